/** What a sentence holds against another thing: a named figure in a time, looked for on either side of a word of relation. */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactPeriod, factOf, isPerShare, isRatio, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Proven } from './parts.ts'
import { RELATIVE, type Told } from './tokens.ts'

/** A figure in a time, with the names that say so. */
export interface Operand {
  token: MetricToken
  metric: Metric
  period: FactPeriod
  value: number
  with: readonly MetricToken[]
}

const isRevenue = (one: Metric | undefined): boolean => one?.kind === 'figure' && one.name === 'total_revenue'
const isPart = (one: Metric | undefined): boolean => one?.kind === 'division' && one.quantity === 'revenue'
/** What is an amount of money of a time or a day. */
export const isAmount = (one: Metric | undefined): one is Metric =>
  one !== undefined && !isRatio(one) && !isPerShare(one)

export const isSameOperand = (a: Operand, b: Operand): boolean =>
  a.period === b.period && metricWords(a.metric) === metricWords(b.metric)

export const operand = (
  token: MetricToken,
  metric: Metric | undefined,
  period: FactPeriod | null,
  others: readonly MetricToken[] = [],
): Operand | null => {
  const fact = metric && period ? factOf(period, metric) : null
  return metric && period && fact ? { token, metric, period, value: fact.value, with: others } : null
}

const inside = (one: Span, from: number, to: number): boolean => one.start >= from && one.end <= to

/** The one figure named between two places; "revenue" beside a part only says of what kind it is. Null = none, or several. */
export function namedIn(told: Told, from: number, to: number): { token: MetricToken; with: MetricToken[] } | null {
  const found = told.names.filter((one) => inside(one, from, to) && one.metrics.length > 0)
  const [first] = found
  if (!first) return null
  const parts = found.filter(({ metrics }) => isPart(metrics[0]))
  const [part] = parts
  const kinds = found.filter(({ metrics }) => isRevenue(metrics[0]))
  if (part && parts.length === 1 && parts.length + kinds.length === found.length) return { token: part, with: kinds }
  return found.length === 1 ? { token: first, with: [] } : null
}

/** The time that is named between two places: null = none; undefined = one that is not known, or several. */
export function timeIn(told: Told, from: number, to: number, about: FactPeriod): FactPeriod | null | undefined {
  const found = told.s.periods.filter((one) => inside(one, from, to))
  const [first] = found
  if (!first) return null
  const known = new Set(found.map((one) => timeOf(told, one, about)))
  const [time] = known
  return known.size === 1 && time !== null ? time : undefined
}

const timeOf = ({ base }: Told, { says }: PeriodToken, about: FactPeriod): FactPeriod | null => {
  const found = periodOf(base, says, about)
  return found === UNKNOWN ? null : found
}

/** The times that the sentence names, the earlier first; its own beside one that something is said to be measured from. */
export function timesNamed(told: Told): FactPeriod[] {
  const { periods } = told.s
  const found = new Set(periods.flatMap((one) => timeOf(told, one, told.about) ?? []))
  // "last year it rose 6 %" is told of that year, "up 6 % on last year" of this one
  if (found.size < 2 && periods.every(({ says, isComparison }) => isComparison && RELATIVE.has(says.kind)))
    found.add(told.about)
  return [...found].sort((a, b) => (a.end_date < b.end_date ? -1 : 1))
}

/** What is said before a word of relation: the figure named in its clause, or what the number before it was told of. */
export function subjectBefore(told: Told, from: number, to: number, last: Proven | null): Operand | null {
  const named = namedIn(told, from, to)
  const time = timeIn(told, from, to, told.about)
  if (time === undefined) return null
  if (named) return operand(named.token, named.token.metrics[0], time ?? told.about, named.with)
  if (!last || last.from !== null || told.names.some((one) => inside(one, from, to))) return null
  return operand(last.subject.token, last.metric, time ?? last.period, last.subject.with)
}

/** Every figure that the sentence names in every time that it names: whatever a number could be reckoned from. */
export function operandsOf(told: Told, before: readonly Proven[]): Operand[] {
  const times = new Set([told.about, ...timesNamed(told)])
  const named = told.names.flatMap((token) => [...times].map((time) => operand(token, token.metrics[0], time)))
  const proven = before.map(({ subject, metric, period, from }) =>
    from === null ? operand(subject.token, metric, period) : null,
  )
  const found: Operand[] = []
  for (const one of [...named, ...proven])
    if (one && isAmount(one.metric) && !found.some((other) => isSameOperand(one, other))) found.push(one)
  return found
}
