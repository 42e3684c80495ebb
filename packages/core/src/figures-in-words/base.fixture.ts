/** Two fiscal years of a made company, for tests of claims and of what is written from figures. */
import type { FactBase, FactPeriod } from './facts.ts'

const now: FactPeriod = {
  code: '2024 FY',
  end_date: '2024-09-28',
  months: 12,
  figures: {
    total_revenue: 391_035_000_000,
    cost_of_revenue: 210_352_000_000,
    gross_profit: 180_683_000_000,
    operating_income: 123_216_000_000,
    other_income_expense_net: 269_000_000,
    income_before_taxes: 123_485_000_000,
    income_tax_expense: 29_749_000_000,
    net_income: 93_736_000_000,
    basic_eps: 6.11,
    diluted_eps: 6.08,
    weighted_avg_shares_basic: 15_343_783_000,
    weighted_avg_shares_diluted: 15_408_095_000,
  },
  expenses: [
    {
      name: 'Research and development',
      description: null,
      category: 'research_and_development',
      amount: 31_370_000_000,
    },
    {
      name: 'Selling, general and administrative',
      description: null,
      category: 'selling_general_administrative',
      amount: 26_097_000_000,
    },
  ],
  business: [
    ['iPhone', 201_183_000_000],
    ['Mac', 29_984_000_000],
    ['iPad', 26_694_000_000],
    ['Wearables, Home and Accessories', 37_005_000_000],
    ['Services', 96_169_000_000],
  ].map(([label, revenue]) => division(String(label), Number(revenue))),
  geographical: [
    ['Americas', 167_045_000_000],
    ['Europe', 101_328_000_000],
    ['Greater China', 66_952_000_000],
    ['Japan', 25_052_000_000],
    ['Rest of Asia Pacific', 30_658_000_000],
  ].map(([label, revenue]) => division(String(label), Number(revenue))),
  accession_number: '0000320193-24-000123',
  provenance: { total_revenue: { label: 'Total net sales', text: '391,035', start: 10, end: 17 } },
}
const before: FactPeriod = {
  ...now,
  code: '2023 FY',
  end_date: '2023-09-30',
  figures: {
    total_revenue: 383_285_000_000,
    cost_of_revenue: 214_137_000_000,
    gross_profit: 169_148_000_000,
    operating_income: 114_301_000_000,
    income_before_taxes: 113_736_000_000,
    income_tax_expense: 16_741_000_000,
    net_income: 96_995_000_000,
    basic_eps: 6.16,
    diluted_eps: 6.13,
    weighted_avg_shares_diluted: 15_812_547_000,
  },
  expenses: [],
  business: [division('iPhone', 200_583_000_000), division('Services', 85_200_000_000)],
  geographical: [],
  accession_number: '0000320193-23-000106',
  provenance: {},
}

function division(label: string, revenue: number) {
  return { label, description: null, revenue, cost_of_revenue: null, operating_expenses: null, operating_income: null }
}

export const MADE: FactBase = {
  company: 'Apple Inc.',
  tickers: ['AAPL'],
  currency: 'USD',
  unit: 1_000_000,
  filing_date: '2024-11-01',
  periods: [now, before],
}
