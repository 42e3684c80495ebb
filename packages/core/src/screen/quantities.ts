/**
 * What companies can be screened by: the figures of the three statements, margins, what is derived, and growth. One table
 * for what is stored, asked, shown and exported. Amounts are whole units of the period's currency, ratios and growth
 * fractions (0.3 = 30 %).
 */
import { DERIVED, type DerivedName, type DerivedUnit } from '../statement/derived.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS, INCOME_LABELS } from '../statement/figure-labels.ts'
import type { BalanceSheetFigure, CashFlowFigure } from '../statement/other-statements.ts'
import type { FigureName } from '../statement/statement.ts'

/** A year, a quarter, or the last four quarters: which newest period of a company is looked at. */
export const SCREEN_BASES = ['year', 'quarter', 'ttm'] as const
export type ScreenBasis = (typeof SCREEN_BASES)[number]

export const BASIS_LABELS: Readonly<Record<ScreenBasis, string>> = {
  year: 'Newest year',
  quarter: 'Newest quarter',
  ttm: 'Last twelve months',
}

export type ScreenUnit = DerivedUnit | 'shares' | 'growth'

/** Diluted share counts stand in no series. */
export type IncomeQuantity = Exclude<FigureName, 'weighted_avg_shares_diluted'>
type MarginQuantity = 'gross_margin' | 'operating_margin' | 'net_margin'
/** The income that cash flows begin with has a name of its own: noncontrolling interests are in it. */
export type FlowQuantity = Exclude<CashFlowFigure, 'net_income'> | 'cash_flow_net_income'

/** Of what the growth over the same period of the year before is known. */
export const GROWTH_OF = [
  'total_revenue',
  'gross_profit',
  'operating_income',
  'net_income',
  'basic_eps',
  'diluted_eps',
  'operating_cash_flow',
  'free_cash_flow',
  'total_assets',
  'shareholders_equity',
] as const
type GrowthQuantity = `${(typeof GROWTH_OF)[number]}_growth`

export type ScreenQuantity =
  | IncomeQuantity
  | MarginQuantity
  | BalanceSheetFigure
  | FlowQuantity
  | DerivedName
  | GrowthQuantity

export const SCREEN_GROUPS = ['Income', 'Margins', 'Growth', 'Derived', 'Balance sheet', 'Cash flows'] as const
type ScreenGroup = (typeof SCREEN_GROUPS)[number]

export interface Quantity {
  name: ScreenQuantity
  label: string
  unit: ScreenUnit
  group: ScreenGroup
}

const INCOME_UNITS: Partial<Record<FigureName, ScreenUnit>> = {
  basic_eps: 'per_share',
  diluted_eps: 'per_share',
  weighted_avg_shares_basic: 'shares',
}

const income = Object.entries(INCOME_LABELS)
  .filter(([name]) => name !== 'weighted_avg_shares_diluted')
  .map(([key, label]): Quantity => {
    const name = key as IncomeQuantity // the one other name is filtered out
    return { name, label, unit: INCOME_UNITS[name] ?? 'amount', group: 'Income' }
  })

export const INCOME_QUANTITIES: readonly IncomeQuantity[] = income.map(({ name }) => name as IncomeQuantity) // made of them alone

const margins: readonly Quantity[] = [
  { name: 'gross_margin', label: 'Gross margin', unit: 'ratio', group: 'Margins' },
  { name: 'operating_margin', label: 'Operating margin', unit: 'ratio', group: 'Margins' },
  { name: 'net_margin', label: 'Net margin', unit: 'ratio', group: 'Margins' },
]

const sheets = Object.entries(BALANCE_SHEET_LABELS).map(
  ([name, label]): Quantity => ({
    name: name as BalanceSheetFigure, // a key of its labels
    label,
    unit: 'amount',
    group: 'Balance sheet',
  }),
)

/** Its name here of a figure of the cash flows. */
export const flowQuantity = (name: CashFlowFigure): FlowQuantity =>
  name === 'net_income' ? 'cash_flow_net_income' : name

const flows = Object.entries(CASH_FLOW_LABELS).map(
  ([name, label]): Quantity => ({
    name: flowQuantity(name as CashFlowFigure), // a key of its labels
    label: name === 'net_income' ? 'Net income of the cash flows' : label,
    unit: 'amount',
    group: 'Cash flows',
  }),
)

const derived = Object.entries(DERIVED).map(
  ([name, { label, unit }]): Quantity => ({ name: name as DerivedName, label, unit, group: 'Derived' }), // a key of the table
)

const GROWTH_LABELS: Readonly<Record<(typeof GROWTH_OF)[number], string>> = {
  total_revenue: 'Revenue growth',
  gross_profit: 'Gross profit growth',
  operating_income: 'Operating income growth',
  net_income: 'Net income growth',
  basic_eps: 'Basic EPS growth',
  diluted_eps: 'Diluted EPS growth',
  operating_cash_flow: 'Operating cash flow growth',
  free_cash_flow: 'Free cash flow growth',
  total_assets: 'Total assets growth',
  shareholders_equity: 'Equity growth',
}

const growth = GROWTH_OF.map(
  (of): Quantity => ({ name: `${of}_growth`, label: GROWTH_LABELS[of], unit: 'growth', group: 'Growth' }),
)

/** In the order of their groups. */
export const SCREEN_QUANTITIES: readonly Quantity[] = [
  ...income,
  ...margins,
  ...growth,
  ...derived,
  ...sheets,
  ...flows,
]
export const SCREEN_NAMES: readonly ScreenQuantity[] = SCREEN_QUANTITIES.map(({ name }) => name)

const byName = new Map<string, Quantity>(SCREEN_QUANTITIES.map((one) => [one.name, one]))

export const isScreenQuantity = (name: string): name is ScreenQuantity => byName.has(name)

export function screenQuantity(name: ScreenQuantity): Quantity {
  const found = byName.get(name)
  if (!found) throw new Error(`Nothing is screened by ${name}`)
  return found
}

/** Amounts and per-share figures: those of two currencies are not compared. */
export const hasCurrency = ({ unit }: Quantity): boolean => unit === 'amount' || unit === 'per_share'

/** Shown and typed in percent. */
export const isPercent = ({ unit }: Quantity): boolean => unit === 'ratio' || unit === 'growth'
