/** "Was it a record year?": told of the periods in the filing, with how far back they reach. */
import type { Said } from './said.ts'

export interface RecordAsked {
  metrics: readonly string[]
  isLow: boolean
  /** the length of period that it says; null = none */
  span: 'year' | 'quarter' | null
}

const ASKED =
  /\b(?:best|strongest|(?<profit>most profitable)|(?<low>worst|weakest|least profitable))(?: (?:fiscal|financial|ever))*[- ](?:year|quarter|result|one)s?\b|\b(?:new |all-time |at an? |a |the )record\b|\brecord[- ](?:year|quarter|high|low|results?|revenues?|sales|profits?|earnings|net income|eps)\b|\ball-time (?:high|low)\b/i
const SAID =
  /\b(?:best|strongest|most|profitable|least|worst|weakest|ever|record|all-time|high|low|results?|one|new|so far|on record|history|yet)\b/gi

/** @returns null where it asks which period it was, of several figures, or not all of it was understood */
export function readRecord({ text, metrics, unread }: Said): RecordAsked | null {
  const match = ASKED.exec(text)
  if (!match || metrics.length > 1 || metrics.some((one) => one.includes(':'))) return null
  if (
    /^(?!what(?:['’]s| is| was) the )/i.test(text) &&
    /\b(?:which|when|what|how|why|who|segments?|divisions?|products?|regions?|markets?)\b/i.test(text)
  )
    return null
  if (unread(SAID).length > 0) return null
  const own = /profitable/i.test(match[0]) ? ['net_income'] : ['total_revenue', 'net_income']
  return {
    metrics: metrics.length > 0 ? metrics : own,
    isLow: match.groups?.low !== undefined || /\blow\b/i.test(text),
    span: /\bquarters?\b/i.test(text) ? 'quarter' : /\byears?\b/i.test(text) ? 'year' : null,
  }
}
