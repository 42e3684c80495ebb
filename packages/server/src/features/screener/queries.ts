/** What of a screen is looked up in the database: the list it is asked for, and what its companies and filings say beside figures. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { companies, companyListMembers, companyLists, filings } from '../../db/schema.ts'

/**
 * CIKs of a list.
 * @param reader who asks: a list of their own is read by nobody else; null = whoever has the address it is shared by
 */
export async function listMembers(db: Db, list: string, reader: number | null): Promise<Set<string>> {
  const { rows } = await db.execute<{ cik: string }>(sql`
    select m.cik::text as cik from ${companyListMembers} m join ${companyLists} l on l.id = m.list_id
    where l.share_slug = ${list} or (l.slug = ${list} and (l.owner_id is null or l.owner_id = ${reader}::bigint))`)
  return new Set(rows.map(({ cik }) => cik))
}

const company = z.object({
  cik: z.string(),
  name: z.string(),
  tickers: z.array(z.string()),
  logo_info: z
    .object({
      url: z.string().nullable(),
      is_logo: z.boolean(),
      includes_name: z.boolean(),
      alt_text: z.string().nullable(),
    })
    .nullable(),
  sic: z.string().nullable(),
  sic_description: z.string().nullable(),
})

/** By their CIKs. */
export async function namedCompanies(db: Db, ciks: readonly string[]): Promise<Map<string, z.infer<typeof company>>> {
  if (ciks.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select c.cik::text as cik, c.name, c.tickers, c.logo_info, c.sic, c.sic_description
    from ${companies} c where c.cik = any(${sql.param(ciks)}::bigint[])`)
  return new Map(
    z
      .array(company)
      .parse(rows)
      .map((one) => [one.cik, one]),
  )
}

/** The newest of these filings, newest first. */
export async function newestFilings(db: Db, accessions: readonly string[], limit: number): Promise<string[]> {
  if (accessions.length === 0) return []
  const { rows } = await db.execute<{ accession_number: string }>(sql`
    select f.accession_number from ${filings} f where f.accession_number = any(${sql.param(accessions)}::text[])
    order by f.filing_date desc, f.accession_number desc limit ${limit}`)
  return rows.map((row) => row.accession_number)
}
