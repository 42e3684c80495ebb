import type { WireCell } from '@topline/core/api/wire.ts'

/** Where a cell opens: its place, else its filing; company facts have no stored filing and open at the SEC. */
export function cellHref(cell: Pick<WireCell, 'at' | 'document' | 'accession_number' | 'engine'>, cik: string): string {
  const { accession_number: accession } = cell
  if (cell.at) {
    return `/source/${accession}?at=${cell.at}${cell.document ? `&doc=${encodeURIComponent(cell.document)}` : ''}`
  }
  if (cell.engine !== 'company-facts') return `/filing/${accession}`
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`
}
