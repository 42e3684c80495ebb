/** EPS of a stored statement, tested again with the income that explained it when its document was read. */
import { describe, expect, it } from 'vitest'
import type { Figures, QcTest } from '../statement/statement.ts'
import { numeratorTests } from './numerators.ts'

/** As Citizens Financial's fourth quarter of 2021 (0000000000-22-970001): 32 million went to preferred stock. */
const FIGURES = {
  net_income: 530e6,
  basic_eps: null,
  diluted_eps: 1.17,
  weighted_avg_shares_basic: null,
  weighted_avg_shares_diluted: 426.9e6,
} as Figures
const kept = (evidence: number | undefined, change: Partial<QcTest> = {}): QcTest[] => [
  {
    name: 'diluted_eps_is_explained',
    description: 'Income divided by diluted shares is diluted EPS',
    ...{ passed: true, necessary: true, rationale: '', tolerance: 0.0055 },
    ...(evidence === undefined ? {} : { evidence }),
    ...change,
  },
]
const results = (tests: readonly QcTest[], change: Partial<Figures> = {}) =>
  numeratorTests(tests, { ...FIGURES, ...change }).map(({ name, passed }) => [name, passed])

describe('with what came off net income', () => {
  it('both tests are made with what was left', () => {
    expect(results(kept(-32e6))).toEqual([
      ['diluted_eps_is_explained', true],
      ['diluted_eps_matches_shares', true],
    ])
    const [exact] = numeratorTests(kept(-32e6), FIGURES)
    expect(exact).toMatchObject({ left: 1.16655, right: 1.17, evidence: -32e6 })
    expect(exact?.rationale).toBe('498,000,000 ÷ 426,900,000 = 1.16655; diluted EPS is 1.17')
  })
  it('a correction by a cent is seen by the first, by a tenth by both', () => {
    expect(results(kept(-32e6), { diluted_eps: 1.18 })).toEqual([
      ['diluted_eps_is_explained', false],
      ['diluted_eps_matches_shares', true],
    ])
    expect(results(kept(-32e6), { diluted_eps: 1.37 }).map(([, passed]) => passed)).toEqual([false, false])
    expect(results(kept(-32e6), { net_income: 503e6 })[0]).toEqual(['diluted_eps_is_explained', false])
  })
})

it('where nothing came off, the rougher test is left to its rule', () => {
  const exact = { net_income: 498e6 }
  expect(results(kept(0), exact)).toEqual([['diluted_eps_is_explained', true]])
})

describe('nothing is asked', () => {
  it.each<[string, QcTest[], Partial<Figures>]>([
    ['where no income explained it', kept(-32e6, { passed: false }), {}],
    ['where the report keeps no numerator', kept(undefined), {}],
    ['of another kind of EPS', kept(-32e6, { name: 'basic_eps_is_explained' }), {}],
    ['without net income', kept(-32e6), { net_income: null }],
    ['without EPS', kept(-32e6), { diluted_eps: null }],
    ['without a count', kept(-32e6), { weighted_avg_shares_diluted: null }],
    ['of no report', [], {}],
  ])('%s', (_, tests, change) => expect(results(tests, change)).toEqual([]))
})
