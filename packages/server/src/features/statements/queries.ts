/** Statements and vintages, by the questions asked of them. Amounts in whole units. */
import type { EngineName, Figures } from '@topline/core/statement/statement.ts'
import { FIGURE_NAMES } from '@topline/core/statement/statement.ts'
import type { Vintage } from '@topline/core/statement/vintages.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings, statementDetails, statements, vintages } from '../../db/schema.ts'
import { detailColumns, type StatementDetailRow, type StatementRow, statementColumns } from './rows.ts'

export type StatementKey = { id: number } | { accession_number: string }

export interface FoundStatement {
  row: StatementRow
  detail: StatementDetailRow
  is_current: boolean
  filing: { form_type: string; filing_date: string; company_name: string; tickers: string[] }
  extraction_info: Record<string, unknown>
}

/** A statement by its id, or the current one of a filing; null where there is none. */
export async function findStatement(db: Db, key: StatementKey): Promise<FoundStatement | null> {
  const where: SQL | undefined =
    'id' in key
      ? eq(statements.id, key.id)
      : and(eq(statements.accession_number, key.accession_number), eq(statements.is_current, true))
  const [found] = await db
    .select({
      row: statementColumns,
      detail: detailColumns,
      is_current: statements.is_current,
      filing: {
        form_type: filings.form_type,
        filing_date: filings.filing_date,
        company_name: filings.company_name,
        tickers: filings.tickers,
      },
      extraction_info: statementDetails.extraction_info,
    })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .where(where)
    .limit(1)
  return found ?? null
}

/** Current quarterly statements of the given fiscal years, for the Q4 that nobody files. */
export async function quartersOfYears(
  db: Db,
  years: readonly { cik: string; fiscal_year: number }[],
): Promise<StatementRow[]> {
  if (years.length === 0) return []
  return db
    .select(statementColumns)
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(
      and(
        eq(statements.is_current, true),
        inArray(statements.cik, [...new Set(years.map((y) => y.cik))]),
        inArray(statements.fiscal_year, [...new Set(years.map((y) => y.fiscal_year))]),
        inArray(statements.fiscal_period, ['Q1', 'Q2', 'Q3']),
      ),
    )
}

/** What hides or marks a period: the current statements of a company with their flags. */
export interface PeriodFlags {
  end_date: string
  period_in_months: number | null
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  qc_passed: boolean | null
}
export async function periodFlags(db: Db, cik: string): Promise<PeriodFlags[]> {
  return db
    .select({
      end_date: statements.end_date,
      period_in_months: statements.period_in_months,
      protected: filings.protected,
      showcase: filings.showcase,
      is_under_revision: statements.is_under_revision,
      qc_passed: statements.qc_passed,
    })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(and(eq(statements.cik, cik), eq(statements.is_current, true)))
}

const figureColumns = Object.fromEntries(FIGURE_NAMES.map((name) => [name, vintages[name]])) as {
  [name in keyof Figures]: (typeof vintages)[name] // every figure is a column of the same name
}

/** Every vintage of a company. Comparatives carry the fiscal names of the columns they were read from. */
export async function companyVintages(db: Db, cik: string): Promise<Vintage[]> {
  const rows = await db
    .select({
      accession_number: vintages.accession_number,
      filing_date: vintages.filing_date,
      engine: vintages.engine,
      start_date: vintages.start_date,
      end_date: vintages.end_date,
      period_in_months: vintages.period_in_months,
      currency: vintages.currency,
      fiscal_year: vintages.fiscal_year,
      fiscal_period: vintages.fiscal_period,
      is_own: vintages.is_own,
      figures: figureColumns,
    })
    .from(vintages)
    .where(eq(vintages.cik, cik))
  return rows.map((row) => ({ ...row, engine: row.engine as EngineName })) // written by the engines of that type only
}
