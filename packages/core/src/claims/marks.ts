/** "Fell below 45 %", "rose past the $400 billion": a verb that leads a figure past a mark. */
import type { NumberToken } from '../figures-in-words/numbers.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'

export interface Mark {
  /** the way the verb says the figure went; 0 = it stayed */
  sign: number
  isBelow: boolean
  /** "below the 45 %": of a number that was told or is known, a comparison with it */
  isKnown: boolean
}

/** @returns null where no verb of direction leads to the number so */
export function markOf(s: Sentence, n: NumberToken): Mark | null {
  const verb = s.directions.findLast((one) => one.isVerb && one.end <= n.start)
  const found = verb && LEADING_PAST.exec(s.text.slice(verb.end, n.start))?.groups
  if (!verb || !found) return null
  return {
    sign: verb.sign,
    isBelow: /^(?:below|under|beneath)$/.test(found.mark ?? ''),
    // "Below the $100 billion line": a round mark, that nothing told of before
    isKnown: found.known !== undefined && !MARKED.test(s.text.slice(n.end)),
  }
}
/** What a round number is called that is passed. */
export const MARKED = /^\s+(?:dollars? |euros? )?(?:lines?|mark|threshold|barrier|milestone)\b/i
const LEADING_PAST =
  /^\s+(?:back |further |well |just )?(?<mark>below|under|beneath|above|past|through|beyond) (?<known>the )?[$€£¥]?$/
