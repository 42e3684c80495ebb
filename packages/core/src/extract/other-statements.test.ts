import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../statement/other-statements.ts'
import { extractFiling } from './extract.ts'

function sample(path: string): { bytes: Buffer; read: FullExtraction } {
  const bytes = gunzipSync(readFileSync(new URL(`../../../../samples/filings/${path}`, import.meta.url)))
  const read = extractFiling(bytes, {})
  if (!read.ok) throw new Error(read.error.message)
  return { bytes, read }
}

const M = 1_000_000

describe('a tagged annual report (0000012927-24-000010)', () => {
  const { bytes, read } = sample('0000012927-24-000010/ba-20231231.htm.gz')

  it('gives the balance sheet, computed totals among it', () => {
    expect(read.balance_sheet).toMatchObject({
      as_of: '2023-12-31',
      currency: 'USD',
      cash_and_equivalents: 12_691 * M,
      short_term_investments: 3_274 * M,
      inventories: 79_741 * M,
      current_assets: 109_275 * M,
      property_net: 10_661 * M,
      goodwill: 8_093 * M,
      intangibles: 2_094 * M,
      total_assets: 137_012 * M,
      current_liabilities: 95_827 * M,
      short_term_debt: 5_204 * M,
      long_term_debt: 47_103 * M,
      total_liabilities: 154_240 * M,
      temporary_equity: null,
      shareholders_equity: -17_233 * M,
      noncontrolling_interests: 5 * M,
      total_equity: -17_228 * M,
    })
    expect(read.balance_sheet?.qc.passed).toBe(true)
    expect(read.balance_sheet?.prior_periods.map((one) => [one.as_of, one.total_assets])).toEqual([
      ['2022-12-31', 137_100 * M],
    ])
  })

  it('gives the cash flows up to the cash that closes the sum, not the last line of the page', () => {
    expect(read.cash_flow).toMatchObject({
      start_date: '2023-01-01',
      end_date: '2023-12-31',
      months: 12,
      net_income: -2_242 * M,
      depreciation_amortization: 1_861 * M,
      operating_cash_flow: 5_960 * M,
      capital_expenditures: -1_527 * M,
      acquisitions: -70 * M,
      investing_cash_flow: -2_437 * M,
      dividends_paid: null,
      financing_cash_flow: -5_487 * M,
      exchange_rate_effect: 30 * M,
      net_change_in_cash: -1_934 * M,
      cash_at_start: 14_647 * M,
      cash_at_end: 12_713 * M,
    })
    expect(read.cash_flow?.qc.passed).toBe(true)
  })

  it('keeps the place of each figure and all lines as printed', () => {
    const place = read.balance_sheet?.provenance.total_assets
    if (place === undefined || 'computed' in place || place.start === null || place.end === null)
      throw new Error('none')
    expect(bytes.toString('latin1', place.start, place.end)).toBe('137,012')
    expect(read.balance_sheet?.provenance.short_term_investments).toMatchObject({ text: '3,274' })
    const lines = read.cash_flow?.lines.map(({ label }) => label) ?? []
    expect(lines).toContain('Inventories')
    expect(read.absent).toEqual({})
  })
})

it('reads the year to date of a quarterly report as it is printed (0000200406-25-000178)', () => {
  const { read } = sample('0000200406-25-000178/jnj-20250629.htm.gz')
  expect(read.income_statement.period_in_months).toBe(3)
  expect(read.cash_flow).toMatchObject({
    start_date: '2024-12-30',
    end_date: '2025-06-29',
    months: 6,
    net_income: 16_536 * M,
    operating_cash_flow: 8_052 * M,
    acquisitions: -14_458 * M,
    net_change_in_cash: -5_528 * M,
  })
  expect(read.balance_sheet).toMatchObject({
    as_of: '2025-06-29',
    long_term_debt: 39_235 * M,
    shareholders_equity: 78_473 * M,
  })
})

it('reads the year to date of a quarterly report, not the last twelve months beside it (0001018724-23-000012)', () => {
  const { read } = sample('0001018724-23-000012/amzn-20230630.htm.gz')
  expect(read.cash_flow).toMatchObject({
    start_date: '2023-01-01',
    end_date: '2023-06-30',
    months: 6,
    operating_cash_flow: 21_264 * M,
    qc: { passed: true },
  })
})
