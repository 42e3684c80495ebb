/** Which way a question of yes or no says that a figure went. */

const UP =
  /\b(?:(?:out)?gr[eo]w(?:n|s|ing)?|outs(?:ell|old)(?:s|ing)?|outpac(?:e|es|ed)|r[io]se|risen|rising|increas(?:e|es|ed|ing)|improv(?:e|es|ed|ing)|gain(?:ed|s)?|expand(?:ed|ing|s)?|climb(?:ed|ing|s)?|higher|more|up|jump(?:ed|s)?|surge[ds]?|soar(?:ed|s)?|better|bigger|larger|widen(?:ed|s)?|swell|swelled|swollen|strengthen(?:ed|s)?|recover(?:ed|s)?|get(?:ting)? better)\b/i
const DOWN =
  /\b(?:f[ae]ll(?:s|en|ing)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|dropp?(?:s|ed|ing)?|shr[aiu]nk(?:s|ing|en)?|lower|less|fewer|down|slump(?:ed)?|plunge[ds]?|tumble[ds]?|worse|worsen(?:ed|s)?|smaller|narrow(?:ed|s)?|weaken(?:ed|s)?|slid|slipp?(?:ed|s)?|contract(?:ed|s)?|deteriorate[ds]?|s[aiu]nk|crash(?:ed)?|collapsed?|dipp?(?:ed)?|cut)\b/i
const JUDGED = /\b(?:improv\w+|better|worse\w*|deteriorat\w+|strengthen\w*|weaken\w*|recover\w*)\b/i
/** Larger is not better there. */
const OF_COSTS = /\b(?:costs?|expenses?|tax(?:es)?|debts?|liabilities|loss(?:es)?|spending|opex|cogs|r&d|sg&a)\b/i
const ASKS = /(?:^\W*|[:;,–—]\s*(?:and |so )?)(?:is|was|are|were|did|does|do|has|have|had)\b/i
/** "S&M declined?": what is told and asked. */
const TOLD =
  /^(?!\W*(?:how|what|which|when|where|who|why|by|in|since)\b)[^?,]*\b(?:grew|rose|increased|improved|expanded|climbed|higher|up|jumped|fell|declined|decreased|dropped|shrank|shrunk|lower|down|slumped|worsened)\s*\?\s*$/i

/** @returns null where it is no question of yes or no, where it leaves the way open, or judges what costs */
export function wayAsked(text: string): 'up' | 'down' | null {
  if (!ASKS.test(text) && !TOLD.test(text)) return null
  if (/\bor\b/i.test(text) || (JUDGED.test(text) && OF_COSTS.test(text))) return null
  // Of both together no one way is told.
  if (/\b(?:both|and)\b/i.test(text) && !/\bthan\b/i.test(text)) return null
  // Of a loss that grew the amount fell.
  if (LOSS.test(text)) return null
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)]
  return isUp === isDown ? null : isUp ? 'up' : 'down'
}

const LOSS = /\b(?:loss(?:es)?|lose|lost|losing)\b/i
/** @returns whether a loss is said to have become larger or smaller */
export function wayOfLoss(text: string): 'up' | 'down' | null {
  if (!LOSS.test(text) || !ASKS.test(text) || /\bor\b/i.test(text) || JUDGED.test(text)) return null
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)]
  return isUp === isDown ? null : isUp ? 'up' : 'down'
}
