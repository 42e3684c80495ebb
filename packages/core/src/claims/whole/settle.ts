/** What a sentence that was read whole says, held against the statement: only where all of it holds is it told so. */
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  type KnownFact,
  type Metric,
  metricWords,
} from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agreesRounded, type NumberToken } from '../../figures-in-words/numbers.ts'
import { otherExtent } from '../../figures-in-words/other-extent.ts'
import { otherFooting } from '../../figures-in-words/other-footing.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { restrictionIn } from '../../figures-in-words/unread.ts'
import { asidesOf, turnsRound } from '../../figures-in-words/word-classes.ts'
import { growth } from '../../statement/margins.ts'
import type { Outcome } from '../outcome.ts'
import { readClauses } from './clause.ts'
import { type Periods, periodsOf } from './clause-periods.ts'
import type { Clause, Said } from './parts.ts'

export interface WholeReading {
  numbers: { number: NumberToken; outcome: Outcome }[]
  moves: { direction: DirectionToken; metric: MetricToken; period: FactPeriod; before: FactPeriod }[]
  /** what stands behind is a reason, or nothing */
  end: number
}

/**
 * @param inherited the period the text was about before; it is tried after the statement's own
 * @returns null where the sentence is not read whole, or where something in it does not hold
 */
export function readWhole(base: FactBase, s: Sentence, inherited: FactPeriod | null): WholeReading | null {
  if (s.passage.inTable || s.isOutlook || /[?“”"]/.test(s.text.replace(/\(\s*[“"][^”")]{1,40}[”"]\s*\)/g, '')))
    return null
  const whole = readClauses(s)
  if (!whole || isRestricted(s, whole.end) || isOfPart(whole.clauses)) return null
  const reading: WholeReading = { numbers: [], moves: [], end: whole.end }
  let about: Periods | null = null
  for (const clause of whole.clauses) {
    const settled: Settled | null =
      periodsOf(base, clause, about, inherited)
        .map((periods) => heldBy(base, s, clause, periods, whole.end))
        .find((one) => one !== null) ?? null
    if (!settled) return null
    about = settled.periods
    reading.numbers.push(...settled.numbers)
    reading.moves.push(...settled.moves)
  }
  return reading
}

/** "Google Cloud had revenue of … and operating income of …": whose the second is, the pieces are asked. */
function isOfPart(clauses: readonly Clause[]): boolean {
  const [first, ...rest] = clauses
  return (
    first?.subject.metrics[0]?.kind === 'division' &&
    rest.some(({ subject: { metrics } }) => {
      const [said] = metrics
      return said?.kind === 'ratio' || (said?.kind === 'figure' && said.name !== 'total_revenue')
    })
  )
}

/** Words that take something out, deny it or put it on another footing, wherever they stand before the reason. */
function isRestricted(s: Sentence, end: number): boolean {
  const known = [...asidesOf(s), ...s.metrics, ...s.periods, ...s.directions]
  return (
    restrictionIn(s, [{ start: 0, end }], known) !== null ||
    turnsRound(
      s,
      s.metrics.some(({ metrics }) => metrics.some(isPerShare)),
    ) !== null
  )
}

interface Settled extends Pick<WholeReading, 'numbers' | 'moves'> {
  periods: Periods
}

/** @param end where the reason begins, or the sentence ends */
function heldBy(base: FactBase, s: Sentence, clause: Clause, periods: Periods, end: number): Settled | null {
  const row = Math.max(...clause.said.filter(({ role }) => role === 'now').map(({ nth }) => nth), 0) + 1
  const oldRow = clause.said.some(({ role, nth }) => role === 'old' && nth > 0)
  if (oldRow || (row > 1 && row !== periods.own.length) || (row === 1 && periods.own.length > 1)) return null
  const numbers: Settled['numbers'] = []
  for (const said of clause.said) {
    const outcome = outcomeOf(base, clause, said, periods)
    if (!outcome) return null
    numbers.push({ number: said.number, outcome })
  }
  const [own] = periods.own
  const isChange = clause.moves.length > 0
  if (!own || otherFooting(base, s, own, isChange) !== null) return null
  if (otherExtent(s, { isChange }, [{ start: 0, end }], []) !== null) return null
  if (clause.months !== null && own.months !== clause.months) return null
  const moves: Settled['moves'] = []
  for (const { direction, metric } of clause.moves) {
    if (!own || !periods.old || !moved(clause, direction, metric, own, periods.old)) return null
    moves.push({ direction, metric, period: own, before: periods.old })
  }
  return { numbers, moves, periods }
}

/** A loss that "improved" became smaller. */
const JUDGING = /^(?:improv|worsen|deteriorat)/i
const signOf = (metric: MetricToken, direction: DirectionToken): number =>
  metric.isNegated && !JUDGING.test(direction.text) ? -1 : 1

/** The figure that a name means beside numbers of such a kind; null where it may be more than one. */
function meant(clause: Clause, { metrics: all }: MetricToken, number: NumberToken | null): Metric | null {
  const metrics = all.filter((one, at) => all.findIndex((other) => metricWords(other) === metricWords(one)) === at)
  const [first] = metrics
  if (!first || metrics.length === 1) return first ?? null
  const isSmall = number?.kind === 'money' && !number.hasScale && number.value < 1000
  if (metrics.every(isPerShare)) return first
  if (isSmall) return metrics.find(isPerShare) ?? null
  const hasMoney = clause.said.some((one) => one.number.kind === 'money')
  if (metrics.some(isRatio) && metrics.some((one) => one.kind === 'figure')) {
    if (number?.kind === 'money') return metrics.find((one) => one.kind === 'figure') ?? null
    const isLevel = clause.said.some((one) => one.number === number && one.role !== 'change')
    if (number === null ? !hasMoney : isLevel || number.kind === 'points')
      return metrics.filter(isRatio).length === 1 ? (metrics.find(isRatio) ?? null) : null
    return hasMoney ? (metrics.find((one) => one.kind === 'figure') ?? null) : null
  }
  // "Net loss" may be that of a share only beside so little; "earnings" alone may be several.
  return metrics.filter((one) => !isPerShare(one)).length === 1 && first.kind === 'figure' ? first : null
}

function moved(
  clause: Clause,
  direction: DirectionToken,
  metric: MetricToken,
  own: FactPeriod,
  old: FactPeriod,
): boolean {
  const of = meant(clause, metric, null)
  const [now, before] = [of && factOf(own, of), of && factOf(old, of)]
  return (
    now !== null &&
    before !== null &&
    Math.sign((now.value - before.value) * signOf(metric, direction)) === direction.sign
  )
}

function outcomeOf(base: FactBase, clause: Clause, said: Said, { own, old }: Periods): Outcome | null {
  const { number, role } = said
  const period = role === 'old' ? old : (own[said.nth] ?? own[0])
  if (!period || (number.kind === 'money' && !currencyAgrees(number.currency, base.currency))) return null
  const metrics = said.metric.metrics.every(isPerShare) ? said.metric.metrics : [meant(clause, said.metric, number)]
  for (const metric of metrics) {
    if (!metric) continue
    const held = role === 'change' ? changeHeld(said, metric, period, old) : levelHeld(said, metric, period)
    if (held && isHeld(held, number))
      return {
        ...{ verdict: 'holds' as const, metric, period, currency: base.currency, note: null },
        ...{
          value: held.fact.value,
          path: held.fact.path,
          rule: held.fact.rule,
          form: held.form,
          isChange: role === 'change',
        },
      }
  }
  return null
}

interface Held {
  fact: KnownFact
  form: Outcome['form']
  scale: number
  /** the number with the sign that its words give it */
  claimed: number
}

const isHeld = ({ fact, scale, claimed, form }: Held, number: NumberToken): boolean =>
  agreesRounded(fact.value * scale, number, claimed, form === 'percent')

function levelHeld({ number, metric: token, whole }: Said, metric: Metric, period: FactPeriod): Held | null {
  const fact = factOf(period, metric)
  if (!fact) return null
  const sign = token.isNegated && !number.isNegative ? -1 : 1
  const claimed = number.isNegative ? -number.value : number.value
  if (number.kind === 'money') {
    if (isRatio(metric) || isPerShare(metric) !== (!number.hasScale && number.value < 1000)) return null
    return { fact: { ...fact, value: fact.value * sign }, form: 'amount', scale: 1, claimed }
  }
  if (number.kind !== 'percent') return null
  if (isRatio(metric)) return whole ? null : { fact, form: 'percent', scale: 100, claimed }
  const [of] = whole?.metrics ?? []
  const all = of && factOf(period, of)
  if (!all || all.value <= 0 || metricWords(of) === metricWords(metric)) return null
  const rule = `${metricWords(metric)} ÷ ${metricWords(of)}`
  return { fact: { value: (fact.value * sign) / all.value, path: null, rule }, form: 'percent', scale: 100, claimed }
}

function changeHeld(
  { number, metric: token, direction }: Said,
  metric: Metric,
  period: FactPeriod,
  old: FactPeriod | null,
): Held | null {
  const [now, before] = [factOf(period, metric), old && factOf(old, metric)]
  if (!now || !before || !old || !direction || number.isNegative) return null
  const sign = signOf(token, direction)
  const claimed = number.value * direction.sign
  const less = { value: (now.value - before.value) * sign, path: null, rule: `${period.code} less ${old.code}` }
  if (number.kind === 'points') return isRatio(metric) ? { fact: less, form: 'points', scale: 100, claimed } : null
  if (number.kind === 'money')
    return isRatio(metric) || isPerShare(metric) !== (!number.hasScale && number.value < 1000)
      ? null
      : { fact: less, form: 'amount', scale: 1, claimed }
  if (number.kind !== 'percent' || isRatio(metric)) return null
  const change = growth(now.value * (token.isNegated ? -1 : 1), before.value * (token.isNegated ? -1 : 1))
  if (change === null) return null
  const judged = token.isNegated && JUDGING.test(direction.text) ? -1 : 1
  return {
    fact: { value: change * judged, path: null, rule: `${period.code} ÷ ${old.code} − 1` },
    form: 'percent',
    scale: 100,
    claimed,
  }
}
