/** What no figure says, or a second question. */
import type { Doubt } from './asked.ts'

export const OF_MORE: readonly Doubt[] = [
  ({ said }) => /\b(?:why|reasons?|because|cause[sd]?)\b/.test(said),
  ({ said }) => /\bdenominator\b|\bnumerator\b|^divide by\b/.test(said),
  // "What would services be?"
  ({ label, said }) => label !== 'without' && /\b(?:will|would|could|should|might) §/.test(said),
  // "…, and how many stores does it have"
  ({ said }) => asksMore(said),
]

/** A second question that asks for more than the amounts, which each answer tells anyway. */
function asksMore(said: string): boolean {
  const [, second] = said.split(
    /(?<=\w.*?)(?:[?.;,] ?|\b(?:and|then|also|plus)\b )+(?=(?:what|which|who|whose|how|when|where)\b)/,
  )
  return second !== undefined && !DETAIL.test(second)
}
const DETAIL =
  /^(?:(?:by |at |with |to |from )?(?:how (?:much|big|large|high|wide|far|great|strong\w*|deep|steep\w*|fast)|how many (?:percent|%|dollars|bucks|euros|billions?|millions?|points|times|cents)|what(?:['’]?s| is| was| were| are)? (?:the|its|their|that|this|it|§|each|both|percent\w*|share|amount|rate|figure|number|value|size|sum|total|margin|gap|difference|level|to what|from|by|in)|which (?:amount|figure|year|of)|what(?: \w+)?$|what exactly|what to what|which (?:one|was it|is it)))/
