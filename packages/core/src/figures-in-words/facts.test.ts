/** What a statement gives of a metric: printed, calculated, or nothing. */
import { describe, expect, it } from 'vitest'
import type { FigureName } from '../statement/statement.ts'
import { MADE } from './base.fixture.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isLooselyNamed,
  isPerShare,
  isRatio,
  isShares,
  type Metric,
  metricWords,
  quarterBefore,
  yearBefore,
} from './facts.ts'

const [NOW] = MADE.periods
const figure = (name: FigureName): Metric => ({ kind: 'figure', name })
const part = (label: string, more: { quantity?: 'operating_income'; nth?: number } = {}): Metric => ({
  ...{ kind: 'division', label, quantity: 'revenue' },
  ...more,
})
const without = (...names: FigureName[]): FactPeriod => ({
  ...NOW,
  figures: Object.fromEntries(Object.entries(NOW.figures).filter(([name]) => !names.includes(name as FigureName))),
})

describe('factOf', () => {
  it.each<[string, Metric, number]>([
    ['a printed figure', figure('net_income'), 93_736_000_000],
    ['an expense', { kind: 'expense', name: 'Research and development' }, 31_370_000_000],
    ['a division', part('Services'), 96_169_000_000],
    ['a region', part('Europe'), 101_328_000_000],
    ['all operating expenses', { kind: 'expenses' }, 57_467_000_000],
    [
      'parts together',
      { kind: 'sum', name: 'Mac and iPad', plus: [part('Mac'), part('iPad')], minus: [] },
      56_678_000_000,
    ],
    [
      'a whole without a part',
      { kind: 'sum', name: 'without iPhone', plus: [figure('total_revenue')], minus: [part('iPhone')] },
      189_852_000_000,
    ],
  ])('is of %s', (_, metric, value) => expect(factOf(NOW, metric)?.value).toBe(value))

  it.each<[string, Metric, number]>([
    // 180,683, 123,216 and 93,736 of 391,035; 29,749 of 123,485
    ['gross margin', { kind: 'ratio', name: 'gross_margin' }, 0.46206],
    ['operating margin', { kind: 'ratio', name: 'operating_margin' }, 0.3151],
    ['net margin', { kind: 'ratio', name: 'net_margin' }, 0.23971],
    ['the tax rate', { kind: 'ratio', name: 'effective_tax_rate' }, 0.24091],
    ['a share of another figure', { kind: 'share', part: part('Services'), whole: figure('total_revenue') }, 0.24593],
  ])('reckons %s', (_, metric, value) => expect(factOf(NOW, metric)?.value).toBeCloseTo(value, 4))

  it.each<[string, FactPeriod, Metric]>([
    ['a figure that is not printed', NOW, figure('other_interest_income_expense_net')],
    ['an expense that is not', NOW, { kind: 'expense', name: 'Marketing' }],
    ['a part that is not', NOW, part('Vision Pro')],
    ['the result of a part of which revenue alone is printed', NOW, part('Services', { quantity: 'operating_income' })],
    ['a margin without revenue', without('total_revenue'), { kind: 'ratio', name: 'net_margin' }],
    ['a tax rate without taxes', without('income_tax_expense'), { kind: 'ratio', name: 'effective_tax_rate' }],
    [
      'parts of which one is not known',
      NOW,
      { kind: 'sum', name: '', plus: [part('Mac'), part('Vision Pro')], minus: [] },
    ],
    ['a share of what is not known', NOW, { kind: 'share', part: part('Vision Pro'), whole: figure('total_revenue') }],
  ])('is nothing of %s', (_, period, metric) => expect(factOf(period, metric)).toBeNull())

  it('reckons a margin of no revenue as nothing, which is known', () => {
    const none = { ...NOW, figures: { ...NOW.figures, total_revenue: 0 } }
    expect(factOf(none, { kind: 'ratio', name: 'net_margin' })?.value).toBe(0)
  })

  it('names the cell of what is printed and the rule of what is reckoned', () => {
    expect(factOf(NOW, figure('total_revenue'))).toMatchObject({ path: 'total_revenue', rule: null })
    expect(factOf(NOW, { kind: 'ratio', name: 'net_margin' })).toMatchObject({
      path: null,
      rule: 'net income ÷ revenue',
    })
  })
})

describe('the kinds of metrics', () => {
  it.each<[Metric, string, boolean, boolean, boolean, boolean]>([
    [figure('total_revenue'), 'revenue', false, false, false, false],
    [figure('diluted_eps'), 'diluted EPS', false, true, false, false],
    [figure('weighted_avg_shares_basic'), 'basic shares', false, false, true, false],
    [figure('other_income_expense_net'), 'other income, net', false, false, false, true],
    [{ kind: 'ratio', name: 'gross_margin' }, 'gross margin', true, false, false, false],
    [
      { kind: 'share', part: part('Mac'), whole: figure('total_revenue') },
      'revenue of Mac as a share of revenue',
      true,
      false,
      false,
      false,
    ],
    [{ kind: 'expense', name: 'Marketing' }, 'Marketing', false, false, false, false],
    [{ kind: 'expenses' }, 'operating expenses', false, false, false, false],
    [part('Mac', { quantity: 'operating_income' }), 'operating income of Mac', false, false, false, false],
  ])('%o is called %s', (metric, words, ratio, perShare, shares, loose) => {
    expect(metricWords(metric)).toBe(words)
    expect([isRatio(metric), isPerShare(metric), isShares(metric), isLooselyNamed(metric)]).toEqual([
      ...[ratio, perShare, shares, loose],
    ])
  })
})

describe('the period before', () => {
  const period = (code: string, end_date: string, months: number): FactPeriod => ({ ...NOW, code, end_date, months })
  const base = (...periods: [FactPeriod, ...FactPeriod[]]): FactBase => ({ ...MADE, periods })
  const q = (code: string, end: string) => period(code, end, 3)

  it('is a year earlier and as long', () => {
    const all = base(
      q('2025 Q2', '2025-06-30'),
      q('2025 Q1', '2025-03-31'),
      period('2024 FY', '2024-12-31', 12),
      q('2024 Q2', '2024-06-30'),
    )
    expect(yearBefore(all, all.periods[0])?.code).toBe('2024 Q2')
    expect(quarterBefore(all, all.periods[0])?.code).toBe('2025 Q1')
  })
  it('is found over a year of 53 weeks', () => {
    const all = base(period('2023 FY', '2023-09-30', 12), period('2022 FY', '2022-09-24', 12))
    expect(yearBefore(all, all.periods[0])?.code).toBe('2022 FY')
  })
  it('is none where only one two years earlier, or of another length, is stored', () => {
    const all = base(period('2025 FY', '2025-12-31', 12), period('2023 FY', '2023-12-31', 12))
    expect(yearBefore(all, all.periods[0])).toBeNull()
    const other = base(q('2025 Q4', '2025-12-31'), period('2024 FY', '2024-12-31', 12))
    expect(yearBefore(other, other.periods[0])).toBeNull()
    expect(quarterBefore(other, other.periods[0])).toBeNull()
  })
})
