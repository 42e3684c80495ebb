/** Comparisons of a sentence, computed: ranks, multiples, sums, runs of years, records, turns. */
import type { Span } from '../../figures-in-words/companies.ts'
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import type { FactBase, FactPeriod } from '../../figures-in-words/facts.ts'
import { metricWords } from '../../figures-in-words/facts.ts'
import { UNKNOWN } from '../../figures-in-words/periods.ts'
import { CLAIMING } from '../../figures-in-words/plain-words.ts'
import { type Sentence, sourceSpan } from '../../figures-in-words/sentence.ts'
import { bracketedFigures, type Skeleton, skeletonOf } from '../../figures-in-words/skeleton.ts'
import type { Claim } from '../claim.ts'
import { compareClaims } from './compare-claims.ts'
import { partSets } from './part-sets.ts'
import { plainRanks } from './plain-ranks.ts'
import { plainSigns } from './plain-signs.ts'
import { isSame } from './quantities.ts'
import { type FoundComparison, rankClaims } from './rank-claims.ts'
import { rankLists } from './rank-lists.ts'
import { seriesClaims } from './series-claims.ts'
import { setClaims } from './set-claims.ts'
import { setPhrases } from './sets/sets.ts'

/** @returns what was read, those that overlap with another left out */
export function comparisonsOf(base: FactBase, s: Sentence): FoundComparison[] {
  if (s.passage.inTable) return []
  const about = s.about === null ? base.periods[0] : s.about
  const period: FactPeriod = about === UNKNOWN ? base.periods[0] : about
  const read = (k: Skeleton) => [
    ...partSets(base, k, period),
    ...rankLists(base, k, period),
    ...seriesClaims(base, k, period),
    ...compareClaims(base, k, period),
    ...rankClaims(base, k, period),
    ...plainSigns(base, k, period),
  ]
  const found: FoundComparison[] = []
  const bracketless = bracketedFigures(s).length > 0 ? read(skeletonOf(s, true)) : []
  for (const one of [...read(skeletonOf(s)), ...bracketless]) {
    if (!found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end)) continue
    found.push(one)
  }
  const known = found.filter((one) => one.verdict !== 'unresolved').map((one) => one.span)
  const plain = plainRanks(base, s, period, known)
  const open = found.filter(
    (one) =>
      one.verdict !== 'unresolved' ||
      plain.every(({ span }) => span.end <= one.span.start || span.start >= one.span.end),
  )
  found.splice(0, found.length, ...open, ...plain)
  const isBeside = ({ span }: FoundComparison) =>
    found.every((one) => one.span.end <= span.start || one.span.start >= span.end || one.verdict === 'unresolved')
  for (const one of setClaims(base, s, period).filter(isBeside)) {
    const rest = found.filter(({ span }) => one.span.end <= span.start || one.span.start >= span.end)
    found.splice(0, found.length, ...rest, one)
  }
  for (const one of setPhrases(base, s, period)) {
    const isApart = ({ span }: FoundComparison) => one.span.end <= span.start || one.span.start >= span.end
    const beside = found.filter((other) => !isApart(other))
    // what was held already is not read again; what was not understood is, and what was taken for another's
    const isOther = ({ metric }: FoundComparison) =>
      one.isSure === 'by' ||
      (one.isSure === 'whose' && metric !== null && one.metric !== null && !isSame(metric, one.metric))
    const isKnown = (other: FoundComparison) =>
      other.verdict === 'holds' || (other.verdict === 'wrong' && !isOther(other))
    const [same, more] = beside
    // "the second-largest" that was held already, with the words behind it
    if (
      same?.verdict === 'holds' &&
      !more &&
      one.verdict === 'holds' &&
      (one.metric && same.metric ? isSame(one.metric, same.metric) : one.metric === same.metric)
    )
      found.splice(found.indexOf(same), 1, {
        ...same,
        span: joined(same.span, one.span),
        used: [...same.used, ...one.used],
      })
    if (beside.some(isKnown) || (beside.length > 0 && one.verdict === 'unresolved')) continue
    found.splice(0, found.length, ...found.filter(isApart), one)
  }
  if (about === UNKNOWN)
    return found.map((one) => ({
      ...one,
      verdict: 'unresolved',
      note: 'the period is not among those of the statement',
    }))
  return found.map((one) => inItsCurrency(base, one))
}

const joined = (a: Span, b: Span): Span => ({ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) })

/** An amount of another currency is wrong whichever reader compared it. */
function inItsCurrency(base: FactBase, one: FoundComparison): FoundComparison {
  const isOther = (one.numbers ?? []).some((n) => n.kind === 'money' && !currencyAgrees(n.currency, base.currency))
  return isOther && one.verdict === 'holds'
    ? { ...one, verdict: 'wrong', note: `the statement is in ${base.currency}` }
    : one
}

export function comparisonClaim(s: Sentence, one: FoundComparison): Claim {
  return {
    ...sourceSpan(s, one.span.start, one.span.end),
    text: s.text.slice(one.span.start, one.span.end).trim(),
    kind: 'comparison',
    metric: one.metric ? metricWords(one.metric) : null,
    period: one.period?.code ?? null,
    figure: one.figure,
    place: null,
    rule: one.rule,
    verdict: s.isOutlook && one.verdict === 'wrong' ? 'unresolved' : one.verdict,
    note: one.note,
  }
}

/** "Swung from −$0.27 in 2022 to $5.53": the numbers tell it, which are looked at themselves. */
function isSwing(s: Sentence, word: string, end: number): boolean {
  const [old, now] = s.numbers.filter((one) => one.start >= end)
  return (
    /^sw[iu]ng/i.test(word) &&
    old !== undefined &&
    now !== undefined &&
    old.isNegative !== now.isNegative &&
    /^\s+from\s+$/.test(s.text.slice(end, old.start))
  )
}

/** Superlatives, records and rankings that were not read: they are told, not checked. */
export function unreadComparisons(s: Sentence, found: readonly FoundComparison[]): Claim[] {
  if (s.passage.inTable) return []
  return [...s.text.matchAll(CLAIMING)].flatMap((match): Claim[] => {
    const start = match.index
    const end = start + match[0].length
    const isTaken =
      [...found.map((one) => one.span), ...s.metrics, ...s.directions, ...s.periods, ...s.companies].some(
        (one) => one.start < end && one.end > start,
      ) ||
      s.numbers.some(
        (n) =>
          (n.start < end && n.end > start) || (n.start >= end && /^\s*(?:the )?$/.test(s.text.slice(end, n.start))),
      )
    if (isTaken || isSwing(s, match[0], end)) return []
    return [
      {
        ...sourceSpan(s, start, end),
        text: match[0],
        kind: 'comparison',
        ...{ metric: null, period: null, figure: null, place: null, rule: null },
        verdict: 'unresolved',
        note: 'what it is compared with is not understood',
      },
    ]
  })
}
