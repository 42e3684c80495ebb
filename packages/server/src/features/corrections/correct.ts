/** One corrected figure in a stored reading (decision 54). Pure. */
import { FIGURE_NAMES, type FigureName, type Place, type Provenance } from '@topline/core/statement/statement.ts'
import type { StoredReading } from '../analyses/manual.ts'

interface CorrectedFigure {
  /** path as in provenance */
  figure: string
  /** whole units; null = the filing does not print it */
  value: number | null
  /** where it stands; null = typed */
  place: Place | null
}

const EXPENSE = /^operating_expenses\[(\d+)\]\.amount$/
const DIVISION = /^(business_segments|geographical_segments)\.divisions\[(\d+)\]\.revenue$/

/** @returns null when the reading has no such figure, or a line of it would lose its amount */
export function withFigure(reading: StoredReading, { figure, value, place }: CorrectedFigure): StoredReading | null {
  const income_statement = changed(reading, figure, value)
  if (!income_statement) return null
  const { [figure]: _, ...others } = reading.provenance
  return followUp({ income_statement, provenance: place ? { ...others, [figure]: place } : others }, reading.provenance)
}

function changed({ income_statement: statement }: StoredReading, figure: string, value: number | null) {
  if ((FIGURE_NAMES as readonly string[]).includes(figure)) return { ...statement, [figure as FigureName]: value }
  const expense = EXPENSE.exec(figure)
  if (expense) {
    const index = Number(expense[1])
    if (value === null || !statement.operating_expenses[index]) return null
    const operating_expenses = statement.operating_expenses.map((line, i) =>
      i === index ? { ...line, amount: value } : line,
    )
    return { ...statement, operating_expenses }
  }
  const division = DIVISION.exec(figure)
  const group = division?.[1] === 'business_segments' ? 'business_segments' : 'geographical_segments'
  const stored = division ? statement[group] : null
  const index = Number(division?.[2])
  if (!stored?.divisions[index]) return null
  const divisions = stored.divisions.map((one, i) => (i === index ? { ...one, revenue: value } : one))
  return { ...statement, [group]: { ...stored, divisions } }
}

/** A gross profit that was computed follows its parts. */
function followUp(reading: StoredReading, before: Provenance): StoredReading {
  const place = before.gross_profit
  const { total_revenue, cost_of_revenue } = reading.income_statement
  if (!place || !('computed' in place) || !reading.provenance.gross_profit) return reading
  const isKnown = total_revenue !== null && cost_of_revenue !== null
  const gross_profit = isKnown ? total_revenue - cost_of_revenue : null
  const { gross_profit: _, ...others } = reading.provenance
  const parts = [reading.provenance.total_revenue, reading.provenance.cost_of_revenue].filter(
    (part) => part !== undefined,
  )
  return {
    income_statement: { ...reading.income_statement, gross_profit },
    provenance: isKnown ? { ...others, gross_profit: { computed: true, rule: place.rule, parts } } : others,
  }
}
