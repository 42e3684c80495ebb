/** The figures of a balance sheet or of cash flows as rows of a table, in the order of the print. */
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS } from '@topline/core/statement/figure-labels.ts'
import type { BalanceSheetFigure, CashFlowFigure } from '@topline/core/statement/other-statements.ts'

export interface FigureGroup<Name extends string> {
  title: string
  rows: readonly { name: Name; label: string; isTotal?: true }[]
}

export const BALANCE_SHEET_GROUPS: readonly FigureGroup<BalanceSheetFigure>[] = [
  {
    title: 'Assets',
    rows: [
      { name: 'cash_and_equivalents', label: BALANCE_SHEET_LABELS.cash_and_equivalents },
      { name: 'short_term_investments', label: BALANCE_SHEET_LABELS.short_term_investments },
      { name: 'receivables', label: BALANCE_SHEET_LABELS.receivables },
      { name: 'inventories', label: BALANCE_SHEET_LABELS.inventories },
      { name: 'current_assets', label: BALANCE_SHEET_LABELS.current_assets, isTotal: true },
      { name: 'property_net', label: BALANCE_SHEET_LABELS.property_net },
      { name: 'goodwill', label: BALANCE_SHEET_LABELS.goodwill },
      { name: 'intangibles', label: BALANCE_SHEET_LABELS.intangibles },
      { name: 'goodwill_and_intangibles', label: BALANCE_SHEET_LABELS.goodwill_and_intangibles },
      { name: 'total_assets', label: BALANCE_SHEET_LABELS.total_assets, isTotal: true },
    ],
  },
  {
    title: 'Liabilities',
    rows: [
      { name: 'short_term_debt', label: BALANCE_SHEET_LABELS.short_term_debt },
      { name: 'current_liabilities', label: BALANCE_SHEET_LABELS.current_liabilities, isTotal: true },
      { name: 'long_term_debt', label: BALANCE_SHEET_LABELS.long_term_debt },
      { name: 'total_liabilities', label: BALANCE_SHEET_LABELS.total_liabilities, isTotal: true },
    ],
  },
  {
    title: 'Equity',
    rows: [
      { name: 'temporary_equity', label: BALANCE_SHEET_LABELS.temporary_equity },
      { name: 'shareholders_equity', label: BALANCE_SHEET_LABELS.shareholders_equity },
      { name: 'noncontrolling_interests', label: BALANCE_SHEET_LABELS.noncontrolling_interests },
      { name: 'total_equity', label: BALANCE_SHEET_LABELS.total_equity, isTotal: true },
    ],
  },
]

export const CASH_FLOW_GROUPS: readonly FigureGroup<CashFlowFigure>[] = [
  {
    title: 'Operations',
    rows: [
      { name: 'net_income', label: CASH_FLOW_LABELS.net_income },
      { name: 'depreciation_amortization', label: CASH_FLOW_LABELS.depreciation_amortization },
      { name: 'stock_compensation', label: CASH_FLOW_LABELS.stock_compensation },
      { name: 'operating_cash_flow', label: CASH_FLOW_LABELS.operating_cash_flow, isTotal: true },
    ],
  },
  {
    title: 'Investments',
    rows: [
      { name: 'capital_expenditures', label: CASH_FLOW_LABELS.capital_expenditures },
      { name: 'acquisitions', label: CASH_FLOW_LABELS.acquisitions },
      { name: 'investing_cash_flow', label: CASH_FLOW_LABELS.investing_cash_flow, isTotal: true },
    ],
  },
  {
    title: 'Financing',
    rows: [
      { name: 'dividends_paid', label: CASH_FLOW_LABELS.dividends_paid },
      { name: 'share_repurchases', label: CASH_FLOW_LABELS.share_repurchases },
      { name: 'financing_cash_flow', label: CASH_FLOW_LABELS.financing_cash_flow, isTotal: true },
    ],
  },
  {
    title: 'Cash',
    rows: [
      { name: 'exchange_rate_effect', label: CASH_FLOW_LABELS.exchange_rate_effect },
      { name: 'other_cash_change', label: CASH_FLOW_LABELS.other_cash_change },
      { name: 'net_change_in_cash', label: CASH_FLOW_LABELS.net_change_in_cash, isTotal: true },
      { name: 'cash_at_start', label: CASH_FLOW_LABELS.cash_at_start },
      { name: 'cash_at_end', label: CASH_FLOW_LABELS.cash_at_end, isTotal: true },
    ],
  },
]
