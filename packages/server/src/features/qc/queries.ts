import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { counters, filings, qcFailures, statements } from '../../db/schema.ts'

/**
 * Failing tests of current statements, critical ones first, then by count (spec §2). A test that is critical for some
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

/** The newest failing filings of every test, at most `most` each, in one query. */
export async function failingFilings(db: Db, most: number) {
  const ranked = db
    .select({
      test: qcFailures.test,
      necessary: qcFailures.necessary,
      accession_number: filings.accession_number,
      statement_id: qcFailures.statement_id,
      company_name: filings.company_name,
      filing_date: filings.filing_date,
      place:
        sql<number>`row_number() over (partition by ${qcFailures.test}, ${qcFailures.necessary} order by ${filings.filing_date} desc, ${filings.accession_number} desc)`
          .mapWith(Number)
          .as('place'),
    })
    .from(qcFailures)
    .innerJoin(filings, eq(filings.accession_number, qcFailures.accession_number))
    .as('ranked')
  return db.select().from(ranked).where(sql`${ranked.place} <= ${most}`).orderBy(asc(ranked.test), asc(ranked.place))
}

/** Statements with a report, from the counters. */
export async function analysedCount(db: Db): Promise<number> {
  const rows = await db
    .select({ n: counters.n })
    .from(counters)
    .where(inArray(counters.name, ['statements.passing', 'statements.not_passing']))
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
