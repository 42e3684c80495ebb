import { expect, it } from 'vitest'
import { changeOfFigure, changeOn } from './change.ts'

it('is a fraction of a positive earlier figure', () => {
  expect(changeOn(110, 100)).toBeCloseTo(0.1)
  expect(changeOn(50, 100, 1000)).toBeCloseTo(-0.5)
})
it('says nothing where the sign turns, the base is negative or tiny', () => {
  expect(changeOn(-1991, 7724, 77794)).toBe('n.m.')
  expect(changeOn(5, -3)).toBe('n.m.')
  expect(changeOn(-5, -3)).toBe('n.m.')
  expect(changeOn(500, 9, 1000)).toBe('n.m.')
  expect(changeOn(0, 0)).toBeNull()
})
it('is unknown where a side is', () => {
  expect(changeOn(null, 1)).toBeNull()
  expect(changeOn(1, undefined)).toBeNull()
})

it('tells the change of a total that takes cash in both years as that of its lines (0000320193-24-000123)', () => {
  expect(changeOfFigure('financing_cash_flow', -121_983, -108_488)).toBeCloseTo(0.1244, 4)
  expect(changeOfFigure('dividends_paid', -15_234, -15_025)).toBeCloseTo(0.0139, 4)
  expect(changeOfFigure('operating_cash_flow', 118_254, 110_543)).toBeCloseTo(0.0698, 4)
  expect(changeOfFigure('investing_cash_flow', 2_935, 3_705)).toBeCloseTo(-0.2078, 4)
})

it('tells none where the sign turns, and none of a loss', () => {
  expect(changeOfFigure('investing_cash_flow', 2_935, -22_354)).toBe('n.m.')
  expect(changeOfFigure('net_income', -3, -2)).toBe('n.m.')
  expect(changeOfFigure('net_change_in_cash', -794, -5_760)).toBe('n.m.')
  expect(changeOfFigure('financing_cash_flow', null, -1)).toBeNull()
})
