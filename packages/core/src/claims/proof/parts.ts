/** What a proof of a sentence is made of. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import type { FactBase, FactPeriod, Metric } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import type { Held } from './held.ts'

export interface Subject {
  token: MetricToken
  metric: Metric
  /** names that play a part in it besides its own: what it is a share of */
  with: readonly MetricToken[]
}

/** A number with what it was found to be. */
export interface Proven extends Held {
  number: NumberToken
  subject: Subject
  /** words that say how it was reckoned */
  cues?: readonly Span[]
  /** the relation of two figures that it is the size of */
  compared?: readonly FoundComparison[]
}

/** A word of direction with what moved so. */
export interface Moved {
  direction: DirectionToken
  token: MetricToken
  metric: Metric
  period: FactPeriod
  before: FactPeriod
}

export interface Proof {
  base: FactBase
  /** with the names and periods that were read */
  s: Sentence
  numbers: Proven[]
  moves: Moved[]
  /** what it compares, all of it true */
  compared: FoundComparison[]
  /** what of the sentence is understood besides its figures */
  spans: readonly Span[]
}
