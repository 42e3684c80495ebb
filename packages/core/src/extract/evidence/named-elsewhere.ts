/** Whether the document calls the row of a figure what the statement calls another. */
import { state } from '../../qc/test.ts'
import { UNSCALED } from '../../statement/figure-sets.ts'
import type { QcTest } from '../../statement/statement.ts'
import type { Figure } from '../document/row.ts'
import type { Line } from '../sheet/lines.ts'
import type { Statement } from '../statements/recognise.ts'
import { same } from './agree.ts'
import { placesOf, type Searched } from './find.ts'
import { speaksOf } from './labels.ts'
import { type Hit, isTelling, printedFigures } from './needles.ts'

/**
 * The check that no row which repeats the figures of a main line is called elsewhere what the statement calls another line:
 * names that were exchanged may leave all sums as they were. Nothing where a row with these figures bears the line's own name or one
 * that means it, nor where one with the other line's figures bears that line's.
 */
export function namedElsewhereTests(searched: Searched, statement: Statement): QcTest[] {
  const { lines, column } = statement
  // What is printed per share, and counts of shares, have names in many words.
  for (const { figure, current } of printedFigures(statement)) {
    const own = lines.find(({ values }) => values[column] === current)
    if (UNSCALED.has(figure) || own === undefined || !isTelling(current)) continue
    const isTax = figure === 'income_tax_expense'
    const names = namesOf(searched, statement, own, searched.hits.get(current.text) ?? [], isTax)
    const named = (line: Line) => names.find((name) => wordsOf(name) === wordsOf(line.label))
    // Without taxes and charges several lines print one amount.
    const isCleared = lines.some((line) => isSame(line.values[column], current) && named(line) !== undefined)
    if (isCleared || names.some((name) => speaksOf(figure, name))) continue
    const other = lines.find((line) => isOther(line.values[column], current) && named(line) !== undefined)
    if (other === undefined || isNamedSo(searched, statement, other)) continue
    const rationale = `the figures of “${own.label}” stand elsewhere as “${named(other)}”`
    return [state('rows_are_named_alike_elsewhere', DESCRIPTION, false, rationale)]
  }
  return []
}

const DESCRIPTION = 'No row of the document gives the figures of a line the name of another'

/** Words alone. */
const wordsOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

type Cell = Figure | null | undefined

const isSame = (cell: Cell, current: Figure): boolean => cell != null && same(cell, current)

const isOther = (cell: Cell, current: Figure): boolean => cell != null && isTelling(cell) && !same(cell, current)

/** Whether a row with the figures of a line bears its name elsewhere. */
function isNamedSo(searched: Searched, statement: Statement, line: Line): boolean {
  const text = line.values[statement.column]?.text ?? ''
  const hits = placesOf(searched.source, [text]).get(text) ?? []
  return namesOf(searched, statement, line, hits).some((name) => wordsOf(name) === wordsOf(line.label))
}

/**
 * What the rows are called that print the current figure of a line and another of its row, outside of the statement. Those of the
 * note on taxes say of a tax what it was charged to ("Allocated to: Operating income", 0000899652-96-000083).
 */
function namesOf(
  { passages }: Searched,
  statement: Statement,
  { values }: Line,
  hits: readonly Hit[],
  isTax = false,
): string[] {
  const { start, end } = statement.grid
  const current = values[statement.column]
  const isBeside = (cell: Figure | null, figures: readonly Figure[]) =>
    current != null && isOther(cell, current) && figures.some((one) => isSame(cell, one))
  return hits.flatMap((hit) => {
    if (hit.start >= start && hit.start < end) return []
    const passage = passages.at(hit.start)
    if (isTax && passage?.kind === 'tax-note') return []
    return passage?.form === 'row' && values.some((cell) => isBeside(cell, passage.figures)) ? [passage.label] : []
  })
}
