/** A statement as a link preview has room for it: five figures at most, read at 500 px. Source: docs/income-flow.md D. */
import { growth } from '../../statement/margins.ts'
import type { FlowInput } from '../graph/graph.ts'
import type { FlowChanges } from '../layout/change.ts'

/** Rounding between lines that are printed each on its own, in the statement's units. */
const ROUNDING = 3

/**
 * Revenue, what it cost, what was left, what was taken from that, net income. Incomes are netted into the rest. Null
 * where net income is more than what it came from: then the whole statement must be drawn.
 */
export function cardStatement(statement: FlowInput): FlowInput | null {
  const { total_revenue: revenue, cost_of_revenue: cost, net_income: net } = statement
  if (!revenue || net === null) return null
  const bare: FlowInput = {
    ...statement,
    gross_profit: null,
    operating_income: null,
    income_before_taxes: null,
    other_interest_income_expense_net: null,
    other_income_expense_net: null,
    income_tax_expense: null,
    other_investment_income_expense_after_taxes: null,
    other_income_expense_after_taxes: null,
    operating_expenses: [],
    business_segments: null,
  }
  const whole = { ...bare, cost_of_revenue: null }
  const gross = statement.gross_profit ?? revenue - (cost ?? 0)
  // Where revenue, its cost and gross profit do not add up, a card has no room to say so: what was left is drawn alone.
  if (cost !== null && cost > 0 && Math.abs(revenue - cost - gross) <= ROUNDING) {
    const rest = gross - net
    if (rest < 0) return null
    return { ...bare, gross_profit: net < 0 ? null : gross, operating_expenses: line('Expenses and taxes', rest) }
  }
  if (net < 0) return { ...whole, operating_expenses: line('Costs and expenses', revenue - net) }
  const left = statement.income_before_taxes ?? statement.operating_income
  if (left === null || left < net || left >= revenue)
    return revenue < net ? null : { ...whole, operating_expenses: line('Costs, expenses and taxes', revenue - net) }
  const isTaxAlone = Math.abs(left - net - (statement.income_tax_expense ?? 0)) <= ROUNDING
  return {
    ...whole,
    [statement.income_before_taxes === null ? 'operating_income' : 'income_before_taxes']: left,
    operating_expenses: line('Costs and expenses', revenue - left),
    ...(isTaxAlone ? { income_tax_expense: left - net } : { other_income_expense_after_taxes: net - left }),
  }
}

const line = (name: string, amount: number): { name: string; amount: number }[] =>
  amount > 0 ? [{ name, amount }] : []

/** What a card draws: five figures at most, or the statement with its operating expenses as one line. */
export const cardInput = (statement: FlowInput): FlowInput => cardStatement(statement) ?? fewNodes(statement)

/** Operating expenses as one line: a card has room for their sum alone. */
function fewNodes(statement: FlowInput): FlowInput {
  const lines = statement.operating_expenses ?? []
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const name = statement.operating_income === null ? 'Costs and expenses' : 'Operating expenses'
  return { ...statement, operating_expenses: amount > 0 ? [{ name, amount }] : lines }
}

const CARD_FIGURES = [
  'total_revenue',
  'cost_of_revenue',
  'gross_profit',
  'operating_income',
  'income_before_taxes',
  'net_income',
] as const

/** Changes of what a card draws: its sums are other ones than the statement's lines. @returns by the card's keys */
export function cardChanges(statement: FlowInput, changes: FlowChanges): FlowChanges {
  const before = { ...statement }
  for (const name of CARD_FIGURES) {
    const [value, change] = [statement[name], changes[name]]
    before[name] = value === null || change === undefined || change <= -1 ? null : Math.round(value / (1 + change))
  }
  const known = CARD_FIGURES.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]] as const]))
  const [now, then] = [statement, before].map((one) => cardStatement(one)?.operating_expenses?.[0])
  const sum = now && then && now.name === then.name ? growth(now.amount, then.amount) : null
  return { ...Object.fromEntries(known), ...(sum === null ? {} : { 'operating_expenses[0].amount': sum }) }
}
