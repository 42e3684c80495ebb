/** Evidence in whole units, and the units in which the places print it. */
import type { Evidence, EvidenceKind } from '../../statement/statement.ts'
import { times } from '../shown.ts'

/** A place with the unit that is printed there: what one amount is worth, null where nothing says. */
export type FoundEvidence = Evidence & { unit: number | null }

/** The same evidence in whole units; `money` and `shares` = one printed amount or count in whole units. */
export const inUnits = (
  evidence: readonly FoundEvidence[],
  { money, shares }: { money: number; shares: number },
): Evidence[] =>
  evidence.map(({ unit: _, ...one }) => {
    const factor = one.figure.endsWith('_eps') ? 1 : isCount(one) ? shares : money
    return { ...one, value: times(one.value, factor), read: times(one.read, factor) }
  })

const isCount = ({ figure }: Evidence): boolean => figure.startsWith('weighted_avg_shares')

/** Tables over which a unit stands as over the statement itself; over that of equity it may be the shares'. */
const HEADED: ReadonlySet<EvidenceKind> = new Set(['cash-flow', 'selected-data'])

/**
 * The units of places that agree with an amount, earnings per share and counts aside; null where such a table prints
 * none.
 */
export const unitsOf = (evidence: readonly FoundEvidence[]): (number | null)[] =>
  evidence.flatMap((one) =>
    one.agrees &&
    one.kind !== 'equity' &&
    !one.figure.endsWith('_eps') &&
    !isCount(one) &&
    (one.unit !== null || HEADED.has(one.kind))
      ? [one.unit]
      : [],
  )
