/** What a report says of its release in a few words; apart from those of the release, which a report's page does not load. */
import { formatDate } from '../format/date.ts'

const HALF_A_YEAR_MS = 180 * 86_400_000

/** "Feb 3" beside a date of half a year around it, else "Feb 3, 2026". */
export function nearDate(ymd: string, beside: string): string {
  const isNear = Math.abs(Date.parse(ymd) - Date.parse(beside)) < HALF_A_YEAR_MS
  const words = formatDate(ymd)
  return isNear ? words.replace(/, \d{4}$/, '') : words
}

/** "0 of 24 figures changed". */
export const changedWords = ({ compared, changed }: { compared: number; changed: number }): string =>
  `${changed} of ${compared} ${compared === 1 ? 'figure' : 'figures'} changed`
