/** The period a number of a sentence belongs to. */
import { type FactBase, type FactPeriod, yearBefore } from '../figures-in-words/facts.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { AFTER_NUMBER, PRIOR_BEFORE, type Sentence } from '../figures-in-words/sentence.ts'

export interface NumberPeriod {
  period: FactPeriod | typeof UNKNOWN
  /** another one it may belong to just as well: the period of the sentence before */
  or: FactPeriod | null
  /** the period is not named but follows from a comparison: what it is not known of cannot be called wrong */
  isImplied?: boolean
  /** what a change is measured from; null = a year before */
  from: FactPeriod | typeof UNKNOWN | null
}

/** The period a number belongs to (decided by what stands nearest), and the one a change is measured from. */
export function periodOfNumber(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  inherited: FactPeriod | null,
): NumberPeriod {
  const about = s.about === null ? base.periods[0] : s.about
  const known = about === UNKNOWN ? base.periods[0] : about
  const named = (token: PeriodToken) => periodOf(base, token.says, known)
  // "the prior year's $4.9 billion", "2023's $4.9 billion", "a year-earlier $4.9 billion"
  const owner = s.periods.find(
    (p) =>
      p.end <= n.start &&
      /^(?:['’]s?)?\s+(?:(?:record|total|figure of|level of)\s+)?$/.test(s.text.slice(p.end, n.start)),
  )
  if (
    owner &&
    OWNS.test(s.text.slice(owner.start, n.start)) &&
    n.kind !== 'points' &&
    !(n.kind === 'percent' && isChangeBefore(s, owner))
  )
    return { period: named(owner), or: null, from: null }
  // "higher than in 2023 (68.8%)"
  const bracketed = s.periods.find(
    (p) => p.isComparison && p.end <= n.start && /^\s*\(\s*$/.test(s.text.slice(p.end, n.start)),
  )
  if (bracketed && named(bracketed) !== UNKNOWN) return { period: named(bracketed), or: known, from: null }
  const others = s.numbers.filter((one) => one !== n)
  const after = s.periods.find((p) => p.start >= n.end)
  const comparison = s.periods.filter((p) => p.isComparison).at(0)
  const from = comparison ? named(comparison) : null
  const free = (a: number, z: number) => others.every((one) => one.end <= a || one.start >= z)
  const isHead = after !== undefined && /^\s*:/.test(s.text.slice(after.end)) // "(2023: 27.4%)"
  if (
    after &&
    !isHead &&
    !after.isComparison &&
    free(n.end, after.start) &&
    AFTER_NUMBER.test(s.text.slice(n.end, after.start)) &&
    // "to $2.04 from $4.30, in 2024"
    !(
      named(after) === base.periods[0] &&
      /^\s*,/.test(s.text.slice(n.end, after.start)) &&
      PRIOR_BEFORE.test(s.text.slice(0, n.start))
    )
  ) {
    return { period: named(after), or: null, from }
  }
  // Where the year named is another clause's, the comparison is with the year before the text's own.
  const aboutToken = s.periods.find((p) => !p.isComparison && named(p) === s.about)
  const beforeOwn = aboutToken && !isFirm(s, aboutToken, n) ? yearBefore(base, base.periods[0]) : null
  // "$4.725 billion ($5.51 per share)": the second is as old as the first.
  const beside = s.numbers.findLast((one) => one.end <= n.start)
  if (
    beside &&
    n.kind !== 'percent' &&
    beside.kind !== 'percent' &&
    /^\s*\(\s*(?:or\s+)?$/.test(s.text.slice(beside.end, n.start)) &&
    !/\(\s*$/.test(s.text.slice(Math.max(0, beside.start - 8), beside.start))
  )
    return periodOfNumber(base, s, beside, inherited)
  const isBound = /\b(?:more|less|fewer|higher|lower|better|greater|rather|other)\s+than\s+$/i.test(
    s.text.slice(0, n.start),
  )
  // "down from $1.40 billion and $0.40": the second is as old as the first.
  const last = s.numbers.findLast((one) => one.end <= n.start)
  const isSecond = last !== undefined && /^\s*,?\s*(?:and|or)\s+$/.test(s.text.slice(last.end, n.start))
  const isOld = isSecond && last.kind === n.kind && PRIOR_BEFORE.test(s.text.slice(0, last.start))
  if (!isBound && (PRIOR_BEFORE.test(s.text.slice(0, n.start)) || isOld) && n.kind !== 'percent') {
    // "from $90 billion": what the sentence compares with.
    return {
      period: from && from !== UNKNOWN && from !== known ? from : (yearBefore(base, known) ?? UNKNOWN),
      // "after $2 billion of taxes" is this year's.
      or: /\b(?:after|follow\w+)\s+\S*\s*$/i.test(s.text.slice(0, n.start)) ? known : beforeOwn,
      from: null,
      isImplied: true,
    }
  }
  if (PRIOR_BEFORE.test(s.text.slice(0, n.start)) && !/\b(?:more|less)\s+than\s+\S*$/i.test(s.text.slice(0, n.start))) {
    return {
      period: from && from !== UNKNOWN && from !== known ? from : (yearBefore(base, known) ?? UNKNOWN),
      or: null,
      from: null,
    }
  }
  // "beat the prior year's $11.83 by 17%": the change is this year's.
  const isBy = n.kind === 'percent' && /\bby\s+(?:\w+\s+)?$/i.test(s.text.slice(0, n.start))
  const before = s.periods
    .filter((p) => p.end <= n.start && !p.isComparison && !(isBy && p.says.kind === 'prior') && reaches(s, p, n))
    .at(-1)
  const afterClause = inRelative(base, s, n)
  if (before && afterClause) return { period: afterClause, or: namedKnown(named(before)), from }
  if (before) return orOwn(base, s, n, before, named(before), from)
  if (s.about !== null && afterClause) return { period: afterClause, or: namedKnown(s.about), from }
  const token = s.periods.find((p) => p.start >= n.end && !p.isComparison && named(p) === s.about)
  if (s.about !== null) return token ? orOwn(base, s, n, token, s.about, from) : { period: s.about, or: null, from }
  return { period: base.periods[0], or: inherited, from }
}

/**
 * A period named elsewhere in the sentence may be another clause's: then the number may as well be of the period the
 * text is about.
 */
function orOwn(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  token: PeriodToken,
  period: FactPeriod | typeof UNKNOWN,
  from: NumberPeriod['from'],
): NumberPeriod {
  const [own] = base.periods
  if (period === own || isFirm(s, token, n)) return { period, or: null, from }
  return period === UNKNOWN ? { period: own, or: null, from } : { period, or: own, from }
}

const CLAUSE = /;|\b(?:while|whereas|but|because|although|though|since|as|that of|those of|when|where)\b/i
const CLAUSE_START =
  /(?:^|[;,.:–—|(]|\band|\bbut|\bwhile|\bwhereas|\bwhen)\s*(?:in|for|during|back in|throughout)?\s*(?:the\s+)?(?:year\s+)?$/i

/** The period stands where it governs the number: at the head of the sentence or clause, or right behind it. */
function isFirm(s: Sentence, token: PeriodToken, n: NumberToken): boolean {
  const between = (a: number, z: number) => s.numbers.some((one) => one.start >= a && one.end <= z)
  if (token.start >= n.end) {
    return !between(n.end, token.start) && !CLAUSE.test(s.text.slice(n.end, token.start))
  }
  if (CLAUSE.test(s.text.slice(token.end, n.start))) return false
  if (!between(0, token.start))
    return !CLAUSE.test(s.text.slice(0, token.start)) || CLAUSE_START.test(s.text.slice(0, token.start))
  return CLAUSE_START.test(s.text.slice(0, token.start)) && !between(token.end, n.start)
}

const namedKnown = (period: FactPeriod | typeof UNKNOWN): FactPeriod | null => (period === UNKNOWN ? null : period)

/** "Operating income, which stood at $24.0 billion in 2022, receded to $21.7 billion": after the clause, the own period. */
function inRelative(base: FactBase, s: Sentence, n: NumberToken): FactPeriod | null {
  return /,\s+(?:which|who|that)\s[^,]*,[^,]*$/.test(s.text.slice(0, n.start)) ? base.periods[0] : null
}

/** Words for a period that may stand before an amount as its owner. */
const OWNS =
  /(?:['’]s?|prior|previous|preceding|year[- ]?(?:ago|earlier))\s+(?:[a-z]+\s+){0,2}$|^(?:the\s+)?(?:prior|previous|preceding|year[- ](?:ago|earlier))/i

/** "beat last year by …": the period is what a change is measured from. */
const isChangeBefore = (s: Sentence, p: PeriodToken): boolean => /\b(?:on|over)\s+$/.test(s.text.slice(0, p.start))

/** "the prior year's $6.13; net income …": a possessive names the period of the next number alone, in its clause. */
function reaches(s: Sentence, p: PeriodToken, n: NumberToken): boolean {
  // "From $13.9 billion a year ago, net income shot up to $19.7 billion"
  const owner = s.numbers.findLast((one) => one.end <= p.start)
  if (p.says.kind === 'prior' && owner && owner !== n && AFTER_NUMBER.test(s.text.slice(owner.end, p.start)))
    return false
  if (p.says.kind !== 'prior' || !/['’]s$/.test(s.text.slice(p.start, p.end))) return true
  return (
    !s.text.slice(p.end, n.start).includes(';') && s.numbers.every((one) => one.start < p.end || one.start >= n.start)
  )
}
