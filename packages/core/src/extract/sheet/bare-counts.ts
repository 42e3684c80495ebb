/** Average counts of shares in brackets, or right behind a dash: no sign, for a count has none. */
import type { Figure } from '../document/row.ts'
import { nearestHeading } from './nearest-heading.ts'

const AVERAGE =
  /\b(?:weighted|average)\b.*\b(?:shares|units|stock)\b|\bshares used in\b|\bnumber of (?:common )?shares\b|\b(?:shares|units) outstanding\b/
const BASIS = /^(?:(?:basic|diluted|primary|fully|and|assuming|no|full|dilution) ?|- ?)*$/
/** A result by the share that it is divided by, what is taken off a count on the way to the average, and a price. */
const ELSE =
  /^(?:less|deduct)\b|(?:income|loss|earnings|dividends?|value)\b.*\b(?:average|weighted|shares)|treasury|unallocated|unearned|unvested|repurchase|reacquired|anti-?dilut|effect|price|\bchange|\bheld\b|issued|cancel|redeem|retire/
/** Figures per share are smaller. */
const LEAST = 90

/** Whether a line is an average count of shares by its words, or by the heading right over the name of a basis. */
export function isAverageCount(words: string, heading: string): boolean {
  if (BASIS.test(words)) {
    const near = nearestHeading(heading)
    return AVERAGE.test(near) && !ELSE.test(near)
  }
  return AVERAGE.test(words) && !ELSE.test(words)
}

/** The counts of such a line without the sign that a bracket or a dash before them seems to be. */
export const asCounts = (values: readonly (Figure | null)[]): (Figure | null)[] =>
  values.map((figure) =>
    figure === null || figure.percent || figure.value > -LEAST
      ? figure
      : { ...figure, value: -figure.value, negative: false },
  )
