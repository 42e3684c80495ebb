import { type AddedUp as AddedUpOf, addUp, TAKEN_OFF } from '../../statement/add-up.ts'
import type { Entry } from './sheet-lines.ts'

/** Lines of a column that are taken apart. */
export type AddedUp = AddedUpOf<Entry>

/** Lines taken apart as the parts of a total; null where they do not make it. @param step one printed unit */
export const addedUp = (lines: readonly Entry[], total: number, step: number): AddedUp | null =>
  addUp({ lines, total, step, off: (words) => TAKEN_OFF.test(words) })

/** The lines that the line of an index adds up, subtotals among them too. */
export const within = (index: number, sum: AddedUp | null): Entry[] =>
  (sum?.subtotals.get(index) ?? []).flatMap((one) => [one, ...within(one.index, sum)])

/** Lines without those that another of them adds up: a subtotal and its parts are never counted together. */
export function withoutParts(lines: readonly Entry[], sum: AddedUp | null): readonly Entry[] {
  const parts = new Set(lines.flatMap(({ index }) => within(index, sum)))
  return lines.filter((one) => !parts.has(one))
}
