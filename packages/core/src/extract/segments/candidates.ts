/** The sets of divisions that a filing's tagged tables offer, before one is chosen. */
import type { Fact, Facts } from '../tags/facts.ts'
import { factValue } from '../tags/facts.ts'
import { type Span, same } from '../tags/period.ts'
import { cellText, type Row, rowsOf, type Table } from '../tags/tables.ts'
import { isUnallocated } from './places.ts'

export type Axis = 'segment' | 'product' | 'place' | 'segment and product'

export interface Item {
  key: string
  label: string
  value: number
  facts: Fact[]
}

export interface Offer {
  axis: Axis
  table: Table | null
  items: Item[]
  /** Items that belong to no division: eliminations, corporate. */
  rest: Item[]
  /** Undimensioned revenue printed in the same table: what the set may add up to. */
  totals: number[]
  /** Byte the set begins at: earlier wins among equals. */
  at: number
}

const AXES: readonly [RegExp, 'segment' | 'product' | 'place' | 'items'][] = [
  [/:(StatementBusinessSegmentsAxis|SegmentsAxis)$/, 'segment'],
  [/:SubsegmentsAxis$/, 'segment'],
  [/:(ProductOrServiceAxis|ProductsAndServicesAxis)$/, 'product'],
  [/:(StatementGeographicalAxis|GeographicalAreasAxis|RestatementOfGeographicalAxis)$/, 'place'],
  [/:(ConsolidationItemsAxis|SegmentConsolidationItemsAxis)$/, 'items'],
]

const REVENUE = /Revenue|SalesNet|NetSales|PremiumsEarned|^Sales/
const NO_REVENUE =
  /Cost|Expense|Deferred|Percent|Percentage|Remaining|Recognized|Tax(?!$)|Receivable|Unearned|Allowance|Liability|Obligation|Excluding(?!AssessedTax|Interest)|Intersegment|Growth|ProForma/

/** True where a concept is one of revenue. */
export function isRevenue(concept: string): boolean {
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
  tables: readonly Table[],
  span: Span,
  revenueConcepts: ReadonlySet<string>,
): Offer[] {
  const found: Offer[] = []
  for (const table of tables) {
    const wanted = table.facts.filter(
      (fact) =>
        same(span, fact) && /^[A-Z]{3}$/.test(fact.measure) && (revenueConcepts.has(fact.name) || isRevenue(fact.name)),
    )
    if (!wanted.some((fact) => fact.period.dims.size > 0)) continue
    found.push(...fromTable(facts, table, wanted))
  }
  return found
}

function fromTable(facts: Facts, table: Table, wanted: readonly Fact[]): Offer[] {
  const rows = rowsOf(facts.bytes, table)
  const rowAt = (fact: Fact) =>
    rows.findIndex((row, at) => row.start <= fact.from && (rows[at + 1]?.start ?? table.end) > fact.from)
  const placed: Placed[] = []
  const totals: number[] = []
  for (const fact of wanted) {
    const value = factValue(facts.bytes, fact)
    if (value === null) continue
    const dims = new Map<string, string>()
    let eliminated = false
    let foreign = false
    for (const [axis, member] of fact.period.dims) {
      const kind = AXES.find(([pattern]) => pattern.test(axis))?.[1]
      if (kind === undefined) foreign = true
      else if (kind === 'items') eliminated ||= !/OperatingSegments|ReportableSegment/.test(member)
      else dims.set(kind, member)
    }
    if (foreign) continue
    if (fact.period.dims.size === 0) totals.push(value)
    else placed.push({ fact, value, dims, eliminated, row: rowAt(fact) })
  }
  const concepts = [...new Set(placed.map((one) => one.fact.name))]
  const groups = concepts.map((concept) => placed.filter((one) => one.fact.name === concept))
  if (concepts.length > 1) groups.push(placed)
  return groups.flatMap((group) => setsOf(facts, table, rows, group, totals))
}

const only = (dims: ReadonlyMap<string, string>, kind: string): boolean => dims.size === 1 && dims.has(kind)

function setsOf(
  facts: Facts,
  table: Table,
  rows: readonly Row[],
  placed: readonly Placed[],
  totals: number[],
): Offer[] {
  const result: Offer[] = []
  const restOf = (kind: string) =>
    placed.filter(
      (one) =>
        (one.eliminated && (one.dims.size === 0 || only(one.dims, kind))) ||
        (only(one.dims, kind) && isUnallocated(one.dims.get(kind) ?? '')),
    )
  const add = (axis: Axis, list: Placed[], keyOf: (one: Placed) => string, rest: Placed[]) => {
    const items = gather(facts, rows, list, keyOf)
    if (items.length < 2) return
    const restItems = gather(facts, rows, rest, (one) => `${[...one.fact.period.dims.values()].join(' ')}`)
    result.push({ axis, table, items, rest: restItems, totals, at: list[0]?.fact.from ?? 0 })
  }
  for (const kind of ['segment', 'product', 'place'] as const) {
    const rest = restOf(kind)
    const list = placed.filter((one) => only(one.dims, kind) && !rest.includes(one) && !one.eliminated)
    add(kind, list, (one) => one.dims.get(kind) ?? '', rest)
    // Printed only crossed with another axis (T107): add over the other.
    for (const other of ['segment', 'product', 'place'] as const) {
      if (other === kind) continue
      const crossed = placed.filter(
        (one) => one.dims.size === 2 && one.dims.has(kind) && one.dims.has(other) && !one.eliminated,
      )
      if (crossed.length < 3) continue
      add(kind, crossed, (one) => one.dims.get(kind) ?? '', rest)
    }
  }
  const pairs = placed.filter(
    (one) => one.dims.has('segment') && one.dims.has('product') && one.dims.size === 2 && !one.eliminated,
  )
  if (pairs.length >= 3)
    add(
      'segment and product',
      pairs,
      (one) => `${one.dims.get('segment')} ${one.dims.get('product')}`,
      restOf('segment'),
    )
  return result
}

/** Facts of one member together; one cell tagged twice counts once. */
function gather(facts: Facts, rows: readonly Row[], list: readonly Placed[], keyOf: (one: Placed) => string): Item[] {
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
  const all = [...items.values()]
  const rowLabels = all.map((item) => rows[item.first.row]?.label ?? '')
  const byRow = new Set(rowLabels).size === all.length && rowLabels.every((label) => label !== '')
  return all.map((item, at) => ({
    key: item.key,
    value: item.value,
    facts: item.facts,
    label: (byRow ? rowLabels[at] : columnLabel(facts, rows, item.first)) || memberName(item.key),
  }))
}

/** The head over the cell of a fact: the lowest text above it that is no date, unit or number. */
function columnLabel(facts: Facts, rows: readonly Row[], placed: Placed): string {
  const cell = rows[placed.row]?.cells.find((one) => one.facts.includes(placed.fact))
  if (cell === undefined) return ''
  for (let at = placed.row - 1; at >= 0; at--) {
    const row = rows[at]
    if (row === undefined || row.facts.length > 0) continue
    const head = row.cells.find((one) => one.column <= cell.column && one.column + one.span > cell.column)
    const text = head === undefined || head === row.cells[0] ? '' : cellText(facts.bytes, head)
    if (
      /[A-Za-z]{2}/.test(text) &&
      !/\b(ended|months?|weeks|millions?|thousands?|january|february|march|april|may|june|july|august|september|october|november|december|total)\b/i.test(
        text,
      ) &&
      text.length < 80
    )
      return text
  }
  return ''
}

/** A readable name from a member: `aapl:GreaterChinaSegmentMember` → `Greater China`. */
export function memberName(member: string): string {
  const last = member.split(' ').pop() ?? member
  return last
    .slice(last.indexOf(':') + 1)
    .replace(/(Segments?)?(Member|Domain)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim()
}
