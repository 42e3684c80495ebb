/**
 * What several amounts told before come to, by a word alone: "together about three quarters of operating cash flow",
 * "together a bit less than 62%", "the two put together stay behind the Americas".
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { factOf, isPerShare, isRatio, type KnownFact, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import type { Proven } from './parts.ts'
import { bare, type Told } from './tokens.ts'
import { isOfName } from './wholes.ts'

const amountOf = (one: Metric | undefined): one is Metric => one !== undefined && !isRatio(one) && !isPerShare(one)
const TOGETHER =
  /\b(?:(?:taken|put|added|all)\s+)?(?:together|combined|jointly|altogether|in (?:all|total|sum))\b|\b(?:between them|all told|(?:add(?:s|ed)? up|sum(?:s|med)?(?: up)?|c[ao]me|amount(?:s|ed)?) to|total(?:s|l?ed)?)\b/i

/** The amounts, or the shares of one whole, that stand in a row before a place; null = fewer than two, or not alike. */
function rowBefore(before: readonly Proven[], kind: 'amount' | 'share', of: NumberToken | null): Proven[] | null {
  const row: Proven[] = []
  for (const one of [...before].reverse()) {
    const isAmount = kind === 'amount' && one.form === 'amount' && amountOf(one.metric)
    const isShare = kind === 'share' && one.metric.kind === 'share'
    if (one.from !== null || !(isAmount || isShare)) break
    row.unshift(one)
  }
  const [first] = row
  const names = new Set(row.map(({ metric }) => metricWords(metric)))
  if (!first || row.length < 2 || names.size < row.length || row.some(({ period }) => period !== first.period))
    return null
  const wholes = new Set(row.map(({ metric }) => (metric.kind === 'share' ? metricWords(metric.whole) : '')))
  return wholes.size === 1 && (of === null || row.every(({ number }) => number.kind === of.kind)) ? row : null
}

const sumOf = (parts: readonly Metric[]): Metric => ({
  ...{ kind: 'sum', name: parts.map(metricWords).join(' and '), plus: parts, minus: [] },
})

/** @param before what the numbers before it were found to be */
export function togetherOf(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const { s, names, numbers } = told
  const last = before.at(-1)
  if (n.kind !== 'percent' || !last) return null
  const to = numbers[numbers.indexOf(n) + 1]?.start ?? s.text.length
  const near = `${s.text.slice(last.number.end, n.start)} | ${/^[^,;.]*/.exec(s.text.slice(n.end, to))?.[0] ?? ''}`
  if (
    !TOGETHER.test(near) ||
    names.some((one) => one.start >= last.number.end && one.end <= n.start && !isPart(one, before))
  )
    return null
  const whole = names.find((one) => one.start >= n.end)
  const held = (part: Metric, of: Metric, row: readonly Proven[], used: Proven['subject']['with']): Proven | null => {
    const metric: Metric = { kind: 'share', part, whole: of }
    const value = factOf(last.period, metric)?.value
    const [first] = row
    if (value === undefined || !first || !agrees(value * 100, n)) return null
    const fact: KnownFact = { value, path: null, rule: metricWords(metric) }
    const span = spanOf(told, last.number.end)
    const others = [...row.slice(1).map(({ subject }) => subject.token), ...used]
    return {
      ...{ metric, period: last.period, from: null, fact, form: 'percent', number: n },
      cues: span ? [span] : [],
      subject: { token: first.subject.token, metric, with: others },
    }
  }
  if (whole && isOfName(told, n.end, whole)) {
    const row = rowBefore(before, 'amount', null)
    const [of] = whole.metrics
    return row && amountOf(of) ? held(sumOf(row.map(({ metric }) => metric)), of, row, [whole]) : null
  }
  const row = rowBefore(before, 'share', n)
  const [first] = row ?? []
  if (!row || first?.metric.kind !== 'share') return null
  return held(
    sumOf(row.flatMap(({ metric }) => (metric.kind === 'share' ? [metric.part] : []))),
    first.metric.whole,
    row,
    [],
  )
}

/** Where the word stands that puts them together. */
function spanOf({ s }: Told, from: number): Span | null {
  const match = TOGETHER.exec(s.text.slice(from))
  return match ? { start: from + match.index, end: from + match.index + match[0].length } : null
}

/** A name that is one of what was told before. */
const isPart = ({ start }: { start: number }, before: readonly Proven[]): boolean =>
  before.some(({ subject }) => subject.token.start === start || subject.with.some((one) => one.start === start))

const WHO = '(?:the two(?: of them)?|the pair|both|they|these(?: two)?|those(?: two)?|that)'
const SUM = '(?:(?:taken|put|added|lumped)\\s+)?(?:together|combined)'
const UP =
  'exceed(?:s|ed)?|top(?:s|ped)?|surpass(?:es|ed)?|outweigh(?:s|ed)?|outstrip(?:s|ped)?|beat(?:s)?|(?:more|higher|bigger|larger|greater) than|above|ahead of'
const DOWN =
  'trail(?:s|ed)?(?: behind)?|(?:f[ae]ll(?:s)?|c[ao]mes?) short of|short of|(?:less|lower|smaller|fewer) than|below|behind|under'
const RELATION = new RegExp(
  `\\b(?:${WHO}\\s*,?\\s+${SUM}|(?:${SUM},?\\s+${WHO})|${SUM})(?:\\s+(?:still|even|also|only|just|easily|now|far|well|they|it|is|are|was|were|stay(?:s|ed)?|remain(?:s|ed)?|amount(?:s|ed)? to|c[ao]mes?(?: to)?|add(?:s|ed)? up to|ma[dk]es?(?: up)?|bring(?:s)?(?: in)?|brought(?: in)?|cost|took|takes?|run|ran))*\\s+(?:(?<more>${UP})|${DOWN})\\s+(?:(?:the|its|their|all|that of|those of|in|what came from|year['’]s|quarter['’]s)\\s+)*$`,
  'iu',
)

/** @returns each relation of what several amounts come to with a figure that is named behind it */
export function togetherThan({ s, names }: Told, numbers: readonly Proven[]): FoundComparison[] {
  return names.flatMap((token): FoundComparison[] => {
    const before = numbers.filter(({ number }) => number.end <= token.start)
    const match = RELATION.exec(bare(s.text, [...s.companies], 0, token.start))
    const row = rowBefore(before, 'amount', null)
    const [first] = row ?? []
    const [metric] = token.metrics
    if (!match || !row || !first || !metric || !amountOf(metric) || row.some(({ number }) => number.end > match.index))
      return []
    if (row.some((one) => metricWords(one.metric) === metricWords(metric) || one.fact.value <= 0)) return []
    // "The two together": no more and no fewer
    if (/\b(?:two|pair|both)\b/i.test(match[0]) && row.length !== 2) return []
    const other = factOf(first.period, metric)?.value
    if (other === undefined || other <= 0 || token.isNegated) return []
    const sum = row.reduce((all, { fact }) => all + fact.value, 0)
    const isRight = match.groups?.more === undefined ? sum < other : sum > other
    return [
      {
        ...{
          verdict: isRight ? 'holds' : 'wrong',
          metric: first.metric,
          period: first.period,
          figure: null,
          note: null,
        },
        ...{ rule: `${row.map((one) => metricWords(one.metric)).join(' and ')} beside ${metricWords(metric)}` },
        ...{ span: { start: match.index, end: token.end }, used: [token] },
      },
    ]
  })
}
