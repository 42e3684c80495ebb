/**
 * One part against others that are named or meant: "a whisker ahead of A", "more than A, B and C combined", "bigger than the
 * other four together", "less than A too", "followed by B and C". By what they are held against each other is told by the
 * words or by the numbers beside them; a second comparison of a sentence is held as the first is.
 */
import type { Span } from '../../../figures-in-words/companies.ts'
import type { Metric } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../../figures-in-words/numbers.ts'
import { formatCompact } from '../../../format/amount.ts'
import { formatChange } from '../../../format/percent.ts'
import { amountOf, groupOf, growthOf, isSame, type Member } from '../quantities.ts'
import { clauseEnd, clauseStart, isOtherFigure, type Phrase, type Scene } from './counted.ts'
import { isPart, mentionsOf, setsOf } from './mention.ts'
import { isYearlyMove, movesIn } from './moved.ts'
import { subjectOf } from './subject.ts'

type By = 'amount' | 'growth'
const word = (source: string) => new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu')
const WORDS: readonly (readonly [RegExp, { sign: 1 | -1; by: By | null }])[] = [
  [
    word(
      '(?:faster|quicker|more (?:quickly|rapidly|strongly)) than|out(?:gr[eo]w(?:s|n|ing)?|pac(?:es?|ed|ing)|perform(?:s|ed|ing)?)',
    ),
    { sign: 1, by: 'growth' },
  ],
  [word('(?:slower|more slowly) than'), { sign: -1, by: 'growth' }],
  [
    word(
      '(?:bigger|larger|greater) than|out(?:s[eo]ld|sells?|selling|earn(?:s|ed|ing)?)|eclips(?:es|ed|ing)|dwarf(?:s|ed|ing)?',
    ),
    { sign: 1, by: 'amount' },
  ],
  [word('smaller than'), { sign: -1, by: 'amount' }],
  [
    word(
      '(?:more|higher) than|ahead of|exceed(?:s|ed|ing)|topp?(?:s|ed|ing)|surpass(?:es|ed|ing)|beat(?:s|en|ing)?|edg(?:es|ed|ing) out',
    ),
    { sign: 1, by: null },
  ],
  [
    word('(?:less|lower|fewer) than|(?<!left )behind|short of|trail(?:s|ed|ing)?(?! by)|lag(?:s|ged|ging)(?: behind)?'),
    { sign: -1, by: null },
  ],
]
const LINK =
  /^\s+(?:(?:the|its|all|both|either|that of|those of|what|in|at|of|even|either|did|does|only|sales (?:in|of|from)|revenue (?:in|of|from))\s+)*$/i
const JOIN =
  /^(?:['’]s?)?\s*(?:\([^()]*\)\s*)?(?:,|and|or|nor|&|plus|, and|, or|as well as|combined with)\s+(?:(?:the|its|in|at|of)\s+)*$/i
const TOGETHER = /^\s*,?\s*(?:(?:taken|put|added|all|both|lumped)\s+)?(?:together|combined|in total|in sum)\b/i
const OTHERS =
  /^\s+(?:(?:all|any|every|each)\s+(?:of\s+)?)?(?:(?:the|its|their)\s+)?(?:others?|remaining|rest)(?:\s+(?<n>two|three|four|five|six|seven))?(?:\s+(?:of (?:them|the (?:group|company|business|pack|field))|(?:(?:product|business|operating|reportable|\p{Lu}[\p{L}&.]*)\s+)?(?:segments?|regions?|lines?|business(?:es)?|units?|divisions?|categories|category|geographies|geography|markets?|countries|country)))?(?![\p{L}-])/iu
const DENIED = /(?:\b(?:not|no|never|hardly|barely|neither)\s+(?:\w+\s+)?|n['’]t\s+(?:\w+\s+)?)$/i

interface Object extends Span {
  parts: readonly Metric[]
  tokens: readonly MetricToken[]
  isTogether: boolean
}

/** @returns each comparison of a part with others that is named whole: true, or left open */
export function againstOthers(scene: Scene): Phrase[] {
  const { s } = scene
  const found: Phrase[] = []
  for (const [pattern, reads] of WORDS)
    for (const { index, 0: said } of s.text.matchAll(pattern)) {
      const end = index + said.length
      if (found.some(({ span }) => index < span.end && end > span.start)) continue
      const one = heldAt(scene, { start: index, end }, reads)
      if (one) found.push(one)
    }
  return [...found, ...followers(scene), ...multiples(scene)]
}

function heldAt(scene: Scene, span: Span, { sign, by }: { sign: 1 | -1; by: By | null }): Phrase | null {
  const { s, base, period } = scene
  const token = subjectOf(scene, span, false)
  const [metric] = token?.metrics ?? []
  const group = metric ? groupOf(period, metric) : null
  const object = metric && group ? objectAt(scene, span.end, metric) : null
  if (!token || !metric || !group || !object || DENIED.test(s.text.slice(0, span.start))) return null
  // "more than twice as much as": so many times, which a number tells
  const from = Math.min(token.end, span.start)
  if (isOtherFigure(s, from, object.end) || object.parts.some((one) => groupOf(period, one) === null)) return null
  const clause = clauseEnd(s, object.end)
  if (!isYearlyMove(base, s, period, span.start, Math.min(clause, object.end + 24))) return null
  if (s.periods.some((one) => one.start >= object.end && one.start - object.end < 12 && one.isComparison)) return null
  const bys = by ? [by] : bysOf(scene, token, span, object)
  const way = bys.includes('growth') ? wayBefore(scene, span) : 1
  // of two that fell, which is ahead is not said
  if (way === null && by === null && (growthOf(base, period, metric) ?? 0) < 0) return null
  if (bys.includes('growth') && object.isTogether) return null
  const results = bys.map((one) => isMore(scene, metric, object, one, (sign * (way ?? 1)) as 1 | -1))
  if (results.some((one) => one === null)) return null
  const isOnly = /\bonly\b/i.test(s.text.slice(span.end, object.end - 1))
  if (isOnly && !isBehindOnly(scene, metric, object, bys[0] ?? 'amount'))
    return { ...NOT_SO, metric, period, span: { start: span.start, end: object.end }, used: [token, ...object.tokens] }
  const margin = marginOf(scene, metric, object, bys[0] ?? 'amount')
  const isRight = results.every(Boolean) && margin.isSo
  return {
    ...{
      verdict: isRight ? 'holds' : 'unresolved',
      metric,
      period,
      rule: null,
      span: { start: span.start, end: object.end + margin.length },
    },
    figure: [metric, ...object.parts].map((one) => sizeOf(scene, one, bys[0] ?? 'amount')).join(', '),
    note: isRight ? null : 'which of them is more is not so',
    isSure:
      isRight && bys[0] === 'growth' && isNumbered(scene, token, span, object)
        ? 'by'
        : isRight && object.tokens.length === 0
          ? 'whose'
          : undefined,
    used: [token, ...object.tokens],
  }
}

const NOT_SO = { verdict: 'unresolved', figure: null, rule: null, note: 'others are between them' } as const

/** "Trails only A": all the others are behind it. */
function isBehindOnly({ base, period }: Scene, own: Metric, { parts }: Object, by: By): boolean {
  const group = groupOf(period, own)
  const height = (one: Metric) => (by === 'amount' ? amountOf(period, one) : growthOf(base, period, one)) ?? Number.NaN
  const members = group ? (setsOf(base, period, group, 0, own)[0] ?? []) : []
  const rest = members.filter(({ metric }) => !isSame(metric, own) && !parts.some((one) => isSame(one, metric)))
  return members.length > 1 && rest.every(({ metric }) => height(metric) < height(own))
}

/** "Fell faster than": which way the words are said of; null = no verb stands before them. */
function wayBefore({ s }: Scene, span: Span): 1 | -1 | null {
  const last = movesIn(s, Math.max(0, span.start - 60), span.start).at(-1)
  const gap = last ? s.text.slice(last.by?.end ?? last.end, span.start) : ''
  return last && /^[\s,]*(?:(?:much|far|even|slightly|somewhat|a (?:bit|little)|by|considerably)\s+)*\)?$/i.test(gap)
    ? last.sign
    : null
}

/** By what two are held against each other where the words do not say it: by the numbers beside them. */
function bysOf({ s }: Scene, token: MetricToken, span: Span, object: Object): readonly By[] {
  const from = Math.min(token.end, span.start)
  const last = s.numbers.findLast((n) => n.end <= span.start && n.start >= from)
  const next = s.numbers.find((n) => n.start >= object.end && n.start - object.end < 24)
  const near = [last, next].filter((n) => n !== undefined)
  const isShare = ({ end, kind }: NumberToken) => kind === 'percent' && /^\s+of\b/.test(s.text.slice(end))
  const isMoved =
    movesIn(s, from, span.start).length > 0 ||
    /\b(?:fastest|slowest|quickest|growth|pace)\b/i.test(s.text.slice(clauseStart(s, span.start), span.start))
  if (near.some((n) => n.kind === 'money' || isShare(n)))
    return isMoved && near.some((n) => n.kind === 'percent' && !isShare(n)) ? ['growth'] : ['amount']
  if (near.some(({ kind }) => kind === 'percent')) return ['growth']
  return isMoved ? ['growth'] : ['amount']
}

/** Both sides with a percentage of their own. */
function isNumbered({ s }: Scene, token: MetricToken, span: Span, object: Object): boolean {
  const isIn = (from: number, to: number) =>
    s.numbers.some((n) => n.kind === 'percent' && n.start >= from && n.end <= to)
  return isIn(Math.min(token.end, span.start), span.start) && isIn(object.end, object.end + 24)
}

/** What stands behind the words: names, alone or together, or the others of the same set. */
function objectAt(scene: Scene, end: number, own: Metric): Object | null {
  const { s, base, period } = scene
  const named: MetricToken[] = []
  let at = end
  const all = s.metrics.filter((one) => isPart(one) || (one.end > one.start && one.metrics[0]?.kind === 'sum'))
  for (const one of all) {
    if (one.start < end) continue
    const gap = s.text.slice(at, one.start)
    if (!(named.length === 0 ? LINK : JOIN).test(gap)) break
    // "ahead of A, and B was …": the next clause
    if (named.length > 0 && /^\s*(?:is|was|are|were|grew|rose|fell|had|saw|posted)\b/i.test(s.text.slice(one.end)))
      break
    named.push(one)
    at = one.end
  }
  const [first] = named
  if (first?.metrics[0]?.kind === 'sum') {
    const sum = first.metrics[0]
    return sum.minus.length === 0 && named.length === 1
      ? { start: first.start, end: first.end, parts: sum.plus, tokens: named, isTogether: true }
      : null
  }
  if (first) {
    const cue = named.length > 1 ? TOGETHER.exec(s.text.slice(at)) : null
    const parts = named.flatMap(({ metrics: [one] }) => one ?? [])
    return parts.some((one) => isSame(one, own))
      ? null
      : { start: first.start, end: at + (cue?.[0].length ?? 0), parts, tokens: named, isTogether: cue !== null }
  }
  const match = OTHERS.exec(s.text.slice(end))
  const group = groupOf(period, own)
  if (!match || !group) return null
  const close = end + match[0].length
  const cue = TOGETHER.exec(s.text.slice(close))
  const count = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(match.groups?.n?.toLowerCase() ?? '-')
  const mention = mentionsOf(s).find((one) => one.start < close && one.end > end)
  if (mention && mention.group !== group) return null
  const others = count > 0 ? count : mention?.isOthers ? mention.size : 0
  // with what stands for the rest: taken together it counts
  const sets = setsOf(base, period, group, others > 0 ? others + 1 : 0, own)
  const members = sets.at(-1)?.filter((one) => !isSame(one.metric, own)) ?? []
  return members.length === 0
    ? null
    : {
        start: end,
        end: close + (cue?.[0].length ?? 0),
        parts: members.map(({ metric }) => metric),
        tokens: [],
        isTogether: cue !== null || /\brest\b/i.test(match[0]),
      }
}

function isMore(
  { base, period }: Scene,
  own: Metric,
  { parts, isTogether }: Object,
  by: By,
  sign: 1 | -1,
): boolean | null {
  const height = (one: Metric) => (by === 'amount' ? amountOf(period, one) : growthOf(base, period, one))
  const [mine, others] = [height(own), parts.map(height)]
  if (mine === null || !others.every((one): one is number => one !== null)) return null
  const against = isTogether ? [others.reduce((a, b) => a + b, 0)] : others
  return against.every((one) => (mine - one) * sign > 0)
}

const sizeOf = ({ base, period }: Scene, one: Metric, by: By): string =>
  `${one.kind === 'division' ? one.label : one.kind === 'expense' ? one.name : ''} ${by === 'growth' ? formatChange(growthOf(base, period, one) ?? 0) : formatCompact(amountOf(period, one) ?? 0, base.currency)}`

const MARGIN =
  /^\s+by (?:an? )?(?:(?<wide>wide|huge|big|large|clear|comfortable|considerable|healthy|massive)|(?<narrow>narrow|slim|thin|small|tiny|slender)) margin\b|^\s+by (?:(?<far>a mile|a long way|a distance|miles)|(?<near>a (?:whisker|nose|hair)))\b/i

/** "By a wide margin": a sixth or three points and more; a narrow one is less. */
function marginOf({ s, base, period }: Scene, own: Metric, object: Object, by: By): { length: number; isSo: boolean } {
  const match = MARGIN.exec(s.text.slice(object.end))
  if (!match) return { length: 0, isSo: true }
  const height = (one: Metric) => (by === 'amount' ? amountOf(period, one) : growthOf(base, period, one)) ?? 0
  const gaps = object.parts.map((one) => (by === 'amount' ? height(own) / height(one) - 1 : height(own) - height(one)))
  const isWide = (match.groups?.wide ?? match.groups?.far) !== undefined
  const least = Math.min(...gaps.map(Math.abs))
  return {
    length: match[0].length,
    isSo: isWide ? least >= (by === 'amount' ? 0.16 : 0.03) : least < (by === 'amount' ? 0.1 : 0.02),
  }
}

const FOLLOWED =
  /(?<![\p{L}-])(?:(?:closely|distantly|then|next)\s+)?(?:followed|trailed)\s+(?:(?:closely|distantly|at some distance)\s+)?by(?![\p{L}-])/giu

/** "A is No. 1, followed by B at … and C at …": each the next behind the one before it. */
function followers(scene: Scene): Phrase[] {
  const { s, base, period, parts } = scene
  return [...s.text.matchAll(FOLLOWED)].flatMap(({ index, 0: said }): Phrase[] => {
    const end = index + said.length
    const to = s.text.slice(end).search(/[;:]|\.(?!\d|\w)|\b(?:while|whereas|but|although)\b/)
    const list = parts.filter((one) => one.start >= end && (to < 0 || one.start < end + to))
    const [first] = list
    const token = subjectOf(scene, { start: index, end }, false)
    const [metric] = token?.metrics ?? []
    const group = metric ? groupOf(period, metric) : null
    if (!token || !metric || !group || !first || !LINK.test(s.text.slice(end, first.start))) return []
    const near = s.numbers.find((n) => n.start >= first.end) ?? s.numbers.findLast((n) => n.end <= index)
    const isGrowth = near?.kind === 'percent' && !/^\s+of\b/.test(s.text.slice(near.end))
    const height = (one: Member) => (isGrowth ? (one.growth ?? 0) : one.value)
    const isFalling = isGrowth && movesIn(s, 0, index).some(({ sign }) => sign < 0)
    const chain = [metric, ...list.flatMap(({ metrics: [one] }) => one ?? [])]
    const results = setsOf(base, period, group, 0, metric).map((members) => {
      if (isGrowth && members.some((one) => one.growth === null)) return false
      const sorted = [...members].sort((a, b) => (height(b) - height(a)) * (isFalling ? -1 : 1))
      const at = sorted.findIndex((one) => isSame(one.metric, metric))
      return (
        at >= 0 && chain.every((one, i) => isSame(sorted[at + i]?.metric ?? one, one) && sorted[at + i] !== undefined)
      )
    })
    const isRight = results.length > 0 && results.some(Boolean)
    return [
      {
        ...{
          verdict: isRight ? 'holds' : 'unresolved',
          metric,
          period,
          rule: `${chain.length} in their order`,
          span: { start: index, end },
        },
        ...{
          figure: chain.map((one) => sizeOf(scene, one, isGrowth ? 'growth' : 'amount')).join(', '),
          note: isRight ? null : 'they may be in another order',
          used: [token, ...list],
        },
      },
    ]
  })
}

const SIZED =
  /^\s+(?:as (?:much|large|big|high) (?:revenue )?as|the (?:size|revenue|sales|amount) of|larger than|bigger than|that of|what)?$/i

/** "More than twice as much as the other two combined" */
function multiples(scene: Scene): Phrase[] {
  const { s, period } = scene
  return s.numbers.flatMap((n): Phrase[] => {
    const isFraction = n.kind === 'percent' && !/\d/.test(s.text.slice(n.start, n.end))
    if (n.kind !== 'times' && !isFraction) return []
    const head =
      /^\s+(?:as (?:much|large|big|high)(?: revenue)? as|the (?:size|revenue|sales|amount) of|that of|of)?/i.exec(
        s.text.slice(n.end),
      )?.[0] ?? ''
    if (!SIZED.test(head) && head.trim() !== 'of') return []
    const end = n.end + head.trimEnd().length
    const token = subjectOf(scene, n, false)
    const [metric] = token?.metrics ?? []
    const object = metric && groupOf(period, metric) ? objectAt(scene, end, metric) : null
    // names are held by those that read the number
    if (!token || !metric || !object?.isTogether || object.tokens.length > 0) return []
    const [own, all] = [
      amountOf(period, metric),
      object.parts.map((one) => amountOf(period, one) ?? Number.NaN).reduce((a, b) => a + b, 0),
    ]
    if (own === null || !(all > 0)) return []
    // what is not so is left to those that read the number
    if (!agrees((own / all) * (isFraction ? 100 : 1), n)) return []
    return [
      {
        ...{
          verdict: 'holds',
          metric,
          period,
          rule: null,
          span: { start: n.start, end: object.end },
        },
        ...{
          figure: `${(own / all).toFixed(2)} times`,
          note: null,
          used: [token, ...object.tokens],
          numbers: [n],
        },
      },
    ]
  })
}
