import { describe, expect, it } from 'vitest'
import { currencyOfText, ownCurrency, readCurrency, readUnits, withoutTranslation, wordsOfCurrency } from './units.ts'

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
  // As the standard of currencies (ISO 4217) calls them.
  ['(In millions of Norwegian kroner)', 1e6, 'NOK'],
  ['NOK million', 1e6, 'NOK'],
  ['(DKK million)', 1e6, 'DKK'],
  ['(in thousands of Argentine pesos)', 1e3, 'ARS'],
  ['(in millions of South African Rand)', 1e6, 'ZAR'],
  ['(millions of pesetas)', 1e6, 'ESP'],
  ['FIM million', 1e6, 'FIM'],
  ['(thousands of escudos)', 1e3, 'PTE'],
  ['(in thousands of Irish pounds)', 1e3, 'IEP'],
  ['(in thousands of Singapore dollars)', 1e3, 'SGD'],
  ['NZ$ millions', 1e6, 'NZD'],
  ['(in millions of Philippine pesos)', 1e6, 'PHP'],
  ['(in billions of Rupiah)', 1e9, 'IDR'],
  ['(in millions of Baht)', 1e6, 'THB'],
  ['(in millions of Colombian pesos)', 1e6, 'COP'],
  ['(in thousands of Peruvian nuevos soles)', 1e3, 'PEN'],
  ['(in millions of Russian Rubles)', 1e6, 'RUB'],
  ['(in thousands of Polish zlotys)', 1e3, 'PLN'],
  ['(in thousands of Turkish Lira)', 1e3, 'TRY'],
  ["US$'000", 1e3, 'USD'],
  ["000's omitted", 1e3, 'USD'],
  ['Thousands, except per share', 1e3, 'USD'],
])('reads the unit and the currency of "%s"', (words, money, currency) => {
  expect(readUnits(words, '').money).toBe(money)
  expect(readCurrency(words)).toBe(currency)
})

describe('the scale of amounts and of shares', () => {
  it.each<[string, number, number | null]>([
    ['(In millions, except number of shares, which are reflected in thousands, and per-share amounts)', 1e6, 1e3],
    ['(in thousands, except share and per share data)', 1e3, 1],
    ['(In thousands, except per share amounts)', 1e3, null],
    ['(in millions, except per share data; shares in millions)', 1e6, 1e6],
    ['(Dollars in thousands, except per share data)', 1e3, null],
    ['(Amounts in thousands of dollars)', 1e3, null],
    ['$ in millions', 1e6, null],
    ['Expressed in thousands of United States dollars', 1e3, null],
    ['(000 omitted)', 1e3, null],
    // 0000912057-95-011788
    ['($ in 000)', 1e3, null],
    ["(In 000's)", 1e3, null],
    ['(In billions)', 1e9, null],
    ['(in thosands)', 1e3, null],
    ['(in millons)', 1e6, null],
    ['(in millions of euros)', 1e6, null],
    ['Millions of dollars', 1e6, null],
  ])('%s', (words, money, shares) => {
    expect(readUnits(words, '')).toMatchObject({ money, shares, printed: true })
  })

  it.each([
    'Years ended December 31, 1995',
    'Sales rose to 3 million',
    'One of a thousand',
    '',
    'CONSOLIDATED STATEMENTS OF INCOME',
  ])('whole amounts under "%s" (T25)', (words) => {
    expect(readUnits(words, '')).toMatchObject({ money: 1, shares: null, printed: false })
  })

  it('believes the words that are nearer', () => {
    expect(readUnits('(in thousands)', '(in millions)').money).toBe(1e3)
    expect(readUnits('no unit', '(in millions)').money).toBe(1e6)
    expect(readUnits('(in millions) | Balance sheets | (in thousands)', '').money).toBe(1e3)
  })
})

describe('the currency', () => {
  it.each([
    ['(in thousands of Canadian dollars)', 'CAD'],
    ['C$ millions', 'CAD'],
    ['(in millions of yen)', 'JPY'],
    ['(Expressed in Mexican pesos)', 'MXN'],
    ['NT$ thousand', 'TWD'],
    ['R$ million', 'BRL'],
    ['In millions of rupees', 'INR'],
    ['Swiss francs in millions', 'CHF'],
    ['A$ thousand', 'AUD'],
    ['Italian Lire in millions', 'ITL'],
    ['NIS in thousands', 'ILS'],
    ['(in thousands)', 'USD'],
    ['US$ thousand', 'USD'],
    ['', 'USD'],
  ])('%s is %s', (words, code) => expect(readCurrency(words)).toBe(code))

  it('of a column beside its convenience translation', () => {
    expect(ownCurrency('2023 RMB', ['2022 RMB', '2023 US$'])).toBe('CNY')
    expect(ownCurrency('2023', ['2022 RMB', '2023 US$'])).toBe('CNY')
    expect(ownCurrency('2023 US$', ['2022 RMB'])).toBe('USD')
    expect(ownCurrency('2023', ['2022', '2021'])).toBeNull()
    expect(ownCurrency('2023 RMB', ['2022 RMB'])).toBeNull()
  })

  it('leaves out the words over the translation, or over all but one currency', () => {
    const words = 'RMB in millions | US$ in thousands | Years ended'
    expect(withoutTranslation(words, '2023 RMB', ['2023 US$'])).toBe('RMB in millions | Years ended')
    expect(withoutTranslation(words, '2023', ['2022'])).toBe(words)
    expect(wordsOfCurrency(words, 'USD')).toBe('US$ in thousands | Years ended')
    expect(wordsOfCurrency(words, 'CNY')).toBe('RMB in millions | Years ended')
  })
})

it('is that of the words above a table where one column alone is translated', () => {
  const heads = '2008 US$ (1) | 2008 | 2007 | 2008 US$ (1)'
  expect(currencyOfText('(in thousands of euro, except per share data)', heads, 4)).toBe('EUR')
  expect(
    currencyOfText('(in thousands of euro, except per share data)', '2008 US$ | 2007 US$ | 2006 US$', 3),
  ).toBeNull()
  expect(currencyOfText('(in thousands)', heads, 4)).toBeNull()
  expect(currencyOfText('(in thousands of US dollars)', heads, 4)).toBeNull()
})
