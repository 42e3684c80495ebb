import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { counters, filings, qcFailures, statements } from '../../db/schema.ts'

/**
 * Failing tests of current statements, critical ones first, then by count. A test that is critical for some
 * filings and a warning for others makes two groups.
 */
export async function failureGroups(db: Db) {
  return db
    .select({
      test: qcFailures.test,
      description: sql<string>`min(${qcFailures.description})`,
      necessary: qcFailures.necessary,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(qcFailures)
    .groupBy(qcFailures.test, qcFailures.necessary)
    .orderBy(desc(qcFailures.necessary), sql`count(*) desc`, asc(qcFailures.test))
}

interface FailingFiling {
  test: string
  necessary: boolean
  accession_number: string
  statement_id: number
  company_name: string
  filing_date: string
}

/**
 * The failing filings of these groups that were checked last, at most `most` each: along the index of the groups, so
 * that nothing is read that is not shown.
 */
export async function failingFilings(
  db: Db,
  groups: readonly { test: string; necessary: boolean }[],
  most: number,
): Promise<FailingFiling[]> {
  if (groups.length === 0) return []
  const wanted = sql.join(
    groups.map(({ test, necessary }) => sql`(${test}::text, ${necessary}::boolean)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ [name in keyof FailingFiling]: unknown }>(sql`
    select g.test, g.necessary, q.accession_number, q.statement_id, f.company_name, f.filing_date::text as filing_date
    from (values ${wanted}) g (test, necessary)
    cross join lateral (
      select accession_number, statement_id from ${qcFailures} one
      where one.test = g.test and one.necessary = g.necessary order by one.statement_id desc limit ${most}) q
    join ${filings} f on f.accession_number = q.accession_number
    order by g.test, g.necessary, f.filing_date desc, q.accession_number desc`)
  return rows.map((row) => ({
    test: String(row.test),
    necessary: row.necessary === true,
    accession_number: String(row.accession_number),
    statement_id: Number(row.statement_id),
    company_name: String(row.company_name),
    filing_date: String(row.filing_date),
  }))
}

/** Statements with a report, from the counters. */
export async function analysedCount(db: Db): Promise<number> {
  const rows = await db
    .select({ n: counters.n })
    .from(counters)
    .where(
      inArray(counters.name, [
        'statements.passing',
        'statements.not_passing',
        'releases.passing',
        'releases.not_passing',
      ]),
    )
  return rows.reduce((sum, row) => sum + row.n, 0)
}

/** Accession numbers with a current statement, in pieces: those given, or all after `after`. */
export async function statedFilings(
  db: Db,
  wanted: readonly string[] | null,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ accession: statements.accession_number })
    .from(statements)
    .where(
      and(
        eq(statements.is_current, true),
        gt(statements.accession_number, after),
        wanted ? inArray(statements.accession_number, [...wanted]) : undefined,
      ),
    )
    .orderBy(asc(statements.accession_number))
    .limit(limit)
  return rows.map((row) => row.accession)
}
