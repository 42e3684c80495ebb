/** Whether words say that an amount is below zero. */
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { bare, type Told } from './tokens.ts'

/** "A loss", "a net loss" and no more: by itself no name of a line. */
export const isBareLoss = (text: string, { start, end, isNegated }: MetricToken): boolean =>
  isNegated && /^(?:loss|deficit|shortfall|negative)$/i.test(text.slice(start, end))

/** @returns −1 where the number is told as a loss, an outflow, a deficit or a benefit of tax */
export function isBelowZero({ s, names, numbers }: Told, n: NumberToken, token: MetricToken): 1 | -1 {
  const at = numbers.indexOf(n)
  const from = numbers[at - 1]?.end ?? 0
  const to = Math.min(numbers[at + 1]?.start ?? s.text.length, n.end + NEAR)
  // "Showed a loss of": the word stands for no other figure than the one it is said of
  const others = names.filter((one) => one.start === token.start || !isBareLoss(s.text, one))
  const before = bare(s.text, others, from, n.start)
  const behind = bare(s.text, names, n.end, to).split(/[,;:.(]/)[0] ?? ''
  const [metric] = token.metrics
  const isTax = metric?.kind === 'figure' && metric.name === 'income_tax_expense'
  // A charge told after a benefit is one again.
  if (isTax && token.isNegated) return CHARGE.test(before) || CHARGE.test(behind) ? 1 : -1
  if (isTax) return BENEFIT.test(before) || BENEFIT.test(behind) ? -1 : 1
  // "an improvement on the $4.7 billion income of 2023"
  if (/^\s*(?:net |operating )?(?:income|profits?|earnings|gain|surplus)\b/i.test(s.text.slice(n.end))) return 1
  // "consumed $1.4 billion of cash in its operations, where it had generated $4.1 billion"
  if (from > 0 && ABOVE.test(before.slice(Math.max(0, token.end <= n.start ? token.end - from : 0)))) return 1
  if (from > 0 && IN_BLACK.test(behind)) return 1
  if (token.isNegated) return -1
  if (!isSigned(token)) return 1
  // What is called income is none where it is a loss: only a sign right before the amount turns it.
  if (metric?.kind === 'figure' && /^(?:other_income|interest)/.test(metric.name) && EXPENSE.test(before)) return -1
  if (metric?.kind === 'figure') return MINUS.test(before) || BELOW_BEHIND.test(behind) ? -1 : 1
  if (BELOW.test(before) || BELOW_BEHIND.test(behind)) return -1
  // "The hole in shareholders' equity narrowed to $3.9 billion from $17.2 billion"
  return from > 0 &&
    names.filter((one) => one.start >= from && one.end <= n.start).length === 0 &&
    HOLE.test(s.text.slice(0, from))
    ? -1
    : 1
}
const MINUS =
  /\b(?:negative|minus|below zero at|(?:loss|deficit|shortfall|hole) of|(?:in the red|under water|underwater|below zero|negative) (?:at|by|with|to the tune of))\s+(?:(?:a|about|some|nearly|almost|roughly)\s+)*$/i
const EXPENSE = /\bnet (?:other |interest )?expense of\s+(?:(?:a|about|some|nearly|almost|roughly)\s+)*$/i
const HOLE = /\b(?:hole|deficit|shortfall|outflow|negative)\b/i
const ABOVE =
  /\b(?:generat\w+|produc\w+|earned|brought in|profit|surplus|positive|plus|made|inflow|provided|yielded|supplied|furnished|garnered|delivered|bring(?:s|ing) in|(?:threw|thrown|throws|throwing) off)\b/i
const IN_BLACK = /^\s*(?:positive|to the good|in the black)\b/i
const NEAR = 24
const BENEFIT = /\b(?:benefit|credit|refund)\b/i
const CHARGE = /\b(?:charge|expense|provision|bill|payment)\b/i
const BELOW =
  /\b(?:loss|lost|los(?:es|ing)|deficit|negative|minus|burn(?:ed|t|s|ing)?|consum(?:ed|es|ing)|drain(?:ed|s|ing)?|used|using|outflow|hole|red|shortfall|swallow(?:ed|s)|ate|bled|bleeding)\b/i
const BELOW_BEHIND =
  /^\s*(?:[a-z]+\s+)?(?:loss|deficit|outflow|shortfall|in the red|under ?water|below zero|burn|drain|hole)\b/i

/** Figures that are above and below zero; what is spent is told as an amount. */
function isSigned({ metrics: [metric] }: MetricToken): boolean {
  if (metric?.kind === 'other') return /cash_flow$|^net_|equity/.test(metric.name)
  return metric?.kind === 'figure' && /income|profit|eps/.test(metric.name)
}
