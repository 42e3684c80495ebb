/** Amounts of a statement that have lost their captions. */
import type { AddedUp } from './add-up.ts'
import type { Entry } from './sheet-lines.ts'

/**
 * Amounts without a caption that are no total of the lines above them: their words were lost, and with these what they
 * are.
 * @param totals lines that are known without their words @param sums the blocks that make totals; where one does not,
 * which is told already, nothing is said @param step one printed unit
 */
export function unnamed(
  entries: readonly Entry[],
  totals: readonly (Entry | null)[],
  sums: readonly (AddedUp | null)[],
  step: number,
): Entry[] {
  if (sums.includes(null)) return []
  const known = new Set(totals.flatMap((one) => one?.index ?? []))
  const isTotal = ({ index }: Entry) => known.has(index) || sums.some((sum) => sum?.subtotals.has(index))
  return entries.filter(
    (one) =>
      one.line.bare === '' &&
      one.concept === '' &&
      Math.abs(one.value ?? 0) > step &&
      one.index <= lastOf(known) &&
      !isTotal(one),
  )
}

const lastOf = (indexes: ReadonlySet<number>): number => Math.max(-1, ...indexes)
