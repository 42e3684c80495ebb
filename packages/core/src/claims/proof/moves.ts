/** The words of direction of a proven sentence, each with the figure that moved so. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import { type FactPeriod, factOf, type Metric, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import { periodOf } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { openingOf } from './columns.ts'
import type { Moved, Proven } from './parts.ts'
import { sizeWord } from './size-words.ts'
import type { Told } from './tokens.ts'

/** Every word of direction, and what moved so; null = one is not true, or of what it is said is not told. */
export function movesOf(told: Told, numbers: readonly Proven[], spans: readonly Span[]): Moved[] | null {
  const { s, base } = told
  const sized = new Set(numbers.flatMap(({ number, from }) => (from ? [sizeWord(s, number)?.word] : [])))
  const moves: Moved[] = []
  for (const direction of s.directions) {
    if (sized.has(direction) || spans.some((one) => direction.start >= one.start && direction.end <= one.end)) continue
    if (
      isRecord(s, direction) ||
      /^\s+in (?:dollars?|euros?|money|absolute|amount|cash)\b/i.test(s.text.slice(direction.end))
    )
      return null
    const behind = numbers.find(({ number }) => number.start >= direction.end)
    const before = numbers.findLast(({ number }) => number.end <= direction.start)
    if (before && behind && isBeside(s, before, direction, behind)) {
      if (Math.sign(before.fact.value - behind.fact.value) !== direction.sign) return null
      continue
    }
    // "At Beats, revenue was": a verb has something before it, or behind it, that moves
    if (
      direction.isVerb &&
      !told.names.some((one) => one.end <= direction.start) &&
      !behindDirectly(told, direction) &&
      // "$7.1 billion, down from $9.2 billion: the profit": of the one name, behind its numbers
      !(told.names.length === 1 && behind && behind.subject.token.start > behind.number.end) &&
      // "Falling to $22.9 billion, sales of": what it is said of comes behind
      !(
        direction.start === 0 &&
        /^[\p{L}\s]*ing$/u.test(direction.text) &&
        behind &&
        behind.subject.token.start > direction.end
      )
    )
      return null
    const object = told.names.find((one) => one.start >= direction.end)
    if (
      object &&
      behind &&
      object.end <= behind.number.start &&
      OBJECT.test(s.text.slice(direction.end, object.start))
    ) {
      // "cut its dividend payout to $2.3bn"
      if (behind.subject.token.start !== object.start) return null
    }
    // "International outsells the United States, yet it shrank": which of the two
    const parts = new Set(
      numbers.filter(({ metric }) => metric.kind === 'division').map(({ metric }) => metricWords(metric)),
    )
    if (parts.size > 1 && /\b(?:it|they|that|which|one)\s+(?:[a-z]+\s+)?$/i.test(s.text.slice(0, direction.start)))
      return null
    // "paid out less in dividends than on buybacks": two figures are compared
    if (COMPARATIVE.test(direction.text) && /\bthan\b/i.test(s.text.slice(direction.end))) return null
    // "Inventories of $7.5 billion were flat, while cash dropped to": what moved stands in the clause before
    const isEnded = before && object && NEXT_CLAUSE.test(s.text.slice(direction.end, object.start))
    const isOwn =
      behind &&
      !isEnded &&
      (object?.start === behind.subject.token.start ||
        !told.names.some((one) => one.start >= direction.end && one.end <= behind.number.start))
    const of = isOwn ? behind : (before ?? behind)
    if (!of) return null
    const other = isOwn ? null : otherMoved(told, direction, before ?? null, of)
    if (other) {
      moves.push(other)
      continue
    }
    const { subject, metric } = of
    const alike = numbers.filter((one) => one.subject.token.start === subject.token.start && one.metric === metric)
    const last = alike.map((one) => one.period).reduce((a, b) => (a.end_date < b.end_date ? b : a))
    // "Has quintupled since 2022, when it stood at $12.2 billion": to where the text stands
    const isSince =
      last !== told.about && s.periods.some((one) => one.isComparison && periodOf(base, one.says, told.about) === last)
    const period = isSince && last.end_date < told.about.end_date ? told.about : last
    const old = alike.find((one) => one.period !== period)?.period
    const isKnown = (one: FactPeriod | null | undefined): one is FactPeriod =>
      one != null && factOf(one, metric) !== null
    const from = [of.from, old, yearBefore(base, period), openingOf(base)].find(isKnown)
    if (!from) return null
    if (isAgain(s, direction) && !movedBefore(told, metric, from, Math.sign(signOf(period, from, metric)))) return null
    const isNegated = subject.token.isNegated || alike.every(({ fact }) => fact.value < 0)
    moves.push({ direction, token: { ...subject.token, isNegated, metrics: [metric] }, metric, period, before: from })
  }
  return moves
}

/** "44 cents after 46 cents, though the net loss grew": what moved is named behind the last number, and is not what that is of. */
function otherMoved(
  { base, names, about }: Told,
  direction: DirectionToken,
  before: Proven | null,
  of: Proven,
): Moved | null {
  const token = names.findLast((one) => one.end <= direction.start && one.start >= (before?.number.end ?? 0))
  const [metric] = token?.metrics ?? []
  const old = yearBefore(base, about)
  const isSame = metric !== undefined && metricWords(metric) === metricWords(of.metric)
  if (!direction.isVerb || !before || !token || !metric || isSame || token.start === of.subject.token.start) return null
  return old && factOf(about, metric) && factOf(old, metric)
    ? { direction, token: { ...token, metrics: [metric] }, metric, period: about, before: old }
    : null
}

/** "Came down again": as it did the year before. */
const isAgain = ({ text }: Sentence, { start, end }: Span): boolean =>
  /\bagain\b/i.test(/[^,;:.()]*$/.exec(text.slice(0, start))?.[0] ?? '') ||
  /\bagain\b/i.test(/^[^,;:.()]*/.exec(text.slice(end))?.[0] ?? '')

const signOf = (period: FactPeriod, from: FactPeriod, metric: Metric): number =>
  (factOf(period, metric)?.value ?? 0) - (factOf(from, metric)?.value ?? 0)

function movedBefore({ base }: Told, metric: Metric, period: FactPeriod, sign: number): boolean {
  const old = yearBefore(base, period)
  return old !== null && factOf(old, metric) !== null && Math.sign(signOf(period, old, metric)) === sign
}

const NEXT_CLAUSE = /;|\b(?:while|whereas|but|although|though|even as)\b|,\s+and\b/i
const COMPARATIVE = /^(?:less|more|fewer|lower|higher|smaller|bigger|larger|greater)$/i

const behindDirectly = ({ s, names }: Told, { end }: Span): boolean =>
  names.some((one) => one.start >= end && OBJECT.test(s.text.slice(end, one.start)))

/** "Its first annual decline since 2009": more is said than which way. */
function isRecord({ text }: Sentence, { start, end, isVerb }: DirectionToken): boolean {
  const head = /[^,;:.()]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const told = /^[^,;:.()]*/.exec(text.slice(end))?.[0] ?? ''
  // "Has quintupled since 2022": from when it is measured
  const tail = isVerb ? told.replace(/^\s+since (?=(?:fiscal )?(?:19|20)\d\d\s*$)/i, '') : told
  return RECORD.test(head) || RECORD.test(tail)
}
const RECORD =
  /\b(?:first|ever|record|straight|consecutive|running|in a row|longest|latest|since (?:at least )?(?:fiscal )?(?:19|20)\d\d|never|always)\b/i

const OBJECT = /^\s+(?:(?:its|the|their|our|total|net|annual|quarterly|both|in|of)\s+)*$/

/** "$81.8 billion, which is less than the $91.4 billion of": the two numbers say it. */
const isBeside = (s: Sentence, before: Proven, { start, end, isVerb }: DirectionToken, behind: Proven): boolean =>
  !isVerb &&
  before.form === behind.form &&
  before.from === null &&
  behind.from === null &&
  /^[^.;:]*$/.test(s.text.slice(before.number.end, start)) &&
  /^\s+(?:than|of)\s+(?:(?:the|its|a|an)\s+)*(?:[\w’' -]{0,40})$/.test(s.text.slice(end, behind.number.start))
