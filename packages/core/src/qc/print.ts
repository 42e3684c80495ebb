/** What the cell of a figure prints: its digits, and the power of ten between them and the figure. */
import type { Cell, Place } from '../statement/statement.ts'

/** Digits that tell one number from another, whatever its scale. */
export const significant = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** A cell of a document, not a figure that somebody typed. */
export const isCell = (place: Cell): boolean => place.start !== null || place.document !== undefined

/** The digits a cell prints; null where it is computed or prints a word. */
export function printedDigits(place: Place | undefined): string | null {
  if (place === undefined || 'computed' in place || !isCell(place)) return null
  return /^[^\dA-Za-z]*(\d[\d.,'\s\u00a0]*|[.,]\d+)/.exec(place.text)?.[1] ?? null
}

/** The power of ten between a figure and its print; null where that cannot be told. */
export function powerOfPrint(value: number | null, place: Place | undefined): number | null {
  const digits = printedDigits(place)
  if (digits === null || value === null || value === 0) return null
  const number = Number(digits.replace(/[^\d.]/g, ''))
  return number > 0 ? Math.round(Math.log10(Math.abs(value) / number)) : null
}
