import type { FactBase } from '../figures-in-words/facts.ts'
import { checkClaims } from './check.ts'

/** Whether everything that a text claims holds, as it takes for a mark; @param besides kinds of claims that are not looked at */
export function allHold(base: FactBase, text: string, besides: readonly string[] = ['period']): boolean {
  const claims = checkClaims(base, text).filter(({ kind }) => !besides.includes(kind))
  return claims.length > 0 && claims.every(({ verdict }) => verdict === 'holds')
}
/** Causes too, which no figure says. */
export const CAUSES_TOO = ['period', 'cause'] as const
