/**
 * A sentence proven by its values: every number of it is looked for among the figures that the sentence names, in the
 * periods that it names, in the ways that a number can be said of a figure (its level, its change, its share of another);
 * only where each is found so, every name and every period plays a part, and every word of direction is true of the figure
 * it moves, does the sentence hold. Nothing is contradicted here: what is not proven is left to the readers that read it.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { countedParts } from '../../figures-in-words/counted.ts'
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  type Metric,
  metricWords,
  yearBefore,
} from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { rowJoint } from '../../figures-in-words/row-joints.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { comparisonsOf } from '../comparisons/comparison-claims.ts'
import { nearestDirection } from '../direction-claims.ts'
import { namingOthers } from '../others/beside-income.ts'
import { columnTokens, openingOf, withColumns } from './columns.ts'
import { changeHeld, levelHeld } from './held.ts'
import type { Moved, Proof, Proven } from './parts.ts'
import { placesOf } from './periods.ts'
import { relatedIn } from './relations.ts'
import { isBelowZero } from './signs.ts'
import { subjectsOf } from './subjects.ts'
import { bare, isJoint, type Told, toldIn } from './tokens.ts'

/** @returns null where something in the sentence is not proven */
/** Words by which numbers are told in an order of their own, or a change is denied. */
const UNLIKE = /\brespectively\b|\bin that order\b|\bless than (?:cut|halved|doubled|tripled)\b|\bcut in (?!half|two)/i

export function proofOf(given: FactBase, sentence: Sentence): Proof | null {
  const { passage, isOutlook, text } = sentence
  if (passage.inTable || isOutlook || /[?“”"]/.test(text) || UNLIKE.test(text)) return null
  const base = withColumns(given)
  const named = namingOthers(sentence) ?? sentence
  const s: Sentence = {
    ...named,
    periods: columnTokens(base, text, named.periods),
    // "In the cash flow statement one sees"
    metrics: named.metrics
      .filter((one) => one.metrics.length > 0 || !/^ statement\b/.test(text.slice(one.end)))
      .map((one) => outside(text, one)),
  }
  if (s.metrics.some(({ metrics }) => metrics.length === 0)) return null
  for (const told of toldIn(base, s)) {
    const proof = proofAbout(base, told)
    if (proof) return proof
  }
  return null
}

/** "Outside the United States": all revenue without it. */
function outside(text: string, token: MetricToken): MetricToken {
  const lead = /\b(?:outside(?: of)?|beyond)\s+(?:the\s+)?$/i.exec(text.slice(0, token.start))
  const [metric] = token.metrics
  if (!lead || metric?.kind !== 'division' || metric.quantity !== 'revenue') return token
  const rest: Metric = {
    kind: 'sum',
    name: `revenue outside ${metric.label}`,
    plus: [{ kind: 'figure', name: 'total_revenue' }],
    minus: [metric],
  }
  return { ...token, start: lead.index, metrics: [rest] }
}

function proofAbout(base: FactBase, told: Told): Proof | null {
  const { s } = told
  const numbers = provenNumbers(told)
  if (!numbers || s.numbers.some((n) => !told.numbers.includes(n) && !isCounted(base, s, n) && !isInPeriod(s, n)))
    return null
  const compared = comparisonsOf(base, s)
  if (compared.some(({ verdict }) => verdict !== 'holds')) return null
  const spans = compared.map(({ span }) => span)
  if (countsUnread(base, s, spans) || isBackward(told) || isOtherSide(s, numbers)) return null
  const moves = movesOf(told, numbers, spans)
  if (!moves || !usesAll(told, numbers, spans)) return null
  const isLong = s.overYears && numbers.some(({ from, period }) => from && from !== yearBefore(base, period))
  return { base, s, numbers, moves, compared, spans: isLong && s.overYears ? [...spans, s.overYears] : spans }
}

export function provenNumbers(told: Told): Proven[] | null {
  const found: Proven[] = []
  for (const number of told.numbers) {
    if (found.some((one) => one.number.start === number.start)) continue
    const last = found.at(-1) ?? null
    const row = rowFrom(told, number)
    const alone = row ? null : (provenAlone(told, number, last) ?? relatedIn(told, number, found))
    const proven = row ? provenRow(told, row, last) : alone || found.length > 0 ? [alone] : provenTotal(told, number)
    if (!proven) return null
    for (const one of proven) {
      if (!one) return null
      found.push(one)
    }
  }
  return found
}

/** "Gave its shareholders $16.5 billion, $9.0 billion via repurchases and $7.5 billion via dividends": a sum before its parts. */
function provenTotal(told: Told, total: NumberToken): Proven[] | null {
  const rest = told.numbers.slice(1)
  const [first] = rest
  if (
    rest.length < 2 ||
    !first ||
    !/^\s*(?:in (?:fiscal )?(?:19|20)\d\d)?\s*[,:(–—]/.test(told.s.text.slice(total.end, first.start))
  )
    return null
  const parts = provenNumbers({ ...told, numbers: rest })
  if (!parts?.every((one) => one.from === null && one.form === 'amount' && one.period === parts[0]?.period)) return null
  const [one] = parts
  if (!one) return null
  const plus = parts.map(({ metric }) => metric)
  const metric: Metric = { kind: 'sum', name: plus.map(metricWords).join(' and '), plus, minus: [] }
  const held = levelHeld(told.base, total, metric, one.period, 1)
  return held ? [{ ...held, number: total, subject: { token: one.subject.token, metric, with: [] } }, ...parts] : null
}

/** Numbers of one kind that only joints stand between: "7, 8 and then 9 billion", where the last says in what. */
function rowFrom({ s, numbers }: Told, first: NumberToken): NumberToken[] | null {
  const row = [first]
  for (const next of numbers.slice(numbers.indexOf(first) + 1)) {
    const last = row.at(-1) ?? first
    const isAlike = next.kind === first.kind || (first.kind === 'plain' && next.kind === 'money')
    if (!isAlike || !isJoint(s.text.slice(last.end, next.start))) break
    row.push(next)
  }
  const last = row.at(-1) ?? first
  const scale = last.value / Number(/\d[\d.]*/.exec(s.text.slice(last.start, last.end))?.[0] ?? last.value)
  return row.length > 2 ? row.map((one) => (one.kind === last.kind ? one : scaled(one, last, scale))) : null
}

const scaled = (one: NumberToken, last: NumberToken, scale: number): NumberToken => ({
  ...one,
  ...{
    kind: last.kind,
    currency: last.currency,
    hasScale: last.hasScale,
    value: one.value * scale,
    step: one.step * scale,
  },
})

/** As many years as numbers, in either direction, of one figure. */
function provenRow(told: Told, row: readonly NumberToken[], last: Proven | null): Proven[] | null {
  const [first] = row
  const rest = row.slice(1)
  const isMixed = rest.some((one) => told.owners.has(one)) && !row.every((one) => told.owners.has(one))
  if (!first || isMixed) return null
  const years: FactPeriod[] = []
  for (
    let period: FactPeriod | null = told.about;
    period && years.length < row.length;
    period = yearBefore(told.base, period)
  )
    years.push(period)
  if (years.length < row.length) return null
  for (const subject of subjectsOf(told, first, last?.subject ?? null)) {
    for (const order of ordersOf(told, row, years)) {
      const held = row.map((number, at) => {
        const period = order[at]
        if (period && isOfOther(told, number, period)) return null
        const one =
          period && levelHeld(told.base, number, subject.metric, period, isBelowZero(told, number, subject.token))
        return one ? { ...one, number, subject } : null
      })
      if (held.every((one): one is Proven => one !== null)) return held
    }
  }
  return null
}

const isOfOther = ({ base, about, owners }: Told, n: NumberToken, period: FactPeriod): boolean => {
  const token = owners.get(n)
  return token !== undefined && periodOf(base, token.says, about) !== period
}

/** "From 4.0% to 7.3% to 15.5%" goes on in time; "15.5%, after 7.3% and 4.0%" goes back. */
function ordersOf({ s }: Told, row: readonly NumberToken[], years: readonly FactPeriod[]): (readonly FactPeriod[])[] {
  const joints = row.slice(1).map((one, at) => s.text.slice(row[at]?.end, one.start))
  const isBack = joints.some((gap) => rowJoint(gap) === 'earlier')
  return isBack ? [years] : [[...years].reverse()]
}

function provenAlone(told: Told, number: NumberToken, last: Proven | null): Proven | null {
  const { base, s } = told
  const way = sizeWord(s, number)
  const places = placesOf(told, number, last)
  for (const subject of subjectsOf(told, number, last?.subject ?? null)) {
    const sign = isBelowZero(told, number, subject.token)
    for (const { period, from, isWeak } of places) {
      if (way?.isAmount) {
        const isLoss = subject.token.isNegated && !way.isJudging
        const held =
          from && !isWeak && changeHeld(base, number, subject.metric, { period, from, sign: way.sign, isLoss })
        if (held) return { ...held, number, subject }
        continue
      }
      if (number.kind === 'points') continue
      const held = levelHeld(base, unlessUpTo(s, number), subject.metric, period, sign)
      if (held) return { ...held, number, subject }
      // "on 5.1 percent more revenue"
      const more = MORE_OF.exec(s.text.slice(number.end, Math.max(number.end, subject.token.start)))?.[1]
      if (more && from && number.kind === 'percent') {
        const sign = /^(?:less|lower|fewer)$/i.test(more) ? -1 : 1
        const one = changeHeld(base, number, subject.metric, { period, from, sign, isLoss: false })
        if (one) return { ...one, number, subject }
      }
      // "Energy, +26.6 %"
      const signed = SIGNED.exec(s.text.slice(Math.max(0, number.start - 2), number.start + 1))?.[1]
      if (number.kind === 'percent' && signed && from) {
        const isUp = signed === '+'
        const one = changeHeld(base, { ...number, isNegative: false }, subject.metric, {
          period,
          from,
          sign: isUp ? 1 : -1,
          isLoss: false,
        })
        if (one) return { ...one, number, subject }
      }
    }
  }
  return null
}
/** "Cash up to $35.9bn": it went up, and is no less. */
const unlessUpTo = (s: Sentence, n: NumberToken): NumberToken =>
  ((n.bound === 'below' && /\bup to\s+$/i.test(s.text.slice(0, n.start))) || THROUGH.test(s.text.slice(0, n.start))) &&
  s.metrics.some((one) => one.end > n.start - 8 && one.end <= n.start)
    ? { ...n, bound: 'exact' }
    : n
const MORE_OF = /^\s+(more|higher|greater|additional|extra|less|lower|fewer)\s+$/i
/** "Burned through $612 million" */
const THROUGH = /\b(?:burn\w*|ran|r[au]nning|went|goes|gone|plough\w*|plow\w*|got|gets) through\s+$/i
const SIGNED = /([+–−-])\s?\d?$/

const isInPeriod = ({ periods }: Sentence, n: NumberToken): boolean =>
  periods.some((one) => n.start < one.end && n.end > one.start)

/** "Four divisions", "in 3 of 4 regions": counted, and looked at elsewhere. */
const isCounted = (base: FactBase, s: Sentence, n: NumberToken): boolean =>
  countedParts(base, s.text).some((one) => one.start <= n.start && one.end >= n.end)

/** "Every product line grew", "just one segment", "about four": what is counted or said of all of several is looked at elsewhere. */
function countsUnread(base: FactBase, s: Sentence, spans: readonly Span[]): boolean {
  const known = [
    ...spans,
    ...s.numbers,
    ...s.periods,
    ...countedParts(base, s.text),
    ...(s.overYears ? [s.overYears] : []),
  ]
  return [...s.text.matchAll(COUNTING)].some(
    ({ index, 0: said }) => !known.some((one) => one.start < index + said.length && one.end > index),
  )
}
const COUNTING =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)\b|(?:more than|less than|nearly|almost|about|over|under|by|roughly|some)\s+(?:an?\s+|one\s+)?(?:half|thirds?|quarters?|fifths?|tenths?)\b|(?:every|each|all|no|none|neither|only|just|sole|single|both|one)\s+(?:of\s+)?(?:[\w&’'-]+\s+){0,3}?(?:lines?|segments?|divisions?|regions?|business(?:es)?|units?|categor(?:y|ies)|products?|markets?|geograph(?:y|ies)|arms?|parts?|countr(?:y|ies))\b)/gi

/** "$14.5 billion, slightly under the $14.8 billion of": the two numbers say on which side. */
function isOtherSide({ text }: Sentence, numbers: readonly Proven[]): boolean {
  return numbers.some((one, at) => {
    const last = numbers[at - 1]
    const side = last && SIDE.exec(text.slice(last.number.end, one.number.start))?.groups?.side
    if (!last || !side || last.form !== one.form || last.from || one.from) return false
    const less = Math.abs(last.fact.value) - Math.abs(one.fact.value)
    return /^(?:over|above|beyond|ahead|past|exceed\w*|topp\w*|beat\w*)/i.test(side) ? less <= 0 : less >= 0
  })
}
const SIDE =
  /\b(?<side>over|above|beyond|ahead of|past|exceed(?:s|ed|ing)|topp(?:ed|ing)|beat(?:s|ing)?|under|below|behind|short of|shy of)\s+(?:(?:the|its|last year['’]s)\s+)*$/i

/** "From 36.9 to 68.6 billion between 2024 and 2023": the years in one order and the numbers in the other. */
function isBackward({ base, s, about }: Told): boolean {
  const [a, b] = s.periods
  if (
    !a ||
    !b ||
    !/\b(?:between|from)\s+(?:fiscal )?$/i.test(s.text.slice(0, a.start)) ||
    !/^\s+(?:and|to)\s+(?:fiscal )?$/.test(s.text.slice(a.end, b.start))
  )
    return false
  const [old, now] = [a, b].map((one) => periodOf(base, one.says, about))
  return old !== undefined && now !== undefined && old !== UNKNOWN && now !== UNKNOWN && old.end_date > now.end_date
}

/** Every word of direction, and what moved so; null = one is not true, or of what it is said is not told. */
export function movesOf(told: Told, numbers: readonly Proven[], spans: readonly Span[] = []): Moved[] | null {
  const { s, base } = told
  const sized = new Set(numbers.flatMap(({ number, from }) => (from ? [sizeWord(s, number)?.word] : [])))
  const moves: Moved[] = []
  for (const direction of s.directions) {
    if (sized.has(direction) || spans.some((one) => direction.start >= one.start && direction.end <= one.end)) continue
    if (
      isRecord(s, direction) ||
      /^\s+in (?:dollars?|euros?|money|absolute|amount|cash)\b/i.test(s.text.slice(direction.end))
    )
      return null
    const behind = numbers.find(({ number }) => number.start >= direction.end)
    const before = numbers.findLast(({ number }) => number.end <= direction.start)
    if (before && behind && isBeside(s, before, direction, behind)) {
      if (Math.sign(before.fact.value - behind.fact.value) !== direction.sign) return null
      continue
    }
    // "At Beats, revenue was": a verb has something before it, or behind it, that moves
    if (direction.isVerb && !told.names.some((one) => one.end <= direction.start) && !behindDirectly(told, direction))
      return null
    const object = told.names.find((one) => one.start >= direction.end)
    if (
      object &&
      behind &&
      object.end <= behind.number.start &&
      OBJECT.test(s.text.slice(direction.end, object.start))
    ) {
      // "cut its dividend payout to $2.3bn"
      if (behind.subject.token.start !== object.start) return null
    }
    // "International outsells the United States, yet it shrank": which of the two
    const parts = new Set(
      numbers.filter(({ metric }) => metric.kind === 'division').map(({ metric }) => metricWords(metric)),
    )
    if (parts.size > 1 && /\b(?:it|they|that|which|one)\s+(?:[a-z]+\s+)?$/i.test(s.text.slice(0, direction.start)))
      return null
    // "paid out less in dividends than on buybacks": two figures are compared
    if (COMPARATIVE.test(direction.text) && /\bthan\b/i.test(s.text.slice(direction.end))) return null
    const isOwn =
      behind &&
      (object?.start === behind.subject.token.start ||
        !told.names.some((one) => one.start >= direction.end && one.end <= behind.number.start))
    const of = isOwn ? behind : (before ?? behind)
    if (!of) return null
    const { subject, metric } = of
    const alike = numbers.filter((one) => one.subject.token.start === subject.token.start && one.metric === metric)
    const period = alike.map((one) => one.period).reduce((a, b) => (a.end_date < b.end_date ? b : a))
    const old = alike.find((one) => one.period !== period)?.period
    const from = of.from ?? yearBefore(base, period) ?? old ?? openingOf(base)
    if (!from) return null
    const isNegated = subject.token.isNegated || alike.every(({ fact }) => fact.value < 0)
    moves.push({ direction, token: { ...subject.token, isNegated, metrics: [metric] }, metric, period, before: from })
  }
  return moves
}

const COMPARATIVE = /^(?:less|more|fewer|lower|higher|smaller|bigger|larger|greater)$/i

const behindDirectly = ({ s, names }: Told, { end }: Span): boolean =>
  names.some((one) => one.start >= end && OBJECT.test(s.text.slice(end, one.start)))

/** "Its first annual decline since 2009": more is said than which way. */
function isRecord({ text }: Sentence, { start, end }: Span): boolean {
  const head = /[^,;:.()]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const tail = /^[^,;:.()]*/.exec(text.slice(end))?.[0] ?? ''
  return RECORD.test(head) || RECORD.test(tail)
}
const RECORD =
  /\b(?:first|ever|record|straight|consecutive|running|in a row|again|longest|latest|since (?:at least )?(?:fiscal )?(?:19|20)\d\d|never|always)\b/i

const OBJECT = /^\s+(?:(?:its|the|their|our|total|net|annual|quarterly|both|in|of)\s+)*$/

/** "$81.8 billion, which is less than the $91.4 billion of": the two numbers say it. */
const isBeside = (s: Sentence, before: Proven, { start, end, isVerb }: DirectionToken, behind: Proven): boolean =>
  !isVerb &&
  before.form === behind.form &&
  before.from === null &&
  behind.from === null &&
  /^[^.;:]*$/.test(s.text.slice(before.number.end, start)) &&
  /^\s+(?:than|of)\s+(?:(?:the|its|a|an)\s+)*(?:[\w’' -]{0,40})$/.test(s.text.slice(end, behind.number.start))

/** The word of direction that a number is the size of, in whatever way its size is told about. */
function sizeWord(
  s: Sentence,
  n: NumberToken,
): { sign: number; isJudging: boolean; isAmount: boolean; word: DirectionToken } | null {
  const near = nearestDirection(s, n)
  if (near) return near
  const word = s.directions.findLast((one) => one.end <= n.start)
  return word && SIZED.test(s.text.slice(word.end, n.start))
    ? { sign: word.sign, isJudging: false, isAmount: true, word }
    : null
}
const SIZED = /^\s+(?:by|of)\s+(?:[a-z]+\s+){0,3}$/

/** Every figure and every period that is named plays a part. */
export function usesAll(told: Told, numbers: readonly Proven[], spans: readonly Span[]): boolean {
  const { s, base, about, names } = told
  const isIn = (one: Span) => spans.some((other) => one.start >= other.start && one.end <= other.end)
  const used = new Set(numbers.flatMap(({ subject }) => [subject.token, ...subject.with].map(({ start }) => start)))
  const isUsed = (one: MetricToken) =>
    used.has(one.start) ||
    // "recovered from a loss to …": that it was one is not looked at
    numbers.some(
      ({ metric, subject }) =>
        one.isNegated === subject.token.isNegated &&
        one.metrics.some((other) => madeOf(metric).includes(metricWords(other))),
    ) ||
    isKind(told, numbers, one) ||
    isOfPart(numbers, one) ||
    isCash(told, numbers, one) ||
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

/** A figure by its name, and those that it is made of. */
function madeOf(metric: Metric): string[] {
  if (metric.kind === 'share') return [metricWords(metric), ...madeOf(metric.part), ...madeOf(metric.whole)]
  if (metric.kind === 'sum') return [...metric.plus, ...metric.minus].flatMap(madeOf)
  return [metricWords(metric)]
}

/** "Amounted to $34.8 billion of third-quarter sales": of what kind the amount of a part is. */
function isKind({ s }: Told, numbers: readonly Proven[], { start, metrics: [said] }: MetricToken): boolean {
  const last = numbers.findLast(({ number }) => number.end <= start)
  if (!last || said?.kind !== 'figure' || said.name !== 'total_revenue' || last.number.kind !== 'money') return false
  const parts = last.metric.kind === 'sum' ? last.metric.plus : [last.metric]
  return (
    parts.every((one) => one.kind === 'division' && one.quantity === 'revenue') &&
    /^\s*(?:of|in)\s+(?:(?:the|its|total|net)\s+)*$/.test(bare(s.text, s.periods, last.number.end, start))
  )
}

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
const isCash = ({ s }: Told, numbers: readonly Proven[], { start, metrics: [said] }: MetricToken): boolean =>
  said?.kind === 'other' &&
  said.name === 'cash_and_equivalents' &&
  numbers.some(
    ({ number, metric }) =>
      metric.kind === 'other' &&
      /cash_flow$/.test(metric.name) &&
      /^\s+(?:of|in)\s+$/.test(s.text.slice(number.end, start)),
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
