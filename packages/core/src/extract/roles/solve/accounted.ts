/** Which lines of a block the lines above them account for: sums of them, and results on the way. */

/** The lines above one, as they count. */
export interface Above {
  /** Signed values of those that are no subtotals; the first `over` of them stand over the block. */
  kept: number[]
  over: number
  /** What the block began with and all of its lines. */
  total: number
  base: number
  unit: number
}

/** A line that may be a subtotal. */
interface Line {
  value: number
  /** The label calls it a total: then one line above is enough to be one. */
  total: boolean
  /** Its name or its place says that it may be a total or a result on the way. */
  named: boolean
}

/** The lines above the first one of a block. */
export const aboveFirst = (over: readonly number[], base: number, unit: number): Above => ({
  kept: [...over],
  over: over.length,
  total: base,
  base,
  unit,
})

/**
 * Whether a line is the sum of two or more lines right above it, in either sign, or a result on the way: what the block
 * began with and all lines so far. What is a subtotal itself counts nothing in another.
 */
export const isAccounted = (line: Line, above: Above): boolean =>
  line.value !== 0 && (isResult(line, above) || isSumOfLast(line, above))

const isResult = ({ value, named }: Line, { kept, over, total, base, unit }: Above): boolean =>
  base !== 0 && (kept.length > over || named) && Math.abs(total - value) <= unit * 1.53

/** Rows above a line that it may be the subtotal of. */
const LONGEST_RUN = 40

/** "Total costs and expenses" may hold the costs over the block too, and a line without a name be the sum of those. */
function isSumOfLast({ value, total, named }: Line, { kept, over, unit }: Above): boolean {
  let running = 0
  const most = Math.min(named ? kept.length : kept.length - over, LONGEST_RUN)
  for (let count = 1; count <= most; count++) {
    running += kept[kept.length - count] ?? 0
    const off = Math.abs(Math.abs(running) - Math.abs(value))
    const allowed = unit * 0.51 * Math.min(count, 3)
    // What is within the rounding of nothing says nothing.
    if (count >= (total ? 1 : 2) && off <= allowed && Math.abs(value) > allowed) return true
  }
  return false
}
