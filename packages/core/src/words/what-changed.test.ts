import { expect, it } from 'vitest'
import { type ComparedPeriod, whatChanged } from './what-changed.ts'

const period = (code: string, more: Partial<ComparedPeriod>): ComparedPeriod => ({
  period_code: code,
  currency: 'USD',
  total_revenue: null,
  net_income: null,
  divisions: [],
  expenses: [],
  ...more,
})
const apple = period('2024 FY', {
  total_revenue: 391_035e6,
  net_income: 93_736e6,
  divisions: [
    { name: 'iPhone', amount: 201_183e6 },
    { name: 'Services', amount: 96_169e6 },
  ],
  expenses: [{ name: 'Research and development', amount: 31_370e6 }],
})
const before = period('2023 FY', {
  total_revenue: 383_285e6,
  net_income: 96_995e6,
  divisions: [
    { name: 'iPhone®', amount: 200_583e6 },
    { name: 'Services', amount: 85_200e6 },
  ],
  expenses: [{ name: 'Research and development', amount: 29_915e6 }],
})

it('says revenue, margin and what moved it most', () => {
  expect(whatChanged(apple, before)).toEqual([
    'Revenue rose 2.0% to $391.04B, from $383.29B in 2023 FY.',
    'Net income fell 3.4% to $93.74B, a net margin of 24.0% after 25.3%.',
    'Services moved revenue most: +$10.97B (+12.9%) to $96.17B.',
  ])
})

it('names the expense where the divisions are not known', () => {
  expect(whatChanged({ ...apple, divisions: [] }, before)[2]).toBe(
    'Research and development changed most among the expenses: +$1.46B (+4.9%) to $31.37B.',
  )
  expect(whatChanged({ ...apple, divisions: [], expenses: [] }, before)).toHaveLength(2)
})

it('speaks of losses as losses', () => {
  const year = (net_income: number) => period('2024 FY', { net_income })
  const says = (to: number, from: number) => whatChanged(year(to), year(from))[0]
  expect(says(-50e6, -80e6)).toBe('The net loss narrowed to $50.00M, from $80.00M.')
  expect(says(-80e6, -50e6)).toBe('The net loss widened to $80.00M, from $50.00M.')
  expect(says(-80e6, 50e6)).toBe('Net income of $50.00M turned into a net loss of $80.00M.')
  expect(says(50e6, -80e6)).toBe('A net loss of $80.00M turned into net income of $50.00M.')
})

it('calls rounding no change, and says nothing it does not know', () => {
  const now = period('2024 Q1', { total_revenue: 1_000_100_000 })
  expect(whatChanged(now, period('2023 Q1', { total_revenue: 1_000_000_000 }))).toEqual([
    'Revenue of $1.00B was level with 2023 Q1.',
  ])
  expect(whatChanged(now, period('2023 Q1', {}))).toEqual([])
  expect(whatChanged(now, period('2023 Q1', { total_revenue: 5, currency: 'EUR' }))).toEqual([])
})
