/**
 * What a derived figure is computed from: one amount with the cells of filings that it was read from. Several may make
 * one operand, each with its sign: a quarter's flow is the difference of two years to date.
 */
import type { SeriesCell } from './series-cells.ts'

/** `amount` in whole units of the currency, `shares` whole shares, `per_share` in the currency, `days` a count. */
export type OperandUnit = 'amount' | 'shares' | 'per_share' | 'days'

export interface OperandCell {
  sign: 1 | -1
  label: string
  cell: SeriesCell
}

export interface Operand {
  label: string
  unit: OperandUnit
  /** null = no filing prints it and nothing computes it, or it is closed to the viewer */
  value: number | null
  /** it is known, and belongs to a period that the viewer may not see */
  isClosed: boolean
  cells: readonly OperandCell[]
}

export const unknown = (label: string): Operand => ({ label, unit: 'amount', value: null, isClosed: false, cells: [] })

export const closed = (label: string): Operand => ({ ...unknown(label), isClosed: true })

/** A printed figure: one cell. */
export const printed = (label: string, cell: SeriesCell, unit: OperandUnit = 'amount'): Operand => ({
  label,
  unit,
  value: cell.value,
  isClosed: false,
  cells: [{ sign: 1, label, cell }],
})

/**
 * Several operands as one, under a name of their own: unknown where one of them is, closed where one of them is.
 *
 * @param divisor what the sum is divided by: 2 for the average of two balance sheets
 */
export function together(label: string, parts: readonly (readonly [1 | -1, Operand])[], divisor = 1): Operand {
  if (parts.some(([, part]) => part.isClosed)) return closed(label)
  if (parts.some(([, part]) => part.value === null)) return unknown(label)
  return {
    label,
    unit: parts[0]?.[1].unit ?? 'amount',
    value: parts.reduce((sum, [sign, part]) => sum + sign * (part.value ?? 0), 0) / divisor,
    isClosed: false,
    cells: parts.flatMap(([sign, part]) => part.cells.map((one) => ({ ...one, sign: one.sign === sign ? 1 : -1 }))),
  }
}

/** The sum of what is printed among several; unknown where none is. A closed one closes it. */
export function whatIsPrinted(label: string, parts: readonly Operand[]): Operand {
  const there = parts.filter(({ value, isClosed }) => value !== null || isClosed)
  return there.length === 0
    ? unknown(label)
    : together(
        label,
        there.map((part) => [1, part] as const),
      )
}

/** The same with the other sign: what is spent as a positive amount. */
export const negated = (operand: Operand): Operand => ({
  ...operand,
  value: operand.value === null || operand.value === 0 ? operand.value : -operand.value,
})
