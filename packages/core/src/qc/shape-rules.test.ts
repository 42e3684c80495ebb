/** Lines taken for others: shapes that no right statement has. Figures of Apple's 10-K for 2024 (0000320193-24-000123). */
import { describe, expect, it, test } from 'vitest'
import type { Place, PriorPeriod } from '../statement/statement.ts'
import { commonIncomeTests } from './common-income.ts'
import { COMPARATIVE_RULES } from './comparative-rules.ts'
import { decimalsOf, printedUnit } from './printed-unit.ts'
import { RULES } from './rules.ts'
import { SHAPE_RULES } from './shape-rules.ts'
import type { Rule, Tested } from './tested.ts'

const cell = (label: string, text: string): Place => ({ label, text, start: 1, end: 2 })
const APPLE = {
  total_revenue: 391_035e6,
  cost_of_revenue: 210_352e6 as number | null,
  gross_profit: 180_683e6 as number | null,
  operating_income: 123_216e6 as number | null,
  net_income: 93_736e6,
  operating_expenses: [{ amount: 57_467e6 }],
  revenue_units_number: 1e6,
}
const PLACES: Record<string, Place> = {
  total_revenue: cell('Total net sales', '391,035'),
  gross_profit: cell('Gross margin', '180,683'),
  operating_income: cell('Operating income', '123,216'),
}

const failing = (rules: readonly Rule[], change: object, places: object = {}, prior_periods: object[] = []) =>
  rules
    .flatMap(
      (rule) =>
        rule({
          form_type: '10-K',
          income_statement: { ...APPLE, ...change },
          provenance: { ...PLACES, ...places },
          prior_periods,
        } as unknown as Tested) ?? [],
    )
    .flatMap(({ passed, necessary, name }) => (passed || !necessary ? [] : [name]))

describe('a statement whose lines were taken for others', () => {
  it.each<[string, object, object, string[]]>([
    ['is right', {}, {}, []],
    ['has no cost before its gross profit', { cost_of_revenue: null }, {}, ['gross_profit_has_its_cost']],
    [
      'prints no cost and no gross profit',
      { cost_of_revenue: null, gross_profit: null, operating_expenses: [{ amount: 267_819e6 }] },
      { gross_profit: undefined },
      [],
    ],
    [
      'has an operating income that no expenses lead to',
      { operating_expenses: [] },
      {},
      ['expenses_lead_to_operating_income'],
    ],
    [
      'has the gross profit for operating income',
      { operating_income: 180_683e6, operating_expenses: [] },
      {},
      ['operating_income_is_below_gross_profit'],
    ],
    [
      'counts research below operating income',
      {},
      {
        other_income_expense_net: { computed: true, rule: 'sum', parts: [cell('Research and development', '31,370')] },
      },
      ['other_items_are_no_operating_expenses'],
    ],
    [
      'counts a total of costs with its lines',
      {},
      {
        cost_of_revenue: {
          computed: true,
          rule: 'sum of the cost lines',
          parts: [cell('Products', '185,233'), cell('Services', '25,119'), cell('', '210,325')],
        },
      },
      ['sums_hold_no_totals'],
    ],
    [
      'adds lines with names',
      {},
      {
        cost_of_revenue: {
          computed: true,
          rule: 'sum of the cost lines',
          parts: [cell('Products', '185,233'), cell('Services', '25,119'), cell('Other', '210,325')],
        },
      },
      [],
    ],
  ])('%s', (_, change, places, names) => expect(failing(SHAPE_RULES, change, places)).toEqual(names))
})

describe('the decimals of a row', () => {
  const prior = (text: string) => ({
    currency: 'USD',
    provenance: { basic_eps: cell('Basic', text) },
  })
  const fewer = (own: string, ...others: string[]) =>
    failing(
      COMPARATIVE_RULES,
      { basic_eps: 1, currency: 'USD', fiscal_year: null, start_date: null },
      { basic_eps: cell('Basic', own) },
      others.map(prior),
    )

  it('are those of the columns beside', () => {
    expect(fewer('6.1', '6.13', '5.61')).toEqual(['decimals_are_those_of_the_row'])
    expect(fewer('6.11', '6.13')).toEqual([])
    // A trailing nought is left out now and then.
    expect(fewer('6.1', '6.2', '5.61')).toEqual([])
  })

  it.each<[string, number | null]>([
    ['6.11', 2],
    ['(.45)', 2],
    ['2,475.', 0],
    ['$ 8,352.1', 1],
    ['391,035', 0],
    ['—', null],
  ])('of %s are %s', (text, count) => expect(decimalsOf(cell('', text))).toBe(count))

  test('a step of the print is a tenth of the unit where most amounts have a decimal', () => {
    const unit = (...texts: string[]) =>
      printedUnit({
        income_statement: APPLE,
        provenance: Object.fromEntries(
          ['total_revenue', 'cost_of_revenue', 'net_income'].map((name, at) => [name, cell('', texts[at] ?? '')]),
        ),
      } as unknown as Tested)
    expect([unit('8,352.1', '2,717.9', '2,322'), unit('8,352', '2,717', '2,322.6')]).toEqual([1e5, 1e6])
  })
})

describe('counts of shares', () => {
  // The Boeing Company, 10-Q for June 2025 (0000012927-25-000062): a loss, and 756.6 million shares of both kinds.
  const BOEING = {
    ...{ net_income: -611e6, income_before_taxes: -523e6, basic_eps: -0.92, diluted_eps: -0.92 },
    ...{ weighted_avg_shares_basic: 756.6e6, weighted_avg_shares_diluted: 756.6e6 },
  }
  const isSeen = (change: object) => {
    const places = {
      weighted_avg_shares_basic: cell('Basic', '756.6'),
      weighted_avg_shares_diluted: cell('Diluted', '756.6'),
    }
    return failing(RULES, { ...BOEING, ...change }, places).includes('loss_is_not_diluted')
  }

  it('of a loss are one, unless operations made a profit', () => {
    expect([isSeen({}), isSeen({ weighted_avg_shares_diluted: 759.6e6 })]).toEqual([false, true])
    // General Electric, 10-Q for June 2023 (0000040545-23-000198): a loss to common of continuing operations that earned.
    expect(isSeen({ weighted_avg_shares_diluted: 759.6e6, income_before_taxes: 1_390e6 })).toBe(false)
  })

  it('are not those of the year before, one of the two alone', () => {
    // RELM Wireless, 10-K for 2007 (0000000000-09-900111), its diluted count changed to that of the year before.
    const beside = (basic: number, diluted: number, text: string) =>
      failing(
        COMPARATIVE_RULES,
        {
          currency: 'USD',
          fiscal_year: null,
          start_date: null,
          weighted_avg_shares_basic: 13_403e3,
          weighted_avg_shares_diluted: 14_062e3,
        },
        { weighted_avg_shares_basic: cell('Basic', '13,403'), weighted_avg_shares_diluted: cell('Diluted', text) },
        [{ currency: 'USD', weighted_avg_shares_basic: basic, weighted_avg_shares_diluted: diluted }],
      )
    expect(beside(13_362e3, 14_062e3, '14,062')).toEqual(['share_counts_are_of_the_period'])
    expect(beside(13_362e3, 13_990e3, '14,062')).toEqual([])
    // A trust's units stay the same; some digits are the same by chance.
    expect(beside(13_403e3, 14_062e3, '14,062')).toEqual([])
    expect(beside(13_362e3, 14_062e3, '14.06')).toEqual([])
  })
})

test('common shareholders are left no more than net income', () => {
  const names = (common: number) =>
    commonIncomeTests(common, { net_income: 203, basic_eps: null, diluted_eps: null } as unknown as PriorPeriod & never)
      .filter(({ passed }) => !passed)
      .map(({ name }) => name)
  // Unocal, 10-K for 1995 (0000898430-96-001095): 260 less preferred dividends of 36; 203 is its tax.
  expect(names(224)).toEqual(['common_income_is_not_above_net_income'])
  expect(names(167)).toEqual([])
})

describe('the years beside a statement', () => {
  const year = (start_date: string, end_date: string) => ({ start_date, end_date, currency: 'USD', fiscal_year: null })
  /** Vector Aeromotive, 10-K for 1995 (0000950144-96-001348), which moved its year's end from September to December. */
  const seen = (...priors: object[]) =>
    failing(
      COMPARATIVE_RULES,
      { start_date: '1995-01-01', end_date: '1995-12-31', currency: 'USD', fiscal_year: null },
      {},
      priors,
    ).includes('comparatives_end_years_before')

  it('end whole years before', () => {
    expect(seen(year('1994-01-01', '1994-12-31'))).toBe(false)
    expect(seen(year('1993-10-01', '1994-09-30'))).toBe(true)
  })

  it('or before the months between, where each begins as the other ends', () => {
    const months = year('1994-10-01', '1994-12-31')
    expect(seen(months, year('1993-10-01', '1994-09-30'))).toBe(false)
    expect(seen(months, year('1993-09-01', '1994-08-31'))).toBe(true)
    expect(seen(year('1994-10-01', '1994-11-30'), year('1993-10-01', '1994-09-30'))).toBe(true)
  })
})
