/**
 * How long the main period of a release is: a quarter, unless its company tells of halves and years alone. Foreign issuers
 * that report every six months do, on Form 6-K.
 */
import { type Day, dayNumber } from './dates.ts'
import { daysBehind } from './days-behind.ts'

/** Months of the main period, and its last day where heads and sentences name it. */
export interface ReleaseLength {
  months: 3 | 6 | 12
  end: Day | null
  /** Of half a year: which one; the first where nothing says. */
  half: 1 | 2
}

const HALF =
  /\b(?:first|second|1st|2nd)[\s-]half\b|\bhalf[\s-]year(?:ly)?\b|\bsemi-?annual\b|\binterim\s(?:results|report|financial)\b|\bH[12]\s?(?:FY)?\s?(?:20)?\d\d\b|\bsix[\s-]months?(?:\speriod)?\sended\b/i
const SECOND = /\b(?:(?:second|2nd)[\s-]half|H2)\b[^.]{0,40}\bresults\b/i
const YEAR =
  /\b(?:full[\s-]year|annual|preliminary|fiscal\syear|year[\s-]end)\b[^.]{0,60}\bresults\b|\bresults\b[^.]{0,60}\b(?:full[\s-]year|(?:financial\s|fiscal\s)?year\sended)\b/i

const HALF_ENDED =
  /\b(?:six|6)[\s-]{1,3}months?(?:\s{1,3}period)?\s{1,3}end(?:ed|ing)(?:\s{1,3}on)?\b|\bhalf[\s-]year\s{1,3}end(?:ed|ing)\b/gi
const YEAR_ENDED =
  /\b(?:(?:twelve|12)[\s-]{1,3}months?|(?:fiscal\s{1,3}|full\s{1,3}|financial\s{1,3})?years?)(?:\s{1,3}period)?\s{1,3}end(?:ed|ing)(?:\s{1,3}on)?\b/gi

/** Whether the first words tell of half a year. */
export const tellsHalf = (start: string): boolean => HALF.test(start)

const newest = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((best, day) => (best && dayNumber(best) >= dayNumber(day) ? best : day), null)

/**
 * @param start the first words
 * @param text all visible words
 * @param quarters how often the first words name a quarter; null where a head names the last day of one
 */
export function releaseLength(start: string, text: string, quarters: number | null): ReleaseLength {
  const half = SECOND.test(start) ? 2 : 1
  const halves = start.match(new RegExp(HALF, 'gi'))?.length ?? 0
  if (quarters !== null && halves > quarters) return { months: 6, end: newest(daysBehind(text, HALF_ENDED)), half }
  if (quarters === 0 && YEAR.test(start)) return { months: 12, end: newest(daysBehind(text, YEAR_ENDED)), half }
  return { months: 3, end: null, half }
}
