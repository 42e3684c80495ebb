import { fiscalYearOf, QUARTER_FORMAT, quarterOf, YEAR_FORMAT } from '@topline/core/api/keys.ts'

/** The three parts of the address as they are used: ticker and quarter in capitals. */
export interface LookupParameters {
  ticker: string
  year: string
  quarter: string
  /** why they cannot be looked up; null = they can */
  problem: string | null
}

export function readLookup(params: Record<string, string | undefined>): LookupParameters {
  const ticker = (params.ticker ?? '').toUpperCase()
  const year = params.year ?? ''
  const quarter = (params.quarter ?? '').toUpperCase()
  const problem = quarterOf(quarter) === null ? QUARTER_FORMAT : fiscalYearOf(year) === null ? YEAR_FORMAT : null
  return { ticker, year, quarter, problem }
}
