/** Amounts of one period with what they are tagged as, and what is asked of them again and again. */
import type { Cell } from '../../statement/statement.ts'
import { computedPlace, type Shown } from '../shown.ts'
import type { Line } from './lines.ts'

/** An amount that a line prints for one period, and the concept that it is tagged with. */
export interface Amount {
  label: string
  /** The headings over the line. */
  heading: string
  /** In whole units. */
  value: number
  /** Place among the rows of the statement. */
  row: number
  /** As tagged, with its prefix. */
  concept: string
  /** Axes and their members; empty for the company as a whole. */
  dims: ReadonlyMap<string, string>
  /** The currency's code, `shares`, or the one per the other. */
  measure: string
  /** Power of ten of one printed unit. */
  scale: number
  /** Printed in brackets or with a minus. */
  readonly bracketed: boolean
  /** Where it is printed. */
  readonly cell: Cell
}

/** A line of a statement; what its tag says where it has one. */
export interface SheetLine extends Omit<Line, 'row'> {
  fact?: Amount
  /** Where a zero without a tag is printed among lines with tags. */
  dashed?: Cell
}

/** A figure with the amounts it was taken from. */
export interface Picked extends Shown {
  lines: Amount[]
}

/** One amount as a figure. */
export function fromAmount(line: Amount, value = line.value): Picked {
  return { value, place: line.cell, lines: [line] }
}

/** A figure computed from others. */
export function computed(rule: string, value: number, parts: readonly Picked[]): Picked {
  const places = parts.map(({ place }) => place)
  return { value, place: computedPlace(rule, places), lines: parts.flatMap((part) => part.lines) }
}

/** Without dimension. */
export const undimensioned = (line: Amount): boolean => line.dims.size === 0
/** An amount of money. */
export const money = (line: Amount): boolean => /^[A-Z]{3}$/.test(line.measure)

/** One printed unit of these lines: the tolerance that rounding of single figures needs. */
export function unitOf(lines: readonly Amount[]): number {
  let unit = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (!money(line) || line.value === 0) continue
    unit = Math.min(unit, 10 ** line.scale)
  }
  return Number.isFinite(unit) ? unit : 1
}

/** The axes of an amount. */
export const axisOf = (line: Amount | undefined): string => (line === undefined ? '' : [...line.dims.keys()].join())
