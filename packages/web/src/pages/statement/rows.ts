/** The figures of a balance sheet or of cash flows as rows of a table, in the order of the print. */
import type { BalanceSheetFigure, CashFlowFigure } from '@topline/core/statement/other-statements.ts'

export interface FigureGroup<Name extends string> {
  title: string
  rows: readonly { name: Name; label: string; isTotal?: true }[]
}

export const BALANCE_SHEET_GROUPS: readonly FigureGroup<BalanceSheetFigure>[] = [
  {
    title: 'Assets',
    rows: [
      { name: 'cash_and_equivalents', label: 'Cash and equivalents' },
      { name: 'short_term_investments', label: 'Short-term investments' },
      { name: 'receivables', label: 'Receivables' },
      { name: 'inventories', label: 'Inventories' },
      { name: 'current_assets', label: 'Current assets', isTotal: true },
      { name: 'property_net', label: 'Property, net' },
      { name: 'goodwill', label: 'Goodwill' },
      { name: 'intangibles', label: 'Intangible assets' },
      { name: 'goodwill_and_intangibles', label: 'Goodwill and intangible assets' },
      { name: 'total_assets', label: 'Total assets', isTotal: true },
    ],
  },
  {
    title: 'Liabilities',
    rows: [
      { name: 'short_term_debt', label: 'Short-term debt' },
      { name: 'current_liabilities', label: 'Current liabilities', isTotal: true },
      { name: 'long_term_debt', label: 'Long-term debt' },
      { name: 'total_liabilities', label: 'Total liabilities', isTotal: true },
    ],
  },
  {
    title: 'Equity',
    rows: [
      { name: 'temporary_equity', label: 'Temporary equity' },
      { name: 'shareholders_equity', label: 'Shareholders’ equity' },
      { name: 'noncontrolling_interests', label: 'Noncontrolling interests' },
      { name: 'total_equity', label: 'Total equity', isTotal: true },
    ],
  },
]

export const CASH_FLOW_GROUPS: readonly FigureGroup<CashFlowFigure>[] = [
  {
    title: 'Operations',
    rows: [
      { name: 'net_income', label: 'Net income' },
      { name: 'depreciation_amortization', label: 'Depreciation and amortization' },
      { name: 'stock_compensation', label: 'Stock compensation' },
      { name: 'operating_cash_flow', label: 'Cash from operations', isTotal: true },
    ],
  },
  {
    title: 'Investments',
    rows: [
      { name: 'capital_expenditures', label: 'Capital expenditures' },
      { name: 'acquisitions', label: 'Acquisitions' },
      { name: 'investing_cash_flow', label: 'Cash from investments', isTotal: true },
    ],
  },
  {
    title: 'Financing',
    rows: [
      { name: 'dividends_paid', label: 'Dividends paid' },
      { name: 'share_repurchases', label: 'Share repurchases' },
      { name: 'financing_cash_flow', label: 'Cash from financing', isTotal: true },
    ],
  },
  {
    title: 'Cash',
    rows: [
      { name: 'exchange_rate_effect', label: 'Exchange rates' },
      { name: 'other_cash_change', label: 'Other changes' },
      { name: 'net_change_in_cash', label: 'Change in cash', isTotal: true },
      { name: 'cash_at_start', label: 'Cash at the start' },
      { name: 'cash_at_end', label: 'Cash at the end', isTotal: true },
    ],
  },
]
