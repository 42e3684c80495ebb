/** Sentences proven by their values, and those in which one thing is another's. */
import { expect, it } from 'vitest'
import type { FactBase, OtherFigure } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { figure } from '../others/amounts.fixture.ts'
import { allHold } from '../verified.fixture.ts'

/** A quarter whose flows are told since the fiscal year began, beside the sheet of the day before. */
const flow = (name: OtherFigure['name'], label: string, now: number, old: number): OtherFigure[] =>
  [now, old].map((value, at) => ({
    ...{ name, label, period: `${2025 - at} nine months`, end_date: `${2025 - at}-06-30`, months: 9 },
    ...{ value: value * 1e9, currency: 'USD' },
  }))
const sheet = (name: OtherFigure['name'], label: string, now: number, opening: number): OtherFigure[] =>
  [
    { period: '2025 Q3', end_date: '2025-06-30', value: now },
    { period: '2024 FY', end_date: '2024-09-30', value: opening },
  ].map(({ period, end_date, value }) => ({
    name,
    label,
    period,
    end_date,
    months: null,
    value: value * 1e9,
    currency: 'USD',
  }))
const quarter = (code: string, end_date: string, revenue: number, income: number): FactBase['periods'][0] => ({
  ...{
    code,
    end_date,
    months: 3,
    expenses: [],
    business: [],
    geographical: [],
    accession_number: null,
    provenance: {},
  },
  figures: { total_revenue: revenue * 1e9, net_income: income * 1e9 },
})
const QUARTER: FactBase = {
  ...{ company: 'Acme Corp', tickers: ['ACME'], currency: 'USD', unit: 1e6, filing_date: '2025-08-01' },
  periods: [quarter('2025 Q3', '2025-06-30', 20, 3), quarter('2024 Q3', '2024-06-30', 18, 2)],
  others: [
    ...flow('operating_cash_flow', 'Operating cash flow', -1.4, 4.1),
    ...flow('share_repurchases', 'Share repurchases', 9.8, 8),
    ...flow('dividends_paid', 'Dividends paid', 8.6, 8.1),
    ...sheet('inventories', 'Inventory', 15, 10),
    ...sheet('cash_and_equivalents', 'Cash and cash equivalents', 14.4, 23),
  ],
}
const YEAR: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('capital_expenditures', 'Capital expenditures', 6, 4),
    ...figure('operating_cash_flow', 'Operating cash flow', 8, 7),
  ],
}

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text)

it.each([
  'In the first nine months Acme spent $9.8 billion on buybacks, more than the $8.0 billion of a year before.',
  'Over the nine months, dividends and buybacks together came to $18.4 billion.',
  'Inventories have risen by half since year-end, to $15.0 billion.',
  'Inventories stood at $15.0 billion, up from $10.0 billion at the end of fiscal 2024.',
  'In the nine months operating cash flow was minus $1.4 billion, after $4.1 billion a year earlier.',
])('proves what a quarter tells since its year began: %s', (text) => expect(isVerified(QUARTER, text)).toBe(true))

it.each([
  'In the quarter Acme spent $9.8 billion on buybacks.',
  'In the first nine months Acme spent $9.8 billion on dividends.',
  'In the first nine months Acme spent $8.0 billion on buybacks, less than the $9.8 billion of a year before.',
  'Over the nine months, dividends and buybacks together came to $17.4 billion.',
  'Inventories have fallen by half since year-end, to $15.0 billion.',
  'Inventories stood at $15.0 billion, up from $10.0 billion a year earlier.',
  'In the nine months operating cash flow was $1.4 billion, after $4.1 billion a year earlier.',
])('leaves other spans, figures, signs and sums unproven: %s', (text) => expect(isVerified(QUARTER, text)).toBe(false))

it.each(['Capital expenditures of $6.0 billion took 75% of operating cash flow.'])(
  'proves shares of any figure that is named: %s',
  (text) => expect(isVerified(YEAR, text)).toBe(true),
)
it.each([
  'Capital expenditures of $6.0 billion took 75% of revenue.',
  'Operating cash flow of $6.0 billion took 75% of capital expenditures.',
])('proves none of another whole: %s', (text) => expect(isVerified(YEAR, text)).toBe(false))

it.each([
  'Acme had inventories of $10.0 billion.',
  'Acme had $23.0 billion in cash, $8.6 billion less than at the end of fiscal 2024.',
])('takes nothing that a company "had" for what it had before: %s', (text) =>
  expect(isVerified(QUARTER, text)).toBe(false),
)

const SHEETS: FactBase = {
  ...QUARTER,
  periods: [
    { ...quarter('2025 Q3', '2025-06-30', 20, 3), figures: { income_before_taxes: 4e9, income_tax_expense: 1e9 } },
    { ...quarter('2024 Q3', '2024-06-30', 18, 2), figures: { income_before_taxes: 3e9, income_tax_expense: 0.5e9 } },
  ],
  others: [
    ...sheet('inventories', 'Inventory', 15, 10),
    ...sheet('cash_and_equivalents', 'Cash and cash equivalents', 14.4, 23),
    ...sheet('total_debt', 'Debt', 40, 30),
    ...flow('share_repurchases', 'Share repurchases', 9.8, 8),
  ],
}
it.each([
  'Cash shrank from $23.0 billion in September 2024 to $14.4 billion in June 2025.',
  'Inventories were $15.0 billion at the end of June, versus $10.0 billion in September 2024.',
  'Acme owed $40.0 billion at the end of June, up from $30.0 billion in September 2024.',
  'Acme had inventories of $15.0 billion and debt of $40.0 billion, against $10.0 billion and $30.0 billion at the end of fiscal 2024.',
  'Inventories of $15.0 billion were up, while cash dropped to $14.4 billion.',
  'Pretax profit rose 33% to $4.0 billion, but the tax on it doubled to $1.0 billion.',
])('tells sheets by their months, debts by owing, pairs in their order: %s', (text) =>
  expect(isVerified(SHEETS, text)).toBe(true),
)
it.each([
  'Cash shrank from $14.4 billion in September 2024 to $23.0 billion in June 2025.',
  'Cash was $14.4 billion in March 2025.',
  'Inventories were $10.0 billion in June 2025.',
  'Buybacks were $9.8 billion in June 2025.',
  'Acme owed $4.0 billion.',
  'Acme owed $1.0 billion of debt.',
  'Acme had inventories of $15.0 billion and debt of $40.0 billion, against $30.0 billion and $10.0 billion at the end of fiscal 2024.',
  'Acme had inventories of $15.0 billion and cash of $14.4 billion, up from $10.0 billion and $23.0 billion.',
  'Inventories of $15.0 billion were down, while cash dropped to $14.4 billion.',
  'Pretax profit rose 33% to $4.0 billion, but the tax on it doubled to $4.0 billion.',
])('takes none of another day, in another order, or gone the other way: %s', (text) =>
  expect(isVerified(SHEETS, text)).toBe(false),
)
