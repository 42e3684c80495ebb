/** What can be corrected of a statement, and what a picked cell makes of it (decision 54). */
import type { FoundCell } from '@topline/core/api/admin/corrections.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import type { FigureName } from '@topline/core/statement/statement.ts'

interface CorrectableFigure {
  /** path as in provenance */
  key: string
  label: string
}

/** In the order of a statement. Here and not taken from the shapes: those stay out of the browser. */
const FIGURES: Readonly<Record<FigureName, string>> = {
  total_revenue: 'Total revenue',
  cost_of_revenue: 'Cost of revenue',
  gross_profit: 'Gross profit',
  operating_income: 'Operating income',
  other_interest_income_expense_net: 'Interest income less expense',
  other_income_expense_net: 'Other income less expense',
  income_before_taxes: 'Income before taxes',
  income_tax_expense: 'Income tax expense',
  other_investment_income_expense_after_taxes: 'Investment income after taxes',
  other_income_expense_after_taxes: 'Other income after taxes',
  net_income: 'Net income',
  basic_eps: 'Basic EPS',
  diluted_eps: 'Diluted EPS',
  weighted_avg_shares_basic: 'Weighted average shares, basic',
  weighted_avg_shares_diluted: 'Weighted average shares, diluted',
}

/** Every figure of a statement, those that it does not have included, then its lines and divisions. */
export function correctableFigures(statement: WireStatement): CorrectableFigure[] {
  return [
    ...Object.entries(FIGURES).map(([key, label]) => ({ key, label })),
    ...(statement.operating_expenses ?? []).map((line, i) => ({
      key: `operating_expenses[${i}].amount`,
      label: `Expense: ${line.name}`,
    })),
    ...(['business_segments', 'geographical_segments'] as const).flatMap((group) =>
      (statement[group]?.divisions ?? []).map((division, i) => ({
        key: `${group}.divisions[${i}].revenue`,
        label: `${group === 'business_segments' ? 'Division' : 'Region'}: ${division.label}`,
      })),
    ),
  ]
}

/** Figures that stand without a minus whatever the filing prints before them. */
const ALWAYS_POSITIVE = /^(total_revenue|cost_of_revenue|weighted_avg_shares_\w+|operating_expenses\[)/

/**
 * The value a cell stands for, in whole units: amounts in the statement's unit, per-share figures as printed. Shares
 * are printed in thousands or millions more often than not, so their unit is the statement's too; it can be edited.
 */
export function cellValue(cell: FoundCell, figure: string, units: number): number {
  const value = figure.endsWith('_eps') ? cell.value : Math.round(cell.value * units * 1e6) / 1e6
  return ALWAYS_POSITIVE.test(figure) ? Math.abs(value) : value
}

/** A typed number: digits with commas, one dot, a minus or brackets; null where it is none. */
export function readTyped(text: string): number | null {
  const plain = text.trim().replace(/[,\s]/g, '').replace(/−/g, '-')
  const bracketed = /^\((.+)\)$/.exec(plain)
  const number = bracketed ? `-${bracketed[1]}` : plain
  return /^-?\d*\.?\d+$/.test(number) ? Number(number) : null
}
