/** What is asked of the database: which partitions there are, and their rows in blocks. */
import { and, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import {
  companies,
  filings,
  otherStatements,
  otherVintages,
  statementDetails,
  statements,
  vintages,
} from '../../db/schema.ts'
import { baseForm } from '../records/forms.ts'
import type { StoredFiling } from './rows.ts'

/** Filings and vintages read at once: some 5 MB of places and lines. Of 200 filings most outlived a collection of garbage, a fifth more work. */
const BLOCK = 50
const VINTAGE_BLOCK = 2_000

/** Rows of one base form and one year of filing stand together, in a folder each. */
export interface Partition {
  form: string
  year: number
}
export const partitionPath = ({ form, year }: Partition): string => `form=${form}/year=${year}`

/** The database's own clock, at the moment that a transaction sees. */
export async function momentOf(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(sql`select (extract(epoch from now()) * 1000)::bigint::text as ms`)
  return new Date(Number(rows[0]?.ms))
}

/** Partitions with rows, or those in which something changed since; by form, then year. */
export async function partitionsOf(db: Db, since: Date | null): Promise<Partition[]> {
  const at = since?.toISOString()
  const ofFilings = at
    ? sql`where f.updated_at >= ${at} or exists (select from statements s where s.accession_number = f.accession_number
        and (s.extracted_at >= ${at} or s.qc_checked_at >= ${at})) or exists (select from other_statements o
        where o.accession_number = f.accession_number and o.extracted_at >= ${at})`
    : sql``
  const ofVintages = at ? sql`where v.created_at >= ${at}` : sql``
  const { rows } = await db.execute<{ form: string; year: number }>(sql`
    select f.form_type as form, extract(year from f.filing_date)::int as year from filings f ${ofFilings}
    union select v.form_type, extract(year from v.filing_date)::int from vintages v ${ofVintages}`)
  const found = new Map(
    rows.map(({ form, year }) => [partitionPath({ form: folderOf(form), year }), { form: folderOf(form), year }]),
  )
  return [...found.values()].sort((a, b) => a.form.localeCompare(b.form) || a.year - b.year)
}

/** '10-K405/A' stands with '10-K'; a form that this site does not read, of the SEC's own figures, with 'other'. */
const folderOf = (form: string): string => baseForm(form) ?? 'other'

export async function companyRows(db: Db) {
  const rows = await db.select().from(companies).orderBy(companies.cik)
  return rows.map(({ tickers, exchanges, logo_info: _, ...row }) => ({
    ...row,
    tickers: tickers.join(','),
    exchanges: exchanges.join(','),
  }))
}

const ofYear = (column: typeof filings.filing_date, year: number): SQL | undefined =>
  and(gte(column, `${year}-01-01`), lt(column, `${year + 1}-01-01`))

/**
 * The filings of a partition with what is current of them, in the order of their days. The next block is on its way
 * while the caller writes one: the database and this process each have a processor.
 */
export async function* filingsOf(db: Db, { form, year }: Partition): AsyncGenerator<StoredFiling> {
  const names = await db
    .select({ accession_number: filings.accession_number })
    .from(filings)
    .where(and(eq(filings.base_form, form), ofYear(filings.filing_date, year)))
    .orderBy(filings.filing_date, filings.accession_number)
  let coming: Promise<StoredFiling[]> | null = null
  for (const block of blocksOf(names, BLOCK)) {
    const before: Promise<StoredFiling[]> | null = coming
    coming = readBlock(
      db,
      block.map((one) => one.accession_number),
    )
    coming.catch(() => {}) // thrown where it is awaited, unless the block before fails first
    if (before) yield* await before
  }
  if (coming) yield* await coming
}

// What columns of earlier periods print is a fifth of the JSON, and vintages hold it.
const { prior_periods: _ofIncome, extraction_info: _, ...detailColumns } = getTableColumns(statementDetails)
const { prior_periods: _ofOthers, ...otherColumns } = getTableColumns(otherStatements)

async function readBlock(db: Db, names: readonly string[]): Promise<StoredFiling[]> {
  const accessions = sql.param(names)
  const rows = await db
    .select({ filing: filings, statement: statements, detail: detailColumns })
    .from(filings)
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .leftJoin(statementDetails, eq(statementDetails.statement_id, filings.statement_id))
    .where(sql`${filings.accession_number} = any(${accessions})`)
    .orderBy(filings.filing_date, filings.accession_number)
  const others = await db
    .select(otherColumns)
    .from(otherStatements)
    .where(and(eq(otherStatements.is_current, true), sql`${otherStatements.accession_number} = any(${accessions})`))
    .orderBy(otherStatements.kind)
  const past = await db
    .select()
    .from(otherVintages)
    .where(sql`${otherVintages.accession_number} = any(${accessions})`)
    .orderBy(otherVintages.kind, otherVintages.end_date, otherVintages.id)
  const [othersOf, pastOf] = [groupOf(others), groupOf(past)]
  return rows.map((row) => ({
    ...row,
    others: othersOf.get(row.filing.accession_number) ?? [],
    other_vintages: pastOf.get(row.filing.accession_number) ?? [],
  }))
}

function groupOf<R extends { accession_number: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const group = groups.get(row.accession_number)
    if (group) group.push(row)
    else groups.set(row.accession_number, [row])
  }
  return groups
}

export type VintageRow = Omit<typeof vintages.$inferSelect, 'provenance'>

/** Vintages of income statements of those partitions, one partition after the other. */
export async function* vintagesOf(db: Db, partitions: readonly Partition[]): AsyncGenerator<[Partition, VintageRow[]]> {
  const { rows } = await db.execute<{ form: string; year: number; ids: string[] }>(sql`
    select form_type as form, extract(year from filing_date)::int as year, array_agg(id order by filing_date, id)::text[] as ids
    from vintages group by 1, 2`)
  const { provenance: _, ...columns } = getTableColumns(vintages)
  for (const partition of partitions) {
    const ids = rows
      .filter(({ form, year }) => folderOf(form) === partition.form && year === partition.year)
      .flatMap((row) => row.ids)
    for (const block of blocksOf(ids, VINTAGE_BLOCK)) {
      const found = await db
        .select(columns)
        .from(vintages)
        .where(sql`${vintages.id} = any(${sql.param(block)}::bigint[])`)
        .orderBy(vintages.filing_date, vintages.id)
      yield [partition, found]
    }
  }
}

function* blocksOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let i = 0; i < all.length; i += size) yield all.slice(i, i + size)
}
