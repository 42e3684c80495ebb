/** The comparisons of a text, as they are checked. */
import type { FactBase } from '../../figures-in-words/facts.ts'
import { checkClaims } from '../check.ts'
import type { Claim } from '../claim.ts'

export const comparisonsIn = (base: FactBase, text: string): Claim[] =>
  checkClaims(base, text).filter(({ kind }) => kind === 'comparison')

/** The verdict of each, and what the statement has: null = it was not computed. */
export const judgedIn = (base: FactBase, text: string) =>
  comparisonsIn(base, text).map(({ verdict, figure }) => [verdict, figure])
