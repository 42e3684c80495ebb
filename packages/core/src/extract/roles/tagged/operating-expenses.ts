import type { BlockSum } from '../../block-sums.ts'
import * as concepts from '../../lexicon/concepts.ts'
import { grossProfit, sum } from '../../shown.ts'
import type { Expense } from '../../statement.ts'
import { solveBlock } from '../solve/block.ts'
import type { Amount, Picked } from './amount.ts'
import { block, firstRow, lastRow, signed, sumOf } from './block.ts'
import type { Anchors } from './main.ts'
import { isApart, RESULTS } from './two-businesses.ts'

export interface Expenses {
  expenses: Expense[]
  sums: BlockSum[]
}

/**
 * The operating expenses: the lines from gross profit (revenue, where none is printed) to operating income, or to income
 * before taxes where no operating income is printed and every line of cost leads there.
 */
export function operatingExpenses(lines: readonly Amount[], main: Anchors, unit: number): Expenses {
  const { revenue, cost, gross, operating, beforeTax } = main
  const end = operating ?? beforeTax
  const base = gross ?? grossProfit(revenue, cost) ?? revenue
  if (end === null) return { expenses: [], sums: [] }
  const found = expenseLines(lines, main, end, unit)
  const target = sum([end.value, -(base?.value ?? 0)])
  const solve = (lines: readonly Amount[]) => solveBlock(lines.map(signed), target, unit, base?.value ?? 0)
  let solved = solve(found)
  for (const parts of withoutTotals(found, sum([end.value, -(revenue?.value ?? 0)]), unit)) {
    if (solved.fits) break
    const again = solve(parts)
    if (again.fits) solved = again
  }
  const sums = [sumOf(operating === null ? 'costs' : 'operating_expenses', solved, base?.value ?? 0, end.value)]
  if (operating === null && !solved.fits) return { expenses: [], sums }
  const expenses = solved.lines.map((line) => {
    const name = line.of.label || concepts.local(line.of.concept)
    return { name, words: name, amount: -line.sign * line.value, place: line.of.cell }
  })
  return { expenses, sums }
}

/** The lines that may be operating expenses, totals among them. */
function expenseLines(lines: readonly Amount[], main: Anchors, end: Picked, unit: number): Amount[] {
  const { revenue, cost, gross } = main
  const isExpense = (line: Amount) => !revenue?.lines.some(({ concept }) => concept === line.concept)
  if (gross !== null) {
    const found = block(lines, firstRow(gross), firstRow(end), [revenue, gross, end])
    return found.filter((line) => !isResultOfPart(line, end) && isExpense(line))
  }
  const apart = revenue !== null && isApart(lines, revenue)
  const from = apart ? firstRow(revenue) : lastRow(revenue)
  const found = block(lines, from, firstRow(end), [revenue, end]).filter((line) =>
    apart ? !isResult(line) : !isResultOfPart(line, end),
  )
  const above = cost === null ? found : withoutCost(found, cost, unit)
  return [...provisions(lines, revenue), ...above.filter(isExpense)]
}

const isResult = (line: Amount): boolean => RESULTS.has(concepts.local(line.concept))

/** The result of a part of the company is no line of the whole's, whether revenue is printed for both or for each. */
const isResultOfPart = (line: Amount, end: Picked): boolean =>
  isResult(line) && line.dims.size > 0 && (end.lines[0]?.dims.size ?? 0) === 0

/**
 * The list without totals that hold the cost lines too and so are no sum of what is left: by their names, by their
 * concepts, and by their amount, which is what all costs come to (`costs`; 0000059478-25-000067 names it not at all).
 */
function withoutTotals(found: readonly Amount[], costs: number, unit: number): Amount[][] {
  const untotalled = found.filter((line) => !/^total\b/i.test(line.label))
  const isAll = (line: Amount) => line.value !== 0 && Math.abs(Math.abs(line.value) - Math.abs(costs)) <= unit * 1.01
  return [
    untotalled,
    untotalled.filter((line) => !TOTALS.has(concepts.local(line.concept))),
    found.length > 1 ? found.filter((line) => !isAll(line)) : [],
  ].filter((parts) => parts.length > 0 && parts.length < found.length)
}

/** A bank's provision, which stands between the two lines that its revenue is added from. */
function provisions(lines: readonly Amount[], revenue: Picked | null): Amount[] {
  if (revenue === null || revenue.lines.length < 2) return []
  const from = Math.min(...revenue.lines.map((line) => line.row))
  return block(lines, from, lastRow(revenue), [revenue]).filter((line) =>
    /^Provision.*(?:Loss|Losses|Credit)/.test(concepts.local(line.concept)),
  )
}

const TOTALS = new Set(concepts.EXPENSES)

/** The list without the cost of revenue and the lines it is the total of. */
function withoutCost(found: readonly Amount[], cost: Picked, unit: number): Amount[] {
  const used = new Set(cost.lines)
  const at = lastRow(cost)
  const above = found.filter((line) => line.row < at && !used.has(line))
  const drop = new Set<Amount>()
  if (!('computed' in cost.place)) {
    let running = 0
    for (let index = above.length - 1; index >= 0; index--) {
      const line = above[index]
      if (line === undefined) break
      running += line.value
      drop.add(line)
      if (drop.size >= 2 && Math.abs(running - cost.value) <= unit * 0.51 * drop.size) break
      if (index === 0) drop.clear()
    }
  }
  return found.filter((line) => !used.has(line) && !drop.has(line))
}
