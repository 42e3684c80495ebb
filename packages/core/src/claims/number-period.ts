/** The period a number of a sentence belongs to. */
import { isBracketedAway } from '../figures-in-words/brackets.ts'
import { type FactBase, type FactPeriod, factOf, metricWords, yearBefore } from '../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { AFTER_NUMBER, PRIOR_BEFORE, type Sentence } from '../figures-in-words/sentence.ts'
import { isVerbForm } from '../figures-in-words/verb-forms.ts'
import { bind, isForOther, isShareAgain, pairedName } from './binding.ts'

export interface NumberPeriod {
  period: FactPeriod | typeof UNKNOWN
  /** another one it may belong to just as well: the period of the sentence before */
  or: FactPeriod | null
  /** the period is not named but follows from a comparison: what it is not known of cannot be called wrong */
  isImplied?: boolean
  /** what a change is measured from; null = a year before */
  from: FactPeriod | typeof UNKNOWN | null
}

/** What the ways to a number's period look at. */
interface Place {
  base: FactBase
  s: Sentence
  n: NumberToken
  inherited: FactPeriod | null
  /** the period the sentence is about, as far as it is known */
  known: FactPeriod
  named: (token: PeriodToken) => FactPeriod | typeof UNKNOWN
  /** what the sentence compares with; null = it does not say */
  from: NumberPeriod['from']
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
  // "In the first nine months …, from $2 billion in the same period of 2022": as long as what nobody knows.
  const named = (token: PeriodToken) =>
    about === UNKNOWN && AS_LONG.has(token.says.kind) ? UNKNOWN : periodOf(base, token.says, known)
  const next = s.numbers.find((one) => one.start >= n.end)?.start ?? s.text.length
  // "Up 56 % from a year ago and up 6 % sequentially": each number with its own.
  const comparison =
    s.periods.find((p) => p.isComparison && p.start >= n.end && p.end <= next) ?? s.periods.find((p) => p.isComparison)
  const from = comparison ? named(comparison) : s.overYears ? yearsBefore(base, known, s.overYears.years) : null
  const place: Place = { base, s, n, inherited, known, named, from }
  if (isOfAnother(s, n)) return { period: known, or: null, from: null }
  return (
    ownedPeriod(place) ?? listedPeriod(place) ?? periodBehind(place) ?? comparedPeriod(place) ?? clausePeriod(place)
  )
}

/** "$745 million on research against $3 million in revenue": another figure is held against the first, not another year. */
function isOfAnother(s: Sentence, n: NumberToken): boolean {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  const next = s.metrics.find((one) => one.start >= n.end)
  const [other] = next?.metrics ?? []
  if (!last || !next || !other || last.kind !== n.kind || new Set(next.metrics.map(metricWords)).size !== 1)
    return false
  if (
    !/\b(?:against|versus|vs\.?|compared (?:with|to))\s+(?:(?:just|only|about|nearly)\s+)*$/.test(
      s.text.slice(last.end, n.start),
    )
  )
    return false
  if (!/^\s+(?:in|of)\s+(?:(?:its|total|net)\s+)*$/.test(s.text.slice(n.end, next.start))) return false
  if (s.periods.some((one) => one.start >= last.end)) return false
  const [own] = bind(s, last)?.metrics ?? []
  return own !== undefined && own.kind !== 'division' && metricWords(own) !== metricWords(other)
}

const AS_LONG: ReadonlySet<PeriodToken['says']['kind']> = new Set([
  'prior',
  'same-in',
  'years-before',
  'previous-quarter',
])

/** "the prior year's $4.9 billion", "2023's $4.9 billion", "higher than in 2023 (68.8%)". */
function ownedPeriod({ s, n, known, named }: Place): NumberPeriod | null {
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
  // "Compared with the year before, when it made $93.7 billion, …"
  const told = s.periods.findLast((p) => p.end <= n.start)
  if (told && n.kind !== 'percent' && WHEN_IT.test(s.text.slice(told.end, n.start)))
    return { period: named(told), or: null, from: null }
  // "compared to 2022 net revenue of $23.6 billion"
  const holder = s.metrics.findLast((m) => m.end <= n.start && NAMED_OF.test(s.text.slice(m.end, n.start)))
  const said = holder && s.periods.find((p) => p.end <= holder.start && /^\s+$/.test(s.text.slice(p.end, holder.start)))
  if (said && said.says.kind === 'named' && n.kind === 'money') return { period: named(said), or: null, from: null }
  // "(prior year: $43.2bn)", "(2023: 27.4%)"
  const headed = s.periods.find(
    (p) =>
      p.end <= n.start &&
      /\(\s*(?:the |in )?$/.test(s.text.slice(0, p.start)) &&
      /^\s*(?:base\s*)?:?\s*$/.test(s.text.slice(p.end, n.start)) &&
      p.says.kind === 'prior',
  )
  if (headed) return { period: named(headed), or: null, from: null }
  const bracketed = s.periods.find(
    (p) => p.isComparison && p.end <= n.start && /^\s*\(\s*$/.test(s.text.slice(p.end, n.start)),
  )
  return bracketed && named(bracketed) !== UNKNOWN ? { period: named(bracketed), or: known, from: null } : null
}

const WHEN_IT =
  /^,?\s*(?:when|in which|during which)\s+(?:it|they|the (?:company|group|firm)|[A-Z][\w&.]*)\s+(?:had\s+)?[a-z]+(?:\s+(?:in|out|up))?(?:\s+(?:about|around|nearly|almost|some|just|only|net income of|revenues? of|sales of|a (?:net )?(?:profit|loss) of))*\s+$/
const NAMED_OF = /^\s+of\s+(?:(?:about|approximately|around|nearly|almost|some|over|just|roughly)\s+)*$/i

/** Numbers told in pairs, lists and chains. */
function listedPeriod({ base, s, n, known }: Place): NumberPeriod | null {
  if (pairedName(s, n) || isForOther(s, n)) return { period: known, or: null, from: null }
  // "last year, from $30.4bn to $59.2bn": the way ends where the text stands
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (
    last?.kind === n.kind &&
    /^\s*(?:in\s+(?:fiscal\s+)?(?:19|20)\d\d\s+)?to\s+$/.test(s.text.slice(last.end, n.start)) &&
    /\bfrom\s+(?:(?:a|an|the|about|around|nearly|some|just)\s+)*$/.test(s.text.slice(0, last.start)) &&
    s.periods.every((one) => one.start < n.end || !AFTER_NUMBER.test(s.text.slice(n.end, one.start))) &&
    s.periods.some((one) => one.says.kind === 'prior' && one.end <= last.start)
  )
    return { period: base.periods[0], or: yearBefore(base, base.periods[0]), from: null }
  // "A profit of $7.7 billion turned into a loss of $2.0 billion": what it was before it turned
  const after = s.numbers[s.numbers.indexOf(n) + 1]
  if (
    after?.kind === n.kind &&
    /^\s+(?:had\s+)?(?:turned|swung|flipped|morphed|swelled|grew|shrank|dwindled)\s+(?:in)?to\b|^\s+(?:became|gave way to|made way for)\b/.test(
      s.text.slice(n.end, after.start),
    )
  )
    return { period: yearBefore(base, known) ?? UNKNOWN, or: null, from: null, isImplied: true }
  const listed = inList(base, s, n, known)
  const row = listed ?? inRowOfYears(base, s, n, known)
  return row ? { period: row, or: null, from: null } : inChain(base, s, n, known)
}

/** "$4.9 billion in 2023": the period right behind the number. */
function periodBehind({ base, s, n, named, from }: Place): NumberPeriod | null {
  const after = s.periods.find((p) => p.start >= n.end)
  if (!after || after.isComparison) return null
  // "16.8% (prior year 16.4%)": what stands in brackets is of the number there
  const next = s.numbers.find((one) => one.start >= after.end)
  if (
    /^\s*\($/.test(s.text.slice(n.end, after.start).trimEnd()) &&
    next &&
    !s.text.slice(after.end, next.start).includes(')')
  )
    return null
  // "…, $772 million, 2024 showed …": what the next clause is about
  const verb = /^\s+(?:also |then |even |again )?(?<said>[a-z]+)\s/.exec(s.text.slice(after.end))?.groups?.said ?? ''
  if (/,\s*$/.test(s.text.slice(n.end, after.start)) && next && (isVerbForm(verb) || /^(?:was|is|had|has)$/.test(verb)))
    return null
  // "$3.8 million ($0.64 per share) for the year ended …": the bracket tells the same in another measure
  const bracket = /^\s*\([^()]*\)/.exec(s.text.slice(n.end, after.start))?.[0].length ?? 0
  const behind = n.end + bracket
  const isFree = s.numbers.every((one) => one === n || one.end <= behind || one.start >= after.start)
  const isHead = /^\s*:/.test(s.text.slice(after.end)) // "(2023: 27.4%)"
  // "to $2.04 from $4.30, in 2024"
  const isOfSentence =
    named(after) === base.periods[0] &&
    /^\s*,/.test(s.text.slice(n.end, after.start)) &&
    PRIOR_BEFORE.test(s.text.slice(0, n.start))
  const isIt = !isHead && isFree && !isOfNext(s, n, after) && AFTER_NUMBER.test(s.text.slice(behind, after.start))
  return isIt && !isOfSentence ? { period: named(after), or: null, from } : null
}

/** "from $90 billion", "($5.51 per share)", "and $0.40": numbers as old as what they are compared with or stand beside. */
function comparedPeriod({ base, s, n, inherited, known, named, from }: Place): NumberPeriod | null {
  const head = s.text.slice(0, n.start)
  const last = s.numbers.findLast((one) => one.end <= n.start)
  const isBeside =
    last !== undefined &&
    n.kind !== 'percent' &&
    last.kind !== 'percent' &&
    /^\s*\(\s*(?:or\s+)?$|^\s*,?\s+or\s+$/.test(s.text.slice(last.end, n.start)) &&
    !/\(\s*$/.test(s.text.slice(Math.max(0, last.start - 8), last.start))
  // "$19.4 billion (+25%), after $15.5 billion (+33%)": how it came to the amount before the bracket
  if (last?.kind === 'money' && n.kind === 'percent' && GROWN_TO.test(s.text.slice(last.end, n.start))) {
    const own = periodOfNumber(base, s, last, inherited)
    const isEach = s.numbers.filter(
      (one, at) => one.kind === 'percent' && GROWN_TO.test(s.text.slice(s.numbers[at - 1]?.end ?? 0, one.start)),
    )
    // "To $416.2 billion from $391.0 billion (+6%)": of the whole way, where only the last has one
    if (own.period !== UNKNOWN && own.period !== known)
      return { period: own.period, or: isEach.length > 1 ? null : known, from: null }
  }
  if (last && isShareAgain(s, last, n)) return periodOfNumber(base, s, last, inherited)
  if (isBeside || (last && isOnSales(s, last, n))) return periodOfNumber(base, s, last, inherited)
  const isPrior = PRIOR_BEFORE.test(head)
  const isBound = /\b(?:more|less|fewer|higher|lower|better|greater|rather|other)\s+than\s+$/i.test(head)
  // "down from $1.40 billion and $0.40": the second is as old as the first.
  const isSecond = last !== undefined && /^\s*,?\s*(?:and|or)\s+$/.test(s.text.slice(last.end, n.start))
  const isOld = isSecond && last.kind === n.kind && PRIOR_BEFORE.test(s.text.slice(0, last.start))
  const period = from && from !== UNKNOWN && from !== known ? from : (yearBefore(base, known) ?? UNKNOWN)
  if (!isBound && (isPrior || isOld) && n.kind !== 'percent') {
    // Where the year named is another clause's, the comparison is with the year before the text's own.
    const aboutToken = s.periods.find((p) => !p.isComparison && named(p) === s.about)
    const beforeOwn = aboutToken && !isFirm(s, aboutToken, n) ? yearBefore(base, base.periods[0]) : null
    // "after $2 billion of taxes" is this year's.
    const or = /\b(?:after|follow\w+)\s+\S*\s*$/i.test(head) ? known : beforeOwn
    return { period, or, from: null, isImplied: true }
  }
  const isOwnChange =
    n.kind === 'percent' && s.directions.some((d) => !d.isVerb && /^\s+$/.test(s.text.slice(n.end, d.start)))
  return isPrior && !isOwnChange && !/\b(?:more|less)\s+than\s+\S*$/i.test(head)
    ? { period, or: null, from: null }
    : null
}

const GROWN_TO = /^\s*\(\s*(?:(?:up|down)\s+)?[+−–-]?$/i

/** "Against a profit of $93.7 billion on sales of $391.0 billion": as old as what was made on them. */
function isOnSales(s: Sentence, last: NumberToken, n: NumberToken): boolean {
  const measure = s.metrics.find((one) => one.start >= last.end && one.end <= n.start)
  return (
    measure !== undefined &&
    n.kind === 'money' &&
    PRIOR_BEFORE.test(s.text.slice(0, last.start)) &&
    /^\s*,?\s+(?:on|from)\s+(?:(?:its|total|net)\s+)*$/.test(s.text.slice(last.end, measure.start)) &&
    /^\s+of\s+(?:(?:about|nearly|almost|just|over|some)\s+)*$/.test(s.text.slice(measure.end, n.start))
  )
}

/** The period named before, or the sentence's own. */
function clausePeriod({ base, s, n, inherited, named, from }: Place): NumberPeriod {
  // "beat the prior year's $11.83 by 17%": the change is this year's.
  const isBy = n.kind === 'percent' && /\bby\s+(?:\w+\s+)?$/i.test(s.text.slice(0, n.start))
  const before = s.periods
    .filter(
      (p) =>
        p.end <= n.start &&
        !p.isComparison &&
        !(isBy && p.says.kind === 'prior') &&
        reaches(s, p, n) &&
        !isInClosedBracket(s, p, n),
    )
    .at(-1)
  const afterClause = inRelative(base, s, n)
  if (before && afterClause) return { period: afterClause, or: namedKnown(named(before)), from }
  if (before) return orOwn(base, s, n, before, named(before), from)
  if (s.about !== null && afterClause) return { period: afterClause, or: namedKnown(s.about), from }
  const token = s.periods.find((p) => p.start >= n.end && !p.isComparison && named(p) === s.about)
  if (s.about !== null) return token ? orOwn(base, s, n, token, s.about, from) : { period: s.about, or: null, from }
  return { period: base.periods[0], or: inherited, from }
}

/** "R&D (prior year: $31.4bn) came to $34.6bn": what stands in brackets says nothing of what follows them. */
function isInClosedBracket(s: Sentence, p: PeriodToken, n: NumberToken): boolean {
  return isBracketedAway(s.text, p, n.start) && s.numbers.some((one) => one.start >= p.end && one.end <= n.start)
}

/** The period so many years before another; 'unknown' = it is not known. */
function yearsBefore(base: FactBase, period: FactPeriod, years: number): FactPeriod | typeof UNKNOWN {
  return periodOf(base, { kind: 'years-before', years }, period)
}

/** "$19.4 billion, $15.5 billion and $11.7 billion in fiscal 2025, 2024 and 2023": the first of the first, and so on. */
function inList(base: FactBase, s: Sentence, n: NumberToken, known: FactPeriod): FactPeriod | typeof UNKNOWN | null {
  const joined = /^\s*(?:,|and|,\s*and|\/|vs\.?)\s+(?:about\s+|to\s+)?$/i
  const numbers = runOf(
    s.numbers,
    s.numbers.indexOf(n),
    (a, b) => a.kind === b.kind && joined.test(s.text.slice(a.end, b.start)),
  )
  const last = numbers.at(-1)
  if (!last || numbers.length < 2) return null
  const first = s.periods.findIndex((one) => one.start >= last.end)
  const token = s.periods[first]
  if (!token || !/^\s*(?:,\s*)?[(]?\s*(?:in|for|during)?\s*(?:fiscal\s*)?$/.test(s.text.slice(last.end, token.start)))
    return null
  const periods = runOf(s.periods, first, (a, b) =>
    /^\s*(?:,|and|,\s*and|\/)\s*(?:in\s+)?(?:fiscal\s+)?$/i.test(s.text.slice(a.end, b.start)),
  )
  const own = periods[numbers.indexOf(n)]
  return periods.length === numbers.length && own ? periodOf(base, own.says, known) : null
}

/** The run of neighbours around one place. */
function runOf<T>(list: readonly T[], at: number, isJoined: (a: T, b: T) => boolean): T[] {
  const one = list[at]
  if (one === undefined) return []
  let [from, to] = [at, at]
  for (
    let a = list[from - 1], b = list[from];
    a !== undefined && b !== undefined && isJoined(a, b);
    a = list[from - 1], b = list[from]
  )
    from -= 1
  for (
    let a = list[to], b = list[to + 1];
    a !== undefined && b !== undefined && isJoined(a, b);
    a = list[to], b = list[to + 1]
  )
    to += 1
  return list.slice(from, to + 1)
}

const VERSUS = /^\s*(?:vs\.?|versus|after|against|following)\s+$/i

/**
 * "$10.81 vs. $8.04 vs. $5.80": each a year before the one before it. "$2.04 to $1.08" without a verb between tells the
 * year before first.
 */
function inChain(base: FactBase, s: Sentence, n: NumberToken, known: FactPeriod): NumberPeriod | null {
  const at = s.numbers.indexOf(n)
  const gap = (i: number): string => s.text.slice(s.numbers[i - 1]?.end ?? 0, s.numbers[i]?.start)
  const isSame = (i: number): boolean => i > 0 && s.numbers[i - 1]?.kind === n.kind
  let links = 0
  while (isSame(at - links) && VERSUS.test(gap(at - links))) links += 1
  if (links >= 2) {
    let found: FactPeriod | null = known
    for (let i = 0; i < links && found; i += 1) found = yearBefore(base, found)
    return { period: found ?? UNKNOWN, or: null, from: null, isImplied: true }
  }
  // "from 33.6 % to 25.5 % to 23.4 %", "from 33.6 % via 25.5 % to 23.4 %": the last is the newest
  const steps = runOf(s.numbers, at, (a, b) => a.kind === b.kind && STEP.test(s.text.slice(a.end, b.start)))
  if (steps.length >= 3 && isInOrder(base, s, steps, known)) {
    let found: FactPeriod | null = known
    for (let i = steps.length - 1; i > steps.indexOf(n) && found; i -= 1) found = yearBefore(base, found)
    return { period: found ?? UNKNOWN, or: null, from: null, isImplied: true }
  }
  const isPair =
    s.numbers[at + 1]?.kind === n.kind &&
    /^\s*(?:(?:up |down )?to|→|->|,\s*(?:and\s+)?then)\s*$/.test(gap(at + 1)) &&
    n.kind !== 'times' &&
    // "1,648 million up to 1,537 million": not the way that they went
    !(/\bup\b/.test(gap(at + 1)) && n.value > (s.numbers[at + 1]?.value ?? 0)) &&
    !(/\bdown\b/.test(gap(at + 1)) && n.value < (s.numbers[at + 1]?.value ?? 0))
  if (!isPair || !/[:(,–—]\s*$/.test(s.text.slice(0, n.start))) return null
  return { period: yearBefore(base, known) ?? UNKNOWN, or: null, from: null, isImplied: true }
}

/** "Shrunk twice ($17.1bn, $15.1bn, $14.8bn)": three or more that no year is named of, and that are those of the last years. */
function inRowOfYears(base: FactBase, s: Sentence, n: NumberToken, known: FactPeriod): FactPeriod | null {
  const row = runOf(
    s.numbers,
    s.numbers.indexOf(n),
    (a, b) => a.kind === b.kind && /^\s*,\s*(?:and\s+)?(?:then\s+)?(?:now\s+)?$/.test(s.text.slice(a.end, b.start)),
  )
  const [first] = row
  if (row.length < 3 || !first || n.kind !== 'money') return null
  const years = [known]
  for (let one = yearBefore(base, known); one && years.length < row.length; one = yearBefore(base, one)) years.push(one)
  if (years.length < row.length) return null
  const metrics = bind(s, first)?.metrics ?? []
  const isOf = (order: readonly FactPeriod[]) =>
    metrics.some((metric) =>
      row.every((one, i) => {
        const period = order[i]
        const fact = period && factOf(period, metric)
        return fact !== null && fact !== undefined && agrees(Math.abs(fact.value), one)
      }),
    )
  const order = years.reverse()
  return isOf(order) ? (order[row.indexOf(n)] ?? null) : null
}

const STEP =
  /^\s*(?:,\s*)?(?:and\s*)?(?:,\s*)?(?:(?:then|now|finally)\b\s*(?:,\s*)?)?(?:in\s+(?:fiscal\s+)?(?:19|20)\d\d\s*(?:,\s*)?)?(?:(?:on\s+|back\s+|up\s+|down\s+)?to|through|via|by way of|→|->)\s*$/

/** "From $10.22 to $11.83 and, in 2024, to $13.89": a year that is named on the way is that of the number behind it. */
const isInOrder = (base: FactBase, s: Sentence, steps: readonly NumberToken[], known: FactPeriod): boolean =>
  steps.every((one, i) => {
    const token = s.periods.find((p) => p.end <= one.start && p.start >= (steps[i - 1]?.end ?? one.start))
    let own: FactPeriod | null = known
    for (let back = steps.length - 1; back > i && own; back -= 1) own = yearBefore(base, own)
    return token === undefined || periodOf(base, token.says, known) === own
  })

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
  // "For the three months ended June 30, 2024": told to the day, no other is meant.
  if (token.says.kind === 'date' && token.says.months !== null) return { period, or: null, from }
  if (period === own || isFirm(s, token, n)) return { period, or: null, from }
  return period === UNKNOWN ? { period: own, or: null, from } : { period, or: own, from }
}

/** "In 2024 up 1 %, in 2025 down 3 %": behind the comma begins what is said of the next year. */
function isOfNext(s: Sentence, n: NumberToken, after: PeriodToken): boolean {
  if (!/^\s*,\s*(?:and\s+)?(?:in|for)\s/.test(s.text.slice(n.end, after.start + 1))) return false
  const own = s.periods.findLast((p) => p.end <= n.start && !p.isComparison)
  return own !== undefined && s.numbers.every((one) => one === n || one.end <= own.start || one.start >= n.end)
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
