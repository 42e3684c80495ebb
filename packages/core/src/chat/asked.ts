/** What a question asks for, as it is read. */
import type { Metric } from '../figures-in-words/facts.ts'
import type { Reading } from './intent/read.ts'
import type { Asked as SlotsAsked } from './slots/asked.ts'
import type { Special } from './special.ts'

export type QuestionKind =
  | 'figure'
  | 'change'
  | 'share'
  | 'history'
  | 'most'
  | 'least'
  | 'grew-most'
  | 'grew-least'
  | 'split'
  | 'largest-expense'
  | 'summary'
  | 'qc'
  | 'period'
  | 'filed'
  | 'units'
  | 'forecast'
  | 'special'
  | 'unknown'

export interface Question {
  kind: QuestionKind
  /** in the order asked, each once */
  metrics: string[]
  /** '2023 FY' …, each once; [] = the filing's own */
  periods: string[]
  /** what the question is about where it asks for parts */
  group: 'business' | 'geography' | 'expense' | null
  /** words that were not understood */
  unread: string[]
  /** it asks for a reason, which no figure is */
  asksWhy: boolean
  /** of a question of yes or no: which way a figure is said to have gone; null = it asks for none */
  way: 'up' | 'down' | null
  /** as it was read, slips of the finger mended */
  text: string
  /** a question with a build of its own */
  special: Special | null
  /** of a question that asks several things, each by itself; null = it asks one */
  parts: Question[] | null
  /** not understood as it stands: a second reading, and the words that it left out; null = there is none */
  aside: { words: readonly string[]; question: Question } | null
  /** read by what it names and what is to be done with it, where its wording is not known; null = it is not read so */
  frame: Question | null
  /** the same without what asks nothing in it, read for itself; null = there is nothing of the kind */
  again: Question | null
  /** read by its slots, wherever each stands: what is reckoned of any figures; absent = it is not read so */
  slots?: SlotsAsked | null
  /** told by how such questions are asked, the likeliest first; absent = nothing was told so */
  guesses?: readonly Reading[]
  /** what it puts together from other figures: sums of parts, shares */
  made: Metric[]
}
