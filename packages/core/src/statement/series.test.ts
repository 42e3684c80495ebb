import { describe, expect, it } from 'vitest'
import { priceEarnings } from './pe.ts'
import type { PeriodState } from './series.ts'
import { companySeries } from './series.ts'
import { findSplits } from './share-basis.ts'
import type { Figures } from './statement.ts'
import { trailingTwelveMonths } from './trailing.ts'
import { vintageOf } from './vintage.fixture.ts'
import type { PeriodVintages, Vintage } from './vintages.ts'
import { groupByPeriod, restatements } from './vintages.ts'

/** [filed, accession, end, months, figures]: amounts in millions here, for reading. */
function vintage(
  filing_date: string,
  accession_number: string,
  end_date: string,
  period_in_months: number,
  figures: Partial<Figures>,
  more: Partial<Vintage> = {},
): Vintage {
  return vintageOf({ filing_date, accession_number, end_date, period_in_months, figures, ...more })
}

const open = (): PeriodState => ({ hidden: false, failed_quality_check: false })
const k19 = '0000320193-19-000119'
const k20 = '0000320193-20-000096'

/** Apple's fiscal 2018 to 2020 as its 10-Ks of 2019 and 2020 gave them; a 4-for-1 split lies between. */
const apple: Vintage[] = [
  vintage(
    '2019-10-31',
    k19,
    '2019-09-28',
    12,
    {
      total_revenue: 260_174e6,
      net_income: 55_256e6,
      basic_eps: 11.97,
      diluted_eps: 11.89,
      weighted_avg_shares_diluted: 4_648_913e3,
    },
    { is_own: true, fiscal_year: 2019, fiscal_period: 'FY' },
  ),
  vintage('2019-10-31', k19, '2018-09-29', 12, {
    total_revenue: 265_595e6,
    net_income: 59_531e6,
    diluted_eps: 11.91,
    weighted_avg_shares_diluted: 5_000_109e3,
  }),
  vintage('2019-10-31', k19, '2017-09-30', 12, {
    total_revenue: 229_234e6,
    net_income: 48_351e6,
    diluted_eps: 9.21,
    weighted_avg_shares_diluted: 5_251_692e3,
  }),
  vintage(
    '2020-10-30',
    k20,
    '2020-09-26',
    12,
    { total_revenue: 274_515e6, net_income: 57_411e6, diluted_eps: 3.28, weighted_avg_shares_diluted: 17_528_214e3 },
    { is_own: true, fiscal_year: 2020, fiscal_period: 'FY' },
  ),
  vintage('2020-10-30', k20, '2019-09-28', 12, {
    total_revenue: 260_174e6,
    net_income: 55_256e6,
    diluted_eps: 2.97,
    weighted_avg_shares_diluted: 18_595_651e3,
  }),
]

const annual = { period: 'annual', basis: 'current', as_of: null } as const
const find = (points: { period_code: string }[], code: string) => points.findIndex((p) => p.period_code === code)

describe('share basis', () => {
  it('finds a 4-for-1 split from two vintages of one year', () => {
    const splits = findSplits(groupByPeriod(apple, '09-29'))
    expect(splits).toHaveLength(1)
    expect(splits[0]).toMatchObject({ factor: 4, from: '2020-10-30', after: '2019-10-31' })
  })
  it('gives Apple FY2019 diluted EPS 11.89 as first reported and 2.97 on the share basis of today', () => {
    const reported = companySeries(apple, null, open, { ...annual, basis: 'reported' })
    const current = companySeries(apple, null, open, annual)
    expect(reported.points[find(reported.points, '2019 FY')]).toMatchObject({ diluted_eps: 11.89, eps_factor: 1 })
    expect(current.points[find(current.points, '2019 FY')]).toMatchObject({ diluted_eps: 2.97, eps_factor: 1 })
    // Fiscal 2018 was never reported again: 11.91 ÷ 4; the basic figure of 2019 neither.
    expect(current.points[find(current.points, '2018 FY')]).toMatchObject({ diluted_eps: 2.9775, eps_factor: 0.25 })
    expect(current.points[find(current.points, '2019 FY')]?.basic_eps).toBe(2.9925)
  })
  it('knows no split before it was reported', () => {
    const then = companySeries(apple, null, open, { ...annual, as_of: '2020-01-01' })
    expect(then.splits).toEqual([])
    expect(then.points.map((p) => [p.period_code, p.diluted_eps])).toEqual([
      ['2017 FY', 9.21],
      ['2018 FY', 11.91],
      ['2019 FY', 11.89],
    ])
  })
  it('gives no EPS on the basis of today across a gap in which a split would go unseen', () => {
    const old = vintage('1997-12-05', 'old', '1997-09-26', 12, {
      net_income: -1_045e6,
      diluted_eps: -8.29,
      weighted_avg_shares_diluted: 126_062e3,
    })
    const across = companySeries([old, ...apple], null, open, annual)
    expect(across.points[0]).toMatchObject({ period_code: '1997 FY', net_income: -1_045e6, diluted_eps: null })
    expect(across.points.at(-2)).toMatchObject({ period_code: '2019 FY', diluted_eps: 2.97 })
    const reported = companySeries([old, ...apple], null, open, { ...annual, basis: 'reported' })
    expect(reported.points[0]?.diluted_eps).toBe(-8.29)
    // Share counts that hardly differ bridge a gap.
    const steady = vintage('2017-11-03', 's', '2016-09-24', 12, {
      diluted_eps: 8.31,
      weighted_avg_shares_diluted: 5_100_000e3,
    })
    expect(companySeries([steady, ...apple], null, open, annual).points[0]?.diluted_eps).toBe(2.0775)
  })
  it('takes a restated profit for no split', () => {
    const restated = [
      vintage('2020-02-01', 'a', '2019-12-31', 12, { net_income: 100e6, diluted_eps: 2 }),
      vintage('2021-02-01', 'b', '2019-12-31', 12, { net_income: 50e6, diluted_eps: 1 }),
    ]
    expect(findSplits(groupByPeriod(restated, null))).toEqual([])
    expect(restatements(groupByPeriod(restated, null))).toMatchObject([
      { period_code: '2019 FY', field: 'net_income', old_value: 100e6, new_value: 50e6, new_accession_number: 'b' },
    ])
  })
  it('lists a restatement however small, unless the rounding of a coarser print explains it', () => {
    const reported = (filed: string, accession: string, text: string, unit: number) => {
      const net_income = Number(text.replaceAll(',', '')) * unit
      const place = { label: 'Net income', text, start: 1, end: 2 }
      return { ...vintage(filed, accession, '2019-12-31', 12, { net_income }), provenance: { net_income: place } }
    }
    const found = (...all: ReturnType<typeof reported>[]) =>
      restatements(groupByPeriod(all, null)).map(({ old_value, new_value }) => [old_value, new_value])
    const first = reported('2020-02-01', 'a', '93,736', 1e6)
    expect(found(first, reported('2021-02-01', 'b', '93,737', 1e6))).toEqual([[93_736e6, 93_737e6]])
    expect(found(first, reported('2021-02-01', 'b', '93,736', 1e6))).toEqual([])
    expect(found(first, reported('2021-02-01', 'b', '93,736,412', 1e3))).toEqual([])
    expect(found(reported('2020-02-01', 'a', '5,432', 1e3), reported('2021-02-01', 'b', '5', 1e6))).toEqual([])
    expect(found(reported('2020-02-01', 'a', '5,432', 1e3), reported('2021-02-01', 'b', '7', 1e6))).toEqual([
      [5_432e3, 7e6],
    ])
  })
  it('takes a reverse split, and not the rounding of a tiny EPS', () => {
    const reverse = [
      vintage('2020-02-01', 'a', '2019-12-31', 12, {
        net_income: -8e6,
        diluted_eps: -0.08,
        weighted_avg_shares_diluted: 100e6,
      }),
      vintage('2021-02-01', 'b', '2019-12-31', 12, {
        net_income: -8e6,
        diluted_eps: -0.8,
        weighted_avg_shares_diluted: 10e6,
      }),
    ]
    expect(findSplits(groupByPeriod(reverse, null))).toMatchObject([{ factor: 0.1 }])
    const tiny = [
      vintage('2020-02-01', 'a', '2019-12-31', 12, { net_income: 1e6, diluted_eps: 0.02 }),
      vintage('2021-02-01', 'b', '2019-12-31', 12, { net_income: 1e6, diluted_eps: 0.01 }),
    ]
    expect(findSplits(groupByPeriod(tiny, null))).toEqual([])
  })
})

describe('periods', () => {
  it('are named after the filer, comparatives and company facts after the same rule', () => {
    // A retailer whose fiscal 2023 ends in February 2024.
    const retailer = [
      vintage(
        '2024-03-20',
        'a',
        '2024-02-03',
        12,
        { total_revenue: 10 },
        { is_own: true, fiscal_year: 2023, fiscal_period: 'FY' },
      ),
      vintage('2024-03-20', 'a', '2023-01-28', 12, { total_revenue: 9 }),
      vintage('2023-12-01', 'c', '2023-10-28', 3, { total_revenue: 2 }, { engine: 'company-facts' }),
    ]
    expect(groupByPeriod(retailer, '02-01').map((p) => p.code)).toEqual(['2022 FY', '2023 Q3', '2023 FY'])
  })
  it('prefer what was read from a filing to company facts of the same accession', () => {
    const twice = [
      vintage('2024-02-01', 'a', '2023-12-31', 12, { total_revenue: 1 }, { engine: 'company-facts' }),
      vintage('2024-02-01', 'a', '2023-12-31', 12, { total_revenue: 2 }, { is_own: true }),
    ]
    expect(companySeries(twice, null, open, annual).points[0]).toMatchObject({ total_revenue: 2, engine: 'tags' })
  })
})

const quarter = (n: number, revenue: number, net: number, filed: string, more: Partial<Vintage> = {}) =>
  vintage(
    filed,
    `q${n}`,
    ['', '2023-03-31', '2023-06-30', '2023-09-30'][n] ?? '',
    3,
    { total_revenue: revenue, net_income: net },
    { is_own: true, fiscal_year: 2023, fiscal_period: `Q${n}`, ...more },
  )
const year2023 = [
  quarter(1, 20, 1, '2023-05-01'),
  quarter(2, 22, 2, '2023-08-01'),
  quarter(3, 24, 3, '2023-11-01'),
  vintage(
    '2024-02-15',
    'k',
    '2023-12-31',
    12,
    { total_revenue: 100, net_income: 10 },
    { is_own: true, fiscal_year: 2023, fiscal_period: 'FY' },
  ),
]
const quarterly = { period: 'quarterly', basis: 'current', as_of: null } as const

describe('deduced Q4', () => {
  it('is the full year less three quarters, marked, without EPS', () => {
    const { points } = companySeries(year2023, null, open, quarterly)
    expect(points.at(-1)).toMatchObject({
      period_code: '2023 Q4',
      total_revenue: 34,
      net_income: 4,
      deduced: true,
      diluted_eps: null,
      net_margin: 4 / 34,
    })
  })
  it('is missing without one of the quarters', () => {
    const { points } = companySeries(year2023.slice(1), null, open, quarterly)
    expect(points.map((p) => p.period_code)).toEqual(['2023 Q2', '2023 Q3'])
  })
  it('is hidden where one of the four is hidden', () => {
    const hidesQ2 = (p: PeriodVintages) => ({ hidden: p.code === '2023 Q2', failed_quality_check: false })
    const { points, hidden_count } = companySeries(year2023, null, hidesQ2, quarterly)
    expect(hidden_count).toBe(2)
    expect(points.at(-1)).toMatchObject({ period_code: '2023 Q4', hidden: true, total_revenue: null, net_margin: null })
    expect(points[1]).toMatchObject({ period_code: '2023 Q2', hidden: true, total_revenue: null })
  })
  it('goes back to what was first reported when only the year was restated since', () => {
    const restated = [...year2023, vintage('2025-02-15', 'k2', '2023-12-31', 12, { total_revenue: 90, net_income: 10 })]
    const { points } = companySeries(restated, null, open, quarterly)
    expect(points.at(-1)).toMatchObject({ total_revenue: 34, net_income: 4 })
    expect(companySeries(restated, null, open, annual).points[0]?.total_revenue).toBe(90)
  })
})

it('sums the last four quarters, and nothing over a gap', () => {
  const { points } = companySeries(year2023, null, open, quarterly)
  expect(trailingTwelveMonths(points)).toMatchObject({ total_revenue: 100, net_income: 10, hidden: false })
  expect(trailingTwelveMonths(points.slice(1))).toBeNull()
})

describe('the last twelve months with their cells', () => {
  const quarter = (filed: string, end: string, figures: Partial<Figures>, period: string): Vintage =>
    vintage(filed, `${end}-q`, end, 3, figures, {
      is_own: true,
      fiscal_year: Number(period.slice(0, 4)),
      fiscal_period: period.slice(5),
    })
  const of = (n: number): Partial<Figures> => ({
    total_revenue: 10 * n,
    cost_of_revenue: 6 * n,
    gross_profit: 4 * n,
    operating_income: 2 * n,
    income_tax_expense: n,
    net_income: n,
    diluted_eps: 0.1 * n,
  })
  const known = [
    quarter('2024-05-01', '2024-03-31', of(1), '2024 Q1'),
    quarter('2024-08-01', '2024-06-30', of(2), '2024 Q2'),
    quarter('2024-11-01', '2024-09-30', of(3), '2024 Q3'),
    vintage('2025-02-15', 'year', '2024-12-31', 12, of(10), { is_own: true, fiscal_year: 2024, fiscal_period: 'FY' }),
    quarter('2025-05-01', '2025-03-31', of(5), '2025 Q1'),
  ]
  const figuresOf = (vintages: readonly Vintage[]) =>
    companySeries(vintages, null, open, { ...quarterly, period: 'annual' }, true).trailing?.figures ?? {}

  it('are the year and the quarter since, less the same quarter of that year', () => {
    const found = figuresOf(known)
    expect(found.total_revenue?.value).toBe(140)
    expect(found.total_revenue?.parts.map(({ sign, cell }) => [sign, cell.period_code, cell.value])).toEqual([
      [1, '2025 Q1', 50],
      [1, '2024 FY', 100],
      [-1, '2024 Q1', 10],
    ])
    expect(Object.entries(found).map(([name, { value }]) => [name, value])).toEqual([
      ['total_revenue', 140],
      ['cost_of_revenue', 84],
      ['gross_profit', 56],
      ['operating_income', 28],
      ['income_tax_expense', 14],
      ['net_income', 14],
    ])
  })
  it('leave out a line that one quarter lacks, and gross profit that does not add up', () => {
    const without = known.map((v, i) => (i === 4 ? { ...v, figures: { ...of(5), operating_income: null } } : v))
    expect(Object.keys(figuresOf(without))).not.toContain('operating_income')
    const moved = known.map((v, i) => (i === 4 ? { ...v, figures: { ...of(5), cost_of_revenue: 31 } } : v))
    expect(Object.keys(figuresOf(moved))).toEqual([
      'total_revenue',
      'operating_income',
      'income_tax_expense',
      'net_income',
    ])
  })
  it('are not there for a viewer from whom one quarter is hidden', () => {
    const hides = (p: PeriodVintages) => ({ hidden: p.code === '2025 Q1', failed_quality_check: false })
    const { trailing } = companySeries(known, null, hides, { ...quarterly, period: 'annual' }, true)
    expect(trailing).toMatchObject({ hidden: true })
    expect(trailing?.figures).toBeUndefined()
  })
})

it('shows P/E only for a profit, in one currency, with a price not older than the filing', () => {
  const annualFact = {
    form_type: '10-K',
    filing_date: '2024-11-01',
    end_date: '2024-09-28',
    currency: 'USD',
    diluted_eps: 6.08,
    basic_eps: 6.11,
    eps_factor: 1,
  }
  const price = { price: 228, currency: 'USD', day: '2025-01-10' }
  expect(priceEarnings(price, annualFact).pe).toBe(37.5)
  expect(priceEarnings({ ...price, day: '2025-08-10' }, annualFact).pe_note).toBe('based on 10-K filed 2024-11-01')
  const older = { pe: null, pe_note: 'price is older than the 10-K filed 2024-11-01' }
  expect(priceEarnings({ ...price, day: '2024-10-01' }, annualFact)).toEqual(older)
  const loss = { pe: null, pe_note: 'a loss in the newest 10-K' }
  expect(priceEarnings(price, { ...annualFact, diluted_eps: -1 })).toEqual(loss)
  expect(priceEarnings(price, { ...annualFact, form_type: '20-F' }).pe).toBeNull()
  expect(priceEarnings({ ...price, currency: 'EUR' }, annualFact).pe).toBeNull()
})
