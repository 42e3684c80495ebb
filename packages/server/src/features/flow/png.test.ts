import { flowPictureSvg } from '@topline/core/flow/drawing/card.ts'
import { expect, it } from 'vitest'
import { pngOf } from './png.ts'

it('draws the same bytes twice, as SVG and as PNG', async () => {
  const statement = {
    currency: 'USD',
    total_revenue: 391_035e6,
    cost_of_revenue: 210_352e6,
    gross_profit: 180_683e6,
    operating_income: 123_216e6,
    other_interest_income_expense_net: null,
    other_income_expense_net: 269e6,
    income_before_taxes: 123_485e6,
    income_tax_expense: 29_749e6,
    other_investment_income_expense_after_taxes: null,
    other_income_expense_after_taxes: null,
    net_income: 93_736e6,
    operating_expenses: [{ name: 'Research and development', amount: 31_370e6 }],
    business_segments: null,
  }
  const facts = { company: 'Apple Inc.', period: '2024 FY', form: '10-K', statement, headline: null }
  const svg = flowPictureSvg(facts) ?? ''
  expect(svg).toContain('<svg')
  expect(flowPictureSvg(facts)).toBe(svg)
  const [first, second] = [await pngOf(svg, 600), await pngOf(svg, 600)]
  expect(Buffer.from(first).subarray(1, 4).toString()).toBe('PNG')
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
})
