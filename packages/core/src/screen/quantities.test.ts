/** What companies are screened by: each name once, in its group, with the unit that it is shown and typed in. */
import { describe, expect, it } from 'vitest'
import { BALANCE_SHEET_FIGURES, CASH_FLOW_FIGURES } from '../statement/other-statements.ts'
import {
  flowQuantity,
  GROWTH_OF,
  hasCurrency,
  isPercent,
  isScreenQuantity,
  SCREEN_GROUPS,
  SCREEN_NAMES,
  SCREEN_QUANTITIES,
  type ScreenQuantity,
  screenQuantity,
} from './quantities.ts'

describe('the quantities', () => {
  it('are each named once, and called differently', () => {
    expect(new Set(SCREEN_NAMES).size).toBe(SCREEN_NAMES.length)
    const labels = SCREEN_QUANTITIES.map(({ label }) => label)
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([])
  })
  it('stand in the order of their groups', () => {
    const groups = SCREEN_QUANTITIES.map(({ group }) => SCREEN_GROUPS.indexOf(group))
    expect(Math.min(...groups)).toBe(0)
    for (const group of SCREEN_GROUPS) {
      const at = SCREEN_QUANTITIES.flatMap((one, i) => (one.group === group ? [i] : []))
      expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBe(at.length - 1)
    }
  })
  it('are all figures of a balance sheet and of cash flows', () => {
    for (const name of BALANCE_SHEET_FIGURES)
      expect(screenQuantity(name)).toMatchObject({ group: 'Balance sheet', unit: 'amount' })
    for (const name of CASH_FLOW_FIGURES)
      expect(screenQuantity(flowQuantity(name))).toMatchObject({ group: 'Cash flows', unit: 'amount' })
  })
  it('tell the two net incomes apart', () => {
    expect(flowQuantity('net_income')).toBe('cash_flow_net_income')
    expect(flowQuantity('dividends_paid')).toBe('dividends_paid')
    expect(screenQuantity('net_income').group).toBe('Income')
    expect(screenQuantity('cash_flow_net_income').label).toBe('Net income of the cash flows')
  })
  it.each(GROWTH_OF.map((name) => [name, `${name}_growth`] as const))(
    'have growth of %s, which is one itself',
    (of, name) => {
      expect(isScreenQuantity(of)).toBe(true)
      expect(isScreenQuantity(name) && screenQuantity(name)).toMatchObject({ unit: 'growth', group: 'Growth' })
    },
  )
})

describe('a name', () => {
  it.each(['weighted_avg_shares_diluted', 'Net_margin', 'total_revenue_growth ', '', 'toString', '__proto__'])(
    'that nothing is screened by: %j',
    (name) => {
      expect(isScreenQuantity(name)).toBe(false)
      expect(() => screenQuantity(name as ScreenQuantity)).toThrow(`Nothing is screened by ${name}`)
    },
  )
})

describe('units', () => {
  it.each<[ScreenQuantity, boolean, boolean]>([
    ['total_revenue', true, false],
    ['diluted_eps', true, false],
    ['weighted_avg_shares_basic', false, false],
    ['net_margin', false, true],
    ['total_revenue_growth', false, true],
    ['current_ratio', false, false],
    ['days_inventories', false, false],
    ['free_cash_flow', true, false],
    ['total_assets', true, false],
    ['return_on_average_equity', false, true],
  ])('of %s: has a currency %s, is shown in percent %s', (name, currency, percent) => {
    expect(hasCurrency(screenQuantity(name))).toBe(currency)
    expect(isPercent(screenQuantity(name))).toBe(percent)
  })
})
