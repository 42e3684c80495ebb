/** What a report says of its release in a few words; apart from those of the release, which a report's page does not load. */
import { formatDate } from '../format/date.ts'
import { daysBetween } from '../format/day.ts'
import { periodWords } from '../format/period-words.ts'
import { isRelease } from '../statement/release-form.ts'

const HALF_A_YEAR = 180

/** "Feb 3" beside a date of half a year around it, else "Feb 3, 2026". */
export function nearDate(ymd: string, beside: string): string {
  const isNear = Math.abs(daysBetween(ymd, beside)) < HALF_A_YEAR
  const words = formatDate(ymd)
  return isNear ? words.replace(/, \d{4}$/, '') : words
}

/** "0 of 24 figures changed". */
export const changedWords = ({ compared, changed }: { compared: number; changed: number }): string =>
  `${changed} of ${compared} ${compared === 1 ? 'figure' : 'figures'} changed`

/** "filed its 10-Q for the second quarter of fiscal 2019", of a release "released its results for …". @param code "2019 Q2" */
export const cameWords = (form: string, code: string): string =>
  `${isRelease(form) ? 'released its results' : `filed its ${form}`} for ${periodWords(code)}`

/** "10-Q"; of a release "earnings release", which is what a reader looks for, not the form it came with. */
export const sourceName = (form: string): string => (isRelease(form) ? 'earnings release' : form)
