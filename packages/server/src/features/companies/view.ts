import type { Company, Filing } from '@topline/core/api/wire.ts'
import { registerName } from '@topline/core/words/register-name.ts'
import type { CompanyRow, RegisterRow } from './queries.ts'

/** A stored company with, where asked for, its newest filing and its lists. */
export function viewCompany(
  row: CompanyRow,
  more: { filings?: Filing[]; lists?: { id: number; name: string; slug: string }[] } = {},
): Company {
  const { latest_accession_number: _, ...company } = row
  return { ...company, ...more, stored: true }
}

/** A company known from the register: name (as people read it) and tickers are the register's, the rest what is stored (decision 35). */
export function viewRegistered(row: RegisterRow, stored: CompanyRow | null): Company {
  return {
    cik: row.cik,
    name: registerName(row.name),
    tickers: row.tickers,
    exchanges: stored?.exchanges ?? row.exchanges,
    sic: stored?.sic ?? null,
    sic_description: stored?.sic_description ?? null,
    logo_info: stored?.logo_info ?? null,
    fiscal_year_start: stored?.fiscal_year_start ?? null,
    stored: stored !== null,
  }
}
