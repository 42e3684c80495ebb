/** How the notes lead from a total of the segments to total revenue, where that is done in a table of its own. */
import { isDeduction, isResidual } from './names.ts'
import type { Cell, Slice } from './slices.ts'

/** A total of segments and the lines that lead from it to total revenue. */
export interface Bridge {
  /** The segments' total, in the unit of the table. */
  from: number
  rest: Cell[]
}

/** Lines that may stand between. */
const MOST_LINES = 6
/** The rest is a smaller part of revenue than this; what is eliminated between segments may be more. */
const MOST_OF_REVENUE = 0.4

const TOTAL = /\btotals?\b|\bsegments?\b|^(?:net |gross )?(?:sales|revenues?)\b/i
const ELIMINATED = /eliminat|inter-?segment|inter-?company|intra-?(?:segment|company)/i
const REST = /^(?:all )?others?\b|\bcorporate\b|\bunallocated\b/i

/** Whether a line takes off what segments sell each other. */
export const isEliminated = ({ label }: Pick<Cell, 'label'>): boolean => ELIMINATED.test(label)

/**
 * The cells with what is taken off below zero, where some of it is printed without brackets ("Less intersegment sales
 * 1,234"); null where none is.
 */
export function takenOff(cells: readonly Cell[]): Cell[] | null {
  const isBare = (cell: Cell) => cell.value > 0 && (isEliminated(cell) || isDeduction(cell.label))
  return cells.some(isBare) ? cells.map((cell) => (isBare(cell) ? { ...cell, value: -cell.value } : cell)) : null
}

/**
 * The ways from a total of the segments to `revenue` that a column prints line by line (Alcoa, 10-K for December 2008:
 * "Total sales", "Elimination of intersegment sales", "Corporate", "Consolidated sales"). What is eliminated may be in the
 * segments' total or not: each way is given with those lines and without them.
 * @param revenue total revenue in the unit of the table
 * @param step one printed digit
 */
export function bridgesOf({ by, cells, current }: Slice, revenue: number, step: number): Bridge[] {
  if (by !== 'rows' || !current) return []
  return cells.flatMap((total, at) => {
    if (Math.abs(total.value - revenue) > step * 1.01) return []
    for (let from = at - 2; from >= Math.max(0, at - 1 - MOST_LINES); from -= 1) {
      const run = cells.slice(from, at)
      const bridge = bridgeOver(run, total.value, step) ?? bridgeOver(takenOff(run) ?? [], total.value, step)
      if (bridge !== null) return [bridge, ...withoutEliminations(bridge)]
    }
    return []
  })
}

/** The lines of a run after its first, a total of segments, where they lead to `revenue`. */
function bridgeOver(run: readonly Cell[], revenue: number, step: number): Bridge | null {
  const [first, ...rest] = run
  if (first === undefined || !TOTAL.test(first.label) || isResidual(first.label) || first.value <= 0) return null
  if (!rest.every(({ label }) => isResidual(label) || REST.test(label))) return null
  const sum = rest.reduce((all, { value }) => all + value, first.value)
  if (Math.abs(sum - revenue) > step * (rest.length + 1) * 0.6) return null
  const left = rest.filter((cell) => !isEliminated(cell))
  return left.some(({ value }) => Math.abs(value) > MOST_OF_REVENUE * revenue) ? null : { from: first.value, rest }
}

/** The way from the segments' sales to others, where their total holds what they sell each other. */
function withoutEliminations({ from, rest }: Bridge): Bridge[] {
  const eliminated = rest.filter(isEliminated)
  const left = rest.filter((cell) => !isEliminated(cell))
  if (eliminated.length === 0 || left.length === 0) return []
  return [{ from: eliminated.reduce((all, { value }) => all + value, from), rest: left }]
}
