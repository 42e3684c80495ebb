/** Names that a number is told of across what stands between: set off by a comma, behind a second number, before a bare loss. */
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { isBareLoss } from './signs.ts'
import { bare, type Told } from './tokens.ts'

/** "$5.7 billion of inventories", "$3.3 billion in free cash flow", "a 7.7% expansion in revenues" */
export const OF_NUMBER =
  /^\s*(?:to (?:its |the |their )?(?:(?:share|stock)(?:holders|owners)|owners|investors)\s+)?(?:of (?:your|its|the company['’]s|(?:share|stock)holders['’]) money\s+)?(?:(?:(?:that |which )?(?:it|they)\s+(?:(?:had|has|have)\s+)?[a-z]+(?:\s+(?:out|back|over|away))?\s+|[a-z]+\s+)?(?:of|in|from|for|as|on|via|through|by way of|in the form of)\s+)?(?:(?:the|its|total|net|annual|quarterly|more|new|a|an|further|additional|extra|higher|lower|less|increase in|rise in|fall in|drop in|growth in|decline in|expansion in|expansion of|growth of)\s+)*$/i

const HEDGED = '(?:(?:about|some|nearly|almost|just|over|only|a)\\s+)*$'
const LED_BY = new RegExp(`(?:^|[,;:]\\s+)(?:with|at|on)\\s+${HEDGED}`, 'i')
const HUNG = /^\s*\p{L}+ing\s(?:[^,;:.\d]){0,30}$/u
const LINE = /^\s+(?:line|mark|barrier|threshold|level|milestone)\b/i
const SHARED = new RegExp(
  `^\\s+(?:after|against|versus|vs\\.?|up from|down from|from|following|compared (?:with|to))\\s+${HEDGED}`,
  'i',
)
const SET_OFF = /^\s*,\s+(?:(?:the|its)\s+)?$/i

const isRevenue = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'figure' && one.name === 'total_revenue'
const isPart = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'division' || one?.kind === 'expense'

/**
 * @param beside the names between the number before and this one
 * @param isOf the name behind the number is told of it: "$34.4 billion of sales"
 */
export function hungNames(
  { s, names, numbers }: Told,
  n: NumberToken,
  beside: readonly MetricToken[],
  isOf: boolean,
): MetricToken[] {
  const found: MetricToken[] = []
  const end = beside.at(-1)
  // "The gross result was a loss of": the word says which way, the name before it of what
  const turned = end && beside.length === 2 && isBareLoss(s.text, end) ? beside.at(-2) : undefined
  if (turned) found.push(turned)
  const behind = names.find((one) => one.start >= n.end)
  if (!behind) return found
  const head = s.text.slice(0, n.start)
  // "With $34.4 billion of sales, the United States": of the part that it is said of
  const part = names.find((one) => one.start >= behind.end && isPart(one))
  const isLed = isOf && isRevenue(behind) && LED_BY.test(head)
  if (isLed && part && SET_OFF.test(s.text.slice(behind.end, part.start))) found.push(part)
  if (beside.length > 0 || numbers.indexOf(n) > 0) return found
  // "Rising to $46.7 billion, revenue was": of what is named right behind
  const isHung = HUNG.test(head) && SET_OFF.test(s.text.slice(n.end, behind.start))
  // "invested less, $8.5 billion after $11.3 billion in capital expenditures"
  const second = numbers[1]
  const isShared =
    second?.kind === n.kind &&
    names[0] === behind &&
    second.end <= behind.start &&
    SHARED.test(s.text.slice(n.end, second.start)) &&
    OF_NUMBER.test(s.text.slice(second.end, behind.start))
  // "Has crossed the $400 billion line, with revenues of"
  // "$7.1 billion in the quarter, down from $9.2 billion: the profit is shrinking": of the one name behind the colon
  const end0 = numbers.at(-1)?.end ?? n.end
  const isHeaded =
    names.length === 1 &&
    behind.start >= end0 &&
    /^\W*$/.test(head) &&
    /^[^.;:–—]{0,40}[:–—]\s+(?:(?:its|the)\s+)?$/.test(
      bare(s.text, [...s.periods, ...s.companies], end0, behind.start).replace(/\s+['’]s\s+/, ' '),
    )
  if (isHung || isShared || isHeaded || LINE.test(s.text.slice(n.end))) found.push(behind)
  return found
}
