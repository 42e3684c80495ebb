import type { Metric } from '../figures-in-words/facts.ts'
import type { Claim } from './claim.ts'
import type { Outcome } from './outcome.ts'

/** A claim with what it was bound to. */
export interface BoundClaim extends Claim {
  bound: Metric | null
  /** it says how a figure changed, not how large it is */
  isChange: boolean
  form: Outcome['form']
}

/** What a claim has that is bound to nothing. */
export const UNBOUND = { bound: null, isChange: false, form: 'amount' } as const
