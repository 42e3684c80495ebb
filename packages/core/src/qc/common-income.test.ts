/** The sign of a loss per share that preferred dividends make of a profit. */
import { expect, test } from 'vitest'
import type { Figures } from '../statement/statement.ts'
import { signAfterPreferred } from './common-income.ts'
import { numeratorTests } from './numerators.ts'

/** UAL, 10-K for 1994 (0000100517-95-000011): $59 million to preferred stock, in a sentence; the statement prints no count. */
const UAL = {
  net_income: 51e6,
  basic_eps: -0.61,
  diluted_eps: -0.61,
  weighted_avg_shares_basic: null,
  weighted_avg_shares_diluted: null,
} as Figures
const said = () => [59e6]

test('a profit that preferred dividends exceed is a loss per share', () => {
  const tests = signAfterPreferred(said, UAL)
  expect(tests).toMatchObject([
    { name: 'basic_eps_has_the_sign_of_income', passed: true, necessary: true, evidence: -59e6 },
    { name: 'diluted_eps_has_the_sign_of_income', passed: true },
  ])
  expect(numeratorTests(tests, UAL)).toEqual(tests)
  // A correction by hand is held against the same dividends.
  expect(numeratorTests(tests, { ...UAL, net_income: 510e6 })).toEqual([])
})

test('nothing is said of a loss per share that no preferred dividends explain', () => {
  expect(signAfterPreferred(() => [33e6], UAL)).toEqual([])
  expect(signAfterPreferred(() => [], UAL)).toEqual([])
  expect(signAfterPreferred(said, { ...UAL, basic_eps: -610, diluted_eps: 0.61 })).toEqual([])
  expect(signAfterPreferred(said, { ...UAL, net_income: -51e6 })).toEqual([])
  const counted = { weighted_avg_shares_basic: 18_791_587, weighted_avg_shares_diluted: 18_791_587 }
  expect(signAfterPreferred(said, { ...UAL, ...counted })).toEqual([])
})
