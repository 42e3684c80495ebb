import { describe, expect, it } from 'vitest'
import { NOTHING_KNOWN } from '../../flow/nothing-known.fixture.ts'
import type { IncomeStatement, PriorPeriod } from '../../statement/statement.ts'
import { columnBefore } from '../../words/comparison.ts'
import type { Bar, Bridge } from '../bridge/cash.ts'
import { layoutFaults, WIDTHS } from '../faults.fixture.ts'
import { readFilings, SAMPLES } from '../read.fixture.ts'
import { fewSteps } from './few-steps.ts'
import { type ChangedPeriod, changeLayout, changeSentence, incomeChange } from './income-change.ts'

const M = 1_000_000

const { business_segments: _, ...NOTHING } = NOTHING_KNOWN
const period = (code: string, given: Partial<ChangedPeriod>): ChangedPeriod => ({
  period_code: code,
  ...NOTHING,
  operating_expenses: [],
  ...given,
})

/** A statement or a column of it, in whole units. */
const asPeriod = (one: IncomeStatement | PriorPeriod, code: string): ChangedPeriod => {
  const bare = period(code, { currency: one.currency })
  const figures = Object.keys(bare).flatMap((key) => {
    const value = one[key as keyof typeof one]
    return typeof value === 'number' ? [[key, value]] : []
  })
  return {
    ...bare,
    ...Object.fromEntries(figures),
    operating_expenses: one.operating_expenses ?? [],
  }
}

describe('the bridge from one net income to the next', () => {
  // Apple, Form 10-K of fiscal 2024: statements of operations.
  const now = period('2024 FY', {
    total_revenue: 391_035 * M,
    cost_of_revenue: 210_352 * M,
    operating_expenses: [
      { name: 'Research and development', amount: 31_370 * M },
      { name: 'Selling, general and administrative', amount: 26_097 * M },
    ],
    operating_income: 123_216 * M,
    other_income_expense_net: 269 * M,
    income_before_taxes: 123_485 * M,
    income_tax_expense: 29_749 * M,
    net_income: 93_736 * M,
  })
  const before = period('2023 FY', {
    total_revenue: 383_285 * M,
    cost_of_revenue: 214_137 * M,
    operating_expenses: [
      { name: 'Research and development', amount: 29_915 * M },
      { name: 'Selling, general and administrative', amount: 24_932 * M },
    ],
    operating_income: 114_301 * M,
    other_income_expense_net: -565 * M,
    income_before_taxes: 113_736 * M,
    income_tax_expense: 16_741 * M,
    net_income: 96_995 * M,
  })

  it('has a bar for each line that changed, and leads from one to the other', () => {
    const bridge = incomeChange(now, before)
    expect(bridge?.bars.map(({ name, amount }) => [name, amount / M])).toEqual([
      ['Net income 2023 FY', 96_995],
      ['Revenue', 7_750],
      ['Cost of revenue', 3_785],
      ['R&D', -1_455],
      ['SG&A', -1_165],
      ['Other income, net', 834],
      ['Income taxes', -13_008],
      ['Net income 2024 FY', 93_736],
    ])
    expect(bridge && changeSentence(bridge)).toBe(
      'Net income fell by $3.26B to $93.74B: Revenue added $7.75B, Income taxes took $13.01B.',
    )
  })

  it('hatches what a line told by one period alone leaves, and folds the smallest of many expenses', () => {
    const lines = (by: number) =>
      Array.from({ length: 8 }, (_, i) => ({ name: `Line ${i}`, amount: (10 + i * by) * M }))
    const one = period('2024 FY', {
      total_revenue: 500 * M,
      cost_of_revenue: 100 * M,
      operating_expenses: lines(2),
      operating_income: 264 * M,
      net_income: 264 * M,
    })
    const other = period('2023 FY', {
      total_revenue: 400 * M,
      operating_expenses: lines(1),
      operating_income: 212 * M,
      net_income: 212 * M,
    })
    const bars = incomeChange(one, other)?.bars ?? []
    expect(bars.map(({ name, kind, amount }) => [name, kind, amount / M])).toEqual([
      ['Net income 2023 FY', 'cash', 212],
      ['Revenue', 'in', 100],
      ['Line 4', 'out', -4],
      ['Line 5', 'out', -5],
      ['Line 6', 'out', -6],
      ['Line 7', 'out', -7],
      ['Other expenses', 'out', -6],
      ['Other operating items', 'unexplained', -20],
      ['Net income 2024 FY', 'cash', 264],
    ])
    expect(bars[6]?.parts.map(({ name }) => name)).toEqual(['Line 1', 'Line 2', 'Line 3'])
  })

  it('is none between currencies, and none without both ends', () => {
    expect(incomeChange(now, { ...before, currency: 'EUR' })).toBeNull()
    expect(incomeChange(now, { ...before, net_income: null })).toBeNull()
  })
})

describe('every statement of the samples', () => {
  const bridges = readFilings(SAMPLES).flatMap(({ accession, income, columns }) => {
    const column = income && columnBefore(columns, income)
    if (!income || !column) return []
    const now = asPeriod(income, '2024 FY')
    const before = asPeriod(column, '2023 FY')
    const bridge = incomeChange(now, before)
    return bridge ? [{ accession, bridge, now, before }] : []
  })

  it('adds up: the steps lead from the printed net income to the printed net income', () => {
    expect(bridges.length).toBeGreaterThan(80)
    const wrong = bridges.filter(({ bridge: { bars }, now, before }) => {
      const led = bars.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
      const isLevelled = bars
        .slice(1, -1)
        .every((bar, i) => bar.from === bars[i]?.to && bar.to === bar.from + bar.amount)
      return led !== now.net_income || bars[0]?.amount !== before.net_income || !isLevelled
    })
    expect(wrong.map(({ accession }) => accession)).toEqual([])
  })

  it('is drawn with no label on another or over the edge', () => {
    const faults = bridges.flatMap(({ accession, bridge }) =>
      WIDTHS.flatMap((width) => layoutFaults(changeLayout(bridge, width)).map((fault) => `${accession}: ${fault}`)),
    )
    expect(faults).toEqual([])
  })

  it('leaves no more open than that lines of both years do not make a subtotal', () => {
    const open = bridges.filter(({ bridge: { bars } }) => bars.some(({ kind }) => kind === 'unexplained'))
    expect(open.length / bridges.length).toBeLessThan(0.2)
  })
})

describe('the bridge for a small picture', () => {
  const bar = (id: string, amount: number, kind: Bar['kind'] = amount < 0 ? 'out' : 'in'): Bar => ({
    ...{ id, name: id, kind, amount, from: 0, to: 0, place: null, parts: [], section: null },
  })
  const bridge = (steps: Bar[]): Bridge => ({
    ...{ currency: 'USD', open: [], openable: [], free: null },
    bars: [
      bar('before', 100, 'cash'),
      ...steps,
      bar('now', 100 + steps.reduce((sum, one) => sum + one.amount, 0), 'cash'),
    ],
  })
  const of = ({ bars }: Bridge) => bars.map(({ id, kind, amount, to }) => [id, kind, amount, to])

  it('keeps the largest steps in their order, and adds up to the same end', () => {
    const steps = [bar('a', 50), bar('b', -3), bar('c', -20), bar('d', 10), bar('e', 2), bar('f', -9)]
    expect(of(fewSteps(bridge([...steps, bar('x', 4, 'unexplained'), bar('y', -1, 'unexplained')])))).toEqual([
      ['before', 'cash', 100, 100],
      ['a', 'in', 50, 150],
      ['c', 'out', -20, 130],
      ['d', 'in', 10, 140],
      ['f', 'out', -9, 131],
      ['others', 'out', -1, 130],
      ['rest', 'unexplained', 3, 133],
      ['now', 'cash', 133, 133],
    ])
  })

  it('is the bridge itself where it has few steps', () => {
    const five = bridge([bar('a', 5), bar('b', -3), bar('c', -2), bar('d', 1), bar('e', 2)])
    expect(fewSteps(five).bars.map(({ id }) => id)).toEqual(['before', 'a', 'b', 'c', 'd', 'e', 'now'])
  })
})
