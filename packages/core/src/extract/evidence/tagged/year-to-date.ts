import { periodDays } from '../../../format/day.ts'
import { compare, state } from '../../../qc/test.ts'
import type { Figures, QcTest } from '../../../statement/statement.ts'
import { taggedFigures, taggedRoles } from '../../roles/tagged/main.ts'
import { linesOf } from '../../statements/tagged/face.ts'
import { type Span, same } from '../../statements/tagged/period.ts'
import type { Facts } from '../../tags/facts.ts'
import type { Face } from '../../tags/tables.ts'

const NAME = 'three_month_column_taken'
const DESCRIPTION = 'The three-month column was taken, not the year-to-date one'

/** Proves the choice of column of a 10-Q against the longer column that ends on the same day (decision 49). */
export function yearToDateCheck(facts: Facts, face: Face, span: Span, figures: Figures): QcTest | null {
  let longest: Span | null = null
  for (const fact of face.tables.flatMap((table) => table.facts)) {
    const { start, end, dims } = fact.period
    if (start === null || dims.size > 0 || end !== span.end || start >= span.start) continue
    if (longest === null || start < longest.start) longest = { start, end }
  }
  const days = periodDays(span.start, span.end)
  if (longest === null)
    return state(NAME, DESCRIPTION, days <= 135, `one column ends on ${span.end}; it is ${days} days long`)
  const wanted = longest
  const { total_revenue: revenue } = taggedFigures(taggedRoles(linesOf(facts, face.rows, (fact) => same(wanted, fact))))
  if (figures.total_revenue === null || !revenue || figures.total_revenue < 0)
    return state(
      NAME,
      DESCRIPTION,
      days <= 135,
      `the column taken is ${days} days long, the longer one ${periodDays(longest.start, longest.end)}`,
    )
  const most = revenue.value
  return compare({
    name: NAME,
    description: DESCRIPTION,
    left: figures.total_revenue,
    right: most,
    // A quarter is less than the year to date that holds it; equal figures mean that the wrong column was read.
    tolerance: figures.total_revenue <= most ? Math.abs(most) : 0,
    rationale: 'revenue of the quarter is {left}, of the year to date {right}',
  })
}
