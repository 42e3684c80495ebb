/** The page after the first of a statement, whose table leads on to earnings per share (T23). */
import type { Bytes } from '../bytes.ts'
import { bareMarkup } from './decode.ts'
import { readGrid } from './grid.ts'
import { amountsOf, under, withoutHead } from './halves.ts'
import type { Row } from './row.ts'
import type { Range } from './table-ranges.ts'
import { TITLE } from './titles.ts'

const MOST_BETWEEN = 6000
const MOST_BYTES = 300_000
const MOST_ROWS = 45
const PER_SHARE = /\bper\s+(?:\w+\s+){0,4}(?:share|unit)|\bdiluted/i
const CONTINUED = /continued|\bcont'?d|concluded/i
const NET = /^(?:consolidated )?net\W+(?:income|loss|earnings|\(loss)(?!.*\bper\b)/i
/** Net income itself, no result on the way to it. */
const LAST_LINE = /^(?:consolidated )?net\W+(?:income|loss|earnings|\(loss)(?!.*\b(?:per|before|from|on)\b)/i
const OTHER_STATEMENT = /total assets|operating activities|balance/i

/**
 * The rows of the next table that belong to the statement: lines per share, or net income, where this table has none of
 * them. Figures stand under the columns of the first page, wherever the second sets its own.
 */
export function nextPage(bytes: Bytes, ranges: readonly Range[], index: number, rows: readonly Row[]): Row[] {
  const [own, next] = [ranges[index], ranges[index + 1]]
  if (!own || !next || next.start - own.end >= MOST_BETWEEN || next.end - next.start >= MOST_BYTES) return []
  if (PER_SHARE.test(wordsOf(rows))) return []
  const more = readGrid(bytes, next)
  const isEnd = PER_SHARE.test(wordsOf(more)) || more.some(({ label }) => NET.test(label))
  if (!isEnd || OTHER_STATEMENT.test(wordsOf(more)) || more.length >= MOST_ROWS) return []
  if (isOwnStatement(rows, more, bareMarkup(bytes.toString('latin1', own.end, next.start)))) return []
  const ended = amountsOf(rows).some(({ label }) => LAST_LINE.test(label))
  // Below net income only lines per share go on: comprehensive income and balance sheets follow too, in columns of their own.
  if (ended && !amountsOf(more).some(isPerShare)) return []
  return under(rows, withoutHead(more)) ?? []
}

const wordsOf = (rows: readonly Row[]): string => rows.map(({ label }) => label).join(' ')

const isPerShare = ({ label, figures }: Row): boolean =>
  (PER_SHARE.test(label) || /^basic\b/i.test(label)) && figures.some(({ decimals }) => decimals > 1)

/** Whether the next table is a statement of its own: under a title, it leads to net income once more. */
const isOwnStatement = (rows: readonly Row[], more: readonly Row[], over: string): boolean =>
  !CONTINUED.test(over) &&
  TITLE.test(over) &&
  rows.some(({ label }) => NET.test(label)) &&
  more.some(({ label }) => NET.test(label))
