/** Which measures of a release contradict each other: figures of releases as filed, and with another digit in one of them. */
import { describe, expect, it } from 'vitest'
import type { NonGaapMeasure } from '../../../statement/release.ts'
import { heldTogether } from './together.ts'

const M = 1e6

const measure = (name: string, value: number, from: number, change: Partial<NonGaapMeasure> = {}): NonGaapMeasure => ({
  measure: name,
  value,
  unit: 'USD',
  gaap_measure: name.replace('Non-GAAP', 'GAAP'),
  gaap_value: from,
  months: 3,
  adjustments: null,
  adjustment_places: null,
  place: { start: 0, end: 1 },
  ...change,
})
const kept = (all: readonly NonGaapMeasure[], ...columns: Parameters<typeof heldTogether>[1]) =>
  heldTogether(all, columns).map(({ measure: name }) => name)

/** NVIDIA, first quarter of fiscal 2026 (0001045810-25-000115). */
const QUARTER = {
  period_in_months: 3,
  total_revenue: 44_062 * M,
  cost_of_revenue: 17_394 * M,
  gross_profit: 26_668 * M,
  operating_income: 21_638 * M,
  net_income: 18_775 * M,
  basic_eps: 0.77,
  diluted_eps: 0.76,
  weighted_avg_shares_basic: 24_441 * M,
  weighted_avg_shares_diluted: 24_611 * M,
}
const BRIDGED = {
  adjustments: [['Stock-based compensation expense', 1]] as [string, number][],
  adjustment_places: null,
}
const COST = measure('Non-GAAP cost of revenue', 17_204 * M, 17_394 * M)
const GROSS = measure('Non-GAAP gross profit', 26_858 * M, 26_668 * M)
const MARGIN = measure('Non-GAAP gross margin', 61, 60.5, { unit: '%' })
const NET = measure('Non-GAAP net income', 19_894 * M, 18_775 * M, BRIDGED)
const EPS = measure('Non-GAAP diluted net income per share', 0.81, 0.76, { unit: 'USD/share' })

it('measures as filed hold together', () => {
  const all = [COST, GROSS, MARGIN, NET, EPS]
  expect(heldTogether(all, [QUARTER])).toEqual(all)
})

describe('another digit', () => {
  it('in a gross profit, a cost or a margin: what makes no whole with another is left out', () => {
    expect(kept([COST, { ...GROSS, value: 26_158 * M }, MARGIN], QUARTER)).toEqual([])
    expect(kept([{ ...COST, value: 17_504 * M }, GROSS, MARGIN], QUARTER)).toEqual([MARGIN.measure])
    expect(kept([COST, GROSS, { ...MARGIN, value: 64 }], QUARTER)).toEqual([COST.measure])
  })
  it('in an income per share; the income itself has its bridge', () => {
    expect(kept([NET, { ...EPS, value: 0.11 }], QUARTER)).toEqual([NET.measure])
    expect(
      kept(
        [
          { ...NET, adjustments: null },
          { ...EPS, value: 0.11 },
        ],
        QUARTER,
      ),
    ).toEqual([])
  })
  it('in an operating margin (0001193125-14-242424)', () => {
    const oracle = { period_in_months: 3, total_revenue: 11_320 * M, operating_income: 4_909 * M }
    const sales = measure('TOTAL REVENUES (Non-GAAP)', 11_326 * M, 11_320 * M, BRIDGED)
    const income = measure('OPERATING INCOME (Non-GAAP)', 5_756 * M, 4_909 * M, BRIDGED)
    const margin = measure('OPERATING MARGIN % (Non-GAAP)', 51, 43, { unit: '%' })
    expect(kept([sales, income, margin], oracle)).toHaveLength(3)
    expect(kept([sales, income, { ...margin, value: 81 }], oracle)).toEqual([sales.measure, income.measure])
  })
})

describe('what is no contradiction', () => {
  it('two measures of one figure: one of them fits', () => {
    const other = 'Non-GAAP gross profit (as adjusted to exclude H20)'
    const second = { ...MARGIN, measure: 'Non-GAAP gross margin (as adjusted to exclude H20)', value: 71.3 }
    expect(kept([COST, GROSS, MARGIN, second], QUARTER)).toEqual([COST, GROSS, MARGIN].map((one) => one.measure))
    const all = [GROSS, MARGIN, measure(other, 31_396 * M, 26_668 * M), second]
    expect(kept(all, QUARTER)).toHaveLength(4)
  })
  it('dividends of preferred stock, which both incomes per share leave out (0000000000-22-970001)', () => {
    const citizens = { ...QUARTER, net_income: 530 * M, diluted_eps: 1.17, weighted_avg_shares_diluted: 426.9 * M }
    const net = measure('Net income, Underlying', 569 * M, 530 * M)
    expect(kept([net, { ...EPS, value: 1.26, gaap_value: 1.17 }], citizens)).toHaveLength(2)
  })
  it('more shares in a profit than in the loss that it starts from (0000051143-24-000043)', () => {
    const ibm = { ...QUARTER, net_income: -317 * M, diluted_eps: -0.34, weighted_avg_shares_diluted: 923.6 * M }
    const net = measure('Income from continuing operations', 2_155 * M, -317 * M)
    const eps = (value: number) => kept([net, { ...EPS, value, gaap_value: -0.34 }], ibm)
    expect(eps(2.3)).toHaveLength(2)
    expect(eps(2.0)).toEqual([])
  })
  it('a measure of other months', () => {
    const year = { ...QUARTER, period_in_months: 12, net_income: 72_880 * M, diluted_eps: 2.94 }
    const wrong = { ...EPS, months: 12, value: 0.11 }
    expect(kept([NET, wrong], QUARTER, year)).toHaveLength(2)
    expect(kept([NET, { ...wrong, months: null }], QUARTER, year)).toEqual([NET.measure])
  })
  it('figures that the statement does not print', () => {
    const { net_income: _, gross_profit: __, ...rest } = QUARTER
    expect(kept([COST, GROSS, { ...EPS, value: 0.11 }, NET], rest)).toHaveLength(4)
    expect(kept([NET, { ...EPS, value: 0.11 }], { ...QUARTER, weighted_avg_shares_diluted: null })).toHaveLength(2)
  })
})
