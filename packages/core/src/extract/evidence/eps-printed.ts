/** Whether a document prints net income per share of its own somewhere, though its statement was read without any. */

import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { readGrid } from '../document/grid.ts'
import type { Row } from '../document/row.ts'
import { rangeIndex } from '../document/table-ranges.ts'
import { occurrences } from '../find.ts'
import type { Source } from './passages.ts'

/** Where a row may say so. */
const WORDS = ['er share', 'er Share', 'ER SHARE', 'er common share', 'er Common Share', 'ER COMMON SHARE']
const MOST_PLACES = 400
const MOST_TABLES = 24

/** A row of the company's result per share; what is pro forma, of a part or of something else is none. */
const EPS =
  /^(?:primary |basic |fully diluted |diluted )?(?:net )?\(?(?:income|earnings|loss|profit)\b(?!.*\b(?:continuing|before|from|discontinued|pro[- ]?forma|cash|dividends?|effect)\b).*\bper\b/i

const isEps = ({ label, figures }: Row): boolean =>
  EPS.test(label.trim()) && figures.length > 1 && figures.filter(({ decimals }) => decimals === 2).length > 1

/** A heading over lines that are called no more than basic and diluted. */
const HEADING =
  /^(?:net )?\(?(?:income|earnings|loss|profit)\b(?!.*\b(?:continuing|before|discontinued|pro[- ]?forma|cash|dividends?|effect)\b).*\bper\b.*\b(?:share|unit)\b/i
const UNDER_HEADING = /^(?:basic|diluted)\b/i

/** The rows that print the company's result per share, each alone or under a heading that says so. */
function epsRows(rows: readonly Row[]): Row[] {
  return rows.filter((row, k) => {
    if (isEps(row)) return true
    const over = rows
      .slice(Math.max(0, k - 2), k)
      .some(({ label, figures }) => figures.length === 0 && HEADING.test(label.trim()))
    return (
      over && UNDER_HEADING.test(row.label.trim()) && row.figures.filter(({ decimals }) => decimals === 2).length > 1
    )
  })
}

/** The rows of net income per share outside of the statement and of exhibits. */
function rowsOf({ bytes, ranges, text }: Source, own: { start: number; end: number }): Row[] {
  const places = WORDS.flatMap((word) => occurrences(bytes, word, word.length, MOST_PLACES))
  const outside = places.filter((at) => at < own.start || at >= own.end)
  if (text.length > 0) {
    const home = text.indexAt(own.start)
    const lines = [...new Set(outside.map((at) => text.indexAt(at)))]
    return lines.flatMap((k) => (text.inExhibit(k, home) ? [] : (text.at(k)?.row ?? []))).filter(isEps)
  }
  const tables = [...new Set(outside.map((at) => rangeIndex(ranges, at)))].slice(0, MOST_TABLES)
  return tables.flatMap((index) => (ranges[index] ? epsRows(readGrid(bytes, ranges[index])) : []))
}

/** One row may be another company's. */
const LEAST = 2

/**
 * The check that a statement without EPS is not one of a company whose document prints its net income per share: then the
 * statement of a parent, a subsidiary or an investee was read (0000950109-96-001749: the summary of what it gave up).
 */
export function epsPrintedTests(source: Source, own: { start: number; end: number }): QcTest[] {
  const rows = rowsOf(source, own)
  const [first] = rows
  if (first === undefined || rows.length < LEAST) return []
  return [
    state(
      'eps_is_read_where_printed',
      'EPS is not missing where the document prints net income per share',
      false,
      `${rows.length} rows print it, as “${first.label.trim()}” at byte ${first.start}`,
    ),
  ]
}
