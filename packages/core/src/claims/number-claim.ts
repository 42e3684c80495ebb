/** A number of a sentence as a claim: what it was held against, in words, and what came of it. */
import { isPerShare, isRatio, isShares, metricWords } from '../figures-in-words/facts.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { type Sentence, sourceSpan } from '../figures-in-words/sentence.ts'
import { formatCompact, formatFull, formatPerShare } from '../format/amount.ts'
import { formatPercent } from '../format/percent.ts'
import type { Claim } from './claim.ts'
import type { Outcome } from './outcome.ts'
import type { openPhrases } from './understood.ts'

export function openClaim(s: Sentence, { kind, lead }: ReturnType<typeof openPhrases>[number]): Claim {
  return {
    ...sourceSpan(s, lead.start, lead.end),
    text: s.text.slice(lead.start, lead.end),
    kind,
    ...{ metric: null, period: null, figure: null, place: null, rule: null },
    verdict: 'unresolved',
    note: kind === 'cause' ? 'figures do not say why' : 'a quotation is not looked up among figures',
  }
}

export function makeClaim(s: Sentence, n: NumberToken, outcome: Outcome): Claim {
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
    rule: n.perTime
      ? `${outcome.rule ?? 'as printed'} ÷ ${n.perTime.times.toLocaleString('en-US')} ${n.perTime.unit}s`
      : outcome.rule,
    ...saidOf(s, outcome),
  }
}

/** What may come, and what is only asked, is not contradicted. */
function saidOf(s: Sentence, { verdict, note, metric, form, isChange }: Outcome): Pick<Claim, 'verdict' | 'note'> {
  if (verdict === 'unresolved') return { verdict, note }
  // "Gross margin rose by 0.7%": so many points, and a percentage of the margin would be another.
  if (verdict === 'holds' && isChange && form === 'percent' && metric && isRatio(metric))
    return { verdict: 'unresolved', note: 'whether percent or percentage points are meant is not said' }
  if (s.isOutlook) return { verdict: 'unresolved', note: 'speaks of what may come; not checked' }
  return verdict === 'wrong' && /\?\s*$/.test(s.text)
    ? { verdict: 'unresolved', note: 'is asked, not said' }
    : { verdict, note }
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
