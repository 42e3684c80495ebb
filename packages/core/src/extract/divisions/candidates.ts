/** The sets of divisions that a filing's tagged tables offer, before one is chosen. */

import { isUnallocated } from '../../filing/places.ts'
import { type Span, same } from '../statements/tagged/period.ts'
import type { Fact, Facts } from '../tags/facts.ts'
import { factValue } from '../tags/facts.ts'
import { cellLabel, rowsOf, type TaggedRow, type TaggedTable } from '../tags/tables.ts'
import { columnHeads, fullName, lastWhere, memberName, sharedWords } from './labels.ts'
import { groupName } from './names.ts'

type Axis = 'segment' | 'product' | 'place' | 'segment and product'

export interface Item {
  key: string
  label: string
  value: number
  facts: Fact[]
}

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

const AXES: readonly [RegExp, 'segment' | 'product' | 'place' | 'items' | 'noise'][] = [
  [/:(StatementBusinessSegmentsAxis|SegmentsAxis)$/, 'segment'],
  [/:SubsegmentsAxis$/, 'segment'],
  [/:(ProductOrServiceAxis|ProductsAndServicesAxis)$/, 'product'],
  [
    /:(StatementGeographicalAxis|GeographicalAreasAxis|RestatementOfGeographicalAxis|GeographicDistributionAxis)$/,
    'place',
  ],
  [/:(ConsolidationItemsAxis|SegmentConsolidationItemsAxis)$/, 'items'],
  [/:ConcentrationRiskBy(Type|Benchmark)Axis$/, 'noise'],
]

const REVENUE = /Revenue|SalesNet|NetSales|PremiumsEarned|^Sales/
const NO_REVENUE =
  /Cost|Expense|Deferred|Percent|Percentage|Remaining|Recognized|Tax(?!$)|Receivable|Unearned|Allowance|Liability|Obligation|Excluding(?!AssessedTax|Interest|RevenueFromContract)|Intersegment|Growth|ProForma/

/** True where a concept is one of revenue. */
function isRevenue(concept: string): boolean {
  const local = concept.slice(concept.indexOf(':') + 1)
  return REVENUE.test(local) && (!NO_REVENUE.test(local) || /ExcludingAssessedTax$|IncludingAssessedTax$/.test(local))
}

interface Placed {
  fact: Fact
  value: number
  dims: Map<string, string>
  eliminated: boolean
  row: number
}

/** Every set of revenue by one axis (or segments crossed with products) that a table prints for the period. */
export function offers(
  facts: Facts,
  tables: readonly TaggedTable[],
  span: Span,
  revenueConcepts: ReadonlySet<string>,
): Offer[] {
  const found: Offer[] = []
  const wantedOf = (table: TaggedTable) =>
    table.facts.filter(
      (fact) =>
        same(span, fact) && /^[A-Z]{3}$/.test(fact.measure) && (revenueConcepts.has(fact.name) || isRevenue(fact.name)),
    )
  let before: { table: TaggedTable; wanted: Fact[] } | null = null
  for (const table of tables) {
    const wanted = wantedOf(table)
    if (!wanted.some((fact) => fact.period.dims.size > 0)) {
      before = null
      continue
    }
    found.push(...fromTables(facts, [table], wanted, span))
    // A table that runs over a page break: its first part has no total.
    if (
      before !== null &&
      table.start - before.table.end < PAGE_BREAK &&
      !before.wanted.some((fact) => fact.period.dims.size === 0)
    )
      found.push(...fromTables(facts, [before.table, table], [...before.wanted, ...wanted], span))
    before = { table, wanted }
  }
  return found
}

const PAGE_BREAK = 12_000

function fromTables(facts: Facts, tables: readonly TaggedTable[], wanted: readonly Fact[], span: Span): Offer[] {
  const rows = tables.flatMap((table) => rowsOf(facts.bytes, table))
  const last = tables[tables.length - 1]?.end ?? 0
  const placed: Placed[] = []
  const strays: Placed[] = []
  const totals: number[] = []
  for (const fact of wanted) {
    const value = factValue(facts.bytes, fact)
    if (value === null) continue
    const dims = new Map<string, string>()
    let eliminated = false
    let foreign = false
    let own = ''
    for (const [axis, member] of fact.period.dims) {
      const kind = AXES.find(([pattern]) => pattern.test(axis))?.[1]
      // A company's own axis groups products or segments into families; the taxonomy's others narrow the figure.
      if (kind === undefined && !/^(us-gaap|srt|dei|ecd):/.test(axis)) own = member
      else if (kind === undefined) foreign = true
      else if (kind === 'noise') continue
      else if (kind === 'items') eliminated ||= !/OperatingSegments|ReportableSegment/.test(member)
      else dims.set(kind, joined(dims.get(kind), member, axis))
    }
    if (foreign) {
      const [member, second] = [...fact.period.dims.values()]
      if (member !== undefined && second === undefined)
        strays.push({ fact, value, dims: new Map([['stray', member]]), eliminated, row: rowAt(rows, last, fact.from) })
      continue
    }
    if (own !== '' && dims.size === 0) dims.set('own', own)
    if (fact.period.dims.size === 0) totals.push(value)
    else placed.push({ fact, value, dims, eliminated, row: rowAt(rows, last, fact.from) })
  }
  const concepts = [...new Set(placed.map((one) => one.fact.name))]
  const groups = concepts.map((concept) => placed.filter((one) => one.fact.name === concept))
  if (concepts.length > 1) groups.push(placed)
  const amounts = rows.flatMap((row) =>
    row.facts.flatMap((fact) => {
      const value = same(span, fact) && /^[A-Z]{3}$/.test(fact.measure) ? factValue(facts.bytes, fact) : null
      return value === null || value === 0 || row.label === '' ? [] : [{ label: row.label, value, fact }]
    }),
  )
  // A division of the same kind is nothing left over: then the set is not whole.
  const siblings = new Set(
    placed.filter((one) => one.fact.period.dims.size === 1 && !one.eliminated).map((one) => one.fact),
  )
  return groups
    .flatMap((group) => setsOf(facts, tables[0] ?? null, rows, group, strays, totals))
    .map((offer) => {
      const divided = new Set(offer.items.flatMap((item) => item.facts))
      return {
        ...offer,
        joined: tables.length > 1,
        others: amounts.filter(({ fact }) => !divided.has(fact) && !siblings.has(fact)),
      }
    })
}

/** Index of the row that holds a byte, or -1; rows stand in the order of their bytes, the last ends before `last`. */
const rowAt = (rows: readonly TaggedRow[], last: number, at: number): number =>
  at >= last ? -1 : lastWhere(rows.length, (k) => (rows[k]?.start ?? 0) <= at)

/** A segment and its part, the part last, whichever axis comes first. */
function joined(known: string | undefined, member: string, axis: string): string {
  if (known === undefined) return member
  return /Subsegments/.test(axis) ? `${known} ${member}` : `${member} ${known}`
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

function setsOf(
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

/** The name of a subtotal is what it sums: "Total U.S. revenue" is U.S. */
const ownName = (label: string): string => (/^total\b/i.test(label) && groupName(label)) || label

/** Facts of one member together; one cell tagged twice counts once. */
function gather(
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
