/** The stored periods as the scrubber's lines. Pure. */
import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { daysBetween } from '@topline/core/format/day.ts'
import type { MovedFlow } from '../FlowDrawing.tsx'

/** A period with its drawing. */
export interface Moved extends MovedFlow {
  period: FlowPeriod
}

export interface PeriodsProps {
  cik: string
  company: string
  /** the period that the page is about */
  own: FlowPeriod
  show: FlowShow
  /** the code of the period that the address names; null = the page's own */
  at: string | null
  /** the period has come to rest; null = the page's own */
  onRest: (code: string | null) => void
  onMove: (moved: Moved) => void
}

export type Span = 'years' | 'quarters'

export const codeOf = ({ statement }: FlowPeriod): string => statement.period_code
export const isYear = ({ statement }: FlowPeriod): boolean => statement.period_in_months === 12
const isQuarter = ({ statement: { period_in_months } }: FlowPeriod): boolean =>
  period_in_months === 3 || period_in_months === 4

/** The page's own period in the place of the stored one of its code: the page knows more of its changes. */
export function withOwn(periods: readonly FlowPeriod[], own: FlowPeriod): FlowPeriod[] {
  const others = periods.filter((period) => codeOf(period) !== codeOf(own))
  return [...others, own].toSorted((a, b) => a.statement.end_date.localeCompare(b.statement.end_date))
}

export function kindsOf(periods: readonly FlowPeriod[]): Record<Span, FlowPeriod[]> {
  return { years: periods.filter(isYear), quarters: periods.filter(isQuarter) }
}

/** The period of a line whose end is nearest to that of another one. */
export function nearest(line: readonly FlowPeriod[], to: FlowPeriod): FlowPeriod | undefined {
  const away = (one: FlowPeriod): number => Math.abs(daysBetween(one.statement.end_date, to.statement.end_date))
  return line.toSorted((a, b) => away(a) - away(b))[0]
}

/** The ticks that have room for their names: every so many, counted from the newest. */
export function namedTicks(count: number, width: number, needs: number): boolean[] {
  const every = Math.max(1, Math.ceil((count * needs) / Math.max(1, width)))
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0)
}
