/** Which part an answer names: where kinds that may be meant name the same one, it does not matter which of them is. */
import { growth } from '../../statement/margins.ts'
import { find } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import type { Group } from './groups.ts'
import { partsOf } from './parts.ts'

interface Moved {
  metric: string
  rate: number
  by: number
}

/** @returns the fact's name of the part that moved so from the year before; null = none did, two did alike, or the kind names none */
export function winnerOf(label: string, group: Group, facts: ChatFacts): string | null {
  const way = WAYS[label]
  if (!way) return null
  const parts = partsOf(group, facts.period, facts)
  const moved = parts.flatMap(({ metric, value }): Moved[] => {
    const before = find(facts, metric, facts.period_before)
    const rate = before ? growth(value, before.value) : null
    return before && rate !== null ? [{ metric, rate, by: value - before.value }] : []
  })
  return moved.length < Math.max(2, parts.length) ? null : way(moved)
}

const extreme =
  (size: (one: Moved) => number): ((all: readonly Moved[]) => string | null) =>
  (all) => {
    const [first, second] = all.toSorted((a, b) => size(b) - size(a))
    return first && second && size(first) !== size(second) && size(first) > Number.NEGATIVE_INFINITY
      ? first.metric
      : null
  }
/** Those that did not go the way asked for have no place in it. */
const onlyIf = (is: boolean, size: number): number => (is ? size : Number.NEGATIVE_INFINITY)
const sole =
  (is: (one: Moved) => boolean): ((all: readonly Moved[]) => string | null) =>
  (all) => {
    const [only, ...others] = all.filter(is)
    return only && others.length === 0 ? only.metric : null
  }

const WAYS: Readonly<Record<string, (all: readonly Moved[]) => string | null>> = {
  'grew-most': extreme(({ rate }) => onlyIf(rate > 0, rate)),
  'grew-most-amount': extreme(({ rate, by }) => onlyIf(rate > 0, by)),
  'grew-least': extreme(({ rate }) => -rate),
  'fell-most': extreme(({ rate }) => onlyIf(rate < 0, -rate)),
  'fell-most-amount': extreme(({ by }) => onlyIf(by < 0, -by)),
  'which-rose': sole(({ rate }) => rate > 0),
  'which-fell': sole(({ rate }) => rate < 0),
}
