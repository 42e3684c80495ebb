/** Statements that run over a page break, so that each page has a table of its own (T23). */
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from './decode.ts'
import { readGrid } from './grid.ts'
import { isHeadRow } from './head-row.ts'
import type { Figure, Row } from './row.ts'
import type { Range } from './table-ranges.ts'

/** What may stand between the two: a page number, the company, the title once more. */
const MOST_BETWEEN = 6000
const MOST_BYTES = 300_000

export const ENDS =
  /\bper\s+(?:\w+\s+){0,3}(?:share|unit)|^net\s+\(?(?:income|loss|earnings|profit)\b(?!\)? (?:from|on|before))|^(?:basic|diluted)\b/i
const OTHER_STATEMENT = /total assets|operating activities|investing activities|balance sheet|retained earnings/i
const BEGINS =
  /\b(?:revenues?|sales|premiums|turnover|interest income|investment income|interest and fees|rents?|rental)\b/i
export const OWN_REVENUE =
  /^(?:total |net |operating |consolidated )*(?:revenues?|sales|turnover)\b(?!,? (?:(?:and|&) )?(?:marketing|advertising|promotion|general|administrative|commissions?|salaries|expenses?|tax))|^total (?:interest|investment) income/i

export const amountsOf = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => row.figures.length > 0 && !isHeadRow(row))

/** How many figures most rows have. */
function width(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { figures } of amountsOf(rows)) counts.set(figures.length, (counts.get(figures.length) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

/** The rows of a page that follows, without the head it repeats. */
export function withoutHead(rows: readonly Row[]): Row[] {
  const first = rows.findIndex((row) => !isHeadRow(row))
  // Words right over the first figures are the heading of lines, not the head of columns.
  let from = first
  while (from > 0 && /^[^|]*[a-z][^|]*:$/i.test(rows[from - 1]?.label ?? '') && rows[from - 1]?.phrases.length === 0)
    from -= 1
  return rows.slice(Math.max(0, from)).filter((row) => row.figures.length > 0 || row.label !== '')
}

/** The rows of the statement that begins in the table before this one; null where that is no first half of it. */
export function withFirstHalf(
  bytes: Bytes,
  ranges: readonly Range[],
  index: number,
  rows: readonly Row[],
): Row[] | null {
  const [own, before] = [ranges[index], ranges[index - 1]]
  if (!own || !before || own.start - before.end > MOST_BETWEEN || before.end - before.start > MOST_BYTES) return null
  const figures = amountsOf(rows)
  if (!figures.some((row) => ENDS.test(row.label))) return null
  const between = bytes.toString('latin1', before.end, own.start)
  // A block with revenue of its own goes on where nothing is printed between (KB Home's financial services).
  const goesOn = /continued|\bcont'?d/i.test(between) || stripMarkup(between).replace(/[\s\u00a0]/g, '') === ''
  if (!goesOn && figures.some((row) => OWN_REVENUE.test(row.label))) return null
  const raw = bytes.toString('latin1', before.start, before.end)
  if (!BEGINS.test(raw) || OTHER_STATEMENT.test(raw)) return null
  const first = readGrid(bytes, before)
  if (amountsOf(first).some((row) => ENDS.test(row.label)) || amountsOf(first).length < 3 || first.length > 60)
    return null
  if (!first.some((row) => BEGINS.test(row.label)) || width(first) < width(rows)) return null
  const rest = under(first, withoutHead(rows))
  return rest === null ? null : [...first, ...rest]
}

type Stretch = Pick<Figure, 'left' | 'right'>

/** Where the columns of a table stand, by the rows with the usual count of figures. */
function columnsOf(rows: readonly Row[]): Stretch[] {
  const count = width(rows)
  const usual = amountsOf(rows).filter(({ figures }) => figures.length === count)
  const [first] = usual
  const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  return (first?.figures ?? []).map((_, at) => ({
    left: middle(usual.map(({ figures }) => figures[at]?.left ?? 0)),
    right: middle(usual.map(({ figures }) => figures[at]?.right ?? 0)),
  }))
}

const isOver = (a: Stretch, b: Stretch): boolean => a.left <= b.right && b.left <= a.right

/** The rows of a second page with their figures under the columns of the first; null where they cannot be told apart. */
export function under(first: readonly Row[], more: readonly Row[]): Row[] | null {
  const [own, theirs] = [columnsOf(first), columnsOf(more)]
  const stands = theirs.every((column, at) => own.every((other, j) => isOver(column, other) === (j === at)))
  if (stands) return [...more]
  if (own.length !== theirs.length) return null
  const moved = (figure: Figure, at: number, count: number): Figure => {
    const column = own[count === own.length ? at : theirs.findIndex((one) => isOver(one, figure))]
    return column === undefined ? figure : { ...figure, left: column.left, right: column.right }
  }
  return more.map((row) => ({
    ...row,
    figures: row.figures.map((figure, at) => moved(figure, at, row.figures.length)),
  }))
}
