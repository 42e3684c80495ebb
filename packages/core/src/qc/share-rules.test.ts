/** Rules of EPS and share counts, each with statements that it passes, fails, and says nothing of. */
import { describe, expect, it } from 'vitest'
import type { Provenance } from '../statement/statement.ts'
import { type Change, passes, said } from './apple.fixture.ts'
import { countsWithEps, dilution, lossUndiluted, perShare, shareCounts } from './share-rules.ts'

const BASIC = perShare('basic')
const DILUTED = perShare('diluted')
const NO_COUNTS: Change = { weighted_avg_shares_basic: null, weighted_avg_shares_diluted: null }
const LOSS: Change = { net_income: -93_736e6, income_before_taxes: -123_485e6, basic_eps: -6.11, diluted_eps: -6.11 }
const place = (label: string, text: string): Provenance[string] => ({ label, text, start: 1, end: 2 })

/** Name and result of each test. */
const results = (...asked: Parameters<typeof said>) =>
  Object.fromEntries(said(...asked).map(({ name, passed }) => [name, passed]))

describe('EPS with its count', () => {
  it.each<[string, Change, boolean | null]>([
    ['as filed', {}, true],
    ['of another sign', { basic_eps: -6.11 }, false],
    ['a thousandfold', { basic_eps: 6_110 }, false],
    ['near: preferred dividends come off', { basic_eps: 5.8 }, true],
    ['further off', { basic_eps: 5.6 }, false],
    ['no EPS', { basic_eps: null }, null],
    ['no net income', { net_income: null }, null],
    ['a count of nothing', { weighted_avg_shares_basic: 0 }, false],
    ['a negative count', { weighted_avg_shares_basic: -15_343_783e3 }, false],
  ])('%s', (_, change, passed) => expect(passes(BASIC, change)).toBe(passed))

  it('is asked of the diluted figures by their own count', () => {
    expect(passes(DILUTED)).toBe(true)
    expect(passes(DILUTED, { diluted_eps: 5.5 })).toBe(false)
    expect(said(DILUTED)[0]?.name).toBe('diluted_eps_matches_shares')
  })

  it('is a hint only where the count is that of a class or has an income of its own', () => {
    const necessary = (...asked: Parameters<typeof said>) => said(...asked)[0]?.necessary
    const ofClass = { weighted_avg_shares_basic: place('Weighted average shares, Class A', '15,343,783') }
    expect(necessary(BASIC)).toBe(true)
    expect(necessary(BASIC, {}, ofClass)).toBe(false)
    expect(necessary(BASIC, { basic_eps: 6_110 }, ofClass)).toBe(true)
    expect(necessary(DILUTED, { weighted_avg_shares_diluted: 23_100_000e3 })).toBe(false)
    expect(necessary(DILUTED, { weighted_avg_shares_diluted: 22_900_000e3 })).toBe(true)
  })

  it('may be off by a cent and a half, and by the last digit of a finer print', () => {
    const tiny = (eps: number, text: string) =>
      passes(BASIC, { net_income: 15_343_783e1, basic_eps: eps }, { basic_eps: place('Basic', text) })
    expect([tiny(0.02, '.02'), tiny(0.03, '.03')]).toEqual([true, false])
    expect([tiny(0.011, '.011'), tiny(0.013, '.013')]).toEqual([true, false])
  })
})

describe('EPS without a count', () => {
  it.each<[string, Change, boolean]>([
    ['has the sign of net income', { basic_eps: 6.11 }, true],
    ['not the other', { basic_eps: -6.11 }, false],
    ['of a loss', { basic_eps: -6.11, net_income: -93_736e6 }, true],
    ['is at most a hundred', { basic_eps: 100 }, true],
    ['and no amount of another kind', { basic_eps: 101 }, false],
  ])('%s', (_, change, passed) => {
    expect(passes(BASIC, { ...NO_COUNTS, ...change })).toBe(passed)
    expect(said(BASIC, { ...NO_COUNTS, ...change })[0]?.name).toBe('basic_eps_has_the_sign_of_income')
  })

  it('of a fund is more where the document prints it again', () => {
    // Units of a fund earn so much (0000737000-96-000002).
    const evidence = [
      {
        figure: 'basic_eps',
        kind: 'selected-data',
        agrees: true,
        place: { start: 9, end: 12 },
        text: '101',
        value: 101,
        read: 101,
        scale: 0,
      },
    ] as const
    const again = said(BASIC, { ...NO_COUNTS, basic_eps: 101 }, {}, { evidence })
    expect(again[0]?.passed).toBe(true)
  })
})

describe('basic beside diluted EPS', () => {
  it.each<[string, Change, boolean, boolean]>([
    ['as filed', {}, true, true],
    ['the same', { diluted_eps: 6.11 }, true, true],
    ['diluted a cent above', { diluted_eps: 6.12 }, true, true],
    ['diluted above', { diluted_eps: 6.2 }, false, true],
    ['a third less', { diluted_eps: 4.2 }, true, false],
    ['of another sign', { diluted_eps: -6.08 }, true, false],
    ['of losses', LOSS, true, true],
  ])('%s', (_, change, notAbove, agree) => {
    expect(results(dilution, change)).toEqual({ diluted_eps_not_above_basic: notAbove, eps_agree: agree })
  })

  it('may be six cents apart where both are cents, and less in a finer print', () => {
    const agree = (text: string, diluted: number) =>
      results(dilution, { basic_eps: 0.07, diluted_eps: diluted }, { basic_eps: place('Basic', text) }).eps_agree
    expect([agree('.07', 0.01), agree('.07', -0.02)]).toEqual([true, false])
    expect([agree('.070', 0.05), agree('.070', 0.01)]).toEqual([true, false])
  })

  it('nothing is said where one is missing', () => {
    expect(said(dilution, { basic_eps: null })).toEqual([])
    expect(said(dilution, { diluted_eps: null })).toEqual([])
  })

  it.each<[string, Change, boolean]>([
    ['a profit, diluted', { diluted_eps: 6.08 }, true],
    ['a profit, above', { diluted_eps: 6.12 }, false],
    ['a loss, the same', LOSS, true],
    ['a loss, diluted', { ...LOSS, diluted_eps: -6.08 }, false],
  ])('without a diluted count: %s', (_, change, passed) => {
    const found = results(dilution, { ...change, weighted_avg_shares_diluted: null })
    expect(found.diluted_eps_without_count).toBe(passed)
  })
})

describe('a loss is not diluted', () => {
  const SAME: Change = { ...LOSS, weighted_avg_shares_diluted: 15_343_783e3 }
  it.each<[string, Change, boolean | null]>([
    ['the counts are one', SAME, true],
    ['the counts are two', LOSS, false],
    ['a profit', {}, null],
    ['a profit before taxes', { ...LOSS, income_before_taxes: 10e6 }, null],
    ['no result before taxes', { ...LOSS, income_before_taxes: null }, null],
    ['EPS is two', { ...LOSS, diluted_eps: -6.08 }, null],
    ['no basic count', { ...LOSS, weighted_avg_shares_basic: null }, null],
    ['no diluted count', { ...LOSS, weighted_avg_shares_diluted: null }, null],
  ])('%s', (_, change, passed) => expect(passes(lossUndiluted, change)).toBe(passed))

  it('within half the last printed digit of the coarser count', () => {
    const near = { ...LOSS, weighted_avg_shares_diluted: 15_344e6 }
    expect(passes(lossUndiluted, near, { weighted_avg_shares_diluted: place('Diluted', '15,344') })).toBe(true)
    expect(passes(lossUndiluted, near, { weighted_avg_shares_diluted: place('Diluted', '15,344.0') })).toBe(false)
  })
})

describe('the only count', () => {
  const one = (kind: 'basic' | 'diluted', change: Change): Change => ({
    [kind === 'basic' ? 'weighted_avg_shares_diluted' : 'weighted_avg_shares_basic']: null,
    ...change,
  })
  it.each<[string, Change, boolean | null]>([
    ['basic, with its EPS alone', one('basic', { diluted_eps: null }), true],
    ['basic, beside the same diluted EPS', one('basic', { diluted_eps: 6.11 }), true],
    ['basic, beside another diluted EPS', one('basic', {}), false],
    // Utah Medical Products, 10-K for 1995 (0000914233-96-000019): .83, and .82 assuming full dilution, over one count.
    ['basic, beside fully diluted EPS of 1995', one('basic', { end_date: '1995-12-31' }), true],
    ['basic, on the day since when both are printed', one('basic', { end_date: '1997-12-15' }), false],
    ['diluted, beside basic EPS of 1995', one('diluted', { end_date: '1995-12-31' }), false],
    ['basic, with diluted EPS alone', one('basic', { basic_eps: null }), false],
    ['diluted, with its EPS alone', one('diluted', { basic_eps: null }), true],
    ['diluted, beside basic EPS', one('diluted', {}), false],
    ['without any EPS', one('basic', { basic_eps: null, diluted_eps: null }), null],
    ['of two', {}, null],
    ['of none', NO_COUNTS, null],
  ])('%s', (_, change, passed) => expect(passes(countsWithEps, change)).toBe(passed))

  // Sears, release of July 2004 (0000891092-04-003383): basic 0.25, diluted 0.24, one line of shares, 216.5 million.
  it.each<[string, string | null, number, boolean]>([
    ['makes its EPS of net income, in a release', '8-K', 216.5e6, true],
    ['makes it, in an exhibit that nobody names', null, 216.5e6, true],
    ['makes another EPS', '8-K', 206.5e6, false],
    ['makes it, in a report that prints both counts', '10-Q', 216.5e6, false],
  ])('diluted, beside basic EPS, %s', (_, form_type, count, passed) => {
    const sears: Change = { net_income: 53e6, basic_eps: 0.25, diluted_eps: 0.24, weighted_avg_shares_basic: null }
    const change = { ...sears, weighted_avg_shares_diluted: count }
    const places = { diluted_eps: place('Diluted', '0.24') }
    expect(said(countsWithEps, change, places, { form_type })[0]?.passed).toBe(passed)
  })
})

describe('basic beside diluted counts', () => {
  it.each<[string, number, boolean, boolean]>([
    ['as filed', 15_408_095e3, true, true],
    ['a little fewer: rounding', 15_200_000e3, true, true],
    ['fewer', 15_190_000e3, false, true],
    ['three times as many', 46_000_000e3, true, true],
    ['more than three times', 46_100_000e3, true, false],
  ])('%s', (_, diluted, notBelow, near) => {
    expect(results(shareCounts, { weighted_avg_shares_diluted: diluted })).toEqual({
      diluted_shares_not_below_basic: notBelow,
      diluted_shares_near_basic: near,
    })
  })

  it('a hundredfold is never right', () => {
    const [, near] = said(shareCounts, { weighted_avg_shares_diluted: 15_343_783e5 + 1 })
    expect(near?.necessary).toBe(true)
    expect(said(shareCounts, { weighted_avg_shares_diluted: 46_100_000e3 })[1]?.necessary).toBe(false)
  })

  it('a negative count is none, and one alone says nothing', () => {
    expect(passes(shareCounts, { weighted_avg_shares_basic: -1, weighted_avg_shares_diluted: 1 })).toBe(false)
    expect(said(shareCounts, { weighted_avg_shares_basic: null })).toEqual([])
    expect(said(shareCounts, { weighted_avg_shares_diluted: null })).toEqual([])
  })
})
