import type { Place } from './statement.ts'

/**
 * What one more in the last printed digit of a figure is worth, in whole units: a million for "385,706" in millions,
 * 0.01 for "6.11". Null where the print does not tell: no place, a computed figure, no digits, or a figure of nothing.
 */
export function printedStep(place: Place | null | undefined, value: number): number | null {
  if (!place || 'computed' in place || value === 0) return null
  const digits = place.text.replace(/[^\d.]/g, '')
  const printed = Number(digits)
  if (!Number.isFinite(printed) || printed === 0) return null
  return (Math.abs(value) / printed) * 10 ** -(digits.split('.')[1]?.length ?? 0)
}
