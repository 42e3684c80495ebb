/**
 * "All four regions grew", "revenue fell in three of its five segments", "two lines slipped: A and B", "the only one of
 * the three that shrank", "alone among the lines, A grew", "the exception was A": how many parts went which way, and which.
 */
import type { Span } from '../../../figures-in-words/companies.ts'
import type { FactBase, FactPeriod, Metric } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import { agreesRounded, type NumberToken } from '../../../figures-in-words/numbers.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { formatChange } from '../../../format/percent.ts'
import { isSame, type Member } from '../quantities.ts'
import type { FoundComparison } from '../rank-claims.ts'
import { type Mention, setsOf } from './mention.ts'
import { isYearlyMove, type Move, movesIn } from './moved.ts'

/** What a sentence is held against, and what it names. */
export interface Scene {
  base: FactBase
  s: Sentence
  period: FactPeriod
  mentions: readonly Mention[]
  /** the parts that it names, in their order */
  parts: readonly MetricToken[]
}

/** A phrase of a sets' comparison, read by itself. */
export interface Phrase extends FoundComparison {
  /** its own words show whose it is, or by what, so that it counts before a reader that takes the clause as a whole */
  isSure?: 'whose' | 'by' | undefined
}

/** A comparison with what went which way in it, for what the sentence goes on to say of the others. */
export interface Counted extends Phrase {
  move: Move
  mention: Mention
}

const LIGHT =
  /^(?:[\s,]|(?:all|each|both|also|again|still|once more|have|has|had|having|were|was|are|is|did|managed|manages|to|saw|see|seen|seeing|reported|report|posted|its|their|in|of|by|net|total|revenues?|sales|turnover|takings|income from sales|that|which|one|ones|whose|with|where|for|from|by|way|together|only|just|even|now|year|fiscal|quarter|the|last|this|over|during|and)(?![\p{L}-]))*$/iu

const blank = (s: Sentence, from: number, to: number, others: readonly Span[]): string => {
  let text = ''
  for (let at = from; at < to; at++)
    text += [...s.periods, ...s.companies, ...others].some((one) => one.start <= at && at < one.end) ? ' ' : s.text[at]
  return text
}
const isLight = (s: Sentence, from: number, to: number, others: readonly Span[] = []): boolean =>
  LIGHT.test(blank(s, from, to, others))

/** Where the clause around a place ends: at a mark or a word that begins another. */
export function clauseEnd({ text }: Sentence, from: number): number {
  const match =
    /[;:()–—]|\.(?!\d|\w)|,?\s(?:while|whereas|but|although|though|yet)\b|,\s(?:and|with|as|led|including)\b/i.exec(
      text.slice(from),
    )
  return match ? from + match.index : text.length
}
export function clauseStart({ text }: Sentence, to: number): number {
  const all = [
    ...text
      .slice(0, to)
      .matchAll(/[;:()–—]|\.\s|,?\s(?:while|whereas|but|although|though|yet)\s|,\s(?:and|with|as)\s/gi),
  ]
  const last = all.at(-1)
  return last ? last.index + last[0].length : 0
}

/** The move that is said of a set: right behind it, or before it ("sales fell in all four regions"). */
function moveOf(scene: Scene, mention: Mention): (Move & { isBefore: boolean }) | null {
  const { s, base, period } = scene
  const close = asideOf(scene, mention).end
  const end = clauseEnd(s, close)
  const [behind] = movesIn(s, close, end)
  const isIn = /^(?:in|across|at|for|from|within|among|of|over)?$/.test(mention.lead)
  const from = clauseStart(s, mention.start)
  const before = movesIn(s, from, mention.start).at(-1)
  const gap = before ? s.text.slice(before.by?.end ?? before.end, mention.start) : ''
  const isBefore =
    before !== undefined &&
    mention.lead !== '' &&
    isIn &&
    isLight(s, before.by?.end ?? before.end, mention.start) &&
    gap.length < 40
  const isBehind =
    behind !== undefined &&
    isLight(s, close, behind.start, scene.mentions) &&
    !/^(?:in|across|of|within)$/.test(isBefore ? mention.lead : '')
  const move =
    isBehind && (mention.lead === '' || mention.many !== null) && !isBefore ? behind : isBefore ? before : null
  if (!move) return null
  const isYearly = isYearlyMove(
    base,
    s,
    period,
    Math.min(move.start, mention.start),
    Math.max(clauseEnd(s, Math.max(move.end, mention.end)), move.end),
  )
  return isYearly
    ? { ...move, by: move.by ?? (isBefore ? byBehind(s, mention.end) : null), isBefore: move === before }
    : null
}

/** "Two of the five segments, A and B, posted …", "every line except A grew": the parts named between a set and its move. */
function asideOf(scene: Scene, { end }: Mention): { end: number; tokens: readonly MetricToken[]; isExcept: boolean } {
  const { s, parts } = scene
  const except = exceptBehind(scene, end)
  if (except.length > 0) return { end: Math.max(...except.map((one) => one.end)), tokens: except, isExcept: true }
  const tokens: MetricToken[] = []
  let at = end
  for (const one of parts.filter(({ start }) => start >= end)) {
    const gap = s.text.slice(at, one.start)
    if (
      !(
        tokens.length === 0
          ? /^(?:,| [–—]| \()\s*(?:(?:the|its|both)\s+)*$/i
          : /^\s*(?:,|and|&|, and|as well as)\s+(?:(?:the|its)\s+)*$/i
      ).test(gap)
    )
      break
    tokens.push(one)
    at = one.end
  }
  const mark = tokens.length > 0 ? /^(?:,|\s*[–—)]),?/.exec(s.text.slice(at)) : null
  const last = tokens.at(-1)
  const isClosed = mark !== null || (last !== undefined && /,$/.test(s.text.slice(last.start, last.end)))
  return isClosed
    ? { end: at + (mark?.[0].length ?? 0), tokens, isExcept: false }
    : { end, tokens: [], isExcept: false }
}

/** "Fell in all four regions by at least 5%" */
function byBehind(s: Sentence, end: number): NumberToken | null {
  const n = s.numbers.find((one) => one.start >= end)
  return n && n.kind === 'percent' && /^\s+(?:by\s+)?(?:[a-z]+\s+){0,3}$/i.test(s.text.slice(end, n.start)) ? n : null
}

/** Whether a member went so, and by so much; null = only rounding decides. */
export function wentSo(growth: number, { sign, by, range }: Pick<Move, 'sign' | 'by' | 'range'>): boolean | null {
  if (Math.sign(growth) !== sign) return false
  const size = Math.abs(growth) * 100
  if (range) return size >= range[0] && size < range[1]
  if (!by) return true
  if (by.kind !== 'percent') return null
  if (by.bound === 'exact' || by.bound === 'about') return agreesRounded(size, by, by.value)
  if (Math.abs(size - by.value) <= by.step / 20) return null
  return by.bound === 'above' || by.bound === 'just-above' ? size > by.value : size < by.value
}

const inWords = (members: readonly Member[]): string =>
  members.map((one) => `${one.label} ${one.growth === null ? '–' : formatChange(one.growth)}`).join(', ')

export const isOf = (metrics: readonly Metric[], one: Member): boolean =>
  metrics.some((other) => isSame(other, one.metric))

/** Another figure than revenue in the clause: by which of them the parts are looked at is not said. */
export const isOtherFigure = (s: Sentence, from: number, to: number): boolean =>
  s.metrics.some(
    ({ start, end, metrics: [one], isVerb }) =>
      end > start &&
      isVerb !== true &&
      start < to &&
      end > from &&
      one !== undefined &&
      one.kind !== 'division' &&
      one.kind !== 'expense' &&
      one.kind !== 'expenses' &&
      one.kind !== 'sum' &&
      !(one.kind === 'figure' && one.name === 'total_revenue'),
  )

/** The parts listed right behind a place: "…: A and B", "…, namely A (5%), B and C". */
function listBehind({ s, parts }: Scene, end: number): MetricToken[] {
  const head = /^\s*(?:[:–—(]|--?\s|,\s*(?:namely|that is|specifically|to wit)\b:?|,\s)\s*/i.exec(s.text.slice(end))
  if (!head) return []
  const from = end + head[0].length
  const to = Math.min(
    ...[...s.text.slice(from).matchAll(/;|\.(?!\d|\w)|\b(?:while|whereas|but|although|though)\b/gi)].map(
      ({ index }) => from + index,
    ),
    s.text.length,
  )
  const found = parts.filter((one) => one.start >= from && one.start < to)
  const [first] = found
  return first && /^(?:(?:the|its|sales in|both)\s+)*$/i.test(s.text.slice(from, first.start)) ? found : []
}

/** What a counted or quantified set is said to have done, held against its members. */
export function countedMoves(scene: Scene): Counted[] {
  return scene.mentions.flatMap((mention): Counted[] => {
    const many = mention.many ?? (mention.lead === '' ? 'all' : null)
    const move = many === null || mention.isOthers ? null : moveOf(scene, mention)
    if (many === null || !move) return []
    const found = held(scene, { ...mention, many }, move)
    return found ? [{ ...found, move, mention }] : []
  })
}

function held(scene: Scene, mention: Mention & { many: 'all' | 'none' | number }, move: Move): Phrase | null {
  const { s, period, base } = scene
  const start = Math.min(move.start, mention.start)
  const end = Math.max(move.by?.end ?? move.end, mention.end)
  // "Operating income was higher in all five regions": which no statement tells
  if (isOtherFigure(s, clauseStart(s, start), end)) return null
  const aside = asideOf(scene, mention)
  const isAside = aside.tokens.length > 0 && aside.end <= move.start
  const except = isAside && aside.isExcept ? aside.tokens : exceptBehind(scene, end)
  const behind = typeof mention.many === 'number' ? listBehind(scene, endOfTimes(s, end)) : []
  const list = isAside && !aside.isExcept ? aside.tokens : behind.length === mention.many ? behind : []
  const tokens = except.length > 0 ? except : list
  const named = tokens.flatMap(({ metrics: [one] }) => one ?? [])
  const sets = setsOf(base, period, mention.group, mention.size, named[0] ?? null)
  const results = sets.map((members) => isSo(members, mention.many, move, { named, isExcept: except.length > 0 }))
  const [result] = results
  const isRight = result === true && results.every((one) => one === result)
  const sales = salesAround(s, start, end)
  const span = {
    start: Math.min(start, ...sales.map((one) => one.start)),
    end: Math.max(end, ...sales.map((one) => one.end), ...except.map((one) => one.end)),
  }
  const note = isRight ? null : sets.length === 0 ? 'there are not so many of them' : 'it is not so of all of them'
  const found = made(scene, isRight ? 'holds' : 'unresolved', span, move, sets[0] ?? [])
  const isOwn = move.by !== null || move.range !== null || tokens.length > 0
  return { ...found, used: [...tokens, ...sales], note, isSure: isRight && isOwn ? 'by' : undefined }
}

/** "Sales fell in all four", "all four increased revenue": of what kind they are looked at by. */
const salesAround = (s: Sentence, start: number, end: number): MetricToken[] =>
  s.metrics.filter(
    ({ start: from, end: to, metrics: [one], isVerb }) =>
      to > from &&
      isVerb !== true &&
      one?.kind === 'figure' &&
      one.name === 'total_revenue' &&
      ((from >= start && to <= end) ||
        (to <= start && /^\s+(?:(?:was|were|has|have|had|went|also|again)\s+)*$/i.test(s.text.slice(to, start))) ||
        (from >= end && /^\s+(?:(?:its|their|net|the|total)\s+)*$/i.test(s.text.slice(end, from)))),
  )

/** "…, except Greater China", "everywhere but in Japan" */
function exceptBehind({ s, parts }: Scene, end: number): MetricToken[] {
  const head =
    /^,?\s+(?:but|except(?: for| in)?|save(?: for)?|bar|other than|apart from|aside from|with the exception of)\s+(?:(?:in|the|for)\s+)*/i.exec(
      s.text.slice(end),
    )
  const found: MetricToken[] = []
  let at = head ? end + head[0].length : -1
  for (const one of parts) {
    if (at < 0 || one.end <= at) continue
    if (!/^(?:\s*(?:,|and|or)\s+)*(?:(?:the|in)\s+)*$/i.test(s.text.slice(at, one.start))) break
    found.push(one)
    at = one.end
  }
  return found
}

/** Behind "in the June quarter", which stands between a move and what it lists. */
function endOfTimes({ text, periods }: Sentence, end: number): number {
  const next = periods.find(
    (one) =>
      one.start >= end &&
      /^\s+(?:(?:in|for|during|over|the|its|fiscal|versus|than|from)\s+)*$/i.test(text.slice(end, one.start)),
  )
  const close = next ? next.end : end
  return close + (/^\s+(?:quarter|year|period)\b/i.exec(text.slice(close))?.[0].length ?? 0)
}

function isSo(
  members: readonly Member[],
  many: 'all' | 'none' | number,
  move: Move,
  { named, isExcept }: { named: readonly Metric[]; isExcept: boolean },
): boolean | null {
  if (members.some(({ growth }) => growth === null)) return null
  const fits = members.map((one) => wentSo(one.growth ?? 0, move))
  if (fits.some((one) => one === null)) return null
  const went = members.filter((_, at) => fits[at] === true)
  if (isExcept) return members.every((one) => went.includes(one) !== isOf(named, one))
  if (many === 'all') return went.length === members.length
  if (many === 'none') return went.length === 0
  const wanted = many < 0 ? members.length + many : many
  return went.length === wanted && (named.length === 0 || went.every((one) => isOf(named, one)))
}

export function made(
  { period }: Scene,
  verdict: FoundComparison['verdict'],
  span: Span,
  move: Pick<Move, 'by'>,
  members: readonly Member[],
): FoundComparison {
  return {
    ...{ verdict, metric: null, period, figure: inWords(members), note: null, span, used: [] },
    rule: `${members.length} compared with a year before`,
    numbers: move.by ? [move.by] : [],
  }
}
