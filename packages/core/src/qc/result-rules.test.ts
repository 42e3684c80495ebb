/** Rules of the lines from revenue to net income, each with statements that it passes, fails, and says nothing of. */
import { describe, expect, it } from 'vitest'
import type { Provenance } from '../statement/statement.ts'
import { type Change, computedBy, passes, said } from './apple.fixture.ts'
import {
  beforeTaxes,
  costSign,
  grossLoss,
  grossProfit,
  netIncome,
  netIncomePresent,
  operatingExpenses,
  revenuePresent,
  taxAlone,
  taxRate,
  tiedTogether,
} from './result-rules.ts'
import type { Rule } from './tested.ts'

type Case = [what: string, change: Change, passed: boolean | null, places?: Provenance]

const CASES: readonly [name: string, rule: Rule, cases: Case[]][] = [
  [
    'revenue_present_and_positive',
    revenuePresent,
    [
      ['as filed', {}, true],
      ['none', { total_revenue: null }, false],
      ['nothing', { total_revenue: 0 }, false],
      ['a negative amount', { total_revenue: -391_035e6 }, false],
    ],
  ],
  [
    'net_income_present',
    netIncomePresent,
    [
      ['as filed', {}, true],
      ['a loss', { net_income: -93_736e6 }, true],
      ['nothing', { net_income: 0 }, true],
      ['none', { net_income: null }, false],
    ],
  ],
  [
    'gross_profit_identity',
    grossProfit,
    [
      ['as filed', {}, true],
      ['off by a printed unit, which is rounding', { gross_profit: 180_684e6 }, true],
      ['off by more', { gross_profit: 180_686e6 }, false],
      ['without revenue', { total_revenue: null }, null],
      ['without costs', { cost_of_revenue: null }, null],
      ['computed from the two', {}, null, { gross_profit: computedBy('total_revenue − cost_of_revenue', '391,035') }],
      [
        'computed before one of them was changed',
        { gross_profit: 170_683e6 },
        false,
        { gross_profit: computedBy('total_revenue − cost_of_revenue', '391,035') },
      ],
    ],
  ],
  [
    'gross_loss_goes_with_a_loss',
    grossLoss,
    [
      ['printed', { gross_profit: -10e6 }, null],
      ['computed, a profit', {}, true, { gross_profit: computedBy('less', '391,035') }],
      ['computed, a loss beside a profit', { gross_profit: -10e6 }, false, { gross_profit: computedBy('less', '1') }],
      [
        'computed, a loss beside a loss',
        { gross_profit: -10e6, income_before_taxes: -123_485e6 },
        true,
        { gross_profit: computedBy('less', '1') },
      ],
      [
        'nothing before taxes',
        { gross_profit: -10e6, income_before_taxes: 0 },
        true,
        { gross_profit: computedBy('less', '1') },
      ],
      ['without a result', { income_before_taxes: null }, null, { gross_profit: computedBy('less', '1') }],
      ['without gross profit', { gross_profit: null }, null],
    ],
  ],
  [
    'cost_of_revenue_positive',
    costSign,
    [
      ['as filed', {}, true],
      ['nothing', { cost_of_revenue: 0 }, true],
      ['a negative amount', { cost_of_revenue: -210_352e6 }, false],
      ['none', { cost_of_revenue: null }, null],
      ['no revenue', { total_revenue: null }, null],
    ],
  ],
  [
    'operating_expenses_identity',
    operatingExpenses,
    [
      ['as filed', {}, true],
      ['one of them lost', { operating_expenses: [{ amount: 31_370e6 }] }, false],
      [
        'one counted twice',
        { operating_expenses: [{ amount: 31_370e6 }, { amount: 26_097e6 }, { amount: 26_097e6 }] },
        false,
      ],
      ['off by the rounding of four prints', { operating_income: 123_218e6 }, true],
      ['off by more', { operating_income: 123_219e6 }, false],
      [
        'from revenue where no gross profit is known',
        { gross_profit: null, operating_expenses: [{ amount: 210_352e6 }, { amount: 57_467e6 }] },
        true,
      ],
      ['no expenses', { operating_expenses: [] }, null],
      ['no operating income', { operating_income: null }, null],
    ],
  ],
  [
    'income_before_taxes_identity',
    beforeTaxes,
    [
      ['as filed', {}, true],
      ['with interest beside', { other_income_expense_net: 169e6, other_interest_income_expense_net: 100e6 }, true],
      [
        'interest with the wrong sign',
        { other_income_expense_net: 169e6, other_interest_income_expense_net: -100e6 },
        false,
      ],
      ['without the other items', { other_income_expense_net: null }, false],
      ['off by a printed unit', { income_before_taxes: 123_486e6 }, true],
      ['no operating income', { operating_income: null }, null],
      ['no result before taxes', { income_before_taxes: null }, null],
    ],
  ],
  [
    'net_income_identity',
    netIncome,
    [
      ['as filed', {}, true],
      ['a tax with the wrong sign', { income_tax_expense: -29_749e6 }, false],
      ['without tax', { income_tax_expense: null, net_income: 123_485e6 }, true],
      ['with what comes after the tax', { net_income: 93_936e6, other_income_expense_after_taxes: 200e6 }, true],
      [
        'with investees after the tax',
        { net_income: 93_536e6, other_investment_income_expense_after_taxes: -200e6 },
        true,
      ],
      ['off by a printed unit', { net_income: 93_737e6 }, true],
      ['off by more', { net_income: 93_739e6 }, false],
      ['no net income', { net_income: null }, null],
      ['no result before taxes', { income_before_taxes: null }, null],
    ],
  ],
  [
    'enough_lines_found',
    tiedTogether,
    [
      ['as filed', {}, true],
      ['two of four', { total_revenue: null, operating_income: null }, true],
      ['diluted EPS alone is EPS', { income_before_taxes: null, operating_income: null, basic_eps: null }, true],
      ['one of four', { total_revenue: null, operating_income: null, basic_eps: null, diluted_eps: null }, false],
      [
        'none',
        {
          total_revenue: null,
          operating_income: null,
          basic_eps: null,
          diluted_eps: null,
          income_before_taxes: null,
        },
        false,
      ],
    ],
  ],
  [
    'tax_alone_is_part_of_the_result',
    taxAlone,
    [
      ['beside the result before it', {}, null],
      ['of a quarter of the result', { income_before_taxes: null }, true],
      ['as large as net income', { income_before_taxes: null, income_tax_expense: 93_736e6 }, false],
      ['a benefit beside a profit', { income_before_taxes: null, income_tax_expense: -9_749e6 }, false],
      [
        'a benefit beside a loss',
        { income_before_taxes: null, income_tax_expense: -9_749e6, net_income: -93_736e6 },
        true,
      ],
      ['none', { income_before_taxes: null, income_tax_expense: null }, null],
      ['nothing', { income_before_taxes: null, income_tax_expense: 0 }, null],
      ['no net income', { income_before_taxes: null, net_income: null }, null],
    ],
  ],
  [
    'tax_rate_is_usual',
    taxRate,
    [
      ['as filed: 24 %', {}, true],
      ['60 %', { income_tax_expense: 74_091e6 }, true],
      ['61 %', { income_tax_expense: 75_326e6 }, false],
      ['a benefit of 20 %', { income_tax_expense: -24_697e6 }, true],
      ['a benefit of 21 %', { income_tax_expense: -25_932e6 }, false],
      ['no tax', { income_tax_expense: null }, null],
      ['nothing before taxes', { income_before_taxes: 0 }, null],
    ],
  ],
]

describe.each(CASES)('%s', (name, rule, cases) => {
  it.each(cases)('%s', (_, change, passed, places) => {
    expect(passes(rule, change, places)).toBe(passed)
    for (const test of said(rule, change, places)) expect(test.name).toBe(name)
  })
})

it('a usual tax rate is a hint, all the others are needed', () => {
  for (const [name, rule] of CASES)
    for (const { necessary } of said(rule))
      expect([name, necessary]).toEqual([name, !['tax_rate_is_usual', 'revenue_present_and_positive'].includes(name)])
})

describe('negative revenue', () => {
  it('must not be, unless it is what a lender keeps of its interest', () => {
    const necessary = (change: Change, places: Provenance = {}) => said(revenuePresent, change, places)[0]?.necessary
    expect(necessary({ total_revenue: -5e6 })).toBe(true)
    expect(necessary({ total_revenue: -5e6 }, { total_revenue: computedBy('net interest + other income', '5') })).toBe(
      false,
    )
    expect(necessary({ total_revenue: -5e6 }, { total_revenue: computedBy('sum of lines', '5') })).toBe(true)
    expect(necessary({ total_revenue: null })).toBe(false)
  })
})

it('gross profit is known where revenue and its cost are', () => {
  const [test] = said(grossProfit, { gross_profit: null })
  expect(test).toMatchObject({ name: 'gross_profit_follows', passed: false, necessary: true })
})

it('both numbers of an identity are told', () => {
  expect(said(netIncome, { net_income: 93_739e6 })[0]?.rationale).toBe(
    '123,485,000,000 − 29,749,000,000 + 0 = 93,736,000,000; net income is 93,739,000,000: they differ by −3,000,000, allowed is 1,020,000',
  )
  expect(said(grossProfit)[0]?.rationale).toContain('391,035,000,000 − 210,352,000,000 = 180,683,000,000')
})

it('half a unit of a print in tenths of millions is less than one in millions', () => {
  const tenths: Provenance = Object.fromEntries(
    [
      'total_revenue',
      'gross_profit',
      'operating_income',
      'income_before_taxes',
      'income_tax_expense',
      'net_income',
    ].map((name) => [name, { label: name, text: '391,035.0', start: 1, end: 2 }]),
  )
  expect(passes(netIncome, { net_income: 93_736.1e6 }, tenths)).toBe(true)
  expect(passes(netIncome, { net_income: 93_737e6 }, tenths)).toBe(false)
})
