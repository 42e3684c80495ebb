/**
 * What keeps a contradiction from being told. A number that differs is a fault only where all that is said of it was
 * understood: what it is told on of, which part of the company it is of, whether it is a reason. Whatever confirms a
 * number is stricter still (understood.ts); what is neither is not checked.
 */
import type { Span } from '../figures-in-words/companies.ts'
import type { Metric } from '../figures-in-words/facts.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import type { Claim } from './claim.ts'
import type { Draft } from './draft.ts'

/**
 * @param judged the claims of the drafts, each in its draft's place
 * @param reasons where a sentence says why something happened
 * @returns the claims; a contradiction that rests on a guess is left open
 */
export function onlyFirm(
  s: Sentence,
  drafts: readonly Draft[],
  judged: readonly Claim[],
  reasons: readonly Span[],
): Claim[] {
  if (s.passage.inTable) return [...judged]
  return judged.map((claim, at) => {
    const draft = drafts[at]
    if (claim.verdict !== 'wrong' || !draft) return claim
    const note =
      notedBefore(s, drafts, judged, draft) ?? inReason(s, draft, reasons) ?? ofOtherWhole(s, draft) ?? ofPart(s, draft)
    return note === null ? claim : { ...claim, verdict: 'unresolved', place: null, note }
  })
}

/**
 * What is told on of something that was not understood is of that as well: "Segment X lost $527 million, compared with
 * earnings of $71 million" contradicts nothing that the statement prints of the company.
 */
function notedBefore(s: Sentence, drafts: readonly Draft[], judged: readonly Claim[], draft: Draft): string | null {
  const at = drafts.findIndex(
    ({ span }, i) =>
      span.start < draft.span.start &&
      judged[i]?.verdict === 'unresolved' &&
      !APART.test(s.text.slice(span.start, draft.span.start)),
  )
  return judged[at]?.note ?? null
}
const APART = /[;:]|\b(?:while|whereas|although|though)\b/i

/** "Research costs fell, due to lower fees of $2.7 million": the number is of the reason, which nothing here is. */
function inReason({ text }: Sentence, { span }: Draft, reasons: readonly Span[]): string | null {
  const starts = [...reasons.map(({ start }) => start), ...[...text.matchAll(OFFSET)].map(({ index }) => index)]
  const isCrossed = starts.some((start) => start > span.start && start < span.end)
  return isCrossed ? 'it stands in the reason, which figures do not tell' : null
}
const OFFSET = /\b(?:partially |partly |more than )?offset by\b|\bprimarily (?:as|from|in|on|by)\b/gi

/**
 * "The segment's operating loss was …", "sales to these customers": somebody's or something's own figures, of which only
 * the text around the sentence tells whose.
 */
function ofOtherWhole({ text, metrics }: Sentence, { used }: Draft): string | null {
  const isDivision = used.some((one) => one.metrics.some(({ kind }) => kind === 'division' || kind === 'sum'))
  if (isDivision) return null
  const match = OTHER_WHOLE.exec(text)
  if (!match || metrics.some((one) => one.start < match.index + match[0].length && one.end > match.index)) return null
  return `“${match[0].trim()}” is nothing that the statement holds`
}
const OTHER_WHOLE =
  /^\s*(?:in|at|for|of)?\s*(?:the|this|that|our|its) (?:reportable |operating |business )?(?:segment|division|unit|subsidiary|joint venture|affiliate|brand|region|store|plant)(?:['’]s)?\b|\b(?:from|to|of|with|in|by|at) (?:these|those|such) (?!(?:two|three|four|five|six|seven|eight|nine|ten|\d+)? ?(?:years?|quarters?|months?|periods?|divisions?|segments?|parts?|units?)\b)[a-z]+/i

/**
 * "Product gross profit", "segment revenue": of which part of the company a figure is, in a word that names none of its
 * divisions. It neither holds nor fails for the whole.
 *
 * @returns the words; null where none stands before a figure that the draft rests on
 */
export function unnamedPart({ text, passage }: Sentence, { used }: Draft): string | null {
  if (passage.inTable) return null
  for (const { start, end, metrics } of used) {
    if (end === start || metrics[0]?.kind === 'division' || metrics[0]?.kind === 'sum') continue
    const match = PART_NOUN.exec(text.slice(0, start))
    if (match) return `${match[0]}${text.slice(start, end)}`
  }
  return null
}
const PART_NOUN =
  /(?<!\b(?:of|and|its|the|all|other|goods|these|those|on|in|for|from) )\b(?:products?|services?|goods|segment|division|divisional|unit|market|region|country|customer|category|business unit|subsidiary)\s+$/i

/** Of a line of several things, one of them: "restructuring charges" under "Restructuring and other"; a bare "loss" that was recorded. */
function ofPart({ text }: Sentence, { used }: Draft): string | null {
  for (const { start, end, metrics } of used) {
    const words = text.slice(start, end)
    const [metric] = metrics
    if (metric && isPartOf(words, metric))
      return `“${words}” may be a part of ${metric.kind === 'expense' ? metric.name : 'it'}`
    if (/^(?:an? |the )?(?:loss(?:es)?|gains?)(?: of)?$/i.test(words) && RECORDED.test(text.slice(0, start)))
      return `which “${words}” is meant is not told`
  }
  return null
}
const RECORDED =
  /\b(?:record(?:ed|ing)|recogni[sz](?:ed|ing)|realized|incurr(?:ed|ing)|book(?:ed|ing)|related to)\b[^.;]*$/i

const isPartOf = (words: string, metric: Metric): boolean =>
  metric.kind === 'expense' &&
  /\s(?:and|&)\s+other\b/i.test(metric.name) &&
  !/\bother\b|&/i.test(words) &&
  metric.name.toLowerCase().includes(words.toLowerCase().replace(/ (?:costs?|expenses?|charges?|spending|spend)$/, ''))
