/**
 * Reports filed after their due date. Whether a filer is accelerated is not known here, so that the term is the longest
 * that any filer has: what is late by it is late for everyone.
 */
import { addDays, dayNumber, daysBetween } from '../format/day.ts'
import type { Ymd } from './statement.ts'
import type { PeriodVintages } from './vintages.ts'

/** Days between the period's end and the filing: Form 10-K, General Instruction A(2)(c); Form 10-Q, A(1)(b). */
const TERMS: Readonly<Record<string, number>> = { '10-K': 90, '10-K405': 90, '10-KT': 90, '10-Q': 45, '10-QT': 45 }
/** Form 20-F, General Instruction A(b): four months, six for years that ended before December 15, 2011. */
const FOUR_MONTHS = 123
const SIX_MONTHS = 184
const FOUR_MONTHS_SINCE = '2011-12-15'
/** A term that ends on a holiday ends on the next business day (17 CFR 240.0-3): no holiday is longer than this. */
const HOLIDAY = 1

/** The last day on which a filer of the longest term is in time; null for forms without a term. */
export function lastDueDay(form: string, periodEnd: Ymd): Ymd | null {
  const term = form === '20-F' ? (periodEnd < FOUR_MONTHS_SINCE ? SIX_MONTHS : FOUR_MONTHS) : TERMS[form]
  if (term === undefined) return null
  const due = addDays(periodEnd, term)
  // Day 0, the first of January 1970, was a Thursday.
  const weekday = (((dayNumber(due) + 4) % 7) + 7) % 7
  return addDays(due, (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) + HOLIDAY)
}

/** Days that a period's own report came after its last due date; null = in time, or its report is not stored. */
export function lateBy({ end_date, vintages }: PeriodVintages): number | null {
  for (const { is_own, form_type, filing_date } of vintages) {
    const due = is_own && form_type !== undefined ? lastDueDay(form_type, end_date) : null
    if (due !== null) return filing_date > due ? daysBetween(due, filing_date) : null
  }
  return null
}
