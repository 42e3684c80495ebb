/**
 * The x axis: every period between the first and the last gets its place, so a missing one is a gap and the fits see
 * true distances (decision 66). Places are counted from year 0: years annually, quarters quarterly.
 */

import type { SeriesPoint } from '../api/wire.ts'
import { dateOfDay, dayNumber, monthOf, yearOf } from '../format/day.ts'

export type PeriodView = 'annual' | 'quarterly'

/** `fiscal`: by the company's own period code. `calendar`: by the day in the middle of the period (decision 62). */
export type Alignment = 'fiscal' | 'calendar'

/**
 * The place of a period code; a code without a leading year takes the year of the start date. A full year
 * has no place among quarters: Q4 is a point of its own, deduced, never the full-year value (decision 64).
 * Null: the code names no place in this view.
 */
export function placeOfCode(code: string, start: string | null, view: PeriodView): number | null {
  const found = /^(\d{4})(?:\s+(FY|Q([1-4])))?/.exec(code)
  const year = Number(found?.[1] ?? start?.slice(0, 4) ?? Number.NaN)
  if (!Number.isInteger(year)) return null
  if (view === 'annual') return found?.[3] === undefined ? year : null
  if (found?.[3] !== undefined) return year * 4 + Number(found[3]) - 1
  return null
}

/** The calendar year or quarter in which the period's middle day lies: NVIDIA's 2025 FY (to January 2025) is 2024. */
export function placeOfDates(start: string | null, end: string, view: PeriodView): number {
  const length = view === 'annual' ? 364 : 90
  const last = dayNumber(end)
  const first = start === null ? last - length : dayNumber(start)
  const middle = dateOfDay(Math.floor((first + last) / 2))
  const year = yearOf(middle)
  return view === 'annual' ? year : year * 4 + Math.floor((monthOf(middle) - 1) / 3)
}

export function placeOf(point: SeriesPoint, view: PeriodView, alignment: Alignment): number | null {
  return alignment === 'fiscal'
    ? placeOfCode(point.period_code, point.start_date, view)
    : placeOfDates(point.start_date, point.end_date, view)
}

/** "2024" annually, "2024 Q3" quarterly (quarterly labels are 'YYYY Qn'). */
export function placeLabel(place: number, view: PeriodView): string {
  return view === 'annual' ? String(place) : `${Math.floor(place / 4)} Q${(place % 4) + 1}`
}

/** Which of `count` places get a written label, so that each has at least `room` px; the newest one always does. */
export function labelledPlaces(count: number, width: number, room: number): Set<number> {
  const each = count > 1 ? width / (count - 1) : width
  const step = Math.max(1, Math.ceil(room / Math.max(each, 1)))
  const chosen = new Set<number>()
  for (let i = count - 1; i >= 0; i -= step) chosen.add(i)
  return chosen
}
