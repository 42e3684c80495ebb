/** Rules about divisions: they add up with their named residual, and places are no businesses. */
import { isPlace } from '../filing/places.ts'
import type { QcTest, SegmentGroup } from '../statement/statement.ts'
import { compare, say, state } from './test.ts'
import type { Tested } from './tested.ts'

function addsUp(name: string, description: string, pick: (tested: Tested) => SegmentGroup | null) {
  return (tested: Tested): QcTest | null => {
    const group = pick(tested)
    const revenue = tested.income_statement.total_revenue
    if (group === null || group.divisions.length === 0 || revenue === null) return null
    const divisions = group.divisions.reduce((sum, division) => sum + (division.revenue ?? 0), 0)
    const residual = group.revenue_not_allocated_to_divisions_net?.value ?? 0
    return compare({
      name,
      description,
      left: Number((divisions + residual).toPrecision(15)),
      right: revenue,
      tolerance: 0.51 * tested.income_statement.revenue_units_number * (group.divisions.length + 1),
      rationale: `${group.divisions.length} divisions and ${say(residual)} not allocated make {left}; total revenue is {right}`,
    })
  }
}

const notPlaces = ({ income_statement: s }: Tested): QcTest | null => {
  const group = s.business_segments
  if (group === null || group.divisions.length === 0) return null
  const places = group.divisions.filter((division) => isPlace(division.label))
  return state(
    'business_divisions_discovery_is_not_geographical',
    'The business divisions are not places',
    places.length < group.divisions.length,
    places.length === 0
      ? 'no division has the name of a place'
      : `${places.length} of ${group.divisions.length} are named like places: ${places.map((one) => one.label).join(', ')}`,
  )
}

/** Where every division reports its cost, they make the gross profit with what is not allocated. */
function grossProfitOfDivisions(name: string, description: string, pick: (tested: Tested) => SegmentGroup | null) {
  return (tested: Tested): QcTest | null => {
    const { gross_profit: gross, revenue_units_number: unit } = tested.income_statement
    const group = pick(tested)
    if (group === null || gross === null || group.divisions.length === 0) return null
    let made = 0
    for (const { revenue, cost_of_revenue: cost } of group.divisions) {
      if (typeof revenue !== 'number' || typeof cost !== 'number') return null
      made += revenue - cost
    }
    const revenueLeft = group.revenue_not_allocated_to_divisions_net?.value ?? 0
    const costLeft = group.cost_of_revenue_not_allocated_to_divisions_net?.value ?? 0
    return compare({
      name,
      description,
      left: Number((made + revenueLeft - costLeft).toPrecision(15)),
      right: gross,
      tolerance: 0.51 * unit * (2 * group.divisions.length + 2),
      rationale: `revenue less cost of ${group.divisions.length} divisions and what is not allocated are {left}; gross profit is {right}`,
    })
  }
}

export const SEGMENT_RULES: readonly ((tested: Tested) => QcTest | null)[] = [
  addsUp(
    'business_divisions_add_up',
    'Business divisions and what is not allocated make total revenue',
    ({ income_statement }) => income_statement.business_segments,
  ),
  addsUp(
    'geographical_divisions_add_up',
    'Geographical divisions and what is not allocated make total revenue',
    ({ income_statement }) => income_statement.geographical_segments,
  ),
  notPlaces,
  grossProfitOfDivisions(
    'business_divisions_make_gross_profit',
    'Revenue less cost of the business divisions makes the gross profit',
    ({ income_statement }) => income_statement.business_segments,
  ),
  grossProfitOfDivisions(
    'geographical_divisions_make_gross_profit',
    'Revenue less cost of the geographical divisions makes the gross profit',
    ({ income_statement }) => income_statement.geographical_segments,
  ),
]
