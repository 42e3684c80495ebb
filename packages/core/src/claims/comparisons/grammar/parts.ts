/** What a comparison is put together from, as the grammar reads it: sides, sets, and what is said of them. */
import type { Span } from '../../../figures-in-words/companies.ts'
import type { DirectionToken } from '../../../figures-in-words/directions.ts'
import type { Metric } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../../figures-in-words/numbers.ts'
import type { PeriodToken } from '../../../figures-in-words/periods.ts'
import type { Group } from '../quantities.ts'

/** A number beside a side: how large it is, how it changed, or which part of sales it is. */
export interface Beside {
  n: NumberToken
  as: 'level' | 'change' | 'either' | 'share'
  /** of a change: which way the words say that it went; 0 = they do not say */
  sign: 1 | -1 | 0
}

export interface Side extends Span {
  /** every figure that the name may mean */
  metrics: readonly Metric[]
  isNegated: boolean
  /** the names that it rests on */
  tokens: readonly MetricToken[]
  /** null = the sentence's own period; more than one = each of them */
  when: readonly PeriodToken[] | 'before' | 'all-before' | null
  numbers: Beside[]
}

/** "Of its five regions": what something is ranked among. */
export interface SetSaid {
  size: number | null
  group: Group | null
}

/** What a sentence says of its sides, each held by itself. */
export type Said = Span &
  (
    | {
        is: 'level'
        more: boolean
        a: Side[]
        b: Side[]
        /** the sides of a list are taken together */
        isSum: boolean
        by: NumberToken | null
        /** "overtook": a year before it was the other way */
        isTurn: boolean
        /** in how many years it was so */
        years: number
      }
    | {
        is: 'growth'
        more: boolean
        isDown: boolean | null
        a: Side[]
        b: Side[]
        times: NumberToken | null
        lead?: NumberToken
      }
    | { is: 'ratio'; a: Side; b: Side; times: NumberToken }
    | { is: 'move'; side: Side; direction: Pick<DirectionToken, 'sign' | 'text'>; years: number }
    | { is: 'extreme'; side: Side; set: SetSaid; by: 'amount' | 'growth' | 'either'; isLow: boolean; at: number }
    | { is: 'only'; sides: Side[]; set: SetSaid; sign: 1 | -1 }
    | {
        is: 'count'
        set: SetSaid
        sign: 1 | -1
        n: number | 'all' | 'none'
        named: Side[]
        atLeast: NumberToken | null
      }
    | { is: 'rest'; sides: Side[]; set: SetSaid; sign: 1 | -1 }
    | { is: 'sum'; sides: Side[]; n: NumberToken }
    | {
        is: 'record'
        side: Side
        isLow: boolean
        years: number
        /** "the worst loss" is the largest */
        isJudged: boolean
        /** 1 = the second from there, as in "its second-lowest in three years" */
        at: number
      }
    | { is: 'series'; side: Side; numbers: NumberToken[] }
  )

/** A sentence that was read whole. */
export interface Comparing {
  /** the periods that it names as its own */
  own: PeriodToken[]
  sides: Side[]
  said: Said[]
}
