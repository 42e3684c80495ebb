/** The amounts of one period as lines of a sheet, each of which knows its concept. */
import type { Cell } from '../../../statement/statement.ts'
import { type Amount, type SheetLine, unitOf } from '../../sheet/amount.ts'
import { worded } from '../../sheet/lines.ts'
import { Sheet } from '../sheet.ts'

/** A row that prints nothing but dashes, without a tag: a zero that the filer did not tag. */
export interface DashedRow {
  label: string
  /** Place among the rows of the statement. */
  row: number
  cell: Cell
}

/** The sheet of one column; amounts in whole units of one currency. */
export function sheetOf(amounts: readonly Amount[], dashed: readonly DashedRow[] = []): Sheet {
  const lines = [...amounts.map(taggedLine), ...dashed.map(dashedLine)]
  const sorted = lines.sort((a, b) => a.row - b.row).map(({ line }) => line)
  return new Sheet(sorted, 0, unitOf(amounts))
}

const WHERE = { left: 0, right: 0, start: 0, end: 0, percent: false, decimals: 0, text: '' }

function taggedLine(fact: Amount): { row: number; line: SheetLine } {
  const { label, heading, value, row } = fact
  const figure = { ...WHERE, value, dash: false, negative: value < 0 }
  return { row, line: { ...worded(label, heading), indent: 0, values: [figure], fact } }
}

function dashedLine({ label, row, cell }: DashedRow): { row: number; line: SheetLine } {
  const figure = { ...WHERE, text: cell.text, value: 0, dash: true, negative: false }
  return { row, line: { ...worded(label, ''), indent: 0, values: [figure], dashed: cell } }
}
