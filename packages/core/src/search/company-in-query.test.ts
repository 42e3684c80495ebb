import { describe, expect, it } from 'vitest'
import { companyMeant, companyPhrases } from './company-in-query.ts'

const COMPANIES = [
  { name: 'Apple Inc.', tickers: ['AAPL'] },
  { name: 'AMAZON COM INC', tickers: ['AMZN'] },
  { name: 'BERKSHIRE HATHAWAY INC', tickers: ['BRK-B', 'BRK-A'] },
  { name: 'Costco Wholesale Corp /NEW', tickers: ['COST'] },
  { name: 'The Travelers Companies, Inc.', tickers: ['TRV'] },
  { name: 'General Motors Co', tickers: ['GM'] },
]
const meant = (text: string) => {
  const found = companyMeant(text, companyPhrases(text), COMPANIES)
  return found && [found.company.tickers[0], found.rest]
}

describe('the company in a search', () => {
  it('is the name or the ticker it begins or ends with', () => {
    expect(meant('apple services revenue')).toEqual(['AAPL', 'services revenue'])
    expect(meant('services revenue of Apple')).toEqual(['AAPL', 'services revenue of'])
    expect(meant("Apple's services")).toEqual(['AAPL', 'services'])
    expect(meant('Apple Inc. "wearables grew" -mac')).toEqual(['AAPL', '"wearables grew" -mac'])
    expect(meant('litigation AAPL')).toEqual(['AAPL', 'litigation'])
    expect(meant('aapl litigation')).toEqual(['AAPL', 'litigation'])
    expect(meant('amazon fulfillment')).toEqual(['AMZN', 'fulfillment'])
    expect(meant('amazon.com fulfillment')).toEqual(['AMZN', 'fulfillment'])
    expect(meant('Berkshire Hathaway float')).toEqual(['BRK-B', 'float'])
    expect(meant('float brk.b')).toEqual(['BRK-B', 'float'])
    expect(meant('travelers catastrophe losses')).toEqual(['TRV', 'catastrophe losses'])
    expect(meant('GM recalls')).toEqual(['GM', 'recalls'])
  })

  it('is none where the words may mean something else', () => {
    for (const text of [
      'apple',
      'Apple Inc.',
      'cost of sales',
      'COST OF SALES',
      'general expenses',
      'services revenue',
      '"apple services" revenue',
      'revenue -apple',
      'apple -services',
      'apple or microsoft',
      'the apple of services',
      '',
    ])
      expect([text, meant(text)]).toEqual([text, null])
    expect(meant('COST membership fees')).toEqual(['COST', 'membership fees'])
  })
})
