/** Three fiscal years of a made company with three segments, one of profits and one of losses. */
import { MADE } from './base.fixture.ts'
import type { FactBase, FactPeriod } from './facts.ts'

interface Year {
  year: number
  revenue: number
  net: number
  operating: number
  /** revenue of Pumps, Valves and Pipes */
  parts: readonly [number, number, number]
}

/** Amounts in billions. */
const period = ({ year, revenue, net, operating, parts }: Year): FactPeriod => ({
  code: `${year} FY`,
  end_date: `${year}-12-31`,
  months: 12,
  figures: {
    total_revenue: revenue * 1e9,
    cost_of_revenue: revenue * 0.4e9,
    gross_profit: revenue * 0.6e9,
    operating_income: operating * 1e9,
    net_income: net * 1e9,
  },
  expenses: [],
  business: (['Pumps', 'Valves', 'Pipes'] as const).map((label, i) => ({
    ...{ label, description: null, revenue: (parts[i] ?? 0) * 1e9 },
    ...{ cost_of_revenue: null, operating_expenses: null, operating_income: null },
  })),
  geographical: [],
  accession_number: `0000000001-${String(year).slice(2)}-000001`,
  provenance: {},
})

const base = (years: readonly [Year, Year, Year]): FactBase => {
  const [now, ...before] = years
  return {
    ...MADE,
    ...{ company: 'Acme Inc.', tickers: ['ACM'], filing_date: '2026-02-01' },
    periods: [period(now), ...before.map(period)],
  }
}

const [now, before, first]: readonly [Year, Year, Year] = [
  { year: 2025, revenue: 90, net: 9, operating: 12, parts: [50, 30, 10] },
  { year: 2024, revenue: 110, net: 14, operating: 16, parts: [60, 35, 15] },
  { year: 2023, revenue: 100, net: 12, operating: 15, parts: [58, 30, 12] },
]
/** Revenue 90, 110 and 100 billion dollars, the newest first; net income 9, 14 and 12. */
export const THREE_YEARS = base([now, before, first])
/** The same with losses of 9, 6 and 7 billion. */
export const THREE_LOSSES = base([
  { ...now, net: -9, operating: -12 },
  { ...before, net: -6 },
  { ...first, net: -7 },
])
