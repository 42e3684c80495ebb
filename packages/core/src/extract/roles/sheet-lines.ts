/** The lines of one column of a balance sheet or a statement of cash flows, as the roles look at them. */
import type { Figure } from '../document/row.ts'
import type { PrintedSheet, SheetLine } from '../sheet/printed-sheet.ts'
import { withoutDust } from '../without-dust.ts'

/** A line with its value in the column that is read, in printed units; null where the cell is blank. */
export interface Entry {
  index: number
  line: SheetLine
  figure: Figure | null
  /** Figures of further columns that are added to it. */
  more?: readonly Figure[]
  value: number | null
  /** Local name of the concept of a standard taxonomy that it is tagged with; empty where none is known. */
  concept: string
}

/** What a cell of a sheet is tagged with; null where tags say nothing of it. */
export type ConceptOf = (figure: Figure, column: number) => { concept: string; current: boolean } | null

/** The lines of a column. Where cells are tagged, one of another period is blank. */
export function entriesOf(sheet: PrintedSheet, column: number, conceptOf: ConceptOf | null): Entry[] {
  return sheet.lines.map((line, index) => {
    const printed = line.values[column] ?? null
    const tag = printed === null ? null : (conceptOf?.(printed, column) ?? null)
    const figure = tag !== null && !tag.current ? null : printed
    const concept = tag?.concept ?? conceptOfRow(line, conceptOf)
    return { index, line, figure, value: figure === null || figure.percent ? null : figure.value, concept }
  })
}

/** The concept of a line whose current cell is a dash or has none of its own. */
function conceptOfRow(line: SheetLine, conceptOf: ConceptOf | null): string {
  if (conceptOf === null) return ''
  for (const [j, figure] of line.values.entries()) {
    const tag = figure === null ? null : conceptOf(figure, j)
    if (tag !== null) return tag.concept
  }
  return ''
}

/** A field as it was found: the lines that make it, each with the sign it counts with. */
export interface FoundLines {
  parts: readonly { index: number; sign: 1 | -1 }[]
  value: number
  /** How it was computed; absent for one line as printed. */
  rule?: string
}

export const lineOf = (entry: Entry | undefined, sign: 1 | -1 = 1): FoundLines | null =>
  entry === undefined || entry.value === null
    ? null
    : { parts: [{ index: entry.index, sign }], value: sign * entry.value }

/** The sum of several lines; one line as it is. */
export function sumOf(entries: readonly Entry[], rule = 'sum of the printed lines'): FoundLines | null {
  const filled = entries.filter(({ value }) => value !== null)
  if (filled.length === 0) return null
  const value = round(filled.reduce((total, one) => total + (one.value ?? 0), 0))
  return {
    parts: filled.map(({ index }) => ({ index, sign: 1 as const })),
    value,
    ...(filled.length > 1 ? { rule } : {}),
  }
}

/** Without the dust of binary fractions. */
export const round = withoutDust

/** Are two printed numbers the same within `units` printed units? */
export const near = (a: number, b: number, units: number): boolean => Math.abs(a - b) <= units + 1e-9
