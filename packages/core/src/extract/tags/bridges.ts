/**
 * The blocks between the main lines: operating expenses, other income, and what stands between tax and net income.
 * Each block is solved so that its lines make the difference of the lines around it; a block that does not is a
 * failed test.
 */

import { compare, state } from '../../qc/test.ts'
import type { OperatingExpense, QcTest } from '../../statement/statement.ts'
import { expenseCategory } from '../lexicon/category.ts'
import { type Solved, solveBlock } from '../roles/expense-block.ts'
import { signOf } from '../roles/expense-sign.ts'
import { withoutInterestParts } from '../roles/interest-block.ts'
import * as concepts from './concepts.ts'
import type { Line } from './face.ts'
import { type Facts, isBracketed } from './facts.ts'
import { unitOf } from './line-set.ts'
import type { Anchors } from './lines.ts'
import { sum } from './number.ts'
import { computed, fromLine, type Picked } from './place.ts'
import { isApart, RESULTS } from './two-businesses.ts'

export interface Bridges {
  expenses: { expense: OperatingExpense; picked: Picked }[]
  interest: Picked | null
  other: Picked | null
  investment: Picked | null
  after: Picked | null
  checks: QcTest[]
}

const money = (line: Line): boolean => /^[A-Z]{3}$/.test(line.fact.measure)
const row = (picked: Picked | null): number => picked?.lines[0]?.row ?? -1
const lastRow = (picked: Picked | null): number => Math.max(-1, ...(picked?.lines.map((line) => line.row) ?? []))

/** Lines between two rows that belong to no main line; one cell counts once. */
function block(lines: readonly Line[], from: number, to: number, without: readonly (Picked | null)[]): Line[] {
  const used = new Set(without.flatMap((picked) => picked?.lines.map((line) => line.fact) ?? []))
  const seen = new Set<string>()
  return lines.filter((line) => {
    if (line.row <= from || line.row >= to || used.has(line.fact)) return false
    const cell = `${line.row} ${Math.abs(line.value)}`
    if (seen.has(cell)) return false
    seen.add(cell)
    return true
  })
}

const signer = (facts: Facts) => (line: Line) => ({
  value: line.value,
  of: line,
  bracketed: isBracketed(facts.bytes, line.fact),
  total: /^total\b/i.test(line.label),
  ...signOf(line.fact.name, line.label),
})

/** Reads the blocks of one period. */
export function readBridges(facts: Facts, all: readonly Line[], main: Anchors): Bridges {
  const lines = all.filter(money)
  const unit = unitOf(lines)
  const result: Bridges = { expenses: [], interest: null, other: null, investment: null, after: null, checks: [] }
  operatingExpenses(facts, lines, main, unit, result)
  otherIncome(facts, lines, main, unit, result)
  afterTax(facts, lines, main, unit, result)
  if (main.revenue === null && main.operating === null && main.beforeTax === null)
    allLines(facts, lines, main, unit, result)
  return result
}

/**
 * A statement without revenue, operating income and income before taxes (a trust that lives on interest,
 * 0000000000-22-810001) hangs together where all its lines make its net income.
 */
function allLines(facts: Facts, lines: readonly Line[], { net }: Anchors, unit: number, result: Bridges): void {
  if (net === null) return
  const solved = solveBlock(block(lines, -1, row(net), [net]).map(signer(facts)), net.value, unit)
  if (!solved.fits || solved.lines.length < 3) return
  result.checks.push(
    state(
      'enough_lines_found',
      'At least two of revenue, operating income, income before taxes and EPS were found, or all lines make net income',
      true,
      `${solved.lines.length} lines make net income`,
    ),
  )
}

function operatingExpenses(facts: Facts, lines: readonly Line[], main: Anchors, unit: number, result: Bridges): void {
  const { revenue, cost, gross, operating, beforeTax } = main
  const end = operating ?? beforeTax
  const base = gross ?? revenue
  if (end === null) return
  const grossPrinted = gross !== null && !('computed' in gross.place)
  const apart = !grossPrinted && revenue !== null && isApart(lines, revenue)
  const from = grossPrinted ? row(gross) : apart ? row(revenue) : lastRow(revenue)
  let found = block(lines, from, row(end), [revenue, gross, end])
  // The result of a part is none of its lines, whether the revenue is printed for both or for each.
  found = found.filter((line) => !(apart || isOfPart(line, end)) || !RESULTS.has(concepts.local(line.fact.name)))
  if (!grossPrinted && cost !== null) found = withoutCost(found, cost, unit)
  const revenueNames = new Set(revenue?.lines.map((line) => line.fact.name))
  found = found.filter((line) => !revenueNames.has(line.fact.name))
  if (!grossPrinted) found = [...provisions(lines, revenue), ...found]
  const target = sum([end.value, -(base?.value ?? 0)])
  const solve = (lines: readonly Line[]) => solveBlock(lines.map(signer(facts)), target, unit, base?.value ?? 0)
  let solved = solve(found)
  for (const parts of withoutTotals(found, sum([end.value, -(revenue?.value ?? 0)]), unit)) {
    if (solved.fits) break
    const again = solve(parts)
    if (again.fits) solved = again
  }
  const description = 'The lines between gross profit (or revenue) and operating income add up'
  if (operating === null) {
    result.checks.push(
      tied(
        'costs_add_up_to_income_before_taxes',
        'Revenue less every line of cost is income before taxes',
        solved,
        target,
      ),
    )
    if (!solved.fits) return
  } else result.checks.push(tied('operating_expenses_sum', description, solved, target))
  for (const line of solved.lines) {
    const picked = fromLine(facts, line.of, line.value === 0 ? 0 : -line.sign * line.value)
    const name = line.of.label || concepts.local(line.of.fact.name)
    result.expenses.push({
      expense: { name, description: null, category: expenseCategory(name), amount: picked.value },
      picked,
    })
  }
}

/** A result of one part of the company, above the result of the whole. */
const isOfPart = (line: Line, end: Picked): boolean =>
  line.fact.period.dims.size > 0 && (end.lines[0]?.fact.period.dims.size ?? 0) === 0

/**
 * The list without totals that hold the cost lines too and so are no sum of what is left: by their names, by their
 * concepts, and by their amount, which is what all costs come to (`costs`; 0000059478-25-000067 names it not at all).
 */
function withoutTotals(found: readonly Line[], costs: number, unit: number): Line[][] {
  const untotalled = found.filter((line) => !/^total\b/i.test(line.label))
  const isAll = (line: Line) => line.value !== 0 && Math.abs(Math.abs(line.value) - Math.abs(costs)) <= unit * 1.01
  return [
    untotalled,
    untotalled.filter((line) => !TOTALS.has(concepts.local(line.fact.name))),
    found.length > 1 ? found.filter((line) => !isAll(line)) : [],
  ].filter((parts) => parts.length > 0 && parts.length < found.length)
}

/** A bank's provision, which stands between the two lines that its revenue is added from. */
function provisions(lines: readonly Line[], revenue: Picked | null): Line[] {
  if (revenue === null || revenue.lines.length < 2) return []
  const from = Math.min(...revenue.lines.map((line) => line.row))
  return block(lines, from, lastRow(revenue), [revenue]).filter((line) =>
    /^Provision.*(?:Loss|Losses|Credit)/.test(concepts.local(line.fact.name)),
  )
}

const TOTALS = new Set(concepts.EXPENSES)

function tied(name: string, description: string, solved: Solved<Line>, target: number): QcTest {
  const parts = solved.lines.length
  return compare({
    name,
    description,
    left: solved.total,
    right: target,
    tolerance: solved.tolerance,
    rationale: `${parts === 1 ? '1 line makes' : `${parts} lines make`} {left}; the lines around differ by {right}`,
  })
}

/** The list without the cost of revenue and the lines it is the total of. */
function withoutCost(found: readonly Line[], cost: Picked, unit: number): Line[] {
  const used = new Set(cost.lines.map((line) => line.fact))
  const at = lastRow(cost)
  const above = found.filter((line) => line.row < at && !used.has(line.fact))
  const drop = new Set<Line>()
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
  return found.filter((line) => !used.has(line.fact) && !drop.has(line))
}

const INTEREST =
  /^(InterestExpense|InterestCosts(?:Incurred|Capitalized)|InterestAndDebtExpense|InterestIncomeExpense|InvestmentIncomeInterest|InterestIncomeOther|InterestIncomeOperating|InterestAndOtherIncome$|FinancingInterestExpense|InterestRevenueExpense|FinanceCosts|FinanceIncome|InterestExpenseNonoperating|InterestExpenseDebt|InterestExpenseOther|InvestmentIncomeInterestAndDividend|InterestIncomeNonoperating)/
const EQUITY = /EquityMethodInvestment|ShareOfProfitLossOfAssociates/

function otherIncome(facts: Facts, lines: readonly Line[], main: Anchors, unit: number, result: Bridges): void {
  const { operating, beforeTax } = main
  if (operating === null || beforeTax === null || operating.lines[0] === beforeTax.lines[0]) return
  const found = withoutInterestParts(
    block(lines, row(operating), row(beforeTax), [operating, beforeTax]),
    ({ label }) => label,
    ({ value }) => value,
    unit,
  )
  const target = sum([beforeTax.value, -operating.value])
  const solved = solveBlock(found.map(signer(facts)), target, unit, operating.value)
  result.checks.push(
    tied('other_income_sum', 'The lines between operating income and income before taxes add up', solved, target),
  )
  if (!solved.fits) return
  const of = (test: (line: Line) => boolean) => {
    const chosen = solved.lines.filter((line) => test(line.of))
    if (chosen.length === 0) return null
    const parts = chosen.map((line) => fromLine(facts, line.of, line.sign * line.value))
    if (parts.length === 1) return parts[0] ?? null
    return computed('sum of the lines', sum(parts.map((part) => part.value)), parts)
  }
  const isInterest = (line: Line) =>
    INTEREST.test(concepts.local(line.fact.name)) && !/other (income|expense)/i.test(line.label)
  result.interest = of(isInterest)
  result.other = of((line) => !isInterest(line))
  // The printed lines are rounded one by one; the identity of the fields is exact, so the remainder takes the rest.
  const rest = sum([target, -(result.interest?.value ?? 0)])
  if (result.other !== null && result.other.value !== rest)
    result.other = {
      ...computed('income_before_taxes − operating_income − interest, net', rest, [
        beforeTax,
        operating,
        ...(result.interest ? [result.interest] : []),
      ]),
      lines: result.other.lines,
    }
}

function afterTax(facts: Facts, lines: readonly Line[], main: Anchors, unit: number, result: Bridges): void {
  const { beforeTax, tax, net, consolidated } = main
  if (beforeTax === null || net === null) return
  const target = sum([net.value, -beforeTax.value, tax?.value ?? 0])
  const start = Math.max(row(beforeTax), row(tax))
  const description = 'Income before taxes less tax, and the lines after tax, make net income'
  const lastResult = Math.max(row(net), row(consolidated))
  const minority = lines.find(
    (line) =>
      line.row > lastResult &&
      line.row <= lastResult + 3 &&
      /NoncontrollingInterest|MinorityInterest/.test(line.fact.name),
  )
  // The owners' share may be printed below other comprehensive income, which is no way from the tax to it.
  const results = lines.filter((line) => line.row > start && concepts.local(line.fact.name) === 'ProfitLoss')
  const after = (line: Line) => results[0] !== undefined && line.row > results[0].row
  const whole =
    lines.find(
      (line) =>
        after(line) && /^ComprehensiveIncome/.test(concepts.local(line.fact.name)) && !isShareUnderOtherName(line),
    )?.row ?? -1
  const isComprehensive = (line: Line) => row(net) > whole && after(line) && line.row <= whole
  // What tax leaves of the result, under a name of the company's own, is a total too.
  const left = sum([beforeTax.value, -(tax?.value ?? 0)])
  const isLeft = (line: Line) =>
    line.value !== 0 &&
    Math.abs(line.value - left) <= unit * 1.01 &&
    /^(?:net )?(?:profit|income|earnings|loss)/i.test(line.label)
  const found = block(lines, start, minority && consolidated !== null ? minority.row + 1 : lastResult, [
    beforeTax,
    tax,
    net,
    consolidated,
  ]).filter((line) => !isSkipped(line) && !isLeft(line) && !isComprehensive(line))
  const priced = found.map((line) => {
    const local = concepts.local(line.fact.name)
    // What is attributable to others (a minority, preferred units) comes off.
    if (isMinority(line) || /\battributable to\b/i.test(line.label))
      return { value: line.value, sign: -1 as const, loose: false, bracketed: false, total: false, of: line }
    return {
      ...signer(facts)(line),
      loose: false,
      sign: (EQUITY.test(local) || /Discontinued|Extraordinary|Cumulative/.test(local)
        ? 1
        : signOf(line.fact.name, line.label).sign) as 1 | -1,
    }
  })
  const solved = solveBlock(priced, target, unit)
  if (found.length === 0 || !solved.fits) {
    const fits = Math.abs(target) <= unit * 2.04
    if (fits || found.length === 0)
      result.checks.push(
        compare({
          name: 'net_income_bridge',
          description,
          left: sum([beforeTax.value, -(tax?.value ?? 0)]),
          right: net.value,
          tolerance: unit * 2.04,
          rationale: 'before taxes less tax is {left}, net income is {right}',
        }),
      )
    else result.checks.push(tied('net_income_bridge', description, solved, target))
    if (fits) return
    if (found.length === 0) return
    return
  }
  result.checks.push(tied('net_income_bridge', description, solved, target))
  const of = (test: (line: Line) => boolean) => {
    const parts = solved.lines
      .filter((line) => test(line.of))
      .map((line) => fromLine(facts, line.of, line.value === 0 ? 0 : line.sign * line.value))
    if (parts.length === 0) return null
    return parts.length === 1
      ? (parts[0] ?? null)
      : computed('sum of the lines', sum(parts.map((part) => part.value)), parts)
  }
  const isEquity = (line: Line) => EQUITY.test(concepts.local(line.fact.name))
  result.investment = of(isEquity)
  result.after = of((line) => !isEquity(line))
  const rest = sum([target, -(result.investment?.value ?? 0)])
  if (result.after !== null && result.after.value !== rest) {
    result.after = {
      ...computed('net_income − income_before_taxes + income_tax_expense', rest, [
        net,
        beforeTax,
        ...(tax ? [tax] : []),
      ]),
      lines: result.after.lines,
    }
  }
}

const MINORITY = /Noncontrolling|MinorityInterest/i
const MINORITY_LABEL = /^(?!.*\b(?:including|before)\b).*\b(?:non-?controlling|minority|minorities)\b/i
/** The minority's share, by its concept or, where that is another one, by its name. */
const isMinority = (line: Line): boolean =>
  MINORITY.test(concepts.local(line.fact.name)) || MINORITY_LABEL.test(line.label)

/** The minority's share of the net income, tagged as its share of a comprehensive income. */
const isShareUnderOtherName = (line: Line): boolean =>
  /^ComprehensiveIncome/.test(concepts.local(line.fact.name)) &&
  MINORITY_LABEL.test(line.label) &&
  !/comprehensive/i.test(line.label)

const isSkipped = (line: Line): boolean => SKIPPED.test(concepts.local(line.fact.name)) && !isShareUnderOtherName(line)

/** Results and totals between tax and net income, which are no lines of their own. */
const SKIPPED =
  /^(IncomeLossFromContinuingOperations(IncludingPortionAttributableToNoncontrollingInterest)?|NetIncomeLossAvailableTo.*|ProfitLoss(From(?!Discontinued).*)?|NetIncomeLoss|ComprehensiveIncome.*|IncomeLossFromContinuingOperationsAttributableToNoncontrollingEntity.*Parenthetical|PreferredStockDividend.*|IncomeTaxExpenseBenefit|CurrentIncomeTax.*|DeferredIncomeTax.*)$/
