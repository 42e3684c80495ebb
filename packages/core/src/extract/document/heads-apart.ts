/** Heads of columns that are set in a table of their own, right above the table of their figures. */
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from './decode.ts'
import { readGrid } from './grid.ts'
import { isHeadRow } from './head-row.ts'
import type { Row } from './row.ts'
import type { Range } from './table-ranges.ts'

/** Bytes of markup between the two, and of a table that holds heads alone. */
const CLOSE = 1500
const LONGEST = 20_000
const DATED = /\b(?:19|20)\d\d\b/

const wordsOf = ({ label, phrases, figures }: Row): string =>
  [label, ...phrases.map(({ text }) => text), ...figures.map(({ text }) => text)].join(' ')

/**
 * The rows of the table before, where it holds dated heads and no figures, nothing is printed between the two, and the
 * table itself begins with figures under no date; none otherwise.
 */
export function headsApart(bytes: Bytes, ranges: readonly Range[], index: number, rows: readonly Row[]): Row[] {
  const [own, above] = [ranges[index], ranges[index - 1]]
  if (!own || !above || own.start - above.end > CLOSE || above.end - above.start > LONGEST) return []
  if (stripMarkup(bytes.toString('latin1', above.end, own.start)).replace(/[\s\u00a0]/g, '') !== '') return []
  const first = rows.findIndex((row) => !isHeadRow(row))
  if (first < 0 || rows.slice(0, first + 1).some((row) => DATED.test(wordsOf(row)))) return []
  const heads = readGrid(bytes, above)
  return heads.every(isHeadRow) && heads.some((row) => DATED.test(wordsOf(row))) ? heads : []
}
