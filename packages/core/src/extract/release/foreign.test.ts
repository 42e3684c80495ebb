import { describe, expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'

/**
 * No release of a foreign company is at hand: these are made from ones as filed (0000320193-25-000071,
 * 0001652044-25-000040), their currency, their words and the length of their periods changed as reports on Form 6-K print them.
 */
const filed = () => bytesOf('0000320193-25-000071').toString('latin1')

/** Alphabet's release of a quarter, told as one of a longer period that ends on another day. */
function madeLonger(told: string, ended: string, day: string, short: string): string {
  const words: [RegExp, string][] = [
    [/quarters? ended March 31/gi, `${ended} ${day}`],
    [/three months/gi, ended.replace(/ ended/i, '')],
    [/First Quarter/gi, told],
    [/\bQ1\b/g, short],
    [/March 31/g, day],
    [/quarter/gi, told],
  ]
  return words.reduce(
    (text, [before, now]) => text.replace(before, now),
    bytesOf('0001652044-25-000040').toString('latin1'),
  )
}
const read = (text: string) => {
  const result = extractFiling(Buffer.from(text, 'latin1'), { form_type: '6-K' })
  if (!result.ok) throw new Error(result.error.message)
  return result
}
const QUARTER = { start_date: '2025-03-30', end_date: '2025-06-28', total_revenue: 94_036e6, net_income: 23_434e6 }

describe('a release on Form 6-K, made', () => {
  it.each<[currency: string, sign: string, unit: string]>([
    ['EUR', '&#8364;', 'In millions of euros'],
    ['CNY', 'RMB', 'In millions of RMB'],
  ])('in %s', (currency, sign, unit) => {
    const made = filed().replaceAll('&#36;', sign).replaceAll('$', sign).replaceAll('In millions', unit)
    const { income_statement, form_type, kind, qc } = read(made)
    expect({ form_type, kind }).toEqual({ form_type: '6-K', kind: 'release' })
    expect(income_statement).toMatchObject({ ...QUARTER, currency })
    expect(qc.tests.filter(({ passed }) => !passed)).toEqual([])
  })
  it('in the words of IFRS, unaudited and interim', () => {
    const words: [string, string][] = [
      ['CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS', 'UNAUDITED INTERIM CONDENSED CONSOLIDATED INCOME STATEMENT'],
      ['Net sales', 'Revenue'],
      ['Net income', 'Profit for the period'],
      ['Income before provision for income taxes', 'Profit before tax'],
      ['Provision for income taxes', 'Income tax expense'],
      ['Operating income', 'Operating profit'],
    ]
    const { income_statement, release, qc } = read(
      words.reduce((text, [before, now]) => text.replaceAll(before, now), filed()),
    )
    expect(income_statement).toMatchObject({ ...QUARTER, operating_income: 28_202e6, income_before_taxes: 28_031e6 })
    expect(release?.year_to_date).toMatchObject({ months: 9, total_revenue: 313_695e6 })
    expect(qc.passed).toBe(true)
  })

  it.each<[why: string, text: () => string, name: object]>([
    [
      'half a year has no quarter’s name',
      () => madeLonger('Half-Year', 'Six Months Ended', 'June 30', 'H1'),
      { start_date: '2025-01-01', end_date: '2025-06-30', period_in_months: 6, fiscal_year: 2025, fiscal_period: null },
    ],
    [
      'the second half ends with its year',
      () => madeLonger('Second Half', 'Six Months Ended', 'December 31', 'H2'),
      { start_date: '2025-07-01', end_date: '2025-12-31', period_in_months: 6, fiscal_year: 2025, fiscal_period: null },
    ],
    [
      'a year that no quarter stands beside',
      () => madeLonger('Full-Year', 'Year Ended', 'December 31', 'FY'),
      {
        start_date: '2025-01-01',
        end_date: '2025-12-31',
        period_in_months: 12,
        fiscal_year: 2025,
        fiscal_period: 'FY',
      },
    ],
  ])('%s', (_, text, name) => {
    const { income_statement, release, cash_flow, qc } = read(text())
    expect(income_statement).toMatchObject({
      ...name,
      total_revenue: 90_234e6,
      net_income: 34_540e6,
      diluted_eps: 2.81,
    })
    expect(release?.prior_year).toMatchObject({ total_revenue: 80_539e6, net_income: 23_662e6 })
    expect(release?.year_to_date).toBeNull()
    expect(cash_flow).toMatchObject({ end_date: income_statement.end_date, months: income_statement.period_in_months })
    expect(qc.tests.filter(({ passed }) => !passed)).toEqual([])
  })
  it('a half that is called a quarter fails its checks', () => {
    const called = madeLonger('Half-Year', 'Six Months Ended', 'June 30', 'H1').replace(/Half-Year|\bH1\b/g, 'Q1')
    expect(read(called).qc.passed).toBe(false)
  })
})
