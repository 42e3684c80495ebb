/** Rules about divisions: they add up with their named residual, and places are no businesses. */
import { isPlace } from '../extract/segments/places.ts'
import type { QcTest, SegmentGroup } from '../statement/statement.ts'
import type { Tested } from './rules.ts'
import { compare, say, state } from './test.ts'

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
]
