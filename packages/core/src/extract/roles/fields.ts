/** Which figure is which line or sum of lines, and by what rule it is computed from several. */
import type { FigureName } from '../../statement/statement.ts'
import type { Blocks } from './blocks/blocks.ts'
import type { Term } from './sheet.ts'

/** The main lines of a statement and what is taken off net income. Indexes into the lines; null = it has none. */
export interface Fields {
  revenue: Term | null
  cost: Term | null
  gross: Term | null
  operating: number | null
  pretax: number | null
  net: number | null
  /** The minority's share that is still in the line of net income, with the sign that takes it away. */
  less: Term | null
}

type Parts = Pick<Blocks, 'interest' | 'other' | 'investment' | 'otherAfter' | 'tax'>

/** A figure as a sum of lines. */
interface FieldTerm {
  term: Term | null
  /** What the sum is called where several lines make it. */
  rule: string
}

/** The amounts of money, by their lines. */
export function fieldTerms(roles: Fields & Parts): Partial<Record<FigureName, FieldTerm>> {
  const line = (index: number | null, rule = '') => ({ term: index === null ? null : [{ index, sign: 1 }], rule })
  const net = line(roles.net, "net income − the minority's share")
  return {
    total_revenue: { term: roles.revenue, rule: 'sum of the revenue lines' },
    cost_of_revenue: { term: roles.cost, rule: 'sum of the cost lines' },
    gross_profit: { term: roles.gross, rule: 'gross profit' },
    operating_income: line(roles.operating),
    other_interest_income_expense_net: { term: roles.interest, rule: 'interest income − interest expense' },
    other_income_expense_net: { term: roles.other, rule: 'sum of the other lines before taxes' },
    income_before_taxes: line(roles.pretax),
    income_tax_expense: { term: roles.tax, rule: 'sum of the tax lines' },
    other_investment_income_expense_after_taxes: {
      term: roles.investment,
      rule: 'sum of the investment lines after taxes',
    },
    other_income_expense_after_taxes: { term: roles.otherAfter, rule: 'sum of the other lines after taxes' },
    net_income: { ...net, term: net.term && [...net.term, ...(roles.less ?? [])] },
  }
}
