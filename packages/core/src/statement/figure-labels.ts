/** What the figures of balance sheets and cash flows are called on pages and in the arithmetic of others. */
import type { BalanceSheetFigure, CashFlowFigure } from './other-statements.ts'

export const BALANCE_SHEET_LABELS: Readonly<Record<BalanceSheetFigure, string>> = {
  cash_and_equivalents: 'Cash and equivalents',
  short_term_investments: 'Short-term investments',
  receivables: 'Receivables',
  inventories: 'Inventories',
  current_assets: 'Current assets',
  property_net: 'Property, net',
  goodwill: 'Goodwill',
  intangibles: 'Intangible assets',
  goodwill_and_intangibles: 'Goodwill and intangible assets',
  total_assets: 'Total assets',
  current_liabilities: 'Current liabilities',
  short_term_debt: 'Short-term debt',
  long_term_debt: 'Long-term debt',
  total_liabilities: 'Total liabilities',
  temporary_equity: 'Temporary equity',
  shareholders_equity: 'Shareholders’ equity',
  noncontrolling_interests: 'Noncontrolling interests',
  total_equity: 'Total equity',
}

export const CASH_FLOW_LABELS: Readonly<Record<CashFlowFigure, string>> = {
  net_income: 'Net income',
  depreciation_amortization: 'Depreciation and amortization',
  stock_compensation: 'Stock compensation',
  operating_cash_flow: 'Cash from operations',
  capital_expenditures: 'Capital expenditures',
  acquisitions: 'Acquisitions',
  investing_cash_flow: 'Cash from investments',
  dividends_paid: 'Dividends paid',
  share_repurchases: 'Share repurchases',
  financing_cash_flow: 'Cash from financing',
  exchange_rate_effect: 'Exchange rates',
  other_cash_change: 'Other changes',
  net_change_in_cash: 'Change in cash',
  cash_at_start: 'Cash at the start',
  cash_at_end: 'Cash at the end',
}
