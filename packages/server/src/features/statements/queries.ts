/** Statements and vintages, by the questions asked of them. Amounts in whole units. */
import type { PeriodFlags } from '@topline/core/access/periods.ts'
import type { EngineName, Figures, OperatingExpense, Provenance } from '@topline/core/statement/statement.ts'
import { FIGURE_NAMES, operatingExpense, provenance } from '@topline/core/statement/statement.ts'
import type { Vintage } from '@topline/core/statement/vintages.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { keptPart } from '../../db/kept-parts.ts'
import type { Db } from '../../db/open.ts'
import { onceFor } from '../../db/prepared.ts'
import { filings, statementDetails, statements, vintages } from '../../db/schema.ts'
import { isReport, ofReports } from '../records/forms.ts'
import { asOpenAsReports } from './released.ts'
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
  const [found] = 'id' in key ? await byId(db).execute(key) : await byFiling(db).execute(key)
  if (!found) return null
  const [row] = await asOpenAsReports(db, [found.row])
  return { ...found, row: row ?? found.row }
}

const byId = onceFor((db) => statementQuery(db, eq(statements.id, sql.placeholder('id'))).prepare('statement_by_id'))
const byFiling = onceFor((db) =>
  statementQuery(
    db,
    // The condition of the index, word by word: the planner must see it in a text that it plans once.
    and(eq(statements.accession_number, sql.placeholder('accession_number')), sql`${statements.is_current}`),
  ).prepare('statement_of_filing'),
)

function statementQuery(db: Db, where: SQL | undefined) {
  return db
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
}

export const flagColumns = {
  accession_number: statements.accession_number,
  is_release: filings.is_release,
  start_date: statements.start_date,
  end_date: statements.end_date,
  period_in_months: statements.period_in_months,
  protected: filings.protected,
  showcase: filings.showcase,
  is_under_revision: statements.is_under_revision,
  qc_passed: statements.qc_passed,
}

/** A vintage without its figures. */
export const vintageColumns = {
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
  form_type: vintages.form_type,
}

/** The same of reports alone, where no vintage is needed. */
export const periodFlags = (db: Db, cik: string): Promise<PeriodFlags[]> => flagsOf(db).execute({ cik })

const flagsOf = onceFor((db) =>
  db
    .select(flagColumns)
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(and(eq(statements.cik, sql.placeholder('cik')), statements.is_current, isReport))
    .prepare('flags_of_periods'),
)

const figureColumns = Object.fromEntries(FIGURE_NAMES.map((name) => [name, vintages[name]])) as {
  [name in keyof Figures]: (typeof vintages)[name] // every figure is a column of the same name
}

/** The operating expenses of a company's current statements, with their places. */
export interface ExpenseLines {
  accession_number: string
  form_type: string
  filing_date: string
  engine: string
  end_date: string
  period_in_months: number | null
  currency: string
  total_revenue: number | null
  operating_income: number | null
  net_income: number | null
  lines: OperatingExpense[]
  provenance: Provenance
}
export async function expenseLines(db: Db, cik: string): Promise<ExpenseLines[]> {
  const places = sql`(select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(${statementDetails.provenance}) e where e.key like 'operating_expenses%')`
  const rows = await db
    .select({
      accession_number: statements.accession_number,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      engine: statements.engine,
      end_date: statements.end_date,
      period_in_months: statements.period_in_months,
      currency: statements.currency,
      total_revenue: statements.total_revenue,
      operating_income: statements.operating_income,
      net_income: statements.net_income,
      lines: statementDetails.operating_expenses,
      provenance: places,
    })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .where(and(eq(statements.cik, cik), statements.is_current, isReport))
  return rows.map((row) => ({
    ...row,
    lines: z.array(operatingExpense).parse(row.lines),
    provenance: provenance.parse(row.provenance),
  }))
}

/**
 * Every vintage of a company, and what hides or marks its periods. Comparatives carry the fiscal names of the columns they were read from.
 *
 * @param withPlaces also where each figure was read, which weighs more than the figures
 * @param kind reports alone, or releases as well: theirs come with flags of their own
 */
export async function companyVintages(
  db: Db,
  cik: string,
  withPlaces = false,
  kind: 'reports' | 'all' = 'reports',
): Promise<StoredPeriods> {
  if (withPlaces) return readVintages(db, cik, withPlaces, kind)
  return keptPart({ name: `vintages of ${kind}`, weight: weightOfVintages }, cik, () =>
    readVintages(db, cik, withPlaces, kind),
  )
}

interface StoredPeriods {
  vintages: readonly Vintage[]
  flags: PeriodFlags[]
}

/** In memory, KB. */
const weightOfVintages = ({ vintages: all }: StoredPeriods): number => 1 + all.length / 2

async function readVintages(db: Db, cik: string, withPlaces: boolean, kind: 'reports' | 'all'): Promise<StoredPeriods> {
  const rows = await VINTAGES[kind][withPlaces ? 'placed' : 'bare'](db).execute({ cik })
  return {
    vintages: rows.map(({ provenance: places, flags: _, ...row }) => ({
      ...row,
      engine: row.engine as EngineName, // written by the engines of that type only
      ...(places === null ? {} : { provenance: places as Provenance }), // written as such by the same engines
    })),
    flags: rows.flatMap((row) => row.flags ?? []),
  }
}

const vintagesOf = (kind: 'reports' | 'all', withPlaces: boolean) =>
  onceFor((db) => {
    // In the same query, on its first row: a list has three at most.
    const flags = sql<PeriodFlags[] | null>`case when row_number() over () = 1 then (
    select json_agg(json_build_object(
      'accession_number', s.accession_number, 'is_release', f.is_release, 'start_date', s.start_date,
      'end_date', s.end_date, 'period_in_months', s.period_in_months, 'protected', f.protected, 'showcase', f.showcase,
      'is_under_revision', s.is_under_revision, 'qc_passed', s.qc_passed))
    from ${statements} s join ${filings} f on f.accession_number = s.accession_number
    where s.cik = ${sql.placeholder('cik')} and s.is_current and ${kind === 'all' ? sql`true` : sql`not f.is_release`}) end`
    return db
      .select({
        ...vintageColumns,
        figures: figureColumns,
        provenance: withPlaces ? vintages.provenance : sql<null>`null`,
        flags,
      })
      .from(vintages)
      .where(and(eq(vintages.cik, sql.placeholder('cik')), kind === 'all' ? undefined : ofReports(vintages.form_type)))
      .prepare(`vintages_of_${kind}${withPlaces ? '_with_places' : ''}`)
  })
const bothWays = (kind: 'reports' | 'all') => ({ bare: vintagesOf(kind, false), placed: vintagesOf(kind, true) })
const VINTAGES = { reports: bothWays('reports'), all: bothWays('all') }
