import { expect, it } from 'vitest'
import { detachedIn } from './detached.ts'

it.each([
  ['Net sales came in at $416.2 billion, its results blended.', 'its results blended'],
  ['Net sales came in at $416.2 billion, with the units merged.', 'with the units merged'],
  ['Net sales, prices held, came in at $416.2 billion.', 'prices held'],
  ['Net sales came in at $416.2 billion, the rest left out.', 'the rest left out'],
  ['Net sales came in at $416.2 billion after results were carried over.', 'after results were carried over'],
])('finds what was done to the figure: %s', (text, said) => {
  expect(detachedIn(text, [])).toBe(said)
})

it.each([
  'Net sales came in at $416.2 billion, the company said.',
  'Net sales came in at $416.2 billion, the company said in a filing.',
  'Net sales, at $416.2 billion, rose.',
])('passes over who says so: %s', (text) => {
  expect(detachedIn(text, [])).toBeNull()
})
