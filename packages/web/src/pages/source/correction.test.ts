import { describe, expect, it } from 'vitest'
import { cellValue, readTyped } from './correction.ts'

const cell = (value: number) => ({
  start: 1,
  end: 2,
  text: String(Math.abs(value)),
  value,
  label: '',
  column: '',
  group: '',
})

describe('a picked cell', () => {
  it('gives whole units of the printed unit', () => {
    expect(cellValue(cell(391035), 'total_revenue', 1e6)).toBe(391035000000)
    expect(cellValue(cell(15408095), 'weighted_avg_shares_diluted', 1e3)).toBe(15408095000)
  })
  it('leaves per-share figures as printed', () => expect(cellValue(cell(-0.15), 'diluted_eps', 1e3)).toBe(-0.15))
  it('takes the brackets off a cost, and keeps them for a loss', () => {
    expect(cellValue(cell(-210352), 'cost_of_revenue', 1e6)).toBe(210352000000)
    expect(cellValue(cell(-31), 'operating_expenses[2].amount', 1)).toBe(31)
    expect(cellValue(cell(-15514), 'net_income', 1e3)).toBe(-15514000)
  })
})

describe('a typed value', () => {
  it('may have commas, a minus or brackets', () => {
    expect(readTyped('391,035,000,000')).toBe(391035000000)
    expect(readTyped('(0.15)')).toBe(-0.15)
    expect(readTyped('−12')).toBe(-12)
    expect(readTyped('.5')).toBe(0.5)
  })
  it('is refused when it is no number', () => {
    for (const text of ['', 'twelve', '1-2', '1.2.3', '5m']) expect(readTyped(text)).toBeNull()
  })
})
