/** "60 cents, then 46, now 44", "$6.0bn to $6.8bn to $7.5bn": a row of numbers, one a year, of the one figure beside it. */
import { currencyAgrees } from '../figures-in-words/currencies.ts'
import type { DirectionToken } from '../figures-in-words/directions.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  type Metric,
  yearBefore,
} from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { rowJoint } from '../figures-in-words/row-joints.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { nearestDirection } from './direction-claims.ts'
import type { Outcome } from './outcome.ts'

interface Row {
  numbers: NumberToken[]
  /** it is told of two years that stand before it */
  isOfYears: boolean
  /** 1 = the last is the newest, −1 = the first is, 0 = nothing says so */
  order: 1 | 0 | -1
}

/** What a number of a row was found to be, with the name that the whole row is of. */
interface InRow {
  outcome: Omit<Outcome, 'currency'>
  token: MetricToken
}

function rowOf(s: Sentence, n: NumberToken): Row | null {
  const at = s.numbers.indexOf(n)
  const joint = (i: number): ReturnType<typeof rowJoint> => {
    const [a, b] = [s.numbers[i - 1], s.numbers[i]]
    return a && b && a.kind === b.kind && a.to === undefined && b.to === undefined
      ? rowJoint(s.text.slice(a.end, b.start))
      : null
  }
  let [from, to] = [at, at]
  while (joint(from)) from -= 1
  while (joint(to + 1)) to += 1
  const joints = Array.from({ length: to - from }, (_, i) => joint(from + 1 + i))
  const isLater = joints.some((one) => one === 'later')
  const isEarlier = joints.some((one) => one === 'earlier')
  if (joints.length === 0 || (isLater && isEarlier)) return null
  const isOfYears = joints.length === 1 && isTwoYears(s, s.numbers[from], s.numbers[to])
  if (joints.length === 1 && joints[0] !== 'later' && !isOfYears) return null
  // "From $8 billion to $7 billion" and "$8 billion to $7 billion" are read as changes are
  if (joints.length === 1 && /\bto\b/.test(s.text.slice(s.numbers[from]?.end, s.numbers[to]?.start))) return null
  return { numbers: s.numbers.slice(from, to + 1), isOfYears, order: isLater ? 1 : isEarlier ? -1 : 0 }
}

/** The periods that are named between the number before the row and the one behind it. */
function periodsNear(s: Sentence, row: readonly NumberToken[]): PeriodToken[] {
  const [from, to] = [row[0]?.start ?? 0, row.at(-1)?.end ?? 0]
  const low = s.numbers.findLast((one) => one.end <= from)?.end ?? 0
  const high = s.numbers.find((one) => one.start >= to)?.start ?? s.text.length
  return s.periods.filter((one) => one.start >= low && one.end <= high)
}

/** "2023 and 2024 brought losses of $4.2 billion and $3.9 billion": two years in a row, then two numbers */
function isTwoYears(s: Sentence, first: NumberToken | undefined, second: NumberToken | undefined): boolean {
  const [a, b, c] = first ? periodsNear(s, [first]).filter((one) => one.end <= first.start) : []
  if (!a || !b || c || !first || !second) return false
  return (
    /^\s+and\s+(?:in\s+)?$/.test(s.text.slice(a.end, b.start)) &&
    /^\s+and\s+$/.test(s.text.slice(first.end, second.start)) &&
    !/\d|[;:]/.test(s.text.slice(b.end, first.start).replace(/[$€£¥]/g, ''))
  )
}

const BEHIND =
  /^\s*(?::|[–—-]|,)?\s*(?:(?:that(?: is|['’]s| was)|was|were|is|are)\s+)?(?:(?:the|its|[A-Z]\w+['’]s)\s+)?$/

/** The one name that stands before the row, or right behind it. */
function nameOf(s: Sentence, [first, ...rest]: readonly NumberToken[]): MetricToken | null {
  const last = rest.at(-1)
  if (!first || !last) return null
  const earlier = s.numbers.findLast((one) => one.end <= first.start)?.end ?? 0
  const named = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  const before = named.filter((one) => one.start >= earlier && one.end <= first.start)
  if (before.length > 1) return null
  const [only] = before
  if (only) return only
  const next = named.find((one) => one.start >= last.end)
  return earlier === 0 && next && BEHIND.test(s.text.slice(last.end, next.start)) ? next : null
}

/** The figure that a name means beside such numbers; null where it may be more than one. */
function meant({ metrics }: MetricToken, n: NumberToken): Metric | null {
  const isSmall = n.kind === 'cents' || (n.kind === 'money' && !n.hasScale && n.value < 1000)
  const found = metrics.filter((one) =>
    n.kind === 'percent' ? isRatio(one) : !isRatio(one) && isPerShare(one) === isSmall,
  )
  const [first] = found
  return found.length === 1 || (first && isPerShare(first)) ? (first ?? null) : null
}

/** The periods of a row: those that are named with it, or as many years up to the one that is told of. */
function periodsOf(base: FactBase, s: Sentence, row: readonly NumberToken[]): FactPeriod[] | null {
  const count = row.length
  const named = periodsNear(s, row).map((one) => periodOf(base, one.says, base.periods[0]))
  if (named.includes(UNKNOWN)) return null
  const known = [...new Set(named)].filter((one) => one !== UNKNOWN)
  const newest = known.reduce<FactPeriod | null>((a, b) => (a && a.end_date > b.end_date ? a : b), null)
  const found: FactPeriod[] = []
  for (let at: FactPeriod | null = newest ?? base.periods[0]; at && found.length < count; at = yearBefore(base, at))
    found.unshift(at)
  return found.length === count && known.every((one) => found.includes(one)) ? found : null
}

/** "From 2022 to 2024", "2024, 2023 and 2022": which way the years go that are named. */
function orderNamed(base: FactBase, s: Sentence, row: readonly NumberToken[]): 1 | 0 | -1 {
  const [first, ...rest] = periodsNear(s, row).map((one) => periodOf(base, one.says, base.periods[0]))
  const last = rest.at(-1)
  if (!first || !last || first === UNKNOWN || last === UNKNOWN || first === last) return 0
  return first.end_date < last.end_date ? 1 : -1
}

/** @returns null where the number stands in no row, or the row is of nothing that is known for so many years */
export function inRow(base: FactBase, s: Sentence, n: NumberToken): InRow | null {
  const row = s.ofEach !== null || s.passage.inTable || /\brespectively\b/i.test(s.text) ? null : rowOf(s, n)
  const token = row && nameOf(s, row.numbers)
  const [first] = row?.numbers ?? []
  if (!row || !token || !first || nearestDirection(s, first)?.isAmount || isBy(s, first)) return null
  if (row.numbers.some((one) => one.currency !== null && !currencyAgrees(one.currency, base.currency))) return null
  const metric = meant(token, first)
  if (!metric) return null
  const periods = periodsOf(base, s, row.numbers)
  const facts = periods?.flatMap((period) => factOf(period, metric) ?? []) ?? []
  if (!periods || facts.length < periods.length)
    return isLongAgo(base, metric, token, row, n) ? leftOpen(base, metric, token, n) : null
  const scale = isRatio(metric) || n.kind === 'cents' ? 100 : 1
  const sizes = facts.map(({ value }) => value * scale * (token.isNegated ? -1 : 1))
  const fits = (values: readonly number[]) => (one: NumberToken, at: number) =>
    agrees(values[at] ?? Number.NaN, one, one.isNegative ? -one.value : one.value)
  const turned = [...sizes].reverse()
  const told = orderNamed(base, s, row.numbers)
  if (told === 0 && row.isOfYears) return leftOpen(base, metric, token, n)
  if (told !== 0 && row.order !== 0 && told !== row.order) return null
  const order = told || row.order
  const isForward = order >= 0 && (order === 1 || row.numbers.every(fits(sizes)))
  const isBackward =
    !isForward && (order === -1 || (order === 0 && !isGoing(s, first) && row.numbers.every(fits(turned))))
  if (!isForward && !isBackward) return null
  const values = isForward ? sizes : turned
  const at = row.numbers.indexOf(n)
  const index = isForward ? at : sizes.length - 1 - at
  const isRight = fits(values)(n, at)
  // A row that is all wrong is of something else, unless it says itself of which years it is.
  if (!isRight && row.numbers.filter(fits(values)).length === 0)
    return row.isOfYears ? leftOpen(base, metric, token, n) : null
  const [period, fact] = [periods[index], facts[index]]
  if (!period || !fact) return null
  return {
    token,
    outcome: {
      verdict: isRight ? 'holds' : 'wrong',
      ...{ metric, period, value: fact.value, path: fact.path, rule: fact.rule },
      ...{ form: n.kind === 'percent' ? 'percent' : 'amount', isChange: false, note: null },
    },
  }
}

/** The newest of the row is the statement's; of the others it knows nothing. */
function isLongAgo(
  base: FactBase,
  metric: Metric,
  { isNegated }: MetricToken,
  { numbers, order }: Row,
  n: NumberToken,
): boolean {
  const newest = order === -1 ? numbers[0] : numbers.at(-1)
  const value = factOf(base.periods[0], metric)?.value
  if (!newest || value === undefined || n === newest || numbers.length < 3) return false
  const scale = isRatio(metric) || n.kind === 'cents' ? 100 : 1
  const fits = (one: NumberToken) =>
    agrees(value * scale * (isNegated ? -1 : 1), one, one.isNegative ? -one.value : one.value)
  return fits(newest) && !fits(n)
}

const leftOpen = (base: FactBase, metric: Metric, token: MetricToken, n: NumberToken): InRow => ({
  token,
  outcome: {
    ...{ verdict: 'unresolved', metric, period: base.periods[0], value: null, path: null, rule: null },
    ...{ form: n.kind === 'percent' ? 'percent' : 'amount', isChange: false, note: 'not every year of it is known' },
  },
})

/** Which way it went is said before the row: then it is told in the order of the years. */
const isGoing = (s: Sentence, first: NumberToken): boolean =>
  s.directions.some((d) => d.sign !== 0 && d.end <= first.start) ||
  /\b(?:streak|staircase|step by step)\b/i.test(s.text)

/** "By $1 billion, then by $2 billion": how far, not where to. */
const isBy = (s: Sentence, { start }: NumberToken): boolean =>
  /\bby\s+(?:[a-z]+\s+){0,2}$/i.test(s.text.slice(0, start))

/** "Got smaller again: 60 cents, then 46, now 44": the row goes the way that the word before it says. */
export const isRowGoing = (s: Sentence, d: DirectionToken): boolean => {
  const first = s.numbers.find((one) => one.start >= d.end)
  const row = first && /^[^;.()\d]*$/.test(s.text.slice(d.end, first.start)) ? rowOf(s, first) : null
  if (!row || row.numbers[0] !== first || row.order === 0) return false
  const values = row.numbers.map(({ value }) => value)
  return values.slice(1).every((value, at) => Math.sign(value - (values[at] ?? 0)) * row.order === d.sign)
}
