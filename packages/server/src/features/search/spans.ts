/**
 * The spans of days that a search looks through, newest first. Every passage carries marks of its day and of the runs of
 * 4, 16, 64, 256 and 1,024 days it was filed in: one mark names a span, so that the index answers "these words in these
 * days" from whichever is rarer, and the looking can end after any of them.
 */
import { dateOfDay, dayNumber } from '@topline/core/format/day.ts'

/** Days from `since` on and before `before`, YYYY-MM-DD. */
export interface Span {
  /** as the index knows it: '@c1250' */
  mark: string
  since: string
  before: string
}

/** The marks of a day and of its runs, each four times as long as the one before. */
const RUNS = ['a', 'b', 'c', 'd', 'e', 'f']
/** So many spans of one length at least before a longer one. */
const OF_ONE_LENGTH = 3
/** Filings that the shortest span should hold, as long as it is no longer than four days: each span costs a look at every word. */
const WORTH_A_SPAN = 4

/**
 * @param newest the last day to look through, YYYY-MM-DD
 * @param oldest the first one
 * @param perDay filings of a day, on average
 * @returns spans that hold each day once, newest first, longer ones the further back: thirty or so for ten years
 */
export function spansBack(newest: string, oldest: string, perDay: number): Span[] {
  const first = dayNumber(oldest)
  const spans: Span[] = []
  let level = perDay < WORTH_A_SPAN ? 1 : 0
  let ofLevel = 0
  for (let day = dayNumber(newest); day >= first; ) {
    // A longer run is taken only where it ends on this day, so that none of its days was looked through.
    if (ofLevel >= OF_ONE_LENGTH && level + 1 < RUNS.length && (day + 1) % 4 ** (level + 1) === 0) {
      level += 1
      ofLevel = 0
    }
    const run = day >> (2 * level)
    const since = Math.max(run << (2 * level), first)
    spans.push({ mark: `@${RUNS[level]}${run}`, since: dateOfDay(since), before: dateOfDay(day + 1) })
    ofLevel += 1
    day = since - 1
  }
  return spans
}

/** The mark of one day. */
export const markOfDay = (date: string): string => `@${RUNS[0]}${dayNumber(date)}`
