/**
 * A question that asks two things: 'What was revenue and how did net income change?'. It is taken apart only where
 * every part is understood by itself; else it stays whole, since a word of one part may be a condition of the other.
 */

import { codeYearBefore } from '../statement/period-code.ts'
import type { Question, QuestionKind } from './asked.ts'
import type { Mention } from './metrics.ts'

type Read = (text: string) => Question

/** A new question begins: another sentence, or a question word after 'and'. */
const STRONG =
  /[?;]\s+(?:and\s+|also\s+)?|\.\s+(?=[A-Z])|,?\s+(?:and|as well as|plus)\s+(?=(?:also |then )?(?:what|how|why|which|when|did|does|was|were|is|are|has|by how|its?|their)\b)/gi
const WEAK = /,?\s+(?:and|as well as|plus)\s+/gi
const BACK = /\b(?:its?|that|this|they|their|them)\b/i
const SHARE = /(?<!per )\bshare\b|\b(?:percent(?:age)?|proportion|fraction|portion|how much of|part of)\b|%/i
/** Kinds that need no figure named. */
const ALONE: ReadonlySet<QuestionKind> = new Set(['largest-expense', 'filed', 'period', 'units', 'qc'])
const OF_PARTS: ReadonlySet<QuestionKind> = new Set(['split', 'most', 'least', 'grew-most', 'grew-least'])
const BEGINS_WITH_PERIOD = /^\s*(?:in |for )?(?:fiscal |FY ?)?(?:(?:19|20)\d\d|Q[1-4])\b/i
const MOST_PARTS = 4

/**
 * @param mentions the figures that a text names
 * @param read reads one question without looking at others
 * @returns the parts in their order; null = it is one question
 */
export function partsOfQuestion(text: string, mentions: (text: string) => Mention[], read: Read): Question[] | null {
  const strong = cut(text, STRONG, mentions(text))
  const clauses = strong.flatMap((clause) => {
    const weak = cut(clause, WEAK, mentions(clause))
    return weak.length > 1 && isTwo(weak.map(read)) ? weak : [clause]
  })
  if (clauses.length < 2 || clauses.length > MOST_PARTS) return null
  const parts: Question[] = []
  for (const clause of clauses) {
    const part = withWhatWasSaid(read(clause), clause, parts)
    if (!part) return null
    parts.push(part)
  }
  withPeriodSaidLast(parts)
  return isOneAnswer(parts) ? null : parts
}

/** At the places that stand in no name of a figure ('selling, general and administrative'). */
function cut(text: string, at: RegExp, mentions: readonly Mention[]): string[] {
  const pieces: string[] = []
  let from = 0
  for (const match of text.matchAll(at)) {
    const end = match.index + match[0].length
    if (mentions.some((one) => one.start < end && one.end > match.index)) continue
    pieces.push(text.slice(from, match.index))
    from = end
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** Without a question word after 'and': 'revenue in 2023 and net income in 2022', 'revenue and growth', 'by x and by y'. */
function isTwo(parts: readonly Question[]): boolean {
  if (parts.some((part) => part.kind === 'unknown')) return false
  const [first, ...rest] = parts
  if (!first) return false
  // "EPS in 2025 and 2024, difference": the years belong together.
  if (rest.some((part) => part.metrics.length === 0 && BEGINS_WITH_PERIOD.test(part.text))) return false
  if (parts.every((part) => part.kind === 'figure' && part.metrics.length > 0 && part.periods.length > 0)) return true
  if (parts.every((part) => part.kind === 'split'))
    return new Set(parts.map((part) => part.group)).size === parts.length
  if (OF_PARTS.has(first.kind) || ALONE.has(first.kind)) return rest.every((part) => part.kind === 'figure')
  return (
    first.kind === 'figure' &&
    rest.every(
      (part) =>
        part.metrics.length === 0 && (part.kind === 'change' || ALONE.has(part.kind) || OF_PARTS.has(part.kind)),
    )
  )
}

const ITS = /\b(?:it|its)\b/i
/** Asked of a part, or answered with one. */
const isOfPart = ({ kind, metrics, special }: Question): boolean =>
  OF_PARTS.has(kind) ||
  (special !== null && /^(?:ranked|movers|versus)$/.test(special.kind)) ||
  (metrics.length > 0 && metrics.every((metric) => /^(?:business|geography):/.test(metric)))

/** 'its growth', 'what was it in 2023' take the figure, and where none is said the period, of what was asked before. */
function withWhatWasSaid(part: Question, clause: string, before: readonly Question[]): Question | null {
  const isShareOfIt =
    BACK.test(clause) && part.unread.every((word) => SHARE.test(word) && !/\b(?:market|price)/i.test(word))
  if (part.kind === 'forecast' || (part.unread.length > 0 && !isShareOfIt)) return null
  // A reason is asked of a figure that is named with it.
  if (part.asksWhy && part.metrics.length === 0) return null
  const of = before.at(-1)?.special
  // "Buybacks, and did they rise?": a figure of another statement; no other change is meant.
  if (of && part.metrics.length === 0 && part.special === null && part.kind !== 'figure' && BACK.test(clause))
    return of.kind === 'other' && part.kind === 'change'
      ? { ...part, kind: 'special', special: { kind: 'other', asked: { names: of.asked.names, ask: 'change' } } }
      : null
  // "The smallest region and its growth": which one it is stands in the answer alone.
  const last = before.at(-1)
  if (last && OF_PARTS.has(last.kind) && part.kind === 'change' && part.metrics.length === 0) return null
  // "The smallest region, and how much smaller is it than Asia?": of two, of which the answer alone has one.
  // The margin of what was named is not the company's.
  const isShareOfAll = SHARE.test(clause) && part.metrics.every((metric) => metric === 'total_revenue')
  if (last && isOfPart(last) && ITS.test(clause) && part.metrics.length > 0 && !isShareOfAll) return null
  if (part.kind === 'units' && /\bhow many\b|\bnumber\b/i.test(clause)) return null
  const said = before.findLast((one) => one.metrics.length > 0)
  const period = before.findLast((one) => one.periods.length > 0)?.periods ?? []
  let { kind, metrics, periods } = part
  const own = said?.metrics.filter((metric) => metric !== 'total_revenue') ?? []
  if (BACK.test(clause) && SHARE.test(clause) && own.length > 0 && metrics.every((one) => one === 'total_revenue')) {
    kind = 'share'
    metrics = own
  } else if (metrics.length === 0 && said && (kind === 'change' || kind === 'history')) {
    metrics = said.metrics
  } else if (kind === 'unknown' && metrics.length === 0 && said && periods.length > 0 && BACK.test(clause)) {
    kind = 'figure'
    metrics = said.metrics
  }
  if (kind === 'unknown') return null
  const [newest] = [...period].sort().reverse()
  if (periods.length === 0 && newest) periods = kind === 'change' ? [newest, codeYearBefore(newest)] : period
  return { ...part, kind, metrics, periods, unread: [] }
}

/** 'What was revenue and what was net income in 2023?' means 2023 for both; 'and what was it in 2023?' does not. */
function withPeriodSaidLast(parts: Question[]): void {
  const last = parts.at(-1)
  const others = parts.slice(0, -1)
  if (last?.kind !== 'figure' || others.some((one) => one.kind !== 'figure' || one.periods.length > 0)) return
  if (others.some((one) => one.metrics.some((metric) => last.metrics.includes(metric)))) return
  for (const part of parts) part.periods = last.periods
}

/** Figures of the same periods are one question about several figures. */
function isOneAnswer(parts: readonly Question[]): boolean {
  const periods = new Set(parts.map((part) => part.periods.join()))
  return parts.every((part) => part.kind === 'figure') && periods.size === 1
}

/** '2023 FY' → '2022 FY' */
