/** Of which part a rank, or the only one of its kind, is told. */
import type { Span } from '../../../figures-in-words/companies.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import type { Scene } from './counted.ts'

/** Behind the words: "the biggest, A,", "the smallest decline being A's", "the exception was A". */
const BEHIND =
  /^(?:,|:|\s*[–—(]|\s+(?:is|was|being|are|were|remains?|remained|came (?:from|in)|comes? (?:from|in)|belong(?:s|ed) to|by|of|at|in|for)\b)?\s*(?:(?:again|still|once more|easily|clearly|that of|those of|the|its|with|for|at|in|of|from)\s+)*$/i
/** What a part is held against rather than spoken of. */
const OTHER_SIDE =
  /\b(?:than|unlike|ahead of|behind|after|over|outside(?: of)?|besides|except(?: for)?|excluding|without|against|versus|vs\.?|like|following|and not|not|to|from|past|what|as)\s+(?:(?:the|its|both|even|that of|in)\s+)*$/i

/** @returns the one part that the words between two places are said of; null = none, or more than one may be meant */
export function subjectOf({ s, parts }: Scene, { start, end }: Span, isBehindToo = true): MetricToken | null {
  const behind = parts.find((one) => one.start >= end)
  const lead = /(?:^|[.;:(—–]\s*|,\s+|\b(?:with|and|while|but)\s+)(?:(?:the|its|by far|easily)\s+)*$/i.test(
    s.text.slice(0, start),
  )
  const gap = behind ? s.text.slice(end, behind.start) : ''
  const isBehind = behind !== undefined && gap.length < 40 && BEHIND.test(gap)
  // "the biggest, A," and "…, the smallest being A"
  if (
    isBehind &&
    isBehindToo &&
    behind &&
    (lead || /\b(?:is|was|being|are|were|came|belong\w*|by)\b/i.test(gap)) &&
    !isListed(s.text, parts, behind)
  ) {
    const isVerbed =
      (/^\s+(?:in|at)\s+(?:the\s+)?$/i.test(gap) && /^most\s/i.test(s.text.slice(start))) ||
      /\b(?:is|was|being|are|were|by)\b|^[,:(–—]|^\s+[–—(]/i.test(gap)
    if (isVerbed) return behind
  }
  // "well behind A, the biggest": it stands right before them
  const next = parts.findLast((one) => one.end <= start)
  if (
    next &&
    !isListed(s.text, parts, next) &&
    /^,\s+(?:(?:the|its|by far|still|easily)\s+)+$/i.test(s.text.slice(next.end, start))
  )
    return next
  const before = parts.filter((one) => one.end <= start && !OTHER_SIDE.test(s.text.slice(0, one.start)))
  const last = before.at(-1)
  // what a sentence without a part of its own goes on with
  if (!last)
    return (
      s.metrics.find(
        ({ start: from, end: to, metrics: [one] }) => from === 0 && to === 0 && one?.kind === 'division',
      ) ?? null
    )
  const between = s.text.slice(last.end, start)
  if (/[;]|(?<!\bNo)\.(?!\d|\w)|\?|!/.test(between)) return null
  // "A and B": of both of them, or of another
  if (isListed(s.text, parts, last)) return null
  return last
}

/** "A and B", "A, B": one of several that are named together. */
function isListed(text: string, parts: readonly MetricToken[], one: MetricToken): boolean {
  const joint = /^\s*(?:\([^()]*\)\s*)?(?:,|and|&|, and|or|as well as)\s+(?:(?:the|its|in)\s+)*$/i
  const before = parts.findLast((other) => other.end <= one.start)
  return (
    before !== undefined &&
    joint.test(text.slice(before.end, one.start)) &&
    !/^\s*,\s+$/.test(text.slice(before.end, one.start))
  )
}
