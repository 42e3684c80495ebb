/** Whether every figure and every period that a sentence names plays a part in what was proven of it. */
import type { Span } from '../../figures-in-words/companies.ts'
import { factOf, type Metric, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Proven } from './parts.ts'
import { isBareLoss } from './signs.ts'
import { bare, type Told } from './tokens.ts'

/** Every figure and every period that is named plays a part. */
export function usesAll(told: Told, numbers: readonly Proven[], spans: readonly Span[]): boolean {
  const { s, base, about, names } = told
  const isIn = (one: Span) => spans.some((other) => one.start >= other.start && one.end <= other.end)
  const used = new Set(numbers.flatMap(({ subject }) => [subject.token, ...subject.with].map(({ start }) => start)))
  const isUsed = (one: MetricToken) =>
    used.has(one.start) ||
    isKeptAs(told, one) ||
    // "recovered from a loss to …": that it was one is not looked at
    numbers.some(
      ({ metric, subject }) =>
        one.isNegated === subject.token.isNegated &&
        one.metrics.some((other) => madeOf(metric).includes(metricWords(other))),
    ) ||
    isKind(told, numbers, one) ||
    isOfPart(numbers, one) ||
    isCash(told, numbers, one) ||
    isSaidLoss(told, numbers, one) ||
    isTrueLoss(told, one)
  const periods = new Set(numbers.flatMap(({ period, from }) => [period, from]))
  const isNamed = ({ says }: PeriodToken): boolean => {
    const period = periodOf(base, says, about)
    return period !== UNKNOWN && (periods.has(period) || period === about)
  }
  // "Capital expenditures earned $12.7 billion"
  const isOdd = s.metrics.some((verb) => verb.isVerb === true && !used.has(verb.start) && isSpentBy(numbers, verb))
  if (isOdd) return false
  return names.every((one) => isUsed(one) || isIn(one)) && s.periods.every((one) => isNamed(one) || isIn(one))
}

/** The names that only say of what kind an amount is: "$34.8 billion of sales", "$1.4 billion of cash"; "the R&D bill" behind one. */
export const kindsTold = (told: Told, numbers: readonly Proven[]): Span[] => [
  ...told.names.filter((one) => isKind(told, numbers, one) || isCash(told, numbers, one)),
  ...told.names.flatMap((one) => {
    const said = one.metrics.some(isPaid) ? BILL.exec(told.s.text.slice(one.end))?.[0] : undefined
    return said === undefined ? [] : [{ start: one.end, end: one.end + said.length }]
  }),
  // "goodwill alone makes up a quarter of"
  ...numbers.flatMap(({ metric, subject: { token } }) => {
    const said = metric.kind === 'share' ? ALONE.exec(told.s.text.slice(token.end))?.[0] : undefined
    return said === undefined ? [] : [{ start: token.end, end: token.end + said.length }]
  }),
]
const ALONE = /^\s+(?:alone|by itself|on its own)(?=\s)/i
const isPaid = (one: Metric): boolean =>
  one.kind === 'expense' ||
  (one.kind === 'other' && /^(?:dividends_paid|share_repurchases|capital_expenditures)$/.test(one.name)) ||
  (one.kind === 'figure' && one.name === 'income_tax_expense')
const BILL = /^\s+(?:bill|tab|budget|outlays?|spend|cheque|check)(?=\s+(?:of|was|were|came|at|is)\b|[,.;:)])/i

/** "Keeps 55 cents of each dollar as operating profit": a verb, where its object is named. */
const isKeptAs = ({ s }: Told, { start, end }: MetricToken): boolean =>
  /^(?:ke(?:pt|ep|eps|eping)|retain\w*)$/i.test(s.text.slice(start, end)) &&
  s.metrics.some((other) => other.start > end && /\bas\s+(?:its\s+|an?\s+)?$/.test(s.text.slice(0, other.start)))

/** A figure by its name, and those that it is made of. */
function madeOf(metric: Metric): string[] {
  if (metric.kind === 'share') return [metricWords(metric), ...madeOf(metric.part), ...madeOf(metric.whole)]
  if (metric.kind === 'sum') return [...metric.plus, ...metric.minus].flatMap(madeOf)
  return [metricWords(metric)]
}

/** "Amounted to $34.8 billion of third-quarter sales": of what kind the amount of a part is. */
function isKind({ s }: Told, numbers: readonly Proven[], { start, metrics: [said] }: MetricToken): boolean {
  // "Seven times as large as Insight by revenue": by what parts are measured
  const isBy = /\bby\s+(?:(?:its|net|total)\s+)?$/i.test(s.text.slice(0, start))
  const isOfParts = numbers.every(({ metric }) => metric.kind === 'division' && metric.quantity === 'revenue')
  if (isBy && isOfParts && said?.kind === 'figure' && said.name === 'total_revenue') return true
  const last = numbers.findLast(({ number }) => number.end <= start)
  if (!last || said?.kind !== 'figure' || said.name !== 'total_revenue' || last.number.kind !== 'money') return false
  const parts = last.metric.kind === 'sum' ? last.metric.plus : [last.metric]
  return (
    parts.every((one) => one.kind === 'division' && one.quantity === 'revenue') &&
    /^\s*(?:of|in)\s+(?:(?:the|its|total|net)\s+)*$/.test(bare(s.text, s.periods, last.number.end, start))
  )
}

/** "The gross result was a loss of $2.0 billion": which way the amount of another name went. */
const isSaidLoss = ({ s }: Told, numbers: readonly Proven[], one: MetricToken): boolean =>
  isBareLoss(s.text, one) &&
  numbers.some(
    ({ number, fact }) =>
      fact.value < 0 &&
      /^\s+of\s+(?:(?:a|about|some|nearly|almost|just|over)\s+)*$/i.test(s.text.slice(one.end, number.start)),
  )

/** "Despite another year of losses": so it was, this year and where it is said to be again the year before. */
function isTrueLoss({ base, s, about }: Told, { start, isNegated, metrics: [metric] }: MetricToken): boolean {
  if (!isNegated || metric?.kind !== 'figure') return false
  const years = AGAIN.test(s.text.slice(0, start)) ? [about, yearBefore(base, about)] : [about]
  return years.every((one) => one !== null && (factOf(one, metric)?.value ?? 0) < 0)
}
const AGAIN = /\b(?:another|again|more|continued|continuing|persistent|further|repeated|still)\b[^,;.]*$/i

/** "Automotive saw revenue fall 6.3%": revenue, of the part. */
const isOfPart = (numbers: readonly Proven[], { start, metrics: [said] }: MetricToken): boolean =>
  said?.kind === 'figure' &&
  said.name === 'total_revenue' &&
  numbers.some(
    ({ number, metric }) => number.start > start && metric.kind === 'division' && metric.quantity === 'revenue',
  )

/** "Operations consumed $1.4 billion of cash": what flows. */
const isCash = ({ s }: Told, numbers: readonly Proven[], { start, end, metrics: [said] }: MetricToken): boolean =>
  said?.kind === 'other' &&
  said.name === 'cash_and_equivalents' &&
  numbers.some(
    ({ number, metric, subject }) =>
      metric.kind === 'other' &&
      /cash_flow$/.test(metric.name) &&
      (/^\s+(?:of|in)\s+$/.test(s.text.slice(number.end, start)) ||
        // "Operating activities furnished cash of $111.5 billion"
        (subject.token.end <= start && /^\s+of\s+$/.test(s.text.slice(end, number.start)))),
  )

/** A verb of earning before an amount that is spent or owed. */
function isSpentBy(numbers: readonly Proven[], { end }: MetricToken): boolean {
  const metric = numbers.find(({ number }) => number.start >= end)?.metric
  return (
    metric?.kind === 'expense' ||
    metric?.kind === 'expenses' ||
    (metric?.kind === 'other' && !/cash_flow$|cash_and|investments$/.test(metric.name))
  )
}
