import { describe, expect, it } from 'vitest'
import { canIndex, indexed } from './indexed.ts'
import { linesOfComparison, panelsOf } from './line.ts'
import { readingAt } from './reading.ts'
import { chartScene } from './scene.ts'
import { seriesOf, seriesPoint } from './series.fixture.ts'
import { comparedRanges, comparedWindow } from './window.ts'

type Year = readonly [year: number, revenue: number | null, net: number | null]

const company = (cik: string, name: string, currency: string, ...years: Year[]) => ({
  cik,
  name,
  color: Number(cik),
  series: seriesOf(
    years.map(([year, total_revenue, net_income]) =>
      seriesPoint(`${year} FY`, { total_revenue, net_income, currency }),
    ),
    cik,
  ),
})

const OLD = company('1', 'Old Inc.', 'USD', [2019, 80, 8], [2020, 100, 10], [2021, 150, -5])
const YOUNG = company('2', 'Young AG', 'EUR', [2020, 40, -4], [2021, 50, 6])
const revenue = linesOfComparison([OLD, YOUNG], ['total_revenue'], 'annual', 'fiscal')
const both = linesOfComparison([OLD, YOUNG], ['total_revenue', 'net_income'], 'annual', 'fiscal')
const values = (lines: readonly { label: string; points: readonly { place: number; value: number | null }[] }[]) =>
  lines.map(({ label, points }) => [label, points.map(({ place, value }) => [place, value])])

describe('an index of what is compared', () => {
  it('is 100 in the first year that all share, and begins there', () => {
    const { lines, base, without } = indexed(revenue)
    expect(base).toBe(2020)
    expect(without).toEqual([])
    expect(values(lines)).toEqual([
      [
        'Old revenue',
        [
          [2020, 100],
          [2021, 150],
        ],
      ],
      [
        'Young revenue',
        [
          [2020, 100],
          [2021, 125],
        ],
      ],
    ])
  })
  it('leaves out what was a loss at the start, and shows a later loss below zero', () => {
    const { lines, without } = indexed(both)
    expect(without.map(({ label }) => label)).toEqual(['Young net income'])
    expect(values(lines).find(([label]) => label === 'Old net income')).toEqual([
      'Old net income',
      [
        [2020, 100],
        [2021, -50],
      ],
    ])
  })
  it('has no base where no year is shared', () => {
    const apart = linesOfComparison(
      [OLD, company('3', 'New plc', 'GBP', [2024, 5, 1])],
      ['total_revenue'],
      'annual',
      'fiscal',
    )
    expect(indexed(apart)).toMatchObject({ lines: [], base: null })
  })
  it('puts all currencies into one drawing, and reads the amount beside the index', () => {
    const { lines } = indexed(revenue)
    expect(panelsOf(lines)).toHaveLength(1)
    const scene = chartScene(lines, {
      ...{ width: 900, height: 400, view: 'annual', scale: 'linear', trend: 'original', trendShown: true },
      ...{ extrapolate: 0, labels: 'right' },
    })
    expect(readingAt(scene, 2021, 'annual').rows.map(({ text, change }) => [text, change])).toEqual([
      ['150 ($150.00)', '+50.0%'],
      ['125 (€50.00)', '+25.0%'],
    ])
  })
  it('stands on an axis around its start, which is the base line, not on one from zero', () => {
    const { lines } = indexed(revenue)
    const { left } = chartScene(lines, {
      ...{ width: 900, height: 400, view: 'annual', scale: 'linear', trend: 'original', trendShown: true },
      ...{ extrapolate: 0, labels: 'right' },
    })
    expect(left.map(({ text }) => text)).toEqual(['100', '110', '120', '130', '140', '150'])
    expect(left.filter(({ isBase }) => isBase).map(({ text }) => text)).toEqual(['100'])
  })
  it('is of amounts alone', () => {
    expect(canIndex(revenue)).toBe(true)
    expect(canIndex(linesOfComparison([OLD], ['net_margin'], 'annual', 'fiscal'))).toBe(false)
    expect(canIndex([])).toBe(false)
  })
})

describe('the window of a comparison', () => {
  const places = (range: Parameters<typeof comparedWindow>[1]) =>
    comparedWindow(both, range, 'annual').lines.map(({ points }) => points[0]?.place)
  it('is what most share, what all share, or everything', () => {
    expect(places('recent')).toEqual([2020, 2020, 2020, 2020])
    expect(places('common')).toEqual([2020, 2020, 2020, 2020])
    expect(places('all')).toEqual([2019, 2019, 2020, 2020])
    expect(comparedWindow(both, 'common', 'annual').left).toBe(1)
  })
  it('is offered with two companies, not with one', () => {
    expect(comparedRanges(both, 'annual')).toEqual(['recent', 'common', 'all'])
    expect(comparedRanges(linesOfComparison([OLD], ['total_revenue'], 'annual', 'fiscal'), 'annual')).toEqual([])
  })
})
