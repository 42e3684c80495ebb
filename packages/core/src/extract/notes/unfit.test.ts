/** Counts of notes that EPS is at odds with: figures of NVIDIA, 10-Q for July 2023 (0001045810-23-000175). */
import { describe, expect, it } from 'vitest'
import { figuresWith } from './notes.fixture.ts'
import { unfitTests } from './unfit.ts'

const BASIC = 'weighted_avg_shares_basic' as const
const DILUTED = 'weighted_avg_shares_diluted' as const
const NVIDIA = figuresWith({ net_income: 6_188_000_000, basic_eps: 2.5, diluted_eps: 2.48 })
const tests = (name: typeof BASIC | typeof DILUTED, count: number, figures = NVIDIA) =>
  unfitTests({ shares: {}, common: null, unfit: [{ name, count }] }, figures)

describe('a count that a note calls the average and that EPS does not give', () => {
  it('fails the EPS, with both numbers', () => {
    const [one, ...more] = tests(BASIC, 2_973)
    expect(one).toMatchObject({ name: 'eps_fits_the_counts_of_notes', passed: false, necessary: true })
    expect(one?.rationale).toBe('6,188,000,000 over the 2,973 that a note prints is not 2.5')
    expect(more).toEqual([])
  })

  it.each([2_973, 2_973_000, 2_973_000_000])('whatever it is printed in: %s', (count) => {
    expect(tests(BASIC, count)).toHaveLength(1)
  })

  it.each([
    [2_473 * 9, 1],
    [2_473 * 11, 0],
    [2_476 / 9, 1],
    [2_476 / 11, 0],
  ])('only if it is of the size that EPS means: %s', (count, found) => {
    expect(tests(BASIC, Math.round(count))).toHaveLength(found)
  })

  it('is held against the EPS of its own kind', () => {
    expect(tests(DILUTED, 2_999)[0]?.rationale).toContain('is not 2.48')
    expect(tests(DILUTED, 2_999, figuresWith({ net_income: 6_188_000_000, basic_eps: 2.5 }))).toEqual([])
  })
})

it.each([
  ['the count was found elsewhere', figuresWith({ ...NVIDIA, [BASIC]: 2_473_000_000 })],
  ['no net income is known', figuresWith({ basic_eps: 2.5 })],
  ['no EPS is known', figuresWith({ net_income: 6_188_000_000 })],
  ['EPS is nothing', figuresWith({ net_income: 6_188_000_000, basic_eps: 0 })],
])('nothing is said where %s', (_, figures) => expect(tests(BASIC, 2_973, figures)).toEqual([]))

it('nothing is said where every count fits', () => {
  expect(unfitTests({ shares: {}, common: null, unfit: [] }, NVIDIA)).toEqual([])
})

describe('a count that diluted EPS is computed with after interest was added', () => {
  // Waban, 10-K for January 1995 (0000950146-95-000185).
  const WABAN = {
    net_income: 64_990_000,
    basic_eps: 1.95,
    diluted_eps: 1.83,
    weighted_avg_shares_basic: 33_405_014,
  }
  const found = (change: Partial<typeof WABAN>) =>
    tests(DILUTED, 37_792_893, figuresWith({ ...WABAN, ...change })).length

  it('is not at odds with an EPS a little above what net income gives, and below the basic one', () => {
    expect(found({ diluted_eps: 1.8 })).toBe(0)
  })

  it.each<[string, Partial<typeof WABAN>]>([
    ['the EPS is far above', { diluted_eps: 1.88 }],
    ['the EPS is below what net income gives', { diluted_eps: 1.63 }],
    ['the basic count does not prove its EPS', { diluted_eps: 1.8, basic_eps: 1.85 }],
  ])('is where %s', (_, change) => expect(found(change)).toBe(1))
})
