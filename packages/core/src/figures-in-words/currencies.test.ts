import { describe, expect, it } from 'vitest'
import { currencyAgrees } from './currencies.ts'
import { numberTokens } from './numbers.ts'

describe('the currency of an amount', () => {
  it.each([
    ['$90.0 billion', '$'],
    ['US$90.0 billion', 'USD'],
    ['C$90.0 billion', 'CAD'],
    ['A$90.0 billion', 'AUD'],
    ['EUR 90.0 billion', 'EUR'],
    ['₹90.0 billion', 'INR'],
    ['90.0 billion euros', 'EUR'],
    ['90.0 billion EUR', 'EUR'],
    ['90.0 billion pounds sterling', 'GBP'],
    ['90 billion yen', 'JPY'],
    ['90.0 billion Canadian dollars', 'CAD'],
    ['90.0 billion US dollars', 'USD'],
    ['90.0 billion Swiss francs', 'CHF'],
    ['90.0 billion kroner', 'krone'],
    ['90.0 billion won', 'KRW'],
    ['90 dollars', '$'],
    ['ninety billion euros', 'EUR'],
    ['ninety billion yen', 'JPY'],
  ])('%s', (text, currency) => {
    const [token] = numberTokens(text)
    expect([token?.kind, token?.currency, token?.end]).toEqual(['money', currency, text.length])
  })

  it.each(['90.0 billion', '90.0 billion shares', 'the 3 won', '90% euros'])('%s has none', (text) =>
    expect(numberTokens(text)[0]?.currency).toBeNull(),
  )

  it.each([
    ['$', 'USD', true],
    ['$', 'CAD', true],
    ['USD', 'CAD', false],
    ['$', 'EUR', false],
    ['krone', 'DKK', true],
    ['krone', 'SEK', false],
    ['CNY', 'RMB', true],
    ['¥', 'CNY', true],
    ['EUR', 'USD', false],
    [null, 'EUR', true],
  ])('%s for a statement in %s: %s', (written, currency, agrees) =>
    expect(currencyAgrees(written, currency)).toBe(agrees),
  )
})
