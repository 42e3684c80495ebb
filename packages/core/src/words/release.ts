/** What a release says of itself and of the report that follows it, in computed words. */

import { formatCompact, formatNumber, formatPerShare, MISSING } from '../format/amount.ts'
import { formatDate } from '../format/date.ts'
import type { Guidance } from '../statement/release.ts'
import { nearDate } from './released-and-filed.ts'

const NEW_YORK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const NEW_YORK_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })

/** EDGAR's day of an instant, YYYY-MM-DD: what is accepted in the evening is of that day, whatever it is in UTC. */
export const edgarDay = (at: Date): string => NEW_YORK_DAY.format(at)

/** "Jan 28, 2026, 16:30 New York"; only the day where the instant is not known. */
export function releasedWords(releasedAt: string | null, filingDate: string): string {
  if (releasedAt === null) return formatDate(filingDate)
  const at = new Date(releasedAt)
  return `${formatDate(edgarDay(at))}, ${NEW_YORK.format(at)} New York`
}

/** "fiscal 2026 Q1"; null where no period is known. */
export const resultsTitle = (periodCode: string | null): string =>
  periodCode === null ? 'Results' : `Results for fiscal ${periodCode}`

interface Expected {
  form_type: string
  date: string
  passed: boolean
}

/** "10-Q expected about Feb 3"; of a day that has passed "10-Q was expected about Feb 3". */
export const expectedWords = ({ form_type, date, passed }: Expected, beside: string): string =>
  `${form_type} ${passed ? 'was expected' : 'expected'} about ${nearDate(date, beside)}`

/** A number of guidance or of a company's own measure in its unit: "$45.00B", "$1.62", "75.2%". */
export function guidedNumber(value: number | null, unit: Guidance['unit'], currency: string): string {
  if (value === null) return MISSING
  if (unit === '%') return `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}%`
  return unit === 'USD/share' ? formatPerShare(value, currency) : formatCompact(value, currency)
}

/** Several such numbers side by side: percentages with the digits of the finest of them, "75.2%" beside "75.0%". */
export function alikeNumbers(
  values: readonly (number | null)[],
  unit: Guidance['unit'],
  currency: string,
): readonly string[] {
  const isFine = unit === '%' && values.some((value) => value !== null && !Number.isInteger(value))
  return values.map((value) =>
    isFine && value !== null ? `${formatNumber(value, 1)}%` : guidedNumber(value, unit, currency),
  )
}

type Guided = Pick<Guidance, 'low' | 'high' | 'point' | 'unit'>

/** "$39.50B to $41.80B", "at least $9.80B", "at most 13%", "$2.10B"; null where the sentence has no number. */
export function rangeWords({ low, high, point, unit }: Guided, currency: string): string | null {
  const said = (value: number) => guidedNumber(value, unit, currency)
  if (low !== null && high !== null)
    return low === high ? said(low) : alikeNumbers([low, high], unit, currency).join(' to ')
  if (point !== null) return said(point)
  if (low !== null) return `at least ${said(low)}`
  return high === null ? null : `at most ${said(high)}`
}

interface Held {
  change: 'first' | 'raised' | 'kept' | 'lowered' | 'narrowed' | 'widened' | null
  previous: { low: number | null; high: number | null } | null
}

/**
 * Against the last guidance: "raised from $9.50B", "kept"; null where the two cannot be told apart, or where no earlier
 * one is at hand, which does not say that the company gave none.
 */
export function againstWords({ change, previous }: Held, unit: Guidance['unit'], currency: string): string | null {
  if (change === null || change === 'first') return null
  if (change === 'kept' || previous === null) return change
  const before = rangeWords({ ...previous, point: null, unit }, currency)
  return before === null ? change : `${change} from ${before}`
}
