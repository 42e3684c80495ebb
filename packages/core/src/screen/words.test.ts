/** Conditions as people type them: every name, sign and number, and what is not understood. */
import { describe, expect, it } from 'vitest'
import { SCREEN_QUANTITIES, type ScreenQuantity } from './quantities.ts'
import { MOST_CONDITIONS } from './screen.ts'
import { conditionInWords, screenInWords } from './words.ts'

const asked = (text: string) => screenInWords(text)?.where.map(({ name, from, to }) => [name, from, to]) ?? null
const range = (text: string) => {
  const [one, ...others] = screenInWords(text)?.where ?? []
  return one && others.length === 0 ? [one.from, one.to] : null
}

describe('what is screened by', () => {
  it.each<[string, ScreenQuantity]>([
    ['revenue', 'total_revenue'],
    ['sales', 'total_revenue'],
    ['turnover', 'total_revenue'],
    ['profit', 'net_income'],
    ['earnings', 'net_income'],
    ['operating profit', 'operating_income'],
    ['pretax income', 'income_before_taxes'],
    ['eps', 'diluted_eps'],
    ['earnings per share', 'diluted_eps'],
    ['capex', 'capital_expenditures'],
    ['fcf', 'free_cash_flow'],
    ['operating cash flow', 'operating_cash_flow'],
    ['cash', 'cash_and_equivalents'],
    ['assets', 'total_assets'],
    ['liabilities', 'total_liabilities'],
    ['equity', 'shareholders_equity'],
    ['dividends', 'dividends_paid'],
    ['buybacks', 'share_repurchases'],
    ['d/e', 'debt_to_equity'],
    ['book value', 'book_value_per_share'],
  ])('%s is %s', (words, name) => {
    expect(asked(`${words} > 5`)).toEqual([[name, 5, null]])
    expect(asked(`  ${words.toUpperCase()}  <= 5 `)).toEqual([[name, null, 5]])
  })

  it.each<[string, ScreenQuantity]>([
    ['margin', 'net_margin'],
    ['growth', 'total_revenue_growth'],
    ['profit growth', 'net_income_growth'],
    ['eps growth', 'diluted_eps_growth'],
    ['fcf margin', 'free_cash_flow_margin'],
    ['roe', 'return_on_average_equity'],
    ['return on assets', 'return_on_average_assets'],
  ])('%s is %s, in percent', (words, name) => expect(asked(`${words} > 5%`)).toEqual([[name, 0.05, null]]))

  it('each quantity by its name and by its label', () => {
    const taken = SCREEN_QUANTITIES.flatMap(({ name, label }) =>
      [name, label].filter((words) => asked(`${words} > 1`)?.[0]?.[0] !== name),
    )
    expect(taken.filter((words) => /^[a-z_/' -]+$/i.test(words))).toEqual([])
  })
})

describe('signs', () => {
  it.each(['>', '>=', '≥', ' over ', ' above ', ' more than ', ' at least '])('from: "%s"', (sign) =>
    expect(range(`cash${sign}7`)).toEqual([7, null]),
  )
  it.each(['<', '<=', '≤', ' under ', ' below ', ' less than ', ' at most '])('to: "%s"', (sign) =>
    expect(range(`cash${sign}7`)).toEqual([null, 7]),
  )
  it.each(['cash = 7', 'cash 7', 'cash >', '> 7', 'cash > > 7', 'cash overt 7'])('not understood: "%s"', (text) =>
    expect(screenInWords(text)).toBeNull(),
  )
})

describe('numbers', () => {
  it.each<[string, number]>([
    ['7', 7],
    ['7.25', 7.25],
    ['1,234', 1234],
    ['1,234,567.5', 1234567.5],
    ['$5', 5],
    ['-5', -5],
    ['−5', -5],
    ['-$5', -5],
    ['5k', 5e3],
    ['5 thousand', 5e3],
    ['5m', 5e6],
    ['5 mn', 5e6],
    ['1.1 million', 1.1e6],
    ['5b', 5e9],
    ['5bn', 5e9],
    ['2.3 billion', 2.3e9],
    ['5t', 5e12],
    ['5 trillion', 5e12],
  ])('an amount of %s', (text, value) => expect(range(`cash > ${text}`)).toEqual([value, null]))

  it.each(['5%', '5 percent', '5x', '5 days', '1,23', '12,34', '5 apples', '5.', '5q', 'five', '1'.repeat(16)])(
    'no amount of %s',
    (text) => expect(screenInWords(`cash > ${text}`)).toBeNull(),
  )

  it.each<[string, number]>([
    ['30%', 0.3],
    ['30 percent', 0.3],
    ['30', 0.3],
    ['0.3', 0.3],
    ['0.3%', 0.003],
    ['1', 0.01],
    ['-5', -0.05],
    ['33.3', 0.333],
  ])('a margin of %s', (text, value) => expect(range(`margin > ${text}`)).toEqual([value, null]))

  it.each(['30m', '30x', '$30b', '30 days'])('no margin of %s', (text) =>
    expect(screenInWords(`margin > ${text}`)).toBeNull(),
  )

  it('times are for multiples, days for days', () => {
    expect(range('debt to equity > 2x')).toEqual([2, null])
    expect(screenInWords('debt to equity > 2 days')).toBeNull()
    const days = SCREEN_QUANTITIES.filter(({ unit }) => unit === 'days')
    for (const { name } of days) {
      expect(range(`${name} < 45 days`)).toEqual([null, 45])
      expect(screenInWords(`${name} < 45x`)).toBeNull()
    }
  })
})

describe('several conditions', () => {
  it.each([' ', ', ', '; ', ' and ', ' & ', ',,  and '])('with "%s" between', (between) => {
    expect(asked(`margin > 30%${between}growth > 20%`)).toEqual([
      ['net_margin', 0.3, null],
      ['total_revenue_growth', 0.2, null],
    ])
  })

  it('of one figure are one range, whose ends have an order', () => {
    expect(asked('margin > 10% margin < 30%')).toEqual([['net_margin', 0.1, 0.3]])
    expect(asked('margin > 10% margin < 10%')).toEqual([['net_margin', 0.1, 0.1]])
    expect(screenInWords('margin > 30% margin < 10%')).toBeNull()
    expect(asked('margin > 10% margin > 20%')).toEqual([['net_margin', 0.2, null]])
  })

  it('are so many and no more', () => {
    const many = SCREEN_QUANTITIES.filter(({ unit }) => unit === 'amount').map(({ name }) => `${name} > 1`)
    expect(screenInWords(many.slice(0, MOST_CONDITIONS).join(' '))?.where).toHaveLength(MOST_CONDITIONS)
    expect(screenInWords(many.slice(0, MOST_CONDITIONS + 1).join(' '))).toBeNull()
  })

  it.each([
    ['cash > 1', 'year', null, null],
    ['annual cash > 1', 'year', null, null],
    ['quarter cash > 1', 'quarter', null, null],
    ['cash > 1 quarterly', 'quarter', null, null],
    ['cash > 1, ttm', 'ttm', null, null],
    ['last twelve months cash > 1', 'ttm', null, null],
    ['cash > 1 trailing twelve months', 'ttm', null, null],
    ['cash > 1 eur', 'year', null, 'EUR'],
    ['USD ttm cash > 1', 'ttm', null, 'USD'],
    ['cash > 1 10-k', 'year', '10-K', null],
  ])('"%s" also says the period, the form and the currency', (text, basis, form, currency) => {
    expect(screenInWords(text)).toMatchObject({ basis, form, currency })
  })

  it.each(['', 'ttm', 'eur', 'apple', 'cash > 1 apple', 'apple cash > 1', 'cash > 1 xyz', 'cash > 1 or growth > 2'])(
    'nothing is understood of "%s" where a word is not',
    (text) => expect(screenInWords(text)).toBeNull(),
  )
})

it.each([
  [{ name: 'net_margin', from: 0.3, to: null }, 'Net margin from 30.0%'],
  [{ name: 'net_margin', from: null, to: 0.3 }, 'Net margin to 30.0%'],
  [{ name: 'net_margin', from: 0.1, to: 0.3 }, 'Net margin from 10.0% to 30.0%'],
  [{ name: 'total_revenue', from: 1e9, to: 5e9 }, 'Total revenue from 1.00B to 5.00B'],
] as const)('%j in words', (condition, words) => expect(conditionInWords(condition)).toBe(words))
