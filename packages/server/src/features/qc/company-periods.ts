/** What the company's other filings say, for the rules that lay a statement beside them. */
import { isPassed, withAcceptances } from '@topline/core/qc/acceptances.ts'
import { companyTests } from '@topline/core/qc/report.ts'
import type { CompanyPeriod, Tested } from '@topline/core/qc/tested.ts'
import type { QcReport } from '@topline/core/statement/statement.ts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filings, vintages } from '../../db/schema.ts'

interface Subject {
  accession_number: string
  cik: string
  /** end of its own period */
  end_date: string
}

/** Comparative columns reach back five years at most, the year of a quarter ends within a year of it. Days. */
const [BACK, AHEAD] = [1900, 372]
/** Statements of a company that one new statement may concern: its later quarters, years and amendments. */
const MOST_NEIGHBOURS = 12

/**
 * The company's other periods, the first filed first; only those whose statement passed QC, since a figure that is in
 * doubt cannot tell another one wrong. One query along the index of the company's periods; `periodsOf` reads its rows.
 */
export const periodsQuery = ({ accession_number, cik, end_date }: Subject): SQL => sql`
  select v.start_date::text as start_date, v.end_date::text as end_date, v.currency, v.total_revenue, v.net_income
  from ${vintages} v join ${filings} f on f.accession_number = v.accession_number
  where v.cik = ${cik} and v.is_own and not f.is_release and v.accession_number <> ${accession_number} and f.qc_passed
    and v.end_date between ${end_date}::date - ${BACK}::int and ${end_date}::date + ${AHEAD}::int
  order by v.filing_date, v.accession_number, v.id`

const amount = z.coerce.number().nullable()
const periodRows = z.array(
  z.object({
    start_date: z.string().nullable(),
    end_date: z.string(),
    currency: z.string(),
    total_revenue: amount,
    net_income: amount,
  }),
)

/** What `periodsQuery` answered, as rows or as JSON. */
export const periodsOf = (rows: unknown): CompanyPeriod[] => periodRows.parse(rows)

export async function companyPeriods(db: Db, subject: Subject): Promise<CompanyPeriod[]> {
  return periodsOf((await db.execute(periodsQuery(subject))).rows)
}

/**
 * A report with the tests against the company's other statements as they stand now, last; acceptances stay with their
 * test (decision 53).
 */
export async function besideCompany(
  db: Db,
  subject: Omit<Subject, 'end_date'>,
  tested: Tested,
  report: QcReport,
): Promise<QcReport> {
  const { end_date } = tested.income_statement
  return withCompanyTests(await companyPeriods(db, { ...subject, end_date }), tested, report)
}

/** The same with the company's other periods at hand. */
export function withCompanyTests(company_periods: CompanyPeriod[], tested: Tested, report: QcReport): QcReport {
  const made = companyTests({ ...tested, company_periods })
  const tests = [...report.tests.filter((test) => !OF_COMPANY.has(test.name)), ...withAcceptances(made, report)]
  return { passed: isPassed(tests), tests }
}

const OF_COMPANY: ReadonlySet<string> = new Set(['quarters_not_above_year', 'comparatives_as_first_reported'])

/**
 * Filings of the company, filed later, whose report this one's figures concern: those that print its period beside
 * their own, and those of the following four quarters. None where it is the newest, as it usually is.
 */
export async function neighboursOf(db: Db, accession: string): Promise<string[]> {
  const { rows } = await db.execute<{ accession_number: string }>(sql`
    select distinct o.accession_number from ${vintages} v join ${vintages} o on o.cik = v.cik
    where v.accession_number = ${accession} and v.is_own
      and o.accession_number <> v.accession_number and o.engine <> 'company-facts' and o.filing_date >= v.filing_date
      and (o.end_date between v.end_date - 7 and v.end_date + 7
        or o.is_own and o.end_date between v.end_date and v.end_date + ${AHEAD}::int)
    order by o.accession_number limit ${MOST_NEIGHBOURS}`)
  return rows.map((row) => row.accession_number)
}
