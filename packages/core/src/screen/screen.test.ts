import { expect, it } from 'vitest'
import { SCREEN_QUANTITIES } from './quantities.ts'
import { placeOnScale, scaleOf, valueOnScale } from './scale.ts'
import { comparedCurrency, NO_SCREEN, readScreen, type Screen, screenQuery, sortOf } from './screen.ts'
import { conditionInWords, screenInWords } from './words.ts'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readScreen((name) => parameters.get(name))
}

const FULL: Screen = {
  basis: 'ttm',
  where: [
    { name: 'net_margin', from: 0.3, to: null },
    { name: 'total_revenue', from: null, to: 1e21 },
    { name: 'debt', from: null, to: null },
  ],
  form: '10-K',
  currency: 'EUR',
  list: 'dow-30',
  sic: '35',
  age: 18,
  sort: { by: 'total_revenue', descending: true },
}

it('carries a screen in its address and back', () => {
  expect(read(screenQuery(FULL))).toEqual({ screen: FULL, faults: [] })
  expect(screenQuery(NO_SCREEN)).toBe('')
  expect(read('')).toEqual({ screen: NO_SCREEN, faults: [] })
})

it('tells each fault of an address in one sentence and keeps the rest', () => {
  const { screen, faults } = read(
    'basis=decade&where=net_margin:0.3..0.1,nonsense:1..,gross_margin:x..,roe,operating_margin:0.1..&currency=dollars&age=0&sort=-colour',
  )
  expect(screen.where).toEqual([{ name: 'operating_margin', from: 0.1, to: null }])
  expect(screen.basis).toBe('year')
  expect(faults).toHaveLength(8)
  expect(faults[0]).toBe('The range of net_margin begins above its end')
  expect(read(`where=${SCREEN_QUANTITIES.slice(0, 9).map(({ name }) => name)}`).faults).toEqual([
    'where may have at most 8 conditions',
  ])
  expect(read('where=debt,debt').faults).toEqual(['where may name a figure once'])
})

it('sorts by the last condition, and compares amounts in one currency', () => {
  const where = [{ name: 'net_margin', from: 0.1, to: null }] as const
  expect(sortOf({ ...NO_SCREEN, where })).toEqual({ by: 'net_margin', descending: true })
  expect(comparedCurrency({ ...NO_SCREEN, where })).toEqual({ currency: null, chosen: false })
  const sort = { by: 'total_revenue', descending: true } as const
  expect(comparedCurrency({ ...NO_SCREEN, where, sort })).toEqual({ currency: 'USD', chosen: false })
  expect(comparedCurrency({ ...NO_SCREEN, where, sort, currency: 'EUR' })).toEqual({ currency: 'EUR', chosen: true })
  // A column without bounds is shown, each amount with its own currency.
  const shown = [{ name: 'total_revenue', from: null, to: null }, ...where] as const
  expect(comparedCurrency({ ...NO_SCREEN, where: shown })).toEqual({ currency: null, chosen: false })
})

it.each([
  ['margin > 30% growth > 20%', 'where=net_margin:0.3..,total_revenue_growth:0.2..'],
  [
    'Gross margin ≥ 45.5 %, revenue over $1.5 billion and ROE at least 15',
    'where=gross_margin:0.455..,total_revenue:1500000000..,return_on_average_equity:0.15..',
  ],
  ['margin > 10% margin < 30% ttm', 'basis=ttm&where=net_margin:0.1..0.3'],
  ['debt to equity < 0.5x 10-k usd', 'where=debt_to_equity:..0.5&form=10-K&currency=USD'],
  ['net income growth > -5%', 'where=net_income_growth:-0.05..'],
  ['fcf > 250m', 'where=free_cash_flow:250000000..'],
  ['eps growth>20%', 'where=diluted_eps_growth:0.2..'],
  ['days of inventories under 45 days quarter', 'basis=quarter&where=days_inventories:..45'],
])('reads %s', (text, query) => {
  const screen = screenInWords(text)
  expect(screen && screenQuery(screen)).toBe(query)
})

it.each([
  'apple',
  'margin',
  'margin > high',
  'margin > 30% of apple',
  'margin > 30% < 20%',
  'margin > 40% margin < 30%',
  'revenue > 30%',
  'margin > 3 billion',
  'margin > 30%growth > 20%',
  'the margin > 30%',
  '10-K',
  '',
])('reads nothing into %j', (text) => {
  expect(screenInWords(text)).toBeNull()
})

it('tells a condition in words', () => {
  expect(conditionInWords({ name: 'net_margin', from: 0.3, to: null })).toBe('Net margin from 30.0%')
  expect(conditionInWords({ name: 'total_revenue', from: 1e9, to: 5e9 }, 'USD')).toBe(
    'Total revenue from $1.00B to $5.00B',
  )
  expect(conditionInWords({ name: 'current_ratio', from: null, to: 1.5 })).toBe('Current ratio to 1.50×')
})

it('places values on the scale of their unit and finds them again', () => {
  for (const quantity of SCREEN_QUANTITIES) {
    const scale = scaleOf(quantity)
    for (const place of [0, 0.25, 0.8, 1]) expect(placeOnScale(scale, valueOnScale(scale, place))).toBeCloseTo(place, 1)
  }
  const amounts = scaleOf({ name: 'total_revenue', label: '', unit: 'amount', group: 'Income' })
  expect(placeOnScale(amounts, 0)).toBe(0.5)
  expect(placeOnScale(amounts, -1e99)).toBe(0)
})

it.each([0.0000001, 0.1 + 0.2, 123_456_789.123_456, 1e21, -1.5e-9])(
  'reads the bound %d again that it wrote',
  (from) => {
    const where = [{ name: 'net_margin', from, to: null }] as const
    const query = new URLSearchParams(screenQuery({ ...NO_SCREEN, where }))
    expect(readScreen((name) => query.get(name))).toEqual({ screen: { ...NO_SCREEN, where }, faults: [] })
  },
)
