import { expect, it } from 'vitest'
import { cellText } from './cell-text.ts'
import { placeHref } from './place-href.ts'

it.each([
  ['total_revenue', 94_036e6, '94,036'],
  ['operating_expenses[0].amount', 8_866e6, '8,866'],
  ['diluted_eps', 1.5, '1.50'],
  ['weighted_avg_shares_diluted', 14_948_179_000, '14,948.2 M'],
  ['net_income', -611e6, '−611'],
])('writes %s in the unit of its statement', (figure, value, text) => expect(cellText(figure, value, 1e6)).toBe(text))

it('opens the cell of a figure in its document, and none of a calculated one', () => {
  const place = { at: '10-20', document: null, computed: false }
  expect(placeHref('0000320193-25-000071', place)).toBe('/source/0000320193-25-000071?at=10-20')
  expect(placeHref('1', { ...place, document: 'ex 99.htm' })).toBe('/source/1?at=10-20&doc=ex%2099.htm')
  expect([
    placeHref('1', null),
    placeHref('1', { ...place, at: null }),
    placeHref('1', { ...place, computed: true }),
  ]).toEqual([null, null, null])
})
