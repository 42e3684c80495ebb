import { describe, expect, it } from 'vitest'
import type { SeriesPoint } from '../api/wire.ts'
import { compareColor, dashOf, markerOf } from './color.ts'
import { chartSheet } from './csv.ts'
import { hiddenPeriods, linesOfCompany, linesOfComparison, panelsOf, sharedWindow } from './line.ts'
import { labelledPlaces, placeLabel, placeOf, placeOfCode, placeOfDates } from './period-axis.ts'
import { isQuantityName, needsOthers, QUANTITIES, quantityOf, valueAt } from './quantity.ts'
import { seriesPoint as point, seriesOf } from './series.fixture.ts'

const points = (...all: SeriesPoint[]) => seriesOf(all)
const places = (line: { points: readonly { place: number; value: number | null }[] } | undefined) =>
  line?.points.map(({ place, value }) => [place, value])

describe('the value of a quantity', () => {
  const full = point('2024 FY', {
    total_revenue: 200,
    gross_profit: 80,
    operating_income: 50,
    net_income: -10,
    basic_eps: 2,
    diluted_eps: 1.9,
    net_margin: 99,
  })
  it.each([
    ['total_revenue', 200],
    ['gross_profit', 80],
    ['operating_income', 50],
    ['net_income', -10],
    ['basic_eps', 2],
    ['diluted_eps', 1.9],
    ['gross_margin', 0.4],
    ['operating_margin', 0.25],
    // from the two figures, not from what came with the point
    ['net_margin', -0.05],
  ] as const)('%s is %s', (name, value) => expect(valueAt(full, name)).toBe(value))
  it('is a margin only of known and positive revenue', () => {
    for (const total_revenue of [0, -5, null]) expect(valueAt({ ...full, total_revenue }, 'net_margin')).toBeNull()
    expect(valueAt({ ...full, gross_profit: null }, 'gross_margin')).toBeNull()
  })
  it('is what the other two statements say, where they were asked for', () => {
    const more = { ...full, free_cash_flow: 60, current_ratio: 1.2, total_assets: 900 }
    const names = ['free_cash_flow', 'current_ratio', 'total_assets', 'net_cash'] as const
    expect(names.map((name) => valueAt(more, name))).toEqual([60, 1.2, 900, null])
    expect([needsOthers(['total_revenue', 'net_margin']), needsOthers(['total_revenue', 'net_cash'])]).toEqual([
      false,
      true,
    ])
  })
  it('is nothing where the point is hidden', () => {
    for (const { name } of QUANTITIES) expect(valueAt({ ...full, hidden: true }, name)).toBeNull()
  })
  it('has a name, or none', () => {
    for (const { name } of QUANTITIES) expect([isQuantityName(name), quantityOf(name).name]).toEqual([true, name])
    expect(isQuantityName('revenue')).toBe(false)
    expect(() => quantityOf('revenue' as never)).toThrow('No quantity is called revenue')
  })
})

describe('places on the axis', () => {
  it.each([
    ['2024 FY', 'annual', 2024],
    ['2024', 'annual', 2024],
    ['2024 Q1', 'annual', null],
    ['2024 Q1', 'quarterly', 8096],
    ['2024 Q4', 'quarterly', 8099],
    ['2024 FY', 'quarterly', null],
    ['2024', 'quarterly', null],
    ['FY', 'annual', null],
  ] as const)('of the code %s, %s', (code, view, place) => expect(placeOfCode(code, null, view)).toBe(place))
  it.each([
    // NVIDIA's fiscal 2025 runs to January 26, 2025: most of it lies in 2024
    ['2024-01-29', '2025-01-26', 'annual', 2024],
    ['2023-07-01', '2024-06-30', 'annual', 2023],
    ['2023-07-03', '2024-07-02', 'annual', 2024],
    [null, '2024-12-31', 'annual', 2024],
    ['2024-10-28', '2025-01-26', 'quarterly', 8099],
    [null, '2024-03-31', 'quarterly', 8096],
  ] as const)('of the days %s to %s, %s', (start, end, view, place) =>
    expect(placeOfDates(start, end, view)).toBe(place),
  )
  it('follow the company or the calendar', () => {
    const nvidia = point('2025 FY', { start_date: '2024-01-29', end_date: '2025-01-26' })
    expect([placeOf(nvidia, 'annual', 'fiscal'), placeOf(nvidia, 'annual', 'calendar')]).toEqual([2025, 2024])
  })
  it('are written as years and quarters', () => {
    expect([placeLabel(2024, 'annual'), placeLabel(8096, 'quarterly'), placeLabel(8099, 'quarterly')]).toEqual([
      '2024',
      '2024 Q1',
      '2024 Q4',
    ])
  })
  it.each([
    [5, 400, 80, [4, 3, 2, 1, 0]],
    [5, 400, 120, [4, 2, 0]],
    [6, 400, 120, [5, 3, 1]],
    [1, 400, 80, [0]],
    [0, 400, 80, []],
  ])('%d of them over %d px with %d px each are labelled from the newest', (count, width, room, labelled) =>
    expect([...labelledPlaces(count, width, room)]).toEqual(labelled),
  )
})

describe('lines of a company', () => {
  it('have a point for each period of the view', () => {
    const series = points(point('2023 FY', { total_revenue: 10 }), point('2024 Q1', { total_revenue: 3 }))
    expect(places(linesOfCompany(series, ['total_revenue'], 'annual')[0])).toEqual([[2023, 10]])
    expect(places(linesOfCompany(series, ['total_revenue'], 'quarterly')[0])).toEqual([[8096, 3]])
  })
  it('go by place, whatever the order of the points', () => {
    const series = points(point('2024 FY', { total_revenue: 2 }), point('2022 FY', { total_revenue: 1 }))
    expect(places(linesOfCompany(series, ['total_revenue'], 'annual')[0])).toEqual([
      [2022, 1],
      [2024, 2],
    ])
  })
  it('take the period that ends later where two have one place', () => {
    const changed = [
      point('2024 FY', { total_revenue: 1, end_date: '2024-06-30' }),
      point('2024 FY', { total_revenue: 2, end_date: '2024-12-31' }),
    ]
    for (const order of [changed, changed.toReversed()])
      expect(places(linesOfCompany(seriesOf(order), ['total_revenue'], 'annual')[0])).toEqual([[2024, 2]])
  })
  it('are one for each currency and quantity', () => {
    const series = points(point('2023 FY', { currency: 'DEM' }), point('2024 FY', { currency: 'EUR' }))
    expect(linesOfCompany(series, ['total_revenue', 'net_income'], 'annual').map((line) => line.id)).toEqual([
      '1-total_revenue-DEM',
      '1-net_income-DEM',
      '1-total_revenue-EUR',
      '1-net_income-EUR',
    ])
  })
})

describe('lines of a comparison', () => {
  const company = (cik: string, name: string, years: Record<string, number | null>, currency = 'USD') => ({
    cik,
    name,
    color: Number(cik),
    series: seriesOf(
      Object.entries(years).map(([year, total_revenue]) => point(`${year} FY`, { total_revenue, currency })),
      cik,
    ),
  })
  const compare = (...companies: ReturnType<typeof company>[]) =>
    linesOfComparison(companies, ['total_revenue'], 'annual', 'fiscal')

  it('are told apart by colour, marker and dashes', () => {
    const lines = linesOfComparison(
      [company('1', 'Apple Inc.', { 2024: 1 })],
      ['total_revenue', 'diluted_eps', 'net_income'],
      'annual',
      'fiscal',
    )
    expect(lines.map(({ label, marker, dash }) => [label, marker, dash])).toEqual([
      ['Apple revenue', 'circle', null],
      ['Apple diluted EPS', 'square', null],
      ['Apple net income', 'triangle', '10 3'],
    ])
    expect(new Set(lines.map((line) => line.color.light)).size).toBe(3)
  })
  it('never repeat a marker with its dashes among five quantities', () => {
    const looks = [0, 1, 2, 3, 4].map((index) => `${markerOf(index)} ${dashOf(index)}`)
    expect(new Set(looks).size).toBe(5)
  })
  it('give ten companies ten colours in either scheme', () => {
    const colors = Array.from({ length: 10 }, (_, i) => compareColor(i, 0))
    for (const key of ['light', 'dark'] as const) expect(new Set(colors.map((color) => color[key])).size).toBe(10)
    expect(compareColor(10, 0)).toEqual(compareColor(0, 0))
  })
  it.each<[string, Record<string, number | null>[], number, number]>([
    [
      'two companies begin together',
      [
        { 2020: 1, 2021: 1 },
        { 2020: 1, 2021: 1 },
      ],
      0,
      2020,
    ],
    ['one begins much earlier', [{ 1993: 1, 2020: 1 }, { 2020: 1 }], 1, 2020],
    [
      'an unknown figure is no beginning',
      [
        { 2019: 1, 2020: 1 },
        { 2019: null, 2020: 1 },
      ],
      1,
      2020,
    ],
    ['half of four are enough', [{ 2018: 1 }, { 2018: 1, 2020: 1 }, { 2020: 1 }, { 2020: 1 }], 0, 2018],
    ['they share no year', [{ 1993: 1 }, { 2020: 1 }], 0, 1993],
  ])('%s', (_, years, left, from) => {
    const cut = sharedWindow(compare(...years.map((own, i) => company(String(i + 1), `C${i}`, own))))
    expect(cut.left).toBe(left)
    expect(Math.min(...cut.lines.flatMap((line) => line.points.map((p) => p.place)))).toBe(from)
  })
  it('stand in one panel a currency, the fuller one first; margins in one for all', () => {
    const mixed = [
      company('1', 'A', { 2024: 1 }, 'EUR'),
      company('2', 'B', { 2024: 1 }),
      company('3', 'C', { 2024: 1 }),
    ]
    expect(panelsOf(compare(...mixed)).map(({ currency, lines }) => [currency, lines.length])).toEqual([
      ['USD', 2],
      ['EUR', 1],
    ])
    const margins = linesOfComparison(mixed, ['net_margin'], 'annual', 'fiscal')
    expect(panelsOf(margins).map(({ currency, lines }) => [currency, lines.length])).toEqual([[null, 3]])
    expect(panelsOf([])).toEqual([])
  })
})

describe('what is hidden', () => {
  it('is counted by company and period, once for all quantities', () => {
    const series = points(
      point('2022 FY', { hidden: true }),
      point('2023 FY', { hidden: true, under_revision: true }),
      point('2024 FY', { total_revenue: 1 }),
    )
    const lines = linesOfCompany(series, ['total_revenue', 'net_income'], 'annual')
    expect(hiddenPeriods(lines)).toEqual({ closed: 1, revised: 1 })
    const other = linesOfCompany(seriesOf(series.points, '2'), ['total_revenue'], 'annual')
    expect(hiddenPeriods([...lines, ...other])).toEqual({ closed: 2, revised: 2 })
  })
  it('has no figure in a file', () => {
    const lines = linesOfCompany(
      points(point('2024 FY', { total_revenue: 5, hidden: true })),
      ['total_revenue'],
      'annual',
    )
    expect(chartSheet(lines, new Map())[1]).toEqual([
      '1',
      '2024 FY',
      '2024-01-01',
      '2024-12-31',
      'USD',
      null,
      'no',
      '0000000001-24-000000',
    ])
  })
})

describe('the file of a chart', () => {
  it('has a row for each company and period, a column for each quantity', () => {
    const series = points(
      point('2023 FY', { total_revenue: 10, net_income: -1 }),
      point('2024 FY', { total_revenue: 12, deduced: true, accession_number: null }),
    )
    const lines = linesOfCompany(series, ['total_revenue', 'net_income', 'net_margin'], 'annual')
    expect(chartSheet(lines, new Map([['1', 'Apple Inc.']]))).toEqual([
      [
        'company',
        'period',
        'start_date',
        'end_date',
        'currency',
        'total_revenue',
        'net_income',
        'net_margin',
        'deduced',
        'accession_number',
      ],
      ['Apple Inc.', '2023 FY', '2023-01-01', '2023-12-31', 'USD', 10, -1, -0.1, 'no', '0000000001-23-000000'],
      ['Apple Inc.', '2024 FY', '2024-01-01', '2024-12-31', 'USD', 12, null, null, 'yes', null],
    ])
  })
  it('has its head alone where nothing is drawn', () => {
    expect(chartSheet([], new Map())).toEqual([
      ['company', 'period', 'start_date', 'end_date', 'currency', 'deduced', 'accession_number'],
    ])
  })
})
