/** Tables whose columns go on in the next one: some segments on one page, the others and the total on the next. */
import { readGrid } from '../document/grid.ts'
import { isHeadRow } from '../document/head-row.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Grid, Row } from '../document/row.ts'
import type { InDocument } from '../statements/in-document.ts'

/** Bytes between the two tables: a page's foot and head, further rows of the first in tables of their own. */
const APART = 30_000
/** Tables between them. */
const MOST_BETWEEN = 12
/** Words over the first table. */
const WORDS = 2500
/** Rows that both print under one name, and their share of all, before they are one table. */
const [FEWEST_ROWS, MOST_OF_ROWS] = [3, 0.7]
/** Figures beside each other in the first table: it has columns of several segments. */
const FEWEST_FIGURES = 2

const nameOf = ({ label }: Row): string =>
  label
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** The place of the first row that is none of the head; the number of rows where all are. */
function headOf(rows: readonly Row[]): number {
  const at = rows.findIndex((row) => !isHeadRow(row))
  return at < 0 ? rows.length : at
}

/** A row's words and figures so many places farther right. */
const shifted = (row: Row, by: number): Pick<Row, 'figures' | 'phrases'> => ({
  figures: row.figures.map((one) => ({ ...one, left: one.left + by, right: one.right + by })),
  phrases: row.phrases.map((one) => ({ ...one, left: one.left + by, right: one.right + by })),
})

const amountsOf = (rows: readonly Row[]) => rows.filter(({ figures }) => figures.length > 0)

/** Whether no row has a name: the first table names them all. */
const isNameless = (rows: readonly Row[]): boolean => amountsOf(rows).every((row) => nameOf(row) === '')

/** A head's row whose first words head the first column, since no names of rows stand below them. */
function unlabelled(row: Row): Row {
  const [next] = row.phrases
  if (row.label === '') return row
  const first = {
    text: row.label,
    left: 0,
    right: Math.max(0, (next?.left ?? 1) - 1),
    start: row.start,
    end: row.start,
  }
  return { ...row, label: '', phrases: [first, ...row.phrases] }
}

/** For each row of the second table its row of the first: of the same name, or, where no row has one, as printed. */
function partners(first: readonly Row[], second: readonly Row[]): (Row | undefined)[] {
  const [rowsA, rowsB] = [amountsOf(first), amountsOf(second)]
  if (isNameless(second))
    return second.map((row) => (rowsA.length === rowsB.length ? rowsA[rowsB.indexOf(row)] : undefined))
  let from = 0
  return second.map((row) => {
    const at = nameOf(row) === '' ? -1 : first.findIndex((one, k) => k >= from && nameOf(one) === nameOf(row))
    if (at >= 0) from = at + 1
    return first[at]
  })
}

/** The rows of both tables side by side; null where they are not the same rows. */
function besideEachOther(first: readonly Row[], second: readonly Row[]): Row[] | null {
  const [headA, headB] = [headOf(first), headOf(second)]
  const bodyB = second.slice(headB)
  const own = partners(first.slice(headA), bodyB)
  const same = bodyB.filter((row, k) => row.figures.length > 0 && (own[k]?.figures.length ?? 0) >= FEWEST_FIGURES)
  if (same.length < FEWEST_ROWS || same.length < MOST_OF_ROWS * amountsOf(bodyB).length) return null
  const width = Math.max(0, ...first.flatMap((row) => [...row.figures, ...row.phrases].map(({ right }) => right))) + 1
  const joined = (row: Row, left: Row | undefined): Row => {
    const { figures, phrases } = shifted(row, width)
    if (left === undefined) return { ...row, figures, phrases }
    return { ...left, figures: [...left.figures, ...figures], phrases: [...left.phrases, ...phrases] }
  }
  // The last rows of both heads stand right over the figures.
  const head = second
    .slice(0, headB)
    .map((row, k) => joined(isNameless(bodyB) ? unlabelled(row) : row, first[headA - headB + k]))
  return [...first.slice(0, Math.max(0, headA - headB)), ...head, ...bodyB.map((row, k) => joined(row, own[k]))]
}

/**
 * A table with the columns of the one that it goes on from, under the same rows, left of its own; null where none before
 * it prints the same rows.
 */
export function gridBeside({ bytes, ranges, chosen }: InDocument, grid: Grid): Grid | null {
  const at = ranges.findIndex((range) => range.start === grid.start)
  for (let k = at - 1; k >= Math.max(0, at - MOST_BETWEEN); k -= 1) {
    const range = ranges[k]
    if (range === undefined || grid.start - range.end > APART || range.start === chosen.grid.start) return null
    const rows = besideEachOther(readGrid(bytes, range), grid.rows)
    if (rows !== null) return { ...grid, before: wordsBefore(bytes, range.start, WORDS), rows, start: range.start }
  }
  return null
}
