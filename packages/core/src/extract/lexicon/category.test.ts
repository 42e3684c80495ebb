import { describe, expect, it } from 'vitest'
import { CATEGORY_RULES, categoryOf } from './category.ts'

describe('the category of an expense', () => {
  it.each(CATEGORY_RULES.flatMap(({ category, prints }) => prints.map((name) => [name, category] as const)))(
    '“%s” is %s',
    (name, category) => {
      expect(categoryOf(name)).toBe(category)
      expect(categoryOf(name.toUpperCase())).toBe(category)
    },
  )

  it.each(CATEGORY_RULES.flatMap(({ category, not }) => not.map((name) => [name, category] as const)))(
    '“%s” is not %s',
    (name, category) => {
      expect(categoryOf(name)).not.toBe(category)
    },
  )

  it('knows none for a name that says none', () => {
    expect(categoryOf('Operating costs (exclusive of depreciation and amortization)')).toBe('other')
    expect(['Other', 'Revenue share and royalties', 'Insured losses'].map(categoryOf)).toEqual([
      'other',
      'other',
      'other',
    ])
  })
})
