import { describe, expect, it } from 'vitest'
import type { Figures } from '../../statement/statement.ts'
import { coverSharesTests, meansSharesOf, sharesOnCover } from './cover-shares.ts'

/** PepsiCo, 10-K for 2023 (0000077476-24-000008), as printed. */
const PEPSICO = `Indicate by check mark … The aggregate market value of PepsiCo, Inc. Common Stock held by nonaffiliates … was $255,027,111,222 …
The number of shares of PepsiCo, Inc. Common Stock outstanding as of February 2, 2024 was 1,374,429,271 .`
/** Unocal, 10-K for 1995 (0000898430-96-001095), as printed. */
const UNOCAL = 'Shares of Common Stock outstanding as of March 15, 1996:  247,860,562'

describe('the shares that a cover counts', () => {
  it.each([
    [PEPSICO, [1_374_429_271]],
    [UNOCAL, [247_860_562]],
    // Abbott Laboratories, 10-K 2008: a statement in thousands on the first page of what is read.
    ['Average Number of Common Shares Outstanding Used for Basic Earnings Per Common Share 1,545,355', []],
    // Winthrop Partners 79 and 81, 10-Ks for 1995 (0000760612-96-000011, 0000760612-96-000013): balance sheets that begin early.
    ['Distributions payable to Partners 141,551 208,566 3,043,089 3,361,569 Units of Limited Partnership Interest', []],
    ['issued and outstanding - 25,109 Units.... 2,118,897 5,087,653\nGeneral Partners', []],
    ['outstanding shares, at the average bid and asked prices of that day: 12,345,678', [12_345_678]],
    ['Commission file number 1-1183, fiscal year ended December 30, 2023', []],
  ])('in “%s”', (cover, counts) => expect(sharesOnCover(cover)).toEqual(counts))

  const isSeen = (cover: string, figures: Partial<Figures>) =>
    coverSharesTests(cover, {
      ...{ weighted_avg_shares_basic: null, basic_eps: null, net_income: null },
      ...{ weighted_avg_shares_diluted: null, diluted_eps: null },
      ...figures,
    } as Figures).some(({ passed }) => !passed)

  it('are not a thousandfold of those of the statement', () => {
    expect(isSeen(PEPSICO, { weighted_avg_shares_basic: 1_376e6 })).toBe(false)
    expect(isSeen(PEPSICO, { weighted_avg_shares_basic: 1_376e3 })).toBe(true)
    expect(isSeen(PEPSICO, { weighted_avg_shares_basic: 1_376e9 })).toBe(true)
    // Split since then, or of few days of the period.
    expect(isSeen(PEPSICO, { weighted_avg_shares_basic: 137_600_000 })).toBe(false)
  })

  it('are about what net income and EPS mean where the statement counts none', () => {
    expect(isSeen(PEPSICO, { net_income: 9_074e6, basic_eps: 6.59 })).toBe(false)
    expect(isSeen(PEPSICO, { net_income: 9_074e3, basic_eps: 6.59 })).toBe(true)
    expect(isSeen(PEPSICO, { net_income: 9_074e3 })).toBe(false)
  })

  // A report of 2017 whose row of basic EPS is lost (0000000000-18-000001): the diluted one beside a cover that counts.
  it('are about what net income and diluted EPS mean where no basic EPS is printed', () => {
    expect(isSeen(PEPSICO, { net_income: 9_074e6, diluted_eps: 6.56 })).toBe(false)
    expect(isSeen(PEPSICO, { net_income: 9_074e3, diluted_eps: 6.56 })).toBe(true)
    expect(isSeen(PEPSICO, { weighted_avg_shares_diluted: 1_383e3 })).toBe(true)
    const lost = { weighted_avg_shares_basic: null, weighted_avg_shares_diluted: null, basic_eps: null }
    expect(meansSharesOf(PEPSICO, { ...lost, diluted_eps: 6.56, net_income: 9_074e6 } as Figures)).toBe(true)
    expect(meansSharesOf(PEPSICO, { ...lost, diluted_eps: 6.56, net_income: 9_074e3 } as Figures)).toBe(false)
  })

  it('tell the unit in which net income over EPS is about as many', () => {
    const means = (net_income: number | null, basic_eps: number | null) =>
      meansSharesOf(PEPSICO, { weighted_avg_shares_basic: null, basic_eps, net_income } as Figures)
    expect([means(9_074e6, 6.59), means(9_074e3, 6.59), means(9_074e9, 6.59)]).toEqual([true, false, false])
    // Winthrop Partners 79, 10-K for 1995 (0000760612-96-000011): an average that the income does not go with.
    const average = { weighted_avg_shares_basic: 1_100e6, basic_eps: 6.59, net_income: 9_074e6 } as Figures
    expect(meansSharesOf(PEPSICO, average)).toBe(false)
    expect([means(9_074e6, 0), means(null, 6.59), means(9_074e6, null)]).toEqual([false, false, false])
  })
})
