import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { describe, expect, it, vi } from 'vitest'
import { statementSheet } from './sheet.ts'
import { filterFilings, mainCurrency, sortFilings, withDeduced } from './statement-rows.ts'

/** Only what the table reads. */
function filing(accession: string, date: string, statement: Partial<WireStatement> | null, form = '10-K'): Filing {
  const income_statement = statement && {
    user_has_permission_to_view: true,
    revenue_units_number: 1e6,
    currency: 'USD',
    period_code: '2024 FY',
    version: 1,
    total_revenue: null,
    net_income: null,
    deduced_q4_total_revenue: null,
    deduced_q4_net_income: null,
    ...statement,
  }
  return {
    accession_number: accession,
    filing_date: date,
    form_type: form,
    cik: '1',
    company: { cik: '1', name: 'A', tickers: [] },
    income_statement,
  } as unknown as Filing // the other fields are not read
}
const order = (filings: Filing[]) => filings.map((f) => f.accession_number)

describe('sortFilings', () => {
  const rows = [
    filing('a', '2024-01-01', { total_revenue: 5 }),
    filing('b', '2024-03-01', { total_revenue: null, user_has_permission_to_view: false }),
    filing('c', '2024-02-01', { total_revenue: 3000, revenue_units_number: 1e3 }),
    filing('d', '2024-04-01', { total_revenue: 900, currency: 'EUR' }),
  ]
  it('is newest first by default', () => {
    expect(order(sortFilings(rows, { key: 'filing_date', order: 'desc' }))).toEqual(['d', 'b', 'c', 'a'])
  })
  it('compares whole units within one currency, others after it, hidden ones last', () => {
    expect(mainCurrency(rows)).toBe('USD')
    expect(order(sortFilings(rows, { key: 'total_revenue', order: 'desc' }))).toEqual(['a', 'c', 'd', 'b'])
    expect(order(sortFilings(rows, { key: 'total_revenue', order: 'asc' }))).toEqual(['c', 'a', 'd', 'b'])
  })
})

describe('filterFilings', () => {
  const rows = [
    filing('a', '2024-01-01', { version: 1 }),
    filing('b', '2024-01-02', { version: 3 }),
    filing('c', '2024-01-03', null, '10-Q/A'),
  ]
  const open = { hiddenForms: new Set<never>(), min: null, max: null }
  it('keeps only statements inside a bound', () => {
    expect(order(filterFilings(rows, { ...open, min: 2 }))).toEqual(['b'])
    expect(order(filterFilings(rows, { ...open, max: 2 }))).toEqual(['a'])
  })
  it('does not apply a Max below the Min', () =>
    expect(filterFilings(rows, { ...open, min: 3, max: 1 })).toHaveLength(3))
  it('hides amendments with their base form', () => {
    expect(order(filterFilings(rows, { ...open, hiddenForms: new Set(['10-Q'] as const) }))).toEqual(['a', 'b'])
  })
})

describe('withDeduced', () => {
  it('puts the deduced quarter under its year, in whole units', () => {
    const rows = withDeduced([
      filing('a', '2024-11-01', { deduced_q4_total_revenue: 94930, deduced_q4_net_income: 14736 }),
    ])
    expect(rows[1]).toMatchObject({ kind: 'deduced', code: '2024 Q4', revenue: 94_930_000_000, income: 14_736_000_000 })
  })
  it('adds none where the figures are hidden', () => {
    expect(
      withDeduced([filing('a', '2024-11-01', { deduced_q4_total_revenue: 1, user_has_permission_to_view: false })]),
    ).toHaveLength(1)
  })
})

it('says in files which rows are as released', () => {
  vi.stubGlobal('window', { location: { origin: 'https://topline.example' } })
  const released = filing('0000320193-25-000071', '2025-07-31', { total_revenue: 94_036 }, '8-K')
  const filed = filing('0000320193-25-000073', '2025-08-01', { total_revenue: 94_036 }, '10-Q')
  const [head = [], ...rows] = statementSheet([released, filed].map((one) => ({ kind: 'filing', filing: one })))
  vi.unstubAllGlobals()
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
  expect(column('Basis')).toEqual(['as released, unaudited', 'as filed'])
  expect(column('Filing')).toEqual([
    'https://topline.example/release/0000320193-25-000071',
    'https://topline.example/filing/0000320193-25-000073',
  ])
})
