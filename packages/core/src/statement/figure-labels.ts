/** What the figures of the statements are called on pages and in the arithmetic of others, whatever their sign. */
import type { BalanceSheetFigure, CashFlowFigure } from './other-statements.ts'
import type { FigureName } from './statement.ts'

export const INCOME_LABELS: Readonly<Record<FigureName, string>> = {
  total_revenue: 'Total revenue',
  cost_of_revenue: 'Cost of revenue',
  gross_profit: 'Gross profit',
  operating_income: 'Operating income',
  other_interest_income_expense_net: 'Interest, net',
  other_income_expense_net: 'Other income, net',
  income_before_taxes: 'Income before taxes',
  income_tax_expense: 'Income taxes',
  other_investment_income_expense_after_taxes: 'Investment income after taxes',
  other_income_expense_after_taxes: 'Other income after taxes',
  net_income: 'Net income',
  basic_eps: 'Basic EPS',
  diluted_eps: 'Diluted EPS',
  weighted_avg_shares_basic: 'Weighted average basic shares',
  weighted_avg_shares_diluted: 'Weighted average diluted shares',
}

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
