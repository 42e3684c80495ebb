/** A sentence of comparing that was read whole, as claims: each number beside a side, and each relation between them. */
import { type FactBase, type FactPeriod, isRatio, metricWords } from '../../../figures-in-words/facts.ts'
import type { NumberToken } from '../../../figures-in-words/numbers.ts'
import { otherFooting } from '../../../figures-in-words/other-footing.ts'
import { periodOf, UNKNOWN } from '../../../figures-in-words/periods.ts'
import { type Sentence, sourceSpan } from '../../../figures-in-words/sentence.ts'
import { restrictionIn } from '../../../figures-in-words/unread.ts'
import { asidesOf, turnsRound } from '../../../figures-in-words/word-classes.ts'
import type { BoundClaim } from '../../bound-claim.ts'
import { LOOSE } from '../../others/amounts.ts'
import { readComparing } from './clauses.ts'
import { type Found, Holder } from './hold.ts'
import type { Beside, Comparing, Said, Side } from './parts.ts'

/**
 * @param base with the amounts of the balance sheet and the cash flows among its periods
 * @param s with their names among its figures
 * @returns null where the sentence is built otherwise, or where one of its numbers or relations cannot be decided
 */
export function comparingClaims(base: FactBase, s: Sentence, inherited: FactPeriod | null): BoundClaim[] | null {
  if (s.passage.inTable || s.isOutlook || s.ofEach !== null || s.circumstances.length > 0 || s.leads.length > 0)
    return null
  if (/[?“”"]/.test(s.text)) return null
  const read = readComparing(s)
  const about = read && aboutOf(base, read, inherited)
  if (!read || !about || isRestricted(base, s, about)) return null
  const holder = new Holder(base, about, read)
  const claims: BoundClaim[] = []
  const strays: NumberToken[] = []
  for (const side of read.sides)
    for (const said of side.numbers) {
      const found = holder.number(side, said)
      if (!found) return null
      // Told of another side, a number is no lie; nor is one that some other figure of the statement is.
      if (!found.isRight && holder.isElsewhere(said.n)) strays.push(said.n)
      claims.push(numberClaim(s, said.n, said.as, found))
    }
  for (const one of read.said) {
    const found = holder.hold(one)
    if (!found) return null
    if (one.is === 'series')
      claims.push(...(holder.ofSeries(one) ?? []).map((each) => numberClaim(s, each.n, 'level', each)))
    // What stands in no word of its own is told by its number.
    else if (one.is !== 'move' || one.direction.text !== '' || !found.isRight) claims.push(relationClaim(s, one, found))
  }
  const isHeld = (n: NumberToken) => {
    const { start, end } = sourceSpan(s, n.start, n.end)
    return claims.some((one) => one.start < end && one.end > start)
  }
  if (!s.numbers.every(isHeld)) return null
  const isFalse = claims.some(
    (one) => one.verdict === 'wrong' && (one.kind === 'comparison' || one.kind === 'direction'),
  )
  return strays.length > 0 && !isFalse ? null : firm(s, read.sides, claims)
}

/** The one period that the sentence names as its own, or the text's; null = it names several, or none that is known. */
function aboutOf(base: FactBase, { own }: Comparing, inherited: FactPeriod | null): FactPeriod | null {
  const named = new Set(own.map((one) => periodOf(base, one.says, base.periods[0])))
  const [one] = named
  if (named.size > 1 || one === UNKNOWN || (!one && inherited && inherited !== base.periods[0])) return null
  return one ?? base.periods[0]
}

export const OTHER_MEANT = 'another figure may be meant'

/** What is called so in more than one way contradicts nothing, unless its own number shows which is meant. */
function firm(s: Sentence, sides: readonly Side[], claims: BoundClaim[]): BoundClaim[] {
  const wrong = claims.filter(({ verdict }) => verdict === 'wrong')
  if (wrong.length === 0) return claims
  const isSure = sides.every((side) => {
    const [metric] = side.metrics
    if (side.metrics.length > 1 && new Set(side.metrics.map(metricWords)).size > 1 && side.numbers.length === 0)
      return false
    // In another period it is the same figure.
    if (metric?.kind !== 'other' || !LOOSE.has(metric.name) || side.when !== null) return true
    return side.numbers.some(({ n }) =>
      claims.some((one) => one.verdict === 'holds' && one.start === s.passage.at[n.start]),
    )
  })
  // Where a number is wrong, which figure was meant may be misread; where a relation alone is, the numbers show its sides.
  const isRelation = wrong.some(({ kind }) => kind === 'comparison' || kind === 'direction')
  // Of a row of years one number shows whose it is.
  const isRow = claims.length >= 3 && claims.some(({ verdict, kind }) => verdict === 'holds' && kind !== 'direction')
  if (isSure && (isRelation || wrong.length === 1 || isRow)) return claims
  return claims.map((one) => (one.verdict === 'wrong' ? { ...one, verdict: 'unresolved', note: OTHER_MEANT } : one))
}

function isRestricted(base: FactBase, s: Sentence, about: FactPeriod): boolean {
  const known = [...asidesOf(s), ...s.metrics, ...s.periods, ...s.directions]
  const whole = { start: 0, end: s.text.length }
  return (
    restrictionIn(s, [whole], known)?.text.search(/^(?:not|more|less|no)$/i) === -1 ||
    turnsRound(s, false) !== null ||
    otherFooting(base, s, about, true) !== null
  )
}

function numberClaim(s: Sentence, n: NumberToken, as: Beside['as'], found: Found): BoundClaim {
  const isChange = as === 'change' || (as === 'either' && /^[+−-]/.test(found.figure))
  return {
    ...sourceSpan(s, n.start, n.end),
    text: s.text.slice(n.start, n.end).trim(),
    kind: n.kind === 'percent' ? (isChange ? 'change' : 'share') : 'amount',
    ...told(found),
    isChange,
    form: n.kind === 'percent' && !isRatio(found.metric) ? 'percent' : 'amount',
  }
}

function relationClaim(s: Sentence, one: Said, found: Found): BoundClaim {
  return {
    ...sourceSpan(s, one.start, one.end),
    text: s.text.slice(one.start, one.end).trim(),
    kind: one.is === 'move' ? 'direction' : 'comparison',
    ...told(found),
    isChange: one.is === 'move' || one.is === 'growth',
    form: 'amount',
  }
}

const told = ({ isRight, metric, period, figure, rule }: Found) => ({
  metric: metricWords(metric),
  period: period.code,
  figure,
  place: null,
  rule,
  verdict: isRight ? ('holds' as const) : ('wrong' as const),
  note: null,
  // Told by its words and its period, as a sentence about the two statements alone is.
  bound: metric.kind === 'other' ? null : metric,
})
