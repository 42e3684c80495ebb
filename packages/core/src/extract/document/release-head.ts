/**
 * What the first words of an earnings release say: that it is one, and which quarter it tells of. A release has no cover:
 * forms and years that it mentions ("our Annual Report on Form 10-K for the year ended …") are of other documents.
 */
import { type Day, dayNumber, findDays, fromDayNumber, lastOfMonth } from './dates.ts'
import { daysBehind } from './days-behind.ts'
import { type ReleaseLength, releaseLength, tellsHalf } from './release-length.ts'

export interface ReleaseHead {
  /** The quarter by its name; null where none is named. */
  quarter: 1 | 2 | 3 | 4 | null
  /** The fiscal year by its name, as the company counts. */
  year: number | null
  /** Months of the main period: of a quarter, unless the company tells of halves and years alone. */
  months: ReleaseLength['months']
  /** Which half, where the main period is one. */
  half: ReleaseLength['half']
  /** Last day of the newest main period that heads and sentences name. */
  end: Day | null
  /** Month and day on which the fiscal year ends, where the release names a year by its end. */
  yearEnd: { month: number; day: number } | null
}

/** Characters from the start in which a release says what it is. */
const START = 4_000
/** Characters in which a report says what it is. */
const TOP = 1_500

const TYPED_EXHIBIT = /<TYPE>\s*EX-99/i
const TYPED_OTHER = /<TYPE>\s*(?!EX-99)\S/i
const COMMISSION = /securities\s{1,4}and\s{1,4}exchange\s{1,4}commission\s{1,40}washington/i
/** Of a cover, in capitals also behind "REPORT ON"; a release mentions "our Annual Report on Form 10-K". */
const FORM = /(?<![Rr]eports?\s{1,3}on\s{1,3})\b[Ff][Oo][Rr][Mm]\s{1,3}(?:10-?[KQkq]|20-?[Ff]|40-?[Ff])\b/
const TOLD =
  /\b(?:reports?|reported|announces?d?|releases?d?|delivers?|posts?|results|earnings)\b[^.]{0,160}\b(?:results|earnings|revenues?|profits?|net (?:income|loss)|sales|quarter|EPS)\b/i
const PRESS =
  /\b(?:for immediate release|press release|news release|exhibit 99|investor relations|investors? contacts?|media (?:contact|relations)|business wire|prnewswire|globe ?newswire)\b|\b(?:NYSE|NASDAQ)\b|\btoday\b/i
const QUARTER =
  /\b(?:(first|second|third|fourth)[\s-]{1,3}(?:fiscal[\s-]{1,3})?quarters?\b|Q([1-4])\b|([1-4])Q(?=\d\d\b|\b))/i

/** A headline: "… Reports Fourth Quarter 2021 Net Income of $530 million" (0000000000-22-970001). */
const HEADLINE =
  /\b(?:reports?|announces?|posts?)\b[^.]{0,80}\bquarter\b[^.]{0,80}\b(?:results|earnings|revenues?|net (?:income|loss)|sales)\b/i
/** Letterheads and addresses stand before it. */
const HEADLINE_END = 800

/** Forms under which results are released. */
const RELEASED = /^(?:8-K|6-K|EX-99)/i

/**
 * Whether a document is a release of results: an exhibit 99 by its type or by the form under which it was filed, or one
 * without a cover that tells of a quarter's results as the press does.
 * @param text visible words from the start
 * @param form the form that the caller names
 */
export function isRelease(text: string, form: string | undefined): boolean {
  const start = text.slice(0, START)
  return form !== undefined ? RELEASED.test(form) : TYPED_EXHIBIT.test(start) || tellsResults(start)
}

/** What the words of a release say of its period. @param text all its visible words */
export function releaseHead(text: string): ReleaseHead {
  const name = named(text)
  const ends = quarterEnd(text)
  const start = text.slice(0, START)
  const quarters = ends === null ? (start.match(new RegExp(QUARTER, 'gi'))?.length ?? 0) : null
  const { months, half, end } = releaseLength(start, text, quarters)
  const yearEnd = name.quarter === 4 || months === 12 ? yearEndOf(text) : null
  return {
    ...(months === 3 ? name : { ...name, quarter: null }),
    months,
    half,
    end: ends ?? end ?? calendarEnd(text, name, yearEnd),
    yearEnd,
  }
}

/** A text without a cover that tells of a period's results as the press does. */
export const tellsResults = (start: string): boolean =>
  !TYPED_OTHER.test(start) &&
  !COMMISSION.test(start.slice(0, TOP)) &&
  !FORM.test(start.slice(0, TOP)) &&
  ((TOLD.test(start) && PRESS.test(start) && (QUARTER.test(start) || tellsHalf(start))) ||
    HEADLINE.test(start.slice(0, HEADLINE_END)))

const ORDINALS = ['first', 'second', 'third', 'fourth']

/** The quarter that most of the first sentences name, of equals the first, and the newest year beside it. */
function named(text: string): Pick<ReleaseHead, 'quarter' | 'year'> {
  const start = text.slice(0, START)
  const quarters = [...start.matchAll(new RegExp(QUARTER, 'gi'))].map((found) => {
    const [, word, q, short] = found
    return {
      quarter: word ? ORDINALS.indexOf(word.toLowerCase()) + 1 : Number(q ?? short),
      year: yearBeside(
        start.slice(Math.max(0, found.index - 24), found.index),
        start.slice(found.index + found[0].length, found.index + found[0].length + 40),
      ),
    }
  })
  const quarter = mostOf(quarters.map((one) => one.quarter))
  // Beside the quarter itself only the one of the year before bears its name.
  const years = quarters.flatMap((one) => (one.quarter === quarter && one.year !== null ? [one.year] : []))
  return { quarter: quarter as ReleaseHead['quarter'], year: years.length === 0 ? null : Math.max(...years) }
}

/** "Q4 fiscal 2026", "fourth quarter of 2021", "4Q21", "fiscal 2014 Q4", "fourth quarter and full year fiscal 2025". */
function yearBeside(before: string, after: string): number | null {
  const behind =
    /^\s{0,3}(?:and\s{1,3}(?:the\s{1,3})?(?:full[\s-]year|(?:full\s{1,3})?fiscal(?:\s{1,3}year)?|year[\s-]end)\s{1,3})?(?:of\s{1,3})?(?:the\s{1,3})?(?:fiscal\s{1,3})?(?:year\s{1,3})?((?:19|20)\d\d)\b/i.exec(
      after,
    )
  if (behind) return Number(behind[1])
  const short = /^\s?(?:FY|['’])?(\d\d)\b(?!,|\s?%)/i.exec(after)
  if (short) return 2000 + Number(short[1])
  const ahead = /\b((?:19|20)\d\d)\s{1,3}$/.exec(before)
  return ahead ? Number(ahead[1]) : null
}

function mostOf(values: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return (
    [...counts].reduce<[number, number] | null>((best, one) => (best && best[1] >= one[1] ? best : one), null)?.[0] ??
    null
  )
}

const QUARTER_ENDED =
  /\b(?:(?:three|3)(?:\s{1,3}and\s{1,3}(?:six|nine|twelve))?[\s-]{1,3}months?|quarters?|quarterly\s{1,3}periods?|(?:12|13|14|16|17|twelve|thirteen|fourteen|sixteen|seventeen)[\s-]{1,3}weeks?)(?:\s{1,3}period)?\s{1,3}end(?:ed|ing)(?:\s{1,3}on)?\b/gi
const YEAR_ENDED =
  /\b(?:(?:twelve|12)[\s-]{1,3}months?|(?:fiscal\s{1,3}|full\s{1,3})?years?|(?:52|53|fifty-two|fifty-three)[\s-]{1,3}weeks?)(?:\s{1,3}period)?\s{1,3}end(?:ed|ing)\b/gi

/** The newest of the days that heads and sentences name as the end of a quarter about as often as any other. */
function quarterEnd(text: string): Day | null {
  const counts = new Map<number, number>()
  for (const day of daysBehind(text, QUARTER_ENDED)) counts.set(dayNumber(day), (counts.get(dayNumber(day)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const often = [...counts].flatMap(([day, count]) => (count >= most / 2 ? [day] : []))
  return often.length === 0 ? null : fromDayNumber(Math.max(...often))
}

/** Days between the last day of a quarter of the calendar and that of one counted in weeks. */
const WEEKS_OFF = 10

/**
 * Where heads name quarters only ("Second-Quarter", "4Q21"): the printed day around the end of that quarter of the
 * calendar, unless the year is known to end in another month.
 */
function calendarEnd(
  text: string,
  { quarter, year }: Pick<ReleaseHead, 'quarter' | 'year'>,
  yearEnd: ReleaseHead['yearEnd'],
): Day | null {
  if (quarter === null || year === null || (yearEnd !== null && yearEnd.month !== 12)) return null
  const month = 3 * quarter
  const last = dayNumber({ year, month, day: lastOfMonth(year, month) })
  const near = findDays(text).flatMap(({ day }) =>
    Math.abs(dayNumber(day) - last) <= WEEKS_OFF ? [dayNumber(day)] : [],
  )
  const most = mostOf(near)
  return most === null ? null : fromDayNumber(most)
}

/** The newest year's end, of the release that closes a year: others name the year before, or twelve months up to their end. */
function yearEndOf(text: string): ReleaseHead['yearEnd'] {
  const newest = daysBehind(text, YEAR_ENDED).reduce<Day | null>(
    (best, day) => (best && dayNumber(best) >= dayNumber(day) ? best : day),
    null,
  )
  return newest && { month: newest.month, day: newest.day }
}
