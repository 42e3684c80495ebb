/** The periods that a number may be of, the likeliest first; the value decides between them. */
import { type FactBase, type FactPeriod, yearBefore } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { openingOf } from './columns.ts'
import type { Proven } from './parts.ts'
import { bare, isMeasure, RELATIVE, type Told } from './tokens.ts'

/** A period, and what a change in it is measured from; null = not known. */
export interface Placed {
  period: FactPeriod
  from: FactPeriod | null
  /** a word before the number may mean it, or something else: no change is told so */
  isWeak?: true
  /** it follows from a comparison alone */
  isImplied?: true
}

export function placesOf(told: Told, n: NumberToken, last: Proven | null): Placed[] {
  const { base, s, numbers, about, owners } = told
  const at = numbers.indexOf(n)
  const from = numbers[at - 1]?.end ?? 0
  const to = numbers[at + 1]?.start ?? s.text.length
  const others = new Set([...owners].filter(([one]) => one !== n).map(([, token]) => token))
  const beside = s.periods.filter((one) => one.start >= from && one.end <= to && !others.has(one))
  const named = (token: PeriodToken): FactPeriod | null => known(periodOf(base, token.says, about))
  const compared =
    beside.find((one) => one.isComparison) ?? s.periods.find((one) => one.isComparison && !others.has(one))
  const opening = openingOf(base)
  const measured = (period: FactPeriod): FactPeriod | null => {
    const token = compared && named(compared)
    // "Shrank by a third in six months": since the fiscal year began
    if (token && token !== period && token.end_date === period.end_date && opening) return opening
    return token && token !== period
      ? token
      : s.overYears
        ? back(base, period, s.overYears.years)
        : yearBefore(base, period)
  }
  const placed = (period: FactPeriod | null): Placed[] =>
    period
      ? [{ period, from: measured(period) }, ...(isSince(s.text, period) && opening ? [{ period, from: opening }] : [])]
      : []
  const own = owners.get(n)
  // "to $98.7 billion from $106.6 billion during fiscal 2025": in that year it moved from there
  const isMoved =
    own !== undefined &&
    named(own) === about &&
    /\bfrom\s+(?:(?:a|about|some|nearly)\s+)*$/i.test(s.text.slice(from, n.start)) &&
    at > 0
  if (own && !isMoved) return placed(named(own))
  const before = beside.findLast(
    (one) =>
      one.end <= n.start &&
      !isMeasure(s, one) &&
      !isOwnSpan(told, one) &&
      isOfClause(s.text.slice(from, one.start), s.text.slice(one.end, n.start)),
  )
  // "In 2025 and 2024 it was $16.0 billion and $14.9 billion": a list of its own order
  if (beside.filter((one) => one.end <= n.start && !RELATIVE.has(one.says.kind)).length > 1) return []
  // "$2.30 a diluted share in 1994, compared with"
  const behind = beside.find(
    (one) =>
      one.start >= n.end &&
      !(isMoved && one === own && TIED.test(s.text.slice(n.end, one.start))) &&
      !one.isComparison &&
      !RELATIVE.has(one.says.kind) &&
      IN_CLAUSE.test(s.text.slice(n.end, one.start)),
  )
  if (behind && !before) return placed(named(behind))
  const tail = s.text.slice(from, n.start)
  // "Revenue from China", "earnings from operations": part of a name
  const lead = bare(s.text, [...s.periods, ...s.metrics], from, n.start).replace(HEDGED, '')
  // "Had $9.0 billion in cash": of a first number it says nothing of the time
  const prior = (at > 0 ? PRIOR : PRIOR_OF_FIRST).exec(lead)
  if (before && (!before.isComparison || prior)) return placed(named(before))
  // "How $5.7 billion of profit became $3.2 billion": the first is of the time before
  const next = numbers[at + 1]
  const isBecome =
    !prior &&
    !before &&
    next?.kind === n.kind &&
    BECAME.test(bare(s.text, [...s.metrics, ...s.periods], n.end, next.start))
  if (isBecome)
    return [yearBefore(base, about), opening].flatMap(placed).map((one): Placed => ({ ...one, isImplied: true }))
  // "from the United States", "bigger than iPad sales ($28.0bn)": said of what is named behind it
  if (!prior || s.metrics.some((one) => one.start >= from + prior.index && one.end <= n.start)) return placed(about)
  const current = last && last.from === null && last.period !== about ? last.period : about
  const span = s.overYears?.years ?? 1
  const started = span > 1 ? [back(base, current, span), back(base, current, span - 1)] : [yearBefore(base, current)]
  // "At the level of 2022: $66.5 billion against $66.6 billion"
  const measures = s.periods.filter((one) => one.end <= n.start && isMeasure(s, one)).map(named)
  const earlier = [...measures.flatMap(placed), ...started.flatMap(placed), ...placed(openingOf(base))].map(
    (one): Placed => ({ ...one, isImplied: true }),
  )
  // "Goodwill more than doubled to", "iPad had a rough quarter, down 8%": the word belongs to something else
  return FIRM.test(tail.slice(prior.index))
    ? earlier
    : [...placed(about), ...earlier.map((one): Placed => ({ ...one, isWeak: true }))]
}

/** "Shrank by a third in six months, from": how long it took, no time of an amount. */
const isOwnSpan = ({ base, about }: Told, { says, isComparison }: PeriodToken): boolean => {
  const period = isComparison ? known(periodOf(base, says, about)) : null
  return period !== null && period !== about && period.end_date === about.end_date
}

/** "In six months", "in half a year" of a balance sheet: since the fiscal year began. */
const isSince = (text: string, { months }: FactPeriod): boolean =>
  ((months === 6 || months === 9) && /\b(?:(?:six|nine|6|9)[- ]months?|half[- ]year)\b/i.test(text)) ||
  (months !== null && months < 12 && /\b(?:in|within|over) half a year\b/i.test(text))

/** A period in the clause of the number, or at the head of one before it: "under the 2024 figure, even as net income" is neither. */
const isOfClause = (before: string, behind: string): boolean =>
  !/[,;]|\b(?:while|whereas|but|even)\b/i.test(behind) || HEAD.test(before)
const HEAD =
  /(?:^|[,;:.(—–])\s*(?:(?:and|but|while|whereas|where|then|so|back)\s+)*(?:(?:in|for|during|at|on|by|over|of|as of)\s+)?(?:(?:the|its|fiscal)\s+)*$/i

const known = (one: FactPeriod | typeof UNKNOWN): FactPeriod | null => (one === UNKNOWN ? null : one)

function back(base: FactBase, period: FactPeriod, years: number): FactPeriod | null {
  let found: FactPeriod | null = period
  for (let n = 0; n < years && found; n += 1) found = yearBefore(base, found)
  return found
}

/** What is told of the time before: "from", "after", "having been", "where it had", "in contrast to". */
const PRIOR =
  /\b(?:from|on (?:a|the) base|used to be|once|after|against|versus|vs|than|following|having been|had been|had|compared|contrast|beside|succeeding|replac\w+|revers\w+|erstwhile|previously|formerly)\b/i
const PRIOR_OF_FIRST = new RegExp(PRIOR.source.replace('|had|', '|'), 'i')
const IN_CLAUSE = /^(?:(?!\b(?:while|whereas|but|compared|against|versus|vs|after|from|than|and)\b)[^,;:.(])*$/i
/** "Grew by more than a half" */
const HEDGED = /\b(?:more|less|fewer|better|worse|greater|higher|lower|larger|other) than\s+(?:(?:a|an|the)\s+)?$/i
/** "From $106.6 billion during fiscal 2025" */
const TIED = /\b(?:in|during|for|over)\s+(?:(?:the|its|fiscal)\s+)*$/i
const BECAME =
  /^[^.;:]{0,60}\b(?:became|becomes|has become|had become|(?:has |have |had )?(?:turned|shr[au]nk|swelled|melted|grew|grown|dwindled|rose|risen|fell|fallen|mushroomed|ballooned|morphed) (?:in)?to)\s+(?:(?:a|an|just|only|about|nearly|almost|some|over)\s+|net |gross |operating )*(?:(?:loss|profit|expense|income)?\s*(?:of\s+)?)$/i
const FIRM = /^(?:from|on (?:a|the) base|having been|had been|used to be)\b/i
