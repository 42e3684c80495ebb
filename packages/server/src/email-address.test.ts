import { expect, it } from 'vitest'
import { readAddress } from './email-address.ts'

it('folds the letters a to z and nothing else', () => {
  expect(readAddress(' Kate@Example.COM ')).toBe('kate@example.com')
  expect(readAddress('JOSÉ@example.com')).toBe('josÉ@example.com')
})

it.each([
  ['the Kelvin sign', '\u212Aate@example.com'],
  ['İ', 'k\u0130te@example.com'],
  ['the dotless ı, whose capital is I', 'k\u0131te@example.com'],
  ['the long s', 'bo\u017Fs@example.com'],
  ['full-width letters', '\uFF4Bate@example.com'],
  ['a ligature', 'o\uFB03ce@example.com'],
  ['a full-width @ beside a plain one', 'kate@example\uFF20.com'],
])('takes no address with %s, which folds into another', (_name, text) => {
  expect(readAddress(text)).toBeNull()
})

it('takes no text that is no address', () => {
  for (const text of ['', 'kate', '@', 'kate@', 'a b@example.com', 'a@b@c'])
    expect([text, readAddress(text)]).toEqual([text, null])
})
