import { expect, test } from 'vitest'
import { tableTags } from './document/table-ranges.ts'
import { firstOf, occurrences, occurrencesOfAll } from './find.ts'

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

test('begins at a byte, and does not search on for more than are wanted', () => {
  expect(firstOf(bytes, 'et sales', 1)).toBe(1)
  expect(firstOf(bytes, 'et sales', 2)).toBe(35)
  expect(firstOf(bytes, 'et sales', 58)).toBe(-1)
  let searches = 0
  const counted = {
    length: bytes.length,
    toString: (_encoding: 'latin1' | 'utf8', start: number, end: number) => bytes.toString('latin1', start, end),
    indexOf: (text: string, from?: number) => {
      searches += 1
      return bytes.indexOf(text, from)
    },
  }
  expect(occurrences(counted, 'et sales', 1, 2)).toEqual([1, 35])
  expect(searches).toBe(2)
})

test('an empty text stands nowhere', () => {
  expect(occurrences(bytes, '')).toEqual([])
})

test('finds a text behind tens of thousands of its parts', () => {
  const parts = 'gment '.repeat(30_000)
  expect(occurrences(Buffer.from(`${parts}segment ${parts}segment`), 'segment')).toEqual([180_000, 360_008])
})

test('finds the tables of a document that is made of the end of their name', () => {
  const ends = 'ble '.repeat(250_000)
  const tags = tableTags(Buffer.from(`<table>${ends}</table><TABLE>`))
  expect(tags).toEqual([
    { at: 0, open: true },
    { at: 1_000_007, open: false },
    { at: 1_000_015, open: true },
  ])
})

test('finds the places of several texts as one search each does', () => {
  const texts = ['Net sales', 'sales', '1,234,567', '4,567', '567', '7', 'et', 'nothing', '']
  for (const most of [1, 2, 100])
    expect([...occurrencesOfAll(bytes, texts, most)]).toEqual(
      texts.map((text) => [text, occurrences(bytes, text, text.length, most)]),
    )
  expect(occurrencesOfAll(Buffer.from('aaaaaaa'), ['aa', 'aaa']).get('aaa')).toEqual([0, 3])
})

test('looks no further for a text that has places enough', () => {
  const full = Buffer.from(`${'0'.repeat(2_000_000)}1,234`)
  expect([...occurrencesOfAll(full, ['00', '1,234'], 40)].map(([, places]) => places.at(-1))).toEqual([78, 2_000_000])
})
