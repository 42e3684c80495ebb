/** The unit of a statement that prints none of its own, from the tables that print its figures again. */
import { state } from '../../qc/test.ts'
import type { Evidence, QcTest } from '../../statement/statement.ts'
import { readGrid } from '../document/grid.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import { layOut } from '../sheet/columns.ts'
import { readLines } from '../sheet/lines.ts'
import { type ColumnUnit, unitOf } from '../sheet/unit-of.ts'
import { type Statement, stepOf } from '../statements/recognise.ts'
import type { Source } from './passages.ts'
import { headingsIn } from './words-around.ts'

const MOST_TABLES = 8
const ABOVE = 900
const HEADINGS = 5
/** Tables that are made of the statement and so print what it prints; the discussion rounds and rescales. */
const KINDS: ReadonlySet<Evidence['kind']> = new Set([
  'cash-flow',
  'equity',
  'selected-data',
  'quarterly-data',
  'eps-note',
  'tax-note',
])

/**
 * The statement in the unit that other tables with the same digits of net income, revenue or income before taxes name;
 * as it is where it prints a unit itself, where none of them does or they name several.
 */
export function inUnitOfOthers(source: Source, statement: Statement, evidence: readonly Evidence[]): Statement {
  if (statement.unit.place !== null || source.text.length > 0) return statement
  const units = new Map<number, ColumnUnit>()
  for (const { start, end } of tablesOf(source, evidence)) {
    const laid = layOut({ kind: 'html', before: '', rows: readGrid(source.bytes, { start, end }), start, end })
    const before = wordsBefore(source.bytes, start, 3 * ABOVE).slice(-ABOVE)
    const grid = { before: headingsIn(before.split('|').slice(-HEADINGS).join('|')) }
    const unit = unitOf({ laid, lines: readLines(laid), grid }, 0)
    if (unit.place !== null) units.set(unit.units.money, unit)
  }
  const [only, second] = [...units.values()]
  if (only === undefined || second !== undefined) return statement
  const { money } = only.units
  return { ...statement, unit: { ...statement.unit, units: { ...statement.unit.units, money }, place: 'elsewhere' } }
}

/** The tables in which main amounts stand again, each once. */
function tablesOf({ ranges }: Source, evidence: readonly Evidence[]) {
  const agreeing = evidence.filter(({ agrees, figure, kind }) => agrees && !figure.endsWith('_eps') && KINDS.has(kind))
  const held = ranges.filter(({ start, end }) => agreeing.some(({ place }) => start <= place.start && place.end <= end))
  return held.slice(0, MOST_TABLES)
}

/** The check that amounts with decimals have a unit: whole dollars are not printed in tenths. */
export const unitTests = ({ unit, lines, column }: Statement): QcTest[] =>
  unit.place !== null || stepOf(lines, column) === 1
    ? []
    : [
        state(
          'unit_of_amounts_is_known',
          'Amounts printed in tenths have a unit that the document names',
          false,
          'amounts with a decimal, and no unit printed over them or where they stand again',
        ),
      ]
