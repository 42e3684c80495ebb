/** Facts as amounts of one period. */
import type { Cell } from '../../../statement/statement.ts'
import type { Amount } from '../../sheet/amount.ts'
import { type Fact, type Facts, factValue, isBracketed, printedText } from '../../tags/facts.ts'

/** The printed cell of a fact. */
export function cellOf(facts: Facts, fact: Fact, label: string): Cell {
  const letter = /Class([A-Z])(?![a-z])/.exec([...fact.period.dims.values()].join(' '))?.[1]
  const named = letter === undefined || /\bclass [a-z]\b/i.test(label) ? label : `${label}, Class ${letter}`
  return { label: named, text: printedText(facts.bytes, fact), concept: fact.name, start: fact.start, end: fact.end }
}

/** A fact as an amount of the row that prints it; null where it holds no number. */
export function amountOf(
  facts: Facts,
  fact: Fact,
  { label, heading }: { label: string; heading: string },
  row: number,
): Amount | null {
  const value = factValue(facts.bytes, fact)
  if (value === null) return null
  return {
    label,
    heading,
    value,
    row,
    concept: fact.name,
    dims: fact.period.dims,
    measure: fact.measure,
    scale: fact.scale,
    // Read only of the few lines that need it.
    get bracketed() {
      return isBracketed(facts.bytes, fact)
    },
    get cell() {
      return cellOf(facts, fact, label)
    },
  }
}
