import { expect, it } from 'vitest'
import { inReadingOrder, testWords } from './words.ts'

const MILLION = 1_000_000
const line = (name: string, rationale: string, units = MILLION) =>
  testWords({ name, description: 'The engine says so', passed: true, necessary: true, rationale }, units).line

it('writes arithmetic in the units of the statement, without what was just computed', () => {
  expect(
    line(
      'gross_profit_identity',
      '416,161,000,000 − 220,960,000,000 = 195,201,000,000; gross profit is 195,201,000,000',
    ),
  ).toBe('416,161 − 220,960 = 195,201')
  expect(
    line(
      'net_income_identity',
      '3,716,000,000 − −570,000,000 + −8,000,000 = 4,278,000,000; net income is 4,278,000,000',
    ),
  ).toBe('3,716 + 570 − 8 = 4,278')
  expect(line('net_income_identity', '−2,417,247 − 0 + 0 = −2,417,247; net income is −2,417,247', 1)).toBe(
    '−2,417,247, with nothing in between',
  )
  expect(
    line(
      'business_divisions_add_up',
      '5 divisions and 0 not allocated make 416,161,000,000; total revenue is 416,161,000,000',
    ),
  ).toBe('5 divisions make 416,161')
  expect(line('other_income_sum', '3 lines make −5,421,000,000; the lines around differ by −5,421,000,000')).toBe(
    '−5,421 in the lines and between the totals',
  )
})

it('writes an amount in the units also where a comma follows it', () => {
  expect(line('balance_sheet_identity', 'total assets 364,980,000,000, claims on them 364,980,000,000')).toBe(
    'Total assets 364,980, claims on them 364,980',
  )
})

it('keeps a difference that there is', () => {
  expect(line('gross_profit_identity', '1,000,000,000 − 600,000,000 = 400,000,000; gross profit is 410,000,000')).toBe(
    '1,000 − 600 = 400; gross profit is 410',
  )
})

it('gives EPS two decimals and shares their own', () => {
  expect(line('basic_eps_is_explained', '112,010,000,000 ÷ 14,948,500,000 = 7.49306; basic EPS is 7.49')).toBe(
    '112,010 ÷ 14,948.5 = 7.49',
  )
  expect(line('diluted_eps_is_explained', '112,010,000,000 ÷ 15,004,697,000 = 7.465; diluted EPS is 7.46')).toBe(
    '112,010 ÷ 15,004.697 = 7.47; diluted EPS is 7.46',
  )
  expect(line('eps_agree', 'basic 3.3, diluted 2.4')).toBe('Basic 3.30, diluted 2.40')
  expect(line('basic_eps_is_explained', '−2,417,247 ÷ 82,572,774 = −0.0292741; basic EPS is −0.03', 1)).toBe(
    '−2,417,247 ÷ 82,572,774 = −0.03',
  )
})

it('writes percentages, dates and counts as the rest of the site does', () => {
  expect(line('tax_rate_is_usual', '-15.3 %')).toBe('−15.3%')
  expect(line('period_length_equals_form', '10-K: 2024-01-01 to 2024-12-31 are 366 days')).toBe(
    '10-K: Jan 1, 2024 to Dec 31, 2024 are 366 days',
  )
  expect(line('every_figure_has_its_place', '1,024 places', 1000)).toBe('1,024 places')
})

it('has the numbers of a check in the same units, and the sentence of a check that it knows', () => {
  const test = { passed: false, necessary: true, rationale: '', description: 'The engine says so' }
  const sum = testWords({ ...test, name: 'gross_profit_identity', left: 4e8, right: 4.1e8, difference: 1e7 }, MILLION)
  expect(sum.title).toBe('Not met: Gross profit is revenue less cost')
  expect(sum.numbers?.map(([, value]) => value)).toEqual(['400', '410', '10'])
  const eps = testWords({ ...test, name: 'basic_eps_matches_shares', left: 2.41832, right: 2.4 }, MILLION)
  expect(eps.numbers?.map(([, value]) => value)).toEqual(['2.42', '2.40', '-'])
  expect(testWords({ ...test, name: 'a_new_check' }, MILLION).title).toBe('Not met: The engine says so')
})

it('puts what readers understand first', () => {
  const tests = ['document_is_whole', 'net_income_identity', 'gross_profit_identity'].map((name) => ({
    name,
    description: name,
    passed: true,
    necessary: true,
    rationale: '',
  }))
  expect(inReadingOrder(tests).map((test) => test.name)).toEqual([
    'gross_profit_identity',
    'net_income_identity',
    'document_is_whole',
  ])
})
