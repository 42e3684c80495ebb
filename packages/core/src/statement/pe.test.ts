import { describe, expect, it } from 'vitest'
import { deduceQ4 } from './deduced-q4.ts'
import { priceEarnings } from './pe.ts'
import { printedStep } from './printed-step.ts'
import { FIGURE_NAMES, type Figures } from './statement.ts'
import { asPrinted, figureAsPrinted, figuresAsPrinted } from './units.ts'

const annual = {
  form_type: '10-K',
  filing_date: '2024-11-01',
  end_date: '2024-09-28',
  currency: 'USD',
  diluted_eps: 6.08,
  basic_eps: 6.11,
  eps_factor: 1,
}
const price = { price: 228, currency: 'USD', day: '2025-01-10' }

describe('price to earnings', () => {
  it.each([
    ['diluted EPS of the newest 10-K', price, annual, 37.5, 'EPS of the year to 2024-09-28'],
    [
      'basic EPS where no diluted one is printed',
      price,
      { ...annual, diluted_eps: null },
      37.32,
      'EPS of the year to 2024-09-28',
    ],
    ['an amended 10-K', price, { ...annual, form_type: '10-K/A' }, 37.5, 'EPS of the year to 2024-09-28'],
    [
      'EPS on the shares after a split',
      { ...price, price: 57 },
      { ...annual, eps_factor: 0.25 },
      37.5,
      'EPS of the year to 2024-09-28',
    ],
    ['the day of the filing', { ...price, day: '2024-11-01' }, annual, 37.5, 'EPS of the year to 2024-09-28'],
    ['the last recent day', { ...price, day: '2025-04-03' }, annual, 37.5, 'EPS of the year to 2024-09-28'],
    [
      'the first day that is not recent',
      { ...price, day: '2025-04-04' },
      annual,
      37.5,
      'based on 10-K filed 2024-11-01',
    ],
    ['no annual report', price, null, null, null],
    ['a 20-F', price, { ...annual, form_type: '20-F' }, null, 'the shares of a 20-F are not those of the price'],
    ['a 40-F', price, { ...annual, form_type: '40-F' }, null, 'the shares of a 40-F are not those of the price'],
    ['no EPS', price, { ...annual, diluted_eps: null, basic_eps: null }, null, 'the newest 10-K states no EPS'],
    ['a loss', price, { ...annual, diluted_eps: -0.01 }, null, 'a loss in the newest 10-K'],
    ['EPS of nothing', price, { ...annual, diluted_eps: 0 }, null, 'a loss in the newest 10-K'],
    ['another currency', { ...price, currency: 'CAD' }, annual, null, 'earnings are in USD'],
    [
      'a price of the day before the filing',
      { ...price, day: '2024-10-31' },
      annual,
      null,
      'price is older than the 10-K filed 2024-11-01',
    ],
  ])('%s', (_, at, fact, pe, pe_note) => expect(priceEarnings(at, fact)).toEqual({ pe, pe_note }))
})

describe('the fourth quarter', () => {
  it('is the year less three quarters, also of losses', () => {
    expect(deduceQ4(100, [20, 30, 40])).toBe(10)
    expect(deduceQ4(-5, [10, -20, 15])).toBe(-10)
    expect(deduceQ4(0, [0, 0, 0])).toBe(0)
  })
  it.each([
    [null, [1, 2, 3]],
    [10, [null, 2, 3]],
    [10, [1, null, 3]],
    [10, [1, 2, null]],
  ] as const)('is not known of %s and %s', (year, quarters) => expect(deduceQ4(year, quarters)).toBeNull())
})

describe('figures as printed', () => {
  it.each([
    [391_035e6, 1e6, 391_035],
    [1_234_500, 1e6, 1.2345],
    [0.1 + 0.2, 1, 0.1 + 0.2],
    [300, 1e3, 0.3],
    [null, 1e6, null],
  ])('%s in units of %d', (amount, units, printed) => expect(asPrinted(amount, units)).toBe(printed))
  it('leave per-share figures and counts as they are', () => {
    const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 5e6])) as Figures
    const scaled = Object.entries(figuresAsPrinted(figures, 1e6)).filter(([, value]) => value === 5)
    const kept = FIGURE_NAMES.filter((name) => figureAsPrinted(name, 5e6, 1e6) === 5e6)
    expect(kept).toEqual(['basic_eps', 'diluted_eps', 'weighted_avg_shares_basic', 'weighted_avg_shares_diluted'])
    expect(scaled).toHaveLength(FIGURE_NAMES.length - kept.length)
    expect(figures.net_income).toBe(5e6)
  })
  it.each([
    ['385,706', 385_706e6, 1e6],
    ['$ (1,234)', -1_234e3, 1e3],
    ['6.11', 6.11, 0.01],
    ['12.5', 12_500_000, 1e5],
    ['-', 0, null],
    ['—', 5, null],
    ['0', 5, null],
  ])('one more in the last digit of %s', (text, value, step) => {
    const found = printedStep({ label: '', text, start: 0, end: 1 }, value)
    if (step === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(step, 9)
  })
  it('do not tell the step of a computed figure or of none', () => {
    expect(printedStep({ computed: true, rule: 'a − b', parts: [] }, 5)).toBeNull()
    expect(printedStep(null, 5)).toBeNull()
  })
})
