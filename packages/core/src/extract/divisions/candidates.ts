/** The sets of divisions that a filing's tagged tables offer, before one is chosen. */

import { type Span, same } from '../statements/tagged/period.ts'
import { type Fact, type Facts, factValue } from '../tags/facts.ts'
import { rowsOf, type TaggedRow, type TaggedTable } from '../tags/tables.ts'
import { AXES, isRevenue, type Placed } from './axes.ts'
import { type Offer, setsOf } from './axis-sets.ts'
import { lastWhere } from './labels.ts'

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
  const [own = [], ...more] = tables.map((table) => rowsOf(facts.bytes, table))
  const rows = more.length === 0 ? own : [own, ...more].flat()
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
