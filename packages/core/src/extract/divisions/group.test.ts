/** A list of divisions as a statement keeps it: figures of Nike, 10-K for May 2024 (0000320187-24-000044). */
import { expect, it } from 'vitest'
import { bothGroups, groupOf, NO_DIVISIONS } from './group.ts'

const place = (label: string, text: string) => ({ label, text, concept: null, start: 1, end: 2 })
const NIKE = { label: 'Total NIKE Brand', value: 49_322_000_000, place: place('Total NIKE Brand', '49,322') }
const CONVERSE = { label: 'Converse', value: 2_082_000_000, place: place('Converse', '2,082') }
const CORPORATE = place('Corporate', '(42)')

it('keeps each division under its name, with its place by its number', () => {
  const left = { value: -42_000_000, name: 'Corporate', place: CORPORATE }
  const { group, places } = groupOf('business_segments', [NIKE, CONVERSE], left)
  expect(group.divisions.map(({ label, revenue }) => [label, revenue])).toEqual([
    ['Total NIKE Brand', 49_322_000_000],
    ['Converse', 2_082_000_000],
  ])
  expect(group.divisions[0]).toMatchObject({ cost_of_revenue: null, operating_expenses: null, operating_income: null })
  expect(places).toEqual({
    'business_segments.divisions[0].revenue': NIKE.place,
    'business_segments.divisions[1].revenue': CONVERSE.place,
    'business_segments.revenue_not_allocated_to_divisions_net': CORPORATE,
  })
})

it.each([
  [
    'what is left has its name',
    { value: -42, name: 'Corporate', place: CORPORATE },
    { value: -42, description: 'Corporate' },
  ],
  [
    'without a place it is kept too',
    { value: 5, name: 'Rounding', place: null },
    { value: 5, description: 'Rounding' },
  ],
  ['nothing left is no remainder', { value: 0, name: 'Corporate', place: null }, null],
])('%s', (_, left, kept) => {
  const { group, places } = groupOf('geographical_segments', [NIKE], left)
  expect(group.revenue_not_allocated_to_divisions_net).toEqual(kept)
  expect('geographical_segments.revenue_not_allocated_to_divisions_net' in places).toBe(left.place !== null)
})

it('holds both kinds with the places of both, and none where there is none', () => {
  const none = { value: 0, name: null, place: null }
  const business = groupOf('business_segments', [NIKE, CONVERSE], none)
  const places = groupOf('geographical_segments', [NIKE], none)
  expect(bothGroups(business, places)).toEqual({
    business: business.group,
    geographical: places.group,
    places: { ...business.places, ...places.places },
  })
  expect(bothGroups(business, null).geographical).toBeNull()
  expect(bothGroups(null, places).business).toBeNull()
  expect(bothGroups(null, null)).toEqual(NO_DIVISIONS)
})
