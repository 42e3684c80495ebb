/** A column beside the quarter's is told without a report of checks of its own: its figures have to agree with each other. */
import { printedUnit } from '../../qc/printed-unit.ts'
import { COLUMN_RULES } from '../../qc/rules.ts'
import type { Tested } from '../../qc/tested.ts'
import type { ReleaseColumn } from '../../statement/release.ts'
import { FIGURE_NAMES, type FigureName, type IncomeStatement, type PriorPeriod } from '../../statement/statement.ts'
import type { Reading } from '../reading.ts'

/**
 * The column, where what the quarter's own figures keep is kept by its figures too: the sums of a statement, and EPS to
 * the cent where the quarter's are. Its lines after taxes are left out where they alone do not lead to a net income that
 * EPS proves: the quarter may have none of them, so that nothing tells how they are signed (0000891092-04-003383).
 *
 * @returns null where it does not hold together, or where there is none
 */
export function provenColumn(one: PriorPeriod | undefined, reading: Reading): ReleaseColumn | null {
  if (one === undefined) return null
  const { income_statement, provenance, form_type, prior_periods } = reading
  const quarter = { form_type, income_statement, provenance, prior_periods }
  const kept = failing(quarter)
  const broken = [...failing(tested(one, reading))].filter((name) => !kept.has(name))
  const months = one.period_in_months
  if (broken.length === 0) return { ...one, months }
  const { net_income: net, other_income_expense_after_taxes: after = null } = one
  const isProven = typeof net === 'number' && KINDS.some((kind) => exactness(tested(one, reading), kind) === true)
  return broken.join() === 'net_income_identity' && after !== null && isProven
    ? { ...one, other_income_expense_after_taxes: null, months }
    : null
}

const KINDS = ['basic', 'diluted'] as const

/** A column as a statement of its own. */
function tested(one: PriorPeriod, { income_statement, form_type }: Reading): Tested {
  const { provenance = {}, ...figures } = one
  return {
    form_type,
    income_statement: {
      ...income_statement,
      ...NO_FIGURES,
      ...{ operating_expenses: [], business_segments: null, geographical_segments: null },
      ...figures,
    },
    provenance,
    prior_periods: [],
  }
}

const NO_FIGURES = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Record<FigureName, null> // every name

/** The rules that a column does not keep, by name. */
function failing(column: Tested): Set<string> {
  const names = COLUMN_RULES.flatMap((rule) => rule(column) ?? [])
    .filter(({ passed, necessary }) => !passed && necessary)
    .map(({ name }) => name)
  // Lines that do not lead to the operating income are not read into a column.
  const { operating_expenses, operating_income } = column.income_statement
  const unled = operating_expenses.length === 0 && operating_income !== null ? ['operating_expenses_lead'] : []
  return new Set([...names, ...unled, ...KINDS.filter((kind) => exactness(column, kind) === false)])
}

/** Half a cent, and what the rounding of a count of shares makes of it. */
const CENT = 0.0055

/** Whether EPS is net income over the count to the cent; null where one of them is not printed. */
function exactness(column: Tested, kind: (typeof KINDS)[number]): boolean | null {
  const s: IncomeStatement = column.income_statement
  const eps = s[`${kind}_eps`]
  const shares = s[`weighted_avg_shares_${kind}`]
  if (eps === null || shares === null || s.net_income === null || shares <= 0) return null
  const rounding = (0.5 * printedUnit(column)) / shares
  return Math.abs(s.net_income / shares - eps) <= CENT + rounding
}
