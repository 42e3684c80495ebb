/** The one that went another way than the others: "the only region to grow", "alone among the lines", "the exception was A". */
import type { Metric } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import { groupOf, type Member } from '../quantities.ts'
import type { FoundComparison } from '../rank-claims.ts'
import { type Counted, clauseEnd, clauseStart, isOf, isOtherFigure, made, type Scene, wentSo } from './counted.ts'
import { COSTS, groupWord, type Mention, masked, PLACES, setsOf, UNITS } from './mention.ts'
import { isYearlyMove, type Move, movesIn } from './moved.ts'
import { subjectOf } from './subject.ts'

const ONLY = new RegExp(
  `(?<![\\p{L}-])(?:(?:the|its|\u0001+(?:['’]s?)?)\\s+)*(?:only|sole|lone|one and only|single)\\s+(?:(?<one>one)\\b|(?:(?:product|business|operating|reportable|\u0001+|big|main|revenue|sales)\\s+)*(?<noun>${COSTS}|${PLACES}|${UNITS})(?![\\w-]))`,
  'giu',
)
const ALONE = /(?<![\p{L}-])(?:alone\s+(?=among\b|of\b|in\b)|unique(?:ly)?\s+(?=among\b))/giu

/** @returns what is said of one part against all the others of its set */
export const aloneOnes = (scene: Scene, counted: readonly Counted[]): FoundComparison[] => [
  ...onlyOnes(scene),
  ...aloneAmong(scene),
  ...aloneMoved(scene),
  ...exceptions(scene, counted),
]

/** Whether the named ones, and no others of their set, went so; null = it cannot be said. */
function areAlone(
  { base, period }: Scene,
  named: readonly Metric[],
  move: Move,
  mention: Mention | null,
): { isSo: boolean | null; members: readonly Member[] } {
  const [first] = named
  const group = first ? groupOf(period, first) : null
  if (!first || !group || (mention && mention.group !== group)) return { isSo: null, members: [] }
  const sets = setsOf(base, period, group, mention?.size ?? 0, first)
  const results = sets.map((members) => {
    if (members.some(({ growth }) => growth === null)) return null
    const fits = members.map((one) => wentSo(one.growth ?? 0, { ...move, by: null }))
    return members.every((one, at) => (fits[at] === true) === isOf(named, one))
  })
  const [result] = results
  return { isSo: result == null || results.some((one) => one !== result) ? null : result, members: sets[0] ?? [] }
}

function told(
  scene: Scene,
  token: MetricToken,
  move: Move,
  mention: Mention | null,
  span: { start: number; end: number },
): FoundComparison[] {
  const [metric] = token.metrics
  const { s } = scene
  if (!metric || !isYearlyMove(scene.base, s, scene.period, span.start, clauseEnd(s, span.end))) return []
  if (isOtherFigure(s, span.start, span.end)) return []
  const { isSo, members } = areAlone(scene, [metric], move, mention)
  if (isSo === null) return []
  return [
    {
      ...made(scene, isSo ? 'holds' : 'unresolved', span, { by: null }, members),
      metric,
      used: [token],
      note: isSo ? null : 'it is not so of it alone',
    },
  ]
}

/** "The only one of the three segments that went backwards", "the sole segment with higher revenue" */
function onlyOnes(scene: Scene): FoundComparison[] {
  const { s, mentions } = scene
  return [...masked(s).matchAll(ONLY)].flatMap(({ index, 0: said, groups }): FoundComparison[] => {
    const start = index
    const head = start + said.length
    const mention = mentions.find((one) => one.start >= head && one.start - head < 3 && one.many === null) ?? null
    const from = mention?.end ?? head
    const [move] = movesIn(s, from, clauseEnd(s, from))
    if (
      !move ||
      !/^[\s,]*(?:(?:that|which|to|in which|where|whose|with|to have|have|has|had|still|also|again|is|was|revenues?|sales|managed|did)\s+)*$/i.test(
        s.text.slice(from, move.start),
      )
    )
      return []
    // "grew more than 5%", "bring in more than $1 billion": by another measure than which way they went
    if (
      move.by ||
      /^\s*(?:than\s+)?(?:[$€£]|\d)/.test(s.text.slice(move.end)) ||
      /^\s+than\s+(?!(?:a|the|it|in|they|last)\b)/i.test(s.text.slice(move.end))
    )
      return []
    const token = subjectOf(scene, { start, end: move.end })
    const [metric] = token?.metrics ?? []
    const isOther = metric && groups?.noun && groupWord(groups.noun) !== groupOf(scene.period, metric)
    return token && !isOther ? told(scene, token, move, mention, { start, end: move.end }) : []
  })
}

/** "Alone among the product lines, A grew", "A, alone among its peers, grew" */
function aloneAmong(scene: Scene): FoundComparison[] {
  const { s, mentions, parts } = scene
  return [...s.text.matchAll(ALONE)].flatMap(({ index, 0: said }): FoundComparison[] => {
    const mention = mentions.find((one) => one.start === index + said.length && one.many === null)
    if (!mention) return []
    const behind = parts.find(
      (one) =>
        one.start >= mention.end &&
        /^,?\s*(?:(?:sales|revenue)\s+(?:in|of|at)\s+)?(?:the\s+)?$/i.test(s.text.slice(mention.end, one.start)),
    )
    const token =
      behind ??
      parts.findLast(
        (one) => one.end <= index && /^,?\s*(?:(?:was|is|stood|stands)\s+)?$/i.test(s.text.slice(one.end, index)),
      )
    const from = Math.max(mention.end, token?.end ?? 0)
    const around = movesIn(s, from, s.text.length).at(0) ?? null
    return token && around ? told(scene, token, around, mention, { start: index, end: mention.end }) : []
  })
}

/** "A alone grew", "only A grew": of those that a set before it counts. */
function aloneMoved(scene: Scene): FoundComparison[] {
  const { s, parts, mentions } = scene
  return parts.flatMap((token): FoundComparison[] => {
    const behind = /^\s+alone\b(?!\s+(?:among|of|in)\b)/i.exec(s.text.slice(token.end))
    const before = /\b(?:only|just|solely)\s+(?:(?:the|its|in)\s+)*$/i.exec(s.text.slice(0, token.start))
    if (!behind && !before) return []
    const end = token.end + (behind?.[0].length ?? 0)
    const [move] = movesIn(s, end, clauseEnd(s, end))
    if (!move || move.start - end > 12 || parts.some((one) => one.start >= end && one.start < move.start)) return []
    const from = clauseStart(s, token.start)
    const mention =
      mentions.find(
        (one) =>
          one.many === null &&
          one.start >= from &&
          one.end <= token.start &&
          /^[\s,]*(?:only|just|solely)?\s*(?:the\s+)?$/i.test(s.text.slice(one.end, token.start)),
      ) ?? null
    const start = behind ? token.start : (before?.index ?? token.start)
    return told(scene, token, move, mention, { start, end: move.end })
  })
}

const EXCEPTION =
  /(?:the\s+)?(?:only|sole|lone|one|single)?\s*(?<![\p{L}-])(?:exceptions?|odd one out|outliers?|holdouts?|laggards? was|blemish)(?![\p{L}-])/giu

/** "Three of the four grew; the exception was A" */
function exceptions(scene: Scene, counted: readonly Counted[]): FoundComparison[] {
  const { s, parts } = scene
  return [...s.text.matchAll(EXCEPTION)].flatMap(({ index, 0: said }): FoundComparison[] => {
    const last = counted.findLast((one) => one.span.end <= index && one.mention.many !== 'none')
    if (!last) return []
    const end = index + said.length
    const behind = parts.find(
      (one) =>
        one.start >= end &&
        /^(?:\s+(?:is|was|being|were|came from)|[:,])?\s+(?:(?:the|in)\s+)*$/i.test(s.text.slice(end, one.start)),
    )
    const token =
      behind ??
      parts.findLast(
        (one) => one.end <= index && /^\s+(?:is|was|being|were|proved)\s+$/i.test(s.text.slice(one.end, index)),
      )
    if (!token) return []
    const move: Move = { ...last.move, sign: last.move.sign === 1 ? -1 : 1, by: null, range: null }
    const [metric] = token.metrics
    const { isSo, members } = areAlone(scene, metric ? [metric] : [], move, last.mention)
    if (isSo === null) return []
    return [
      {
        ...made(scene, isSo ? 'holds' : 'unresolved', { start: index, end }, { by: null }, members),
        metric: metric ?? null,
        used: [token],
      },
    ]
  })
}
