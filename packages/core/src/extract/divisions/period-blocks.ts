/** Tables that print one period below the other: of their blocks, each under a row that names its period, the current one's. */
import { findYears } from '../document/dates.ts'
import type { Grid, Row } from '../document/row.ts'
import { isCurrent, type Span } from './current.ts'

/** What is left of a row that names one period and nothing else, when these words are taken out. */
const PERIOD_WORDS =
  /\b(?:for|the|fiscal|years?|quarters?|ended|ending|three|six|nine|twelve|months?|weeks?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\d+|[\s,.:()—–-]/gi
/** So much longer no name of a period is. */
const LONGEST = 60

/** The words of a row that names one year, or a period that ends in it, and holds nothing else; null of any other row. */
function periodOf({ label, figures, phrases }: Row): string | null {
  if (figures.length > 1 || phrases.length > 1) return null
  const text = label !== '' ? label : (phrases[0]?.text ?? figures[0]?.text ?? '')
  if (text.length > LONGEST || figures.some((figure) => !text.includes(figure.text))) return null
  return findYears(text).length === 1 && text.replace(PERIOD_WORDS, '') === '' ? text : null
}

/** Whether a row prints an amount. */
const isData = ({ figures }: Row): boolean => figures.some(({ text }) => !/^(?:19|20)\d\d$/.test(text))

/**
 * A table with the rows of the current period alone, where it prints several periods one below the other, the newest
 * first or last (0000950129-95-000178: "1994", then "1993", over the lines of a table whose columns are segments); the
 * table as it is where it does not. The rows above the first period stand over every block.
 */
export function ofCurrentPeriod(grid: Grid, span: Span): Grid {
  const named = grid.rows.flatMap((row, at) => {
    const period = periodOf(row)
    return period === null ? [] : [{ period, at }]
  })
  const blocks = named.flatMap(({ period, at }, k) => {
    const rows = grid.rows.slice(at + 1, named[k + 1]?.at)
    return rows.some(isData) ? [{ period, rows, at }] : []
  })
  const [first] = blocks
  if (first === undefined || new Set(blocks.map(({ period }) => period.toLowerCase())).size < 2) return grid
  const above = grid.rows.slice(0, first.at)
  if (above.some(isData)) return grid
  const current = blocks.filter(({ period }) => isCurrent(period, span.end, span.months))
  if (current.length === 0) return grid
  return { ...grid, rows: [...above, ...current.flatMap(({ rows }) => rows)] }
}
