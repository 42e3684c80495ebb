/**
 * The times that a question names, each as it is said: a year, a day, a length, so many years back. Which column of a
 * statement it is depends on the figure: "2024" of a balance sheet beside a quarter's is the day that the year ended on.
 */
import { SHORT_MONTHS } from '../../format/date.ts'
import { daysBetween } from '../../format/day.ts'
import type { ChatFact } from '../fact.ts'
import { find } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import { type Term, termOf } from '../other-statements/beside.ts'
import type { OtherFact } from '../other-statements/facts.ts'

export type Time =
  | { kind: 'own' }
  | { kind: 'back'; years: number }
  | { kind: 'year'; year: number }
  /** `quarter`: of which one; `back`: of so many years before */
  | { kind: 'span'; months: number; quarter: number | null; year: number | null; back: number }
  | { kind: 'day'; month: number; year: number | null; isEnd: boolean }
  | { kind: 'year-end'; back: number }
  /** one that no filing of this kind has a column of */
  | { kind: 'none' }

export interface TimeMention {
  time: Time
  start: number
  end: number
}

const MONTHS = SHORT_MONTHS.map((one) => one.toLowerCase())
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const YEAR =
  "(?:fiscal |fy ?|year )?['’]?((?:19|20)\\d\\d|(?:fy ?)?\\d\\d(?![\\d.,]*(?:%|\\d)| (?:percent|%|million|billion|bn|days|months|years)\\b))"
const OF_YEAR = `(?:,? (?:of |in )?(?:the )?${YEAR}\\b)?`
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
}

type Rule = readonly [RegExp, (match: RegExpMatchArray, facts: ChatFacts) => Time]

/** A year by its digits; two are of the century that puts them nearest before the period, or a few years behind it. */
export function yearBy(said: string, period: string): number | null {
  const digits = said.replace(/\D/g, '')
  if (digits === '') return null
  if (digits.length === 4) return Number(digits)
  const [own, year] = [Number(period.slice(0, 4)), Number(`${period.slice(0, 2)}${digits}`)]
  return year > own + 10 ? year - 100 : year
}
const yearOf = (said: string | undefined, { period }: ChatFacts): number | null => yearBy(said ?? '', period)
const monthOf = (said: string | undefined): number => MONTHS.indexOf((said ?? '').slice(0, 3).toLowerCase()) + 1
const isYearly = ({ period }: ChatFacts): boolean => period.endsWith('FY')
const span = (months: number, said: string | undefined, facts: ChatFacts): Time => ({
  ...{ kind: 'span', months, quarter: null, year: yearOf(said, facts), back: 0 },
})

/** In the order in which they are looked for: what holds another stands before it. */
const RULES: readonly Rule[] = [
  [new RegExp(`\\b(${MONTH}) quarter\\b`, 'gi'), (match, facts) => ofMonthQuarter(monthOf(match[1]), facts)],
  [
    /\b(?:last|previous|prior) year(?:['’]s|s)? (?:first[- ]half|h1|1h|six months|half)\b/gi,
    () => ({ kind: 'span', months: 6, quarter: null, year: null, back: 1 }),
  ],
  [
    new RegExp(
      `\\b(?:first[- ]half|1st[- ]half|h1|1h|half[- ]year|(?:first )?(?:six|6)[- ]months?)(?: of)?${OF_YEAR}`,
      'gi',
    ),
    (match, facts) => span(6, match[1], facts),
  ],
  [
    new RegExp(`\\b(?:first )?(?:nine|9)[- ]months?(?: of)?${OF_YEAR}|\\b9m\\b`, 'gi'),
    (match, facts) => span(9, match[1], facts),
  ],
  [
    new RegExp(`\\b(?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th)[- ]quarter)(?: of)?${OF_YEAR}`, 'gi'),
    (match, facts) => ({
      ...{ kind: 'span', months: 3, back: 0, year: yearOf(match[3], facts) },
      quarter: Number(match[1] ?? ORDINALS[(match[2] ?? '').toLowerCase()]),
    }),
  ],
  [
    /\b(?:second half|h2|2h|fourth quarter|last quarter|previous quarter|prior quarter|ttm|ltm|trailing \w+ months)\b/gi,
    () => ({ kind: 'none' }),
  ],
  [
    /\b(?:so far this year|year[- ]to[- ]date|ytd)\b/gi,
    (_match, facts) => (isYearly(facts) ? { kind: 'none' } : { kind: 'own' }),
  ],
  [
    /\b(?:same|corresponding|comparable) (?:quarter|period|months?|half|time|span|day)(?: (?:of|in))?(?: (?:the )?(?:last|prior|previous) year| (?:a |one )?year (?:ago|earlier|before))?\b/gi,
    () => ({ kind: 'back', years: 1 }),
  ],
  [
    /\b(?:two|2) (?:fiscal )?y(?:ea)?rs? (?:ago|earlier|before|back)\b|\bthe year before last\b/gi,
    () => ({ kind: 'back', years: 2 }),
  ],
  [
    /\b(?:at |of |from )?(?:the )?(?:end|close) of (?:the )?(?:last|previous|prior) (?:fiscal |financial )?year\b|\b(?:last|previous|prior) (?:fiscal )?year[- ]?end\b/gi,
    () => ({ kind: 'year-end', back: 1 }),
  ],
  [
    /\b(?:year[- ]on[- ]year|year[- ]over[- ]year|y[/-]y|yoy|over the (?:last|past) (?:year|12 months|twelve months)|(?:the |than |a |one |1 )*y(?:ea)?r[- ](?:ago|earlier|before|prior|back)(?: (?:quarter|q|period))?|(?:the )?(?:last|prior|previous|preceding) (?:fiscal |financial )?y(?:ea)?r(?:['’]s)?)\b/gi,
    () => ({ kind: 'back', years: 1 }),
  ],
  [
    new RegExp(
      `\\b(?:((?:year|months|quarter|weeks) (?:to|ended|ending)|to|ended|ending) )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${MONTH})\\b\\.?(?: (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)\\b(?:(?=,? (?:19|20)\\d\\d)|(?! ?\\d)))?(?:,? ['’]?((?:19|20)\\d\\d|\\d\\d)\\b)?`,
      'gi',
    ),
    (match, facts) => ({
      ...{ kind: 'day', month: monthOf(match[3]), year: yearOf(match[5], facts), isEnd: match[1] !== undefined },
    }),
  ],
  [
    /\b(?:fiscal year|financial year|fiscal|fy|ye|year[- ]end|end(?: of)?|year) ?['’]?((?:19|20)?\d\d)\b(?!%|[.,]\d)/gi,
    ofYear,
  ],
  [/(?<![$€£\d.,])\b((?:19|20)\d\d)\b(?![.,]?\d|%| (?:million|billion))/g, ofYear],
  [
    /(?<=\b(?:in|for|of|since|than|vs\.?|versus|and|from|to|during) )['’]?(\d\d)\b(?!%|[.,]\d| (?:%|percent|million|billion|bn|days|months|years|points))/gi,
    ofYear,
  ],
  [/(?<!\S)['’](\d\d)\b/g, ofYear],
  [
    /\b(?:(?:at|as of|by|on) )?(?:the )?(?:fiscal )?year[- ]?end\b|\b(?:at |by )?(?:the )?end of (?:the |this )?(?:fiscal |financial )?year\b/gi,
    () => ({ kind: 'year-end', back: 0 }),
  ],
  [
    /\b(?:(?:at|as of|by|on) )?(?:the )?(?:end|close) of (?:the |this )?(?:quarter|period)\b|\b(?:quarter|period)[- ]end\b|\b(?:at |on )?(?:the )?balance sheet date\b/gi,
    () => ({ kind: 'own' }),
  ],
  [
    /\b(?:this|the|current|latest|most recent|reported) quarter\b|\bquarterly\b|\bquarter\b/gi,
    (_match, facts) => span(3, undefined, facts),
  ],
  [
    /\b(?:this|the current|the latest|the) (?:fiscal |financial )?year\b|\bfull[- ]year\b|\bannual(?:ly)?\b|\b(?:12|twelve)[- ]months?\b/gi,
    (_match, facts) => (isYearly(facts) ? { kind: 'own' } : { kind: 'none' }),
  ],
  [
    /\b(?:now|today|currently|at present|this filing|this report|(?:in )?the (?:latest|reported) (?:period|filing))\b/gi,
    () => ({ kind: 'own' }),
  ],
]

function ofYear(match: RegExpMatchArray, facts: ChatFacts): Time {
  return { kind: 'year', year: yearOf(match[1], facts) ?? 0 }
}

/** "The June quarter" is the filing's own where that ends then. */
const ofMonthQuarter = (month: number, facts: ChatFacts): Time =>
  !isYearly(facts) && monthsOf(facts.end_date).includes(month) ? span(3, undefined, facts) : { kind: 'none' }

/** The month that a day is of; weeks that end in the first days of one are said to end in the month before too. */
function monthsOf(day: string): number[] {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8, 10))]
  return date <= 4 ? [month, ((month + 10) % 12) + 1] : [month]
}

/** "22 23 24", "FY25, FY24": years by their last digits. */
const YEARS_IN_ROW =
  /(?<![\d.$€£'-])\b\d\d(?:,? (?:and |& |to |vs )?\d\d){1,4}\b(?![\d%]|\.\d| (?:%|percent|million|billion|days|months))/g

export function timesIn(text: string, facts: ChatFacts): TimeMention[] {
  const found: TimeMention[] = []
  const add = (time: Time, start: number, end: number): void => {
    if (found.every((one) => end <= one.start || start >= one.end)) found.push({ time, start, end })
  }
  for (const row of text.matchAll(YEARS_IN_ROW))
    for (const one of row[0].matchAll(/\d\d/g))
      add(ofYear([one[0], one[0]], facts), row.index + one.index, row.index + one.index + 2)
  for (const [pattern, read] of RULES)
    for (const match of text.matchAll(pattern)) {
      // "May" and "march" are verbs too.
      if (
        /^(?:may|mar|march)$/i.test(match[0].trim()) &&
        !/\b(?:in|of|end|since|by|to|at|from)\s+$/i.test(text.slice(0, match.index))
      )
        continue
      add(read(match, facts), match.index, match.index + match[0].length)
    }
  return found.sort((a, b) => a.start - b.start)
}

/** A length and its year are one time, said apart: "in the first six months of 2025 and 2024". */
export function merged(times: readonly Time[]): Time[] {
  const spans = times.filter((one) => one.kind === 'span')
  const [length] = spans
  if (length?.kind !== 'span' || spans.length > 1) return unique(times)
  const rest = times.filter((one) => one !== length)
  const years = rest.flatMap((one): Time[] =>
    one.kind === 'year'
      ? [{ ...length, year: one.year, back: 0 }]
      : one.kind === 'back'
        ? [{ ...length, back: one.years }]
        : [],
  )
  if (years.length !== rest.length) return unique(times)
  // "In the nine months of 2025, up from the year before": its own too.
  const isOwnToo = length.year !== null || rest.every((one) => one.kind === 'back')
  return unique(isOwnToo ? [length, ...years] : years)
}
const unique = (times: readonly Time[]): Time[] =>
  times.filter((one, at) => times.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at)

/** A figure's columns, the newest first. */
interface Placed {
  term: Term
  end_date: string
  months: number | null
  /** the fiscal year by its name */
  year: number
  isYear: boolean
}

function columnsOf(metric: string, facts: ChatFacts): Placed[] {
  const others = facts.others.filter((one) => one.metric === metric)
  const all = metric.startsWith('other:')
    ? others.flatMap((one) => placedOther(one, facts))
    : facts.base.periods.flatMap(({ code, end_date, months }): Placed[] => {
        const fact = find(facts, metric, code)
        const of = fact && { fact, label: fact.label, verb: 'was', when: `in ${fact.period}` }
        return of ? [{ term: of, end_date, months, year: Number(code.slice(0, 4)), isYear: months === 12 }] : []
      })
  return all.sort((a, b) => b.end_date.localeCompare(a.end_date))
}

function placedOther(fact: OtherFact, facts: ChatFacts): Placed[] {
  const term = termOf(fact.metric, fact.period, facts)
  if (!term) return []
  const { end_date, months, period } = fact
  return [
    {
      term: { ...term, fact, when: fact.when },
      end_date,
      months,
      year: Number(period.slice(0, 4)),
      isYear: period.endsWith('FY'),
    },
  ]
}

const isAbout = (days: number, wanted: number): boolean => Math.abs(days - wanted) <= 20

/** @returns the figure of that time; null = no column is of it. `from` is what "the year before" is counted from */
export function termAt(metric: string, time: Time, facts: ChatFacts, from: Time | null = null): Term | null {
  const columns = columnsOf(metric, facts)
  const own = columns.find(({ end_date }) => Math.abs(daysBetween(end_date, facts.end_date)) <= 14)
  if (!own) return null
  const found = columnAt(columns, own, time, facts, from)
  return found?.term ?? null
}

function columnAt(
  columns: readonly Placed[],
  own: Placed,
  time: Time,
  facts: ChatFacts,
  from: Time | null,
): Placed | null {
  const isQuarter = !isYearly(facts)
  switch (time.kind) {
    case 'own':
      return own
    case 'back': {
      const start = from && from.kind !== 'back' ? columnAt(columns, own, from, facts, null) : own
      if (!start) return null
      return (
        columns.find(
          (one) => one.months === start.months && isAbout(daysBetween(one.end_date, start.end_date), 365 * time.years),
        ) ?? null
      )
    }
    case 'year':
      return columns.find((one) => one.isYear && one.year === time.year) ?? null
    case 'year-end':
      if (time.back === 0 && !isQuarter) return own
      return columns.find((one) => one.months === null && one !== own && one.isYear) ?? null
    case 'day':
      return columnOfDay(columns, own, time)
    case 'span':
      return columnOfSpan(columns, own, time, facts)
    case 'none':
      return null
  }
}

function columnOfDay(columns: readonly Placed[], own: Placed, time: Extract<Time, { kind: 'day' }>): Placed | null {
  return (
    columns.find(
      (one) =>
        (one.months === null || time.isEnd) &&
        one.months === own.months &&
        monthsOf(one.end_date).includes(time.month) &&
        (time.year === null || time.year === Number(one.end_date.slice(0, 4))),
    ) ?? null
  )
}

function columnOfSpan(
  columns: readonly Placed[],
  own: Placed,
  time: Extract<Time, { kind: 'span' }>,
  facts: ChatFacts,
): Placed | null {
  const year = (time.year ?? Number(facts.period.slice(0, 4))) - time.back
  const quarter = isYearly(facts) ? 4 : Number(facts.period.slice(6))
  if (time.quarter !== null && time.quarter !== quarter) return null
  if (isYearly(facts)) return null
  // A sheet is of the day that the time ended on.
  if (own.months === null)
    return year === Number(facts.period.slice(0, 4)) && (time.months === 3 || time.months === quarter * 3) ? own : null
  return columns.find((one) => one.months === time.months && one.year === year) ?? null
}

/** The column before its own: of a sheet beside a quarter's that of the year's end. */
export function termBefore(metric: string, facts: ChatFacts): Term | null {
  const columns = columnsOf(metric, facts)
  const [own, next] = columns
  if (!own || !next) return null
  return own.months === null && !isYearly(facts) ? next.term : termAt(metric, { kind: 'back', years: 1 }, facts)
}

/** Of so many years, its own first; null = fewer are printed. */
export function termsOfYears(metric: string, count: number | null, facts: ChatFacts): Term[] | null {
  const columns = columnsOf(metric, facts)
  const [own] = columns
  const alike = columns.filter((one) => one.months === own?.months)
  if (alike.length < 2 || (count !== null && count > alike.length) || !isYearly(facts)) return null
  return alike.slice(0, count ?? alike.length).map(({ term }) => term)
}

/** Figures that may be put together: flows of one span, sheets of the day that it ended on. */
export function isOfOneTime(terms: readonly Term[], facts: ChatFacts): boolean {
  const places = terms.map(({ fact }) => placeOf(fact, facts))
  const flows = places.filter((one) => one.months !== null)
  const days = places.map((one) => one.end_date)
  const [day = ''] = days
  return (
    days.every((one) => one !== '' && Math.abs(daysBetween(one, day)) <= 14) &&
    flows.every((one) => one.months === flows[0]?.months)
  )
}

function placeOf(fact: ChatFact, facts: ChatFacts): { end_date: string; months: number | null } {
  const other = facts.others.find((one) => one.id === fact.id)
  if (other) return other
  const period = facts.base.periods.find(({ code }) => code === fact.period)
  return { end_date: period?.end_date ?? '', months: period?.months ?? null }
}
