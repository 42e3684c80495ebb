/** Divisions that have a table each: sales and profit of one segment under its name, then those of the next. */
import { readGrid } from '../document/grid.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Grid } from '../document/row.ts'
import { layOut } from '../sheet/columns.ts'
import { currentColumn } from '../sheet/current-column.ts'
import { readLines } from '../sheet/lines.ts'
import { readPeriods } from '../sheet/periods.ts'
import { readUnits } from '../sheet/units.ts'
import type { InDocument } from '../statements/in-document.ts'
import { canBeDivision, cleanName, isMeasure, isProfit, isResidual } from './names.ts'
import type { Found } from './note-sets.ts'
import type { Cell } from './slices.ts'
import { slack } from './subtotals.ts'

/** Bytes of a table that holds the results of one segment. */
const [SMALLEST, LARGEST] = [500, 25_000]
const MOST_COLUMNS = 8
const MOST_TABLES = 300
/** Segments that have a table each. */
const [FEWEST, MOST] = [2, 10]
/** Bytes between the tables of two segments: what is said of the first. */
const APART = 60_000
const LONGEST_NAME = 60

/** The sales of one division, whole units. */
interface Own {
  cell: Cell
  unit: number
  start: number
  end: number
}

/**
 * The set that consecutive tables make, each with revenue and a profit of the current period under a name of its own;
 * null where no run of them makes the revenue.
 * @param revenue whole units
 * @param money one printed amount of the statement in whole units
 */
export function tablesEach(evidence: InDocument, revenue: number, money: number): Found | null {
  const all = ownTables(evidence, money)
  for (let from = 0; from < all.length; from += 1) {
    const run: Own[] = []
    for (let at = from; at < Math.min(all.length, from + MOST); at += 1) {
      const [own, last] = [all[at], run.at(-1)]
      if (own === undefined || run.some(({ cell }) => cell.label === own.cell.label)) break
      if (last !== undefined && (own.start - last.end > APART || own.unit !== last.unit)) break
      run.push(own)
      const sum = run.reduce((total, { cell, unit }) => total + cell.value * unit, 0)
      if (run.length >= FEWEST && Math.abs(sum - revenue) <= slack(own.unit, run.length))
        return setOf(run, own.unit, revenue)
    }
  }
  return null
}

const setOf = (run: readonly Own[], unit: number, revenue: number): Found => ({
  ...{ parts: run.map(({ cell }) => cell), residual: [], proof: 'sum', by: 'blocks', total: null },
  ...{ kind: 'business', unit, of: revenue, score: 0, known: true },
})

function ownTables(evidence: InDocument, money: number): Own[] {
  const { bytes, ranges, chosen } = evidence
  const found: Own[] = []
  for (const range of ranges) {
    const size = range.end - range.start
    if (size < SMALLEST || size > LARGEST || range.start === chosen.grid.start || found.length >= MOST_TABLES) continue
    const raw = bytes.toString('latin1', range.start, range.end)
    if (!/revenue|sales/i.test(raw) || !/profit|income|earnings|ebitda|contribution/i.test(raw)) continue
    const before = wordsBefore(bytes, range.start, 800)
    const name = nameIn(before)
    const own =
      name === null
        ? null
        : ownOf({ kind: 'html', before, rows: readGrid(bytes, range), ...range }, name, evidence, money)
    if (own !== null) found.push(own)
  }
  return found
}

/** The words right above a table, where they are a name: words of units may stand between. */
function nameIn(before: string): string | null {
  const parts = before.split('|').map((part) => part.trim())
  const last = parts.findLast(
    (part) => part !== '' && !/^\(?(?:dollars |amounts |\$ )?(?:in )?(?:thousands|millions)\b/i.test(part),
  )
  if (last === undefined || last.length > LONGEST_NAME || /\d|[.:;]$/.test(last)) return null
  const name = cleanName(last).replace(/ segment$/i, '')
  return /^[A-Z]/.test(name) && canBeDivision(name) && !isResidual(name) && !isMeasure(name.toLowerCase()) ? name : null
}

/** Revenue of the current period, where a profit stands below it. */
function ownOf(grid: Grid, name: string, { cover }: InDocument, money: number): Own | null {
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > MOST_COLUMNS) return null
  const lines = readLines(laid)
  const column = currentColumn(laid.columns, readPeriods(laid, grid.before, cover), cover)
  const at = lines.findIndex((line) => isMeasure(line.bare) && line.values[column] && !line.values[column]?.percent)
  const figure = lines[at]?.values[column]
  if (!figure || figure.value <= 0 || !lines.slice(at + 1).some(({ bare }) => isProfit(bare))) return null
  const said = readUnits(
    `${laid.caption} | ${laid.head.map(({ label }) => label).join(' | ')}`,
    grid.before.slice(-300),
  )
  const cell = { label: name, value: figure.value, figure, title: '', indent: 0 }
  return { cell, unit: said.printed ? said.money : money, start: grid.start, end: grid.end }
}
