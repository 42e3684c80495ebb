import { expect, it } from 'vitest'
import { readCurrency, readUnits } from './units.ts'

it.each<[string, number, string]>([
  ['1997 (pound)m | 1996 (pound)m', 1e6, 'GBP'],
  ['(in (pound) millions, except per share)', 1e6, 'GBP'],
  ['Pounds million', 1e6, 'GBP'],
  ['SEK m', 1e6, 'SEK'],
  ['Millions of Swedish kronor', 1e6, 'SEK'],
  ['DM million', 1e6, 'DEM'],
  ['(in millions of Deutsche Marks)', 1e6, 'DEM'],
  ['FF millions', 1e6, 'FRF'],
  ['(in millions of French francs)', 1e6, 'FRF'],
  ['NLG million', 1e6, 'NLG'],
  ['(Y) (millions)', 1e6, 'JPY'],
  ["RMB'000", 1e3, 'CNY'],
  ["HK$'000", 1e3, 'HKD'],
  ['EUR m', 1e6, 'EUR'],
  ['T€', 1e3, 'EUR'],
  ['TEUR', 1e3, 'EUR'],
  ['ThCh$', 1e3, 'CLP'],
  ['In thousands of constant Chilean pesos', 1e3, 'CLP'],
  ['Won in millions', 1e6, 'KRW'],
  ["US$'000", 1e3, 'USD'],
  ["000's omitted", 1e3, 'USD'],
  ['Thousands, except per share', 1e3, 'USD'],
])('reads the unit and the currency of "%s"', (words, money, currency) => {
  expect(readUnits(words, '').money).toBe(money)
  expect(readCurrency(words)).toBe(currency)
})
