/** A sentence taken apart: what it names, which numbers stand in it, which period each belongs to. */
import { shortCompanyName } from '../format/company-name.ts'
import { addDays, daysBetween, yearOf } from '../format/day.ts'
import { type Circumstance, circumstancesIn } from './circumstances.ts'
import { companyNames, companySpans, type Span } from './companies.ts'
import { type DirectionToken, directionTokens } from './directions.ts'
import { epithetSpans } from './epithets.ts'
import type { FactBase, FactPeriod } from './facts.ts'
import { leadClauses } from './lead-clauses.ts'
import { leaderSpans } from './leaders.ts'
import type { Lexicon, MetricToken } from './lexicon.ts'
import { metricTokens } from './lexicon.ts'
import { isNamedVerb } from './named-verbs.ts'
import { maskNonFigures, type NumberToken, numberTokens } from './numbers.ts'
import { withParts } from './parts-together.ts'
import type { Passage } from './passages.ts'
import { type PeriodToken, periodOf, periodTokens, type UNKNOWN } from './periods.ts'
import { withRates } from './rates.ts'
import { withSharedScale } from './shared-scale.ts'
import { asidesOf } from './word-classes.ts'

export interface Sentence {
  passage: Passage
  text: string
  metrics: MetricToken[]
  numbers: NumberToken[]
  periods: PeriodToken[]
  directions: DirectionToken[]
  /** "of every $100": amounts are parts of so many */
  ofEach: number | null
  /** "over two years": how far back a change is measured from, where it is said */
  overYears: (Span & { years: number }) | null
  /** where the company itself is named */
  companies: Span[]
  /** clauses that tell what happened meanwhile: nothing in them is held against a figure */
  circumstances: Circumstance[]
  /** clauses before the figures about somebody else: nothing in them is held against a figure, nor changes it */
  leads: Span[]
  /** speaks of what may come, of somebody's opinion: nothing the statement could confirm */
  isOutlook: boolean
  /** the period the whole sentence is about where it names one; null = the text's own */
  about: FactPeriod | typeof UNKNOWN | null
}

/** What may come, what somebody hopes, fears or supposes: nothing that a statement could confirm. */
const OUTLOOK =
  /\b(?:would|could|might|may|if|whether|expects?|expected|expectations?|guidance|guided|forecasts?|outlook|analysts?|consensus|targets?|plans? to|will|should|assum\w+|estimates?|hypothetical|hop(?:e[sd]?|ing) (?:for|that|to)|hoped|fear(?:s|ed|ing)? (?:of|that|for|net|revenue|an?|the)|feared|aim(?:s|ed|ing) (?:for|at|to)|promis(?:e[sd]?|ing) (?:of|to|that|net|revenue|an?)|vow(?:s|ed)|dream(?:s|t|ed)?|pencil(?:led|ed) in|(?:look|looked|looks|looking|call|called|calls|calling|bet|bets|betting|bank|banked|banking) (?:for|on)(?= (?:an? |the )?(?:net |total |annual )?(?:revenues?|sales|profits?|income|earnings|loss|eps|[$€£¥\d]))|wanted|in theory|on paper|scenario|budget(?:ed)? (?:had|of|for|was)|the budget|pretend|suppos(?:e[sd]?|ing)|imagin\w+|predict\w*|projection\w*|projected|is to be|are to be|about to|poised|on track|on course|set to|likely|provided (?:that |the |its |it |no )|providing (?:that|the|its|it)|as long as|so long as|subject to|pending|barring|in case|in the event|depending|contingent|theoretical\w*|notional\w*)\b|^\W*(?:Say|Suppose|Imagine|Pretend|Assume|Picture)\b(?! (?:what|hello|that again|it with))/i

export function readSentence(base: FactBase, lexicon: Lexicon, passage: Passage): Sentence {
  const { text } = passage
  const { text: masked, ofEach } = maskNonFigures(text, [
    base.company,
    ...base.tickers,
    ...ownLabels(base).filter((label) => /\d/.test(label)),
  ])
  const nameless = withoutNames(base, text)
  const named = withParts(base, nameless, metricTokens(nameless, lexicon))
  const makers = named.flatMap((m) => makerAt(text, m, namesOf(base)))
  const notMakers = named.filter(
    (m) =>
      makers.every((one) => m.end <= one.start || m.start >= one.end) &&
      !isLead(text, m) &&
      !isLosingMost(text, m, named),
  )
  const periods = periodTokens(text).filter((one) => !isYearTold(base, text, one))
  const numbers = withRates(masked, numberTokens(masked), base.periods[0].months)
  const moves = directionTokens(nameless)
  const circumstances = passage.inTable
    ? []
    : circumstancesIn(text, [...numbers]).filter(
        (one) => !tellsFigure(text, one, notMakers, moves) && periods.every((token) => !overlaps(token, one)),
      )
  const companies = companiesIn(base, text, makers)
  const leads = passage.inTable
    ? []
    : leadClauses({ text, metrics: notMakers, numbers, companies }).filter((one) =>
        periods.every((token) => !overlaps(token, one)),
      )
  const isMeanwhile = (one: Span) => [...circumstances, ...leads].some((other) => overlaps(one, other))
  const metrics = notMakers.filter((m) => !isMeanwhile(m))
  const inside = (n: NumberToken) => metrics.some((m) => n.start >= m.start && n.end <= m.end)
  const sentence: Sentence = {
    passage,
    text,
    metrics,
    numbers: withSharedScale(
      text,
      numbers.filter((n) => n.start >= passage.from && !inside(n)),
      metrics,
    ),
    periods,
    // "Greater China" is no greater than anything.
    directions: moves.filter(
      (d) =>
        !isMeanwhile(d) &&
        !metrics.some((m) => isName(m) && m.start < d.end && m.end > d.start) &&
        !isNamedVerb(text, d.start, d.text) &&
        !isBesideLevel(text, d, numbers),
    ),
    ofEach,
    overYears: yearsSpanned(text),
    companies,
    circumstances,
    leads,
    isOutlook:
      !passage.inTable &&
      OUTLOOK.test(
        text.replace(/\bMay\b/g, '   ').replace(metrics.some(isWithout) ? /\bwould have been\b/g : /(?!)/g, ''),
      ),
    about: null,
  }
  const asides = asidesOf(sentence)
  if (sentence.isOutlook && asides.length > 0)
    sentence.isOutlook = OUTLOOK.test(
      [...text.replace(/\bMay\b/g, '   ')]
        .map((c, i) => (asides.some((one) => i >= one.start && i < one.end) ? ' ' : c))
        .join(''),
    )
  const own = periods.filter((one) => isOfWholeSentence(sentence, one))
  const distinct = [...new Set(own.map((one) => periodOf(base, one.says, base.periods[0])))]
  sentence.about = distinct.length === 1 ? (distinct[0] ?? null) : null
  return sentence
}

/** "Ahead of the others by a wide margin": how far, and no margin of a profit. */
const isLead = (text: string, { start, end }: Span): boolean =>
  /^margins?$/i.test(text.slice(start, end)) &&
  /\bby (?:an? |the )?(?:[a-z]+ )?(?:wide|huge|big|large|clear|comfortable|considerable|healthy|massive|narrow|slim|thin|small|tiny|slender|widest|narrowest)\s+$/i.test(
    text.slice(0, start),
  )

/** "Energy Products losing the most": of its sales, no loss of the company's. */
const isLosingMost = (text: string, { start, end }: Span, named: readonly MetricToken[]): boolean =>
  /^(?:lost|los(?:es?|ing)|earn(?:ed|s|ing)|ma(?:de|kes?|king))$/i.test(text.slice(start, end)) &&
  /^\s+(?:by far )?the (?:most|least)\b/i.test(text.slice(end)) &&
  named.some(
    (one) =>
      one.metrics[0]?.kind === 'division' &&
      one.end <= start &&
      /^\s+(?:(?:has|have|had|was|were)\s+)?$/.test(text.slice(one.end, start)),
  )

/** The text with blanks for names of the company: they may hold words that mean something ("Advanced Micro Devices"). */
function withoutNames(base: FactBase, text: string): string {
  const labels = ownLabels(base)
  // But "Google websites" is a division of Google's.
  return blankNames(
    text,
    namesOf(base).filter((name) => !labels.some((label) => label.includes(name))),
  )
}

const namesOf = (base: FactBase): string[] => [base.company, shortCompanyName(base.company)]

/** Where the company is named, by whatever it is called. */
function companiesIn(base: FactBase, text: string, makers: readonly Span[]): Span[] {
  const named = [
    ...companySpans(text, companyNames(base.company, base.tickers)),
    ...leaderSpans(text, shortCompanyName(base.company)),
    ...makers,
  ]
  // "The vaccine maker" is found already, "the vaccine maker from Cambridge" says more
  const called = epithetSpans(text).filter((one) =>
    named.every((other) => !overlaps(one, other) || (other.start >= one.start && other.end <= one.end)),
  )
  return [...named.filter((one) => called.every((other) => !overlaps(one, other))), ...called]
}

/**
 * "Last year" of a year that had just ended when it was reported: said of the calendar year before the filing's, where
 * most of the fiscal year lies in it. "From last year", "last year's" compare with it and stay the year before.
 */
function isYearTold(base: FactBase, text: string, { start, end, isComparison }: PeriodToken): boolean {
  const [own] = base.periods
  if (isComparison || base.filing_date === null || own.months !== 12) return false
  if (!/^last year$/i.test(text.slice(start, end)) || LAST_YEAR_OF.test(text.slice(0, start))) return false
  const year = yearOf(base.filing_date) - 1
  const first = addDays(own.end_date, -364)
  const from = first < `${year}-01-01` ? `${year}-01-01` : first
  const to = own.end_date > `${year}-12-31` ? `${year}-12-31` : own.end_date
  return daysBetween(from, to) >= MOST_OF_YEAR
}
const MOST_OF_YEAR = 270
const LAST_YEAR_OF =
  /\b(?:than|from|versus|vs\.?|against|with|to|on|over|of|since|after|before|beats?|topped|topping|beating|like|as|till|until|same (?:quarter|period)|contrast)\s+(?:(?:in|for|during|the|that|those|it was|it had been)\s+)*$/i

/**
 * "32.0 %, a touch below the 32.1 % of 2024": the second number is a level, and the two say themselves which is below.
 * Where they say otherwise, the word is left to be held against them.
 */
function isBesideLevel(text: string, d: DirectionToken, numbers: readonly NumberToken[]): boolean {
  if (!/^(?:below|above|under|over)$/i.test(d.text)) return false
  const [last, next] = [numbers.findLast((n) => n.end <= d.start), numbers.find((n) => n.start >= d.end)]
  return (
    last !== undefined &&
    next?.kind === last.kind &&
    /^\s+the\s+$/.test(text.slice(d.end, next.start)) &&
    Math.sign(last.value - next.value) === d.sign
  )
}

/** "The iPhone maker", "iPhone giant Apple" is the company, not its iPhone. */
function makerAt(text: string, token: MetricToken, names: readonly string[]): Span[] {
  const lead = /\bthe\s+$/i.exec(text.slice(0, token.start))
  const tail = /^[ -](?:maker|seller|owner|giant|behemoth|titan|powerhouse|house|group|company)\b/.exec(
    text.slice(token.end),
  )
  const own = /^the\s/i.test(text.slice(token.start, token.end))
  const isNamed = tail !== null && names.some((name) => text.slice(token.end + tail[0].length).startsWith(` ${name}`))
  if (!isName(token) || !tail || !(lead || own || isNamed)) return []
  return [{ start: lead ? lead.index : token.start, end: token.end + tail[0].length }]
}

const isName = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'division' || one?.kind === 'expense'

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start && a.end > a.start

/**
 * Whether such a clause says of a figure which way it went ("as costs fell", "after Services shrank"): that is looked at.
 * "As iPhone upgrades picked up", "as layoffs lowered costs" tell of something else, or what somebody did.
 */
function tellsFigure(
  text: string,
  clause: Circumstance,
  metrics: readonly MetricToken[],
  moves: readonly DirectionToken[],
): boolean {
  return metrics
    .filter((m) => overlaps(m, clause))
    .some((m) => {
      const before = text.slice(clause.lead.end, m.start)
      const isHead = /^\s+(?:(?:the|its|their|both|total|net)\s+)*$/i.test(before)
      return (
        isHead &&
        moves.some(
          (d) => d.start >= m.end && /^\s*(?:also |again |even |still |[a-z]+ly )*$/.test(text.slice(m.end, d.start)),
        )
      )
    })
}

/** "Without AWS, sales would have been …" is arithmetic, no outlook. */
const isWithout = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'sum' && one.minus.length > 0

const OVER_YEARS =
  /(?<!\b(?:lowest|highest|weakest|strongest|best|worst|smallest|largest|biggest|deepest|fastest|slowest|poorest|richest|first)\b[^,;.]{0,24}\s)\b(?:over|in|within|across|during)\s+(?:(?:the|just|only)\s+)*(?:(?:last|past)\s+)?(two|three|four|five|[2-5])\s+(?:fiscal\s+)?years\b(?!\s+(?:ago|earlier|before|in a row|running))/i

function yearsSpanned(text: string): Sentence['overYears'] {
  const match = OVER_YEARS.exec(text)
  const word = match?.[1]?.toLowerCase() ?? ''
  const years = Number(word) || ['two', 'three', 'four', 'five'].indexOf(word) + 2
  return match && { start: match.index, end: match.index + match[0].length, years }
}

/** "from $90 billion in 2023", "(29.8% in 2023)", "a year earlier": the period of one number, not of the sentence. */
function isOfWholeSentence(s: Sentence, token: PeriodToken): boolean {
  if (token.isComparison || ['prior', 'previous-quarter', 'years-before'].includes(token.says.kind)) return false
  const before = s.text.slice(0, token.start)
  // "… was 4.6 percent – in 2023 it had been 9.2 percent": of the clause behind
  if (
    /\d[^.;:–—]{0,80}(?:[;:–—]|\s-)\s+(?:back\s+)?in\s+$/.test(before) &&
    /^,?\s+(?:it|they|that|this)\s+(?:had|was|were)\b/.test(s.text.slice(token.end))
  )
    return false
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false
  const number = s.numbers.filter((one) => one.end <= token.start).at(-1)
  if (!number || !AFTER_NUMBER.test(s.text.slice(number.end, token.start))) return true
  const head = s.text.slice(0, number.start)
  if (PRIOR_BEFORE.test(head)) return false
  const last = s.numbers.filter((one) => one.end <= number.start).at(-1)
  // "up from 6.4 % in 2023 and 2.4 % in 2022"
  if (last && PRIOR_BEFORE.test(s.text.slice(0, last.start)) && /\b(?:and|,)\s+$/.test(head)) return false
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
  /(?:\bfrom|\bafter|\bfollow(?:s|ed|ing)|\bcomparing (?:with|to)|\bcompares? favou?rably (?:with|to)|\bin contrast (?:with|to)|\brelative to|\bas opposed to|\bagainst|\bcompare[sd]? (?:with|to)|\bversus|\bvs\.?|\bthan|\btimes)\s+(?:(?:a|an|the|about|around|roughly|nearly|only|just|some|net|operating|diluted|loss|losing|losses|profit|income|earnings|earning|making|posting|reporting|expenses|costs|a margin|of|revenue|sales)\s+)*(?:[−-])?$/i
export const AFTER_NUMBER =
  /^[\s,(]*(?:in (?:income )?tax(?:es)?\s+in\s+|at the (?:end|close) of\s+|(?:in|of) (?:(?:net|total|operating|gross) )?(?:revenues?|sales|profits?|income|earnings)\s+(?:in|for|during)\s+|dollars\s+|USD\s+|(?:the\s+)?year\s+|euros\s+|per share,?\s+|in\s+|for\s+|during\s+|of\s+|the\s+|it (?:had )?(?:lost|made|earned|kept|took in|reported|posted) (?:in\s+)?|(?:that |which )?(?:it|they|the company|[A-Z][\w&.]*)\s+(?:had\s+)?[a-z]+\s+(?:in\s+|for\s+|during\s+)?|recorded\s+|reported\s+|earned\s+|(?:show(?:s|ed)|turn(?:s|ed)|crop(?:s|ped)|pop(?:s|ped)) up\s+(?:in|for|during)\s+|a share\s+|(?:earned|reported|posted|recorded|booked|seen|registered|achieved)\s+(?:in|for|during)\s+(?:the\s+(?:same|corresponding|comparable)\s+(?:period|quarter|three months)\s+(?:of|in)\s+)?|the\s+(?:same|corresponding|comparable)\s+(?:period|quarter|three months)\s+(?:of|in)\s+|(?:of|worth of)\s+[a-z]+\s+(?:[a-z]+\s+)?(?:in|for|during)\s+|(?:net\s+|operating\s+)?(?:loss|profit|income|earnings|gain|deficit)\s+|per diluted share,?\s+|per basic share\s+)*$/

/** Offsets of a piece of a passage in the source. */
export function sourceSpan(s: Sentence, start: number, end: number): { start: number; end: number } {
  const from = s.passage.at[start] ?? 0
  const to = s.passage.at[end - 1]
  return { start: from, end: (to ?? from) + 1 }
}
