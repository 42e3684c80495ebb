/**
 * What a statement prints of the whole company, told of one of its parts: "Services achieved a gross margin of 46.9%". That
 * the number is the company's makes it neither right nor wrong of the part.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactBase, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { namingOthers } from '../others/beside-income.ts'

const isPart = (one: Metric | undefined): boolean =>
  one?.kind === 'division' || (one?.kind === 'sum' && one.plus.length > 0 && one.plus.every(isPart))
const isOfParts = ({ start, end, metrics }: MetricToken): boolean =>
  end > start && metrics.length > 0 && metrics.every(isPart)
const isOfWhole = ({ start, end, metrics: [one], isVerb }: MetricToken): boolean =>
  end > start &&
  isVerb !== true &&
  one !== undefined &&
  one.kind !== 'division' &&
  one.kind !== 'sum' &&
  one.kind !== 'share' &&
  !(one.kind === 'figure' && one.name === 'total_revenue')

/** Where a clause begins, and what may stand before its subject. */
const HEAD =
  /(?:^|[;:—–(]\s*|,\s+|\b(?:and|while|whereas|but|though|although|as|that|where)\s+)(?:(?:at|in|for|within)\s+)?(?:(?:the|its|their|[\p{L}&.-]+['’]s?)\s+)*$/iu
/** Between a part and a figure that has a subject of its own. */
const JOINT = /(?:[;:—–(]|,|\b(?:and|while|whereas|but|though|although|as|with)\b)\s*/i
/** "… and gross margin was 46.9%", ", EPS $7.46": the figure itself is what is told of. */
const TOLD_ITSELF =
  /^\s*(?:[,:(]\s*)?(?:(?:to\s+)?(?:[$€£]|\d)|(?:also |even |again )?(?:was|were|is|are|had|has|stood|came|rose|fell|grew|hit|reached|climbed|dropped|declined|increased|decreased|went|held|stayed|remained|improved|widened|narrowed|slipped|jumped|soared|surged|expanded|shrank|totall?ed|amounted|edged|doubled|tripled|halved|up|down|slid|topped)\b)/i
const OWN =
  /^(?:(?:the|all|total|overall|whole|entire|reported|company(?:['’]s|-wide)?|group(?:['’]s|-wide)?|net|diluted)\s+)*$/i
/** Said of the whole by its words. */
const WHOLE = /\b(?:company['’]s|group['’]s|company-?wide|group-?wide|overall|corporate|consolidated|firm['’]s)\b/i

/** Whether a part stands before a figure as what has it. */
function isHadBy(s: Sentence, part: MetricToken, figure: MetricToken): boolean {
  if (part.end > figure.start || !HEAD.test(s.text.slice(0, part.start))) return false
  const gap = s.text.slice(part.end, figure.start)
  if (/[.;?!](?:\s|$)/.test(gap) || WHOLE.test(gap)) return false
  // "… while Apple earned", "… and it had": of the company again
  const isIn = ({ start, end }: Span) => start >= part.end && end <= figure.start
  if (s.companies.some(isIn) || /\b(?:it|they|the (?:company|group|firm))\b/i.test(gap)) return false
  const at = lastJoint(gap)
  if (at === null) return true
  return !(OWN.test(gap.slice(at)) && TOLD_ITSELF.test(s.text.slice(figure.end)))
}

function lastJoint(gap: string): number | null {
  const all = [...gap.matchAll(new RegExp(JOINT.source, 'gi'))]
  const last = all.at(-1)
  return last ? last.index + last[0].length : null
}

/** "With a gross margin of 46.9%, Services brought in": before what has it. */
function isBefore(s: Sentence, part: MetricToken, figure: MetricToken): boolean {
  const lead =
    /(?:^|[;:]\s+)(?:with|at|on|boasting|earning|posting|thanks to|despite)\s+(?:(?:an?|its)\s+)*(?:[\d.,%]+\s+)?$/i
  if (figure.end > part.start || !lead.test(s.text.slice(0, figure.start))) return false
  const gap = s.text.slice(figure.end, part.start)
  return /^[^,;]*,\s+(?:(?:the|its|[\p{L}&.-]+['’]s?)\s+)*$/u.test(gap)
}

/** "The gross margin at Services" */
const isAt = (s: Sentence, part: MetricToken, figure: MetricToken): boolean =>
  figure.end <= part.start &&
  /^\s+(?:at|in|for|of|from|within|by)\s+(?:(?:the|its|[\p{L}&.-]+['’]s?)\s+)*$/u.test(
    s.text.slice(figure.end, part.start),
  )

/** The claims of a sentence, those of a figure of the whole that it tells of a part left open. */
export function unlessOfPart(base: FactBase, s: Sentence, claims: BoundClaim[]): BoundClaim[] {
  const parts = s.metrics.filter(isOfParts)
  if (parts.length === 0 || s.passage.inTable) return claims
  const all = (base.others?.length ? namingOthers(s) : null)?.metrics ?? s.metrics
  const told = all.filter(isOfWhole).flatMap((figure) => {
    const part = parts.find((one) => isHadBy(s, one, figure) || isBefore(s, one, figure) || isAt(s, one, figure))
    return part ? [{ names: figure.metrics.map(metricWords), part: s.text.slice(part.start, part.end) }] : []
  })
  if (told.length === 0) return claims
  return claims.map((one) => {
    const of = told.find(({ names }) => one.metric !== null && names.includes(one.metric))
    return of && one.verdict !== 'unresolved' && one.kind !== 'period' && one.kind !== 'comparison'
      ? { ...one, verdict: 'unresolved', place: null, note: `it is told of “${of.part}” and printed of the whole` }
      : one
  })
}
