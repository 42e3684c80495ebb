/** A company's newest year, quarter and twelve months as they are compared with others'. */
import { describe, expect, it } from 'vitest'
import { seriesPoint } from '../chart/series.fixture.ts'
import { unknown } from '../statement/operand.ts'
import type { OtherOfPoint } from '../statement/other-series.ts'
import type { Point } from '../statement/point.ts'
import type { ScreenBasis } from './quantities.ts'
import { type SeenSeries, screenedPeriods } from './screened.ts'

const NOTHING: OtherOfPoint = {
  quantities: {} as OtherOfPoint['quantities'], // nothing of them is screened
  ...{ derived: [], operands: { balance_sheet: {}, cash_flow: {} }, failed: [] },
}
const amount = (value: number) => ({ ...unknown(''), value })
/** A made company: figures of income by period, and what other statements add. */
const seen = (annual: Point[], quarterly: Point[] = [], more: Partial<SeenSeries> = {}): SeenSeries => ({
  ...{ annual, quarterly, otherOf: () => NOTHING, flowsOf: () => null },
  ...more,
})
const of = (series: SeenSeries, basis: ScreenBasis) => screenedPeriods(series).find((one) => one.basis === basis)

const YEARS = [
  seriesPoint('2024 FY', {
    total_revenue: 1_000,
    gross_profit: 400,
    operating_income: 150,
    net_income: 100,
    basic_eps: 2,
  }),
  seriesPoint('2025 FY', {
    total_revenue: 1_200,
    gross_profit: 540,
    operating_income: 180,
    net_income: 90,
    basic_eps: 1.5,
  }),
]
const QUARTERS = [
  '2024 Q1',
  '2024 Q2',
  '2024 Q3',
  '2024 Q4',
  '2025 Q1',
  '2025 Q2',
  '2025 Q3',
  '2025 Q4',
  '2026 Q1',
].map((code, i) => seriesPoint(code, { total_revenue: 200 + 10 * i, net_income: 20 + i }))

describe('the newest year', () => {
  it('has its figures, margins and growth over the year before', () => {
    const year = of(seen(YEARS), 'year')
    expect(year).toMatchObject({ period_code: '2025 FY', end_date: '2025-12-31', currency: 'USD', hidden: false })
    expect(year?.values).toMatchObject({ total_revenue: 1_200, gross_profit: 540, net_income: 90, basic_eps: 1.5 })
    expect(year?.values.gross_margin).toBeCloseTo(0.45, 12)
    expect(year?.values.operating_margin).toBeCloseTo(0.15, 12)
    expect(year?.values.net_margin).toBeCloseTo(0.075, 12)
    expect(year?.values.total_revenue_growth).toBeCloseTo(0.2, 12)
    expect(year?.values.net_income_growth).toBeCloseTo(-0.1, 12)
    expect(year?.values.basic_eps_growth).toBeCloseTo(-0.25, 12)
  })

  it.each<[string, Point[]]>([
    ['alone', YEARS.slice(1)],
    ['after a year that is closed', [{ ...(YEARS[0] as Point), hidden: true }, ...YEARS.slice(1)]],
    ['after one in another currency', [{ ...(YEARS[0] as Point), currency: 'EUR' }, ...YEARS.slice(1)]],
    ['two years after the last', [seriesPoint('2023 FY', { total_revenue: 500 }), ...YEARS.slice(1)]],
  ])('has no growth %s', (_, years) => {
    const values = of(seen(years), 'year')?.values ?? {}
    expect(values.total_revenue).toBe(1_200)
    expect(Object.keys(values).filter((name) => name.endsWith('_growth'))).toEqual([])
  })

  it('has no growth over a loss, nothing or a sliver of revenue', () => {
    const after = (net_income: number) =>
      of(seen([{ ...(YEARS[0] as Point), net_income }, ...YEARS.slice(1)]), 'year')?.values.net_income_growth
    expect([after(-5), after(0), after(9)]).toEqual([undefined, undefined, undefined])
    expect(after(10)).toBeCloseTo(8, 12)
  })

  it('leaves out what is not known: nothing is no figure', () => {
    const values = of(seen([seriesPoint('2025 FY', { total_revenue: 0, net_income: -5 })]), 'year')?.values ?? {}
    expect(values).toMatchObject({ total_revenue: 0, net_income: -5 })
    expect(Object.keys(values).toSorted()).toEqual(['net_income', 'total_revenue'])
  })

  it('of a closed period tells its head alone', () => {
    const hidden = { ...(YEARS[1] as Point), hidden: true, from_release: true as const, failed_quality_check: true }
    expect(of(seen([...YEARS.slice(0, 1), hidden]), 'year')).toMatchObject({
      ...{ hidden: true, values: {}, failed_quality_check: false, from_release: false, period_code: '2025 FY' },
    })
  })

  it('is none of a company without years', () => expect(screenedPeriods(seen([]))).toEqual([]))

  it('has what balance sheet and cash flows add', () => {
    const otherOf = (point: Point): OtherOfPoint => ({
      ...NOTHING,
      operands: {
        balance_sheet: { total_assets: amount(point.period_code === '2025 FY' ? 3_000 : 2_000) },
        cash_flow: { operating_cash_flow: amount(150) },
      },
      derived: [
        ...[
          {
            name: 'free_cash_flow',
            label: '',
            unit: 'amount',
            value: 77,
            hidden: false,
            why: null,
            steps: [],
            filings: 1,
          },
        ],
      ] as OtherOfPoint['derived'],
      failed: point.period_code === '2025 FY' ? ['cash_flow'] : [],
    })
    const year = of(seen(YEARS, [], { otherOf }), 'year')
    expect(year?.values).toMatchObject({ total_assets: 3_000, operating_cash_flow: 150, free_cash_flow: 77 })
    expect(year?.values.total_assets_growth).toBeCloseTo(0.5, 12)
    // a failed check of another statement counts for the period
    expect(year?.failed_quality_check).toBe(true)
  })
})

describe('the newest quarter', () => {
  it('grows over the same quarter of the year before, not over the last', () => {
    const quarter = of(seen(YEARS, QUARTERS), 'quarter')
    expect(quarter?.period_code).toBe('2026 Q1')
    // 280 after 240
    expect(quarter?.values.total_revenue_growth).toBeCloseTo(1 / 6, 12)
  })
  it('has no growth where that quarter is missing', () => {
    const quarters = QUARTERS.filter(({ period_code }) => period_code !== '2025 Q1')
    const quarter = of(seen(YEARS, quarters), 'quarter')
    expect(quarter?.values.total_revenue).toBe(280)
    expect(quarter?.values.total_revenue_growth).toBeUndefined()
  })
  it('says whether it is as released', () => {
    const quarters = [...QUARTERS.slice(0, -1), { ...(QUARTERS.at(-1) as Point), from_release: true as const }]
    expect(of(seen(YEARS, quarters), 'quarter')?.from_release).toBe(true)
    expect(of(seen(YEARS, QUARTERS), 'quarter')?.from_release).toBe(false)
  })
})

describe('the last twelve months', () => {
  it('are four quarters together, with growth over the four before', () => {
    const months = of(seen(YEARS, QUARTERS), 'ttm')
    expect(months).toMatchObject({ period_code: '2026 Q1', end_date: '2026-03-31' })
    // 250 + 260 + 270 + 280 after 210 + 220 + 230 + 240
    expect(months?.values.total_revenue).toBe(1_060)
    expect(months?.values.net_income).toBe(25 + 26 + 27 + 28)
    expect(months?.values.total_revenue_growth).toBeCloseTo(160 / 900, 12)
  })
  it('are the newest year where no quarter follows it', () => {
    const months = of(seen(YEARS, QUARTERS.slice(0, -1)), 'ttm')
    expect(months).toMatchObject({ period_code: '2025 FY', values: { total_revenue: 1_200 } })
    expect(of(seen(YEARS), 'ttm')?.period_code).toBe('2025 FY')
  })
  it('are none where a quarter is missing', () => {
    const quarters = QUARTERS.filter(({ period_code }) => period_code !== '2025 Q3')
    expect(of(seen(YEARS, quarters), 'ttm')).toBeUndefined()
  })
  it('are closed where one of the quarters is', () => {
    const quarters = QUARTERS.map((one) => (one.period_code === '2025 Q3' ? { ...one, hidden: true } : one))
    expect(of(seen(YEARS, quarters), 'ttm')).toMatchObject({ hidden: true, values: {} })
  })
  it('failed a check where one of the four did, and not for one before', () => {
    const failing = (code: string) =>
      of(
        seen(
          YEARS,
          QUARTERS.map((one) => ({ ...one, failed_quality_check: one.period_code === code })),
        ),
        'ttm',
      )?.failed_quality_check
    expect([failing('2025 Q2'), failing('2025 Q1'), failing('none')]).toEqual([true, false, false])
  })
})
