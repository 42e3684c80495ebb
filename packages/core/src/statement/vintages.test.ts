import { describe, expect, it } from 'vitest'
import type { Figures, Place } from './statement.ts'
import { vintageOf } from './vintage.fixture.ts'
import { firstWith, groupByPeriod, knownOn, newestWith, restatements, type Vintage } from './vintages.ts'

/** A report of a period; its own filing unless `more` says otherwise. */
function report(
  accession_number: string,
  filing_date: string,
  end_date: string,
  period_in_months: number | null,
  figures: Partial<Figures> = {},
  more: Partial<Vintage> = {},
): Vintage {
  return vintageOf({ accession_number, filing_date, end_date, period_in_months, figures, is_own: true, ...more })
}
const codes = (vintages: readonly Vintage[], start: string | null = null) =>
  groupByPeriod(vintages, start).map((period) => period.code)

describe('periods of vintages', () => {
  it.each([
    ['a quarter of three months', 3, ['2024 Q4']],
    ['sixteen weeks', 4, ['2024 Q4']],
    ['a year', 12, ['2024 FY']],
    ['half a year', 6, []],
    ['nine months', 9, []],
    ['a transition period of eleven months', 11, []],
    ['a period without length', null, []],
  ])('%s', (_, months, expected) => {
    expect(codes([report('a', '2025-02-01', '2024-12-31', months)], '01-01')).toEqual(expected)
  })
  it.each([
    // Company facts end a 52-week year by the calendar, the filing by its Saturday.
    ['two days apart are one period', '2024-09-28', '2024-09-30', 1],
    ['six days apart are one period', '2024-09-24', '2024-09-30', 1],
    ['a week apart are two', '2024-09-23', '2024-09-30', 2],
  ])('ends %s', (_, one, other, count) => {
    const both = [report('a', '2024-11-01', one, 12), report('b', '2025-11-01', other, 12, {}, { is_own: false })]
    expect(groupByPeriod(both, null)).toHaveLength(count)
  })
  it('keep a quarter apart from the year that ends with it, the quarter first', () => {
    const both = [report('year', '2025-02-01', '2024-12-31', 12), report('q4', '2025-02-01', '2024-12-31', 3)]
    expect(groupByPeriod(both, '01-01').map(({ code, months }) => [code, months])).toEqual([
      ['2024 Q4', 3],
      ['2024 FY', 12],
    ])
  })
  it('take the start of the fiscal year from its newest full year where nobody says it', () => {
    const year = report('k', '2024-08-01', '2024-06-30', 12)
    const quarter = report('q', '2024-11-01', '2024-09-30', 3)
    // The year to June 2024 is fiscal 2024: the quarter to September is the first of fiscal 2025.
    expect(codes([year, quarter])).toEqual(['2024 FY', '2025 Q1'])
    expect(codes([quarter])).toEqual(['2024 Q3'])
  })
  it("follow the filer's own name of the year, and name the years around by it", () => {
    const own = report('k', '2024-03-20', '2024-02-03', 12, {}, { fiscal_year: 2023, fiscal_period: 'FY' })
    const before = report('k', '2024-03-20', '2023-01-28', 12, {}, { is_own: false })
    expect(codes([own, before], '02-01')).toEqual(['2022 FY', '2023 FY'])
    // What a comparative column is called says nothing: only a filing names its own period.
    const called = { ...before, fiscal_year: 1999, fiscal_period: 'FY' }
    expect(codes([called], '02-01')).toEqual(['2023 FY'])
  })
  it('end where the filing itself says, not where company facts do', () => {
    const facts = report('k', '2024-11-01', '2024-09-30', 12, {}, { engine: 'company-facts', is_own: false })
    const own = report('k2', '2025-11-01', '2024-09-28', 12, {}, { fiscal_year: 2024, fiscal_period: 'FY' })
    expect(groupByPeriod([facts, own], null)[0]).toMatchObject({ end_date: '2024-09-28', code: '2024 FY' })
  })
  it.each([
    ['the own period before a column', { is_own: true }, { is_own: false }],
    ['a column before company facts', { is_own: false }, { is_own: false, engine: 'company-facts' as const }],
  ])('of one filing keep %s, in whichever order they come', (_, better, worse) => {
    const kept = report('a', '2024-02-01', '2023-12-31', 12, { net_income: 2 }, better)
    const left = report('a', '2024-02-01', '2023-12-31', 12, { net_income: 1 }, worse)
    for (const order of [
      [kept, left],
      [left, kept],
    ])
      expect(groupByPeriod(order, null)[0]?.vintages.map((v) => v.figures.net_income)).toEqual([2])
  })
})

describe('vintages of one period', () => {
  const [period] = groupByPeriod(
    [
      report('c', '2026-02-01', '2023-12-31', 12, { total_revenue: 98 }, { is_own: false }),
      report('a', '2024-02-01', '2023-12-31', 12, { total_revenue: 100, net_income: 10 }),
      report('b', '2025-02-01', '2023-12-31', 12, { total_revenue: 99, net_income: 11 }, { is_own: false }),
    ],
    null,
  )
  if (!period) throw new Error('no period')

  it('stand in the order of their filing', () => {
    expect(period.vintages.map((v) => v.accession_number)).toEqual(['a', 'b', 'c'])
  })
  it.each([
    ['2024-01-31', null],
    ['2024-02-01', ['a']],
    ['2025-12-31', ['a', 'b']],
    [null, ['a', 'b', 'c']],
  ])('known on %s', (day, expected) => {
    expect(knownOn(period, day)?.vintages.map((v) => v.accession_number) ?? null).toEqual(expected)
  })
  it('give the newest and the first report that knows a figure', () => {
    expect(newestWith(period, 'total_revenue')?.accession_number).toBe('c')
    // The newest filing repeats revenue alone.
    expect(newestWith(period, 'net_income')?.accession_number).toBe('b')
    expect(firstWith(period, 'net_income')?.accession_number).toBe('a')
    expect([newestWith(period, 'gross_profit'), firstWith(period, 'gross_profit')]).toEqual([null, null])
  })
})

describe('restatements', () => {
  const cell = (text: string, start: number | null = 10): Place => ({
    label: 'Net income',
    text,
    start,
    end: start === null ? null : start + text.length,
  })
  const printed = (accession: string, filed: string, net_income: number, place?: Place, more: Partial<Vintage> = {}) =>
    report(
      accession,
      filed,
      '2023-12-31',
      12,
      { net_income },
      { ...(place && { provenance: { net_income: place } }), ...more },
    )
  const of = (...all: Vintage[]) => restatements(groupByPeriod(all, null))

  it('tell figure, filings and cells of both prints', () => {
    const found = of(
      printed('a', '2024-02-01', 93_736e6, cell('93,736'), { form_type: '10-K' }),
      printed('b', '2025-02-01', 93_000e6, cell('93,000', null), { form_type: '10-K/A' }),
    )
    expect(found).toEqual([
      {
        period_code: '2023 FY',
        end_date: '2023-12-31',
        currency: 'USD',
        field: 'net_income',
        old_value: 93_736e6,
        new_value: 93_000e6,
        old_accession_number: 'a',
        new_accession_number: 'b',
        old_filing_date: '2024-02-01',
        new_filing_date: '2025-02-01',
        old_form_type: '10-K',
        new_form_type: '10-K/A',
        old_at: '10-16',
        new_at: null,
      },
    ])
  })
  it('are told step by step, each against the report before it', () => {
    const found = of(printed('a', '2024-02-01', 100), printed('b', '2025-02-01', 90), printed('c', '2026-02-01', 100))
    expect(found.map(({ old_value, new_value }) => [old_value, new_value])).toEqual([
      [90, 100],
      [100, 90],
    ])
  })
  it('pass over a report that does not repeat the figure', () => {
    const silent = report('b', '2025-02-01', '2023-12-31', 12, { total_revenue: 5 })
    expect(of(printed('a', '2024-02-01', 100), silent, printed('c', '2026-02-01', 90))).toMatchObject([
      { old_accession_number: 'a', new_accession_number: 'c' },
    ])
  })
  it.each([
    ['another currency is no restatement', { currency: 'EUR' }, 50],
    ['the same figure is none', {}, 100],
  ])('%s', (_, more, value) => {
    expect(of(printed('a', '2024-02-01', 100), printed('b', '2025-02-01', value, undefined, more))).toEqual([])
  })
  it.each([
    // company facts have no print: half a thousandth of the larger figure
    [1_000_000, 1_000_499, false],
    [1_000_000, 1_000_600, true],
    [-1_000_000, -1_000_600, true],
  ])('without a print %d and %d', (before, after, isOne) => {
    expect(of(printed('a', '2024-02-01', before), printed('b', '2025-02-01', after))).toHaveLength(isOne ? 1 : 0)
  })
  it.each([
    ['a printed unit of difference in one unit', 5_432_000, '5,432', 5_433_000, '5,433', true],
    ['the rounding to the coarser unit', 5_432_000, '5,432', 5_000_000, '5', false],
    ['the truncation to the coarser unit', 5_932_000, '5,932', 5_000_000, '5', false],
    ['two coarser units of difference', 5_432_000, '5,432', 7_000_000, '7', true],
    ['decimals of a finer print', 5_400_000, '5.4', 5_432_000, '5,432', false],
  ])('%s', (_, before, beforeText, after, afterText, isOne) => {
    const found = of(
      printed('a', '2024-02-01', before, cell(beforeText)),
      printed('b', '2025-02-01', after, cell(afterText)),
    )
    expect(found).toHaveLength(isOne ? 1 : 0)
  })
  it('leave EPS out: a split changes it', () => {
    const eps = (accession: string, filed: string, diluted_eps: number) =>
      report(accession, filed, '2023-12-31', 12, { diluted_eps })
    expect(of(eps('a', '2024-02-01', 4), eps('b', '2025-02-01', 1))).toEqual([])
  })
  it('stand newest filing first, then newest period first', () => {
    const year = (end: string, accession: string, filed: string, net_income: number) =>
      report(accession, filed, end, 12, { net_income })
    const found = of(
      year('2021-12-31', 'a', '2022-02-01', 1),
      year('2021-12-31', 'c', '2024-02-01', 2),
      year('2022-12-31', 'b', '2023-02-01', 3),
      year('2022-12-31', 'c', '2024-02-01', 4),
      year('2020-12-31', 'a', '2022-02-01', 5),
      year('2020-12-31', 'b', '2023-02-01', 6),
    )
    expect(found.map(({ period_code, new_accession_number }) => [period_code, new_accession_number])).toEqual([
      ['2022 FY', 'c'],
      ['2021 FY', 'c'],
      ['2020 FY', 'b'],
    ])
  })
})
