import type { SeriesCell } from './series-cells.ts'
import type { Ymd } from './statement.ts'

/** One period of a company's series. */
export interface Point {
  period_code: string
  start_date: Ymd | null
  end_date: Ymd
  currency: string
  total_revenue: number | null
  gross_profit: number | null
  operating_income: number | null
  net_income: number | null
  basic_eps: number | null
  diluted_eps: number | null
  /** on the share basis of the per-share figures */
  weighted_avg_shares_basic: number | null
  net_margin: number | null
  deduced: boolean
  /** a figure of it is as released, unaudited: no report of the period prints it yet */
  from_release?: true
  hidden: boolean
  under_revision?: true
  failed_quality_check: boolean
  /** days that the period's own report was filed after its last due date; absent = in time, or not known */
  late_by?: number
  accession_number: string | null
  engine: string
  eps_factor: number
  /** the place of each figure and of the lines between them, where they were asked for */
  cells?: Record<string, SeriesCell>
  /** full year and three quarters behind a deduced figure, where they were asked for */
  deduced_from?: Record<string, SeriesCell[]>
}
