/** The sets that facts of one table make by their axes: by one, added over another, by both together. */
import { isUnallocated } from '../../filing/places.ts'
import type { Fact, Facts } from '../tags/facts.ts'
import type { TaggedRow, TaggedTable } from '../tags/tables.ts'
import type { Axis, Placed } from './axes.ts'
import { gather, type Item } from './axis-items.ts'
import { memberName } from './labels.ts'

/** A set of divisions that a table offers, before it is held against revenue. */
export interface Offer {
  axis: Axis
  table: TaggedTable | null
  items: Item[]
  /** Items that belong to no division: eliminations, corporate. */
  rest: Item[]
  /** Other amounts of the period in the table, with their names: one of them may be what the set leaves over. */
  others: { label: string; value: number; fact: Fact }[]
  /** Undimensioned revenue printed in the same table: what the set may add up to. */
  totals: number[]
  /** True where two tables were put together. */
  joined: boolean
  /** Byte the set begins at: earlier wins among equals. */
  at: number
}

/**
 * Lines amid a list that an axis without any meaning there marks, of the list's own concept: "Fire" under catastrophes
 * among a maker's clothes (0000000000-22-810036).
 */
function straysIn(list: readonly Placed[], foreign: readonly Placed[]): Placed[] {
  const [first, last] = [list[0], list.at(-1)]
  if (first === undefined || last === undefined || list.length < 3) return []
  const amid = foreign.filter(
    ({ fact, row }) => fact.name === first.fact.name && row > first.row && row < last.row && row >= 0,
  )
  return amid.length <= 2 ? amid : []
}

const inOrder = (list: Placed[]): Placed[] => list.sort((a, b) => a.fact.from - b.fact.from)

const only = (dims: ReadonlyMap<string, string>, kind: string): boolean => dims.size === 1 && dims.has(kind)

/** The sets of facts of one concept: each axis alone, over another, and segments crossed with products. */
export function setsOf(
  facts: Facts,
  table: TaggedTable | null,
  rows: readonly TaggedRow[],
  placed: readonly Placed[],
  foreign: readonly Placed[],
  totals: number[],
): Omit<Offer, 'others' | 'joined'>[] {
  const result: Omit<Offer, 'others' | 'joined'>[] = []
  const restOf = (kind: string) =>
    placed.filter(
      (one) =>
        (one.eliminated && (one.dims.size === 0 || only(one.dims, kind) || only(one.dims, 'own'))) ||
        (only(one.dims, kind) && isUnallocated(rows[one.row]?.label || memberName(one.dims.get(kind) ?? ''))),
    )
  const add = (axis: Axis, list: Placed[], keyOf: (one: Placed) => string, rest: Placed[]) => {
    const items = gather(facts, rows, list, keyOf)
    if (items.length < 2) return
    const restItems = gather(facts, rows, rest, (one) => `${[...one.fact.period.dims.values()].join(' ')}`)
    result.push({ axis, table, items, rest: restItems, totals, at: list[0]?.fact.from ?? 0 })
  }
  for (const kind of ['segment', 'product', 'place'] as const) {
    const rest = restOf(kind)
    const left = new Set(rest)
    const list = placed.filter((one) => only(one.dims, kind) && !left.has(one) && !one.eliminated)
    add(kind, list, (one) => one.dims.get(kind) ?? '', rest)
    const strays = straysIn(list, foreign)
    if (strays.length > 0)
      add(kind, inOrder([...list, ...strays]), (one) => one.dims.get(kind) ?? one.dims.get('stray') ?? '', rest)
    // Printed only crossed with another axis (T107): add over the other.
    for (const other of ['segment', 'product', 'place'] as const) {
      if (other === kind) continue
      const crossed = placed.filter(
        (one) => one.dims.size === 2 && one.dims.has(kind) && one.dims.has(other) && !one.eliminated,
      )
      if (crossed.length < 3) continue
      add(kind, crossed, (one) => one.dims.get(kind) ?? '', rest)
      // Some members have one row only, under the other axis (T106): they join those that have a total.
      const known = new Set(list.map((one) => one.dims.get(kind)))
      const lone = crossed.filter((one) => !known.has(one.dims.get(kind)))
      if (list.length > 0 && lone.length > 0) add(kind, [...list, ...lone], (one) => one.dims.get(kind) ?? '', rest)
    }
  }
  const pairs = placed.filter(
    (one) => one.dims.has('segment') && one.dims.has('product') && one.dims.size === 2 && !one.eliminated,
  )
  const crossed = new Set(pairs.map((one) => one.dims.get('segment')))
  // A segment that is not divided further stands for itself.
  const alone = placed.filter(
    (one) => only(one.dims, 'segment') && !one.eliminated && !crossed.has(one.dims.get('segment')),
  )
  if (pairs.length >= 3)
    add(
      'segment and product',
      [...pairs, ...alone],
      (one) =>
        [...one.dims]
          .sort()
          .reverse()
          .map((pair) => pair[1])
          .join(' '),
      restOf('segment'),
    )
  return result
}
