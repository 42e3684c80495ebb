import { expect, it } from 'vitest'
import { lineName } from './line-names.ts'

it('names a result by its sign', () => {
  expect(lineName('net_income', -1)).toBe('Net loss')
  expect(lineName('operating_income', -1)).toBe('Operating loss')
  expect(lineName('income_before_taxes', -1)).toBe('Loss before taxes')
  expect(lineName('income_tax_expense', -1)).toBe('Income tax benefit')
  expect([lineName('net_income', 0), lineName('net_income', null)]).toEqual(['Net income', 'Net income'])
})
