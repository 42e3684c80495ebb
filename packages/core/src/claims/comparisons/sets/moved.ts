/** Which way parts are said to have gone, from the words around them, and by how much. */
import type { Span } from '../../../figures-in-words/companies.ts'
import { type FactBase, type FactPeriod, yearBefore } from '../../../figures-in-words/facts.ts'
import type { NumberToken } from '../../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../../figures-in-words/periods.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { isPart } from './mention.ts'

/** A move said of parts: which way, and by how much where a number behind it says so. */
export interface Move extends Span {
  sign: 1 | -1
  by: NumberToken | null
  /** "double-digit growth": at least and under so many per cent */
  range: readonly [number, number] | null
}

const HAD =
  '(?:had|has|have|having|posted|posting|saw|seeing|showed|showing|recorded|recording|reported|reporting|booked|delivered|delivering|enjoyed|suffered|managed|registered|with|in|experienced|notched)'
const DIGITS = '(?:(?<digits>single|double|triple)-digit\\s+)?'
const KIND = '(?:(?:revenue|sales|annual|quarterly|year-over-year|year-on-year|top-line|net)\\s+)*'
const TOOK =
  '(?:took in|taking in|brought in|bringing in|sold|selling|sells?|earned|earning|generated|generating|made|bought|buying|contributed|gave|posted|reported|recorded|raked in|turned over|pulled in|rang up)'
const MORE = '(?<up>more|higher)'
const LESS = '(?<down>less|lower|fewer)'
const words = (source: string) => new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu')
/** Moves that are told by more than a verb of rising or falling. */
const PHRASES: readonly (readonly [RegExp, 1 | -1])[] = [
  [
    words(
      `${HAD}\\s+(?:an?\\s+|some\\s+)?${DIGITS}${KIND}(?:growth|gains?|increases?|rises?)|${HAD}\\s+(?:growing|rising|higher)\\s+(?:revenues?|sales)`,
    ),
    1,
  ],
  [
    words(
      `${HAD}\\s+(?:an?\\s+|some\\s+)?${DIGITS}${KIND}(?:declines?|drops?|falls?|decreases?|losses in sales)|${HAD}\\s+(?:falling|declining|lower|shrinking)\\s+(?:revenues?|sales)`,
    ),
    -1,
  ],
  [words(`${TOOK}\\s+${MORE}(?:\\s+(?:revenues?|sales|money))?`), 1],
  [words(`${TOOK}\\s+${LESS}(?:\\s+(?:revenues?|sales|money))?`), -1],
  [
    words(
      'gr[eo]ws?|growing|growth|expand(?:s|ed|ing)?|advanc(?:es|ed|ing)|gain(?:s|ed|ing)(?: ground)?|(?:went|going|go|moved?|moving) (?:up|forwards?)|to (?:grow|rise|expand|advance|gain|increase|climb)|higher|in positive territory',
    ),
    1,
  ],
  [
    words(
      'shr[aiu]nk(?:s|ing)?|contract(?:s|ed|ing)|slip(?:s|ped|ping)?|declin(?:es?|ed|ing)|los(?:t|e|es|ing) (?:revenue|sales|ground|money)|(?:went|going|go|moved?|moving) (?:down|backwards?|into reverse)|to (?:shrink|fall|decline|drop|contract|slip|decrease|lose)|in (?:decline|retreat|reverse)|lower',
    ),
    -1,
  ],
]
const DENIED =
  /(?:\b(?:not|no|never|hardly|barely|without|avoid(?:s|ed|ing)?|escap(?:es|ed|ing))\s+(?:\w+\s+)?|n['’]t\s+)$/i
const DIGIT_RANGES: Readonly<Record<string, readonly [number, number]>> = {
  single: [0, 10],
  double: [10, 100],
  triple: [100, 1000],
}
const HEDGE =
  '(?:(?:by|at|of|a|an|the|at least|no less than|not less than|more than|less than|no more than|at most|about|nearly|almost|over|well over|around|roughly|some|under|just|up to)\\s+)*'
const BY = new RegExp(`^\\s*(?:(?:revenue|sales)\\s+)?${HEDGE}$`, 'i')

/** @returns the moves between two places of a sentence, in their order; none where one is denied, unless that is asked for */
export function movesIn(s: Sentence, from: number, to: number, isDeniedToo = false): Move[] {
  const found: Move[] = []
  const add = (one: Span, sign: 1 | -1, digits?: string) => {
    if (one.start < from || one.end > to || found.some((other) => one.start < other.end && one.end > other.start))
      return
    if (s.metrics.some((m) => isPart(m) && m.start < one.end && m.end > one.start)) return
    found.push({
      start: one.start,
      end: one.end,
      sign,
      by: byOf(s, one.end),
      range: DIGIT_RANGES[digits ?? ''] ?? null,
    })
  }
  for (const [pattern, sign] of PHRASES)
    for (const match of s.text.matchAll(pattern)) {
      if (match.index < from || match.index >= to) continue
      add({ start: match.index, end: match.index + match[0].length }, sign, match.groups?.digits?.toLowerCase())
    }
  for (const one of s.directions) if (one.sign !== 0 && !one.times) add(one, one.sign)
  const isDenied = found.some((one) => DENIED.test(s.text.slice(0, one.start)))
  return isDenied && !isDeniedToo ? [] : found.sort((a, b) => a.start - b.start)
}

/** "By at least 5%", "more than half": the number right behind a move. */
function byOf(s: Sentence, end: number): NumberToken | null {
  const n = s.numbers.find((one) => one.start >= end)
  return n && BY.test(s.text.slice(end, n.start)) && (n.kind === 'percent' || n.kind === 'money') ? n : null
}

/** Whether the times beside a move are the period told of and the year before it, and no others. */
export function isYearlyMove(base: FactBase, s: Sentence, period: FactPeriod, from: number, to: number): boolean {
  const before = yearBefore(base, period)
  if (s.overYears && s.overYears.start < to && s.overYears.end > from) return false
  return s.periods
    .filter((one) => one.start < to && one.end > from)
    .every(({ says }) => {
      const said = periodOf(base, says, period)
      return said !== UNKNOWN && (said === period || said === before)
    })
}
