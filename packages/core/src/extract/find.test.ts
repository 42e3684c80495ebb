import { expect, test } from 'vitest'
import { firstOf, occurrences } from './find.ts'

const bytes = Buffer.from('Net sales of 1,234,567 and 4,567; net sales 91,234,567. Net sales')

test('finds each place of a text as a plain search does', () => {
  const all = bytes.toString('latin1')
  for (const text of ['Net sales', 'sales', 'e', 'et', '1,234,567', '4,567', '. Net', 'nothing']) {
    const plain: number[] = []
    for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, at + text.length)) plain.push(at)
    expect(occurrences(bytes, text), text).toEqual(plain)
    expect(firstOf(bytes, text), text).toBe(all.indexOf(text))
  }
})

test('goes on after a step and ends after the most that are wanted', () => {
  expect(occurrences(bytes, 'et sales', 1)).toEqual([1, 35, 57])
  expect(occurrences(bytes, 'et sales', 40)).toEqual([1, 57])
  expect(occurrences(bytes, 'et sales', 1, 2)).toEqual([1, 35])
  expect(occurrences(Buffer.from('aaaaaaa'), 'aaaa', 1)).toEqual([0, 1, 2, 3])
})

test('an empty text stands nowhere', () => {
  expect(occurrences(bytes, '')).toEqual([])
})
