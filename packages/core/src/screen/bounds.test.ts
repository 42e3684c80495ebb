import { expect, it } from 'vitest'
import { readBound, writeBound } from './bounds.ts'

it.each([
  ['net_margin', '30', 0.3],
  ['net_margin', '-5 %', -0.05],
  ['net_margin', '7', 0.07],
  ['total_revenue', '1.5b', 1.5e9],
  ['total_revenue', '$2,500', 2500],
  ['total_revenue', '−250M', -250e6],
  ['current_ratio', '1.5x', 1.5],
  ['days_inventories', '.5', 0.5],
  ['debt', ' ', null],
] as const)('reads for %s what is typed as %j', (name, text, value) => {
  expect(readBound(name, text)).toBe(value)
})

it.each([
  ['net_margin', '3b'],
  ['total_revenue', 'much'],
  ['total_revenue', '30%'],
  ['total_revenue', '1,5'],
  ['total_revenue', '-'],
] as const)('takes for %s %j for no number', (name, text) => {
  expect(readBound(name, text)).toBeUndefined()
})

it('writes what it reads', () => {
  expect(writeBound('net_margin', 0.07)).toBe('7')
  expect(writeBound('total_revenue', 1.5e9)).toBe('1.5B')
  expect(writeBound('total_revenue', -250e6)).toBe('-250M')
  expect(writeBound('current_ratio', 1.5)).toBe('1.5')
  expect(writeBound('debt', null)).toBe('')
})
