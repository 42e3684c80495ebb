/**
 * Divisions of a tagged statement: from the axes of its facts, and where they tell none of a kind, from the notes' tables
 * that print its revenue. Those tables are found by the statement's own table, read as if it had no tags.
 */
import type { SegmentGroup } from '../../statement/statement.ts'
import type { Cover } from '../document/cover.ts'
import { ymdOf } from '../document/dates.ts'
import { readGrid } from '../document/grid.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Grid } from '../document/row.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import type { Picked } from '../sheet/amount.ts'
import { cellsOf, type PrintedFigures } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { readStatement } from '../statements/recognise.ts'
import type { Span } from '../statements/tagged/period.ts'
import type { Facts } from '../tags/facts.ts'
import type { Face } from '../tags/tables.ts'
import { divisionsOfAxes } from './from-axes.ts'
import { divisionsOfTables } from './from-tables.ts'
import { type Divisions, NO_DIVISIONS } from './group.ts'

/** A tagged statement whose divisions are looked for. */
export interface TaggedStatement {
  facts: Facts
  face: Face
  span: Span
  revenue: Picked | null
  printed: PrintedFigures
  /** Its cover, as the tables of a document without tags are read by it. */
  cover: Cover
  /** One printed unit of its lines, and the one that it is printed in. */
  unit: number
  money: number
}

/** Divisions with how they were found. */
export interface TracedDivisions extends Divisions {
  trace: readonly string[]
}

/** Both groups; null where nothing that adds up is printed. */
export function divisionsOfTagged(statement: TaggedStatement): TracedDivisions {
  const { facts, face, span, revenue, unit } = statement
  const axes = divisionsOfAxes(facts, face, span, revenue, unit)
  if (axes.business !== null && axes.geographical !== null) return axes
  const tables = divisionsBeside(statement)
  const taken = (kind: 'business' | 'geographical') => axes[kind] === null && tables[kind] !== null
  const traced = (kind: 'business' | 'geographical', group: SegmentGroup | null) =>
    taken(kind) && group !== null ? [`${kind}_segments: ${group.divisions.length} from the tables`] : []
  const isTaken = (path: string) =>
    (taken('business') && path.startsWith('business_segments.')) ||
    (taken('geographical') && path.startsWith('geographical_segments.'))
  return {
    business: axes.business ?? tables.business,
    geographical: axes.geographical ?? tables.geographical,
    places: {
      ...axes.places,
      ...Object.fromEntries(Object.entries(tables.places).filter(([path]) => isTaken(path))),
    },
    trace: [...axes.trace, ...traced('business', tables.business), ...traced('geographical', tables.geographical)],
  }
}

/** Divisions of the same revenue that the notes' tables print; none where the statement's table cannot be read for the period. */
function divisionsBeside({ facts: { bytes }, span, printed, cover, money }: TaggedStatement): Divisions {
  const place = printed.provenance.total_revenue
  const at = place === undefined ? null : (cellsOf(place)[0]?.start ?? null)
  const ranges = at === null ? [] : tableRanges(bytes)
  const range = ranges.find(({ start, end }) => at !== null && start <= at && at < end)
  if (range === undefined) return NO_DIVISIONS
  const { start, end } = range
  const grid: Grid = { kind: 'html', before: wordsBefore(bytes, start, 5000), rows: readGrid(bytes, range), start, end }
  const chosen = readStatement(grid, cover)
  const period = chosen?.periods[chosen.column]?.end
  if (!chosen || !period || ymdOf(period) !== span.end) return NO_DIVISIONS
  const document: InDocument = { bytes, cover, chosen, ranges, text: new Lines('') }
  return divisionsOfTables(document, printed.figures, printed.provenance, money)
}
