import type { OtherKind } from '@topline/core/statement/other-statements.ts'

/** Which of a company's statements the table shows, as the address names it. */
export const GRID_STATEMENTS = [
  { value: 'income', label: 'Income statement' },
  { value: 'balance-sheet', label: 'Balance sheet' },
  { value: 'cash-flow', label: 'Cash flow' },
] as const
export type GridStatement = (typeof GRID_STATEMENTS)[number]['value']

/** The same as its series names it; null = the income statement. */
export const KIND_OF: Readonly<Record<GridStatement, OtherKind | null>> = {
  income: null,
  'balance-sheet': 'balance_sheet',
  'cash-flow': 'cash_flow',
}

/** How the financials table is shown, as the address says it; defaults stay out of it. */
export interface GridView {
  statement: GridStatement
  /** false: the newest 5 years or 8 quarters */
  all: boolean
  oldestFirst: boolean
  growth: boolean
}

export function readGridView(params: { get(name: string): string | null }): GridView {
  const named = params.get('statement')
  return {
    statement: GRID_STATEMENTS.find(({ value }) => value === named)?.value ?? 'income',
    all: params.get('range') === 'all',
    oldestFirst: params.get('order') === 'oldest',
    growth: params.get('growth') === 'all',
  }
}

export function writeGridView(view: GridView): Record<string, string | null> {
  return {
    statement: view.statement === 'income' ? null : view.statement,
    range: view.all ? 'all' : null,
    order: view.oldestFirst ? 'oldest' : null,
    growth: view.growth ? 'all' : null,
  }
}

/** Columns of the short view. */
export const SHORT = { annual: 5, quarterly: 8 } as const
