import type { AddedUp as AddedUpOf } from '../../statement/add-up.ts'
import type { Entry } from './sheet-lines.ts'

/** Lines of a column that are taken apart. */
export type AddedUp = AddedUpOf<Entry>
