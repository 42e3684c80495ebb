import type { FactPeriod, Metric } from '../figures-in-words/facts.ts'

/** What became of a number of a text: whether it holds, and what it was held against. */
export interface Outcome {
  verdict: 'holds' | 'wrong' | 'unresolved'
  metric: Metric | null
  period: FactPeriod | null
  value: number | null
  path: string | null
  rule: string | null
  form: 'amount' | 'percent' | 'points' | 'hundredth'
  isChange: boolean
  currency: string
  note: string | null
}
