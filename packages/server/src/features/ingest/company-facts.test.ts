import { describe, expect, it } from 'vitest'
import type { CompanyFact, CompanyFacts } from '../../clients/edgar/edgar.ts'
import { vintagesOfFacts } from './company-facts.ts'

const fact = (val: number, more: Partial<CompanyFact> = {}): CompanyFact => ({
  start: '2018-09-30',
  end: '2019-09-28',
  val,
  accn: '0000320193-19-000119',
  fy: 2019,
  fp: 'FY',
  form: '10-K',
  filed: '2019-10-31',
  ...more,
})
const facts = (concepts: CompanyFacts['concepts']): CompanyFacts => ({ cik: '320193', name: 'Apple Inc.', concepts })

describe('company facts', () => {
  it('make one vintage a period and filing, with the concept of each figure', () => {
    const rows = vintagesOfFacts(
      facts({
        RevenueFromContractWithCustomerExcludingAssessedTax: { USD: [fact(260_174_000_000)] },
        EarningsPerShareDiluted: {
          'USD/shares': [fact(11.89), fact(2.97, { accn: '0000320193-20-000096', filed: '2020-10-30' })],
        },
        WeightedAverageNumberOfDilutedSharesOutstanding: { shares: [fact(4_648_913_000)] },
      }),
    )
    // The filing of 2020 knows neither revenue nor net income here: no vintage.
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      engine: 'company-facts',
      is_own: false,
      accession_number: '0000320193-19-000119',
      total_revenue: 260_174_000_000,
      diluted_eps: 11.89,
      weighted_avg_shares_diluted: 4_648_913_000,
      currency: 'USD',
      period_in_months: 12,
      fiscal_year: null,
    })
    expect(rows[0]?.provenance).toMatchObject({ diluted_eps: { concept: 'us-gaap:EarningsPerShareDiluted' } })
  })

  it('take the best concept where a filing gives two, and leave out other lengths and forms', () => {
    const rows = vintagesOfFacts(
      facts({
        Revenues: {
          USD: [fact(2), fact(9, { start: '2018-12-30' }), fact(8, { form: '8-K', accn: '0000320193-19-000001' })],
        },
        SalesRevenueNet: { USD: [fact(1)] },
      }),
    )
    expect(rows.map((row) => row.total_revenue)).toEqual([2])
  })
})
