/** Every column that a filing prints as a period that a sentence can be about: sums of nine months, the day a year began. */
import type { FactBase, FactPeriod, OtherFigure } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { namedOther } from '../../figures-in-words/other-names.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { dayNumber } from '../../format/day.ts'
import { amountsOf } from '../others/beside-income.ts'

const known = new WeakMap<FactBase, FactBase>()

/**
 * @returns the base with the amounts of the two other statements in its periods, and behind them a period of its own for
 *   each of their columns that is as long as none of the income statement's: flows since the fiscal year began, the sheet
 *   of the day before it did
 */
export function withColumns(base: FactBase): FactBase {
  const found = known.get(base)
  if (found) return found
  const others = base.others ?? []
  const of = (period: FactPeriod): FactPeriod => ({ ...period, others: amountsOf(others, period.code) })
  const [own, ...rest] = base.periods
  const codes = new Set(base.periods.map(({ code }) => code))
  const added = [...new Map(others.map((one) => [one.period, one])).values()]
    .filter(({ period }) => !codes.has(period))
    .map(
      ({ period: code, end_date, months }): FactPeriod => ({
        ...{ code, end_date, months: months ?? (code.endsWith('FY') ? 12 : own.months) },
        ...{ figures: {}, expenses: [], business: [], geographical: [], accession_number: null, provenance: {} },
        // the day that such a sum ends on has a sheet too
        others: new Map([...(end_date === own.end_date ? sheetOf(others, own.code) : []), ...amountsOf(others, code)]),
      }),
    )
  const made: FactBase = { ...base, periods: [of(own), ...rest.map(of), ...added] }
  known.set(base, made)
  return made
}

const sheetOf = (others: readonly OtherFigure[], code: string): [OtherName, OtherFigure][] =>
  others.filter(({ period, months }) => period === code && months === null).map((one) => [one.name, one])

/** The end of the fiscal year before a quarter: what its balance sheet stands beside; null = the text is of a year. */
export function openingOf(base: FactBase): FactPeriod | null {
  const [own] = base.periods
  if (own.months === 12) return null
  const day = dayNumber(own.end_date)
  return (
    base.periods.find(
      ({ code, end_date }) => code.endsWith('FY') && day > dayNumber(end_date) && day - dayNumber(end_date) < 364,
    ) ?? null
  )
}

const YEAR = '(?:19|20)\\d\\d'
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** "Since year-end", "the close of fiscal 2025", "between December and June": the day that the fiscal year began after. */
const OPENING = new RegExp(
  `\\b(?:(?:since|from|at|than(?: at)?|over|on|against|versus|(?:compared|up|down) (?:with|to|from|on)) )?(?:the )?(?:` +
    `(?:(?:fiscal |financial |last |the )*year[- ]end|end of (?:the )?(?:last |previous |prior |preceding )(?:fiscal |financial )?year)(?:,? (?:fiscal |of )?(?:${YEAR}))?` +
    `|(?:close|end) of (?:the )?(?:fiscal |financial )?(?:year )?(?:${YEAR})` +
    `|(?<=\\bsince (?:the )?)(?:close|end) of (?:the )?(?:fiscal |financial )?year` +
    `|(?:start|beginning|outset|turn) of (?:the |its )?(?:fiscal |financial )?year(?: ${YEAR})?|(?<=\\bat )New Year(?:['’]s(?: Day)?)?)` +
    `|\\bbetween (?<month>${MONTHS}) and (?:the end of )?(?<close>${MONTHS})|\\b(?:since|from|at the end of|in|late) (?<day>${MONTHS})(?= to (?:${MONTHS})|[,.;]| (?:rose|grew|was|stood|had|has|have|fell|by)\\b|$)`,
  'gi',
)
/** "The six months", "over the first half", "so far this year": all of the fiscal year that has passed. */
const PASSED = new RegExp(
  `\\b(?:(?<prior>(?:last year['’]s|the (?:previous|prior|preceding) year['’]s|(?:the )?(?:previous|prior|preceding|year[- ]earlier|year[- ]ago)) )?(?:the |its |this |last )*(?:first[ -]|opening |initial |past )?(?:(?<count>nine|six|9|6)[- ]months?(?: period)?|(?<quarters>three|two) quarters(?! of (?!(?:the |its )?(?:fiscal |financial )?(?:year|(?:19|20)\\d\\d)))|(?<half>half(?:[- ]year)?(?= |[.,;:)]|$)|H1))(?: (?:of|into|in) (?:the |its )?(?:(?:fiscal |financial )?year|(?:fiscal )?(?<year>${YEAR})))?` +
    '|(?<all>year[- ]to[- ]date|so far (?:this|in the|in its) (?:fiscal |financial )?year|(?:this |the )?year so far))',
  'gi',
)

/** "Six months earlier", "six months later", "by the middle of 2025": the day that the fiscal year began after, and the text's own. */
function daysApart(text: string, own: FactPeriod, opening: FactPeriod): PeriodToken[] {
  const months = Math.round((dayNumber(own.end_date) - dayNumber(opening.end_date)) / 30.4)
  return [...text.matchAll(APART)].flatMap(({ index, 0: said, groups }) => {
    const { count, way, year } = groups ?? {}
    const isSo = count
      ? (/^(?:nine|9)$/i.test(count) ? 9 : 6) === months
      : months === 6 && own.end_date.startsWith(year ?? '')
    if (!isSo) return []
    const isOpening = count !== undefined && !/^(?:later|on)$/i.test(way ?? '')
    return [
      {
        ...{ start: index, end: index + said.length, isComparison: false },
        says: { kind: 'date' as const, ymd: (isOpening ? opening : own).end_date, months: null },
      },
    ]
  })
}
const APART =
  /\b(?:(?<count>six|nine|6|9) months (?<way>earlier|before|ago|previously|later|on)\b|(?:at|by|in|until) (?:the middle of |mid-?)(?<year>(?:19|20)\d\d)\b)/gi

/** The periods of a sentence, with those that only columns of the two other statements have. */
export function columnTokens(base: FactBase, text: string, periods: readonly PeriodToken[]): PeriodToken[] {
  const opening = openingOf(base)
  const found: PeriodToken[] = opening ? daysApart(text, base.periods[0], opening) : []
  for (const match of opening ? text.matchAll(OPENING) : []) {
    const year = new RegExp(YEAR).exec(match[0])?.[0]
    const month = match.groups?.month ?? match.groups?.day
    const close = match.groups?.close
    if (!opening || (year !== undefined && !opening.code.startsWith(year) && !opening.end_date.startsWith(year)))
      continue
    if (month !== undefined && !isInMonth(opening.end_date, month)) continue
    if (close !== undefined && !isInMonth(base.periods[0].end_date, close)) continue
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      says: { kind: 'date', ymd: opening.end_date, months: null },
      isComparison: COMPARES.test(match[0]),
    })
  }
  for (const match of text.matchAll(PASSED)) {
    const { count, quarters, all, year } = match.groups ?? {}
    // "Half of its revenue", "half the $5 billion" is no time
    if (match.groups?.half !== undefined && !/\b(?:first|opening|this|H1|half[- ]year)\b/i.test(match[0])) continue
    // "About three quarters of its cash flow"
    if (
      quarters !== undefined &&
      /quarters$/i.test(match[0]) &&
      /^\s+(?:of|as)\b/i.test(text.slice(match.index + match[0].length))
    )
      continue
    const months = all === undefined ? (/^(?:nine|9|three)$/i.test(count ?? quarters ?? '') ? 9 : 6) : longest(base)
    if (months === null || (base.periods[0].months === 12 && months < 12)) continue
    found.push({
      ...{ start: match.index, end: match.index + match[0].length },
      says:
        match.groups?.prior === undefined
          ? { kind: 'span', months, month: null, year: year === undefined ? null : Number(year) }
          : { kind: 'prior' },
      isComparison: false,
    })
  }
  const rest = periods.filter((one) =>
    found.every(
      (other) => one.end <= other.start || one.start >= other.end || one.end - one.start > other.end - other.start,
    ),
  )
  const free = found.filter(
    (one) =>
      rest.every((other) => one.end <= other.start || one.start >= other.end) &&
      // "six months" of "six months later"
      found.every((other) => other === one || one.start < other.start || one.end > other.end),
  )
  return [...rest, ...free].sort((a, b) => a.start - b.start)
}

/** "For the first six months of 2025 …, in the same period of 2024": as long as what was named before it. */
export function withSameSpans(periods: readonly PeriodToken[]): PeriodToken[] {
  return periods.map((one, at) => {
    const { says } = one
    const before = periods.slice(0, at).findLast((other) => other.says.kind === 'span')?.says
    return says.kind === 'same-in' && before?.kind === 'span'
      ? { ...one, says: { ...before, month: null, year: says.year } }
      : one
  })
}

/** "By September 2025" of a year that ended then: the month is part of when. */
export function withMonths(base: FactBase, text: string, periods: readonly PeriodToken[]): PeriodToken[] {
  return periods.map((one) => {
    const lead = MONTH_BEFORE.exec(text.slice(0, one.start))
    const month = lead?.groups?.month
    const period = month === undefined ? UNKNOWN : periodOf(base, one.says, base.periods[0])
    const isEnd = month !== undefined && period !== UNKNOWN && period.months === 12 && isInMonth(period.end_date, month)
    const isYear = /^(?:19|20)\d\d$/.test(text.slice(one.start, one.end).trim()) && one.says.kind === 'named'
    return lead && isEnd && isYear && period.end_date.startsWith(text.slice(one.start, one.end).trim())
      ? { ...one, start: lead.index }
      : one
  })
}
const MONTH_BEFORE = new RegExp(
  `\\b(?:(?:by|at|in|as of|until|through)\\s+)?(?:the end of\\s+|late\\s+|year-end\\s+)?(?<month>${MONTHS})\\s+$`,
)

/**
 * "$1.0 billion in January 2024", "by late July": the day of a balance sheet by its month. Of a sentence that names sheets
 * only: what flowed in a month is printed nowhere.
 */
export function sheetMonths(
  base: FactBase,
  text: string,
  periods: readonly PeriodToken[],
  names: readonly MetricToken[],
): PeriodToken[] {
  const told = names.filter(({ start, end }) => end > start)
  const isSheet = ({ metrics: [one] }: MetricToken) =>
    one?.kind === 'other' && namedOther(one.name).kind === 'balance_sheet'
  if (told.length === 0 || !told.every(isSheet)) return [...periods]
  const days = [...new Set((base.others ?? []).filter(({ months }) => months === null).map(({ end_date }) => end_date))]
  const found = [...text.matchAll(SHEET_MONTH)].flatMap(({ index, 0: said, groups = {} }): PeriodToken[] => {
    const { month = '', day, year } = groups
    const ending = days.filter(
      (ymd) =>
        (day === undefined ? isInMonth(ymd, month) : isDay(ymd, month, Number(day))) &&
        (year === undefined || ymd.startsWith(year)),
    )
    const [ymd] = ending.sort().reverse()
    return ymd === undefined || (year === undefined && ending.length > 1)
      ? []
      : [{ start: index, end: index + said.length, says: { kind: 'date', ymd, months: null }, isComparison: false }]
  })
  const rest = periods.filter((one) => found.every((other) => one.end <= other.start || one.start >= other.end))
  return [...rest, ...found].sort((a, b) => a.start - b.start)
}
const SHEET_MONTH = new RegExp(
  `\\b(?:(?:late|early|mid-?|end-|the end of|the close of)\\s?)?(?<month>${MONTHS})(?: (?<day>\\d{1,2})\\b(?![.,]?\\d))?(?:,? (?:of )?(?<year>${YEAR}))?(?![\\w-])(?! (?:quarter|year|half|months?|period|sales|revenue))`,
  'g',
)
const isDay = (ymd: string, month: string, day: number): boolean =>
  Number(ymd.slice(8)) === day && Number(ymd.slice(5, 7)) === MONTHS.split('|').indexOf(month) + 1

/** What a figure is held against, or moved since. */
const COMPARES = /^(?:since|from|than|over|on|against|versus|compared|up|down|between)\b/i

const isInMonth = (ymd: string, name: string): boolean => {
  const month = MONTHS.split('|').findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1
  const day = Number(ymd.slice(8))
  return Number(ymd.slice(5, 7)) === month || (Number(ymd.slice(5, 7)) === (month % 12) + 1 && day <= 7)
}

/** How long the flows of the text's filing are the sum of. */
const longest = ({ others = [] }: FactBase): number | null =>
  others.reduce((most: number | null, { months }) => (months !== null && months > (most ?? 0) ? months : most), null)
