/** Preferred dividends in sentences about figures per share, as filed. */
import { describe, expect, it } from 'vitest'
import { figuresWith } from './notes.fixture.ts'
import { leftInWords, preferredIn } from './preferred-in-words.ts'

/** UAL, 10-K for 1994 (0000100517-95-000011), note 6. */
const UAL =
  'Per share amounts were based on weighted average common shares outstanding - 18,791,587 in 1994, 24,345,857 in 1993 and ' +
  '24,069,786 in 1992. Per share amounts were calculated after providing for preferred stock dividends of $59 million in 1994 ' +
  'and $33 million in 1993.'
/** United Oklahoma Bankshares, 10-K for 1995 (0000725806-96-000005), note 1. */
const UNITED =
  'Earnings per share are based on the weighted average number of shares of common stock outstanding during the year after ' +
  'considering cumulative preferred stock dividends. Cumulative preferred stock dividends accrue annually at approximately $392,000.'
/** Universal Holding, 10-K for 1995 (0000950110-96-000328), below its selected data per share. */
const UNIVERSAL =
  "Stockholders' equity per share of Common Stock. (2) After provision for Series A Preferred Stock dividends of $284,000, " +
  '$487,000, $529,000 and $576,000 for the years ended December 31, 1991, 1992, 1993 and 1994, respectively.'

describe('preferred dividends of a year', () => {
  it.each([
    ['that the amount names', UAL, 1994, [59e6]],
    ['that another amount names', UAL, 1993, [33e6]],
    ['that no amount names', UAL, 1992, []],
    ['of every year', UNITED, 1995, [392_000]],
    ['by its place in the list', UNIVERSAL, 1993, [529_000]],
    ['that the list leaves out', UNIVERSAL, 1995, []],
  ])('%s', (_, text, year, amounts) => expect(preferredIn(text, year)).toEqual(amounts))

  it('are none where the passage speaks of no figure per share, or of something else between', () => {
    expect(preferredIn('Preferred stock dividends of $392,000 were paid.', 1995)).toEqual([])
    expect(preferredIn('Earnings per share: preferred stock dividends are not paid below $392,000.', 1995)).toEqual([])
  })
})

describe('what they leave', () => {
  const left = (eps: number, text = UNITED) =>
    leftInWords(
      Buffer.from(text),
      1995,
      figuresWith({ net_income: 775_000, basic_eps: eps, weighted_avg_shares_basic: 2_532_000 }),
      1000,
    )

  it('gives the EPS that net income does not', () => expect(left(0.15)).toBe(383_000))

  it('is not asked where net income gives it, nothing of another EPS, nothing of another text', () => {
    expect(left(0.31)).toBeNull()
    expect(left(0.16)).toBeNull()
    expect(left(0.15, 'Earnings per share are $.15.')).toBeNull()
  })
})
