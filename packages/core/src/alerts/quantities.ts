/** What a rule of an alert can measure: figures of the three statements, margins, and what is derived from them. */
import { DERIVED, DERIVED_NAMES } from '../statement/derived.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS, INCOME_LABELS } from '../statement/figure-labels.ts'
import { UNSCALED } from '../statement/figure-sets.ts'
import type { OtherKind } from '../statement/other-statements.ts'
import type { FigureName } from '../statement/statement.ts'

/**
 * How it is counted: `money` in whole units of the statement's currency, `per_share` in the currency, `shares` a count,
 * `margin` a ratio (0.24 = 24 %), `multiple` a number of times, `days` a count.
 */
type AlertUnit = 'money' | 'per_share' | 'shares' | 'margin' | 'multiple' | 'days'

export interface AlertQuantity {
  /** unique: 'total_revenue', 'gross_margin', 'balance_sheet.total_assets', 'free_cash_flow' */
  name: string
  label: string
  unit: AlertUnit
  /** the statement that it is of or derived from */
  of: 'income_statement' | OtherKind
  /** whether a filing prints the same of a year before, so that a change can be told */
  hasPrior: boolean
}

const incomeUnit = (name: FigureName): AlertUnit =>
  name.endsWith('_eps') ? 'per_share' : UNSCALED.has(name) ? 'shares' : 'money'

const DERIVED_UNITS = {
  amount: 'money',
  ratio: 'margin',
  multiple: 'multiple',
  per_share: 'per_share',
  days: 'days',
} as const

const ofIncome = (Object.entries(INCOME_LABELS) as [FigureName, string][]).map(
  // the keys of a record by figure
  ([name, label]): AlertQuantity => ({
    name,
    label,
    unit: incomeUnit(name),
    of: 'income_statement',
    hasPrior: true,
  }),
)
const margins = (
  [
    ['gross_margin', 'Gross margin'],
    ['operating_margin', 'Operating margin'],
    ['net_margin', 'Net margin'],
  ] as const
).map(([name, label]): AlertQuantity => ({ name, label, unit: 'margin', of: 'income_statement', hasPrior: true }))

const ofOther = (kind: OtherKind, labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(
    ([name, label]): AlertQuantity => ({ name: `${kind}.${name}`, label, unit: 'money', of: kind, hasPrior: true }),
  )

const derived = DERIVED_NAMES.map((name): AlertQuantity => {
  const { label, unit, of } = DERIVED[name]
  return { name, label, unit: DERIVED_UNITS[unit], of, hasPrior: false }
})

/** All of them, those of the income statement first. */
export const ALERT_QUANTITIES: readonly AlertQuantity[] = [
  ...ofIncome,
  ...margins,
  ...ofOther('balance_sheet', BALANCE_SHEET_LABELS),
  ...ofOther('cash_flow', CASH_FLOW_LABELS),
  ...derived,
]

const byName = new Map(ALERT_QUANTITIES.map((one) => [one.name, one]))

/** @returns null where none is called so */
export const alertQuantity = (name: string): AlertQuantity | null => byName.get(name) ?? null
