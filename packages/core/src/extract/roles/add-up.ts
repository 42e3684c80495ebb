import { type AddedUp as AddedUpOf, addUp, TAKEN_OFF } from '../../statement/add-up.ts'
import type { Entry } from './sheet-lines.ts'

/** Lines of a column that are taken apart. */
export type AddedUp = AddedUpOf<Entry>

/** Lines taken apart as the parts of a total; null where they do not make it. @param step one printed unit */
export const addedUp = (lines: readonly Entry[], total: number, step: number): AddedUp | null =>
  addUp({ lines, total, step, off: (words) => TAKEN_OFF.test(words) })
