import { expect, test } from 'vitest'
import { isPlace, isUnallocated } from '../../filing/places.ts'
import { finestSubset } from '../roles/solve/subset.ts'
import { memberName } from './labels.ts'

const exact = () => 0.5
const values = (set: { value: number }[] | null) => set?.map((one) => one.value) ?? null

test('a parent gives way to its parts (T104)', () => {
  const list = [10, 4, 6, 5].map((value) => ({ value }))
  expect(values(finestSubset(list, 15, exact))).toEqual([4, 6, 5])
})

test('a whole list is taken whole, whatever small parts add up to', () => {
  const list = [9, 4, 5, 2].map((value) => ({ value }))
  expect(values(finestSubset(list, 20, exact))).toEqual([9, 4, 5, 2])
})

test('no subset makes the total: nothing', () => {
  expect(finestSubset([{ value: 3 }, { value: 4 }], 20, exact)).toBeNull()
})

test.each([
  ['Greater China', true],
  ['Europe, Middle East & Africa', true],
  ['Rest of Asia Pacific', true],
  ['Other countries', true],
  ['U.S.', true],
  ['U.S. Retail Coffee', false],
  ['Walmart International', false],
  ['iPhone', false],
])('%s is a place: %s', (name, expected) => {
  expect(isPlace(name)).toBe(expected)
})

test('eliminations and corporate belong to no division (T102)', () => {
  expect(isUnallocated('Corporate and Eliminations')).toBe(true)
  expect(isUnallocated('International Developmental Licensed Markets & Corporate')).toBe(false)
  expect(memberName('aapl:GreaterChinaSegmentMember')).toBe('Greater China')
})
