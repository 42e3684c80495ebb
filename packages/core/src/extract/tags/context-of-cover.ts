import type { Facts } from './facts.ts'
import type { Context } from './plain-context.ts'

/** The cover's own period: from the start of the fiscal year to the period end, as a rule; null where it has none. */
export function coverContext(facts: Facts): Context | null {
  const fact = facts.texts.find((one) => one.name === 'dei:DocumentType' || one.name === 'dei:DocumentPeriodEndDate')
  return fact === undefined ? null : (facts.contexts.get(fact.context) ?? null)
}
