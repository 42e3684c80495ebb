/** A sentence taken apart: what it names, which numbers stand in it, which period each belongs to. */
import { shortCompanyName } from '../words/company-name.ts'
import { type DirectionToken, directionTokens } from './directions.ts'
import type { FactBase, FactPeriod } from './facts.ts'
import { yearBefore } from './facts.ts'
import type { Lexicon, MetricToken } from './lexicon.ts'
import { metricTokens } from './lexicon.ts'
import { maskNonFigures, type NumberToken, numberTokens } from './numbers.ts'
import type { Passage } from './passages.ts'
import { type PeriodToken, periodOf, periodTokens, UNKNOWN } from './periods.ts'

export interface Sentence {
  passage: Passage
  text: string
  metrics: MetricToken[]
  numbers: NumberToken[]
  periods: PeriodToken[]
  directions: DirectionToken[]
  isOfHundred: boolean
  /** speaks of what may come, of somebody's opinion: nothing the statement could confirm */
  isOutlook: boolean
  /** the period the whole sentence is about where it names one; null = the text's own */
  about: FactPeriod | typeof UNKNOWN | null
}

const OUTLOOK =
  /\b(?:would|could|might|may|if|whether|expects?|expected|expectations?|guidance|guided|forecasts?|outlook|analysts?|consensus|targets?|plans? to|will|should|assum\w+|estimates?|hypothetical)\b/i

export function readSentence(base: FactBase, lexicon: Lexicon, passage: Passage): Sentence {
  const { text } = passage
  const { text: masked, isOfHundred } = maskNonFigures(text, [
    base.company,
    ...base.tickers,
    ...ownLabels(base).filter((label) => /\d/.test(label)),
  ])
  // A name may hold words that mean something: "Advanced Micro Devices", "Growth Properties".
  const labels = ownLabels(base)
  const names = [base.company, shortCompanyName(base.company)]
  // But "Google websites" is a division of Google's.
  const nameless = blankNames(
    text,
    names.filter((name) => !labels.some((label) => label.includes(name))),
  )
  const metrics = metricTokens(nameless, lexicon)
  const periods = periodTokens(text)
  const inside = (n: NumberToken) => metrics.some((m) => n.start >= m.start && n.end <= m.end)
  const sentence: Sentence = {
    passage,
    text,
    metrics,
    numbers: numberTokens(masked).filter((n) => n.start >= passage.from && !inside(n)),
    periods,
    directions: directionTokens(nameless),
    isOfHundred,
    isOutlook: !passage.inTable && OUTLOOK.test(text.replace(/\bMay\b/g, '   ')),
    about: null,
  }
  const own = periods.filter((one) => isOfWholeSentence(sentence, one))
  const distinct = [...new Set(own.map((one) => periodOf(base, one.says, base.periods[0])))]
  sentence.about = distinct.length === 1 ? (distinct[0] ?? null) : null
  return sentence
}

/** "from $90 billion in 2023", "(29.8% in 2023)", "a year earlier": the period of one number, not of the sentence. */
function isOfWholeSentence(s: Sentence, token: PeriodToken): boolean {
  if (token.isComparison || token.says.kind === 'prior' || token.says.kind === 'previous-quarter') return false
  const before = s.text.slice(0, token.start)
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false
  const number = s.numbers.filter((one) => one.end <= token.start).at(-1)
  if (!number || !AFTER_NUMBER.test(s.text.slice(number.end, token.start))) return true
  const head = s.text.slice(0, number.start)
  if (PRIOR_BEFORE.test(head)) return false
  const last = s.numbers.filter((one) => one.end <= number.start).at(-1)
  // "…, whereas it had lost $1 billion in 2022", "half the $7.1 billion of 2024": another number's clause.
  return last === undefined
    ? !/\bthe\s+$/.test(head) || !/^\s*(?:of|in)\b/.test(s.text.slice(number.end))
    : !OWN_CLAUSE.test(s.text.slice(last.end, number.start))
}

/** Between two numbers: the second stands in a clause of its own, or is a figure that is only referred to. */
const OWN_CLAUSE =
  /\b(?:whereas|while|after|follow(?:s|ed|ing)|but|though|although|when|where|against|compare[sd]?|versus|vs|beats?|dwarf(?:s|ed)|exceed(?:s|ed)|than)\b|[;:]|\bthe\s+$/i

function ownLabels(base: FactBase): string[] {
  return base.periods.flatMap((p) => [...p.business, ...p.geographical].map((d) => d.label))
}

function blankNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name.length > 2)
    .reduce((rest, name) => rest.split(name).join(' '.repeat(name.length)), text)
}

export const PRIOR_BEFORE =
  /(?:\bfrom|\bafter|\bfollow(?:s|ed|ing)|\bcomparing (?:with|to)|\bcompares? favou?rably (?:with|to)|\bin contrast (?:with|to)|\brelative to|\bagainst|\bcompare[sd]? (?:with|to)|\bversus|\bvs\.?|\bthan|\btimes)\s+(?:(?:a|an|the|about|around|roughly|nearly|only|just|some|net|loss|profit|income|of|revenue|sales)\s+)*(?:[−-])?$/i
const AFTER_NUMBER =
  /^[\s,(]*(?:per share\s+|in\s+|for\s+|during\s+|of\s+|the\s+|it (?:had )?(?:lost|made|earned|kept|took in|reported|posted) (?:in\s+)?|(?:that |which )?(?:it|they|the company|[A-Z][\w&.]*)\s+(?:had\s+)?[a-z]+\s+(?:in\s+|for\s+|during\s+)?|recorded\s+|reported\s+|earned\s+|a share\s+|(?:earned|reported|posted|recorded|booked|seen|registered|achieved)\s+(?:in|for|during)\s+(?:the\s+(?:same|corresponding|comparable)\s+(?:period|quarter|three months)\s+(?:of|in)\s+)?|the\s+(?:same|corresponding|comparable)\s+(?:period|quarter|three months)\s+(?:of|in)\s+|(?:of|worth of)\s+[a-z]+\s+(?:[a-z]+\s+)?(?:in|for|during)\s+|(?:net\s+|operating\s+)?(?:loss|profit|income|earnings|gain|deficit)\s+|per diluted share\s+|per basic share\s+)*$/

export interface NumberPeriod {
  period: FactPeriod | typeof UNKNOWN
  /** another one it may belong to just as well: the period of the sentence before */
  or: FactPeriod | null
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
  if (owner && OWNS.test(s.text.slice(owner.start, n.start)) && n.kind !== 'points' && !isChangeBefore(s, owner))
    return { period: named(owner), or: null, from: null }
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
    AFTER_NUMBER.test(s.text.slice(n.end, after.start))
  ) {
    return { period: named(after), or: null, from }
  }
  // "$4.725 billion ($5.51 per share)": the second is as old as the first.
  const beside = s.numbers.findLast((one) => one.end <= n.start)
  if (
    beside &&
    n.kind !== 'percent' &&
    beside.kind !== 'percent' &&
    /^\s*\(\s*(?:or\s+)?$/.test(s.text.slice(beside.end, n.start))
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
      or: /\b(?:after|follow\w+)\s+\S*\s*$/i.test(s.text.slice(0, n.start)) ? known : null,
      from: null,
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
  if (before) return { period: named(before), or: null, from }
  if (s.about !== null && afterClause) return { period: afterClause, or: namedKnown(s.about), from }
  // "EPS of $1.02 beat the 76 cents reported for 2022": the year named may be the other number's alone.
  const [only] = s.periods.filter((p) => !p.isComparison && p.says.kind !== 'prior')
  const owned = only && others.findLast((one) => one.end <= only.start)
  const isOthers =
    only !== undefined &&
    owned !== undefined &&
    owned.kind !== 'percent' &&
    n.end <= only.start &&
    AFTER_NUMBER.test(s.text.slice(owned.end, only.start))
  if (s.about !== null)
    return {
      period: s.about,
      or: isOthers && owned !== undefined && owned.start > n.end ? base.periods[0] : null,
      from,
    }
  return { period: base.periods[0], or: inherited, from }
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
  if (p.says.kind !== 'prior' || !/['’]s$/.test(s.text.slice(p.start, p.end))) return true
  return (
    !s.text.slice(p.end, n.start).includes(';') && s.numbers.every((one) => one.start < p.end || one.start >= n.start)
  )
}

/** Offsets of a piece of a passage in the source. */
export function sourceSpan(s: Sentence, start: number, end: number): { start: number; end: number } {
  const from = s.passage.at[start] ?? 0
  const to = s.passage.at[end - 1]
  return { start: from, end: (to ?? from) + 1 }
}
