/** Balance sheets and cash flows by the questions asked of them. Amounts in whole units. */
import type { OtherVintage } from '@topline/core/statement/other-columns.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { onceFor } from '../../db/prepared.ts'
import { companies, filings, otherStatements, otherVintages as vintages } from '../../db/schema.ts'
import { ofReports } from '../records/forms.ts'
import type { StatementKey } from '../statements/queries.ts'

/** What decides who may read it, and names its period and company: columns of the filing. */
const filingColumns = {
  company_name: filings.company_name,
  statement_id: filings.statement_id,
  fiscal_year: filings.fiscal_year,
  fiscal_period: filings.fiscal_period,
  protected: filings.protected,
  showcase: filings.showcase,
  is_under_revision: filings.is_under_revision,
  qc_passed: filings.qc_passed,
  form_type: filings.form_type,
  filing_date: filings.filing_date,
  is_release: filings.is_release,
}

/** What a balance sheet or cash flows are told by, without lines and places. */
export const rowColumns = {
  id: otherStatements.id,
  accession_number: otherStatements.accession_number,
  cik: otherStatements.cik,
  kind: otherStatements.kind,
  version: otherStatements.version,
  is_current: otherStatements.is_current,
  engine: otherStatements.engine,
  absent: otherStatements.absent,
  currency: otherStatements.currency,
  start_date: otherStatements.start_date,
  end_date: otherStatements.end_date,
  months: otherStatements.months,
  figures: otherStatements.figures,
  qc_passed: otherStatements.qc_passed,
  extracted_at: otherStatements.extracted_at,
}

const detailColumns = {
  provenance: otherStatements.provenance,
  lines: otherStatements.lines,
  prior_periods: otherStatements.prior_periods,
  qc: otherStatements.qc,
}

type Columns<T> = {
  [name in keyof T]: T[name] extends { _: { data: infer D; notNull: infer N } }
    ? N extends true
      ? D
      : D | null
    : never
}
export type OtherRow = Columns<typeof rowColumns>
export type OtherDetailRow = Columns<typeof detailColumns>
export type FlagsOfFiling = Columns<typeof filingColumns>

export interface FoundOther {
  /** null where the filing was read before these were kept */
  row: OtherRow | null
  detail: OtherDetailRow | null
  filing: FlagsOfFiling
  /** the SEC's industry code of the filer */
  sic: string | null
}

/** One version by its id, or the current one of a filing; null where there is no such statement or filing. */
export async function findOther(db: Db, kind: OtherKind, key: StatementKey): Promise<FoundOther | null> {
  const [found] = 'id' in key ? await byId(db).execute({ kind, ...key }) : await byFiling(db).execute({ kind, ...key })
  return found ?? null
}

const isOfFiling = and(
  eq(otherStatements.accession_number, filings.accession_number),
  eq(otherStatements.kind, sql.placeholder('kind')),
)
const byId = onceFor((db) =>
  otherQuery(db, isOfFiling, eq(otherStatements.id, sql.placeholder('id'))).prepare('other_statement_by_id'),
)
const byFiling = onceFor((db) =>
  otherQuery(
    db,
    and(isOfFiling, sql`${otherStatements.is_current}`),
    eq(filings.accession_number, sql.placeholder('accession_number')),
  ).prepare('other_statement_of_filing'),
)

function otherQuery(db: Db, joined: SQL | undefined, where: SQL) {
  return db
    .select({ row: rowColumns, detail: detailColumns, filing: filingColumns, sic: companies.sic })
    .from(filings)
    .leftJoin(companies, eq(companies.cik, filings.cik))
    .leftJoin(otherStatements, joined)
    .where(where)
    .limit(1)
}

/** The current ones of a company, releases among them, the newest filing first, without their detail. */
export async function othersOfCompany(db: Db, kind: OtherKind, cik: string, limit: number) {
  return db
    .select({
      row: rowColumns,
      filing: filingColumns,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
    })
    .from(filings)
    .innerJoin(otherStatements, eq(otherStatements.accession_number, filings.accession_number))
    .where(
      and(
        eq(filings.cik, cik),
        eq(otherStatements.kind, kind),
        eq(otherStatements.is_current, true),
        sql`${otherStatements.absent} is null`,
      ),
    )
    .orderBy(desc(filings.filing_date), desc(filings.accession_number))
    .limit(limit)
}

/** A period as one of a company's filings printed it, before it is known who looks. */
export type PrintedPeriod = Omit<OtherVintage, 'isClosed'>

/** Every period that a company's balance sheets and cash flows print, comparative columns included. */
export const otherVintages = (db: Db, cik: string): Promise<PrintedPeriod[]> => periodsOf(db).execute({ cik })

const periodsOf = onceFor((db) =>
  db
    .select({
      kind: vintages.kind,
      accession_number: vintages.accession_number,
      form_type: vintages.form_type,
      filing_date: vintages.filing_date,
      engine: vintages.engine,
      start_date: vintages.start_date,
      end_date: vintages.end_date,
      months: vintages.months,
      currency: vintages.currency,
      figures: vintages.figures,
    })
    .from(vintages)
    .where(and(eq(vintages.cik, sql.placeholder('cik')), ofReports(vintages.form_type)))
    .prepare('periods_of_other_statements'),
)

/** Where the figures of those periods were read, by filing and kind, and whether a check of the statement failed. */
export async function placesOfOthers(db: Db, cik: string, kinds: readonly OtherKind[]) {
  const found = await Promise.all(kinds.map((kind) => PLACES[kind](db).execute({ cik })))
  return found.flat()
}

const placesOf = (kind: OtherKind) =>
  onceFor((db) =>
    db
      .select({
        kind: otherStatements.kind,
        accession_number: otherStatements.accession_number,
        start_date: otherStatements.start_date,
        end_date: otherStatements.end_date,
        provenance: otherStatements.provenance,
        prior_periods: otherStatements.prior_periods,
        qc_passed: otherStatements.qc_passed,
      })
      .from(otherStatements)
      .where(inArray(otherStatements.id, currentOf(db, kind)))
      .prepare(`places_of_${kind}`),
  )
const PLACES = { balance_sheet: placesOf('balance_sheet'), cash_flow: placesOf('cash_flow') }

/** The current ones of a company that print something, by way of its filings: their index is the one by company. */
const currentOf = (db: Db, kind: OtherKind) =>
  db
    .select({ id: otherStatements.id })
    .from(filings)
    .innerJoin(otherStatements, eq(otherStatements.accession_number, filings.accession_number))
    .where(
      and(
        eq(filings.cik, sql.placeholder('cik')),
        sql`${otherStatements.is_current}`,
        sql`${otherStatements.absent} is null`,
        eq(otherStatements.kind, kind),
      ),
    )

/** What the newest balance sheet of a company tells of its business; null where none is stored. */
export async function newestSheet(db: Db, cik: string) {
  const [found] = await newestSheetOf(db).execute({ cik })
  return found ?? null
}

const newestSheetOf = onceFor((db) =>
  db
    .select({
      labels: sql<string[]>`jsonb_path_query_array(${otherStatements.lines}, '$[*].label')`,
      figures: otherStatements.figures,
      sic: companies.sic,
    })
    .from(otherStatements)
    .innerJoin(companies, eq(companies.cik, otherStatements.cik))
    .where(
      // The row alone is chosen first: only its captions are unpacked.
      eq(
        otherStatements.id,
        sql`(${currentOf(db, 'balance_sheet').orderBy(desc(otherStatements.end_date), desc(otherStatements.id)).limit(1)})`,
      ),
    )
    .prepare('newest_balance_sheet'),
)
