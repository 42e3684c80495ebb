/** Whether more lines of revenue stand around what was taken for all of it (accession number with each). */
import { expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { wholeRevenueTests } from './whole-revenue.ts'

/** What is said where lines of the sheet, by their labels, were taken for revenue. */
function said(printed: readonly Printed[], ...taken: string[]): string | undefined {
  const lines = taken.map((label) => printed.findIndex(([own]) => own === label))
  const [test] = wholeRevenueTests(sheetOf(printed), lines)
  return test && (test.passed ? 'passed' : test.rationale)
}

/** Pfizer, release of the second quarter of 2025 (0000078003-25-000136), and without its total. */
const PARTS: Printed[] = [
  ['Product revenues', '11,954', 'Revenues'],
  ['Alliance revenues', '2,273', 'Revenues'],
  ['Royalty revenues', '426', 'Revenues'],
]
const REST: Printed[] = [
  ['Cost of sales', '3,778', 'Costs and expenses'],
  ['Research and development expenses', '2,482', 'Costs and expenses'],
]
const TOTAL: Printed = ['Total revenues', '14,653', 'Revenues']

it('a line of revenue between two that were added is missed', () => {
  expect(said([...PARTS, ...REST], 'Product revenues', 'Royalty revenues')).toBe(
    '“Alliance revenues” follows “Royalty revenues” as revenue too',
  )
  expect(said([...PARTS, ...REST], 'Product revenues', 'Alliance revenues', 'Royalty revenues')).toBe('passed')
})

it('lines between the revenues of two businesses, each over its costs, are parts of theirs', () => {
  const homes: Printed[] = [
    ['Revenues', '14,653'],
    ['Home sales', '12,380'],
    ['Land sales', '273'],
    ['Costs and expenses', '12,000'],
    ['Financial services revenues', '400'],
    ...REST,
  ]
  expect(said(homes, 'Revenues', 'Financial services revenues')).toBe('passed')
})

it('so is one below the line that was taken', () => {
  expect(said([...PARTS, ...REST], 'Product revenues')).toBe(
    '“Alliance revenues” follows “Product revenues” as revenue too',
  )
})

it('parts below what they make are no more revenue, nor is anything beside what is called a total', () => {
  expect(said([['Revenues', '14,653', ''], ...PARTS, ...REST], 'Revenues')).toBe('passed')
  expect(said([...PARTS, TOTAL, ...REST], 'Total revenues')).toBeUndefined()
})

it('costs, and what is taken off or held by the line above, end the list', () => {
  const sales = (...more: Printed[]) => said([['Sales', '900'], ...more, ['Service revenues', '80'], ...REST], 'Sales')
  for (const label of ['Less: promotional allowances', 'Costs of services', 'Revenues of affiliates included above'])
    expect(sales([label, '100'])).toBe('passed')
  expect(sales()).toBe('“Service revenues” follows “Sales” as revenue too')
})

it('a total of fees without the interest below it is not the whole', () => {
  const bank: Printed[] = [
    ['Total noninterest income', '900', ''],
    ['Net interest income', '2,400', ''],
  ]
  expect(said(bank, 'Total noninterest income')).toBe(
    '“Net interest income” follows “Total noninterest income” as revenue too',
  )
})
