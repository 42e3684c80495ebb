/** Parts by the initials of their names, by the words behind printed initials, and by what they sell. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import type { Division } from '../statement/statement.ts'
import { allHold } from './verified.fixture.ts'

const division = (label: string, billions: number): Division => ({
  ...{ label, description: null, revenue: billions * 1e9 },
  ...{ cost_of_revenue: null, operating_expenses: null, operating_income: null },
})
const [now] = MADE.periods
const sold = (company: string, business: Division[], geographical: Division[]): FactBase => ({
  ...{ ...MADE, company, tickers: [] },
  periods: [{ ...now, business, geographical, provenance: {} }],
})
const CARDS = sold(
  'AMERICAN EXPRESS COMPANY',
  [division('USCS', 150), division('CS', 141.035), division('ICS', 100)],
  [division('EUROPE, MIDDLE EAST & AFRICA', 191.035), division('China (including Hong Kong)', 200)],
)
const PLANES = sold(
  'BOEING CO',
  [division('Commercial Airplanes', 200), division('Global Services', 191.035)],
  [division('EMEA', 191.035), division('Asia', 200)],
)
const SHOPS = sold('WALMART INC.', [division('Walmart U.S.', 300), division('Walmart International', 91.035)], [])

describe('a part', () => {
  it.each<[string, FactBase]>([
    ['International Card Services brought in $100 billion.', CARDS],
    ["Revenue at Amex's International Card Services unit was $100 billion.", CARDS],
    ['U.S. Consumer Services (USCS) brought in $150 billion.', CARDS],
    ['EMEA sales were $191.0 billion.', CARDS],
    ['Revenue from China, Hong Kong included, was $200 billion.', CARDS],
    ['China revenue, including Hong Kong, was $200 billion.', CARDS],
    ['Europe, the Middle East and Africa generated $191.0 billion.', PLANES],
    ["Boeing's airliner business took in $200 billion.", PLANES],
    ["Boeing's commercial airplane unit pulled in $200 billion.", PLANES],
    ["Walmart's international arm took in $91.0 billion.", SHOPS],
  ])('is named so: %s', (text, base) => expect(allHold(base, text)).toBe(true))

  it.each<[string, FactBase]>([
    ['International Card Services brought in $150 billion.', CARDS],
    // two letters are those of "Consumer Services" too
    ['Consumer Services brought in $141.0 billion.', CARDS],
    ["Visa's International Card Services brought in $100 billion.", CARDS],
    ['Middle East sales were $191.0 billion.', CARDS],
    ['The EUROPE region had sales of $191.0 billion.', CARDS],
    ['Revenue from China, Hong Kong excluded, was $200 billion.', CARDS],
    ['Europe generated $191.0 billion.', PLANES],
    ["Airbus's airliner business took in $200 billion.", PLANES],
    ["Boeing's airliner business took in $191.0 billion.", PLANES],
    ["Walmart's international arm took in $300 billion.", SHOPS],
  ])('is another: %s', (text, base) => expect(allHold(base, text)).toBe(false))
})
