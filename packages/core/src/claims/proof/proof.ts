/**
 * A sentence proven by its values: every number of it is looked for among the figures that the sentence names, in the
 * periods that it names, in the ways that a number can be said of a figure (its level, its change, its share of another);
 * only where each is found so, every name and every period plays a part, and every word of direction is true of the figure
 * it moves, does the sentence hold. Nothing is contradicted here: what is not proven is left to the readers that read it.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactBase, type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { PeriodToken } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { comparisonsOf } from '../comparisons/comparison-claims.ts'
import { namingOthers } from '../others/beside-income.ts'
import { besideNumbers } from './beside.ts'
import { columnTokens, withColumns } from './columns.ts'
import { extentsTold } from './extents.ts'
import { movesOf } from './moves.ts'
import { heldNothing, type Nothing, nothingIn } from './nothing.ts'
import { provenNumbers } from './numbers.ts'
import type { Proof } from './parts.ts'
import { signWords } from './sign-words.ts'
import { isInPeriod, type Told, toldIn } from './tokens.ts'
import { countsUnread, isBackward, isCounted, isOfPartToo, isOtherSide } from './unproven.ts'
import { usesAll } from './used.ts'

/** Words by which numbers are told in an order of their own, or a change is denied. */
const UNLIKE =
  /\brespectively\b|\bin that order\b|\bnow\b[^.;]*\bthen\b|\bof (?:the|that|this) [$€£¥][\d.,]+(?: [a-z]+)? (?:rise|increase|growth|gain|fall|decline|drop|decrease)\b|\ball but (?:about |some |a )?[$€£¥\d]|\bless than (?:cut|halved|doubled|tripled)\b|\bcut in (?!half|two)/i

/** @returns null where something in the sentence is not proven */
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
      .filter((one, _, all) => !isOfHeader(text, one, all))
      .map((one) => outside(text, one)),
  }
  if (s.metrics.some(({ metrics }) => metrics.length === 0)) return null
  const nothing = nothingIn(s)
  for (const told of toldIn(base, withoutSpans(base, s, nothing))) {
    const proof = proofAbout(base, told, nothing)
    if (proof) return proof
  }
  return null
}

/** "The lowest of the three years 2023 to 2025": the years that a true comparison lists are none that a number is of. */
function withoutSpans(base: FactBase, s: Sentence, nothing: readonly Span[]): Sentence {
  const compared = comparisonsOf(base, s).filter(({ verdict }) => verdict === 'holds')
  const spans = compared
    .map(({ span }) => span)
    .filter((span) => s.periods.filter((one) => one.start >= span.start && one.end <= span.end).length > 1)
  const isListed = (one: PeriodToken) =>
    [...spans, ...nothing].some((span) => one.start >= span.start && one.end <= span.end)
  // "Each grew by at least 5%": a number that a comparison has held is none of a figure
  const held = compared.flatMap(({ numbers = [] }) => numbers)
  if (held.length > 0 && held.length < s.numbers.length)
    return {
      ...s,
      periods: s.periods.filter((one) => !isListed(one)),
      numbers: s.numbers.filter((n) => !held.includes(n)),
    }
  return spans.length + nothing.length > 0 ? { ...s, periods: s.periods.filter((one) => !isListed(one)) } : s
}

/** "Cash drain: the group burned $14.3 billion of free cash": what a heading calls it, where the sentence names it itself. */
function isOfHeader(text: string, one: MetricToken, all: readonly MetricToken[]): boolean {
  const end = HEADER.exec(text)?.[0].length ?? 0
  return one.end > one.start && one.end <= end && all.some((other) => other.start >= end && other.end > other.start)
}
const HEADER =
  /^\s*(?:[\w&-]+\s){1,3}(?:watch|check|drain|corner|update|alert|snapshot|tracker|time|recap|note|point|focus|spotlight|news|burn|pile|machine|story|picture)\s*:/i

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

function proofAbout(base: FactBase, told: Told, nothing: readonly Nothing[]): Proof | null {
  const { s } = told
  const numbers = provenNumbers(told)
  if (!numbers || s.numbers.some((n) => !told.numbers.includes(n) && !isCounted(base, s, n) && !isInPeriod(s, n)))
    return null
  const zero = heldNothing(base, told.about, nothing, numbers)
  if (!zero) return null
  const beside = [...besideNumbers(told, numbers), ...zero]
  const others = comparisonsOf(base, s).filter(({ span }) =>
    beside.every((one) => one.span.end <= span.start || one.span.start >= span.end),
  )
  // Of two figures that are both right, one said to be more than it is makes the sentence false.
  if (others.some(({ verdict }) => verdict !== 'holds') || beside.some(({ verdict }) => verdict === 'unresolved'))
    return null
  const compared = [...others, ...beside]
  const spans = [...compared.map(({ span }) => span), ...signWords(told, numbers), ...extentsTold(told, numbers)]
  if (countsUnread(base, s, spans) || isBackward(told) || isOfPartToo(s, numbers)) return null
  if (beside.length === zero.length && isOtherSide(s, numbers)) return null
  const moves = movesOf(told, numbers, spans)
  if (!moves || !usesAll(told, numbers, spans)) return null
  // "Quadrupled within two years" is no move of one year
  const isWithin = s.overYears !== null && /^within\b/i.test(s.text.slice(s.overYears.start, s.overYears.end))
  if (isWithin && moves.some(({ before, period }) => before === yearBefore(base, period))) return null
  const isLong = s.overYears && numbers.some(({ from, period }) => from && from !== yearBefore(base, period))
  const read = [...spans, ...(isLong && s.overYears ? [s.overYears] : [])]
  return { base, s, numbers, moves, compared, spans: read }
}
