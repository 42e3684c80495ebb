/** A number, what it is said of and when: does it hold? Unit, rounding, sign and growth are decided here. */

import { currencyAgrees } from '../figures-in-words/currencies.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isLooselyNamed,
  type KnownFact,
  yearBefore,
} from '../figures-in-words/facts.ts'
import { lengthWords } from '../figures-in-words/lengths.ts'
import { agrees, agreesRounded, type NumberToken } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { PRIOR_BEFORE, type Sentence } from '../figures-in-words/sentence.ts'
import { growth } from '../statement/margins.ts'
import { type Binding, respectively } from './binding.ts'
import { nearestDirection } from './direction-claims.ts'
import { anywhere, elsewhere } from './lookup.ts'
import { markOf } from './marks.ts'
import type { NumberPeriod } from './number-period.ts'
import type { Outcome } from './outcome.ts'
import { type ClaimReading, readingsOf } from './readings.ts'
import { fitsArithmetic, fitsDerived, fitsElsewhere, isTight, isToldOn, TOLD_ON } from './tightness.ts'
import { multipleOutcome } from './times.ts'

export function settle(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  binding: Binding | null,
  where: NumberPeriod,
): Outcome {
  const blank: Outcome = {
    verdict: 'unresolved',
    metric: binding?.metrics[0] ?? null,
    period: where.period === UNKNOWN ? null : where.period,
    value: null,
    path: null,
    rule: null,
    form: n.kind === 'percent' ? 'percent' : n.kind === 'points' ? 'points' : 'amount',
    isChange: false,
    currency: base.currency,
    note: null,
  }
  const multiple = multipleOutcome({ base, s, n, binding, where, blank })
  if (multiple) return multiple
  if (binding === null) return anywhere(base, n, blank)
  if (binding.metrics.length === 0) return { ...blank, note: 'the statement does not hold this figure' }
  if (n.kind === 'money' && !currencyAgrees(n.currency, base.currency)) {
    return { ...blank, verdict: 'wrong', note: `the statement is in ${base.currency}` }
  }
  if (where.period === UNKNOWN && where.isImplied) return { ...blank, note: 'the period compared with is not known' }
  if (where.period === UNKNOWN) return unknownPeriod(base, s, n, binding, blank)
  const periods = where.or ? [where.period, where.or] : [where.period]
  const subject = subjectOf(s, n, binding)
  const readings = [binding, ...(subject ? [subject] : [])].flatMap((one) =>
    periods.flatMap((period) => readingsOf(base, s, n, one, period, where.from)),
  )
  const known = readings.filter((one): one is ClaimReading & { fact: KnownFact } => one.fact !== null)
  const right = known.find((one) => agreesWith(one, n))
  const best = right ?? known[0]
  if (!best) return { ...blank, note: 'the figure is not in the statement' }
  // The same size with the other sign is a fault wherever it stands.
  const isTurned = agrees(Math.abs(best.fact.value * best.scale), n)
  const isLoose = !right && !isTurned && !s.passage.inTable && !isTight(s, n, binding)
  const isTold = !right && !isTurned && !s.passage.inTable && isToldOn(s, n, binding) && nearestDirection(s, n) === null
  if (
    (isLoose && fitsElsewhere(base, s, n)) ||
    (isTold && fitsDerived(base, s, n, binding)) ||
    (!right && !isTurned && fitsArithmetic(base, s, n)) ||
    (!right && isAmbiguous(base, s, n, where, best)) ||
    (!right && LEVEL_OF.test(s.text) && fitsNow(base, { ...s, about: null }, n, binding)) ||
    (!right && where.isImplied && (fitsNow(base, s, n, binding) || fitsNamed(base, s, n, binding))) ||
    (!right && isToldOn(s, n, binding) && fitsOfItself(base, s, n, binding, best.period)) ||
    (!right && (isOneOfTwo(s, n) || fitsPart(base, s, n, where.period, binding)))
  )
    return { ...blank, note: 'the sentence can be read in more than one way' }
  // "Apple made $112 billion last year", of a year that may have been the last when it was written
  if (
    !right &&
    best.period !== base.periods[0] &&
    isLastYearOnly(s) &&
    fitsNow(base, { ...s, about: null }, n, binding, true)
  )
    return { ...blank, note: '“last year” may be the year told of, or the one before' }
  const open = right ? null : (leftOpen(base, n, where, best, readings) ?? vaguely(base, s, n, known, best))
  if (open) return { ...blank, note: open }
  // "Other income" among costs is printed with the sign of a cost.
  if (!right && isTurned && best.metric.kind === 'expense')
    return { ...blank, note: 'its sign is that of the column it is printed in' }
  const told = right ? null : toldOtherwise(s, n, binding, { isTurned, isTold })
  if (told) return { ...blank, note: told }
  // "Over $107.6 billion" of 107.56: told to the last digit, and rounded.
  if (!right && n.bound !== 'exact' && agrees(best.fact.value * best.scale, { ...n, bound: 'exact' }, best.claimed))
    return { ...blank, note: 'it is so much only when rounded' }
  if (right && wasBeyond(base, s, n, right)) return { ...blank, note: 'it was so the year before too' }
  if (!right && isFarBeyond(best, n))
    return { ...blank, note: `it is far ${n.bound === 'above' ? 'more' : 'less'} than that` }
  return {
    ...blank,
    verdict: right ? 'holds' : 'wrong',
    metric: best.metric,
    period: best.period,
    value: best.fact.value,
    path: best.fact.path,
    rule: best.fact.rule,
    form: best.form,
    isChange: best.isChange,
    note: right ? null : elsewhere(base, n, best),
  }
}

/**
 * "Defense has overtaken Commercial Airplanes as the largest, bringing in $23.9 billion": what stands behind the comma is
 * told of the sentence's subject, as much as of the name before it.
 */
function subjectOf(s: Sentence, n: NumberToken, binding: Binding): Binding | null {
  const subject = s.metrics.find((one) => one.end > one.start && one.isVerb !== true)
  if (!subject || subject === binding.token || subject.end > n.start || subject.metrics[0]?.kind === 'figure')
    return null
  const last = s.metrics.findLast((one) => one.end <= n.start && one.end > one.start)
  const isOneClause = s.numbers.every((one) => one.end <= subject.start || one.start >= n.start)
  const gap = last ? s.text.slice(last.end, n.start) : ''
  return isOneClause && TOLD_OF_SUBJECT.test(gap) ? { token: subject, metrics: subject.metrics } : null
}
const TOLD_OF_SUBJECT =
  /,\s+(?:(?:[a-z]+ing(?:\s+(?:in|up|out|home))?|with|at|namely|i\.e\.|that is,?)\s+)(?:(?:about|around|nearly|almost|over|some|just|roughly|more than|sales of|revenues? of)\s+)*$/

/**
 * Several figures or periods stand beside the number, none nearer than the other in the sentence's structure: where
 * one of them makes it right, it cannot be called wrong.
 */
function isAmbiguous(base: FactBase, s: Sentence, n: NumberToken, where: NumberPeriod, best: ClaimReading): boolean {
  if (s.passage.inTable || /\brespectively\b/i.test(s.text) || best.period === null || where.period === UNKNOWN)
    return false
  let at = s.numbers.indexOf(n)
  const to = s.numbers[at + 1]?.start ?? s.text.length
  // "(17% versus 15%)" is one thing told on.
  const isTold = (i: number) => TOLD_ON.test(s.text.slice(s.numbers[i - 1]?.end, s.numbers[i]?.start))
  while (at > 0 && isTold(at)) at -= 1
  const from = s.numbers[at - 1]?.end ?? 0
  const beside = s.metrics.filter((m) => m.start >= from && m.end <= to)
  const divisions = beside.filter((m) => m.end <= n.start && m.metrics[0]?.kind === 'division')
  const { period } = where
  const isCompared = n.kind === 'percent' && /\b(?:than|like|as)\b/.test(s.text.slice(from, n.start))
  const several = isCompared ? beside.filter((m) => m.end <= n.start) : divisions
  if (several.length < 2) return false
  if (isCompared && fitsElsewhere(base, s, n)) return true
  return several.some((token) =>
    readingsOf(base, s, n, { token, metrics: token.metrics }, period, where.from).some(
      (one) => one.fact !== null && !one.isChange && agreesWith({ ...one, fact: one.fact }, n),
    ),
  )
}

/** Why a number that agrees with nothing may be right all the same; null = nothing says so. */
function leftOpen(
  base: FactBase,
  n: NumberToken,
  where: NumberPeriod,
  best: ClaimReading,
  readings: readonly ClaimReading[],
): string | null {
  // "From a loss of $2.3 million to a profit of $4.3 million, an increase of 292.7 %": of what it is a percentage nobody says
  if (best.isChange && best.form === 'percent' && isFromLoss(base, best)) return 'a percentage of a loss'
  // "Revenue of a part declined 1% in 2022", of which that year is not known: the other year decides nothing
  const own = readings.filter((one) => one.period === where.period)
  if (where.or && best.period === where.or && own.length > 0 && own.every(({ fact }) => fact === null))
    return 'the figure is not in the statement'
  // "Every dollar of sales cost $1.03": of all that was sold, all of it is no news
  if (best.form === 'hundredth' && best.metric.kind === 'figure' && best.metric.name === 'total_revenue')
    return 'what it is a part of is not understood'
  if (isLooselyNamed(best.metric)) return 'another line may be called so'
  // "Total operating expenses" may count the cost of what was sold.
  return best.metric.kind === 'expenses' && isWithCosts(best.period, n)
    ? 'whether the cost of sales is counted is not said'
    : null
}

/** The year before was a loss, this one is none. */
function isFromLoss(base: FactBase, { metric, period }: ClaimReading): boolean {
  const before = yearBefore(base, period)
  const [now, old] = [factOf(period, metric)?.value ?? 0, before ? (factOf(before, metric)?.value ?? 0) : 0]
  return old < 0 && now > 0
}

function isWithCosts({ figures }: FactPeriod, n: NumberToken): boolean {
  const [revenue, left] = [figures.total_revenue ?? null, figures.operating_income ?? null]
  if (revenue === null || left === null) return false
  return agrees(n.kind === 'percent' ? ((revenue - left) / revenue) * 100 : revenue - left, n)
}

/** What the words around a number that does not agree leave open of it; null = nothing. */
function toldOtherwise(
  s: Sentence,
  n: NumberToken,
  binding: Binding,
  { isTurned, isTold }: { isTurned: boolean; isTold: boolean },
): string | null {
  const head = s.text.slice(0, n.start)
  // "Before taxes it made $132.7 billion; after them, $112.0 billion"
  if (AFTER_THEM.test(head)) return 'after what it is told is not understood'
  // "A tax benefit of $5.0 billion, after which it paid $1.8 billion": on the other side again, by another verb
  if (isTurned && binding.token.isNegated && isToldAnew(s, n, binding))
    return 'on which side of zero it is told is not understood'
  // "Fell from $23.86, after rising from $21.18 the year before": in which year it rose so
  if (AFTER_MOVING.test(head)) return 'which of the years before it is said of is not understood'
  // "Changed by $6.8 billion": by so much, and nobody says which way
  return !isTold && BY_SO_MUCH.test(head) && nearestDirection(s, n) === null
    ? 'what it is the size of is not understood'
    : null
}

/** A number stands between it and the name, and another subject or verb before it. */
function isToldAnew(s: Sentence, n: NumberToken, { token }: Binding): boolean {
  const own = s.numbers.find((one) => one.start >= token.end && one.end <= n.start)
  return (
    own !== undefined && /\b(?:it|they|which|had|paid|pays|made|earned|took)\b/i.test(s.text.slice(own.end, n.start))
  )
}
const AFTER_MOVING = /\bafter\s+(?:[a-z]+ly\s+)?[a-z]+ing\s+(?:(?:up|down|back)\s+)?from\s+$/i
const AFTER_THEM = /\b(?:after|before|without|with) (?:them|that|it|these|those),?\s+$/i

/** "Increased 5 % and 6 % for fiscal 2025 and 2024, respectively" */
const isOfSeveralYears = (s: Sentence): boolean =>
  /\brespectively\b/i.test(s.text) &&
  s.periods.filter((one) => !one.isComparison && one.says.kind !== 'prior').length > 1 &&
  s.numbers.length > 2

/** Why a number that differs may still be meant so; null = it may not. */
function vaguely(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  known: readonly (ClaimReading & { fact: KnownFact })[],
  { metric, period }: ClaimReading,
): string | null {
  if (isOfSeveralYears(s)) return 'which of the years it is said of is not understood'
  const head = s.text.slice(0, n.start)
  const values = base.periods.map((one) => factOf(one, metric)?.value ?? Number.NaN)
  // "Slipped two years running, from $17.1 billion": the first of several years, where the sentence names none
  if (FROM_SO_MUCH.test(head) && SEVERAL_YEARS.test(s.text) && values.some((one) => agrees(Math.abs(one), n)))
    return 'which of the years before it is said of is not understood'
  // "Nearly half" of 43 %
  const isRound = n.kind === 'percent' && n.bound !== 'exact' && !/\d/.test(s.text.slice(n.start, n.end))
  if (isRound && known.some((one) => isNearly(one.fact.value * one.scale, n)))
    return `whether that is “${s.text.slice(n.start, n.end).trim()}” is not for figures to say`
  // "Missed last year's $15.11 by 20 cents": the difference, told by a verb that is not read
  const old = yearBefore(base, period)
  const change =
    old && Math.abs((factOf(period, metric)?.value ?? Number.NaN) - (factOf(old, metric)?.value ?? Number.NaN))
  const isBySo = change !== null && BY_SO_MUCH.test(head) && [change, 100 * change].some((one) => agrees(one, n))
  return isBySo ? 'what it is the difference of is not understood' : null
}
const FROM_SO_MUCH = /\bfrom\s+(?:(?:a|an|about|around|nearly|almost|just|over|some|roughly)\s+)*$/i
const SEVERAL_YEARS =
  /\b(?:two|three|four|five|several|\d) (?:straight |consecutive |successive )?years\b(?! (?:ago|earlier|before))|\byears (?:running|in a row)\b/i

const isNearly = (value: number, n: NumberToken): boolean =>
  Math.abs(Math.abs(value) / n.value - 1) <= ROUNDED && (n.bound !== 'above' || Math.abs(value) > n.value)
const ROUNDED = 0.15

const BY_SO_MUCH = /\bby\s+(?:(?:about|approximately|around|nearly|almost|some|over|just|roughly)\s+)*$/i

/** The only period that the sentence names is "last year", told and not compared with. */
const isLastYearOnly = (s: Sentence): boolean =>
  s.periods.length > 0 &&
  s.periods.every(
    (one) => /^last (?:fiscal |financial )?year$/i.test(s.text.slice(one.start, one.end)) && !one.isComparison,
  )

/** "Fell back to the level of 2022: $66.5 billion": that year is compared with, and the number may be of the text's own. */
const LEVEL_OF = /\b(?:levels?|pace|heights?|highs?|lows?|peak) (?:of|in|seen in) (?:fiscal )?(?:19|20)\d\d\b/i

/** "Less than the $34.6 billion spent on research": compared with another figure, not with the year before. */
function fitsNow(base: FactBase, s: Sentence, n: NumberToken, binding: Binding, isChangeToo = false): boolean {
  const period = s.about === null || s.about === UNKNOWN ? base.periods[0] : s.about
  return readingsOf(base, s, n, binding, period, null).some(
    (one) => one.fact !== null && (isChangeToo || !one.isChange) && agreesWith({ ...one, fact: one.fact }, n),
  )
}

/** "$3.8 billion against $15.0 billion" where the sentence named the year of the second long before. */
function fitsNamed(base: FactBase, s: Sentence, n: NumberToken, binding: Binding): boolean {
  return s.periods.some((token) => {
    const period = periodOf(base, token.says, base.periods[0])
    return (
      period !== UNKNOWN &&
      readingsOf(base, s, n, binding, period, null).some(
        (one) => one.fact !== null && !one.isChange && agreesWith({ ...one, fact: one.fact }, n),
      )
    )
  })
}

/** "The Mac had a good year: sales up 12 %": sales of the part that the sentence is about. */
function fitsPart(base: FactBase, s: Sentence, n: NumberToken, period: FactPeriod, { token }: Binding): boolean {
  const [said] = token.metrics
  if (said?.kind !== 'figure' || said.name !== 'total_revenue') return false
  return s.metrics.some(
    (part) =>
      part.end <= token.start &&
      part.metrics[0]?.kind === 'division' &&
      readingsOf(base, s, n, { token: part, metrics: part.metrics }, period, null).some(
        (one) => one.fact !== null && agreesWith({ ...one, fact: one.fact }, n),
      ),
  )
}

/**
 * "Revenue now stands at $416.2 billion; it was $391.0 billion": behind its own number a figure's number of the year
 * before, its change or its growth may be meant by words that were not read so.
 */
function fitsOfItself(base: FactBase, s: Sentence, n: NumberToken, binding: Binding, period: FactPeriod): boolean {
  if (PRIOR_BEFORE.test(s.text.slice(0, n.start)) || n.bound === 'above' || n.bound === 'below') return false
  const before = yearBefore(base, period)
  return binding.metrics.some((metric) => {
    const [now, old] = [factOf(period, metric)?.value, before ? factOf(before, metric)?.value : undefined]
    if (now === undefined || old === undefined) return false
    if (n.kind === 'percent') return agrees(Math.abs(growth(now, old) ?? Number.NaN) * 100, n)
    return n.kind === 'money' && (agrees(Math.abs(old), n) || agrees(Math.abs(now - old), n))
  })
}

/** "Grew 13 % and 15 %": which is said of which is not told. */
function isOneOfTwo(s: Sentence, n: NumberToken): boolean {
  if (respectively(s, n) !== null) return false
  const at = s.numbers.indexOf(n)
  const isJoined = (a: NumberToken | undefined, b: NumberToken | undefined) =>
    a !== undefined && b !== undefined && a.kind === b.kind && /^\s+and\s+$/.test(s.text.slice(a.end, b.start))
  return isJoined(s.numbers[at - 1], n) || isJoined(n, s.numbers[at + 1])
}

/** "Fell below 45 %" of 42.7, which had been 44.6: it was below before. */
function wasBeyond(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  { metric, period, scale, isChange }: ClaimReading,
): boolean {
  const mark = markOf(s, n)
  const before = yearBefore(base, period)
  const old = before ? factOf(before, metric)?.value : undefined
  if (!mark || mark.sign === 0 || old === undefined || isChange || n.to !== undefined) return false
  const size = Math.abs(old * scale)
  return mark.isBelow ? size < n.value : size > n.value
}

/** "More than 20%" of 27 is loosely said, but not untrue. */
function isFarBeyond(one: ClaimReading & { fact: KnownFact }, n: NumberToken): boolean {
  if (n.to !== undefined) return false
  const actual = one.fact.value * one.scale
  if (Math.sign(actual) !== Math.sign(one.claimed)) return false
  const [a, v] = [Math.abs(actual), Math.abs(one.claimed)]
  return n.bound === 'above' ? a > v : n.bound === 'below' && a < v
}

/** Percent and points are written in hundredths; the fact is a fraction. */
function agreesWith(one: ClaimReading & { fact: KnownFact }, n: NumberToken): boolean {
  const actual = one.fact.value * one.scale
  return (
    agreesRounded(actual, n, one.claimed, one.form === 'percent') ||
    // Cents of a hundred dollars may be cut off instead of rounded.
    (one.form === 'hundredth' && n.step <= 0.01 && agrees(Math.floor(actual * 100) / 100, n, one.claimed))
  )
}

/** A period that the statement and its comparatives do not have: wrong only when the figure is another period's. */
function unknownPeriod(base: FactBase, s: Sentence, n: NumberToken, binding: Binding, blank: Outcome): Outcome {
  const other =
    n.value === 0
      ? undefined
      : base.periods.find((period) => {
          const readings = readingsOf(base, s, n, binding, period, null)
          return readings.some((one) => one.fact !== null && !one.isChange && agreesWith({ ...one, fact: one.fact }, n))
        })
  const isOwnToo = other !== undefined && lengthWords(s.text).some(({ months }) => months === other.months)
  if (!other || isOwnToo) return { ...blank, note: 'the period is not among those of the statement' }
  return { ...blank, verdict: 'wrong', period: other, note: `this is the figure of ${other.code}` }
}
