/** Shares of a year's total, levels of a year and marks that are passed: each beside what it must not be taken for. */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../figures-in-words/facts.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'
import { figure } from './others/amounts.fixture.ts'

const YEAR: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('capital_expenditures', 'Capital expenditures', 6, 4),
    ...figure('operating_cash_flow', 'Operating cash flow', 8, 7),
    ...figure('total_debt', 'Total debt', 49, 53),
  ],
}
const [now, ...before] = THREE_YEARS.periods
const HONG_KONG: FactBase = {
  ...THREE_YEARS,
  periods: [{ ...now, geographical: [place('China (including Hong Kong)', 40), place('Japan', 50)] }, ...before],
}
function place(label: string, revenue: number) {
  return {
    ...{ label, description: null, revenue: revenue * 1e9 },
    ...{ cost_of_revenue: null, operating_expenses: null, operating_income: null },
  }
}

const told = (base: FactBase, text: string) =>
  checkClaims(base, text).filter(({ kind }) => kind !== 'period' && kind !== 'cause')
const isVerified = (base: FactBase, text: string): boolean => {
  const claims = told(base, text)
  return claims.length > 0 && claims.every(({ verdict }) => verdict === 'holds')
}

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    "a share of a year's total",
    THREE_YEARS,
    ["Pumps made up 55.6% of Acme's fiscal 2025 revenue.", 'Pumps contributed 55.6% to revenue in 2025.'],
    [
      "Pumps made up 56.5% of Acme's fiscal 2025 revenue.",
      "Pumps made up 55.6% of Acme's fiscal 2024 revenue.",
      'Pumps contributed 55.6% to revenue in 2024.',
      'Pumps contributed 55.6% to net income in 2025.',
    ],
  ],
  [
    'the level of a year',
    THREE_YEARS,
    ['Acme revenue stands 10% below its fiscal 2023 level.'],
    [
      'Acme revenue stands 10% above its fiscal 2023 level.',
      'Acme revenue stands 18% below its fiscal 2023 level.',
      'Acme revenue stands 10% below its fiscal 2024 level.',
    ],
  ],
  [
    'what sped ahead',
    YEAR,
    ['Capital expenditures surged ahead by 50%.'],
    ['Capital expenditures surged ahead by 5%.', 'Revenue surged ahead by 18%.'],
  ],
  [
    'a mark that is passed',
    YEAR,
    ['Total debt slipped below the $50 billion line.'],
    ['Total debt slipped below the $40 billion line.', 'Total debt climbed above the $50 billion line.'],
  ],
  [
    'first one, then the other',
    YEAR,
    ['Capital expenditures were up by a half ($4.0 billion, then $6.0 billion).'],
    ['Capital expenditures were up by a half ($6.0 billion, then $4.0 billion).'],
  ],
  [
    'what operations supplied',
    YEAR,
    ['Operations supplied $8.0 billion in 2025.'],
    ['Operations drained $8.0 billion in 2025.', 'Operations supplied $7.0 billion in 2025.'],
  ],
  [
    'a part by both its names',
    HONG_KONG,
    ['China with Hong Kong brought in $40.0 billion.'],
    ['China without Hong Kong brought in $40.0 billion.', 'Hong Kong brought in $40.0 billion.'],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('verifies %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('does not verify %s', (text) => expect(isVerified(base, text)).toBe(false))
})

it('calls a wrong share of a named year wrong', () => {
  const claims = told(THREE_YEARS, "Pumps made up 65.6% of Acme's fiscal 2025 revenue.")
  expect(claims.map(({ verdict }) => verdict)).toEqual(['wrong'])
})
