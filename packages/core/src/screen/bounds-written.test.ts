/** What is typed into a field, read, written and read again: the same bound for every quantity. */
import { describe, expect, it } from 'vitest'
import { readBound, writeBound } from './bounds.ts'
import { SCREEN_QUANTITIES } from './quantities.ts'

it.each(SCREEN_QUANTITIES.map(({ name }) => name))('%s reads every bound again that it wrote', (name) => {
  for (const value of [0, 0.07, 0.125, -0.3, 1, 12.5, 1_500, -2_500_000, 1e9, 3.25e12])
    expect(readBound(name, writeBound(name, value))).toBe(value)
  expect(readBound(name, writeBound(name, null))).toBeNull()
})

describe('what is typed', () => {
  it.each([
    ['total_revenue', '1,234,567', 1_234_567],
    ['total_revenue', '$1.5bn', 1.5e9],
    ['total_revenue', '2 M', 2e6],
    ['total_revenue', '3t', 3e12],
    ['total_revenue', '  500k  ', 500_000],
    ['total_revenue', '-1b', -1e9],
    ['diluted_eps', '2.5', 2.5],
    ['weighted_avg_shares_basic', '15b', 15e9],
    ['net_margin', '12.5%', 0.125],
    ['net_margin', '0', 0],
    ['total_revenue_growth', '-20', -0.2],
    ['current_ratio', '2X', 2],
    ['days_inventories', '45', 45],
  ] as const)('for %s as %j is %d', (name, text, value) => expect(readBound(name, text)).toBe(value))

  it.each([
    ['net_margin', '30x'],
    ['net_margin', '30m'],
    ['total_revenue', '1.5x'],
    ['total_revenue', '1,23,456'],
    ['total_revenue', '1e9'],
    ['total_revenue', '--5'],
    ['total_revenue', '.'],
    ['total_revenue', '5 6'],
    ['total_revenue', '1234567890123456'],
    ['current_ratio', '50%'],
    ['days_inventories', '45 days'],
  ] as const)('for %s as %j is no number', (name, text) => expect(readBound(name, text)).toBeUndefined())
})

it.each([
  ['total_revenue', 1e12, '1T'],
  ['total_revenue', 999e6, '999M'],
  ['total_revenue', 1_000, '1K'],
  ['total_revenue', 999, '999'],
  ['weighted_avg_shares_basic', 15.3e9, '15.3B'],
  ['diluted_eps', 1_000, '1000'],
  ['net_margin', -0.055, '-5.5'],
  ['days_inventories', 1_000, '1000'],
] as const)('of %s writes %d as %j', (name, value, text) => expect(writeBound(name, value)).toBe(text))
