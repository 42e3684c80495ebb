/** What a sentence that was read whole says: its clauses, each with a figure and the numbers told of it. */
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { PeriodToken } from '../../figures-in-words/periods.ts'

export interface Said {
  number: NumberToken
  metric: MetricToken
  /** so large in the clause's period, in the one compared with, or the size of the change */
  role: 'now' | 'old' | 'change'
  /** which way, for a change */
  direction: DirectionToken | null
  /** a percentage is a part of this */
  whole: MetricToken | null
  /** of which of several periods in a row */
  nth: number
}

export interface Clause {
  subject: MetricToken
  own: PeriodToken[]
  compared: PeriodToken[]
  /** two years, the older of which is compared with */
  span: [PeriodToken, PeriodToken] | null
  /** the years were told in any order */
  isBetween: boolean
  /** "for the quarter": how long the clause's period is, where no more is said of it */
  months: number | null
  said: Said[]
  moves: { direction: DirectionToken; metric: MetricToken }[]
}

export interface Whole {
  clauses: Clause[]
  /** where the reason begins; the end of the sentence without one */
  end: number
}
