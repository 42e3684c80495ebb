/** Statements of a text document that run over a page's end, so that each page has a title and a head of its own (T23). */
import { amountsOf, ENDS, OWN_REVENUE, withoutHead } from '../halves.ts'
import type { Grid } from '../row.ts'

/** What may stand between two pages of one statement: a foot, a page number, the company's name. */
const MOST_BETWEEN = 1500
const CONTINUED = /\bcont(?:inued|'?d)?\b|\bconclu/i
const OTHER_STATEMENT = /total assets|operating activities|investing activities/i

/**
 * The statement that begins in one grid and goes on in the next; null where they are two. The second page says that it
 * goes on ("(continued)", "(concluded)"), or has none of the revenue and all of the lines per share.
 */
export function joined(raw: string, first: Grid, second: Grid): Grid | null {
  if (second.start < first.start || second.start - first.end > MOST_BETWEEN) return null
  const [above, below] = [amountsOf(first.rows), amountsOf(second.rows)]
  if (above.length < 3 || below.length < 1) return null
  const head = `${second.before} ${raw.slice(second.start, second.start + 400)}`
  const perShare = (rows: typeof above) => rows.some((row) => /\bper\s+(?:\w+\s+){0,3}(?:share|unit)/i.test(row.label))
  const ended = above.some((row) => ENDS.test(row.label))
  const starts = below.some((row) => OWN_REVENUE.test(row.label))
  if ([...above, ...below].some((row) => OTHER_STATEMENT.test(row.label))) return null
  if (!CONTINUED.test(head) && (starts || perShare(above) || (ended && !perShare(below)))) return null
  // What stands below the last figures is the foot of the page and the company's name over the next.
  const last = first.rows.findLastIndex((row) => row.figures.length > 0)
  return { ...first, rows: [...first.rows.slice(0, last + 1), ...withoutHead(second.rows)], end: second.end }
}
