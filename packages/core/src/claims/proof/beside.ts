/**
 * What a sentence says of two of its numbers: "wider than the $748 million of 2024", "exceeded both the $27.0 billion of
 * 2023 and the $31.2 billion of 2022". Both are proven to be what they are told of; which is more is seen from them.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { isPerShare, isRatio, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import type { Proven } from './parts.ts'
import { bare, type Told } from './tokens.ts'

const MORE =
  'more|higher|bigger|larger|greater|wider|heavier|deeper|above|over|beyond|ahead of|exceed(?:s|ed|ing)|topp(?:ed|ing)|tops|surpass(?:es|ed|ing)|outstrip(?:s|ped|ping)|beat(?:s|ing)?|outweigh(?:s|ed|ing)|cover(?:s|ed|ing)|past'
const LESS =
  'less|lower|smaller|narrower|slimmer|lighter|milder|shallower|fewer|below|under|beneath|behind|short of|shy of|f[ae]ll(?:s|ing)? short of|trail(?:s|ed|ing)(?: behind)?|miss(?:es|ed|ing)|undershot|undercut'
/** From a number to the one it is held against: a relation, and what names the other. */
const RELATION = new RegExp(
  `^(?<lead>(?:[^.;]|\\.\\d)*?)(?<![\\w-])(?<word>(?:(?<more>${MORE})|(?<less>${LESS}))(?: than)?)(?:\\s+(?:both|either|even|what (?:it|they|the company) \\w+|that of|those of|the|its|a|an|of|on|for|in|from|all|net|total|about|some|just|still|level|figure|year['’]s|last|prior|previous))*(?:\\s+(?:taken|put|all))?(?:\\s+(?:together|combined))?(?:,?\\s+(?:which|who))?(?:\\s+(?:add(?:s|ed)? up to|c[ao]me to|is|was|were|total(?:s|led|ed)?|stood at|at|made|had|of|\\(|,|and))*\\s*\\(?\\s*$`,
  'i',
)
/** "… and the $31.2 billion of 2022": held against the same. */
const AND = /^(?:[^.;:]|\.\d)*?\b(?:and|or|nor)(?:\s+(?:also|than|above|below|the|its|a|that of))*\s+$/i
const DENIED = /\b(?:not|no|never|neither|nor|hardly|barely|half|twice|times|double)\b|n['’]t\b/i
/** "A loss lower than": whether it is the figure or the loss that is lower is not said. */
const EITHER_WAY = /^(?:higher|lower|above|over|below|under|beneath|beyond|past|behind|ahead)/i

/** The two sizes as they are told: a loss of nine is more than a loss of five. */
const sizes = (a: Proven, b: Proven): [number, number] | null => {
  const isLoss = a.subject.token.isNegated || b.subject.token.isNegated
  if (a.fact.value < 0 !== b.fact.value < 0) return null
  if (a.fact.value < 0 && !isLoss && a.metric.kind === 'figure') return null
  return [Math.abs(a.fact.value), Math.abs(b.fact.value)]
}

const isAlike = (a: Proven, b: Proven): boolean =>
  a.form === b.form &&
  (a.from === null) === (b.from === null) &&
  isRatio(a.metric) === isRatio(b.metric) &&
  isPerShare(a.metric) === isPerShare(b.metric)

/** @returns each relation that stands right between two proven numbers, true or false; what is told otherwise is left */
export function besideNumbers({ s, names, numbers }: Told, proven: readonly Proven[]): FoundComparison[] {
  const found: FoundComparison[] = []
  const ordered = [...proven].sort((a, b) => a.number.start - b.number.start)
  if (ordered.length !== numbers.length) return []
  let head: { of: Proven; sign: 1 | -1; word: Span } | null = null
  for (const [at, one] of ordered.entries()) {
    const last = ordered[at - 1]
    if (!last) continue
    const gap = bare(s.text, names, last.number.end, one.number.start)
    const match = DENIED.test(gap) ? null : RELATION.exec(gap)
    const isOn = head !== null && AND.test(gap) && !match
    const of: Proven = head && /\b(?:but|and|yet)\b/.test(match?.groups?.lead ?? '') ? head.of : last
    if (isOn && head) {
      const pair = isAlike(head.of, one) ? sizes(head.of, one) : null
      // It stands in no word of its own: its joint is what is marked.
      const start = last.number.end + gap.search(/\b(?:and|or|nor)\b(?!.*\b(?:and|or|nor)\b)/i)
      if (pair) found.push(compared(head.of, one, { start, end: start + 3 }, head.sign, pair))
      continue
    }
    head = null
    if (!match || one.number.bound !== 'exact' || !isAlike(of, one) || isOwnName(names, last, one, match)) continue
    const pair = sizes(of, one)
    if (!pair) continue
    const sign = match.groups?.more === undefined ? -1 : 1
    const start = last.number.end + (match.groups?.lead?.length ?? 0)
    const word = { start, end: start + (match.groups?.word?.length ?? 0) }
    head = { of, sign, word }
    const isLoss = of.subject.token.isNegated || one.subject.token.isNegated
    const told = compared(of, one, word, sign, pair)
    const isOpen = told.verdict === 'wrong' && isLoss && EITHER_WAY.test(s.text.slice(word.start, word.end))
    found.push(isOpen ? { ...told, verdict: 'unresolved' } : told)
  }
  return found
}

/**
 * "Pumps weighed heavier than Valves ($50 billion to $30 billion)": a relation between two names, each with a number of its
 * own that is proven; what the numbers do not show is left.
 */
export function besideNames({ s, names }: Told, proven: readonly Proven[]): FoundComparison[] {
  const levels = proven.filter((one) => one.from === null && one.metric.kind !== 'share' && one.metric.kind !== 'sum')
  return names.flatMap((token, at): FoundComparison[] => {
    const next = names.slice(at + 1).find((one) => levels.some(({ subject }) => subject.token.start === one.start))
    const [a, b] = [token, next].map((one) => levels.filter(({ subject }) => subject.token.start === one?.start))
    const [x, y] = [a?.[0], b?.[0]]
    if (!next || !x || !y || a?.length !== 1 || b?.length !== 1 || x.period !== y.period || !isAlike(x, y)) return []
    const gap = bare(s.text, [...names, ...proven.map(({ number }) => number)], token.end, next.start)
    const match = BETWEEN.exec(gap)
    const pair = sizes(x, y)
    if (!match || !pair || DENIED.test(gap) || /[;]/.test(gap)) return []
    const start = token.end + match.index
    const close = start + match[0].length
    // "covers a fifth of", "over five times": of which size is said behind it
    const isSized = proven.some(
      ({ number }) =>
        number.start >= close && HEDGES.test(s.text.slice(close, number.start)) && number.end <= next.start,
    )
    if (isSized) return []
    const told = compared(
      x,
      y,
      { start, end: start + match[0].length },
      match.groups?.more === undefined ? -1 : 1,
      pair,
    )
    return [told.verdict === 'wrong' ? { ...told, verdict: 'unresolved' } : told]
  })
}
const HEDGES =
  /^\s+(?:(?:than|only|just|about|around|roughly|nearly|almost|some|over|under|more than|less than|a|an|well)\s+)*$/i
const BETWEEN = new RegExp(
  `(?<![\\w-])(?:a (?:little|bit|lot) |(?:far|much|somewhat|slightly) )?(?:(?<more>${MORE})|${LESS})\\b(?:[^,;:]{0,40}?\\bthan\\b(?!\\s+(?:(?:half|twice|double)\\b|[$€£¥]?\\d| {4,})))?`,
  'i',
)

/** The other's name stands behind the relation; a name before it begins something else, unless it is the first's own. */
const isOwnName = (names: Told['names'], a: Proven, b: Proven, match: RegExpExecArray): boolean => {
  const word = a.number.end + (match.groups?.lead?.length ?? 0)
  const isOfFirst = ({ metrics, start }: MetricToken) =>
    start === a.subject.token.start || metrics.some((one) => metricWords(one) === metricWords(a.metric))
  return names.some(
    (one) => one.start >= a.number.end && one.end <= word && one.end <= b.number.start && !isOfFirst(one),
  )
}

const compared = (a: Proven, b: Proven, span: Span, sign: 1 | -1, [x, y]: [number, number]): FoundComparison => ({
  verdict: Math.sign(x - y) === sign ? 'holds' : 'wrong',
  metric: a.metric,
  period: a.period,
  figure: null,
  rule: `${metricWords(a.metric)} ${a.period.code} beside ${metricWords(b.metric)} ${b.period.code}`,
  note: null,
  // Its numbers show which figures are meant: their names are looked at with them.
  ...{ span, used: [] },
})
