/** Dates and lengths of periods as column heads and covers print them (T8, T12, T128). */
import { DAY_MS } from '../../format/day.ts'

export interface Day {
  year: number
  month: number
  day: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  'twenty-four': 24,
  'twenty-five': 25,
  'twenty-six': 26,
  'twenty-seven': 27,
  'twenty-eight': 28,
  'thirty-five': 35,
  'thirty-six': 36,
  'thirty-eight': 38,
  'thirty-nine': 39,
  forty: 40,
  'fifty-two': 52,
  'fifty-three': 53,
} // prettier-ignore

export const dayNumber = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day) / DAY_MS

export function fromDayNumber(n: number): Day {
  const date = new Date(n * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const ymdOf = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export function parseYmd(text: string | undefined): Day | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : null
}

export const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const validDay = (day: Day) =>
  day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= 31 && day.year > 1970 && day.year < 2100

function century(year: number): number {
  if (year >= 100) return year
  return year < 70 ? 2000 + year : 1900 + year
}

export interface FoundDay {
  day: Day
  index: number
}

const clean = (text: string) => text.replace(/(\d),(\d{4})\b/g, '$1, $2')

const NAMED = new RegExp(`${MONTH}\\.?\\s{0,3}(\\d{1,2})(?:st|nd|rd|th)?\\s{0,3},?\\s{0,4}((?:19|20)\\d\\d)`, 'gi')
const REVERSED = new RegExp(`\\b(\\d{1,2})\\s{1,2}${MONTH}\\.?,?\\s{1,2}((?:19|20)\\d\\d)`, 'gi')
const MONTH_DAY = new RegExp(`\\b${MONTH}\\.?\\s{0,3}(\\d{1,2})(?!\\d)`, 'gi')

/** All full dates in a text, in order. */
export function findDays(given: string): FoundDay[] {
  const out: FoundDay[] = []
  if (!/\d/.test(given)) return out
  const text = clean(given)
  for (const found of text.matchAll(NAMED)) {
    const month = MONTHS.indexOf((found[1] ?? '').slice(0, 3).toLowerCase()) + 1
    const day = { year: Number(found[3]), month, day: Number(found[2]) }
    if (validDay(day)) out.push({ day, index: found.index })
  }
  for (const found of text.matchAll(REVERSED)) {
    const month = MONTHS.indexOf((found[2] ?? '').slice(0, 3).toLowerCase()) + 1
    const day = { year: Number(found[3]), month, day: Number(found[1]) }
    if (validDay(day)) out.push({ day, index: found.index })
  }
  for (const found of text.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g)) {
    const day = { year: century(Number(found[3])), month: Number(found[1]), day: Number(found[2]) }
    if (validDay(day)) out.push({ day, index: found.index })
  }
  return out.sort((a, b) => a.index - b.index)
}

/** Month and day without a year, the last in the text. */
export function findMonthDay(text: string): { month: number; day: number } | null {
  let last: { month: number; day: number } | null = null
  for (const found of clean(text).matchAll(MONTH_DAY)) {
    const month = MONTHS.indexOf((found[1] ?? '').slice(0, 3).toLowerCase()) + 1
    const day = Number(found[2])
    if (day >= 1 && day <= 31) last = { month, day }
  }
  return last
}

export interface Length {
  months: number
  /** Given where the head counts weeks. */
  weeks: number | null
}

/** The length of the period a text names, or null where it names none. */
export function findLength(given: string): Length | null {
  const text = given.toLowerCase().replace(/\s+/g, ' ')
  const weeks = /\b(\d{1,2}|[a-z]+(?:[- ](?:two|three|four|five|six|seven|eight|nine))?)[ -]weeks?\b/.exec(text)
  if (weeks) {
    const word = (weeks[1] ?? '').replace(' ', '-')
    const n = WORDS[word] ?? Number(word)
    if (Number.isFinite(n) && n >= 4 && n <= 54) return { months: Math.round((n * 7) / 30.44), weeks: n }
  }
  const months =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](?:fiscal )?months?\b/.exec(text)
  if (months) {
    const word = months[1] ?? ''
    const n = WORDS[word] ?? Number(word)
    if (n >= 1 && n <= 12) return { months: n, weeks: null }
  }
  if (/\b(?:first|second) half\b|\bhalf[- ]years?\b/.test(text)) return { months: 6, weeks: null }
  if (/\bquarters?(?:ly)?\b|\bq[1-4]\b/.test(text) && !/three quarters|two quarters/.test(text))
    return { months: 3, weeks: null }
  if (/\byears?\b|\bannual\b|\bfiscal (?:19|20)\d\d|\bfy ?\d/.test(text)) return { months: 12, weeks: null }
  return null
}

export const findYears = (text: string): number[] => (clean(text).match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)

/** Months of a period: days ÷ 30.44, rounded. */
export const monthsBetween = (start: Day, end: Day): number =>
  Math.round((dayNumber(end) - dayNumber(start) + 1) / 30.44)
