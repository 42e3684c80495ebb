import { confirmationTest } from '../qc/document-agrees.ts'
import type { ExtractionFailure, ExtractionHints, Figures, Provenance, Ymd } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { type Believed, believed } from './choose/believed.ts'
import { completeTests } from './choose/complete.ts'
import { divisionsOfTables } from './divisions/from-tables.ts'
import type { Divisions } from './divisions/group.ts'
import { readCover } from './document/cover.ts'
import { ymdOf } from './document/dates.ts'
import { readGrid } from './document/grid.ts'
import { likelyTables, wordsBefore } from './document/likely-tables.ts'
import type { Grid } from './document/row.ts'
import { hasHtmlTables, tableRanges } from './document/table-ranges.ts'
import { Lines } from './document/text/lines.ts'
import { preformattedText } from './document/text/preformatted.ts'
import { titledGrids } from './document/text/titled.ts'
import { inUnits, unitsOf } from './evidence/find.ts'
import { inUnitOfOthers, unitTests } from './evidence/unit.ts'
import { currencyTests, holdsStatements, rivalTests, sameUnitTests } from './evidence/weigh.ts'
import { coverPeriod, evaluate } from './from-tables.ts'
import type { Reading } from './reading.ts'
import type { InDocument } from './statements/in-document.ts'
import { ENOUGH_POINTS, rankedStatements, readStatement, type Statement } from './statements/recognise.ts'

const MOST_TABLES = 8
/** Columns of a table that are tried as the current one. */
const COLUMNS_TRIED = 2

/** A document without tags as it is searched for its statements. */
export interface Untagged extends Omit<InDocument, 'chosen'> {
  /** Its lines: those of a text document, or what an HTML document sets in lines beside its tables. */
  lines: Lines
}

/** A document and the tables that may be its statement of operations. */
export interface Candidates {
  document: Untagged
  /** Best first. */
  statements: Statement[]
}

/**
 * All plausible readings of the statement of operations, best first: each likely table, read by its likeliest columns;
 * `inOtherUnits` gives those of a document that prints no unit.
 * @param columns how many columns of a table are read
 */
export function statementCandidates(bytes: Bytes, hints: ExtractionHints, columns = 3): Candidates {
  const cover = readCover(bytes, hints)
  const html = hasHtmlTables(bytes)
  const ranges = html ? tableRanges(bytes) : []
  const text = new Lines(html ? '' : bytes.toString('latin1', 0, bytes.length))
  const preformatted = html ? preformattedText(bytes, ranges) : null
  const lines = preformatted === null ? text : new Lines(preformatted)
  const grids = [...(html ? likelyTables(bytes, ranges, MOST_TABLES) : []), ...titledGrids(lines)]
  return {
    document: { bytes, cover, ranges, text, lines },
    statements: rankedStatements(grids, cover, columns),
  }
}

/** The document as one of its statements is read: by its lines where the statement is set in lines. */
const around = (document: Untagged, { grid }: Statement): Untagged =>
  grid.kind === 'text' && document.lines !== document.text ? { ...document, text: document.lines } : document

/** Units that a document may print in without saying so, with what each costs a reading. */
const UNSAID: readonly [money: number, points: number][] = [
  [1e3, -1],
  [1e6, -2],
]

/** A reading whose document prints no unit, in the units that it may be in; itself alone where one is printed. */
export function inOtherUnits(statement: Statement): Statement[] {
  if (statement.unit.place !== null) return [statement]
  return [
    statement,
    ...UNSAID.map(([money, points]) => ({
      ...statement,
      unit: { ...statement.unit, units: { ...statement.unit.units, money } },
      reasons: [...statement.reasons, { why: 'a unit that is not printed', points }],
      score: statement.score + points,
    })),
  ]
}

/** The reading that one candidate gives. */
export const readingOf = (document: Untagged, chosen: Statement): Reading =>
  evaluate({ ...around(document, chosen), chosen })

/**
 * Reads the income statement of a filing without tags: HTML tables, or plain text aligned by spaces. Tags of inline
 * filings are not looked at. Amounts in whole units of the currency; null where the document prints none or where the
 * evidence disagrees. Fails with `no-income-statement` where no table is a statement of operations.
 * Source: field definitions; decisions 55-64.
 */
export function readTables(bytes: Bytes, hints: ExtractionHints): Reading | ExtractionFailure {
  const { document, statements } = statementCandidates(bytes, hints, COLUMNS_TRIED)
  const best = believed(
    (statement) => around(document, statement),
    statements.filter(({ score }) => score >= ENOUGH_POINTS),
  )
  if (best !== null) {
    const statement = inUnitOfOthers(around(document, best.statement), best.statement, best.evidence)
    const reading = withEvidence(readingOf(document, statement), { ...best, statement }, bytes)
    return { ...reading, checks: [...(reading.checks ?? []), ...completeTests(statement, statements)] }
  }
  const { cover } = document
  return {
    ok: false,
    error: { code: 'no-income-statement', message: 'No income statement in this document' },
    form_type: cover.form,
    cik: cover.cik,
    company: cover.company,
    ...(cover.end ? { income_statement: coverPeriod(bytes, cover, cover.end) } : {}),
  }
}

/** The reading with what the rest of the document says of it. */
function withEvidence(reading: Reading, { statement, evidence: printed, rival }: Believed, bytes: Bytes): Reading {
  const { income_statement: s } = reading
  const evidence = inUnits(printed, { money: s.revenue_units_number, shares: shareUnit(statement, s) })
  const checks = [
    ...(reading.checks ?? []),
    ...unitTests(statement),
    confirmationTest(evidence, holdsStatements(bytes)),
    ...sameUnitTests(unitsOf(printed), { money: s.revenue_units_number, isPrinted: statement.unit.place !== null }),
    ...currencyTests(bytes, statement.grid, s.currency),
    ...rivalTests(rival),
  ]
  return { ...reading, evidence, checks }
}

/** What one printed count of the statement is in whole shares. */
function shareUnit({ lines, roles, column }: Statement, figures: Figures): number {
  const { basicShares, dilutedShares } = roles.perShare
  const [index, read] =
    basicShares === null
      ? [dilutedShares, figures.weighted_avg_shares_diluted]
      : [basicShares, figures.weighted_avg_shares_basic]
  const printed = index === null ? 0 : Math.abs(lines[index]?.values[column]?.value ?? 0)
  return printed === 0 || read === null ? 1 : 10 ** Math.round(Math.log10(read / printed))
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
  const evidence = { bytes, cover, chosen, ranges, text: new Lines('') }
  return divisionsOfTables(evidence, known.figures, known.provenance, known.unit)
}
