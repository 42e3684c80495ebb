/** Small readers of markup: where a tag ends, what it says, what is seen of it. */
import { describe, expect, it } from 'vitest'
import { eachAttribute, isNameByte, stripTags, tagEnd, visible } from './markup.ts'

const end = (text: string, from = 0) => tagEnd(Buffer.from(text, 'latin1'), from)
function attributes(tag: string): [string, string][] {
  const found: [string, string][] = []
  eachAttribute(tag, (name, value) => found.push([name, value]))
  return found
}

describe('the end of a tag', () => {
  it.each([
    ['<td>x', 4],
    ['<td a="b>c">x', 12],
    ["<td a='b>c'>x", 12],
    ['<td a=">" b=">">x', 16],
    ["<td title=it's>x", 15],
    ['<br/>', 5],
  ])('%s', (text, offset) => expect(end(text)).toBe(offset))

  it.each([['<td'], ['<td a="b>c'], ['<td <b>'], ['']])('%s has none', (text) => expect(end(text)).toBe(-1))

  it('is looked for from where the tag begins, and not without limit', () => {
    expect(end('<a><td>', 3)).toBe(7)
    expect(end(`<td ${' '.repeat(70_000)}>`)).toBe(-1)
    expect(end(`<td ${' '.repeat(60_000)}>`)).toBe(60_005)
  })
})

describe('attributes', () => {
  it.each<[string, [string, string][]]>([
    ['<td>', []],
    [
      '<td colspan="2" style="text-align:right">',
      [
        ['colspan', '2'],
        ['style', 'text-align:right'],
      ],
    ],
    ['<TD COLSPAN="2">', [['colspan', '2']]],
    ["<td colspan='2'>", [['colspan', '2']]],
    ['<td colspan=2>', [['colspan', '2']]],
    ['<td colspan = "2" >', [['colspan', '2']]],
    ['<td nowrap colspan="2">', [['colspan', '2']]],
    ['<td a="1" a="2">', [['a', '1']]],
    ["<td a='1' A=2>", [['a', '1']]],
    ['<ix:nonFraction xsi:nil="true"/>', [['xsi:nil', 'true']]],
    [
      '<td a="x > y" b="">',
      [
        ['a', 'x > y'],
        ['b', ''],
      ],
    ],
  ])('%s', (tag, expected) => expect(attributes(tag)).toEqual(expected))

  it('are at most two hundred', () => {
    const many = (quote: string) =>
      `<td ${Array.from({ length: 300 }, (_, i) => `a${i}=${quote}${i}${quote}`).join(' ')}>`
    expect(attributes(many('"'))).toHaveLength(200)
    expect(attributes(many("'"))).toHaveLength(200)
  })

  it('have names of letters, digits and four signs', () => {
    const names = Array.from({ length: 128 }, (_, code) => code).filter(isNameByte)
    expect(String.fromCharCode(...names)).toBe('-.0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
  })
})

describe('what is seen', () => {
  it.each([
    ['<b>Net</b> income', 'Net income'],
    ['Net<br/>income', 'Net income'],
    ['Total&#160;&nbsp;revenues', 'Total revenues'],
    ['Research &amp; development', 'Research & development'],
    ['<!-- <b>x</b> -->Sales', 'Sales'],
    ['income < expenses', 'income < expenses'],
    ['5 <6', '5 <6'],
    ['<?xml version="1"?>Sales<!DOCTYPE x>', 'Sales'],
    ['M&uuml;ller', 'Müller'],
    ['soft&shy;ware', 'soft ware'],
    ['  Sales\n\t of  goods ', 'Sales of goods'],
    ['Sales<b', 'Sales'],
    ['Sales<!-- never ends', 'Sales'],
  ])('of %j is %j', (markup, text) => expect(visible(markup, ' ')).toBe(text))

  it('is joined without a blank where none is asked for', () => {
    expect(visible('1,<b>234</b>')).toBe('1,234')
    expect(stripTags('a<b>c</b>', '|')).toBe('a|c|')
  })

  it('is read in one pass, however many brackets there are', () => {
    const text = `${'<'.repeat(100_000)} a`
    expect(stripTags(text)).toBe(text)
  })
})
