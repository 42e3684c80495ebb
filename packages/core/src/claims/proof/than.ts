/**
 * What a sentence holds a proven number against without a number of its own: "$40.9 billion, more than in the United Kingdom
 * or Japan", "a slightly faster pace than revenue", "88% of revenue, the rest being Graphics". What is measured by is
 * looked up; where it is not so, the comparison is false.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactPeriod, factOf, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { growth } from '../../statement/margins.ts'
import { groupOf, isSame, membersOf } from '../comparisons/quantities.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import { isAmount } from './operands.ts'
import type { Proven } from './parts.ts'
import { togetherThan } from './together.ts'
import { bare, type Told } from './tokens.ts'

const MORE = 'more|higher|bigger|larger|greater|heavier|costlier'
const LESS = 'less|lower|smaller|lighter|fewer'
const SMALL =
  '(?:(?:still|well|far|much|slightly|even|a lot|a little|a bit|somewhat|considerably|substantially|worth)\\s+)*'
const THAN = new RegExp(
  `^\\s*(?:[,(–—-]\\s*)?(?:(?:which|that)\\s+)?(?:(?:is|was|are|were)\\s+)?(?<word>${SMALL}(?:(?<more>${MORE})|${LESS})\\s+than)\\s+`,
  'i',
)
const LINK =
  /^(?:(?:,|and|or|nor|both|either|in|at|of|for|from|on|the|its|that|those|a whole year of|a full year of|what|was|were|is)\s*)*$/i
const DENIED = /\b(?:not|no|never|neither|hardly|barely|without|if|once)\b|n['’]t\b/i
const PACE =
  /(?:\b(?:(?:at )?an? )?(?:(?:slightly|much|far|even|somewhat|a little|noticeably) )?)(?<way>faster|quicker|swifter|slower)(?: (?:clip|pace|rate|growth))? than\s+(?:(?:the|its|that of|those of)\s+)*/gi

const made = (a: Proven, rule: string, isRight: boolean, span: Span, used: MetricToken[]): FoundComparison => ({
  ...{ verdict: isRight ? 'holds' : 'wrong', metric: a.metric, period: a.period, figure: null, rule, note: null },
  ...{ span, used },
})

/** @returns each such comparison, true or false; what is told otherwise is left */
export const toldThan = (told: Told, numbers: readonly Proven[]): FoundComparison[] => [
  ...numbers.flatMap((one) => levelsThan(told, numbers, one)),
  ...pacesThan(told, numbers),
  ...restNamed(told, numbers),
  ...togetherThan(told, numbers),
]

const sizeOf = (metric: Metric | undefined, period: FactPeriod): number | null =>
  metric && isAmount(metric) ? (factOf(period, metric)?.value ?? null) : null

/** "$40.9 billion, more than in the United Kingdom or Japan": an amount by the names behind it, each by itself or together. */
function levelsThan({ s, names }: Told, numbers: readonly Proven[], one: Proven): FoundComparison[] {
  const metric = one.metric.kind === 'share' ? one.metric.part : one.metric
  const own = sizeOf(metric, one.period)
  if (one.from !== null || own === null || own <= 0) return []
  const next = numbers.map(({ number }) => number.start).filter((at) => at > one.number.start)
  const to = Math.min(s.text.length, ...next)
  const from = Math.max(one.number.end, one.subject.token.end)
  const text = s.text.slice(from, to)
  const match = from < to ? THAN.exec(text) : null
  if (!match || DENIED.test(s.text.slice(0, from))) return []
  const start = from + match[0].length - match[0].trimStart().length
  const found: MetricToken[] = []
  let end = from + match[0].length
  for (const name of names.filter((other) => other.start >= end && other.end <= to)) {
    if (!LINK.test(`${s.text.slice(end, name.start).trim().replace(/\s+/g, ' ')} `)) break
    found.push(name)
    end = name.end
  }
  const sum = /^\s+(?:(?:taken|put|added|all)\s+)?(?:together|combined)\b/i.exec(s.text.slice(end))
  const close = end + (sum?.[0].length ?? 0)
  if (found.length === 0 || !/^\s*(?:[,.;:)–—]|$)/.test(s.text.slice(close))) return []
  const values = found.map(({ metrics: [other], isNegated }) => (isNegated ? null : sizeOf(other, one.period)))
  const isAlike = found.every(
    ({ metrics: [other] }) => other && other.kind === metric.kind && metricWords(other) !== metricWords(metric),
  )
  if (!isAlike && !(found.length === 1 && metric.kind !== 'division')) return []
  if (!values.every((value): value is number => value !== null && value > 0)) return []
  const least = sum ? [values.reduce((a, b) => a + b, 0)] : values
  const isMore = match.groups?.more !== undefined
  const isRight = least.every((value) => (isMore ? own > value : own < value))
  return [
    made(
      one,
      `${metricWords(metric)} beside ${found.map((token) => token.metrics.map(metricWords)[0]).join(', ')}`,
      isRight,
      { start, end: close },
      found,
    ),
  ]
}

/** "Grew 7.3% to $8.5 billion, a faster clip than B's 4.9%", "…, a slightly faster pace than revenue": two growths. */
function pacesThan({ s, names }: Told, numbers: readonly Proven[]): FoundComparison[] {
  const changes = numbers.filter(({ from, form }) => from !== null && form === 'percent')
  return [...s.text.matchAll(PACE)].flatMap(({ index, 0: said, groups }) => {
    const end = index + said.length
    const a = changes.findLast(({ number }) => number.end <= index)
    const b = names.find((one) => one.start >= end && one.start - end < 2)
    const [metric] = b?.metrics ?? []
    if (!a?.from || !b || !metric || metricWords(metric) === metricWords(a.metric)) return []
    if (DENIED.test(s.text.slice(a.number.end, index)) || /\b(?:twice|half|times)\s+$/i.test(s.text.slice(0, index)))
      return []
    const [now, old] = [sizeOf(metric, a.period), sizeOf(metric, a.from)]
    const [x, y] = [a.fact.value, growth(now, old)]
    if (y === null) return []
    // of a rise and a fall neither is the faster
    if (
      Math.sign(x) !== Math.sign(y) ||
      s.periods.some((one) => one.start >= a.number.end && one.end <= index && one.isComparison)
    )
      return []
    const more = Math.abs(x) - Math.abs(y)
    const isRight = /^slow/i.test(groups?.way ?? '') ? more < 0 : more > 0
    return [
      made(
        a,
        `growth of ${metricWords(a.metric)} beside ${metricWords(metric)}`,
        isRight,
        { start: index, end: b.end },
        [b],
      ),
    ]
  })
}

const REST =
  /(?:,|;|\band)\s+(?<said>(?:the (?:rest|remainder|other part)|what is left)\s+(?:(?:is|was|being|came from|coming from|goes to|belongs to)\s+)?(?:all\s+)?(?:(?:from|in|to|the|its)\s+)*)$/i

/** "The rest being services": of what has no name here. */
export const isRestUnread = ({ text }: Told['s'], found: readonly Span[]): boolean =>
  [...text.matchAll(OF_REST)].some(
    ({ index, 0: said }) => !found.some((one) => one.start < index + said.length && one.end > index),
  )
const OF_REST =
  /\bthe (?:rest|remainder)\s+(?:is|was|being|came from|coming from|goes to|went to|belongs to)\s+(?![$€£¥\d])/gi

/** "88% of revenue, the rest being Graphics": the one part that there is besides. */
function restNamed({ base, s, names }: Told, numbers: readonly Proven[]): FoundComparison[] {
  return names.flatMap((token): FoundComparison[] => {
    const match = REST.exec(bare(s.text, [], 0, token.start))
    const share = numbers.findLast(({ number, metric }) => number.end <= token.start && metric.kind === 'share')
    const [metric] = token.metrics
    if (!match || !metric || share?.metric.kind !== 'share') return []
    const { part, whole } = share.metric
    const group = groupOf(share.period, part)
    const isWhole = whole.kind === 'figure' && whole.name === 'total_revenue'
    if (!group || group === 'expenses' || !isWhole || !/^\s*(?:[,.;:)–—]|$)/.test(s.text.slice(token.end))) return []
    const members = membersOf(base, share.period, group, part, true)
    const others = members.filter((one) => !isSame(one.metric, part))
    const [other] = others
    const isRight = others.length === 1 && members.length === 2 && other !== undefined && isSame(other.metric, metric)
    const start = token.start - (match.groups?.said ?? '').length
    return [made(share, `the rest besides ${metricWords(part)}`, isRight, { start, end: token.end }, [token])]
  })
}
