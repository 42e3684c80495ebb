import { describe, expect, it } from 'vitest'
import type { SeriesPoint } from '../api/wire.ts'
import { linesOfCompany, linesOfComparison } from './line.ts'
import type { PeriodView } from './period-axis.ts'
import type { QuantityName } from './quantity.ts'
import { daysAt, noteOf, placeTooltip, readingAt } from './reading.ts'
import { chartScene, type SceneOptions } from './scene.ts'
import { seriesPoint as point, seriesOf } from './series.fixture.ts'
import { DEFAULT_SETTINGS, extrapolationCount, readSettings, writeSettings } from './settings.ts'
import { pointsOutsideFit, trendOf, trendQuality } from './trend.ts'

const OPTIONS: SceneOptions = {
  width: 1000,
  height: 400,
  view: 'annual',
  scale: 'linear',
  trend: 'original',
  trendShown: true,
  extrapolate: 0,
  labels: 'right',
}
const lineOf = (points: SeriesPoint[], name: QuantityName = 'total_revenue', view: PeriodView = 'annual') => {
  const [line] = linesOfCompany(seriesOf(points), [name], view)
  if (!line) throw new Error('no line')
  return line
}
const years = (...values: (number | null)[]) =>
  values.map((total_revenue, i) => point(`${2020 + i} FY`, { total_revenue }))

describe('what kind of figure a point is', () => {
  it.each([
    ['reported', point('2024 FY', { diluted_eps: 2 }), null],
    ['not there', point('2024 FY'), 'not reported'],
    ['hidden', point('2024 FY', { diluted_eps: 2, hidden: true }), 'hidden'],
    ['deduced', point('2024 FY', { diluted_eps: 2, deduced: true }), 'full year less Q1 to Q3'],
    ['EPS of a deduced quarter', point('2024 FY', { deduced: true }), 'never deduced for Q4'],
    ['failed', point('2024 FY', { diluted_eps: 2, failed_quality_check: true }), 'failed a quality check'],
    ['on other shares', point('2024 FY', { diluted_eps: 2, eps_factor: 0.25 }), 'adjusted for splits'],
  ])('%s', (_, at, note) => expect(noteOf(lineOf([at], 'diluted_eps'), 2024)).toBe(note))
  it('tells a flow that is a difference of two years to date, and no balance as one', () => {
    const q4 = point('2024 FY', { deduced: true, cash_flow_deduced: true, free_cash_flow: 5, total_assets: 9 })
    expect(noteOf(lineOf([q4], 'free_cash_flow'), 2024)).toBe('year to date less the one before')
    expect(noteOf(lineOf([q4], 'total_assets'), 2024)).toBeNull()
  })
  it('tells a split of per-share figures alone, and a place without a point', () => {
    expect(noteOf(lineOf([point('2024 FY', { total_revenue: 2, eps_factor: 0.25 })]), 2024)).toBeNull()
    expect(noteOf(lineOf([point('2024 FY', { total_revenue: 2 })]), 2023)).toBe('not reported')
  })
})

describe('the reading at a place', () => {
  const read = (
    points: SeriesPoint[],
    place: number,
    names: QuantityName[] = ['total_revenue'],
    view: PeriodView = 'annual',
  ) => readingAt(chartScene(linesOfCompany(seriesOf(points), names, view), { ...OPTIONS, view }), place, view)

  it('tells the change on the year before', () => {
    expect(read(years(100, 110), 2021).rows).toMatchObject([{ text: '$110.00', change: '+10.0%', note: null }])
    expect(read(years(100, 90), 2021).rows).toMatchObject([{ change: '−10.0%' }])
  })
  it.each([
    ['before the first year', years(100), 2020],
    ['after a loss', years(-100, 50), 2021],
    ['after nothing', years(0, 50), 2021],
    ['of an unknown figure', years(100, null), 2021],
    ['after an unknown figure', years(null, 100), 2021],
  ])('tells no change %s', (_, points, place) => expect(read(points, place).rows[0]?.change).toBeNull())
  it('compares a quarter with the same one of the year before', () => {
    const quarters = [
      point('2023 Q1', { total_revenue: 100 }),
      point('2023 Q4', { total_revenue: 500 }),
      point('2024 Q1', { total_revenue: 120 }),
    ]
    expect(read(quarters, 8096, ['total_revenue'], 'quarterly').rows[0]?.change).toBe('+20.0%')
  })
  it('tells no change of a margin', () => {
    const points = [
      point('2023 FY', { total_revenue: 10, net_income: 1 }),
      point('2024 FY', { total_revenue: 10, net_income: 2 }),
    ]
    expect(read(points, 2024, ['net_margin']).rows).toMatchObject([{ text: '20.0%', change: null }])
  })
  it('names period, length, filing and engine of one company', () => {
    expect(read([point('2024 FY', { total_revenue: 1, start_date: '2024-09-01' })], 2024)).toMatchObject({
      title: '2024 FY',
      period: '4 months',
      accession: '0000000001-24-000000',
      engine: 'tags',
      isProjected: false,
    })
    expect(read([point('2024 FY', { total_revenue: 1, start_date: null })], 2024).period).toBeNull()
    expect(read([point('2024 FY', { start_date: '2024-12-01', total_revenue: 1 })], 2024).period).toBe('1 month')
  })
  it('opens no filing of a hidden period', () => {
    const points = [point('2023 FY', { total_revenue: 1 }), point('2024 FY', { hidden: true })]
    expect(read(points, 2024)).toMatchObject({ accession: null, rows: [{ text: '-', note: 'hidden' }] })
  })
  it('opens no filing and names the calendar where companies differ', () => {
    const companies = ['1', '2'].map((cik, color) => ({
      cik,
      name: cik,
      color,
      series: seriesOf([point('2024 FY', { total_revenue: 1, accession_number: `000000000${cik}-24-000001` })], cik),
    }))
    const lines = linesOfComparison(companies, ['total_revenue'], 'annual', 'fiscal')
    expect(readingAt(chartScene(lines, OPTIONS), 2024, 'annual')).toMatchObject({
      title: '2024',
      period: null,
      accession: null,
    })
  })
  it('tells a projection as one', () => {
    const scene = chartScene([lineOf(years(10, 20, 30))], { ...OPTIONS, trend: 'linear', extrapolate: 1 })
    expect(readingAt(scene, 2023, 'annual')).toMatchObject({
      isProjected: true,
      accession: null,
      rows: [{ text: '$40.00', note: 'projection', change: null }],
    })
  })
  it('tells the days of a period', () => {
    const line = lineOf([point('2025 FY', { total_revenue: 1, start_date: '2024-01-29', end_date: '2025-01-26' })])
    expect([daysAt(line, 2025), daysAt(line, 2024)]).toEqual(['Jan 29, 2024 to Jan 26, 2025', null])
  })
})

describe('the place of a tooltip', () => {
  const scene = chartScene([lineOf(years(10, 20, 30, 40, 50))], OPTIONS)
  const box = { width: 180, height: 80 }
  it.each([2020, 2021, 2022, 2023, 2024])('at %d lies inside and beside the crosshair', (place) => {
    const at = placeTooltip(scene, place, box)
    expect(at.x).toBeGreaterThanOrEqual(0)
    expect(at.x + box.width).toBeLessThanOrEqual(scene.width)
    expect(at.y).toBeGreaterThanOrEqual(scene.plot.top)
    expect(at.y + box.height).toBeLessThanOrEqual(scene.plot.bottom)
    const x = scene.xOf(place)
    expect(at.x > x || at.x + box.width < x).toBe(true)
  })
  it('goes to the left where the right is scrolled out of view', () => {
    const x = scene.xOf(2022)
    expect(placeTooltip(scene, 2022, box, { from: 0, to: x + 60 }).x).toBeLessThan(x)
    expect(placeTooltip(scene, 2022, box, { from: x - 60, to: scene.width }).x).toBeGreaterThan(x)
  })
})

describe('settings in the address', () => {
  const read = (query: string, usual: PeriodView = 'annual') => readSettings(new URLSearchParams(query), usual)
  it.each([
    ['', {}],
    ['q=net_margin,gross_margin', { quantities: ['net_margin', 'gross_margin'] }],
    ['q=net_income,net_margin', { quantities: ['net_income'] }],
    ['q=profit,net_income', { quantities: ['net_income'] }],
    ['q=profit', {}],
    ['view=quarterly', { view: 'quarterly' }],
    ['view=monthly', {}],
    ['scale=log', { scale: 'log' }],
    ['scale=sqrt', {}],
    ['trend=linear&extrapolate=3', { trend: 'linear', extrapolate: true, extrapolateCount: 3 }],
    ['extrapolate=3', { extrapolateCount: 3 }],
    ['trend=spline', {}],
    ['trends=hidden&trend=power', { trendShown: false, trend: 'power' }],
    ['basis=reported', { basis: 'reported' }],
    ['align=calendar', { alignment: 'calendar' }],
    ['table=shown', { table: true }],
    ['as_of=2020-01-01', { asOf: '2020-01-01' }],
    ['as_of=yesterday', {}],
    ['range=all', { range: 'all' }],
    ['range=7', {}],
    ['range=common&index=100', { range: 'common', indexed: true }],
    ['index=50', {}],
  ])('%s', (query, differs) => expect(read(query)).toEqual({ ...DEFAULT_SETTINGS, ...differs }))
  it('takes the usual view of the company', () => {
    expect(read('', 'quarterly').view).toBe('quarterly')
    expect(read('view=annual', 'quarterly').view).toBe('annual')
  })
  it.each([
    'q=net_margin%2Cgross_margin',
    'view=quarterly&scale=log&trend=linear&extrapolate=3&basis=reported&align=calendar&table=shown&as_of=2020-01-01&range=all&index=100',
    'trend=power&trends=hidden',
    '',
  ])('is written as it was read: %s', (query) => {
    const written = Object.entries(writeSettings(read(query))).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    )
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(query)))
  })
  it.each([
    ['7', 7],
    ['7.9', 7],
    [-3, 0],
    [99, 20],
    ['Infinity', 20],
    ['', 5],
    ['many', 5],
    [null, 5],
    [undefined, 5],
  ])('a projection of %s periods is one of %d', (text, count) => expect(extrapolationCount(text)).toBe(count))
})

describe('trends', () => {
  it('follow the curve between two periods, a straight line without samples', () => {
    const line = lineOf(years(10, 20, 30))
    expect(trendOf(line, 'linear', 2)).toMatchObject({
      fitted: [{ place: 2020 }, { place: 2021 }, { place: 2022 }],
      projected: [
        { place: 2023, value: expect.closeTo(40, 8) },
        { place: 2024, value: expect.closeTo(50, 8) },
      ],
    })
    expect(trendOf(line, 'exponential', 0)?.fitted).toHaveLength(17)
  })
  it.each(['original', 'linear', 'power'] as const)('of one figure are none: %s', (type) =>
    expect(trendOf(lineOf(years(10)), type, 1)).toBeNull(),
  )
  it('count what a fit leaves out', () => {
    const lines = [lineOf(years(10, -5, 0, 20, null))]
    expect(pointsOutsideFit(lines, 'linear')).toBe(0)
    expect(pointsOutsideFit(lines, 'exponential')).toBe(2)
    expect(pointsOutsideFit(lines, 'original')).toBe(0)
  })
  it('tell how well they describe a line', () => {
    expect(trendQuality(lineOf(years(10, 20, 30, 40)), 'linear')).toMatchObject({
      rSquared: expect.closeTo(1, 10),
      missedBy: expect.closeTo(0, 10),
    })
    // 10, 20, 30 leads to 40; the year brought 80
    expect(trendQuality(lineOf(years(10, 20, 30, 80)), 'linear')?.missedBy).toBeCloseTo(-0.5, 10)
    expect(trendQuality(lineOf(years(10, 10, 10)), 'linear')?.rSquared).toBeNull()
    expect(trendQuality(lineOf(years(10, 20)), 'linear')?.missedBy).toBeNull()
    expect(trendQuality(lineOf(years(10, 20, 30)), 'original')).toBeNull()
    expect(trendQuality(lineOf(years(-1, -2, -3)), 'power')).toBeNull()
  })
})
