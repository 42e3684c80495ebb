/**
 * Whether a claim was understood whole. A number may be right or wrong while its sentence speaks of something else: a
 * word that nothing explains ("total liabilities"), a figure beside it that plays no part ("sales of iPhone in
 * Europe"), a length of period that is not the figure's. Then nothing is confirmed, and nothing contradicted.
 */
import type { Span } from '../figures-in-words/companies.ts'
import { type FactPeriod, metricWords } from '../figures-in-words/facts.ts'
import { lengthWords } from '../figures-in-words/lengths.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { causesIn, quotationsIn, restrictionIn, scopeOf, unreadWords } from '../figures-in-words/unread.ts'
import type { Claim } from './claim.ts'
import { shareOf, wholeNamed } from './shares.ts'

/** A claim with what of the sentence it rests on. */
export interface Draft {
  claim: Claim
  /** from what is named to its number or word */
  span: Span
  /** names of figures that play a part in it */
  used: readonly MetricToken[]
  period: FactPeriod | null
  /** how far it is from being a plain reading, in words; null = it is one */
  doubt: string | null
}

/** The names that a share or a multiple is measured by. */
export function basesOf(s: Sentence, n: NumberToken): MetricToken[] {
  const share = shareOf(s, n)
  if (share) return [share.part, share.whole]
  const next = s.metrics.find((one) => one.start >= n.end)
  const gap = next ? s.text.slice(n.end, next.start) : ''
  const isBase =
    next !== undefined && n.kind !== 'money' && gap.length < 48 && /^[\s)]*(?:cents?\s+)?(?:of|in|from|as)\b/.test(gap)
  const whole = s.isOfHundred || n.kind === 'cents' ? wholeNamed(s) : null
  return [...(isBase && next ? [next] : []), ...(whole ? [whole] : [])]
}

/**
 * What is half understood is left open: neither a mark nor a reproach rests on a guess.
 * @param spans what else of the sentence is understood: comparisons
 */
export function onlyUnderstood(s: Sentence, drafts: readonly Draft[], spans: readonly Span[]): Claim[] {
  const used = new Set(drafts.flatMap((one) => one.used.map((token) => token.start)))
  const isUsed = (one: MetricToken) => used.has(one.start) || one.isVerb === true
  const open = openPhrases(s)
  const taken: Span[] = [
    ...s.companies,
    ...s.metrics,
    ...s.periods,
    ...s.numbers,
    ...s.directions,
    ...spans,
    ...open,
    ...lengthWords(s.text),
    ...dollarWords(s.text),
  ]
  return drafts.map(({ claim, span, period, doubt }) => {
    if (claim.verdict === 'unresolved') return claim
    const scope = scopeOf(s, span, taken)
    const leave = (note: string): Claim => ({ ...claim, verdict: 'unresolved', place: null, note })
    if (doubt) return leave(doubt)
    const restriction = restrictionIn(s, scope, [...spans, ...open, ...s.metrics, ...s.periods, ...s.directions])
    if (restriction) return leave(`“${restriction.text}” changes what is meant`)
    const [unread] = scope.flatMap((piece) => unreadWords(s, taken, piece.start, piece.end))
    if (unread) return leave(`“${unread.text}” is nothing that the statement holds`)
    const beside = s.metrics.find(
      (one) =>
        !s.passage.inTable &&
        !isUsed(one) &&
        !drafts.some((other) => other.used.some((token) => isSameMetric(token, one))) &&
        scope.some((piece) => one.start >= piece.start && one.end <= piece.end) &&
        spans.every((other) => one.end <= other.start || one.start >= other.end),
    )
    if (beside) return leave(`“${s.text.slice(beside.start, beside.end)}” stands beside it`)
    return claim.verdict === 'holds' ? ofItsLength(s, claim, scope, period) : claim
  })
}

const isSameMetric = (a: MetricToken, b: MetricToken): boolean => {
  const [x, y] = [a.metrics[0], b.metrics[0]]
  return x !== undefined && y !== undefined && metricWords(x) === metricWords(y)
}

/** "Quarterly revenue" of a figure for the year is another figure. */
function ofItsLength(s: Sentence, claim: Claim, scope: readonly Span[], period: FactPeriod | null): Claim {
  if (!period?.months || period.code === 'TTM') return claim
  const other = lengthWords(s.text).find(
    (one) =>
      scope.some((piece) => one.start >= piece.start && one.end <= piece.end) &&
      one.months !== period.months &&
      s.periods.every((token) => one.end <= token.start || one.start >= token.end),
  )
  if (!other) return claim
  const words = s.text.slice(other.start, other.end)
  return { ...claim, verdict: 'wrong', place: null, note: `this is the figure of ${period.code}, not “${words}”` }
}

/** "each revenue dollar", "every pre-tax dollar": what cents are told of. */
const dollarWords = (text: string): Span[] =>
  [...text.matchAll(/\b(?:every|each)\s+(?:[$€£]\s?100|(?:(?:revenue|sales|pre-?tax)\s+)?dollar)s?/gi)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }),
  )

/** Reasons and quotations, which no figure confirms. */
export function openPhrases(s: Sentence): (Span & { kind: 'cause' | 'quotation'; lead: Span })[] {
  if (s.passage.inTable) return []
  const stop = (from: number, to: number) =>
    Math.min(
      to,
      ...[...s.metrics, ...s.numbers].filter((one) => one.start > from && one.start < to).map((one) => one.start),
    )
  return [
    ...causesIn(s.text).map((one) => {
      const word = /^[a-z]+(?: (?:of|to|by|on|the back of|a result of))?/i.exec(one.text)?.[0] ?? one.text
      const end = stop(one.start, one.end)
      return { start: one.start, end, kind: 'cause' as const, lead: { start: one.start, end: one.start + word.length } }
    }),
    ...quotationsIn(s.text).map((one) => ({
      ...{ start: one.start, end: one.end },
      kind: 'quotation' as const,
      lead: { start: one.start, end: one.end },
    })),
  ]
}
