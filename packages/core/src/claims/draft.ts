import type { Span } from '../figures-in-words/companies.ts'
import type { FactPeriod } from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { Claim } from './claim.ts'

/** A claim with what of the sentence it rests on. */
export interface Draft {
  claim: Claim
  /** from what is named to its number or word */
  span: Span
  /** names of figures that play a part in it */
  used: readonly MetricToken[]
  period: FactPeriod | null
  /** how far it is from being a plain reading, in words; null = it is one */
  doubt: string | null
  /** the word of direction that it holds against a figure */
  word?: Span
}
