/** What a tagged statement without main lines hangs together by. */
import { state } from '../../../qc/test.ts'
import type { QcTest } from '../../../statement/statement.ts'
import { blockLine, linesBetween } from '../blocks/lines.ts'
import { blockOf } from '../blocks/ways.ts'
import type { MainRoles } from '../main.ts'
import type { Sheet } from '../sheet.ts'

/**
 * A statement without revenue, operating income and income before taxes (a trust that lives on interest,
 * 0000000000-22-810001) hangs together where all its lines make its net income.
 */
export function allLines(sheet: Sheet, { revenue, operating, pretax, net }: MainRoles): QcTest[] {
  if (revenue !== null || operating !== null || pretax !== null || net === null) return []
  const ends = { from: 0, to: sheet.value(net) }
  const lines = linesBetween(sheet, -1, net, new Set())
  const all = blockOf(sheet, lines, { ...ends, signed: (list) => list.map((i) => blockLine(sheet, i, -1, false)) })
  if (!all.fits || all.term.length < 3) return []
  return [
    state(
      'enough_lines_found',
      'At least two of revenue, operating income, income before taxes and EPS were found, or all lines make net income',
      true,
      `${all.term.length} lines make net income`,
    ),
  ]
}
