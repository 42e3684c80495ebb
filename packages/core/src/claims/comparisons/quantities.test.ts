/** What comparisons are made of, piece by piece. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase, Metric, RatioName } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import type { FigureName } from '../../statement/statement.ts'
import {
  amountOf,
  groupOf,
  growthOf,
  inMeasureOf,
  isSame,
  labelOf,
  membersOf,
  signedOf,
  toldOf,
  yearsTo,
} from './quantities.ts'

const figure = (name: FigureName): Metric => ({ kind: 'figure', name })
const ratio = (name: RatioName): Metric => ({ kind: 'ratio', name })
const part = (label: string): Metric => ({ kind: 'division', label, quantity: 'revenue' })
const expense = (name: string): Metric => ({ kind: 'expense', name })
const [NOW] = MADE.periods
const [YEAR, BEFORE, FIRST] = THREE_YEARS.periods

describe('amountOf', () => {
  it.each([
    ['a figure', figure('net_income'), 93_736_000_000],
    ['a division', part('Mac'), 29_984_000_000],
    ['an expense', expense('Research and development'), 31_370_000_000],
    ['nothing, of a part that is not in the statement', part('Vision Pro'), null],
    ['nothing, of a figure that was not printed', figure('other_interest_income_expense_net'), null],
  ])('is of %s', (_, metric, value) => expect(amountOf(NOW, metric)).toBe(value))

  it('is unknown without a period', () => expect(amountOf(null, figure('net_income'))).toBeNull())
})

describe('toldOf', () => {
  const token = (isNegated: boolean) => ({ start: 0, end: 1, metrics: [figure('net_income')], isNegated })
  it('tells a loss as a size where the name says loss', () => {
    expect(toldOf(THREE_LOSSES.periods[0], token(true))).toBe(9e9)
    expect(toldOf(THREE_LOSSES.periods[0], token(false))).toBe(-9e9)
  })
  it('tells a profit as a loss below nothing', () => expect(toldOf(YEAR, token(true))).toBe(-9e9))
  it('is unknown of a name that stands for nothing', () =>
    expect(toldOf(YEAR, { start: 0, end: 1, metrics: [], isNegated: true })).toBeNull())
})

describe('inMeasureOf', () => {
  const written = (kind: NumberToken['kind']) => ({ kind }) as NumberToken
  it.each<[string, Metric, NumberToken['kind'], number, number | null]>([
    ['a margin in hundredths', ratio('gross_margin'), 'percent', 0.462, 46.2],
    ['a margin in points', ratio('gross_margin'), 'points', 0.021, 2.1],
    ['no margin in money', ratio('gross_margin'), 'money', 0.462, null],
    ['earnings a share in money', figure('diluted_eps'), 'money', 6.08, 6.08],
    ['earnings a share in cents', figure('diluted_eps'), 'cents', 6.08, 608],
    ['earnings a share as a bare number', figure('diluted_eps'), 'plain', 6.08, 6.08],
    ['no earnings a share as a percentage', figure('diluted_eps'), 'percent', 6.08, null],
    ['shares as a count', figure('weighted_avg_shares_basic'), 'count', 15_343_783_000, 15_343_783_000],
    ['no shares in money', figure('weighted_avg_shares_basic'), 'money', 15_343_783_000, null],
    ['an amount in money', figure('net_income'), 'money', 93_736_000_000, 93_736_000_000],
    ['an amount as a count ("93.7 billion")', figure('net_income'), 'count', 93_736_000_000, 93_736_000_000],
    ['no amount as a percentage', figure('net_income'), 'percent', 93_736_000_000, null],
    ['no amount in cents', figure('net_income'), 'cents', 93_736_000_000, null],
  ])('has %s', (_, metric, kind, value, wanted) => {
    const found = inMeasureOf(metric, written(kind), value)
    if (wanted === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(wanted, 9)
  })

  it('keeps the sign that a number was written with', () => {
    expect(signedOf({ value: 3, isNegative: true } as NumberToken)).toBe(-3)
    expect(signedOf({ value: 3, isNegative: false } as NumberToken)).toBe(3)
    expect(Object.is(signedOf({ value: 0, isNegative: true } as NumberToken), 0)).toBe(true)
  })
})

describe('groups and their members', () => {
  it.each([
    [part('Mac'), 'business'],
    [part('Japan'), 'geographical'],
    [expense('Research and development'), 'expenses'],
    [part('Vision Pro'), null],
    [figure('net_income'), null],
  ] as const)('%o is of %s', (metric, group) => expect(groupOf(NOW, metric)).toBe(group))

  it('leaves out what stands for the rest, unless it is named or asked for', () => {
    const labels = (...more: [Metric | null, boolean?]) =>
      membersOf(MADE, NOW, 'geographical', ...more).map(({ label }) => label)
    expect(labels(null)).toEqual(['Americas', 'Europe', 'Greater China', 'Japan'])
    expect(labels(part('Rest of Asia Pacific'))).toContain('Rest of Asia Pacific')
    expect(labels(null, true)).toHaveLength(5)
  })

  it.each([
    'Other',
    'All other',
    'Other Bets',
    'Rest of World',
    'Corporate (residual)',
    'Not allocated',
    'Eliminations',
  ])('takes "%s" for the rest', (label) => {
    const odd = { ...NOW, business: [...NOW.business, { ...NOW.business[0], label }] } as typeof NOW
    expect(membersOf(MADE, odd, 'business').map((one) => one.label)).not.toContain(label)
  })

  it('leaves out a part without an amount, and knows growth only from a year before', () => {
    const business = NOW.business.map((one) => (one.label === 'Mac' ? { ...one, revenue: null } : one))
    const members = membersOf(MADE, { ...NOW, business }, 'business')
    expect(members.map(({ label }) => label)).toEqual([
      ...['iPhone', 'iPad', 'Wearables, Home and Accessories', 'Services'],
    ])
    const growths = Object.fromEntries(members.map(({ label, growth }) => [label, growth]))
    expect(growths.iPad).toBeNull()
    // 96,169 after 85,200
    expect(growths.Services).toBeCloseTo(0.12874, 4)
  })

  it('calls a part by its label, an expense by its name, a figure by its words', () => {
    expect([part('Mac'), expense('Marketing'), figure('total_revenue')].map(labelOf)).toEqual([
      ...['Mac', 'Marketing', 'revenue'],
    ])
    expect(isSame(part('iPhone'), part('IPHONE'))).toBe(true)
    expect(isSame(part('iPhone'), part('iPad'))).toBe(false)
  })
})

describe('growthOf', () => {
  it('is the change from the year before', () => {
    expect(growthOf(THREE_YEARS, YEAR, figure('total_revenue'))).toBeCloseTo(-20 / 110, 12)
    expect(BEFORE && growthOf(THREE_YEARS, BEFORE, part('Valves'))).toBeCloseTo(5 / 30, 12)
  })
  it('is unknown in the first stored year and of what was not printed before', () => {
    expect(FIRST && growthOf(THREE_YEARS, FIRST, figure('total_revenue'))).toBeNull()
    expect(growthOf(MADE, NOW, part('iPad'))).toBeNull()
  })
})

describe('yearsTo', () => {
  const codes = (base: FactBase, at: number) => {
    const period = base.periods[at]
    return period ? yearsTo(base, period).map(({ code }) => code) : []
  }
  it('goes back a year at a time from the period', () => {
    expect(codes(THREE_YEARS, 0)).toEqual(['2025 FY', '2024 FY', '2023 FY'])
    expect(codes(THREE_YEARS, 1)).toEqual(['2024 FY', '2023 FY'])
    expect(codes(THREE_YEARS, 2)).toEqual(['2023 FY'])
  })
  it('stops at a year that is missing', () => {
    const gap = { ...THREE_YEARS, periods: [YEAR, ...(FIRST ? [FIRST] : [])] } as FactBase
    expect(codes(gap, 0)).toEqual(['2025 FY'])
  })
})
