/**
 * A sentence proven by its values: every number of it is looked for among the figures that the sentence names, in the
 * periods that it names, in the ways that a number can be said of a figure (its level, its change, its share of another);
 * only where each is found so, every name and every period plays a part, and every word of direction is true of the figure
 * it moves, does the sentence hold. Nothing is contradicted here: what is not proven is left to the readers that read it.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactBase, yearBefore } from '../../figures-in-words/facts.ts'
import type { PeriodToken } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { comparisonsOf } from '../comparisons/comparison-claims.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import { namingOthers } from '../others/beside-income.ts'
import { besideNames, besideNumbers } from './beside.ts'
import { columnTokens, sheetMonths, withColumns, withMonths, withSameSpans } from './columns.ts'
import { extentsTold } from './extents.ts'
import { movesOf } from './moves.ts'
import { namesTold, sumsNamed } from './names.ts'
import { heldNothing, type Nothing, nothingIn } from './nothing.ts'
import { provenNumbers } from './numbers.ts'
import { heldOtherTimes, type OtherTimes, otherTimesIn } from './only-times.ts'
import { timesNamed } from './operands.ts'
import type { Proof, Proven } from './parts.ts'
import { wholesTold } from './portions.ts'
import { signWords } from './sign-words.ts'
import { superlativesTold } from './superlatives.ts'
import { isRestUnread, toldThan } from './than.ts'
import { isInPeriod, type Told, toldIn } from './tokens.ts'
import { wordsTold } from './told-words.ts'
import { isTurnAt } from './turns.ts'
import { headedUnits } from './units.ts'
import { countsUnread, isBackward, isCounted, isOfPartToo, isOtherSide } from './unproven.ts'
import { kindsTold, usesAll } from './used.ts'
import { homesTold, itsTold } from './wholes.ts'

/** Words by which numbers are told in an order of their own, or a change is denied. */
const UNLIKE =
  /\brespectively\b|\bin that order\b|\bnow\b[^.;]*\bthen\b|\bof (?:the|that|this) [$€£¥][\d.,]+(?: [a-z]+)? (?:rise|increase|growth|gain|fall|decline|drop|decrease)\b|\ball but (?:about |some |a )?[$€£¥\d]|\bless than (?:cut|halved|doubled|tripled)\b|\bcut in (?!half|two)/i

/** @returns null where something in the sentence is not proven */
export function proofOf(given: FactBase, sentence: Sentence): Proof | null {
  const { passage, isOutlook, text } = sentence
  if (passage.inTable || isOutlook || /[?“”"]/.test(text) || UNLIKE.test(text)) return null
  const base = withColumns(given)
  const named = namingOthers(sentence) ?? sentence
  const { numbers, heading } = headedUnits(named, base.currency)
  const metrics = namesTold(text, named.metrics)
  const periods = withSameSpans(withMonths(base, text, columnTokens(base, text, named.periods)))
  const s: Sentence = { ...named, numbers, periods: sheetMonths(base, text, periods, metrics), metrics }
  if (s.metrics.some(({ metrics }) => metrics.length === 0)) return null
  const nothing = nothingIn(s)
  const otherTimes = otherTimesIn(s)
  const sums = sumsNamed(text, s.metrics)
  // each name by itself, or two of them as the one amount that they make
  // what a comparison has held by itself, and as a number that another one is held against
  for (const read of sums ? [s, { ...s, metrics: sums }] : [s])
    for (const { s: rest, compared } of withoutSpans(base, read, [...nothing, ...otherTimes]))
      for (const told of toldIn(base, rest)) {
        const proof = proofAbout(base, told, { nothing, otherTimes, compared })
        if (proof) return heading ? { ...proof, spans: [...proof.spans, heading] } : proof
      }
  return null
}

/** "The lowest of the three years 2023 to 2025": the years that a true comparison lists are none that a number is of. */
function withoutSpans(
  base: FactBase,
  s: Sentence,
  nothing: readonly Span[],
): { s: Sentence; compared: readonly FoundComparison[] }[] {
  const compared = comparisonsOf(base, s)
  const holding = compared.filter(({ verdict }) => verdict === 'holds')
  const spans = holding
    .map(({ span }) => span)
    .filter((span) => s.periods.filter((one) => one.start >= span.start && one.end <= span.end).length > 1)
  const isListed = (one: PeriodToken) =>
    [...spans, ...nothing].some((span) => one.start >= span.start && one.end <= span.end)
  const rest = spans.length + nothing.length > 0 ? { ...s, periods: s.periods.filter((one) => !isListed(one)) } : s
  // "Each grew by at least 5%": a number that a comparison has held is none of a figure
  const held = holding.flatMap(({ numbers = [] }) => numbers)
  const isSome = held.length > 0 && held.length < s.numbers.length
  const without = isSome
    ? [{ s: { ...s, periods: rest.periods, numbers: s.numbers.filter((n) => !held.includes(n)) }, compared }]
    : []
  return [...without, { s: rest, compared }]
}

/** What the sentence holds against each other, all of it true, and the words of it; null = something is not. */
function comparedIn(
  told: Told,
  numbers: readonly Proven[],
  beside: readonly FoundComparison[],
  all: readonly FoundComparison[],
): { compared: FoundComparison[]; read: Span[] } | null {
  const isApart = (a: Span, b: Span) => a.end <= b.start || a.start >= b.end
  const reckoned = numbers.flatMap((one) => one.compared ?? [])
  const named = besideNames(told, numbers).filter(({ span }) => reckoned.every((one) => isApart(one.span, span)))
  const isFree = ({ span }: FoundComparison) =>
    [...beside, ...reckoned, ...named].every((one) => isApart(one.span, span))
  const own = [...beside, ...reckoned, ...named, ...toldThan(told, numbers).filter(isFree)]
  const cues = numbers.flatMap((one) => one.cues ?? [])
  const taken = [...own.map(({ span }) => span), ...cues]
  // with the period that the proof is about, and what was held with numbers that are none of a figure
  const about = comparisonsOf(told.base, told.s)
  const others = [...about, ...all.filter((one) => about.every(({ span }) => isApart(one.span, span)))].filter(
    ({ span }) => taken.every((one) => isApart(one, span)) && !isTurnAt(told.s, numbers, span),
  )
  const held = others.filter(({ verdict }) => verdict === 'holds').map(({ span }) => span)
  const ranked = superlativesTold(told, numbers, taken, held)
  if (!ranked) return null
  const rest = others.filter(
    ({ span, verdict }) => verdict !== 'unresolved' || ranked.every((one) => isApart(one.span, span)),
  )
  // Of two figures that are both right, one said to be more than it is makes the sentence false.
  if (rest.some(({ verdict }) => verdict !== 'holds') || own.some(({ verdict }) => verdict === 'unresolved'))
    return null
  if (
    isRestUnread(
      told.s,
      [...rest, ...own].map(({ span }) => span),
    )
  )
    return null
  const compared = [...rest, ...own, ...ranked.filter(({ span }) => held.every((one) => isApart(one, span)))]
  const sets = ranked.flatMap(({ behind }) => behind ?? [])
  return { compared, read: [...[...compared, ...ranked].map(({ span }) => span), ...sets, ...cues] }
}

/** "An 18% plunge between 2023 and 2025" of what fell so much from 2024: measured from another time than the one it names. */
function isOtherSpan(told: Told, numbers: readonly Proven[]): boolean {
  const { text, periods } = told.s
  const [from, to, more] = timesNamed(told)
  const isSpan = periods.some((one) => /\bbetween\s+(?:(?:fiscal|the)\s+)*$/i.test(text.slice(0, one.start)))
  return (
    isSpan &&
    !more &&
    from !== undefined &&
    to !== undefined &&
    numbers.some((one) => one.from !== null && one.from !== from)
  )
}

/** What is told beside the numbers and was read before them. */
interface Beside {
  nothing: readonly Nothing[]
  otherTimes: readonly OtherTimes[]
  compared: readonly FoundComparison[]
}

function proofAbout(base: FactBase, told: Told, { nothing, otherTimes, compared: all }: Beside): Proof | null {
  const { s } = told
  const numbers = provenNumbers(told)
  if (!numbers || s.numbers.some((n) => !told.numbers.includes(n) && !isCounted(base, s, n) && !isInPeriod(s, n)))
    return null
  if (isOtherSpan(told, numbers)) return null
  const zero = heldNothing(base, told.about, nothing, numbers)
  const others = heldOtherTimes(base, told.about, otherTimes, numbers)
  if (!zero || !others) return null
  const beside = [...besideNumbers(told, numbers), ...zero, ...others]
  const relations = comparedIn(told, numbers, beside, all)
  if (!relations) return null
  const { compared, read } = relations
  const words = [...extentsTold(told, numbers), ...wordsTold(told, numbers), ...wholesTold(told, numbers)]
  const spans = [...read, ...signWords(told, numbers), ...words, ...homesTold(told), ...itsTold(told)]
  if (countsUnread(base, s, spans) || isBackward(told) || isOfPartToo(s, numbers)) return null
  if (beside.length === zero.length + others.length && isOtherSide(s, numbers)) return null
  const moves = movesOf(told, numbers, spans)
  if (!moves || !usesAll(told, numbers, spans)) return null
  // "Quadrupled within two years" is no move of one year
  const isWithin = s.overYears !== null && /^within\b/i.test(s.text.slice(s.overYears.start, s.overYears.end))
  if (isWithin && moves.some(({ before, period }) => before === yearBefore(base, period))) return null
  const isLong = s.overYears && numbers.some(({ from, period }) => from && from !== yearBefore(base, period))
  const known = [...spans, ...kindsTold(told, numbers), ...(isLong && s.overYears ? [s.overYears] : [])]
  return { base, s, numbers, moves, compared, spans: known }
}
