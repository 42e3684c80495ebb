/** Made series for tests of charts: figures that are easily read, on calendar periods. */
import type { Series, SeriesPoint } from '../api/wire.ts'

/** A point of a year or quarter; `null` figures unless given. */
export function seriesPoint(code: string, more: Partial<SeriesPoint> = {}): SeriesPoint {
  const year = code.slice(0, 4)
  const quarter = Number(/Q([1-4])$/.exec(code)?.[1] ?? 0)
  const ends = ['12-31', '03-31', '06-30', '09-30', '12-31']
  const starts = ['01-01', '01-01', '04-01', '07-01', '10-01']
  return {
    period_code: code,
    start_date: `${year}-${starts[quarter]}`,
    end_date: `${year}-${ends[quarter]}`,
    currency: 'USD',
    total_revenue: null,
    gross_profit: null,
    operating_income: null,
    net_income: null,
    basic_eps: null,
    diluted_eps: null,
    weighted_avg_shares_basic: null,
    net_margin: null,
    deduced: false,
    hidden: false,
    failed_quality_check: false,
    accession_number: `0000000001-${year.slice(2)}-00000${quarter}`,
    engine: 'tags',
    eps_factor: 1,
    ...more,
  }
}

export const seriesOf = (points: SeriesPoint[], cik = '1'): Series => ({
  cik,
  period: 'annual',
  basis: 'current',
  as_of: null,
  points,
  splits: [],
  hidden_count: 0,
})
