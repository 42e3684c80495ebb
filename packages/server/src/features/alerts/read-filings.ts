/** Filings as the rules of alerts are asked about them, read once for however many readers; nobody has looked at them yet. */
import type { PeriodFlags } from '@topline/core/access/periods.ts'
import { type AlertCondition, needsOf } from '@topline/core/alerts/rule.ts'
import { FIGURE_NAMES, type Figures } from '@topline/core/statement/statement.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, filings, otherStatements, statements, vintages } from '../../db/schema.ts'
import { rowColumns } from '../other-statements/queries.ts'
import { isReport } from '../records/forms.ts'
import { flagColumns } from '../statements/queries.ts'
import { asOpenAsReports } from '../statements/released.ts'
import { type StatementRow, statementColumns } from '../statements/rows.ts'

/** What the rules at hand need; what none of them does is not read. */
export interface Needs {
  figures: boolean
  others: boolean
  restated: boolean
}

export const NOTHING: Needs = { figures: false, others: false, restated: false }
export const needsFor = (when: AlertCondition): Needs => ({ ...needsOf(when), restated: when.kind === 'restatement' })
export const both = (a: Needs, b: Needs): Needs => ({
  figures: a.figures || b.figures,
  others: a.others || b.others,
  restated: a.restated || b.restated,
})

/** A filing as rules are asked about it, before anybody looks at it. */
export interface AlertFiling {
  accession_number: string
  cik: string
  base_form: string
  form_type: string
  filing_date: string
  is_release: boolean
  company_name: string
  tickers: string[]
  sic: string | null
  fiscal_year_start: string | null
  statement: StatementRow | null
}

/** What was read of some filings once, for however many readers. */
export interface ReadFilings {
  filings: AlertFiling[]
  comparatives: readonly Comparative[]
  flags: readonly (PeriodFlags & { cik: string })[]
  others: readonly OtherOfFiling[]
}

type Comparative = { accession_number: string; start_date: string | null; end_date: string } & Figures & {
    period_in_months: number | null
    currency: string
  }
export type OtherOfFiling = Awaited<ReturnType<typeof othersOf>>[number]

export async function readFilings(db: Db, accessions: readonly string[], needs: Needs): Promise<ReadFilings> {
  if (accessions.length === 0) return { filings: [], comparatives: [], flags: [], others: [] }
  const rows = await db
    .select({
      accession_number: filings.accession_number,
      cik: filings.cik,
      base_form: filings.base_form,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      is_release: filings.is_release,
      company_name: filings.company_name,
      tickers: filings.tickers,
      sic: companies.sic,
      fiscal_year_start: companies.fiscal_year_start,
      statement: statementColumns,
    })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .where(inArray(filings.accession_number, [...accessions]))
  // An outer join: with the id present every column of the statement is.
  const stored = rows.flatMap(({ statement }) => (statement?.id == null ? [] : (statement as StatementRow)))
  const open = new Map((await asOpenAsReports(db, stored)).map((row) => [row.accession_number, row]))
  const found = rows.map((row) => ({ ...row, statement: open.get(row.accession_number) ?? null }))
  const read = found.flatMap(({ statement }) => (statement ? [statement.accession_number] : []))
  const isAsked = read.length > 0 && needs.figures
  return {
    filings: found,
    comparatives: isAsked ? await comparativesOf(db, read) : [],
    flags: isAsked ? await flagsOfCompanies(db, [...new Set(found.map(({ cik }) => cik))]) : [],
    others: isAsked && needs.others ? await othersOf(db, read) : [],
  }
}

const priorColumns = Object.fromEntries(FIGURE_NAMES.map((name) => [name, vintages[name]])) as {
  [name in keyof Figures]: (typeof vintages)[name] // every figure is a column of the same name
}

const comparativesOf = async (db: Db, accessions: readonly string[]): Promise<Comparative[]> =>
  db
    .select({
      accession_number: vintages.accession_number,
      start_date: vintages.start_date,
      end_date: vintages.end_date,
      period_in_months: vintages.period_in_months,
      currency: vintages.currency,
      ...priorColumns,
    })
    .from(vintages)
    .where(and(inArray(vintages.accession_number, [...accessions]), eq(vintages.is_own, false)))

const flagsOfCompanies = async (db: Db, ciks: readonly string[]) =>
  db
    .select({ cik: statements.cik, ...flagColumns })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(and(inArray(statements.cik, [...ciks]), sql`${statements.is_current}`, isReport))

const othersOf = async (db: Db, accessions: readonly string[]) =>
  db
    .select({
      ...rowColumns,
      prior_periods: otherStatements.prior_periods,
      labels: sql<string[]>`coalesce(jsonb_path_query_array(${otherStatements.lines}, '$[*].label'), '[]'::jsonb)`,
    })
    .from(otherStatements)
    .where(and(inArray(otherStatements.accession_number, [...accessions]), sql`${otherStatements.is_current}`))
