/** Margins from the printed results and from the lines above them: Apple, 10-K for 2024 (0000320193-24-000123). */
import { describe, expect, it } from 'vitest'
import type { Provenance } from '../statement/statement.ts'
import { type Change, computedBy, said } from './apple.fixture.ts'
import { MARGIN_RULES } from './margin-rules.ts'

const margins = (change: Change = {}, places: Provenance = {}) =>
  MARGIN_RULES.flatMap((rule) => said(rule, change, places)).map(({ name, passed, left, right }) => ({
    name: name.replace('_margin_recomputed', ''),
    passed,
    left,
    right,
  }))
const failing = (change: Change, places?: Provenance) =>
  margins(change, places).flatMap(({ name, passed }) => (passed ? [] : [name]))
const asked = (change: Change, places?: Provenance) => margins(change, places).map(({ name }) => name)

it('are the same both ways as filed', () => {
  expect(margins()).toEqual([
    { name: 'gross', passed: true, left: 46.2063, right: 46.2063 },
    { name: 'operating', passed: true, left: 31.5102, right: 31.5102 },
    { name: 'net', passed: true, left: 23.9713, right: 23.9713 },
  ])
})

describe('a figure that does not follow from the lines above', () => {
  it.each<[string, Change, string[]]>([
    ['gross profit', { gross_profit: 190_683e6 }, ['gross', 'operating']],
    ['its cost', { cost_of_revenue: 220_352e6 }, ['gross']],
    ['operating income', { operating_income: 133_216e6 }, ['operating']],
    ['a line of expense', { operating_expenses: [{ amount: 31_370e6 }, { amount: 36_097e6 }] }, ['operating']],
    ['net income', { net_income: 83_736e6 }, ['net']],
    ['its tax', { income_tax_expense: 19_749e6 }, ['net']],
    ['income before taxes', { income_before_taxes: 133_485e6 }, ['net']],
  ])('%s', (_, change, expected) => expect(failing(change)).toEqual(expected))

  it('passes by what rounding of printed units makes of it', () => {
    expect(failing({ net_income: 93_737e6 })).toEqual([])
    expect(failing({ gross_profit: 180_684e6 })).toEqual([])
  })
})

describe('what is not asked', () => {
  it.each<[string, Change, string[]]>([
    ['without revenue', { total_revenue: null }, []],
    ['where revenue is a loss', { total_revenue: -391_035e6 }, []],
    ['without a cost', { cost_of_revenue: null }, ['operating', 'net']],
    ['without lines of expense', { operating_expenses: [] }, ['gross', 'net']],
    ['without income before taxes', { income_before_taxes: null }, ['gross', 'operating']],
    ['without net income', { net_income: null }, ['gross', 'operating']],
  ])('%s', (_, change, expected) => expect(asked(change)).toEqual(expected))

  it('a gross profit of what it was computed from, or a cost computed from it', () => {
    const gross = { gross_profit: computedBy('total_revenue − cost_of_revenue', '391,035', '210,352') }
    const cost = { cost_of_revenue: computedBy('total_revenue − gross_profit', '391,035', '180,683') }
    const sum = { cost_of_revenue: computedBy('sum of the cost lines', '185,233', '25,119') }
    expect(asked({}, gross)).toEqual(['operating', 'net'])
    expect(asked({}, cost)).toEqual(['operating', 'net'])
    expect(asked({}, sum)).toEqual(['gross', 'operating', 'net'])
  })
})

it('what is after taxes counts to the net margin', () => {
  const after = { other_income_expense_after_taxes: -1_000e6, net_income: 92_736e6 }
  expect(failing(after)).toEqual([])
  expect(failing({ ...after, net_income: 93_736e6 })).toEqual(['net'])
})
