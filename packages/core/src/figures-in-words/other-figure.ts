/** What the figures of balance sheets and cash flows are called, printed and computed ones. */
import type { DerivedName } from '../statement/derived.ts'
import type { BalanceSheetFigure, CashFlowFigure, OtherKind } from '../statement/other-statements.ts'

/** What is computed from them: sums and ratios of figures of one column, free cash flow of one period. */
type Computed =
  | 'total_debt'
  | 'net_cash'
  | 'current_ratio'
  | 'debt_to_equity'
  | 'free_cash_flow'
  /** of a year's or a quarter's income too */
  | Extract<
      DerivedName,
      | 'free_cash_flow_margin'
      | 'return_on_average_equity'
      | 'return_on_average_assets'
      | 'days_receivables'
      | 'days_inventories'
    >
export type OtherName = Exclude<BalanceSheetFigure | CashFlowFigure, 'net_income'> | Computed

/** A figure and the words that name it. */
export interface NamedOther {
  name: OtherName
  kind: OtherKind
  /** with the verb that agrees with it */
  label: string
  isPlural?: true
  /** printed as an outflow, spoken of as an amount: "$12.7B of capital expenditures" */
  isOutflow?: true
  pattern: RegExp
  meaning: string
}
