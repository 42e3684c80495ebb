/** Where a tagged document prints a main figure again: other facts of the same concept, period and unit. */
import type { Evidence, Figures, Provenance } from '../../../statement/statement.ts'
import { type Fact, type Facts, factValue, printedText } from '../../tags/facts.ts'
import { WITNESSED } from '../labels.ts'
import { samePeriod, stepOf } from './agreement.ts'
import { surroundingsOf } from './surroundings.ts'

/** More places than these tell a reader nothing more. */
const MOST = 12

/** Evidence for the figures of a tagged statement, whole units; facts that are only in the hidden part print nothing. */
export function evidenceOfFacts(facts: Facts, figures: Figures, provenance: Provenance): Evidence[] {
  return WITNESSED.flatMap((figure): Evidence[] => {
    const place = provenance[figure]
    const read = figures[figure]
    if (place === undefined || 'computed' in place || !place.concept || read === null) return []
    const same = facts.byName.get(place.concept) ?? []
    const own = same.find(({ start }) => start === place.start)
    if (own === undefined) return []
    const others = same.filter((fact) => fact !== own && !fact.hidden && samePeriod(own, fact))
    return others.slice(0, MOST).flatMap((fact) => printedAgain(facts, own, fact, figure, read))
  })
}

function printedAgain(facts: Facts, own: Fact, fact: Fact, figure: string, read: number): Evidence[] {
  const value = factValue(facts.bytes, fact)
  const ownValue = factValue(facts.bytes, own)
  if (value === null || ownValue === null) return []
  const step = Math.max(stepOf(facts, own), stepOf(facts, fact))
  return [
    {
      figure,
      kind: 'tags',
      within: surroundingsOf(facts, fact),
      place: { start: fact.start, end: fact.end },
      text: printedText(facts.bytes, fact),
      value,
      read,
      scale: fact.scale - own.scale,
      agrees: Math.abs(value - ownValue) <= step * 1.01,
    },
  ]
}
