/** What a doubt looks at, and the families of kinds that several of them are of. */
import type { ChatFacts } from '../../facts.ts'
import type { NamedSlots } from '../slots.ts'

export interface Asked {
  label: string
  text: string
  slots: NamedSlots
  facts: ChatFacts
  /** words that the lessons show right before what is named */
  before: ReadonlySet<string>
}

/** @returns whether the question asks for more than its kind tells; `said` is the question with its names put aside */
export type Doubt = (asked: Asked & { said: string }) => boolean

export const OF_LIMIT = /^(?:over|under)-amount$/
export const OF_GROUP =
  /^(?:top|bottom|second|top-n|rank-all|rank-of|grew-.*|fell-.*|which-.*|share|contribution|without|sum|history)$/
export const OF_TWO = /^(?:compare|share-ab|share-ba|ratio-ab|ratio-ba)$/
