/** Figures told one after another, of a month's quarter, within so many years: each beside what it must not be taken for. */
import { describe, expect, it } from 'vitest'
import type { FactBase, FactPeriod } from '../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const told = (base: FactBase, text: string) =>
  checkClaims(base, text).filter(({ kind }) => kind !== 'period' && kind !== 'cause')
const isVerified = (base: FactBase, text: string): boolean => {
  const claims = told(base, text)
  return claims.length > 0 && claims.every(({ verdict }) => verdict === 'holds')
}
const isWrong = (base: FactBase, text: string): boolean => told(base, text).some(({ verdict }) => verdict === 'wrong')

const quarter = (code: string, end_date: string, revenue: number): FactPeriod => ({
  ...{ code, end_date, months: 3, expenses: [], business: [], geographical: [], accession_number: null },
  ...{ provenance: {}, figures: { total_revenue: revenue * 1e9, gross_profit: revenue * 0.5e9 } },
})
const QUARTERS: FactBase = {
  ...{ company: 'Acme Corp', tickers: ['ACME'], currency: 'USD', unit: 1e6, filing_date: '2025-08-01' },
  periods: [quarter('2025 Q3', '2025-06-30', 20), quarter('2024 Q3', '2024-06-30', 18)],
}

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'a way of several steps',
    THREE_YEARS,
    [
      'Acme revenue went from $100.0 billion to $110.0 billion and, in 2025, to $90.0 billion.',
      'Acme revenue went from $100.0 billion to $110.0 billion and then, in fiscal 2025, to $90.0 billion.',
    ],
    [
      'Acme revenue went from $110.0 billion to $100.0 billion and, in 2025, to $90.0 billion.',
      'Acme revenue went from $100.0 billion to $110.0 billion and, in 2024, to $90.0 billion.',
      'Acme revenue went from $100.0 billion to $101.0 billion and, in 2025, to $90.0 billion.',
    ],
  ],
  [
    'the poorest of several years',
    THREE_YEARS,
    ["Acme's net income of $9.0 billion was the poorest of the three years."],
    [
      "Acme's net income of $9.0 billion was the richest of the three years.",
      "Acme's net income of $14.0 billion in 2024 was the poorest of the three years.",
    ],
  ],
  [
    'so much more',
    THREE_YEARS,
    ['In 2024 Acme put on $10.0 billion of revenue.', 'In 2024 Acme piled on ten billion dollars of revenue.'],
    ['In 2024 Acme put on $110.0 billion of revenue.', 'In 2025 Acme piled on ten billion dollars of revenue.'],
  ],
  [
    'what showed up in a year',
    THREE_LOSSES,
    ['A net loss of $6.0 billion showed up in 2024.'],
    ['A net loss of $6.0 billion showed up in 2023.'],
  ],
  [
    'a quarter by its month',
    QUARTERS,
    [
      'Acme revenue rose to $20.0 billion from $18.0 billion in the June quarter of last year.',
      'Acme revenue was $20.0 billion in the June 2025 quarter.',
    ],
    [
      'Acme revenue rose to $18.0 billion from $20.0 billion in the June quarter of last year.',
      'Acme revenue was $20.0 billion in the June quarter of last year.',
      'Acme revenue was $20.0 billion in the March 2025 quarter.',
      'Acme revenue was $20.0 billion in the June 2024 quarter.',
    ],
  ],
  [
    'twice in a row',
    THREE_LOSSES,
    ['Acme revenue fell 18% in 2025.'],
    ['Acme revenue shrank twice in a row.', 'Acme revenue grew twice in a row.'],
  ],
  [
    'a row of years',
    THREE_YEARS,
    ['Acme revenue: $100.0 billion, $110.0 billion, then $90.0 billion.'],
    ['Acme revenue: $100.0 billion, $90.0 billion, then $110.0 billion.'],
  ],
  [
    'how long a move took',
    THREE_LOSSES,
    ['Acme revenue fell 18% within a year.'],
    ['Acme revenue fell 18% within two years.', 'Acme revenue of $90.0 billion was made within two years.'],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('verifies %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('does not verify %s', (text) => expect(isVerified(base, text)).toBe(false))
})

it('calls no row wrong that is of the years one after another', () => {
  expect(isWrong(THREE_YEARS, 'Net income over the years ($12.0 billion, $14.0 billion, $9.0 billion).')).toBe(false)
})

it('takes bucks for dollars alone', () => {
  expect(isVerified(THREE_YEARS, 'Acme revenue was 90.0 billion bucks.')).toBe(true)
  expect(isVerified({ ...THREE_YEARS, currency: 'EUR' }, 'Acme revenue was 90.0 billion bucks.')).toBe(false)
})
