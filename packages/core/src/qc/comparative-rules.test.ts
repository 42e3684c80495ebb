/** Rules that hold a statement against the columns beside it, each with columns that it passes, fails, and says nothing of. */
import { describe, expect, it } from 'vitest'
import type { PriorPeriod, Provenance } from '../statement/statement.ts'
import { type Change, said } from './apple.fixture.ts'
import { COMPARATIVE_RULES } from './comparative-rules.ts'

/** Apple's fiscal 2024 beside 2023 (0000320193-24-000123). */
const NOW: Change & Record<string, unknown> = {
  start_date: '2023-10-01',
  end_date: '2024-09-28',
  fiscal_year: 2024,
  fiscal_period: 'FY',
}
const BEFORE = {
  currency: 'USD',
  start_date: '2022-09-25',
  end_date: '2023-09-30',
  period_in_months: 12,
  fiscal_year: 2023,
  fiscal_period: 'FY',
  total_revenue: 383_285e6,
  cost_of_revenue: 214_137e6,
  gross_profit: 169_148e6,
  operating_income: 114_301e6,
  income_before_taxes: 113_736e6,
  income_tax_expense: 16_741e6,
  net_income: 96_995e6,
  basic_eps: 6.16,
  diluted_eps: 6.13,
  weighted_avg_shares_basic: 15_744_231e3,
  weighted_avg_shares_diluted: 15_812_547e3,
} satisfies PriorPeriod

interface Given {
  now?: Record<string, unknown>
  prior?: readonly Partial<PriorPeriod>[]
  places?: Provenance
  form?: string
}

/** What a rule says: passed or not, and why; null = it says nothing. */
function tested(name: string, { now = {}, prior = [{}], places = {}, form = '10-K' }: Given) {
  const prior_periods = prior.map((change) => ({ ...BEFORE, ...change }))
  const tests = COMPARATIVE_RULES.flatMap((rule) =>
    said(rule, { ...NOW, ...now } as Change, places, { prior_periods, form_type: form }),
  )
  return tests.find((test) => test.name === name) ?? null
}

const cell = (text: string) => ({ label: '', text, start: 1, end: 2 })
const QUARTER = { start_date: '2024-06-30', end_date: '2024-09-28' }

const CASES: readonly [name: string, cases: readonly [what: string, given: Given, passed: boolean | null][]][] = [
  [
    'comparatives_in_one_currency',
    [
      ['as filed', {}, true],
      ['another one', { prior: [{ currency: 'CAD' }] }, false],
      ['another one in the last column', { prior: [{}, { currency: 'EUR' }] }, false],
      ['no columns', { prior: [] }, null],
    ],
  ],
  [
    'comparatives_end_years_before',
    [
      ['a year of 53 weeks before', {}, true],
      ['two years before', { prior: [{ start_date: '2021-09-26', end_date: '2022-09-24' }] }, true],
      ['fifteen months before', { prior: [{ start_date: '2022-06-26', end_date: '2023-07-01' }] }, false],
      ['the year after', { now: { start_date: '2021-09-26', end_date: '2022-09-24' } }, null],
      ['a column of another length', { now: QUARTER }, null],
      ['no first day', { now: { start_date: null } }, null],
      ['one of two columns', { prior: [{ start_date: '2022-06-26', end_date: '2023-07-01' }, {}] }, true],
      [
        // 0000950144-96-001348: the company moved the end of its year, and prints the months between.
        'a year before the months between',
        {
          now: { start_date: '2024-01-01', end_date: '2024-12-31' },
          prior: [
            { start_date: '2023-10-01', end_date: '2023-12-31' },
            { start_date: '2022-10-01', end_date: '2023-09-30' },
          ],
        },
        true,
      ],
    ],
  ],
  [
    'comparatives_are_named_alike',
    [
      ['as filed', {}, true],
      ['the same year', { prior: [{ fiscal_year: 2024 }] }, false],
      ['another quarter', { now: { fiscal_period: 'Q3' }, prior: [{ fiscal_period: 'Q2' }] }, false],
      ['the year beside the quarter of a release', { now: { fiscal_period: 'Q4' } }, null],
      ['without names', { prior: [{ fiscal_year: null }] }, null],
      ['a statement without a year', { now: { fiscal_year: null } }, null],
    ],
  ],
  [
    'no_line_is_missing_beside_its_comparatives',
    [
      ['as filed', {}, true],
      ['a tax of the year before alone', { now: { income_tax_expense: null } }, false],
      ['a count of the year before alone', { now: { weighted_avg_shares_diluted: null } }, false],
      [
        'a line that the year before lacks too',
        { now: { income_tax_expense: null }, prior: [{ income_tax_expense: null }] },
        true,
      ],
      ['nothing the year before', { now: { income_tax_expense: null }, prior: [{ income_tax_expense: 0 }] }, true],
      ['EPS, which has a check of its own', { now: { basic_eps: null } }, true],
      ['no columns', { prior: [] }, null],
    ],
  ],
  [
    'unit_of_the_comparatives',
    [
      ['as filed', {}, true],
      ['counts a thousandfold', { now: { weighted_avg_shares_basic: 15_343_783e6 } }, false],
      [
        'all amounts a thousandth',
        {
          now: {
            total_revenue: 391_035e3,
            operating_income: 123_216e3,
            income_before_taxes: 123_485e3,
            net_income: 93_736e3,
          },
        },
        false,
      ],
      ['one amount a thousandth, which other rules see', { now: { net_income: 93_736e3 } }, true],
      ['beside a column of percents', { prior: [{}, { total_revenue: 100, net_income: 25 }] }, true],
      ['no columns', { prior: [] }, null],
    ],
  ],
  [
    'decimals_are_those_of_the_row',
    [
      ['none of a column that was typed', {}, true],
      [
        'a decimal lost',
        { places: { basic_eps: cell('6.1') }, prior: [{ provenance: { basic_eps: cell('6.16') } }] },
        false,
      ],
      [
        'as many as one of two columns',
        {
          places: { basic_eps: cell('6.1') },
          prior: [{ provenance: { basic_eps: cell('6.16') } }, { provenance: { basic_eps: cell('5.6') } }],
        },
        true,
      ],
      [
        'more than beside',
        { places: { basic_eps: cell('6.11') }, prior: [{ provenance: { basic_eps: cell('6') } }] },
        true,
      ],
      ['no columns', { prior: [] }, null],
    ],
  ],
  [
    'share_counts_are_of_the_period',
    [
      ['as filed', {}, true],
      [
        'the basic count of the year before',
        { now: { weighted_avg_shares_basic: 15_744_231e3 }, places: { weighted_avg_shares_basic: cell('15,744,231') } },
        false,
      ],
      [
        'both counts of the year before: none was issued',
        { now: { weighted_avg_shares_basic: 15_744_231e3, weighted_avg_shares_diluted: 15_812_547e3 } },
        true,
      ],
      [
        'a round count, which two years may share',
        {
          now: { weighted_avg_shares_basic: 15_700e6 },
          prior: [{ weighted_avg_shares_basic: 15_700e6 }],
          places: { weighted_avg_shares_basic: cell('15,700') },
        },
        true,
      ],
      ['one count', { now: { weighted_avg_shares_basic: null } }, null],
      ['no columns', { prior: [] }, null],
    ],
  ],
]

describe.each(CASES)('%s', (name, cases) => {
  it.each(cases)('%s', (_, given, passed) => expect(tested(name, given)?.passed ?? null).toBe(passed))
})

describe('what a rule says', () => {
  it('names the lines that only the year before has', () => {
    expect(tested('no_line_is_missing_beside_its_comparatives', { now: { gross_profit: null } })?.rationale).toBe(
      'only for the year before: gross_profit',
    )
  })
  it('names both currencies', () => {
    expect(tested('comparatives_in_one_currency', { prior: [{ currency: 'CAD' }] })?.rationale).toBe('USD beside CAD')
  })
  it('asks no whole years of a transition report', () => {
    const prior = [{ start_date: '2022-06-26', end_date: '2023-07-01' }]
    expect(tested('comparatives_end_years_before', { prior, form: '10-KT' })?.necessary).toBe(false)
    expect(tested('comparatives_end_years_before', { prior })?.necessary).toBe(true)
  })
})
