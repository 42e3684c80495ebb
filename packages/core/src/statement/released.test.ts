/** Releases among the vintages of a company: Apple's fiscal 2024, whose fourth quarter only its release prints. */
import { describe, expect, it } from 'vitest'
import { priceEarnings } from './pe.ts'
import { companySeries, type SeriesRequest } from './series.ts'
import type { Figures } from './statement.ts'
import { vintageOf } from './vintage.fixture.ts'
import { firstWith, groupByPeriod, knownOn, newestWith, restatements, type Vintage } from './vintages.ts'

function vintage(
  accession: string,
  form: string,
  filed: string,
  end: string,
  months: number,
  figures: Partial<Figures>,
) {
  return vintageOf({
    ...{ accession_number: accession, form_type: form, filing_date: filed, end_date: end, engine: 'tables' },
    period_in_months: months,
    figures,
  })
}
const amounts = (revenue: number, net: number) => ({ total_revenue: revenue * 1e6, net_income: net * 1e6 })
const q1 = vintage('0000320193-24-000006', '10-Q', '2024-02-02', '2023-12-30', 3, amounts(119_575, 33_916))
const q2 = vintage('0000320193-24-000069', '10-Q', '2024-05-03', '2024-03-30', 3, amounts(90_753, 23_636))
const q3 = vintage('0000320193-24-000081', '10-Q', '2024-08-02', '2024-06-29', 3, amounts(85_777, 21_448))
const year = vintage('0000320193-24-000123', '10-K', '2024-11-01', '2024-09-28', 12, amounts(391_035, 93_736))
const RELEASE = '0000320193-24-000120'
const released = (months: number, figures: Partial<Figures>, more: Partial<Vintage> = {}) => ({
  ...vintage(RELEASE, '8-K', '2024-10-31', '2024-09-28', months, figures),
  ...more,
})
const fourth = released(3, { ...amounts(94_930, 14_736), diluted_eps: 0.97 })
const wholeYear = released(12, { ...amounts(391_035, 93_736), diluted_eps: 6.08 })
const before = vintage('0000320193-23-000106', '10-K', '2023-11-03', '2023-09-30', 12, amounts(383_285, 96_995))
const reports = [q1, q2, q3, year]

const open = () => ({ hidden: false, failed_quality_check: false })
const quarterly = (vintages: readonly Vintage[], more: Partial<SeriesRequest> = {}, stateOf = open) =>
  companySeries(vintages, '09-29', stateOf, { period: 'quarterly', basis: 'current', as_of: null, ...more }, true)

describe('a fourth quarter that a release prints', () => {
  it('replaces the deduced one, and says so', () => {
    const [before, now] = [quarterly(reports), quarterly([...reports, fourth, wholeYear])]
    expect(before.points.at(-1)).toMatchObject({ period_code: '2024 Q4', deduced: true, total_revenue: 94_930e6 })
    expect(before.points.at(-1)?.from_release).toBeUndefined()
    expect(now.points.at(-1)).toMatchObject({
      period_code: '2024 Q4',
      deduced: false,
      from_release: true,
      total_revenue: 94_930e6,
      net_income: 14_736e6,
      diluted_eps: 0.97,
      accession_number: RELEASE,
    })
    expect(now.points.map((p) => p.period_code)).toEqual(['2024 Q1', '2024 Q2', '2024 Q3', '2024 Q4'])
    expect([before.trailing?.from_release, now.trailing?.from_release]).toEqual([undefined, true])
    expect(now.trailing?.total_revenue).toBe(391_035e6)
  })
  it('leaves the deduced one where only the release is closed, and tells neither where a quarter is', () => {
    const shut = { ...fourth, isClosed: true }
    expect(quarterly([...reports, shut]).points.at(-1)).toMatchObject({
      deduced: true,
      total_revenue: 94_930e6,
      hidden: false,
    })
    const hidden = quarterly([...reports, shut], {}, () => ({ hidden: true, failed_quality_check: false }))
    expect(hidden.points.at(-1)).toMatchObject({ period_code: '2024 Q4', total_revenue: null, hidden: true })
    expect(hidden.points).toHaveLength(4)
  })
  it('is there before the year is, hidden where it is closed', () => {
    const early = [q1, q2, q3, fourth, wholeYear]
    expect(quarterly(early, { as_of: '2024-10-31' }).points.at(-1)).toMatchObject({ from_release: true, hidden: false })
    const shut = early.map((v) => (v.form_type === '8-K' ? { ...v, isClosed: true } : v))
    expect(quarterly(shut).points.at(-1)).toMatchObject({ period_code: '2024 Q4', hidden: true, total_revenue: null })
    expect(quarterly(shut).trailing?.hidden).toBe(true)
    expect(JSON.stringify(quarterly(shut))).not.toContain('94930')
    expect(quarterly(early, { as_of: '2024-10-30' }).points.map((p) => p.period_code)).toEqual([
      '2024 Q1',
      '2024 Q2',
      '2024 Q3',
    ])
  })
})

describe('a release beside the report of its period', () => {
  const code = '2024 FY'
  const periodOf = (vintages: readonly Vintage[]) => {
    const found = groupByPeriod(vintages, '09-29').find((p) => p.code === code)
    if (!found) throw new Error('no such period')
    return found
  }
  it('stands for the period until the report is there, and then no more', () => {
    const period = periodOf([wholeYear, year])
    const onDay = (day: string) => knownOn(period, day)
    expect(newestWith(onDay('2024-10-31') ?? period, 'net_income')?.accession_number).toBe(RELEASE)
    expect(newestWith(onDay('2024-11-01') ?? period, 'net_income')?.accession_number).toBe(year.accession_number)
    expect(firstWith(period, 'net_income')?.accession_number).toBe(year.accession_number)
    expect(onDay('2024-10-30')).toBeNull()
  })
  it('is never newer than it: not as the comparative column of the next release either', () => {
    const nextYear = vintage('0000320193-25-000077', '8-K', '2025-10-30', '2024-09-28', 12, amounts(391_035, 93_736))
    const points = companySeries(
      [year, nextYear],
      '09-29',
      open,
      { period: 'annual', basis: 'current', as_of: null },
      true,
    )
    expect(points.points[0]).toMatchObject({ accession_number: year.accession_number })
    expect(points.points[0]?.from_release).toBeUndefined()
  })
  it('adds what the report leaves out where the two agree, and nothing where they do not', () => {
    const eps = (v: Vintage) => newestWith(knownOn(periodOf([v, year]), null) ?? periodOf([year]), 'diluted_eps')
    expect(eps(wholeYear)?.figures.diluted_eps).toBe(6.08)
    expect(eps(released(12, { ...amounts(391_034, 93_736), diluted_eps: 6.08 }))).toBeNull()
  })
  it('is no restatement where the report says otherwise', () => {
    const other = released(12, amounts(391_000, 93_700))
    expect(restatements(groupByPeriod([other, year], '09-29'))).toEqual([])
    const restated = vintage('b', '10-K', '2025-10-31', '2024-09-28', 12, amounts(390_036, 93_736))
    expect(restatements(groupByPeriod([other, year, restated], '09-29'))).toMatchObject([
      { field: 'total_revenue', old_accession_number: year.accession_number, new_accession_number: 'b' },
    ])
  })
  it('names the period after the report', () => {
    const named = (v: Vintage, fiscal_period: string) => ({ ...v, is_own: true, fiscal_year: 2024, fiscal_period })
    const periods = groupByPeriod(
      [named(released(3, {}, { end_date: '2024-06-29', filing_date: '2024-08-01' }), 'Q2'), named(q3, 'Q3')],
      null,
    )
    expect(periods.map((p) => p.code)).toEqual(['2024 Q3'])
  })
  it('is no report that the company was to file', () => {
    const all = [before, ...reports]
    expect(quarterly([...all, fourth, wholeYear]).next_report).toEqual(quarterly(all).next_report)
    expect(quarterly([before, q1, q2, q3, fourth, wholeYear]).next_report).toMatchObject({
      form_type: '10-K',
      period_code: '2024 FY',
    })
  })
})

describe('price to earnings of a year as released', () => {
  const annual = {
    form_type: '8-K',
    filing_date: '2024-10-31',
    end_date: '2024-09-28',
    currency: 'USD',
    diluted_eps: 6.08,
    basic_eps: 6.11,
    eps_factor: 1,
  }
  const price = { price: 228, currency: 'USD', day: '2024-10-31' }
  it.each([
    ['says that it is', price, annual, { pe: 37.5, pe_note: 'EPS of the year to 2024-09-28 as released, unaudited' }],
    [
      'gives none of a loss',
      price,
      { ...annual, diluted_eps: -1 },
      { pe: null, pe_note: 'a loss in the newest release of a year' },
    ],
    [
      'gives none without an EPS',
      price,
      { ...annual, diluted_eps: null, basic_eps: null },
      { pe: null, pe_note: 'the newest release of a year states no EPS' },
    ],
    [
      'waits for a price of its day',
      { ...price, day: '2024-10-30' },
      annual,
      { pe: null, pe_note: 'price is older than the release of 2024-10-31' },
    ],
    [
      'leaves the shares of a 6-K alone',
      price,
      { ...annual, form_type: '6-K' },
      { pe: null, pe_note: 'the shares of a 6-K are not those of the price' },
    ],
  ])('%s', (_, at, fact, expected) => expect(priceEarnings(at, fact)).toEqual(expected))
})
