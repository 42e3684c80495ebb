/** Which filings of a company stand next to one. Pure. */
import type { PeriodOfFiling } from './queries.ts'

/** The stored filing of a period: the newest original of its code, an amendment only where there is nothing else. */
export function filingOf(filings: readonly PeriodOfFiling[], code: string | null): PeriodOfFiling | null {
  const own = filings.filter((filing) => code !== null && filing.period_code === code)
  return own.find((filing) => !filing.form_type.endsWith('/A')) ?? own[0] ?? null
}

/** What lies before and after a filing, by the end of its period. */
export function around(
  filings: readonly PeriodOfFiling[],
  accession: string,
): { previous: PeriodOfFiling | null; next: PeriodOfFiling | null } {
  const endOf = (filing: PeriodOfFiling) => filing.end_date ?? filing.period_end ?? filing.filing_date
  const ordered = filings.toSorted(
    (a, b) => endOf(a).localeCompare(endOf(b)) || a.filing_date.localeCompare(b.filing_date),
  )
  const at = ordered.findIndex((filing) => filing.accession_number === accession)
  if (at < 0) return { previous: null, next: null }
  return { previous: ordered[at - 1] ?? null, next: ordered[at + 1] ?? null }
}
