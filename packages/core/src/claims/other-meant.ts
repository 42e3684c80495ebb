/** Verdicts that rest on a figure or a period which the sentence may not mean: they are left open. */
import { type FactBase, factOf } from '../figures-in-words/facts.ts'
import { agrees } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import type { BoundClaim } from './bound-claim.ts'

/** @param own the code of the period that the text is about */
export function unlessOtherMeant(
  base: FactBase,
  s: Sentence,
  own: string,
  claims: readonly BoundClaim[],
): BoundClaim[] {
  const isNamed = claims.some((one) => isOfNamedPart(s, one) !== null)
  // A row that was read whole, in its order, is judged as it was read.
  const isUnclear = claims.some(({ verdict, kind }) => verdict === 'unresolved' && kind === 'amount')
  return claims.map((one) => {
    const why =
      isOfPart(s, claims, one) ??
      isOfGrowth(s, one) ??
      isTwice(one) ??
      isOfClauseBefore(s, own, one) ??
      isOfPeriodBehind(base, s, one) ??
      (isUnclear ? isOfRow(base, s, one) : null) ??
      (isNamed && one.verdict === 'wrong' ? 'whose it is is not said' : null)
    return why === null ? one : { ...one, verdict: 'unresolved', place: null, note: why }
  })
}

/** "Other Bets was the only one that shrank; its sales fell 6.7%": of the part, where the whole would be wrong. */
function isOfPart(s: Sentence, claims: readonly BoundClaim[], one: BoundClaim): string | null {
  const { verdict, bound, start } = one
  if (verdict !== 'wrong' || bound?.kind !== 'figure' || bound.name !== 'total_revenue') return null
  const name = s.metrics.find(
    ({ metrics: [one], start: at }) =>
      one?.kind === 'figure' && one.name === 'total_revenue' && /\b(?:its|their|whose)\s+$/i.test(s.text.slice(0, at)),
  )
  if (one.kind === 'direction' && isOfKindOnly(s, claims, start)) return 'whose it is is not said'
  const part = s.metrics.find(({ metrics: [one] }) => one?.kind === 'division')
  const isBehind = name !== undefined && (s.passage.at[name.start] ?? 0) <= start
  return isBehind && part !== undefined && part.end <= name.start ? 'whose it is is not said' : null
}

/** "Other Bets: $1.54 billion of revenue, down from $1.65 billion": of the part whose amount the revenue before the word is. */
function isOfKindOnly(s: Sentence, claims: readonly BoundClaim[], start: number): boolean {
  const word = s.directions.find((one) => s.passage.at[one.start] === start)
  const n = word && s.numbers.findLast((one) => one.end <= word.start)
  const own = n && claims.find((one) => one.start === s.passage.at[n.start] && one.kind === 'amount')
  return (
    word !== undefined &&
    n !== undefined &&
    own?.verdict === 'holds' &&
    own.bound?.kind === 'division' &&
    s.metrics.some((one) => one.end <= word.start && /^\s+(?:of|in)\s+$/.test(s.text.slice(n.end, one.start)))
  )
}

/** "Up 17.4%, just ahead of USCS at 16.1%": of how they grew, not of how large they are. */
const isOfGrowth = ({ numbers }: Sentence, { verdict, kind, text }: BoundClaim): string | null =>
  verdict === 'wrong' &&
  kind === 'comparison' &&
  /^[,\s]*(?:just |well |far )?(?:ahead of|behind)\b/i.test(text) &&
  numbers.length > 0 &&
  numbers.every((n) => n.kind === 'percent')
    ? 'whether growth or size is compared is not said'
    : null

/** A turn from one period to the same one. */
const isTwice = ({ verdict, kind, figure }: BoundClaim): string | null =>
  verdict === 'wrong' && kind === 'comparison' && /^(?<code>\d{4} \S+) \S+, \k<code> /.test(figure ?? '')
    ? 'which periods are meant is not understood'
    : null

/** "44 cents after 46 cents in 2024, even though the net loss shrank": the year is that of what was before. */
function isOfClauseBefore(s: Sentence, own: string, { verdict, kind, period, start }: BoundClaim): string | null {
  if (verdict !== 'holds' || kind !== 'direction' || period === own) return null
  const word = s.directions.find((one) => s.passage.at[one.start] === start)
  const year = word && s.periods.findLast((one) => one.end <= word.start)
  if (!word || !year || !s.numbers.some((one) => one.end <= year.start)) return null
  return NEXT_CLAUSE.test(s.text.slice(year.end, word.start)) ? 'of which period it is is not said' : null
}
const NEXT_CLAUSE =
  /[;:]|,\s+(?:even\s+)?(?:though|although|while|whereas|but|yet|as)\b|\b(?:even though|although|whereas)\b/i

/** "A benefit of $5.0 billion showed up in 2023; by 2025 …": right in the period that is named right behind it. */
function isOfPeriodBehind(base: FactBase, s: Sentence, { verdict, bound, start, period }: BoundClaim): string | null {
  const n = verdict === 'wrong' ? s.numbers.find((one) => s.passage.at[one.start] === start) : undefined
  const next = n && s.numbers.find((one) => one.start >= n.end)
  const end = next?.start ?? s.text.length
  const tokens = s.periods.filter(
    (one) => n && one.start >= n.end && one.start < end && !/[;:,](?!\d)/.test(s.text.slice(n.end, one.start)),
  )
  if (!n || !bound) return null
  const isRight = tokens.some(({ says }) => {
    const named = periodOf(base, says, base.periods[0])
    const value = named === UNKNOWN || named.code === period ? undefined : factOf(named, bound)?.value
    return value !== undefined && agrees(Math.abs(value) * (n.kind === 'percent' ? 100 : 1), n)
  })
  return isRight ? 'of which period it is is not understood' : null
}

/** "From $10.22 to $11.83 and, in 2024, to $13.89": of a row of years, which year each is of may be told later. */
function isOfRow(base: FactBase, s: Sentence, { verdict, bound, start }: BoundClaim): string | null {
  const n = verdict === 'wrong' ? s.numbers.find((one) => s.passage.at[one.start] === start) : undefined
  if (!n || !bound || n.kind !== 'money') return null
  const isOfYear = base.periods.some((one) => agrees(Math.abs(factOf(one, bound)?.value ?? Number.NaN), n))
  const others = s.numbers.filter((one) => one !== n && one.kind === n.kind)
  return isOfYear && others.length > 1 ? 'of which period it is is not understood' : null
}

/** "AEGON's life business wrote 27.2 billion euros": of a part by a word of its name, where the whole would be wrong. */
function isOfNamedPart(s: Sentence, { verdict, note, bound }: BoundClaim): string | null {
  // "Outside the United States $45.0 billion": the filing may print that under a name of its own
  const isWithout = bound?.kind === 'sum' && bound.minus.length > 0
  if (verdict === 'wrong' && isWithout && ABROAD.test(note ?? '')) return 'whose it is is not said'
  if (s.metrics.some(({ metrics: [one] }) => one?.kind === 'division')) return null
  const part =
    verdict === 'wrong' ? /^this is the revenue of (?<part>\D+?) of \d{4} /.exec(note ?? '')?.groups?.part : null
  const isNamed = (part?.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) =>
    new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(s.text),
  )
  return isNamed ? 'whose it is is not said' : null
}
const ABROAD = /^this is the revenue of (?:Non-|International|Foreign|Rest of|Other|Outside|All other|Overseas)/i
