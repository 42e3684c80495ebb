/**
 * What leaves a reading in doubt however likely its kind is: words that ask more of what is named than the kind's wording
 * holds. A question that raises one is offered what it may mean, and not answered.
 */
import type { Asked } from './asked.ts'
import { OF_MORE } from './more.ts'
import { OF_NAMES } from './names.ts'
import { OF_TIMES } from './times.ts'
import { OF_WAYS } from './ways.ts'

const DOUBTS = [...OF_NAMES, ...OF_TIMES, ...OF_WAYS, ...OF_MORE]

/** @returns whether words of the question ask for more than its kind tells */
export const isInDoubt = (asked: Asked): boolean => {
  const said = asked.slots.tokens.join(' ')
  return DOUBTS.some((raises) => raises({ ...asked, said }))
}
