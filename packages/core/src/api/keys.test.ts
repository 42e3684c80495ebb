import { describe, expect, it } from 'vitest'
import { accessionParam, cikParam, fiscalYearOf, quarterOf, statementKey } from './keys.ts'
import { nextPage, pageQuery } from './paging.ts'
import { segmentsView } from './segments.ts'

describe('names in addresses', () => {
  it('takes a CIK padded or not', () => {
    expect(cikParam.parse('0000320193')).toBe('320193')
    expect(cikParam.parse('320193')).toBe('320193')
    expect(cikParam.safeParse('0').success).toBe(false)
    expect(cikParam.safeParse('nonsense').success).toBe(false)
  })
  it('takes an accession number with dashes or without', () => {
    expect(accessionParam.parse('000032019324000123')).toBe('0000320193-24-000123')
    expect(accessionParam.safeParse('0000320193-24-123').success).toBe(false)
  })
  it('tells a statement id from an accession number, and nonsense from both', () => {
    expect(statementKey('12')).toEqual({ id: 12 })
    expect(statementKey('000032019324000123')).toEqual({ accession_number: '0000320193-24-000123' })
    expect(statementKey('nonsense')).toBeNull()
  })
  it('takes a quarter in any case and a year of four digits', () => {
    expect(quarterOf('fy')).toBe('FY')
    expect(quarterOf('Q5')).toBeNull()
    expect(fiscalYearOf('20x4')).toBeNull()
    expect(fiscalYearOf('2024')).toBe(2024)
  })
})

describe('paging', () => {
  it('has defaults, and refuses what is no page', () => {
    const query = pageQuery(20)
    expect(query.parse({})).toEqual({ skip: 0, limit: 20 })
    for (const bad of [{ limit: '-1' }, { limit: 'abc' }, { skip: '-1' }, { limit: '1.5' }, { limit: '101' }])
      expect(query.safeParse(bad).success).toBe(false)
  })
  it('names the next page while there is one', () => {
    expect(nextPage('/api/x', { search: 'a b' }, { skip: 0, limit: 2 }, 3)).toBe('/api/x?search=a%20b&skip=2&limit=2')
    expect(nextPage('/api/x', {}, { skip: 2, limit: 2 }, 3)).toBeNull()
  })
})

it('computes what a division does not report, and says that it did', () => {
  const view = segmentsView(
    {
      divisions: [
        {
          label: 'Cloud',
          description: null,
          revenue: 60e6,
          cost_of_revenue: 20e6,
          operating_expenses: 10e6,
          operating_income: null,
        },
      ],
      revenue_not_allocated_to_divisions_net: { value: -1e6, description: 'Eliminations' },
      cost_of_revenue_not_allocated_to_divisions_net: null,
      operating_expense_or_income_not_allocated_to_divisions_net: null,
    },
    1e6,
  )
  expect(view?.divisions[0]).toMatchObject({
    revenue: 60,
    gross_profit: 40,
    gross_profit_is_reported: false,
    operating_income: 30,
    operating_income_is_reported: false,
    operating_margin: 0.5,
  })
  expect(view?.revenue_not_allocated_to_divisions_net).toEqual({ value: -1, description: 'Eliminations' })
})
