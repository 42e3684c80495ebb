/** The lines between two main lines of a statement, solved so that they make the difference of the two. */
import type { BlockSum } from '../../block-sums.ts'
import { sum } from '../../shown.ts'
import { conceptSign } from '../signs.ts'
import type { BlockLine, Solved } from '../solve/block.ts'
import { type Amount, computed, fromAmount, type Picked } from './amount.ts'

/** The row of a figure's first line; -1 where it has none. */
export const firstRow = (picked: Picked | null): number => picked?.lines[0]?.row ?? -1
export const lastRow = (picked: Picked | null): number => Math.max(-1, ...(picked?.lines.map((line) => line.row) ?? []))

/** Lines between two rows that belong to no main line; one cell counts once. */
export function block(
  lines: readonly Amount[],
  from: number,
  to: number,
  without: readonly (Picked | null)[],
): Amount[] {
  const used = new Set(without.flatMap((picked) => picked?.lines ?? []))
  const seen = new Set<string>()
  return lines.filter((line) => {
    if (line.row <= from || line.row >= to || used.has(line)) return false
    const cell = `${line.row} ${Math.abs(line.value)}`
    if (seen.has(cell)) return false
    seen.add(cell)
    return true
  })
}

/** A line with the way in which it moves income, by its concept and its words. */
export const signed = (line: Amount): BlockLine<Amount> => ({
  value: line.value,
  of: line,
  bracketed: line.bracketed,
  total: /^total\b/i.test(line.label),
  ...conceptSign(line.concept, line.label, line.heading),
})

/** What a solved block between two results adds up to. */
export const sumOf = (
  block: BlockSum['block'],
  { lines, total, tolerance }: Solved<Amount>,
  from: number,
  to: number,
): BlockSum => ({ block, parts: lines.length, total, from, to, tolerance })

/** Those of the solved lines that a test takes, as one figure; null where it takes none. */
export function figureOf(solved: Solved<Amount>, test: (line: Amount) => boolean): Picked | null {
  const parts = solved.lines
    .filter((line) => test(line.of))
    .map((line) => fromAmount(line.of, line.value === 0 ? 0 : line.sign * line.value))
  const [first] = parts
  if (first === undefined) return null
  return parts.length === 1 ? first : computed('sum of the lines', sum(parts.map((part) => part.value)), parts)
}
