import type {
  ExtractionFailure,
  ExtractionHints,
  Figures,
  Provenance,
  SegmentGroup,
  Ymd,
} from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { readSegments } from './divisions/from-tables.ts'
import { readCover } from './document/cover.ts'
import { ymdOf } from './document/dates.ts'
import { readGrid } from './document/grid.ts'
import { likelyTables, wordsBefore } from './document/likely-tables.ts'
import type { Grid } from './document/row.ts'
import { hasHtmlTables, tableRanges } from './document/table-ranges.ts'
import { Lines } from './document/text/lines.ts'
import { titledGrids } from './document/text/titled.ts'
import type { Reading } from './reading.ts'
import { coverPeriod, evaluate } from './statement.ts'
import { chooseStatement, readStatement } from './statements/recognise.ts'

const MOST_TABLES = 8

/**
 * Reads the income statement of a filing without tags: HTML tables, or plain text aligned by spaces. Tags of inline
 * filings are not looked at. Amounts in whole units of the currency; null where the document prints none or where the
 * evidence disagrees. Fails with `no-income-statement` where no table is a statement of operations.
 * Source: field definitions; decisions 55-64.
 */
export function readTables(bytes: Bytes, hints: ExtractionHints): Reading | ExtractionFailure {
  const cover = readCover(bytes, hints)
  const html = hasHtmlTables(bytes)
  const ranges = html ? tableRanges(bytes) : []
  let grids: Grid[] = html ? likelyTables(bytes, ranges, MOST_TABLES) : []
  const text = new Lines(html ? '' : bytes.toString('latin1', 0, bytes.length))
  if (!html) grids = titledGrids(text)
  const chosen = chooseStatement(grids, cover)
  if (!chosen) {
    return {
      ok: false,
      error: { code: 'no-income-statement', message: 'No income statement in this document' },
      form_type: cover.form,
      cik: cover.cik,
      company: cover.company,
      ...(cover.end ? { income_statement: coverPeriod(bytes, cover, cover.end) } : {}),
    }
  }
  return evaluate({ bytes, cover, chosen, ranges, text })
}

/** What is known of a statement whose divisions are looked for; money in whole units. */
export interface KnownStatement {
  figures: Figures
  provenance: Provenance
  end_date: Ymd
  /** One printed amount in whole units. */
  unit: number
}

/**
 * The divisions of a revenue that is known already, from the notes' tables of an HTML document, with their places. Null
 * where the table that prints the revenue cannot be read for that period.
 */
export function printedDivisions(bytes: Bytes, hints: ExtractionHints, known: KnownStatement): Divisions | null {
  const place = known.provenance.total_revenue
  const cell = place && 'computed' in place ? place.parts[0] : place
  const at = cell && 'start' in cell ? cell.start : null
  if (at === null || at === undefined) return null
  const ranges = tableRanges(bytes)
  const range = ranges.find(({ start, end }) => start <= at && at < end)
  if (range === undefined) return null
  const cover = readCover(bytes, { ...hints, period_end: known.end_date })
  const { start, end } = range
  const grid: Grid = { kind: 'html', before: wordsBefore(bytes, start, 5000), rows: readGrid(bytes, range), start, end }
  const chosen = readStatement(grid, cover)
  const period = chosen?.periods[chosen.column]?.end
  if (!chosen || !period || ymdOf(period) !== known.end_date) return null
  const provenance = { ...known.provenance }
  const evidence = { bytes, cover, chosen, ranges, text: new Lines('') }
  return { ...readSegments(evidence, known.figures, provenance, known.unit), provenance }
}

interface Divisions {
  business: SegmentGroup | null
  geographical: SegmentGroup | null
  provenance: Provenance
}
