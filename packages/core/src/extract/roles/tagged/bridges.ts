/**
 * The blocks between the main lines: operating expenses, other income, and what stands between tax and net income.
 * Each block is solved so that its lines make the difference of the lines around it; a block that does not is a
 * failed test.
 */
import { state } from '../../../qc/test.ts'
import type { QcTest } from '../../../statement/statement.ts'
import { solveBlock } from '../solve/block.ts'
import { type AfterTax, afterTax } from './after-tax.ts'
import { type Amount, money, unitOf } from './amount.ts'
import { block, firstRow, signed } from './block.ts'
import type { Anchors } from './main.ts'
import { type Expenses, operatingExpenses } from './operating-expenses.ts'
import { type OtherIncome, otherIncome } from './other-income.ts'

export type Bridges = Expenses & OtherIncome & AfterTax & { checks: QcTest[] }

/** Reads the blocks of one period. */
export function readBridges(all: readonly Amount[], main: Anchors): Bridges {
  const lines = all.filter(money)
  const unit = unitOf(lines)
  const expenses = operatingExpenses(lines, main, unit)
  const other = otherIncome(lines, main, unit)
  const after = afterTax(lines, main, unit)
  return {
    ...expenses,
    ...other,
    ...after,
    sums: [...expenses.sums, ...other.sums, ...after.sums],
    checks: allLines(lines, main, unit),
  }
}

/**
 * A statement without revenue, operating income and income before taxes (a trust that lives on interest,
 * 0000000000-22-810001) hangs together where all its lines make its net income.
 */
function allLines(lines: readonly Amount[], { revenue, operating, beforeTax, net }: Anchors, unit: number): QcTest[] {
  if (revenue !== null || operating !== null || beforeTax !== null || net === null) return []
  const solved = solveBlock(block(lines, -1, firstRow(net), [net]).map(signed), net.value, unit)
  if (!solved.fits || solved.lines.length < 3) return []
  return [
    state(
      'enough_lines_found',
      'At least two of revenue, operating income, income before taxes and EPS were found, or all lines make net income',
      true,
      `${solved.lines.length} lines make net income`,
    ),
  ]
}
