/** Multiples and counts of days, as tables and charts show them. */
import { formatNumber, MISSING } from './amount.ts'

/** "1.26×"; unknown: "-". */
export function formatMultiple(value: number | null | undefined): string {
  return value == null ? MISSING : `${formatNumber(value, 2)}×`
}

/** "31 days", "0.4 days" below ten; unknown: "-". */
export function formatDays(value: number | null | undefined): string {
  return value == null ? MISSING : `${formatNumber(value, Math.abs(value) < 10 ? 1 : 0)} days`
}
