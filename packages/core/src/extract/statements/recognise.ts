import type { Cover } from '../document/cover.ts'
import type { Grid } from '../document/row.ts'
import { findRoles, type Roles } from '../roles/find.ts'
import { type Laid, layOut } from '../sheet/columns.ts'
import { type Line, readLines } from '../sheet/lines.ts'
import { currentColumn, expectedMonths, type Period, readPeriods } from '../sheet/periods.ts'

/** A table read as a statement, with its current column. */
export interface Statement {
  grid: Grid
  laid: Laid
  lines: Line[]
  periods: Period[]
  column: number
  roles: Roles
  score: number
}

const TITLE =
  /statements?\s+of\s+(?:consolidated\s+)?(?:net\s+)?(?:operations|(?:distributable\s+)?income|earnings|loss|profit|revenues?)|income\s+statements?|statements?\s+of\s+(?:consolidated\s+)?comprehensive/i
const AGAINST =
  /pro ?-?forma|selected|quarterly|supplement|parent company|consolidating|guarantor|as a percent|percentage of|condensed financial information|schedule i\b|predecessor|reconciliation|results of operations|five[- ]year|summary|unaudited quarter|segment|reclassif|as adjusted|as restated|financial data schedule|us gaap/i

/** Statements of the parent company alone (T164). */
const PARENT =
  /condensed financial information of|parent[- ]company(?:[- ]only)? |schedule (?:i|ii|1)\b.{0,80}condensed/i

/** The last printed digit of a statement, in printed units: 1, or 0.1 where amounts have one decimal (T26). */
export function stepOf(lines: readonly Line[], column: number): number {
  let decimals = 0
  let n = 0
  for (const line of lines) {
    const figure = line.values[column]
    if (!figure || Math.abs(figure.value) < 20) continue
    n += 1
    if (figure.decimals === 1) decimals += 1
  }
  return n > 0 && decimals > n / 3 ? 0.1 : 1
}

export function readStatement(grid: Grid, cover: Cover): Statement | null {
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > 24) return null
  const lines = readLines(laid)
  if (lines.length < 4) return null
  const periods = readPeriods(laid, grid.before, cover)
  const column = currentColumn(laid.columns, periods, cover)
  if (column < 0) return null
  const roles = findRoles(lines, column, stepOf(lines, column))
  const statement = { grid, laid, lines, periods, column, roles, score: 0 }
  statement.score = score(statement, cover)
  return statement
}

function score({ grid, laid, lines, periods, column, roles }: Statement, cover: Cover): number {
  let s = 0
  if (roles.net === null) return -100
  if (roles.revenue) s += 3
  if (roles.cost) s += 1
  if (roles.operating !== null) s += 2
  if (roles.pretax !== null) s += 3
  if (roles.tax) s += 3
  if (roles.perShare.basic !== null) s += 3
  if (roles.perShare.diluted !== null) s += 1
  if (roles.perShare.basicShares !== null) s += 1
  s += 1.5 * roles.proofs
  if (lines.length < 8) s -= 3
  const near = `${grid.before.slice(-700)} ${laid.caption}`
  const tight = `${grid.before.slice(-260)} ${laid.caption}`
  if (TITLE.test(tight)) s += 5
  else if (TITLE.test(near)) s += 2
  if (AGAINST.test(tight)) s -= 5
  if (PARENT.test(near)) s -= 40
  if (laid.columns.every((_, j) => periods[j]?.end === null)) s -= 5
  if (grid.exhibit) s -= 10
  const heads = laid.columns.map((c) => c.head).join(' ')
  if (/eliminat|guarantor|parent|subsidiar|pro ?forma|adjust/i.test(heads)) s -= 6
  if (laid.columns.some((c) => c.kind === 'percent' || c.kind === 'change')) s -= 4
  const amounts = laid.columns.filter((c) => c.kind === 'amount').length
  if (amounts > 6) s -= 4
  const period = periods[column]
  const expected = expectedMonths(cover)
  if (period?.months && Math.abs(period.months - expected) > 1 && !period.start) s -= 8
  if (period?.end && cover.end) {
    const gap =
      Math.abs(
        Date.UTC(period.end.year, period.end.month - 1, period.end.day) -
          Date.UTC(cover.end.year, cover.end.month - 1, cover.end.day),
      ) / 86_400_000
    if (gap > 20) s -= gap > 300 ? 10 : 6
  }
  if (laid.body.length > 0 && lines.some((line) => /total assets|cash flows from|accounts payable/i.test(line.label)))
    s -= 10
  return s
}

/** The statement of operations among the grids: most fields, most identities, the right title; the first of equals. */
export function chooseStatement(grids: readonly Grid[], cover: Cover): Statement | null {
  let best: Statement | null = null
  const list = [...grids].sort((a, b) => a.start - b.start)
  for (const grid of list) {
    const statement = readStatement(grid, cover)
    if (statement && (best === null || statement.score > best.score + 0.01)) best = statement
  }
  return best !== null && best.score >= 6 ? best : null
}
