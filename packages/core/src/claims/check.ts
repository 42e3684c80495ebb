/**
 * Every figure of a text held against the statement it is about: numbers, percentages, periods and the words that say
 * which way something went. What the statement contradicts is wrong; what it cannot decide is unresolved.
 */
import { formatCompact, formatFull, formatPerShare } from '../format/amount.ts'
import { formatPercent } from '../format/percent.ts'
import { bind } from './binding.ts'
import type { Claim } from './claim.ts'
import { directionClaims } from './direction-claims.ts'
import { type FactBase, type FactPeriod, isPerShare, isRatio, isShares, type Metric, metricWords } from './facts.ts'
import { lexiconOf } from './lexicon.ts'
import { periodOfNumber } from './number-period.ts'
import type { NumberToken } from './numbers.ts'
import { passagesOf } from './passages.ts'
import { periodClaims } from './period-claims.ts'
import { UNKNOWN } from './periods.ts'
import { type Outcome, settle } from './resolve.ts'
import { readSentence, type Sentence, sourceSpan } from './sentence.ts'

export function checkClaims(base: FactBase, markdown: string): Claim[] {
  const lexicon = lexiconOf(base)
  const claims: Claim[] = []
  let previous: Sentence | null = null
  for (const passage of passagesOf(markdown)) {
    const s = readSentence(base, lexicon, passage)
    const isSame: boolean = previous !== null && previous.passage.paragraph === passage.paragraph && !passage.inTable
    const about: FactPeriod | null = isSame && previous?.about && previous.about !== UNKNOWN ? previous.about : null
    // "It was $5 billion a year earlier": what the sentence before was about.
    const subject =
      isSame && (SAME_SUBJECT.test(s.text) || isAnswer(previous, s)) ? (previous?.metrics.at(0) ?? null) : null
    if (subject) s.metrics.unshift({ ...subject, start: 0, end: 0 })
    for (const number of s.numbers) {
      const found = numberClaim(base, s, number, about)
      if (found) claims.push(found)
    }
    claims.push(...directionClaims(base, s, about), ...periodClaims(base, s))
    previous = s
  }
  return claims.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** "It has $5 billion of orders" is said of the company: only being so much and changing go on with the figure. */
const SAME_SUBJECT =
  /^\s*(?:It|That|This|They|These|Both)\s+(?:(?:has|had|have|was|were|is|are|also|then|in turn|even|only|just|again|has been|had been)\s+){0,3}(?:was|were|is|are|been|rose|grew|fell|gr[eo]w|climbed|dropped|declined|increased|decreased|up|down|doubled|tripled|halved|gained|lost|widened|narrowed|stayed|came|comes?|stood|stands|amounted|compare[sd]?|reached|exceeded|equal|make|made|improved|slipped|shrank|jumped|surged|edged|went|beat|represents?|accounts?|accounted)/

/** "Net income? Up from $4.4 billion to $29.8 billion." */
const isAnswer = (previous: Sentence | null, s: Sentence): boolean =>
  previous !== null &&
  /\?\s*$/.test(previous.text) &&
  /^\s*(?:Up|Down|Almost|Nearly|Only|Just|A|Still|About|[$€£¥\d+−-])/.test(s.text)

function numberClaim(base: FactBase, s: Sentence, n: NumberToken, inherited: FactPeriod | null): Claim | null {
  const binding = bind(s, n)
  // Small counts are no figures of a statement: "four divisions", "3 quarters in a row".
  if (n.kind === 'plain' && !isPlainFigure(s, n, binding?.metrics ?? [])) return null
  const where = periodOfNumber(base, s, n, inherited)
  const outcome = settle(base, s, n, binding, where)
  return makeClaim(s, n, outcome)
}

function isPlainFigure(s: Sentence, n: NumberToken, metrics: readonly Metric[]): boolean {
  if (s.passage.inTable && metrics.length > 0) return true
  if (metrics.some(isPerShare)) return n.step < 1
  return n.value >= 10_000 || (n.step < 1 && metrics.length > 0)
}

function makeClaim(s: Sentence, n: NumberToken, outcome: Outcome): Claim {
  const kind =
    n.kind === 'percent' || n.kind === 'points' || n.kind === 'times'
      ? outcome.isChange
        ? 'change'
        : 'share'
      : 'amount'
  return {
    ...sourceSpan(s, n.start, n.end),
    text: s.text.slice(n.start, n.end).trim(),
    kind,
    metric: outcome.metric ? metricWords(outcome.metric) : null,
    period: outcome.period?.code ?? null,
    figure: outcome.value === null ? null : figureText(outcome.value, outcome, n),
    place: placeOf(outcome),
    rule: outcome.rule,
    verdict: s.isOutlook && outcome.verdict === 'wrong' ? 'unresolved' : outcome.verdict,
    note: s.isOutlook && outcome.verdict === 'wrong' ? 'speaks of what may come; not checked' : outcome.note,
  }
}

function placeOf(outcome: Outcome): Claim['place'] {
  if (outcome.verdict !== 'holds' || !outcome.path || !outcome.period?.accession_number) return null
  if (outcome.period.provenance[outcome.path] === undefined) return null
  return { accession_number: outcome.period.accession_number, path: outcome.path }
}

function figureText(value: number, outcome: Outcome, n: NumberToken): string {
  if (outcome.form === 'percent') return formatPercent(value, n.step < 0.1 ? 2 : 1)
  if (outcome.form === 'points') return `${formatPercent(value, n.step < 0.1 ? 2 : 1)} points`.replace('%', '')
  const { metric } = outcome
  if (outcome.form === 'hundredth') return `${formatPerShare(value * 100, outcome.currency)} of a hundred`
  if (metric && isPerShare(metric)) return formatPerShare(value, outcome.currency)
  if (metric && isShares(metric)) return formatCompact(value)
  if (metric && isRatio(metric)) return formatPercent(value)
  return n.step >= 1e4 || Math.abs(value) >= 1e5
    ? formatCompact(value, outcome.currency)
    : formatFull(value, outcome.currency)
}
