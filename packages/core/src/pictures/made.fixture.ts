/** Statements put together line by line; amounts in millions, as they are printed. */
import {
  BALANCE_SHEET_FIGURES,
  type BalanceSheetFigure,
  CASH_FLOW_FIGURES,
  type CashFlowFigure,
  type PrintedLine,
} from '../statement/other-statements.ts'
import type { Provenance } from '../statement/statement.ts'
import type { CashInput } from './bridge/cash.ts'
import type { SheetInput } from './towers/sheet.ts'

const M = 1_000_000

/** A line with the figure that is read from it, where one is. */
export type Row<F extends string> = readonly [label: string, amount: number, field?: F, section?: string]

const blank = <F extends string>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as Record<F, null>

function read<F extends string>(rows: readonly Row<F>[]) {
  const lines = rows.map(([label, amount, , section = ''], i): PrintedLine => {
    const text = Math.abs(amount).toLocaleString('en-US')
    return { label, section, amount: amount * M, place: { label, text, start: i * 100, end: i * 100 + 9 } }
  })
  const named = rows.flatMap(([, amount, field], i) =>
    field === undefined ? [] : [{ field, amount: amount * M, place: lines[i]?.place }],
  )
  return {
    lines,
    figures: Object.fromEntries(named.map(({ field, amount }) => [field, amount])),
    provenance: Object.fromEntries(named.map(({ field, place }) => [field, place])) as Provenance,
  }
}

/** @param rows from the top of the assets to the total of all claims */
export function madeSheet(rows: readonly Row<BalanceSheetFigure>[], more: Partial<SheetInput> = {}): SheetInput {
  const { lines, figures, provenance } = read(rows)
  return {
    ...blank(BALANCE_SHEET_FIGURES),
    ...figures,
    ...{ as_of: '2025-12-31', currency: 'USD', lines, provenance, prior_periods: [] },
    ...more,
  }
}

/** @param rows from the first line of operations to the cash at the end */
export function madeFlows(rows: readonly Row<CashFlowFigure>[], more: Partial<CashInput> = {}): CashInput {
  const { lines, figures, provenance } = read(rows)
  return {
    ...blank(CASH_FLOW_FIGURES),
    ...figures,
    ...{ start_date: '2025-01-01', end_date: '2025-12-31', currency: 'USD', lines, provenance },
    ...more,
  }
}

/** 1,000 million of assets, 540 of them owed; small lines beside large ones. */
export const SHEET: readonly Row<BalanceSheetFigure>[] = [
  ['Cash and cash equivalents', 100, 'cash_and_equivalents'],
  ['Accounts receivable', 150, 'receivables'],
  ['Inventories', 50, 'inventories'],
  ['Prepaid expenses', 12],
  ['Other current assets', 8],
  ['Total current assets', 320, 'current_assets'],
  ['Property and equipment, net', 400, 'property_net'],
  ['Goodwill', 200, 'goodwill'],
  ['Equity investments', 60],
  ['Other assets', 20],
  ['Total assets', 1_000, 'total_assets'],
  ['Accounts payable', 120],
  ['Short-term borrowings', 30, 'short_term_debt'],
  ['Accrued liabilities', 50],
  ['Total current liabilities', 200, 'current_liabilities'],
  ['Long-term debt', 300, 'long_term_debt'],
  ['Deferred taxes', 40],
  ['Total liabilities', 540, 'total_liabilities'],
  ['Common stock', 50],
  ['Retained earnings', 400],
  ['Total shareholders’ equity', 450, 'shareholders_equity'],
  ['Noncontrolling interests', 10, 'noncontrolling_interests'],
  ['Total equity', 460, 'total_equity'],
  ['Total liabilities and equity', 1_000],
]

/** From 80 to 100 million: 200 from operations, 130 of them invested, 55 to owners and lenders, 5 of exchange rates. */
export const FLOWS: readonly Row<CashFlowFigure>[] = [
  ['Net income', 120, 'net_income'],
  ['Depreciation and amortization', 60, 'depreciation_amortization'],
  ['Share-based compensation', 30, 'stock_compensation'],
  ['Accounts receivable', -25, undefined, 'Changes in operating assets and liabilities:'],
  ['Accounts payable', 10, undefined, 'Changes in operating assets and liabilities:'],
  ['Other, net', 5],
  ['Net cash provided by operating activities', 200, 'operating_cash_flow'],
  ['Capital expenditures', -90, 'capital_expenditures'],
  ['Acquisitions, net of cash acquired', -50, 'acquisitions'],
  ['Sales of securities', 10],
  ['Net cash used in investing activities', -130, 'investing_cash_flow'],
  ['Dividends paid', -40, 'dividends_paid'],
  ['Repurchases of common stock', -35, 'share_repurchases'],
  ['Proceeds from long-term debt', 70],
  ['Repayments of long-term debt', -50],
  ['Net cash used in financing activities', -55, 'financing_cash_flow'],
  ['Effect of exchange rates', 5, 'exchange_rate_effect'],
  ['Net change in cash', 20, 'net_change_in_cash'],
  ['Cash at beginning of year', 80, 'cash_at_start'],
  ['Cash at end of year', 100, 'cash_at_end'],
]
