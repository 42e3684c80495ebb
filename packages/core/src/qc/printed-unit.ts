import { MAIN_AMOUNTS } from '../statement/figure-sets.ts'
import type { Place } from '../statement/statement.ts'
import type { Tested } from './tested.ts'

/** How many decimals the digits of a cell have; null where it is computed or typed. */
export function decimalsOf(place: Place | null | undefined): number | null {
  if (!place || 'computed' in place) return null
  const digits = /\d[\d,]*(?:\.(\d*))?|\.(\d+)/.exec(place.text)
  return digits === null ? null : (digits[1] ?? digits[2] ?? '').length
}

/**
 * What one step of the last printed digit is worth, whole units: a tenth of the unit where most amounts have a decimal.
 * Each printed amount may be off by half of it.
 */
export function printedUnit({
  income_statement: s,
  provenance,
}: Pick<Tested, 'income_statement' | 'provenance'>): number {
  const decimals = MAIN_AMOUNTS.flatMap((name) => decimalsOf(provenance[name]) ?? [])
  const most = [1, 2].filter((n) => 2 * decimals.filter((one) => one >= n).length > decimals.length).length
  return s.revenue_units_number / 10 ** most
}
