/** Words around proven amounts that say where the money came from or went, and that amounts are what a total is made of. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { Metric } from '../../figures-in-words/facts.ts'
import type { Proven } from './parts.ts'
import type { Told } from './tokens.ts'

const isOther = (metric: Metric, names: readonly string[]): boolean =>
  metric.kind === 'sum'
    ? metric.minus.length === 0 && metric.plus.every((one) => isOther(one, names))
    : metric.kind === 'other' && names.includes(metric.name)
const RETURNED = ['dividends_paid', 'share_repurchases']

/** The words that the proven numbers make true. */
export function wordsTold({ s: { text } }: Told, numbers: readonly Proven[]): Span[] {
  return numbers.flatMap(({ number, metric }, at): Span[] => {
    const [before, behind] = [text.slice(0, number.start), text.slice(number.end)]
    const raised = isOther(metric, ['financing_cash_flow']) ? RAISED.exec(before) : null
    const owners = isOther(metric, RETURNED) ? TO_OWNERS.exec(behind) : null
    const paid = isOther(metric, RETURNED) ? PAID_OWNERS.exec(before) : null
    const total = metric.kind === 'sum' && isOther(metric, RETURNED) ? RETURNS.exec(before) : null
    const made = MADE_OF.exec(behind)
    const isWhole = made !== null && isSumOf(numbers, at, number.end + made[0].length)
    return [
      ...(raised ? [{ start: raised.index, end: raised.index + (raised[1] ?? '').length }] : []),
      ...(owners ? [{ start: number.end, end: number.end + owners[0].length }] : []),
      ...(total ? [{ start: total.index, end: total.index + total[0].length }] : []),
      ...(paid ? [{ start: paid.index, end: number.start }] : []),
      ...(made && isWhole
        ? [{ start: number.end + made[0].lastIndexOf(made[1] ?? ''), end: number.end + made[0].length }]
        : []),
    ]
  })
}

const HEDGED = '(?:(?:about|some|nearly|almost|just|over|only|another|a|further|more|than|around|roughly)\\s+)*$'
/** Money that was got, which moved no figure. */
const RAISED = new RegExp(`\\b(rais(?:ed|es|ing))\\s+${HEDGED}`, 'i')
const OWNERS = '(?:its |the |their )?(?:(?:share|stock)(?:holders|owners)|owners|investors)'
const TO_OWNERS = new RegExp(`^\\s+(?:back )?to ${OWNERS}\\b`, 'i')
/** "Paying shareholders $5.1 billion" */
const PAID_OWNERS = new RegExp(
  `\\b(?:pa(?:id|ys?|ying)|gav?e|giv(?:es?|ing)|hand(?:ed|s|ing)|sen(?:t|ds?|ding)) ${OWNERS}\\s+${HEDGED}`,
  'i',
)
/** What goes back to owners in every way. */
const RETURNS = new RegExp(
  `\\b(?:(?:(?:cash|capital|money) )?(?:payments?|payouts?|distributions?|returns?|returned) to ${OWNERS}|(?:share|stock)(?:holder|owner) (?:returns|payouts?|distributions?)|capital returns?)\\b`,
  'i',
)
/** Behind a total, with its own time between. */
const MADE_OF =
  /^[^.;:\d]*(?:(?:fiscal |in )?(?:19|20)\d\d)?[^.;:\d]*?,?\s((?:(?:which|that) (?:is|was|are|were) |and )?(?:made up of|compris(?:ing|ed of)|consist(?:ing|s|ed) of|composed of|(?:was |is )?(?:split|divided) (?:between|into|among)|broken (?:down|up) into|being))\s/i

/** The amounts behind a total, as many as stand there, come to it. */
function isSumOf(numbers: readonly Proven[], at: number, from: number): boolean {
  const whole = numbers[at]
  const rest = numbers.slice(at + 1)
  if (!whole || rest.length < 2 || rest.some(({ number }) => number.start < from)) return false
  const isAmount = rest.every((one) => one.form === 'amount' && one.from === null && one.period === whole.period)
  const sum = rest.reduce((total, { fact }) => total + fact.value, 0)
  return isAmount && Math.abs(sum - whole.fact.value) <= Math.abs(whole.fact.value) * EXACT
}
const EXACT = 1e-6
