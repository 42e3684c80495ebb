import { expect, it } from 'vitest'
import { kindOfPlace } from './kinds.ts'

it.each([
  ['CONSOLIDATED STATEMENTS OF CASH FLOWS', 'cash-flow'],
  ["Consolidated Statements of Stockholders' Equity", 'equity'],
  ['Quarterly Results of Operations (Unaudited)', 'quarterly-data'],
  ['Selected Consolidated Financial Data', 'selected-data'],
  ['(14) Industry Segments', 'segment-note'],
  ['Net Income Per Common Share', 'eps-note'],
  ['(8) Income Taxes', 'tax-note'],
] as const)('a table under “%s” is %s', (title, kind) => {
  expect(kindOfPlace(title, '')).toBe(kind)
  expect(kindOfPlace('', '')).toBeNull()
})

it.each([
  ['Net cash provided by operating activities', 'cash-flow'],
  ['Total current assets', 'balance-sheet'],
  ['Tax at the statutory rate', 'tax-note'],
  ['Balance at December 31, 1994', 'equity'],
  ['Dilutive effect of stock options', 'eps-note'],
] as const)('a table without a title that prints “%s” is %s', (label, kind) => {
  expect(kindOfPlace('', label)).toBe(kind)
  expect(kindOfPlace('', 'Total revenue')).toBeNull()
})

it('a title says more than the lines below it', () => {
  expect(kindOfPlace('Selected Financial Data', 'Total current assets')).toBe('selected-data')
})
