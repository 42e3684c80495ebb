import { describe, expect, it } from 'vitest'
import { charAt, decodeInto, type Placed, stripMarkup } from './decode.ts'

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const decoded = (raw: string, base = 0): Placed => {
  const into: Placed = { text: '', at: [], to: [] }
  decodeInto(into, raw, 0, raw.length, base)
  return into
}

describe('one character', () => {
  it.each<[string, string, number]>([
    ['&amp;x', '&', 5],
    ['&nbsp;x', ' ', 6],
    ['&#160;x', ' ', 6],
    ['&#8212;', '—', 7],
    ['&#x2014;', '—', 8],
    ['&mdash;', '—', 7],
    ['&Ouml;sterreich', 'Ö', 6],
    ['&ouml;', 'ö', 6],
    ['&#156;', 'œ', 6],
    ['&#8203;', '', 7],
    ['&#173;', '', 6],
    ['&#8194;', ' ', 7],
    ['& Co', '&', 1],
    ['&unheardof;', '&', 1],
    ['&#99999999;', '', 11],
    ['a', 'a', 1],
    [latin1('é'), 'é', 2],
    [latin1('€'), '€', 3],
    [latin1('—'), '—', 3],
    // Windows-1252, as most filings of the 2000s are.
    ['\x92s', '’', 1],
    ['\x97', '—', 1],
    ['\xe9tat', 'é', 1],
  ])('%j', (raw, text, length) => expect(charAt(raw, 0)).toEqual({ text, length }))
})

describe('text with its places', () => {
  it('makes one blank of many, and none at the beginning', () => {
    expect(decoded('  Net \n\t sales&nbsp;&nbsp; 1').text).toBe('Net sales 1')
  })

  it('keeps for each character the bytes it was printed in', () => {
    const { text, at, to } = decoded('A&amp;B&#8212;1', 50)
    expect(text).toBe('A&B—1')
    expect(at).toEqual([50, 51, 56, 57, 64])
    expect(to).toEqual([51, 56, 57, 64, 65])
  })

  it('gives both halves of a character beyond the first plane its bytes', () => {
    const { text, at, to } = decoded('&#128512;')
    expect(text).toBe('😀')
    expect([at, to]).toEqual([
      [0, 0],
      [9, 9],
    ])
  })
})

describe('words of markup', () => {
  it.each<[string, string]>([
    ['<b>Net</b> sales', 'Net sales'],
    ['<p>One</p><p>Two</p>', '\nOne\n\nTwo\n'],
    ['a<br>b<BR/>c', 'a\nb\nc'],
    ['<tr><td>1</td><td>2</td></tr>', '\n 1  2 \n'],
    ['Revenue&nbsp;&amp; other', 'Revenue & other'],
    ['<span style="a>b">x', 'b">x'],
    ['cut <', 'cut '],
    ['<pre>', ''],
  ])('%s', (raw, text) => expect(stripMarkup(raw)).toBe(text))
})
