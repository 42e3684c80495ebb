import { describe, expect, it } from 'vitest'
import { extractFiling } from '../extract/extract.ts'
import { bytesOf } from '../extract/traps/filing.fixture.ts'
import type { FullExtraction } from '../statement/other-statements.ts'
import type { Guidance } from '../statement/release.ts'
import {
  actualOf,
  againstPrevious,
  type GuidanceChange,
  type GuidanceOfRelease,
  positionOf,
  type RangePosition,
  type ReportedPeriod,
} from './guidance.ts'
import { isSameMeasure, measureOf } from './measures.ts'

function read(accession: string, form_type: string): FullExtraction {
  const result = extractFiling(bytesOf(accession), { form_type })
  if (!result.ok) throw new Error(result.error.message)
  return result
}

function reported(accession: string, form_type: string): ReportedPeriod {
  const { income_statement: s, provenance, cash_flow, release, prior_periods } = read(accession, form_type)
  const [before] = prior_periods.filter((one) => one.period_in_months === s.period_in_months)
  return {
    period: `${s.fiscal_year} ${s.fiscal_period}`,
    months: s.period_in_months,
    figures: s,
    provenance,
    cash_flow,
    revenue_before: before?.total_revenue
      ? { value: before.total_revenue, place: before.provenance?.total_revenue ?? null }
      : null,
    own: release?.non_gaap ?? [],
  }
}

const given = (of: Partial<Guidance>): Guidance => ({
  measure: 'revenue',
  period: '2025 FY',
  low: null,
  high: null,
  point: null,
  unit: 'USD',
  quote: '',
  place: null,
  ...of,
})

describe('guidance and what was reported', () => {
  // Guided in the release of 28 May 2025, reported in the 10-Q for the quarter to 27 July 2025.
  it.each<[measure: string, actual: number, position: RangePosition]>([
    ['Revenue', 46_743e6, 'above'],
    ['GAAP gross margins', 72.4, 'above'],
    ['GAAP operating expenses', 5_413e6, 'below'],
  ])('%s of the next quarter', (measure, actual, position) => {
    const item = read('0001045810-25-000115', '8-K').release?.guidance.find((one) => one.measure === measure)
    if (item === undefined) throw new Error('nothing guided')
    const found = actualOf(item, reported('0001045810-25-000209', '10-Q'))
    expect(found?.value).toBeCloseTo(actual, actual < 100 ? 1 : 0)
    expect(positionOf(item, found?.value ?? 0)).toBe(position)
    expect(found?.place).not.toBeNull()
  })
  it('is nothing of another quarter', () => {
    const [item] = read('0001045810-25-000115', '8-K').release?.guidance ?? []
    expect(item?.measure).toBe('Revenue')
    expect(item && actualOf(item, reported('0001045810-26-000019', '8-K'))).toBeNull()
  })
  it('of the company’s own measure is held against the release of that quarter', () => {
    const quarter = reported('0001045810-26-000019', '8-K')
    const quote = 'Non-GAAP operating expenses are expected to be approximately $5.1 billion'
    const item = given({ measure: 'non-GAAP operating expenses', period: '2026 Q4', point: 5_100e6, quote })
    expect(actualOf(item, quarter)).toMatchObject({ value: 5_102e6 })
    expect(positionOf(item, 5_102e6)).toBe('within')
    expect(actualOf({ ...item, measure: 'operating expenses' }, quarter)).toMatchObject({ value: 6_794e6 })
  })
  const meta = () => ({ ...reported('0001326801-25-000017', '10-K') })
  it.each<[item: Partial<Guidance>, actual: number | null]>([
    [{ measure: 'total revenue' }, 164_501e6],
    [{ measure: 'total expenses' }, 95_121e6],
    [{ measure: 'capital expenditures' }, 37_256e6],
    [{ measure: 'tax rate', unit: '%' }, 11.75],
    [{ measure: 'total revenue growth', unit: '%' }, 21.94],
    [{ measure: 'GAAP EPS', unit: 'USD/share' }, 23.86],
    [{ measure: 'Earnings', unit: 'USD/share' }, 23.86],
    [{ measure: 'Adjusted Earnings', unit: 'USD/share' }, null],
    [{ measure: 'Reality Labs revenue' }, null],
    [{ measure: 'revenue excluding foreign exchange effect' }, null],
    [{ measure: 'depreciation' }, null],
    // a growth without its word
    [{ measure: 'operating income', unit: '%' }, null],
  ])('%o', (item, actual) => {
    const found = actualOf(given({ ...item, period: '2024 FY' }), meta())
    if (actual === null) expect(found).toBeNull()
    else expect(found?.value).toBeCloseTo(actual, actual < 100 ? 2 : 0)
  })
  it('takes cash flows of the guided months alone', () => {
    const year = meta()
    const item = given({ measure: 'capital expenditures', period: year.period })
    expect(actualOf(item, { ...year, months: 3 })).toBeNull()
  })
})

describe('a figure and its range', () => {
  it.each<[position: RangePosition | null, item: Partial<Guidance>, actual: number]>([
    ['below', { low: 14e9, high: 18e9 }, 13.999e9],
    ['within', { low: 14e9, high: 18e9 }, 14e9],
    ['within', { low: 14e9, high: 18e9 }, 18e9],
    ['above', { low: 14e9, high: 18e9 }, 18.001e9],
    ['within', { low: 9.8e9 }, 12e9],
    ['below', { low: 9.8e9 }, 9.7e9],
    ['within', { point: 22e9 }, 22.4e9],
    ['above', { point: 22e9 }, 26.741e9],
    ['above', { point: 5.7e9 }, 5.76e9],
    ['above', { point: 5e9, quote: 'approximately $5.0 billion' }, 5.102e9],
    ['within', { point: 5e9, quote: 'approximately $5 billion' }, 5.102e9],
    ['within', { point: 4.9, unit: 'USD/share' }, 4.9],
    ['above', { point: 4.9, unit: 'USD/share' }, 4.92],
    ['within', { low: 71.3, high: 72.3, point: 71.8, unit: '%' }, 72.34],
    ['above', { low: 71.3, high: 72.3, point: 71.8, unit: '%' }, 72.36],
    ['within', { point: 13, unit: '%' }, 13.4],
    ['above', { low: 12, high: 15, unit: '%' }, 15.3],
    [null, {}, 5],
  ])('%s: %o', (position, item, actual) => expect(positionOf(given(item), actual)).toBe(position))
})

describe('guidance and what was said before', () => {
  const said = (release: string, date: string, ...guidance: Partial<Guidance>[]): GuidanceOfRelease => ({
    release,
    date,
    guidance: guidance.map(given),
  })
  const now = { low: 61e9, high: 64e9 }
  it.each<[change: GuidanceChange | null, before: Partial<Guidance>, item: Partial<Guidance>]>([
    ['kept', now, now],
    ['raised', { low: 60e9, high: 63e9 }, now],
    ['lowered', { low: 62e9, high: 65e9 }, now],
    ['narrowed', { low: 60e9, high: 64e9 }, now],
    ['narrowed', { low: 60e9, high: 65e9 }, now],
    ['widened', { low: 62e9, high: 63e9 }, now],
    ['raised', { point: 60e9 }, { point: 61e9 }],
    ['narrowed', { low: 60e9, high: 62e9 }, { point: 61e9 }],
    ['kept', { low: 12e9 }, { low: 12e9 }],
    ['raised', { low: 10e9 }, { low: 12e9 }],
    [null, { low: 12e9 }, { low: 12e9, high: 13e9 }],
    [null, {}, now],
    [null, now, {}],
    ['first', { ...now, period: '2024 FY' }, now],
    ['first', { ...now, measure: 'adjusted revenue' }, now],
    ['first', { ...now, unit: '%' }, now],
    ['kept', { ...now, measure: 'Total net sales' }, now],
  ])('%s', (change, before, item) => {
    expect(againstPrevious(given(item), '2025-08-05', [said('A', '2025-05-01', before)]).change).toBe(change)
  })
  it('takes the last of the earlier releases', () => {
    const all = [
      said('first', '2025-02-01', { low: 61e9, high: 64e9 }),
      said('last', '2025-05-01', { low: 60e9, high: 63e9 }),
      said('own', '2025-08-05', now),
      said('later', '2025-11-01', now),
    ]
    expect(againstPrevious(given(now), '2025-08-05', all)).toEqual({
      previous: { low: 60e9, high: 63e9, release: 'last' },
      change: 'raised',
    })
  })
  it('says nothing where one release gave two ranges', () => {
    const twice = said('A', '2025-05-01', now, { low: 60e9, high: 63e9 })
    expect(againstPrevious(given(now), '2025-08-05', [twice])).toEqual({ previous: null, change: null })
  })
})

describe('names of one measure', () => {
  it.each<[same: boolean, a: string, b: string]>([
    [true, 'Net sales', 'total revenue'],
    [true, 'GAAP gross margins', 'gross margin'],
    [true, 'Adjusted(2) SI&A Expenses', 'Adjusted SI&A expenses'],
    [true, 'organic revenue (non-GAAP) growth', 'organic revenue growth'],
    [true, 'Non-GAAP operating expenses*', 'non-GAAP operating expenses'],
    [true, 'Sports segment operating income growth', 'Sports: segment operating income growth'],
    [false, 'Adjusted R&D Expenses', 'Adjusted SI&A expenses'],
    [false, 'revenue', 'revenue growth'],
    [false, 'operating income', 'Sports segment operating income'],
    [false, 'comparable EPS (non-GAAP) growth', 'comparable currency neutral EPS (non-GAAP) growth'],
    [false, 'gross margin', 'non-GAAP gross margin'],
    [false, 'free cash flow', 'operating cash flow'],
    [false, 'cloud revenue', 'revenue'],
  ])('%s: %s, %s', (same, a, b) => expect(isSameMeasure(measureOf(a), measureOf(b))).toBe(same))
})
