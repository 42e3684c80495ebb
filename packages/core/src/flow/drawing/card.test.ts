import { expect, it } from 'vitest'
import { type CardFacts, ogCardSvg } from './card.ts'

const boeing: CardFacts = {
  company: 'The Boeing Company',
  period: '2024 FY',
  form: '10-K',
  statement: null,
  headline: { currency: 'USD', total_revenue: 66_517e6, net_income: -11_817e6 },
}
const words = (facts: CardFacts): string[] =>
  [...ogCardSvg(facts).matchAll(/>([^<>]+)<\/text>/g)].map((one) => one[1] ?? '')

it('shows what everybody may see of a filing whose flow is not for everybody', () => {
  expect(words(boeing)).toEqual([
    'BO',
    'The Boeing Company',
    '2024 FY, from the 10-K',
    'Topline',
    'Revenue',
    '$66.52B',
    'Net loss',
    '−$11.82B',
    'Net margin',
    '−17.8%',
    'For every $100 in revenue, Boeing lost $17.77.',
  ])
})

it('says what it is where no figure is for everybody, and nothing that is not known', () => {
  expect(words({ ...boeing, headline: null })).toEqual([
    'BO',
    'The Boeing Company',
    '2024 FY, from the 10-K',
    'Topline',
    'Income statement',
    '2024 FY',
    'Every figure opens its place in the filing.',
  ])
  const early = { currency: 'USD', total_revenue: null, net_income: -5e6 }
  expect(words({ ...boeing, headline: early }).slice(4)).toEqual([
    'Net loss',
    '−$5.00M',
    'Every figure opens its place in the filing.',
  ])
})
