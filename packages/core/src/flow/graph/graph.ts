/**
 * What the income flow is made of. Values are whole units of the statement's currency and never negative; the sign a
 * reader sees is in `figure`. Source: docs/income-flow.md A, decision 69.
 */
import type { Place } from '../../statement/statement.ts'

/** The colour of a node. */
export type FlowKind =
  | 'division'
  | 'revenue'
  | 'gross'
  | 'operating'
  | 'net'
  | 'cost'
  | 'tax'
  | 'loss'
  | 'other'
  | 'unallocated'

/** What a node does in the drawing. `source`: income, gain, tax benefit or a loss borne by minorities. */
export type FlowRole =
  | 'division'
  | 'revenue'
  | 'subtotal'
  | 'net'
  | 'loss'
  | 'source'
  | 'group'
  | 'line'
  | 'cost'
  | 'tax'
  | 'minority'
  | 'expense'

export interface FlowPart {
  name: string
  figure: number
  keys: string[]
}

export interface FlowNode {
  id: string
  name: string
  kind: FlowKind
  role: FlowRole
  /** size of the bar, whole units, above 0 */
  value: number
  /** what the label says, signed whole units */
  figure: number
  /** figure / revenue; null where the label shows none */
  share: number | null
  /** provenance keys of the figure; empty for a computed one that has no place of its own */
  keys: string[]
  /** true: not printed in the filing (group total, folded line, difference) */
  computed: boolean
  /** what a folded node holds */
  parts: FlowPart[]
  /** longest path from the left, ends moved to the last column; incomes of a profit flow: the node they join */
  column: number
  /** the column before the ends were moved: the row of the downward drawing */
  row: number
}

/** `source` and `target` are node ids; the two values differ only where rounding or eliminations taper the band. */
export interface FlowLink {
  id: string
  source: string
  target: string
  sourceValue: number
  targetValue: number
}

export interface FlowGraph {
  type: 'profit' | 'loss'
  currency: string
  revenue: number
  /** in rank order within their column, top to bottom */
  nodes: FlowNode[]
  /** in the order in which the bands leave and reach their nodes */
  links: FlowLink[]
  /** all divisions with revenue above 0, for the bars under a narrow drawing; not folded */
  divisions: FlowPart[]
  /** revenue less the divisions, whole units; 0 without divisions */
  unallocated: number
  /** what sources and sinks of a stage differ by beyond rounding: drawn grey and said in words */
  notReconciled: number
}

interface Named {
  name: string
  amount: number
}

/** The statement's figures, each × `unit` = whole units. A wire statement fits with its revenue_units_number. */
export interface FlowInput {
  currency: string
  total_revenue: number | null
  cost_of_revenue: number | null
  gross_profit: number | null
  operating_income: number | null
  other_interest_income_expense_net: number | null
  other_income_expense_net: number | null
  income_before_taxes: number | null
  income_tax_expense: number | null
  other_investment_income_expense_after_taxes: number | null
  other_income_expense_after_taxes: number | null
  net_income: number | null
  operating_expenses: readonly Named[] | null
  business_segments: {
    divisions: readonly { label: string; revenue: number | null }[]
    revenue_not_allocated_to_divisions_net: { value: number; description: string | null } | null
  } | null
  unit?: number
  provenance?: Record<string, Place> | undefined
}
