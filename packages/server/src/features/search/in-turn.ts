/**
 * Searches of this process take turns in the order they came. One is nearly all work of processors: begun all at once, each
 * takes as long as all of them, and a short one waits for the long ones.
 */
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** One more than there are processors: while one's rows are made into its answer here, the database has the next. */
export const AT_ONCE = availableParallelism() + 1

/** Does the work when its turn comes; a work that fails gives its turn on. */
export const inTurn = pLimit(AT_ONCE)
