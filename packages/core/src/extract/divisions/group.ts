/** A list of divisions with what is left of revenue, as a statement keeps it, whoever found it. */
import type { Place, Provenance, SegmentGroup } from '../../statement/statement.ts'
import type { Shown } from '../shown.ts'

/** Revenue of one division, named as printed. */
export interface Division extends Shown {
  label: string
}

/** What the divisions leave of total revenue, whole units; `name` where something is left. */
export interface Left {
  value: number
  name: string | null
  /** Null where it is printed in no place of its own. */
  place: Place | null
}

export interface PlacedGroup {
  group: SegmentGroup
  /** Places of the group's figures by their names in provenance. */
  places: Provenance
}

/** The group under its name in the statement. */
export function groupOf(
  path: 'business_segments' | 'geographical_segments',
  divisions: readonly Division[],
  left: Left,
): PlacedGroup {
  const places = divisions.map(({ place }, at) => [`${path}.divisions[${at}].revenue`, place] as const)
  const rest = left.place === null ? [] : [[`${path}.revenue_not_allocated_to_divisions_net`, left.place] as const]
  return {
    group: {
      divisions: divisions.map(({ label, value }) => ({
        label,
        description: null,
        revenue: value,
        cost_of_revenue: null,
        operating_expenses: null,
        operating_income: null,
      })),
      revenue_not_allocated_to_divisions_net: left.value === 0 ? null : { value: left.value, description: left.name },
      cost_of_revenue_not_allocated_to_divisions_net: null,
      operating_expense_or_income_not_allocated_to_divisions_net: null,
    },
    places: Object.fromEntries([...places, ...rest]),
  }
}

/** Divisions of revenue by business and by place, with the places of their figures. */
export interface Divisions {
  business: SegmentGroup | null
  geographical: SegmentGroup | null
  places: Provenance
}

/** A statement that tells none. */
export const NO_DIVISIONS: Divisions = { business: null, geographical: null, places: {} }

/** Both groups of a statement. */
export function bothGroups(business: PlacedGroup | null, geographical: PlacedGroup | null): Divisions {
  return {
    business: business?.group ?? null,
    geographical: geographical?.group ?? null,
    places: { ...business?.places, ...geographical?.places },
  }
}
