import { describe, expect, test } from 'vitest'
import type { Extraction } from '../statement/statement.ts'
import { extractFiling } from './extract.ts'
import { bytesOf } from './traps/filing.fixture.ts'

function read(accession: string): { result: Extraction; bytes: Buffer } {
  const bytes = bytesOf(accession)
  const result = extractFiling(bytes, {})
  if (!result.ok) throw new Error(result.error.message)
  return { result, bytes }
}

describe('real filings', () => {
  test('Apple 10-K 2024, statement of operations p. 29 and notes 2, 13 (T1, T24)', () => {
    const { result, bytes } = read('0000320193-24-000123')
    expect(result.income_statement).toMatchObject({
      total_revenue: 391_035_000_000,
      cost_of_revenue: 210_352_000_000,
      gross_profit: 180_683_000_000,
      operating_income: 123_216_000_000,
      other_income_expense_net: 269_000_000,
      income_before_taxes: 123_485_000_000,
      income_tax_expense: 29_749_000_000,
      net_income: 93_736_000_000,
      basic_eps: 6.11,
      diluted_eps: 6.08,
      weighted_avg_shares_basic: 15_343_783_000,
      weighted_avg_shares_diluted: 15_408_095_000,
      currency: 'USD',
      start_date: '2023-10-01',
      end_date: '2024-09-28',
      period_in_months: 12,
      fiscal_year: 2024,
      fiscal_period: 'FY',
      revenue_units: 'millions',
    })
    expect(result.income_statement.operating_expenses.map((one) => [one.name, one.amount])).toEqual([
      ['Research and development', 31_370_000_000],
      ['Selling, general and administrative', 26_097_000_000],
    ])
    expect(result.income_statement.business_segments?.divisions.map((one) => [one.label, one.revenue])).toEqual([
      ['iPhone', 201_183_000_000],
      ['Mac', 29_984_000_000],
      ['iPad', 26_694_000_000],
      ['Wearables, Home and Accessories', 37_005_000_000],
      ['Services', 96_169_000_000],
    ])
    expect(result.income_statement.geographical_segments?.divisions.map((one) => one.label)).toContain('Greater China')
    expect(result.prior_periods.map((one) => [one.fiscal_year, one.total_revenue])).toEqual([
      [2023, 383_285_000_000],
      [2022, 394_328_000_000],
    ])
    const before = result.prior_periods[0]
    expect(before?.operating_expenses?.map((one) => [one.name, one.amount])).toEqual([
      ['Research and development', 29_915_000_000],
      ['Selling, general and administrative', 24_932_000_000],
    ])
    expect(before?.business_segments?.divisions.map((one) => [one.label, one.revenue])).toEqual([
      ['iPhone', 200_583_000_000],
      ['Mac', 29_357_000_000],
      ['iPad', 28_300_000_000],
      ['Wearables, Home and Accessories', 39_845_000_000],
      ['Services', 85_200_000_000],
    ])
    expect(result.qc.passed).toBe(true)
    const place = result.provenance.total_revenue
    if (place === undefined || 'computed' in place || place.start === null || place.end === null)
      throw new Error('no cell')
    expect(bytes.toString('latin1', place.start, place.end)).toBe('391,035')
  })

  test('Boeing 10-Q June 2023: three months, not six (T11), an unlabelled gross profit (T35), a tax benefit (T66)', () => {
    const { result } = read('0000012927-23-000048')
    expect(result.income_statement).toMatchObject({
      start_date: '2023-04-01',
      total_revenue: 19_751_000_000,
      cost_of_revenue: 17_812_000_000,
      gross_profit: 1_939_000_000,
      income_tax_expense: -251_000_000,
      net_income: -149_000_000,
    })
  })

  test('a quarter with the net income of the year to date, whose heads slid over the columns, does not pass', () => {
    const bytes = bytesOf('0000912057-00-023442')
    const failed = (document: Buffer) => {
      const result = extractFiling(document, {})
      if (!result.ok) throw new Error(result.error.message)
      const tests = result.qc.tests.filter(({ passed, necessary }) => necessary && !passed)
      return [result.income_statement.net_income, tests.map(({ name }) => name)]
    }
    expect(failed(bytes)).toEqual([233_000_000, []])
    // As fuzzing left it: what is no entity stands before the heads of a line, and they lead nowhere.
    const slid = bytes.toString('latin1').replace(/(?= {25}Three Months Ended)/, '&#xFFFFFFFF;&#;&nosuch;&amp')
    expect(failed(Buffer.from(slid, 'latin1'))).toEqual([416_000_000, ['net_income_is_not_of_the_year_to_date']])
  })

  test('a document without a statement says so and gives no figures (T164)', () => {
    const result = extractFiling(bytesOf('0000080661-24-000007'), {})
    expect(result).toMatchObject({ ok: false, error: { code: 'no-income-statement' }, cik: '80661' })
  })
})
