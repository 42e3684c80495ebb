import { describe, expect, it } from 'vitest'
import { isBesideSales, isPlace, isUnallocated } from './places.ts'

describe('a name', () => {
  it.each([
    'Americas',
    'United States',
    'Rest of World',
    'EMEA',
    'Japan',
    'Other foreign countries',
    'Domestic',
    'International',
    'Asia Pacific',
    'Texas',
    'China (including Hong Kong)',
    'U.S. and Canada',
    'U.S. A.',
    'Asia-Pacific',
  ])('of a place: %s', (name) => expect(isPlace(name)).toBe(true))

  it.each(['iPhone', 'Georgia-Pacific', 'North American Retail', 'Walmart U.S.', 'Cloud', 'Net sales', ''])(
    'of no place: "%s"',
    (name) => expect(isPlace(name)).toBe(false),
  )

  it.each([
    'Corporate',
    'Total corporate',
    'Corporate and other',
    'Eliminations',
    'Inter-segment',
    'Reconciling items',
  ])('of what belongs to no division: %s', (name) => expect(isUnallocated(name)).toBe(true))

  it.each(['Corporate Banking', 'Corporate Finance', 'Corporate lending', 'Incorporated towns', 'Services'])(
    'of a division: %s',
    (name) => expect(isUnallocated(name)).toBe(false),
  )

  it.each([
    ['Equity in earnings of affiliates', true],
    ['Other income', true],
    ['Dividends', true],
    ['Gain on sale of assets', true],
    ['Net sales', false],
    ['Againe Systems', false],
  ])('of what stands beside sales: %s is %s', (name, is) => expect(isBesideSales(name)).toBe(is))
})
