import { expect, it } from 'vitest'
import { byPeriod, hrefOf, largestChange, type Restatement, splitText, unitFor } from './changes.ts'

const row = (code: string, field: string, old_value: number, new_value: number): Restatement => ({
  period_code: code,
  end_date: `${code.slice(0, 4)}-09-26`,
  currency: 'USD',
  field,
  old_value,
  new_value,
  old_accession_number: '0001193125-09-214859',
  new_accession_number: '0001193125-10-012091',
  old_filing_date: '2009-10-27',
  new_filing_date: '2010-01-25',
  old_form_type: '10-K',
  new_form_type: '10-K/A',
  old_at: null,
  new_at: '5-11',
})
const rows = [
  row('2008 FY', 'total_revenue', 32_479e6, 37_491e6),
  row('2009 FY', 'net_income', 5_704e6, 8_235e6),
  row('2009 FY', 'total_revenue', 36_537e6, 42_905e6),
]

it('groups by period, newest first, figures in the order of a statement', () => {
  expect(byPeriod(rows).map((g) => [g.code, g.rows.map((r) => r.field)])).toEqual([
    ['2009 FY', ['total_revenue', 'net_income']],
    ['2008 FY', ['total_revenue']],
  ])
  expect(largestChange(rows)).toMatchObject({ field: 'net_income', ratio: expect.closeTo(0.4437, 4) })
  expect(largestChange([])).toBeNull()
  expect(unitFor(rows)).toEqual({ by: 1e6, text: ' in millions' })
})

it('opens the cell where it is known, else the filing at the SEC', () => {
  const [first] = rows
  if (!first) throw new Error('no row')
  expect(hrefOf(first, 'new', '320193')).toBe('/source/0001193125-10-012091?at=5-11')
  expect(hrefOf(first, 'old', '320193')).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320193\//)
})

it('names splits as they are spoken', () => {
  expect([4, 7, 1.5, 4 / 3, 0.1].map(splitText)).toEqual(['4 for 1', '7 for 1', '3 for 2', '4 for 3', '1 for 10'])
})
