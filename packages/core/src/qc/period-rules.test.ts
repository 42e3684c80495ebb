/** The rules about periods, each with what it passes, what it refuses and where it says nothing. */
import { describe, expect, it } from 'vitest'
import { PERIOD_RULES } from './period-rules.ts'
import type { CompanyPeriod, Tested } from './tested.ts'

/** Apple's 10-Q for its third quarter of 2023 (0000320193-23-000077), in millions. */
const QUARTER = {
  total_revenue: 81_797e6,
  net_income: 19_881e6,
  currency: 'USD',
  start_date: '2023-04-02',
  end_date: '2023-07-01',
  period_in_months: 3,
  fiscal_year: 2023,
  fiscal_period: 'Q3',
  fiscal_year_start: '09-25',
  revenue_units_number: 1e6,
}
/** Its 10-K for the year (0000320193-23-000106). */
const YEAR = {
  ...QUARTER,
  total_revenue: 383_285e6,
  net_income: 96_995e6,
  start_date: '2022-09-25',
  end_date: '2023-09-30',
  period_in_months: 12,
  fiscal_period: 'FY',
}

interface Given {
  form?: string | null
  statement?: object
  prior?: readonly object[]
  company?: readonly Partial<CompanyPeriod>[]
}

/** What a rule says of a statement: passed or not; null = it says nothing. */
function said(name: string, { form = '10-Q', statement = QUARTER, prior = [], company }: Given): boolean | null {
  const tested = {
    form_type: form,
    income_statement: statement,
    prior_periods: prior,
    company_periods: company,
    provenance: {},
  } as unknown as Tested
  const tests = PERIOD_RULES.flatMap((rule) => rule(tested) ?? [])
  return tests.find((test) => test.name === name)?.passed ?? null
}

describe.each<[string, [string, Given, boolean | null][]]>([
  [
    'period_length_equals_form',
    [
      ['13 weeks of a 10-Q', {}, true],
      ['14 weeks of a 10-Q', { statement: { ...QUARTER, start_date: '2023-03-26' } }, true],
      ['nine months taken for a quarter', { statement: { ...QUARTER, start_date: '2022-09-25' } }, false],
      ['one month', { statement: { ...QUARTER, start_date: '2023-06-01' } }, false],
      ['53 weeks of a 10-K', { form: '10-K', statement: YEAR }, true],
      ['a year of a 20-F', { form: '20-F', statement: YEAR }, true],
      ['an amended 10-K', { form: '10-K/A', statement: YEAR }, true],
      ['a quarter of a 10-K', { form: '10-K' }, false],
      [
        "a successor's months after its predecessor's",
        { form: '10-K', prior: [{ ...YEAR, start_date: '2022-07-03', end_date: '2023-04-01' }] },
        true,
      ],
      [
        'the same months a year before',
        { form: '10-K', prior: [{ ...YEAR, start_date: '2022-04-03', end_date: '2022-07-02' }] },
        false,
      ],
      ['a year in a 10-Q', { statement: YEAR }, false],
      ['no first day', { statement: { ...QUARTER, start_date: null } }, null],
      ['no form and no name', { form: null, statement: { ...QUARTER, fiscal_period: null } }, null],
      ['a quarter of a release that names no form', { form: null }, true],
      [
        'nine months by the name of a quarter',
        { form: null, statement: { ...QUARTER, start_date: '2022-09-25', period_in_months: 9 } },
        false,
      ],
      ['a year of a release', { form: null, statement: YEAR }, true],
      ['a quarter by the name of a year', { form: null, statement: { ...QUARTER, fiscal_period: 'FY' } }, false],
    ],
  ],
  [
    'period_code_equals_fiscal_focus',
    [
      ['a quarter of a 10-Q', {}, true],
      ['a year of a 10-K', { form: '10-K', statement: YEAR }, true],
      ['a year named after the one before its end', { statement: { ...QUARTER, fiscal_year: 2022 } }, true],
      ['a year named after the one after its end', { statement: { ...QUARTER, fiscal_year: 2024 } }, true],
      ['a year that is two off', { statement: { ...QUARTER, fiscal_year: 2025 } }, false],
      // Lundgren Bros., 10-Q for March 1996 (0000000000-96-000001), with the heads of another quarter.
      ['a fourth quarter of a 10-Q', { statement: { ...QUARTER, fiscal_period: 'Q4' } }, false],
      ['a fourth quarter of a transition', { form: '10-QT', statement: { ...QUARTER, fiscal_period: 'Q4' } }, true],
      ['a quarter called a year', { statement: { ...QUARTER, fiscal_period: 'FY' } }, false],
      ['a year called a quarter', { form: '10-K', statement: { ...YEAR, fiscal_period: 'Q4' } }, false],
      ['no year', { statement: { ...QUARTER, fiscal_year: null } }, null],
    ],
  ],
  [
    'months_are_those_of_the_dates',
    [
      ['13 weeks are three months', {}, true],
      ['14 weeks are three months', { statement: { ...QUARTER, start_date: '2023-03-26' } }, true],
      ['53 weeks are twelve months', { form: '10-K', statement: YEAR }, true],
      ['13 weeks are no six months', { statement: { ...QUARTER, period_in_months: 6 } }, false],
      ['nine months are no three', { statement: { ...QUARTER, start_date: '2022-09-25' } }, false],
      ['16 weeks are four months', { statement: { ...QUARTER, start_date: '2023-03-12', period_in_months: 4 } }, true],
      ['unknown months', { statement: { ...QUARTER, period_in_months: null } }, null],
    ],
  ],
  [
    'fiscal_names_fit_the_year',
    [
      ['the third quarter of a year from late September', {}, true],
      ['the second of it', { statement: { ...QUARTER, fiscal_period: 'Q2' } }, false],
      ['the calendar year in its place', { statement: { ...QUARTER, fiscal_year: 2022 } }, false],
      ['a year that ends in September', { form: '10-K', statement: YEAR }, true],
      [
        'a year that ends in January, by the year it began in',
        {
          form: '10-K',
          statement: { ...YEAR, start_date: '2024-02-01', end_date: '2025-01-31', fiscal_year: 2024 },
        },
        true,
      ],
      [
        'a year that ends in January, by the year it ends in',
        {
          form: '10-K',
          statement: { ...YEAR, start_date: '2024-02-01', end_date: '2025-01-31', fiscal_year: 2025 },
        },
        true,
      ],
      [
        'a calendar year by the year before',
        {
          form: '10-K',
          statement: { ...YEAR, start_date: '2024-01-01', end_date: '2024-12-31', fiscal_year: 2023 },
        },
        false,
      ],
      ['no start of the year', { statement: { ...QUARTER, fiscal_year_start: null } }, null],
    ],
  ],
  [
    'size_against_neighbours',
    [
      ['a year before that is as large', { prior: [{ total_revenue: 82_959e6 }] }, true],
      ['a year before of a tenth', { prior: [{ total_revenue: 8_200e6 }] }, true],
      ['a year before in another unit', { prior: [{ total_revenue: 82_959e3 }] }, false],
      ['a year before that is a thousand times as large', { prior: [{ total_revenue: 82_959e9 }] }, false],
      [
        'one of two columns in another unit',
        { prior: [{ total_revenue: 82_959e6 }, { total_revenue: 82_959e3 }] },
        false,
      ],
      ['a year before without revenue', { prior: [{ total_revenue: 0 }] }, null],
      ['no year before', {}, null],
    ],
  ],
])('%s', (name, rows) => {
  it.each(rows)('%s', (_, given, expected) => {
    expect(said(name, given)).toBe(expected)
  })
})

/** Apple's quarters of fiscal 2023 as first reported. */
const QUARTERS: CompanyPeriod[] = [
  { start_date: '2022-09-25', end_date: '2022-12-31', currency: 'USD', total_revenue: 117_154e6, net_income: 29_998e6 },
  { start_date: '2023-01-01', end_date: '2023-04-01', currency: 'USD', total_revenue: 94_836e6, net_income: 24_160e6 },
  { start_date: '2023-04-02', end_date: '2023-07-01', currency: 'USD', total_revenue: 81_797e6, net_income: 19_881e6 },
]

describe('quarters_not_above_year', () => {
  const annual = (company: readonly Partial<CompanyPeriod>[], statement: object = YEAR) =>
    said('quarters_not_above_year', { form: '10-K', statement, company })
  const changed = (at: number, change: Partial<CompanyPeriod>) =>
    QUARTERS.map((one, i) => (i === at ? { ...one, ...change } : one))

  it('passes quarters that leave something for the fourth', () => expect(annual(QUARTERS)).toBe(true))
  it('refuses a quarter that is nine months, or the year', () => {
    expect(annual(changed(2, { total_revenue: 293_787e6 }))).toBe(false)
    expect(annual(QUARTERS, { ...YEAR, total_revenue: 94_836e6 })).toBe(false)
  })
  it('allows the rounding of both sides', () => {
    expect(annual(QUARTERS, { ...YEAR, total_revenue: 293_786e6 })).toBe(true)
    expect(annual(QUARTERS, { ...YEAR, total_revenue: 293_785e6 })).toBe(true)
    expect(annual(QUARTERS, { ...YEAR, total_revenue: 293_784e6 })).toBe(false)
  })
  it('is asked of a quarter too, where the year is known', () => {
    const others = [QUARTERS[0] ?? {}, QUARTERS[1] ?? {}, YEAR]
    expect(said('quarters_not_above_year', { company: others })).toBe(true)
    expect(
      said('quarters_not_above_year', { company: others, statement: { ...QUARTER, total_revenue: 300_000e6 } }),
    ).toBe(false)
  })
  it('says nothing of two quarters, of another currency or of another year', () => {
    expect(annual(QUARTERS.slice(0, 2))).toBeNull()
    expect(annual(changed(0, { currency: 'EUR' }))).toBeNull()
    expect(annual(changed(0, { start_date: '2021-09-26', end_date: '2021-12-25' }))).toBeNull()
    expect(annual(changed(0, { total_revenue: null }))).toBeNull()
  })
  it('counts a quarter once that is known twice', () => {
    const twice = [...QUARTERS.slice(0, 2), { ...(QUARTERS[1] ?? {}), end_date: '2023-04-02' }]
    expect(annual(twice)).toBeNull()
  })
})

describe('comparatives_as_first_reported', () => {
  const before = { start_date: '2022-03-27', end_date: '2022-06-25', currency: 'USD' }
  const first = { ...before, total_revenue: 82_959e6, net_income: 19_442e6 }
  const again = (column: object, known: Partial<CompanyPeriod>[] = [first]) =>
    said('comparatives_as_first_reported', { prior: [column], company: known })

  it('passes a column that repeats what was reported', () => expect(again(first)).toBe(true))
  it('passes one that was rounded', () => expect(again({ ...first, total_revenue: 82_960e6 })).toBe(true))
  it('tells one that is otherwise in revenue or in net income', () => {
    expect(again({ ...first, total_revenue: 82_995e6 })).toBe(false)
    expect(again({ ...first, net_income: 19_242e6 })).toBe(false)
  })
  it('compares the same stretch of days only', () => {
    expect(again({ ...first, start_date: '2021-09-26', total_revenue: 304_182e6 })).toBeNull()
    expect(again({ ...first, end_date: '2022-07-03', total_revenue: 1 })).toBeNull()
    expect(again({ ...first, currency: 'EUR', total_revenue: 1 })).toBeNull()
  })
  it('says nothing where no other statement is known', () => expect(again(first, [])).toBeNull())
})
