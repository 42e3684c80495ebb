import { describe, expect, it } from 'vitest'
import type { OtherVintage } from './other-columns.ts'
import { cellsOfPoint, type OtherRequest, otherOfPoint } from './other-series.ts'
import type { Point } from './point.ts'

const point = (more: Partial<Point>): Point => ({
  period_code: '2024 FY',
  start_date: '2023-10-01',
  end_date: '2024-09-28',
  currency: 'USD',
  total_revenue: 391_035,
  gross_profit: 180_683,
  operating_income: 123_216,
  net_income: 93_736,
  basic_eps: null,
  diluted_eps: null,
  weighted_avg_shares_basic: null,
  net_margin: null,
  deduced: false,
  hidden: false,
  failed_quality_check: false,
  accession_number: null,
  engine: 'tags',
  eps_factor: 1,
  ...more,
})
const filed = (filing_date: string) => ({
  accession_number: `0000320193-${filing_date.slice(2, 4)}-${filing_date.slice(5).replace('-', '')}00`,
  form_type: '10-K',
  filing_date,
  engine: 'tags',
  currency: 'USD',
  isClosed: false,
})
const sheet = (filing_date: string, end_date: string, figures: OtherVintage['figures']): OtherVintage => ({
  ...filed(filing_date),
  kind: 'balance_sheet',
  start_date: null,
  end_date,
  months: null,
  figures,
})
const flows = (
  filing_date: string,
  start_date: string,
  end_date: string,
  months: number,
  operating_cash_flow: number | null,
  capital_expenditures: number | null = null,
): OtherVintage => ({
  ...filed(filing_date),
  kind: 'cash_flow',
  start_date,
  end_date,
  months,
  figures: { operating_cash_flow, capital_expenditures },
})
const request = (vintages: readonly OtherVintage[], more: Partial<OtherRequest> = {}): OtherRequest => ({
  vintages,
  basis: 'current',
  business: 'other',
  endBefore: null,
  ...more,
})
const quantities = (at: Point, vintages: readonly OtherVintage[], more?: Partial<OtherRequest>) =>
  otherOfPoint(at, request(vintages, more)).quantities

/** 0000320193-24-000123, millions */
const APPLE = [
  flows('2024-11-01', '2023-10-01', '2024-09-28', 12, 118_254, -9_447),
  sheet('2024-11-01', '2023-09-30', { total_assets: 352_583, shareholders_equity: 62_146 }),
  sheet('2024-11-01', '2024-09-28', {
    cash_and_equivalents: 29_943,
    short_term_investments: 35_228,
    receivables: 33_410,
    inventories: 7_286,
    current_assets: 152_987,
    total_assets: 364_980,
    current_liabilities: 176_392,
    short_term_debt: 20_879,
    long_term_debt: 85_750,
    total_liabilities: 308_030,
    shareholders_equity: 56_950,
  }),
]

describe('quantities of a full year', () => {
  it('are what the two statements print, and what follows from them', () => {
    const found = quantities(point({}), APPLE)
    expect(found).toMatchObject({
      operating_cash_flow: 118_254,
      capital_expenditures: -9_447,
      free_cash_flow: 108_807,
      cash_flow_deduced: false,
      cash_and_equivalents: 29_943,
      total_assets: 364_980,
      total_liabilities: 308_030,
      shareholders_equity: 56_950,
      debt: 20_879 + 85_750,
      net_cash: 29_943 + 35_228 - 20_879 - 85_750,
    })
    expect(found.free_cash_flow_margin).toBeCloseTo(0.2783, 4)
    expect(found.current_ratio).toBeCloseTo(0.8673, 4)
    expect(found.debt_to_equity).toBeCloseTo(1.8723, 4)
    expect(found.return_on_average_equity).toBeCloseTo(93_736 / ((56_950 + 62_146) / 2), 6)
    expect(found.return_on_average_assets).toBeCloseTo(93_736 / ((364_980 + 352_583) / 2), 6)
    expect(found.days_receivables).toBeCloseTo((33_410 / 391_035) * 364, 6)
    expect(found.days_inventories).toBeCloseTo((7_286 / 210_352) * 364, 6)
  })

  it('are unknown where a part is: no debt printed, a deficit, a loss, no cost, another currency, a hidden period', () => {
    const bare = [
      sheet('2024-11-01', '2024-09-28', { cash_and_equivalents: 5, shareholders_equity: -1, receivables: 3 }),
    ]
    expect(quantities(point({ net_income: -4, gross_profit: null }), bare)).toMatchObject({
      cash_and_equivalents: 5,
      net_cash: null,
      debt_to_equity: null,
      return_on_average_equity: null,
      cash_conversion: null,
      days_inventories: null,
      free_cash_flow: null,
      free_cash_flow_margin: null,
    })
    for (const other of [point({ currency: 'EUR' }), point({ hidden: true }), point({ end_date: '2022-09-24' })])
      expect(quantities(other, APPLE)).toMatchObject({
        operating_cash_flow: null,
        total_assets: null,
        current_ratio: null,
      })
  })

  it('are those first reported, or those of the newest filing that gives them', () => {
    const restated = [...APPLE, sheet('2025-10-31', '2024-09-28', { total_assets: 365_000, goodwill: null })]
    expect(quantities(point({}), restated, { basis: 'reported' }).total_assets).toBe(364_980)
    const current = quantities(point({}), restated)
    expect([current.total_assets, current.shareholders_equity]).toEqual([365_000, 56_950])
  })
})

describe('cash flows of a quarter', () => {
  const Q = [
    flows('2024-02-02', '2023-10-01', '2023-12-30', 3, 39_895, -2_392),
    flows('2024-05-03', '2023-10-01', '2024-03-30', 6, 62_585, -4_388),
    flows('2024-08-02', '2023-10-01', '2024-06-29', 9, 91_443, -6_539),
    ...APPLE,
  ]
  const quarter = (code: string, start_date: string | null, end_date: string) =>
    quantities(point({ period_code: code, start_date, end_date }), Q, { endBefore: '2024-06-29' })

  it('are printed for the first, and differences of the year to date for the others', () => {
    expect(quarter('2024 Q1', '2023-10-01', '2023-12-30')).toMatchObject({
      operating_cash_flow: 39_895,
      cash_flow_deduced: false,
      return_on_average_equity: null, // a quarter's income is no year's return
    })
    expect(quarter('2024 Q2', '2023-12-31', '2024-03-30')).toMatchObject({
      operating_cash_flow: 62_585 - 39_895,
      capital_expenditures: -4_388 + 2_392,
      cash_flow_deduced: true,
    })
    expect(quarter('2024 Q4', null, '2024-09-28')).toMatchObject({ operating_cash_flow: 118_254 - 91_443 })
  })

  it('are unknown where the year to date before is missing', () => {
    const gap = Q.filter(({ months }) => months !== 6)
    const q3 = point({ period_code: '2024 Q3', start_date: '2024-03-31', end_date: '2024-06-29' })
    expect(quantities(q3, gap)).toMatchObject({ operating_cash_flow: null, cash_flow_deduced: false })
  })

  it('are no difference of two years', () => {
    const strange = [Q[1], flows('2023-02-02', '2022-09-25', '2022-12-31', 3, 34_005)].flatMap((one) => one ?? [])
    const q2 = point({ period_code: '2024 Q2', start_date: '2023-12-31', end_date: '2024-03-30' })
    expect(quantities(q2, strange, { basis: 'reported' }).operating_cash_flow).toBeNull()
  })
})

describe('what a table of the periods needs', () => {
  const place = { label: 'Total current assets', text: '152,987', start: 5, end: 12 }
  const placed = APPLE.map((one) => ({ ...one, placeOf: (name: string) => (name === 'current_assets' ? place : null) }))

  it('is the cell of each figure, and of a deduced flow the two years to date', () => {
    const year = otherOfPoint(point({}), request(placed))
    expect(cellsOfPoint(year, ['balance_sheet']).cells['balance_sheet.current_assets']).toMatchObject({
      value: 152_987,
      period_code: '2024 FY',
      accession_number: '0000320193-24-110100',
      at: '5-12',
    })
    const half = flows('2024-05-03', '2023-10-01', '2024-03-30', 6, 62_585)
    const first = flows('2024-02-02', '2023-10-01', '2023-12-30', 3, 39_895)
    const q2 = point({ period_code: '2024 Q2', start_date: '2023-12-31', end_date: '2024-03-30' })
    const quarter = otherOfPoint(q2, request([first, half]))
    expect(
      cellsOfPoint(quarter, ['cash_flow']).deduced_from['cash_flow.operating_cash_flow']?.map((one) => [
        one.period_code,
        one.value,
      ]),
    ).toEqual([
      ['6 months to Mar 30, 2024', 62_585],
      ['3 months to Dec 30, 2023', 39_895],
    ])
    expect(cellsOfPoint(quarter, ['cash_flow']).cells['cash_flow.operating_cash_flow']).toBeUndefined()
  })

  it('tells a figure that only closed prints know from one that nobody knows', () => {
    const shut = APPLE.map((one) => (one.end_date === '2023-09-30' ? { ...one, isClosed: true } : one))
    const { derived, quantities: seen } = otherOfPoint(point({}), request(shut))
    const of = (name: string) => derived.find((one) => one.name === name)
    expect(seen.return_on_average_equity).toBeNull()
    expect(of('return_on_average_equity')).toMatchObject({ hidden: true, value: null })
    expect(of('free_cash_flow')).toMatchObject({ hidden: false, value: 108_807 })
    expect(of('book_value_per_share')).toMatchObject({ hidden: false, value: null })
    expect(otherOfPoint(point({ hidden: true }), request(APPLE)).derived).toEqual([])
  })

  it('names the statements of which a check failed', () => {
    const failed = APPLE.map((one) => ({ ...one, failed: one.kind === 'cash_flow' }))
    expect(otherOfPoint(point({}), request(failed)).failed).toEqual(['cash_flow'])
  })
})
