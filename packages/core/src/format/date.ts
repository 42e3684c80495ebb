/**
 * Calendar dates as text. A date is `YYYY-MM-DD` and never shifts with a time zone (decision 33); an instant is read
 * in UTC. `null`, undefined or a text that is not a date gives "-".
 */
import { MISSING } from './amount.ts'

/** The names of the months in three letters, from January. */
export const SHORT_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const
/** The names of the months, from January. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

interface Parts {
  year: string
  month: number
  day: number
}

function partsOf(ymd: string | null | undefined): Parts | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(ymd ?? '')
  if (!found) return null
  const month = Number(found[2])
  const day = Number(found[3])
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return { year: found[1] ?? '', month, day }
}

/** "Nov 1, 2024" of '2024-11-01' (or of an instant's UTC date). */
export function formatDate(ymd: string | null | undefined): string {
  const parts = partsOf(ymd)
  return parts ? `${SHORT_MONTHS[parts.month - 1]} ${parts.day}, ${parts.year}` : MISSING
}

/** "Nov 2024" of '2024-11-01': a period of which only the end is known. */
export function formatMonth(ymd: string | null | undefined): string {
  const parts = partsOf(ymd)
  return parts ? `${SHORT_MONTHS[parts.month - 1]} ${parts.year}` : MISSING
}

/** "March 5, 2024" of '2024-03-05'. */
export function formatLongDate(ymd: string | null | undefined): string {
  const parts = partsOf(ymd)
  return parts ? `${MONTH_NAMES[parts.month - 1]} ${parts.day}, ${parts.year}` : MISSING
}

/** "Oct 1, 2023 to Sep 28, 2024"; only the end where the start is unknown. */
export function formatPeriod(start: string | null | undefined, end: string | null | undefined): string {
  return partsOf(start) ? `${formatDate(start)} to ${formatDate(end)}` : formatDate(end)
}

/** "Nov 1, 2024, 14:05 UTC" of an ISO instant in UTC. */
export function formatInstant(iso: string | null | undefined): string {
  const time = /[T ](\d{2}:\d{2})/.exec(iso ?? '')
  const date = formatDate(iso)
  return date === MISSING || !time ? date : `${date}, ${time[1]} UTC`
}
