import { describe, expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'

/**
 * No release of a foreign company is at hand: these are made from one as filed (0000320193-25-000071), its currency and
 * its words changed as a report on Form 6-K prints them.
 */
const filed = () => bytesOf('0000320193-25-000071').toString('latin1')
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
})
