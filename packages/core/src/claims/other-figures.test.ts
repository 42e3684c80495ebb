import { expect, it } from 'vitest'
import type { FactBase, OtherFigure } from '../figures-in-words/facts.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const figure = (name: OtherFigure['name'], label: string, now: number, old: number): OtherFigure[] =>
  [now, old].map((value, at) => ({
    ...{ name, label, period: `${2025 - at} FY`, value: value * 1e9, currency: 'USD' },
  }))
const BASE: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('total_assets', 'Total assets', 300, 280),
    ...figure('cash_and_equivalents', 'Cash and cash equivalents', 40, 30),
    ...figure('capital_expenditures', 'Capital expenditures', 8, 10),
    ...figure('operating_cash_flow', 'Operating cash flow', 20, 18),
  ],
}
const verdicts = (text: string) => checkClaims(BASE, text).map((one) => one.verdict)

it.each([
  'Total assets were $300.0 billion.',
  'At year-end Acme held $40.0 billion in cash.',
  'Capital expenditures came to $8.0 billion, down from $10.0 billion a year earlier.',
  'Acme spent $8.0 billion on capital expenditures in 2025.',
  'Operating cash flow: $20.0 billion, versus $18.0 billion.',
  'Its total assets were $280.0 billion in 2024.',
])('verifies a figure of the balance sheet or the cash flows: %s', (text) => {
  const found = verdicts(text)
  expect([...new Set(found)]).toEqual(['holds'])
})

it.each([
  'Total assets were $310.0 billion.',
  'Total assets were €300.0 billion.',
  'Total assets were $300.0 billion in 2024.',
  'Operating cash flow was $20.0 billion, down from $18.0 billion.',
  'Total assets were $90.0 billion.',
])('contradicts what they print otherwise: %s', (text) => {
  expect(verdicts(text)).toContain('wrong')
})

it.each([
  'Restricted cash was $40.0 billion.',
  'Cash in Ireland was $40.0 billion.',
  'Globex had cash of $40.0 billion.',
  'Cash was expected to be $40.0 billion.',
  'Total assets excluding goodwill were $300.0 billion.',
  'Total assets were not $300.0 billion.',
  'Acme paid $40.0 billion of cash.',
  'Cash was $41.0 billion.',
  'Total liabilities were $300.0 billion.',
  'Goodwill was $300.0 billion.',
])('leaves open what is built otherwise or may mean another line: %s', (text) => {
  const found = verdicts(text)
  expect(found.length).toBeGreaterThan(0)
  expect([...new Set(found)]).toEqual(['unresolved'])
})
