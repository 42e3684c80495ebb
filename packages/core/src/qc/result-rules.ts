/** Rules of the lines that lead from revenue to net income: signs and identities. */
import { printedUnit } from './printed-unit.ts'
import { compare, say, state } from './test.ts'
import type { Rule } from './tested.ts'

const sum = (...parts: number[]): number => Number(parts.reduce((a, b) => a + b, 0).toPrecision(15))

/** Revenue is there, and no negative amount unless it is computed net of interest. */
export const revenuePresent: Rule = ({ income_statement: s, provenance }) => {
  const value = s.total_revenue
  const place = provenance.total_revenue
  // What a lender keeps of its interest and gains may be a loss.
  const net = place !== undefined && 'computed' in place && /interest/.test(place.rule)
  const rationale = value === null ? 'the statement prints no revenue' : `total revenue is ${say(value)}`
  return state(
    'revenue_present_and_positive',
    'Revenue is there and positive',
    value !== null && value > 0,
    rationale,
    value !== null && value < 0 && !net,
  )
}

/** Net income is there. */
export const netIncomePresent: Rule = ({ income_statement: s }) =>
  state(
    'net_income_present',
    'Net income was found',
    s.net_income !== null,
    s.net_income === null ? 'no net income was found' : `net income is ${say(s.net_income)}`,
  )

/** Gross profit is revenue less its cost, where it is printed. */
export const grossProfit: Rule = (tested) => {
  const { income_statement: s, provenance } = tested
  if (s.total_revenue === null || s.cost_of_revenue === null) return null
  if (s.gross_profit === null)
    return state(
      'gross_profit_follows',
      'Where revenue and its cost are known, gross profit is too',
      false,
      `${say(s.total_revenue)} less ${say(s.cost_of_revenue)} is no gross profit`,
    )
  const left = sum(s.total_revenue, -s.cost_of_revenue)
  const place = provenance.gross_profit
  // Computed from these two it is no second figure, unless one of them was changed since.
  if (place && 'computed' in place && left === s.gross_profit) return null
  return compare({
    name: 'gross_profit_identity',
    description: 'Revenue less cost of revenue is gross profit',
    left,
    right: s.gross_profit,
    tolerance: 1.02 * printedUnit(tested),
    rationale: `${say(s.total_revenue)} − ${say(s.cost_of_revenue)} = {left}; gross profit is {right}`,
  })
}

/** Costs that were taken for costs of revenue turn a profit into a gross loss. */
export const grossLoss: Rule = ({ income_statement: s, provenance }) => {
  const place = provenance.gross_profit
  if (s.gross_profit === null || s.income_before_taxes === null || !place || !('computed' in place)) return null
  return state(
    'gross_loss_goes_with_a_loss',
    'A gross profit that is not printed is no loss where the company made a profit',
    s.gross_profit >= 0 || s.income_before_taxes <= 0,
    `gross profit is ${say(s.gross_profit)}, income before taxes ${say(s.income_before_taxes)}`,
  )
}

/** Operating income leads to income before taxes. */
export const beforeTaxes: Rule = (tested) => {
  const s = tested.income_statement
  if (s.operating_income === null || s.income_before_taxes === null) return null
  const other = sum(s.other_interest_income_expense_net ?? 0, s.other_income_expense_net ?? 0)
  return compare({
    name: 'income_before_taxes_identity',
    description: 'Operating income and the other items make income before taxes',
    left: sum(s.operating_income, other),
    right: s.income_before_taxes,
    tolerance: 1.02 * printedUnit(tested),
    rationale: `${say(s.operating_income)} + ${say(other)} = {left}; income before taxes is {right}`,
  })
}

/** Income before taxes leads to net income. */
export const netIncome: Rule = (tested) => {
  const s = tested.income_statement
  if (s.income_before_taxes === null || s.net_income === null) return null
  const after = sum(s.other_investment_income_expense_after_taxes ?? 0, s.other_income_expense_after_taxes ?? 0)
  const tax = s.income_tax_expense ?? 0
  return compare({
    name: 'net_income_identity',
    description: 'Income before taxes less tax, with the items after tax, is net income',
    left: sum(s.income_before_taxes, -tax, after),
    right: s.net_income,
    tolerance: 1.02 * printedUnit(tested),
    rationale: `${say(s.income_before_taxes)} − ${say(tax)} + ${say(after)} = {left}; net income is {right}`,
  })
}

/**
 * A result before taxes whose name is damaged may pass for the tax, where nothing else says what the result was; nor does
 * anything say then whether a tax in brackets is a benefit or is taken off, which beside a profit it nearly always is.
 */
export const taxAlone: Rule = ({ income_statement: s }) => {
  if (s.income_before_taxes !== null || s.net_income === null || !s.income_tax_expense) return null
  const before = s.net_income + s.income_tax_expense
  return state(
    'tax_alone_is_part_of_the_result',
    'A tax without a result before it is less than half of what net income and the tax make, and no benefit beside a profit',
    Math.abs(s.income_tax_expense) < 0.49 * Math.abs(before) && !(s.income_tax_expense < 0 && s.net_income > 0),
    `the tax is ${say(s.income_tax_expense)}, net income ${say(s.net_income)}`,
  )
}

/** A tax rate that is out of the ordinary, as a hint. */
export const taxRate: Rule = ({ income_statement: s }) => {
  if (s.income_before_taxes === null || s.income_tax_expense === null || s.income_before_taxes === 0) return null
  const rate = s.income_tax_expense / s.income_before_taxes
  return state(
    'tax_rate_is_usual',
    'The tax is between −20 % and 60 % of income before taxes',
    rate >= -0.2 && rate <= 0.6,
    `${(rate * 100).toFixed(1)} %`,
    false,
  )
}

/** Costs are positive. */
export const costSign: Rule = ({ income_statement: s }) =>
  s.cost_of_revenue === null || s.total_revenue === null
    ? null
    : state(
        'cost_of_revenue_positive',
        'Cost of revenue is positive',
        s.cost_of_revenue >= 0,
        `cost of revenue is ${say(s.cost_of_revenue)}`,
      )

/** The listed expenses make operating income. */
export const operatingExpenses: Rule = (tested) => {
  const s = tested.income_statement
  if (s.operating_expenses.length === 0 || s.operating_income === null) return null
  const base = s.gross_profit ?? s.total_revenue ?? 0
  const total = sum(...s.operating_expenses.map((expense) => expense.amount))
  return compare({
    name: 'operating_expenses_identity',
    description: 'Gross profit (or revenue) less the operating expenses is operating income',
    left: sum(base, -total),
    right: s.operating_income,
    tolerance: 0.51 * printedUnit(tested) * (s.operating_expenses.length + 2),
    rationale: `${say(base)} − ${say(total)} = {left}; operating income is {right}`,
  })
}

/** Net income and the statement above it must hang together somewhere, or nothing is proved. */
export const tiedTogether: Rule = ({ income_statement: s }) => {
  const known = [s.total_revenue, s.operating_income, s.income_before_taxes, s.basic_eps ?? s.diluted_eps].filter(
    (value) => value !== null,
  ).length
  return state(
    'enough_lines_found',
    'At least two of revenue, operating income, income before taxes and EPS were found',
    known >= 2,
    `${known} of 4 were found`,
  )
}
