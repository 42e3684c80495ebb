/** The rights of whoever may read the data folder of this installation: those of a Pro subscriber, nothing more. */
import { ANY_SUBSCRIBER, type Looking } from '@topline/core/access/access.ts'

export const LOCAL: Looking = { viewer: ANY_SUBSCRIBER, mode: 'plans' }
