import { expect, it } from 'vitest'
import { changeOf } from './change-of.ts'

it('tells the change of a total that takes cash in both years as that of its lines (0000320193-24-000123)', () => {
  expect(changeOf('financing_cash_flow', -121_983, -108_488)).toBeCloseTo(0.1244, 4)
  expect(changeOf('dividends_paid', -15_234, -15_025)).toBeCloseTo(0.0139, 4)
  expect(changeOf('operating_cash_flow', 118_254, 110_543)).toBeCloseTo(0.0698, 4)
  expect(changeOf('investing_cash_flow', 2_935, 3_705)).toBeCloseTo(-0.2078, 4)
})

it('tells none where the sign turns, and none of a loss', () => {
  expect(changeOf('investing_cash_flow', 2_935, -22_354)).toBe('n.m.')
  expect(changeOf('net_income', -3, -2)).toBe('n.m.')
  expect(changeOf('net_change_in_cash', -794, -5_760)).toBe('n.m.')
  expect(changeOf('financing_cash_flow', null, -1)).toBeNull()
})
