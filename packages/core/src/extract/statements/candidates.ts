/** The tables of a document without tags that may be its statement of operations, in the units that they may be in. */
import type { ExtractionHints } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { readCover } from '../document/cover.ts'
import { likelyTables } from '../document/likely-tables.ts'
import { hasHtmlTables, tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { preformattedText } from '../document/text/preformatted.ts'
import { markedGrids, titledGrids } from '../document/text/titled.ts'
import { rawText } from '../find.ts'
import type { InDocument } from './in-document.ts'
import { ENOUGH_POINTS, rankedStatements, type Statement } from './recognise.ts'

const MOST_TABLES = 8
/** A document without tags as it is searched for its statements. */
export interface Untagged extends Omit<InDocument, 'chosen'> {
  /** Its lines: those of a text document, or what an HTML document sets in lines beside its tables. */
  lines: Lines
}

/** A document and the tables that may be its statement of operations. */
export interface Candidates {
  document: Untagged
  /** Those that may look enough like it, best first. */
  statements: Statement[]
  /** All readings, best first; those of other years' columns are read when they are asked for. */
  all: Iterable<Statement>
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
  const text = new Lines(html ? '' : rawText(bytes))
  const preformatted = html ? preformattedText(bytes, ranges) : null
  const lines = preformatted === null ? text : new Lines(preformatted)
  const grids = [...(html ? likelyTables(bytes, ranges, MOST_TABLES) : []), ...titledGrids(lines)]
  const ranked = rankedStatements(grids, cover, columns)
  // Under no title that is known the statement may stand under another one.
  const more = lines.length === 0 || ranked.likely.some(isWhole) ? [] : markedGrids(lines, grids)
  const { likely, all } = more.length === 0 ? ranked : rankedStatements([...grids, ...more], cover, columns)
  return { document: { bytes, cover, ranges, text, lines }, statements: likely, all }
}

/** Looks like a statement, and prints EPS. */
const isWhole = ({ score, roles: { perShare } }: Statement): boolean =>
  score >= ENOUGH_POINTS && (perShare.basic !== null || perShare.diluted !== null)

/** The document as one of its statements is read: by its lines where the statement is set in lines. */
export const around = (document: Untagged, { grid }: Statement): Untagged =>
  grid.kind === 'text' && document.lines !== document.text ? { ...document, text: document.lines } : document

/** Units that a document may print in without saying so, with what each costs a reading. */
export const UNSAID: readonly [money: number, points: number][] = [
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
