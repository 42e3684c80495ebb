import { expect, test } from 'vitest'
import { sum } from '../shown.ts'
import { decimalText, scaled } from './number.ts'

test.each([
  ['1,234.5', 'ixt:num-dot-decimal', '1234.5'],
  ['1.234,5', 'ixt:num-comma-decimal', '1234.5'],
  ['1.234,5', 'ixt:numdotcomma', '1234.5'],
  ['—', 'ixt:fixed-zero', '0'],
  ['no', 'ixt-sec:numwordsen', '0'],
  ['three', 'ixt-sec:numwordsen', '3'],
  ['.19', '', '.19'],
  ['4127', '', '4127'],
  ['see note 4', '', null],
])('reads %s under %s as %s', (text, format, expected) => {
  expect(decimalText(text, format)).toBe(expected)
})

test('scales without binary residue (T26: 8,224.1 million)', () => {
  expect(scaled('8224.1', 6)).toBe(8_224_100_000)
  expect(sum([0.1, 0.2])).toBe(0.3)
})
