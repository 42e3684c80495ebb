import { expect, it } from 'vitest'
import { shortCompanyName } from '../format/company-name.ts'
import { incomeHeadline, incomeSentence, keptWords } from './income-sentence.ts'

it('says what was kept of every hundred', () => {
  const nvidia = { currency: 'USD', total_revenue: 130_497, net_income: 72_880 }
  expect(incomeHeadline('NVIDIA CORP', nvidia)).toBe('Of every $100 in revenue, NVIDIA kept $55.85 as net income')
  const apple = {
    currency: 'USD',
    total_revenue: 391_035,
    cost_of_revenue: 210_352,
    gross_profit: 180_683,
    net_income: 93_736,
  }
  expect(incomeSentence('Apple Inc.', apple)).toBe(
    'Of every $100 in revenue, $46.21 was left after cost of revenue and $23.97 became net income.',
  )
  expect(incomeSentence('Apple Inc.', { ...apple, currency: 'DKK', gross_profit: null })).toBe(
    'Of every DKK 100 in revenue, DKK 23.97 became net income.',
  )
})

it('says what was lost', () => {
  const boeing = { currency: 'USD', total_revenue: 66_517, net_income: -11_817 }
  expect(incomeHeadline('The Boeing Company', boeing)).toBe('For every $100 in revenue, Boeing lost $17.77')
  expect(incomeSentence('The Boeing Company', boeing)).toBe('For every $100 in revenue, Boeing lost $17.77.')
})

it('counts a loss beyond ten times revenue in times, not in parts of a hundred', () => {
  // Aurora Innovation, 10-K for 2025: revenue 3, net loss 816.
  const aurora = { currency: 'USD', total_revenue: 3, net_income: -816 }
  expect(incomeHeadline('Aurora Innovation, Inc.', aurora)).toBe('Aurora Innovation lost 272 times its revenue')
  expect(incomeSentence('Aurora Innovation, Inc.', aurora)).toBe('Aurora Innovation lost 272 times its revenue.')
  const tenTimes = { ...aurora, net_income: -30 }
  expect(incomeHeadline('A', tenTimes)).toBe('For every $100 in revenue, A lost $1,000.00')
})

it('says nothing without revenue', () => {
  for (const total_revenue of [null, 0, -5]) {
    expect(incomeHeadline('A', { currency: 'USD', total_revenue, net_income: 1 })).toBeNull()
    expect(incomeSentence('A', { currency: 'USD', total_revenue, net_income: 1 })).toBeNull()
  }
})

it('shortens names', () => {
  expect(
    [
      'The Travelers Companies, Inc.',
      'UNION PACIFIC CORP',
      'QUALCOMM INC/DE',
      'PROCTER & GAMBLE CO',
      'THE J. M. SMUCKER COMPANY',
      'NIKE, Inc.',
      'Company',
      'Eli Lilly & Co',
    ].map(shortCompanyName),
  ).toEqual([
    'Travelers',
    'Union Pacific',
    'QUALCOMM',
    'Procter & Gamble',
    'J. M. Smucker',
    'NIKE',
    'Company',
    'Eli Lilly',
  ])
})

it('says it on a card in a few words', () => {
  const of = (total_revenue: number | null, net_income: number | null) =>
    keptWords({ currency: 'USD', total_revenue, net_income })
  expect(of(130_497, 72_880)).toBe('kept $55.85 of $100')
  expect(of(66_517, -11_817)).toBe('lost $17.77 for every $100')
  expect(of(3, -816)).toBe('lost 272 times its revenue')
  expect([of(0, 5), of(null, 5), of(5, null)]).toEqual([null, null, null])
})
