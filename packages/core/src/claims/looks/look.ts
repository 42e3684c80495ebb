/** What a look at a sentence sees: its words, and what was found of its figures. */
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'

export interface Held {
  base: FactBase
  s: Sentence
  /** the numbers with what was found of each */
  told: { n: NumberToken; claim: BoundClaim }[]
  claims: readonly BoundClaim[]
}

/** @returns the words that do not fit */
export type Look = (held: Held) => string | null | undefined
