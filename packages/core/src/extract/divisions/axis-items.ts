/** The divisions of a set by its members: the cells of each, and the printed words that are its name. */
import { type Fact, type Facts, factValue } from '../tags/facts.ts'
import { cellLabel, type TaggedRow } from '../tags/tables.ts'
import type { Placed } from './axes.ts'
import { columnHeads, fullName, memberName, sharedWords } from './labels.ts'
import { groupName } from './names.ts'

/** One division: its cells, what they make, and its printed name. */
export interface Item {
  key: string
  label: string
  value: number
  facts: Fact[]
}

/** The name of a subtotal is what it sums: "Total U.S. revenue" is U.S. */
const ownName = (label: string): string => (/^total\b/i.test(label) && groupName(label)) || label

/** Facts of one member together; one cell tagged twice counts once. */
export function gather(
  facts: Facts,
  rows: readonly TaggedRow[],
  list: readonly Placed[],
  keyOf: (one: Placed) => string,
): Item[] {
  const items = new Map<string, Item & { contexts: Set<string>; first: Placed }>()
  for (const one of list) {
    const key = keyOf(one)
    const item = items.get(key)
    if (item === undefined) {
      items.set(key, {
        key,
        label: '',
        value: one.value,
        facts: [one.fact],
        contexts: new Set([one.fact.context]),
        first: one,
      })
    } else if (!item.contexts.has(one.fact.context)) {
      item.contexts.add(one.fact.context)
      item.value += one.value
      item.facts.push(one.fact)
    }
  }
  const all = [...items.values()].sort((a, b) => (a.facts[0]?.from ?? 0) - (b.facts[0]?.from ?? 0))
  // Crossed with another axis, one of the cells may be the total of the others: then it alone counts.
  for (const item of all) {
    if (item.facts.length < 3) continue
    const values = item.facts.map((fact) => factValue(facts.bytes, fact) ?? 0)
    const whole = item.facts.find(
      (_, at) => Math.abs(2 * (values[at] ?? 0) - item.value) <= 2 * 10 ** Math.max(0, item.facts[at]?.scale ?? 0),
    )
    if (whole === undefined) continue
    item.value = factValue(facts.bytes, whole) ?? item.value
    item.facts = [whole]
  }
  const rowLabels = all.map((item) => rows[item.first.row]?.label ?? '')
  const byRow = new Set(rowLabels).size === all.length && rowLabels.every((label) => label !== '')
  const headsOf = columnHeads(facts, rows)
  const labelled = all.map((item, at) => {
    const name = memberName(item.key)
    const row = rows[item.first.row]
    const heads = headsOf(item.first)
    // The printed text that shares most words with the member's name; the row's own among equals.
    const printed = [rowLabels[at] ?? '', ...heads, row?.heading ?? ''].filter((text) => text !== '')
    const best = printed.reduce<{ text: string; shared: number }>(
      (found, text) => {
        const shared = sharedWords(text, name)
        return shared > found.shared ? { text, shared } : found
      },
      { text: '', shared: 0 },
    )
    // A place tagged as one but printed under a business name or none: the tag's name is the place.
    const fallback = byRow ? rowLabels[at] : heads[0]
    return {
      key: item.key,
      value: item.value,
      facts: item.facts,
      label: ownName(cellLabel(best.text || fallback || name)) || name,
    }
  })
  const uses = new Map<string, number>()
  for (const { label } of labelled) uses.set(label, (uses.get(label) ?? 0) + 1)
  const twice = (label: string) => (uses.get(label) ?? 0) > 1
  return labelled.map((item) => (twice(item.label) ? { ...item, label: fullName(item.key) || item.label } : item))
}
