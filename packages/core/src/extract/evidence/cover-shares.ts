/** The shares that the cover counts, whole as the form asks, against what the statement's unit makes of earnings per share. */
import { say, state } from '../../qc/test.ts'
import type { Figures, QcTest } from '../../statement/statement.ts'

const COUNT = /(?<![\d,.])\d{1,3}(?:,\d{3}){2,}(?![\d,]*\d)/g
const AROUND = 250
/** A further number right beside is a table's other year: a short filing's balance sheet stands on its first pages (0000760612-96-000011). */
const BESIDE = /^\)?[ \t]+\$?[ \t]*\(?\d{1,3}(?:,\d{3})+/
const AFTER = /\d{1,3}(?:,\d{3})+\)?[ \t]+\$?[ \t]*\(?$/
/** An average is the period's, of a statement that begins on the first page; the prices of a market value have one too. */
const AVERAGE = /\baverage\b(?! (?:of )?(?:the )?(?:bid|high|closing|price|sales?|market))/i
/** Shares of the day of the cover and the average of the period are nearer to each other; a slip of the unit sets them a thousandfold apart. */
const FAR_APART = 100

/** The counts of shares outstanding that the words of a cover give, amounts of money aside. */
export function sharesOnCover(cover: string): number[] {
  return [...cover.matchAll(COUNT)].flatMap(({ index, 0: digits }) => {
    const before = cover.slice(Math.max(0, index - AROUND), index)
    const around = before + cover.slice(index, index + AROUND)
    const isMoney = /[$€£]\s*$/.test(before)
    const isRow = BESIDE.test(cover.slice(index + digits.length, index + AROUND)) || AFTER.test(before)
    return !isMoney &&
      !isRow &&
      !AVERAGE.test(around) &&
      /outstanding/i.test(around) &&
      /\b(?:shares|units|stock)\b/i.test(around)
      ? [Number(digits.replaceAll(',', ''))]
      : []
  })
}

/** Averages differ from the day's count by new shares and splits, not by much more than this. */
const NEAR = 4

/** A count that is divided into another income, preferred dividends aside, is as near to net income over EPS. */
const SAME = 1.1

/** EPS, net income and the count of shares that go together: diluted ones where basic ones are not printed. */
const perShareOf = (figures: Figures) => ({
  eps: figures.basic_eps ?? figures.diluted_eps,
  net: figures.net_income,
  average: figures.weighted_avg_shares_basic ?? figures.weighted_avg_shares_diluted,
})

/**
 * Whether net income over EPS is about as many shares as the cover counts and the statement averages: in another unit
 * it is a thousandfold.
 */
export function meansSharesOf(cover: string, figures: Figures): boolean {
  const { eps, net, average } = perShareOf(figures)
  if (eps === null || net === null || eps === 0 || net === 0) return false
  const implied = Math.abs(net / eps)
  if (average !== null && (implied > SAME * average || average > SAME * implied)) return false
  return sharesOnCover(cover).some((count) => implied < NEAR * count && count < NEAR * implied)
}

/**
 * The check that the statement's shares, printed or as net income and EPS imply them, are about as many as the cover
 * counts: a unit that was lost or misprinted is a thousandfold. Nothing where the cover counts none.
 */
export function coverSharesTests(cover: string, figures: Figures): QcTest[] {
  const { eps, net, average } = perShareOf(figures)
  const implied = eps === null || net === null || eps === 0 || net === 0 ? null : Math.abs(net / eps)
  const counts = sharesOnCover(cover)
  const own = average ?? implied
  if (counts.length === 0 || own === null) return []
  const isFar = (one: number) =>
    counts.every((count) => count > 0 && (one > FAR_APART * count || count > FAR_APART * one))
  const far = isFar(own) ? own : undefined
  return [
    state(
      'shares_are_those_of_the_cover',
      'The shares of the statement are about as many as the cover counts',
      far === undefined,
      far === undefined
        ? `the cover counts ${say(counts[0] ?? 0)}`
        : `the statement means ${say(Math.round(far))} shares, the cover counts ${say(counts[0] ?? 0)}`,
    ),
  ]
}
