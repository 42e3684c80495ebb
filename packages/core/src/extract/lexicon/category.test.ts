import { describe, expect, it } from 'vitest'
import { CATEGORY_RULES, expenseCategory } from './category.ts'

describe('the category of an expense', () => {
  it.each(CATEGORY_RULES.flatMap(({ category, prints }) => prints.map((name) => [name, category] as const)))(
    '“%s” is %s',
    (name, category) => {
      expect(expenseCategory(name)).toBe(category)
      expect(expenseCategory(name.toUpperCase())).toBe(category)
    },
  )

  it.each(CATEGORY_RULES.flatMap(({ category, not }) => not.map((name) => [name, category] as const)))(
    '“%s” is not %s',
    (name, category) => {
      expect(expenseCategory(name)).not.toBe(category)
    },
  )

  it('knows none for a name that says none', () => {
    expect(expenseCategory('Operating costs (exclusive of depreciation and amortization)')).toBe('other')
    expect(['Other', 'Revenue share and royalties', 'Insured losses'].map(expenseCategory)).toEqual([
      'other',
      'other',
      'other',
    ])
  })
})
