/** The rules about divisions: what adds up, what may be left over, and what is no business. */
import { describe, expect, it } from 'vitest'
import type { Division, SegmentGroup } from '../statement/statement.ts'
import { SEGMENT_RULES } from './segment-rules.ts'
import type { Tested } from './tested.ts'

type Part = [label: string, revenue: number | null, cost?: number | null]

const group = (parts: readonly Part[], left: number | null = null, costLeft: number | null = null) =>
  ({
    divisions: parts.map(([label, revenue, cost]) => ({ label, revenue, cost_of_revenue: cost ?? null }) as Division),
    revenue_not_allocated_to_divisions_net: left === null ? null : { description: 'Corporate', value: left },
    cost_of_revenue_not_allocated_to_divisions_net:
      costLeft === null ? null : { description: 'Other', value: costLeft },
  }) as unknown as SegmentGroup

/** Names of the rules that say something, with whether they pass. */
function said(groups: {
  business?: SegmentGroup
  places?: SegmentGroup
  revenue?: number | null
  gross?: number | null
}) {
  const income_statement = {
    total_revenue: groups.revenue === undefined ? 89_498e6 : groups.revenue,
    gross_profit: groups.gross ?? null,
    revenue_units_number: 1e6,
    business_segments: groups.business ?? null,
    geographical_segments: groups.places ?? null,
  }
  const tests = SEGMENT_RULES.flatMap((rule) => rule({ income_statement } as unknown as Tested) ?? [])
  return Object.fromEntries(tests.map(({ name, passed }) => [name, passed]))
}

/** Apple's fourth quarter of 2023 by place and by product (0000320193-23-000106's quarter), in whole dollars. */
const PLACES: Part[] = [
  ['Americas', 40_115e6],
  ['Europe', 22_463e6],
  ['Greater China', 15_084e6],
  ['Japan', 5_505e6],
  ['Rest of Asia Pacific', 6_331e6],
]
const PRODUCTS: Part[] = [
  ['iPhone', 43_805e6],
  ['Mac', 7_614e6],
  ['iPad', 6_443e6],
  ['Wearables, Home and Accessories', 9_322e6],
  ['Services', 22_314e6],
]
const without = (parts: readonly Part[], label: string) => parts.filter(([own]) => own !== label)

describe('divisions', () => {
  it('add up, businesses and places each', () => {
    expect(said({ business: group(PRODUCTS), places: group(PLACES) })).toEqual({
      business_divisions_add_up: true,
      geographical_divisions_add_up: true,
      business_divisions_discovery_is_not_geographical: true,
    })
  })

  it.each(PLACES.map(([label]) => label))('do not add up without %s', (label) => {
    expect(said({ places: group(without(PLACES, label)) }).geographical_divisions_add_up).toBe(false)
  })

  it('may round, half a unit a division and half for the whole', () => {
    const off = (by: number) => said({ places: group([['Americas', 40_115e6 + by], ...PLACES.slice(1)]) })
    expect(off(3e6).geographical_divisions_add_up).toBe(true)
    expect(off(-3e6).geographical_divisions_add_up).toBe(true)
    expect(off(4e6).geographical_divisions_add_up).toBe(false)
  })

  it('add up with what is named as not allocated, and not with another amount', () => {
    const some = without(PRODUCTS, 'Mac')
    expect(said({ business: group(some, 7_614e6) }).business_divisions_add_up).toBe(true)
    expect(said({ business: group(some, -7_614e6) }).business_divisions_add_up).toBe(false)
    expect(said({ business: group([...PRODUCTS, ['Mac again', 7_614e6]], -7_614e6) }).business_divisions_add_up).toBe(
      true,
    )
  })

  it('are held against nothing where revenue is unknown or there are none', () => {
    expect(said({ business: group(PRODUCTS), revenue: null })).toEqual({
      business_divisions_discovery_is_not_geographical: true,
    })
    expect(said({ business: group([]), places: group([]) })).toEqual({})
    expect(said({})).toEqual({})
  })
})

describe('businesses', () => {
  const named = (...labels: string[]) =>
    said({ business: group(labels.map((label): Part => [label, 1e6])) })
      .business_divisions_discovery_is_not_geographical

  it('are no places', () => {
    expect(named('Americas', 'Europe', 'Japan')).toBe(false)
    expect(named('United States', 'International')).toBe(false)
  })
  it('may have a place among them', () => {
    expect(named('Walmart U.S.', 'Europe', "Sam's Club")).toBe(true)
    expect(named('AWS', 'North America', 'International')).toBe(true)
  })
})

describe('gross profit of divisions', () => {
  /** Caterpillar's way: each division with its cost. */
  const PARTS: Part[] = [
    ['Machinery', 600e6, 400e6],
    ['Energy', 300e6, 200e6],
  ]
  const made = (
    parts: readonly Part[],
    gross: number | null,
    left: number | null = null,
    costLeft: number | null = null,
  ) =>
    said({ business: group(parts, left, costLeft), revenue: null, gross }).business_divisions_make_gross_profit ?? null

  it('is made by revenue less cost of all', () => {
    expect(made(PARTS, 300e6)).toBe(true)
    expect(made(PARTS, 350e6)).toBe(false)
  })
  it('is made with what is allocated to none', () => {
    expect(made(PARTS, 320e6, 50e6, 30e6)).toBe(true)
    expect(made(PARTS, 300e6, 50e6, 30e6)).toBe(false)
  })
  it('is not asked where one division has no cost, or no gross profit is known', () => {
    expect(made([...PARTS, ['Finance', 10e6, null]], 300e6)).toBeNull()
    expect(made(PARTS, null)).toBeNull()
  })
})
