import { describe, expect, it } from 'vitest'
import { charAt, stripMarkup } from '../extract/document/decode.ts'
import { decodeEntities, entityCode } from './entities.ts'
import { sourceText } from './source-text.ts'

const WORDS: [string, string][] = [
  ['M&uuml;nchen', 'München'],
  ['&Ouml;sterreich', 'Österreich'],
  ['Espa&ntilde;a', 'España'],
  ['Cr&egrave;me', 'Crème'],
  ['Stra&szlig;e', 'Straße'],
  ['&#156;uvre', 'œuvre'],
  ['&#146;s', '’s'],
  ['&#x2014;', '—'],
  ['A&AMP;B', 'A&B'],
  ['AT&T Corp; a company', 'AT&T Corp; a company'],
]

describe('character references', () => {
  it.each(WORDS)('%s is read alike by everyone', (typed, seen) => {
    expect(decodeEntities(typed)).toBe(seen)
    expect(stripMarkup(typed)).toBe(seen)
    expect(sourceText(typed, 'utf-8')).toBe(seen)
  })

  it('bytes of Windows-1252 are its characters', () => {
    expect(charAt('\x9c', 0)).toEqual({ text: 'œ', length: 1 })
    expect(charAt('\x80', 0)).toEqual({ text: '€', length: 1 })
    expect(sourceText('\x9c', 'windows-1252')).toBe('œ')
  })

  it('blanks and soft hyphens are none of a word', () => {
    expect(stripMarkup('a&nbsp;b&shy;c&#8203;d&emsp;e')).toBe('a bcd e')
  })

  it('what names no character is told', () => {
    expect(['bogus', '#0', '#xD800', '#1114112', '#'].map(entityCode)).toEqual([null, null, null, null, null])
  })
})
