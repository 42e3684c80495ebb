/**
 * Figures that no filing prints and that follow from the three statements, each with the operands it is made of down to
 * the cells of filings. One place: answers, pages, charts and files show what is computed here.
 *
 * A part that is not known leaves the figure unknown, a part that the viewer may not see closes it, and where there is
 * nothing positive to divide by, or the figure says nothing of such a business, it is null with the reason.
 */
import type { Business } from './business.ts'
import { negated, type Operand, together, whatIsPrinted } from './operand.ts'

/** `multiple` 1.4 = 1.4 times, `ratio` 0.25 = 25 %, `days` a count of days. */
export type DerivedUnit = 'amount' | 'ratio' | 'multiple' | 'per_share' | 'days'

export const DERIVED = {
  free_cash_flow: { label: 'Free cash flow', unit: 'amount', of: 'cash_flow' },
  free_cash_flow_margin: { label: 'Free cash flow margin', unit: 'ratio', of: 'cash_flow' },
  cash_conversion: { label: 'Cash conversion', unit: 'multiple', of: 'cash_flow' },
  debt: { label: 'Debt', unit: 'amount', of: 'balance_sheet' },
  net_cash: { label: 'Net cash', unit: 'amount', of: 'balance_sheet' },
  current_ratio: { label: 'Current ratio', unit: 'multiple', of: 'balance_sheet' },
  debt_to_equity: { label: 'Debt to equity', unit: 'multiple', of: 'balance_sheet' },
  return_on_average_equity: { label: 'Return on average equity', unit: 'ratio', of: 'balance_sheet' },
  return_on_average_assets: { label: 'Return on average assets', unit: 'ratio', of: 'balance_sheet' },
  book_value_per_share: { label: 'Book value per average share', unit: 'per_share', of: 'balance_sheet' },
  days_receivables: { label: 'Days of receivables', unit: 'days', of: 'balance_sheet' },
  days_inventories: { label: 'Days of inventories', unit: 'days', of: 'balance_sheet' },
} as const satisfies Record<string, { label: string; unit: DerivedUnit; of: 'balance_sheet' | 'cash_flow' }>
export type DerivedName = keyof typeof DERIVED
export const DERIVED_NAMES = Object.keys(DERIVED) as DerivedName[]

/** One operand with the sign that stands before it; figures are computed from left to right. */
type Step = Operand & { op: '' | '+' | '−' | '÷' | '×' }

export interface DerivedFigure {
  name: DerivedName
  label: string
  unit: DerivedUnit
  value: number | null
  /** a part of it is of a period that is closed to the viewer */
  hidden: boolean
  /** in words, where there is no value for another reason; null otherwise */
  why: string | null
  /** empty where there is no value */
  steps: readonly Step[]
  /** how many filings its cells are from: more than one means that prints are mixed */
  filings: number
}

/** What the figures of one period are computed from. */
export interface DerivedParts {
  total_revenue: Operand
  cost_of_revenue: Operand
  net_income: Operand
  basic_eps: Operand
  shares: Operand
  operating_cash_flow: Operand
  capital_expenditures: Operand
  /** the net income that the cash flows begin with */
  flow_income: Operand
  /** of the very period that the flows are of; a year to date has none where the filing prints a quarter's revenue */
  flow_revenue: Operand
  cash_and_equivalents: Operand
  short_term_investments: Operand
  short_term_debt: Operand
  long_term_debt: Operand
  receivables: Operand
  inventories: Operand
  current_assets: Operand
  current_liabilities: Operand
  total_assets: Operand
  shareholders_equity: Operand
  opening_assets: Operand
  opening_equity: Operand
}

export interface DerivedAbout {
  business: Business
  isYear: boolean
  /** of the period that the income statement is for; null = not known */
  days: number | null
  /** what per-share figures were multiplied by to stand on one share basis */
  epsFactor: number
}

/** All figures of one period, in their order. */
export function derivedFigures(p: DerivedParts, about: DerivedAbout): DerivedFigure[] {
  const refused = refusals(p, about)
  const debt = whatIsPrinted('Debt', [p.short_term_debt, p.long_term_debt])
  const free = together('Free cash flow', [
    [1, p.operating_cash_flow],
    [1, p.capital_expenditures],
  ])
  const average = (label: string, start: Operand, end: Operand) =>
    together(
      label,
      [
        [1, end],
        [1, start],
      ],
      2,
    )
  const days: Operand = { label: 'Days of the period', unit: 'days', value: about.days, isClosed: false, cells: [] }
  const equity = p.shareholders_equity
  const steps: Record<DerivedName, readonly Step[]> = {
    free_cash_flow: [first(p.operating_cash_flow), step('−', negated(p.capital_expenditures))],
    free_cash_flow_margin: [first(free), step('÷', p.flow_revenue)],
    cash_conversion: [first(p.operating_cash_flow), step('÷', p.flow_income)],
    debt: [p.short_term_debt, p.long_term_debt].some(isThere)
      ? [p.short_term_debt, p.long_term_debt].filter(isThere).map((part, i) => step(i === 0 ? '' : '+', part))
      : [first(debt)],
    net_cash: [
      first(p.cash_and_equivalents),
      ...(isThere(p.short_term_investments) ? [step('+', p.short_term_investments)] : []),
      step('−', debt),
    ],
    current_ratio: [first(p.current_assets), step('÷', p.current_liabilities)],
    debt_to_equity: [first(debt), step('÷', equity)],
    return_on_average_equity: [
      first(p.net_income),
      step('÷', average('Average shareholders’ equity', p.opening_equity, equity)),
    ],
    return_on_average_assets: [
      first(p.net_income),
      step('÷', average('Average total assets', p.opening_assets, p.total_assets)),
    ],
    book_value_per_share: [first(equity), step('÷', p.shares)],
    days_receivables: [first(p.receivables), step('÷', p.total_revenue), step('×', days)],
    days_inventories: [first(p.inventories), step('÷', p.cost_of_revenue), step('×', days)],
  }
  return DERIVED_NAMES.map((name) => figure(name, steps[name], refused[name] ?? null))
}

const isThere = ({ value, isClosed }: Operand): boolean => value !== null || isClosed
const step = (op: Step['op'], operand: Operand): Step => ({ ...operand, op })
const first = (operand: Operand): Step => step('', operand)

function figure(name: DerivedName, steps: readonly Step[], refused: string | null): DerivedFigure {
  const { label, unit } = DERIVED[name]
  const none = { name, label, unit, value: null, hidden: false, why: null, steps: [], filings: 0 }
  if (steps.some(({ isClosed }) => isClosed)) return { ...none, hidden: true }
  if (refused !== null) return { ...none, why: refused }
  const missing = steps.filter(({ value }) => value === null).map((one) => one.label)
  if (missing.length > 0) return { ...none, why: `Not printed or not known: ${missing.join(', ').toLowerCase()}` }
  const below = steps.find(({ op, value }) => op === '÷' && (value ?? 0) <= 0)
  if (below) return { ...none, why: `${below.label} is ${below.value === 0 ? 'zero' : 'negative'}` }
  const cells = steps.flatMap((one) => one.cells)
  const filings = new Set(cells.map(({ cell }) => cell.accession_number)).size
  return { ...none, value: steps.reduce(apply, 0), steps, filings }
}

function apply(sum: number, { op, value }: Step): number {
  const by = value ?? 0
  if (op === '÷') return sum / by
  if (op === '×') return sum * by
  return op === '−' ? sum - by : sum + by
}

type Refusals = Partial<Record<DerivedName, string>>

const FLOWS = ['free_cash_flow', 'free_cash_flow_margin', 'cash_conversion'] as const
const DAYS = ['days_receivables', 'days_inventories'] as const
const all = (names: readonly DerivedName[], why: string): Refusals =>
  Object.fromEntries(names.map((name) => [name, why]))

const OF_BUSINESS: Readonly<Record<Business, Refusals>> = {
  other: {},
  bank: {
    ...all(FLOWS, 'Not meaningful for a bank: deposits, loans and trading run through its cash flows'),
    ...all(['debt', 'net_cash', 'debt_to_equity'], 'Not meaningful for a bank: deposits fund it, which are no debt'),
    ...all(DAYS, 'Not meaningful for a bank: it sells nothing on account'),
    current_ratio: 'Not meaningful for a bank: its balance sheet is not divided by what is current',
  },
  insurer: {
    ...all(FLOWS, 'Not meaningful for an insurer: premiums come in years before the claims they are for'),
    net_cash: 'Not meaningful for an insurer: its investments cover what it owes on policies',
    ...all(DAYS, 'Not meaningful for an insurer: it sells nothing on account'),
    current_ratio: 'Not meaningful for an insurer: its balance sheet is not divided by what is current',
  },
}

/** Why a figure is not given though its parts may be known. */
function refusals(p: DerivedParts, { business, isYear, epsFactor }: DerivedAbout): Refusals {
  return {
    ...(isYear
      ? {}
      : all(
          ['return_on_average_equity', 'return_on_average_assets'],
          'Of full years only: four times a quarter is no year where business has seasons',
        )),
    ...(areSharesOfAll(p, epsFactor) ? {} : { book_value_per_share: NOT_ALL_SHARES }),
    ...OF_BUSINESS[business],
  }
}

const NOT_ALL_SHARES =
  'The shares of the per-share figures are not all the equity stands for: one class of several, or preferred stock beside them'

/** What participating securities and discontinued operations may leave between net income and EPS times the shares. */
const SLACK = 0.01

/** Whether net income is basic EPS times the shares, to the rounding of EPS: then these are the shares of all of it. */
function areSharesOfAll({ net_income, basic_eps, shares }: DerivedParts, epsFactor: number): boolean {
  const [income, eps, count] = [net_income.value, basic_eps.value, shares.value]
  if (count === null) return true // then the figure is unknown for want of a part
  if (income === null || eps === null) return false
  return Math.abs(income - eps * count) <= 0.0051 * epsFactor * count + SLACK * Math.abs(income)
}
