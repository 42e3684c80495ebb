/** What a statement of the right shape cannot look like: lines taken for others, or left out, beside what they lead to. */
import type { Cell, Place } from '../statement/statement.ts'
import { printedUnit } from './printed-unit.ts'
import { say, state } from './test.ts'
import type { Rule } from './tested.ts'

const isPrinted = (place: Place | undefined): boolean => place !== undefined && !('computed' in place)

const cellsOf = (place: Place | undefined): readonly Cell[] =>
  place === undefined ? [] : 'computed' in place ? place.parts.flatMap(cellsOf) : [place]

/** Revenue and gross profit whose names stand on other rows have no cost between them. */
const costBeforeGross: Rule = ({ income_statement: s, provenance }) => {
  const { total_revenue: revenue, gross_profit: gross } = s
  if (revenue === null || gross === null || revenue === gross || !isPrinted(provenance.gross_profit)) return null
  return state(
    'gross_profit_has_its_cost',
    'Where gross profit is printed, a cost of revenue leads to it',
    s.cost_of_revenue !== null,
    s.cost_of_revenue === null
      ? `no cost leads from revenue of ${say(revenue)} to the gross profit of ${say(gross)}`
      : `the cost of revenue is ${say(s.cost_of_revenue)}`,
  )
}

/** Without expenses that were read, operating income is less than gross profit, or one of the two is another line. */
const operatingBelowGross: Rule = (tested) => {
  const { gross_profit: gross, operating_income: operating, operating_expenses: expenses } = tested.income_statement
  if (gross === null || operating === null || expenses.length > 0) return null
  return state(
    'operating_income_is_below_gross_profit',
    'Operating income whose expenses were not read is less than gross profit',
    operating < gross - printedUnit(tested) / 2,
    `gross profit is ${say(gross)}, operating income ${say(operating)}`,
  )
}

const EXPENSES =
  /^(?:selling\b|sales and marketing|marketing and|research\b|product development|technology and (?:content|development)|general and administrative)/i

/** Expenses of operations among the items below operating income: the operating income is another result. */
const noExpensesBelow: Rule = ({ income_statement: s, provenance }) => {
  if (s.operating_income === null) return null
  const expense = cellsOf(provenance.other_income_expense_net).find(({ label }) => EXPENSES.test(label))
  return state(
    'other_items_are_no_operating_expenses',
    'No expense of operations is counted below operating income',
    expense === undefined,
    expense === undefined ? 'none' : `“${expense.label}” is counted below operating income`,
  )
}

const amountOf = ({ text }: Cell): number => Number(text.replace(/[^\d.]/g, '')) || 0

/** A cost that is a sum holds no line without a name beside others with one: that is their total, misprinted or misread. */
const costsWithoutTotals: Rule = ({ provenance }) => {
  const place = provenance.cost_of_revenue
  if (place === undefined || !('computed' in place) || !/^sum/.test(place.rule)) return null
  const cells = cellsOf(place)
  const all = cells.reduce((sum, cell) => sum + amountOf(cell), 0)
  const total = cells.filter(({ label }) => label === '').find((cell) => amountOf(cell) >= LEAST_OF_TOTAL * all)
  const isTotal = total !== undefined && cells.length > 2
  return state(
    'sums_hold_no_totals',
    'The cost of revenue is no sum of lines and their total',
    !isTotal,
    isTotal ? `a line of ${total.text} without a name is among ${cells.length} lines of cost` : 'all lines have names',
  )
}

/** A total that is counted with its lines is about half of the sum. */
const LEAST_OF_TOTAL = 0.3

/** Where no list of expenses leads to operating income, revenue, the cost or the result itself is another line. */
const expensesAbove: Rule = (tested) => {
  const { gross_profit: gross, total_revenue: revenue, operating_income: operating } = tested.income_statement
  const from = gross ?? revenue
  if (from === null || operating === null || Math.abs(from - operating) <= 1.02 * printedUnit(tested)) return null
  const { length } = tested.income_statement.operating_expenses
  return state(
    'expenses_lead_to_operating_income',
    'Where operating income was found, the expenses that lead to it were found too',
    length > 0,
    length > 0
      ? `${length} ${length === 1 ? 'line' : 'lines'} of expenses`
      : `no expenses lead from ${say(from)} to the operating income of ${say(operating)}`,
  )
}

export const SHAPE_RULES: readonly Rule[] = [
  costBeforeGross,
  operatingBelowGross,
  expensesAbove,
  noExpensesBelow,
  costsWithoutTotals,
]
