import { describe, expect, it } from 'vitest'
import type { Series, SeriesPoint } from '../api/wire.ts'
import { csvText } from '../format/csv.ts'
import { chartSheet } from './csv.ts'
import { hiddenPeriods, linesOfCompany, linesOfComparison, panelsOf, sharedWindow } from './line.ts'
import { placeTooltip, readingAt } from './reading.ts'
import { chartScene, pathOf, type SceneOptions } from './scene.ts'
import { trendChoices, trendOf } from './trend.ts'

function point(code: string, revenue: number | null, net: number | null, more: Partial<SeriesPoint> = {}): SeriesPoint {
  const year = code.slice(0, 4)
  return {
    period_code: code,
    start_date: `${year}-01-01`,
    end_date: `${year}-12-31`,
    currency: 'USD',
    total_revenue: revenue,
    gross_profit: null,
    operating_income: null,
    net_income: net,
    basic_eps: null,
    diluted_eps: null,
    weighted_avg_shares_basic: null,
    net_margin: null,
    deduced: false,
    hidden: false,
    failed_quality_check: false,
    accession_number: `0000000001-${year.slice(2)}-000001`,
    engine: 'tags',
    eps_factor: 1,
    ...more,
  }
}
const series = (points: SeriesPoint[], cik = '1'): Series => ({
  cik,
  period: 'annual',
  basis: 'current',
  as_of: null,
  points,
  splits: [],
  hidden_count: 0,
})
const OPTIONS: SceneOptions = {
  width: 1240,
  height: 500,
  view: 'annual',
  scale: 'linear',
  trend: 'original',
  trendShown: true,
  extrapolate: 0,
  labels: 'right',
}
const lines = (points: SeriesPoint[]) => linesOfCompany(series(points), ['total_revenue', 'net_income'], 'annual')

describe('chartScene', () => {
  it('breaks a line at a missing period and keeps its place', () => {
    const scene = chartScene(
      lines([point('2019 FY', 10, 1), point('2020 FY', 12, 2), point('2022 FY', 15, 3)]),
      OPTIONS,
    )
    expect(scene.lines[0]?.runs.map((run) => run.length)).toEqual([2, 1])
    expect(scene.xTicks.map((t) => t.text)).toEqual(['2019', '2020', '2021', '2022'])
    expect(scene.xOf(2022) - scene.xOf(2020)).toBeCloseTo(2 * (scene.xOf(2020) - scene.xOf(2019)), 6)
  })
  it('breaks a line at an unknown figure', () => {
    const scene = chartScene(
      lines([point('2019 FY', 10, 1), point('2020 FY', null, 2), point('2021 FY', 15, 3)]),
      OPTIONS,
    )
    expect(scene.lines[0]?.runs.map((run) => run.length)).toEqual([1, 1])
    expect(scene.lines[1]?.runs.map((run) => run.length)).toEqual([3])
  })
  it('leaves losses out of a log scale and counts them', () => {
    const given = lines([point('2019 FY', 10, -1), point('2020 FY', 12, 0), point('2021 FY', 15, 3)])
    const scene = chartScene(given, { ...OPTIONS, scale: 'log' })
    expect(scene.leftOutOfLog).toBe(2)
    expect(scene.lines[1]?.runs.flat().map((p) => p.point.value)).toEqual([3])
  })
  it('gives per-share figures an axis of their own beside money', () => {
    const given = linesOfCompany(
      series([point('2023 FY', 10e9, 1e9, { diluted_eps: 2 })]),
      ['total_revenue', 'diluted_eps'],
      'annual',
    )
    const scene = chartScene(given, OPTIONS)
    expect(scene.rightTitle).toBe('per share')
    expect(scene.left.at(-1)?.text).toBe('$10B')
    expect(scene.right.at(-1)?.text).toBe('$2.00')
  })
  it('projects with hollow points beyond the last report', () => {
    const given = lines([point('2020 FY', 10, 1), point('2021 FY', 20, 1), point('2022 FY', 30, 1)])
    const scene = chartScene(given, { ...OPTIONS, trend: 'linear', extrapolate: 2 })
    expect(scene.lines[0]?.projected.map((p) => Math.round(p.value))).toEqual([40, 50])
    expect(scene.projectedFrom).toBeCloseTo(scene.xOf(2022.5), 6)
    expect(scene.lines[0]?.label?.detail).toBe('linear fit to 2024')
    expect(readingAt(scene, 2024, 'annual')).toMatchObject({ title: '2024', isProjected: true, accession: null })
  })
  it('draws no trend while trends are hidden', () => {
    const given = lines([point('2020 FY', 10, 1), point('2021 FY', 20, 1)])
    expect(
      chartScene(given, { ...OPTIONS, trend: 'linear', trendShown: false, extrapolate: 3 }).projectedFrom,
    ).toBeNull()
  })
  it('gives long end labels a quarter of a wide drawing, and no more than 236 px of a narrow one', () => {
    const given = lines([point('2021 FY', 20, 1), point('2022 FY', 30, 1)]).map((line) => ({
      ...line,
      label: 'Walgreens Boots Alliance revenue',
    }))
    const room = (width: number) => width - chartScene(given, { ...OPTIONS, width }).plot.right
    expect(room(1240)).toBeGreaterThan('Walgreens Boots Alliance revenue $84.28B'.length * 7)
    expect(room(700)).toBeLessThanOrEqual(236)
  })
  it('shows nothing as nothing', () => expect(chartScene(lines([]), OPTIONS).isEmpty).toBe(true))
})

describe('lines', () => {
  it('leaves hidden figures out and counts the periods, not the lines', () => {
    const given = lines([point('2020 FY', null, null, { hidden: true }), point('2021 FY', 20, 1)])
    expect(given[0]?.points[0]?.value).toBeNull()
    expect(hiddenPeriods(given)).toEqual({ closed: 1, revised: 0 })
  })
  it('gives each currency a panel', () => {
    const companies = [
      { cik: '1', name: 'A Inc.', series: series([point('2021 FY', 20, 1)]), color: 0 },
      { cik: '2', name: 'B N.V.', series: series([point('2021 FY', 20, 1, { currency: 'EUR' })], '2'), color: 1 },
    ]
    const given = linesOfComparison(companies, ['total_revenue'], 'annual', 'fiscal')
    expect(panelsOf(given).map((p) => p.currency)).toEqual(['USD', 'EUR'])
    expect(given.map((l) => l.label)).toEqual(['A revenue', 'B revenue'])
  })
  it('begins a comparison where two companies have figures', () => {
    const own = (cik: string, years: number[]) => ({
      cik,
      name: cik,
      series: series(
        years.map((year) => point(`${year} FY`, year, 1)),
        cik,
      ),
      color: 0,
    })
    const both = linesOfComparison(
      [own('1', [1993, 2020, 2021]), own('2', [2020, 2021])],
      ['total_revenue'],
      'annual',
      'fiscal',
    )
    const { lines: kept, left } = sharedWindow(both)
    expect(left).toBe(1)
    expect(kept.map((line) => line.points.map((p) => p.source.period_code))).toEqual([
      ['2020 FY', '2021 FY'],
      ['2020 FY', '2021 FY'],
    ])
    const apart = linesOfComparison([own('1', [1993]), own('2', [2020])], ['total_revenue'], 'annual', 'fiscal')
    expect(sharedWindow(apart).left).toBe(0)
  })
})

describe('trends', () => {
  const given = lines([point('2020 FY', 10, -1), point('2021 FY', 20, -2), point('2023 FY', 40, 3)])
  const firstLine = given[0] as (typeof given)[number] // two quantities make two lines
  it('keeps the place of the missing year', () => {
    const trend = trendOf(firstLine, 'linear', 1)
    expect(trend?.projected[0]).toEqual({ place: 2024, value: expect.closeTo(50, 8) })
  })
  it('refuses a fit only where no line can have it', () => {
    const onlyIncome = given.slice(1)
    expect(trendChoices(onlyIncome, ['linear', 'power'])).toEqual([
      { type: 'linear', disabledBecause: null },
      { type: 'power', disabledBecause: 'A trend needs at least two positive figures' },
    ])
    expect(trendChoices(given, ['power'])[0]?.disabledBecause).toBeNull()
  })
})

describe('the tooltip', () => {
  it('covers no line', () => {
    const scene = chartScene(
      lines([point('2020 FY', 100, 5), point('2021 FY', 110, 6), point('2022 FY', 100, 5)]),
      OPTIONS,
    )
    const box = { width: 200, height: 90 }
    const at = placeTooltip(scene, 2021, box)
    for (const { runs } of scene.lines)
      for (const p of runs.flat())
        expect(p.x > at.x && p.x < at.x + box.width && p.y > at.y && p.y < at.y + box.height).toBe(false)
    expect(at.x + box.width).toBeLessThanOrEqual(scene.width)
  })
  it('names the filing, the length and what kind of figure it is', () => {
    const scene = chartScene(lines([point('2024 Q4', 5, 1, { deduced: true, start_date: '2024-10-01' })]), OPTIONS)
    expect(scene.isEmpty).toBe(true)
    const q = linesOfCompany(
      series([point('2024 Q4', 5e9, 1, { deduced: true, start_date: '2024-10-01' })]),
      ['total_revenue'],
      'quarterly',
    )
    const reading = readingAt(chartScene(q, { ...OPTIONS, view: 'quarterly' }), 2024 * 4 + 3, 'quarterly')
    expect(reading.title).toBe('2024 Q4')
    expect(reading.period).toBe('3 months')
    expect(reading.rows[0]).toMatchObject({ text: '$5.00B', change: null, note: 'full year less Q1 to Q3' })
    expect(reading.accession).toBe('0000000001-24-000001')
  })
})

describe('chartSheet', () => {
  it('writes every digit, empty for unknown, quoted names', () => {
    const csv = csvText(chartSheet(lines([point('2021 FY', 391035000000, null)]), new Map([['1', 'Acme, Inc.']])))
    expect(csv).toBe(
      'company,period,start_date,end_date,currency,total_revenue,net_income,deduced,accession_number\r\n' +
        '"Acme, Inc.",2021 FY,2021-01-01,2021-12-31,USD,391035000000,,no,0000000001-21-000001\r\n',
    )
  })
})

describe('pathOf', () => {
  it('starts with a move', () =>
    expect(
      pathOf([
        { x: 1.04, y: 2 },
        { x: 3, y: 4.56 },
      ]),
    ).toBe('M1 2L3 4.6'))
})
