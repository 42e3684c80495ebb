/** What somebody has put into the form so far, as changes of the statement (decision 85). */
import { type OtherChange, placeOfCells } from '@topline/core/statement/other-correction.ts'
import type { PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { Cell, Place, Provenance } from '@topline/core/statement/statement.ts'
import { readTyped } from '../source/correction.ts'

/** One field as it stands in the form. */
export interface Edit {
  /** in printed units; '' = the filing does not print it */
  text: string
  /** lines that it is taken from, by their index; none = typed */
  lines: readonly number[]
}
export type Edits = Readonly<Partial<Record<string, Edit>>>

interface Statement {
  lines: readonly PrintedLine[]
  provenance: Provenance
}

const cellsOf = (place: Place | undefined): Cell[] =>
  place === undefined ? [] : 'computed' in place ? place.parts.flatMap(cellsOf) : [place]

/** The lines that a figure is taken from. */
export function linesOf({ lines, provenance }: Statement, field: string): number[] {
  const place = provenance[field]
  // A difference of figures is not the sum of their lines.
  if (place !== undefined && 'computed' in place && !place.rule.startsWith('sum')) return []
  const starts = new Set(cellsOf(place).map(({ start }) => start))
  return lines.flatMap(({ place: at }, i) => (at && !('computed' in at) && starts.has(at.start) ? [i] : []))
}

/** An amount as it stands in a field: in printed units, thousands by comma. */
export const textOf = (value: number | null, units: number): string =>
  value === null ? '' : (value / units).toLocaleString('en-US', { maximumFractionDigits: 6 })

/** The amount of chosen lines, in whole units; null where they have none. */
export function sumOf(lines: readonly PrintedLine[], chosen: readonly number[]): number | null {
  const amounts = chosen.flatMap((i) => lines[i]?.amount ?? [])
  return amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one, 0)
}

/** A change with the cells that go with it to the server. */
export interface FormChange extends OtherChange {
  cells: { start: number; end: number; document?: string }[]
}

/**
 * @param current value of a field by its name
 * @returns what differs from the statement; the fields whose text is no number are named beside
 */
export function changesOf(
  statement: Statement,
  current: (field: string) => number | null,
  edits: Edits,
  units: number,
): { changes: FormChange[]; unread: string[] } {
  const changes: FormChange[] = []
  const unread: string[] = []
  for (const [figure, edit] of Object.entries(edits)) {
    if (edit === undefined) continue
    const isEmpty = edit.text.trim() === ''
    const typed = isEmpty ? null : readTyped(edit.text)
    if (typed === null && !isEmpty) {
      unread.push(figure)
      continue
    }
    const value = typed === null ? null : Number((typed * units).toPrecision(15))
    const lines = standsIn(statement.lines, edit.lines, value) ? edit.lines : []
    const same = linesOf(statement, figure)
    const isSame = value === current(figure) && (lines.length === 0 || lines.join() === same.join())
    if (isSame) continue
    const cells = lines.flatMap((i) => statement.lines[i]?.place ?? [])
    changes.push({
      figure,
      value,
      place: value === null ? null : (placeOfCells(cells) ?? TYPED(edit.text)),
      cells: cells.flatMap((cell) =>
        'computed' in cell || cell.start === null || cell.end === null
          ? []
          : [{ start: cell.start, end: cell.end, ...(cell.document ? { document: cell.document } : {}) }],
      ),
    })
  }
  return { changes, unread }
}

const TYPED = (text: string): Place => ({ label: 'Typed', text, start: null, end: null })

/** Lines say the figure, whatever its sign. */
function standsIn(lines: readonly PrintedLine[], chosen: readonly number[], value: number | null): boolean {
  const sum = sumOf(lines, chosen)
  return sum !== null && value !== null && Math.abs(Math.abs(sum) - Math.abs(value)) <= 1e-9 * Math.abs(sum)
}
