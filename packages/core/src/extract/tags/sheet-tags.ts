/** What the tags of a document say of the cells of a sheet: the concept of each, and the period of a column. */
import type { Figure } from '../document/row.ts'
import type { Fact, Facts } from './facts.ts'

/** Facts by the place of their digits. */
export class FactPlaces {
  readonly #facts: readonly Fact[]

  constructor({ list }: Facts) {
    this.#facts = list.filter(({ hidden }) => !hidden)
  }

  /** The innermost fact that a figure is printed in; null where it is not tagged. */
  at({ start }: Figure): Fact | null {
    const facts = this.#facts
    let low = 0
    let high = facts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((facts[middle]?.start ?? 0) <= start) low = middle
      else high = middle - 1
    }
    const fact = facts[low]
    return fact !== undefined && fact.start <= start && start < fact.end ? fact : null
  }
}
