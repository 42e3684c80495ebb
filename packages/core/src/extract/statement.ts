/** Puts a statement together from what was read, whether its lines are tagged or only printed. */
import type { z } from 'zod'
import type {
  IncomeStatement,
  OperatingExpense,
  Place,
  PriorPeriod,
  Provenance,
  period as periodShape,
} from '../statement/statement.ts'
import type { Divisions } from './divisions/group.ts'
import { categoryOf } from './lexicon/category.ts'
import type { PrintedFigures } from './shown.ts'

export type Period = z.infer<typeof periodShape>

/** An operating expense by its printed name; a positive amount lowers income. */
export interface Expense {
  name: string
  /** The words that put it into a category: its name, unless that has lost some. */
  words: string
  amount: number
  place: Place
  /** As somebody else put it; absent where its words do. */
  category?: OperatingExpense['category']
}

export interface StatementParts {
  period: Period
  printed: PrintedFigures
  expenses: readonly Expense[]
  divisions: Divisions
  /** One printed unit of money. */
  money: number
  /** Last day of the fiscal year as the cover names it, `MM-DD`. */
  yearEnd: string | null
}

const UNIT_NAMES: readonly [money: number, name: string][] = [
  [1e3, 'thousands'],
  [1e6, 'millions'],
  [1e9, 'billions'],
]

/** The statement and the places of its figures, expenses and divisions. */
export function statementOf({ period, printed, expenses, divisions, money, yearEnd }: StatementParts): {
  income_statement: IncomeStatement
  provenance: Provenance
} {
  const named = UNIT_NAMES.find(([factor]) => factor === money)
  const places = expenses.map(({ place }, at) => [`operating_expenses[${at}].amount`, place] as const)
  return {
    income_statement: {
      ...printed.figures,
      ...period,
      operating_expenses: expenses.map(expenseOf),
      business_segments: divisions.business,
      geographical_segments: divisions.geographical,
      revenue_units: named?.[1] ?? 'units',
      revenue_units_number: money,
      fiscal_year_start_or_end_reported: yearEnd !== null,
      fiscal_year_start: yearEnd === null ? null : dayAfter(yearEnd),
    },
    provenance: { ...printed.provenance, ...Object.fromEntries(places), ...divisions.places },
  }
}

const expenseOf = ({ name, words, amount, category }: Expense): OperatingExpense => ({
  name,
  description: null,
  category: category ?? categoryOf(words),
  amount: amount === 0 ? 0 : amount,
})

/** What a comparative column prints besides its figures. */
export interface PriorLines {
  expenses: readonly Expense[]
  divisions?: Divisions
  /** One printed unit of money. */
  money: number
}

/**
 * A comparative column. Its expenses are kept where they lead from gross profit (or revenue) to operating income, within
 * half a printed unit each: the signs of lines are those of the filing's own column and need not hold in this one.
 */
export function priorPeriod(
  period: Period,
  { figures, provenance }: PrintedFigures,
  { expenses, divisions, money }: PriorLines,
): PriorPeriod {
  const from = figures.gross_profit ?? figures.total_revenue
  const to = figures.operating_income
  const total = expenses.reduce((sum, { amount }) => sum + amount, 0)
  const addUp = from !== null && to !== null && Math.abs(from - to - total) <= (money * (expenses.length + 2)) / 2
  const { business, geographical } = divisions ?? { business: null, geographical: null }
  return {
    ...figures,
    ...period,
    ...(expenses.length > 0 && addUp ? { operating_expenses: expenses.map(expenseOf) } : {}),
    ...(business === null ? {} : { business_segments: business }),
    ...(geographical === null ? {} : { geographical_segments: geographical }),
    provenance,
  }
}

/** The day after one of a year without a 29 February, `MM-DD`; null where there is no such day. */
function dayAfter(monthDay: string): string | null {
  const next = new Date(Date.UTC(2001, Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3)) + 1))
  return Number.isNaN(next.getTime()) ? null : next.toISOString().slice(5, 10)
}
