/** Margins computed twice: from the printed results, and from the lines above them. */
import type { QcTest } from '../statement/statement.ts'
import { compare } from './test.ts'
import type { Rule } from './tested.ts'

/** A tenth of a percentage point: what a printed margin would show. */
const ROUNDING = 0.001

function margin(
  kind: 'gross' | 'operating' | 'net',
  revenue: number,
  printed: number | null,
  computed: number | null,
  unit: number,
  lines: number,
): QcTest[] {
  if (printed === null || computed === null) return []
  const share = (amount: number) => Number(((100 * amount) / revenue).toFixed(4))
  return [
    compare({
      name: `${kind}_margin_recomputed`,
      description: `The ${kind} margin is the same from the printed result and from the lines above it`,
      left: share(computed),
      right: share(printed),
      tolerance: Number((100 * (ROUNDING + (0.51 * unit * (lines + 2)) / revenue)).toFixed(4)),
      rationale: `the ${kind} margin is {left} % by the lines above and {right} % by the printed result`,
    }),
  ]
}

const margins: Rule = ({ income_statement: s, provenance }) => {
  const revenue = s.total_revenue
  if (revenue === null || revenue <= 0) return null
  const gross = provenance.gross_profit
  // Nothing is recomputed from what a computed gross profit was made of, or from a cost made of it.
  const made = provenance.cost_of_revenue
  const isMade = (gross && 'computed' in gross) || (made && 'computed' in made && made.rule.includes('gross_profit'))
  const cost = isMade ? null : s.cost_of_revenue
  const expenses = s.operating_expenses.reduce((sum, one) => sum + one.amount, 0)
  const after = (s.other_investment_income_expense_after_taxes ?? 0) + (s.other_income_expense_after_taxes ?? 0)
  return [
    ...margin('gross', revenue, s.gross_profit, cost === null ? null : revenue - cost, s.revenue_units_number, 1),
    ...margin(
      'operating',
      revenue,
      s.operating_income,
      s.operating_expenses.length === 0 ? null : (s.gross_profit ?? revenue) - expenses,
      s.revenue_units_number,
      s.operating_expenses.length,
    ),
    ...margin(
      'net',
      revenue,
      s.net_income,
      s.income_before_taxes === null ? null : s.income_before_taxes - (s.income_tax_expense ?? 0) + after,
      s.revenue_units_number,
      3,
    ),
  ]
}

export const MARGIN_RULES: readonly Rule[] = [margins]
