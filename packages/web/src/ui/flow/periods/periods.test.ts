import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import { expect, it } from 'vitest'
import { codeOf, kindsOf, namedTicks, nearest, withOwn } from './periods.ts'

const period = (period_code: string, end_date: string, period_in_months: number): FlowPeriod => ({
  form_type: '10-K',
  filing_date: end_date,
  statement: { period_code, end_date, period_in_months } as FlowPeriod['statement'],
  before: null,
})
const years = [period('2022 FY', '2022-09-24', 12), period('2023 FY', '2023-09-30', 12)]
const quarters = [period('2023 Q2', '2023-04-01', 3), period('2024 Q1', '2023-12-30', 3)]

it('puts the page’s own period in the place of the stored one, by the end of the periods', () => {
  const own = period('2023 Q2', '2023-04-01', 3)
  const all = withOwn([...years, ...quarters], own)
  expect(all.map(codeOf)).toEqual(['2022 FY', '2023 Q2', '2023 FY', '2024 Q1'])
  expect(all[1]).toBe(own)
})

it('parts years from quarters, and leaves out what is neither', () => {
  const half = period('2023', '2023-06-30', 6)
  const { years: long, quarters: short } = kindsOf([...years, half, ...quarters])
  expect([long.map(codeOf), short.map(codeOf)]).toEqual([
    ['2022 FY', '2023 FY'],
    ['2023 Q2', '2024 Q1'],
  ])
})

it('goes over to the period that ends nearest', () => {
  const [year] = years
  expect(year && nearest(quarters, year)?.statement.period_code).toBe('2023 Q2')
  expect(nearest([], years[0] as FlowPeriod)).toBeUndefined()
})

it('names as many ticks as there is room for, the newest always', () => {
  expect(namedTicks(4, 400, 64)).toEqual([true, true, true, true])
  expect(namedTicks(8, 250, 64)).toEqual([false, true, false, false, true, false, false, true])
  expect(namedTicks(3, 0, 64).filter(Boolean)).toHaveLength(1)
})
