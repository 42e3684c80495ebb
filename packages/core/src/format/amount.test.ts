import { describe, expect, it } from 'vitest'
import {
  formatCell,
  formatCompact,
  formatFull,
  formatNumber,
  formatPerShare,
  formatShares,
  formatSpoken,
} from './amount.ts'

describe('formatCompact', () => {
  it.each([
    [389_000_000, 'USD', '$389.00M'],
    [-11_829_000_000, 'USD', '−$11.83B'],
    [28_262_900_000, 'EUR', '€28.26B'],
    [290_403_000_000, 'DKK', 'DKK 290.40B'],
    [65_585_000_000, 'USD', '$65.59B'],
    [-65_585_000_000, 'USD', '−$65.59B'],
    [999_994, 'USD', '$999.99K'],
    [999_995, 'USD', '$1.00M'],
    [999_994_999, 'USD', '$999.99M'],
    [999_995_000_000, 'USD', '$1.00T'],
    [999.994, 'USD', '$999.99'],
    [999.995, 'USD', '$1.00K'],
    [712, 'USD', '$712.00'],
    [0, 'USD', '$0.00'],
    [-0.001, 'USD', '$0.00'],
    [1_234_000_000_000_000, 'JPY', '¥1,234.00T'],
    [1005, null, '1.01K'],
    [1.005, undefined, '1.01'],
  ])('%s %s is %s', (value, currency, text) => expect(formatCompact(value, currency)).toBe(text))

  it('rounds a whole number to the nearest step of its suffix', () => {
    // Whole numbers take a shorter way: around every place where rounding changes digits or suffix it says the same.
    for (const size of [1e3, 1e6, 1e9, 1e12]) {
      for (const at of [1, 1.005, 1.015, 9.995, 12.345, 99.995, 999.994, 999.995, 999.999]) {
        for (const value of [-1, 0, 1].map((by) => Math.round(at * size) + by)) {
          const [shown = ''] = /[\d,.]+/.exec(formatCompact(value)) ?? []
          const unit = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 }[formatCompact(value).slice(-1)] ?? 1
          const off = Math.abs(Number(shown.replaceAll(',', '')) * unit - value)
          expect(off, String(value)).toBeLessThanOrEqual(unit / 200 + 1e-3)
        }
      }
    }
  })
  it('shows a hyphen for what is not a number', () => {
    expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map((value) => formatCompact(value, 'USD'))).toEqual(
      ['-', '-', '-', '-'],
    )
  })
})

describe('other forms of an amount', () => {
  it('writes every digit', () => {
    expect(formatFull(391_035_000_000, 'USD')).toBe('$391,035,000,000')
    expect(formatFull(-0.255, 'USD')).toBe('−$0.26')
    expect(formatFull(null, 'USD')).toBe('-')
  })
  it('writes table cells in their unit', () => {
    expect(formatCell(391_035)).toBe('391,035')
    expect(formatCell(-26_097)).toBe('−26,097')
    expect(formatCell(-26_097, 'parentheses')).toBe('(26,097)')
    expect(formatCell(1234.5)).toBe('1,234.5')
    expect(formatCell(0)).toBe('0')
    expect(formatCell(null)).toBe('-')
  })
  it('writes per-share figures, share counts and plain numbers', () => {
    expect(formatPerShare(6.11, 'USD')).toBe('$6.11')
    expect(formatPerShare(-18.355)).toBe('−18.36')
    expect(formatShares(15_343_783_000)).toBe('15,343.8 M')
    expect(formatShares(943_210)).toBe('943,210')
    expect(formatNumber(-0.04, 1)).toBe('0.0')
  })
  it('reads an amount out', () => {
    expect(formatSpoken(391_035_000_000, 'USD')).toBe('391,035 million US dollars')
    expect(formatSpoken(12_345, 'SEK')).toBe('12,345 SEK')
    expect(formatSpoken(null, 'USD')).toBe('not known')
  })
})
