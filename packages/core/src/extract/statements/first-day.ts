/** Whether the first day of a year that no head prints is one that the document shows. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { type Day, dayNumber, fromDayNumber, lastOfMonth, parseYmd, ymdOf } from '../document/dates.ts'
import { dayCounter } from '../document/printed-days.ts'
import { weekYear } from '../document/week-years.ts'
import type { InDocument } from './in-document.ts'

/** Days by which two ends of one fiscal year may be mistaken for each other. */
const AROUND = 9

const isMonthEnd = ({ year, month, day }: Day): boolean => day === lastOfMonth(year, month)

/**
 * The year before ends on a day that the document prints, where it prints any around it; and months by the calendar are none of
 * a company that counts its years in weeks. Says nothing of other lengths, nor of a first day that the head prints.
 */
export function firstDayTests(
  { bytes, chosen: { periods, column } }: Pick<InDocument, 'bytes' | 'chosen'>,
  {
    start_date,
    end_date,
    period_in_months,
  }: { start_date: string | null; end_date: string; period_in_months: number | null },
): QcTest[] {
  const [first, end] = [parseYmd(start_date ?? ''), parseYmd(end_date)]
  if (first === null || end === null || period_in_months !== 12 || periods[column]?.start) return []
  const printed = dayCounter(bytes)
  const n = dayNumber(first) - 1
  const before = fromDayNumber(n)
  const said = weekYear(bytes, end)
  const isSaid = said.before !== null && dayNumber(said.before) === n
  const isShown = isSaid || printed(before) > 0 || printed(first) > 0
  const others = isShown
    ? []
    : Array.from({ length: 2 * AROUND + 1 }, (_, k) => fromDayNumber(n - AROUND + k)).filter((day) => printed(day) > 0)
  const isCalendar = isMonthEnd(before) && isMonthEnd(end) && (dayNumber(end) - n) % 7 !== 0
  const isRounded = isCalendar && said.counted
  const seen = others.map(ymdOf).join(', ')
  const why = isRounded
    ? `${start_date} to ${end_date} is a year of the calendar, the document counts its years in weeks`
    : `the year before ended on ${ymdOf(before)}${others.length > 0 ? `; the document prints ${seen}` : ''}`
  return [
    state(
      'first_day_is_shown',
      'The year begins on the day after one that the document prints, by the calendar that the document counts in',
      others.length === 0 && !isRounded,
      why,
    ),
  ]
}
