import type { SeriesPoint } from '@topline/core/api/wire.ts'

/**
 * Where a point's figure opens: the filing it was read from; for company facts, which have no stored filing, the
 * filing's index at the SEC (decision 210). Null: deduced, hidden or without a filing.
 */
export function filingHref(
  point: Pick<SeriesPoint, 'accession_number' | 'engine' | 'deduced' | 'hidden'>,
  cik: string,
): string | null {
  const { accession_number: accession } = point
  if (accession === null || point.deduced || point.hidden) return null
  if (point.engine !== 'company-facts') return `/filing/${accession}`
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`
}
