/**
 * What the rules of alerts are asked of: filings with as much of their statements as a reader may see. Everything that is
 * closed to them is left out here, so that no rule can tell it, not even by firing.
 */
import { canViewQc, type Looking } from '@topline/core/access/access.ts'
import { columnState, maySeeFigures, type PeriodFlags } from '@topline/core/access/periods.ts'
import type { AlertFacts, RestatedFigure } from '@topline/core/alerts/fires.ts'
import { type AlertCondition, needsOf } from '@topline/core/alerts/rule.ts'
import { businessOf } from '@topline/core/statement/business.ts'
import { DERIVED_NAMES, type DerivedName } from '@topline/core/statement/derived.ts'
import { derivedOfFiling } from '@topline/core/statement/derived-of-filing.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { isYearBefore } from '@topline/core/statement/same-period.ts'
import { FIGURE_NAMES, type Figures } from '@topline/core/statement/statement.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, filings, otherStatements, statements, vintages } from '../../db/schema.ts'
import { rowColumns } from '../other-statements/queries.ts'
import { holdsClosedQuarter } from '../other-statements/view.ts'
import { isReport } from '../records/forms.ts'
import { flagColumns } from '../statements/queries.ts'
import { asOpenAsReports } from '../statements/released.ts'
import { type StatementRow, statementColumns } from '../statements/rows.ts'
import { restatementsOf } from '../statements/series.ts'
import { figuresOf } from '../statements/view.ts'

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
type OtherOfFiling = Awaited<ReturnType<typeof othersOf>>[number]
type Column = { start_date?: string; end_date?: string; as_of?: string; months?: number } & Record<string, unknown>

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

/** The facts of one filing for one reader. */
export async function factsFor(
  db: Db,
  read: ReadFilings,
  filing: AlertFiling,
  looking: Looking,
  needs: Needs,
): Promise<AlertFacts> {
  const { accession_number, base_form, is_release, statement } = filing
  const facts = { accession_number, base_form, is_release }
  if (!statement || !maySeeFigures(statement, looking)) return { ...facts, statement: null }
  const isSound = statement.qc_passed === true
  const measured = isSound && needs.figures ? figuresFor(read, filing, statement, looking) : { figures: {}, prior: {} }
  return {
    ...facts,
    statement: {
      period_code: periodCode(statement),
      currency: statement.currency,
      qc_passed: canViewQc(looking.viewer, looking.mode) === 'ok' ? statement.qc_passed : null,
      ...measured,
      restated: isSound && needs.restated && !is_release ? await restatedBy(db, filing, looking) : [],
    },
  }
}

async function restatedBy(
  db: Db,
  { cik, fiscal_year_start, accession_number }: AlertFiling,
  looking: Looking,
): Promise<RestatedFigure[]> {
  const { restatements } = await restatementsOf(db, { cik, fiscal_year_start }, looking)
  return restatements.filter((one) => one.new_accession_number === accession_number)
}

function figuresFor(read: ReadFilings, filing: AlertFiling, row: StatementRow, looking: Looking) {
  const own = read.flags.filter(({ cik }) => cik === filing.cik)
  const closing = columnState(own, looking)
  const before = read.comparatives.find(
    (one) =>
      one.accession_number === row.accession_number &&
      one.period_in_months === row.period_in_months &&
      one.currency === row.currency &&
      isYearBefore(one.end_date, row.end_date),
  )
  const isOpen = before && closing({ ...before, months: before.period_in_months }).length === 0
  // Open to the reader, sound, and whose cash flows let no closed quarter be worked out.
  const others = read.others.filter(
    (one) =>
      one.accession_number === row.accession_number && one.qc_passed === true && !holdsClosedQuarter(one, closing),
  )
  const sheets = others.map((one) => ({ one, prior: priorOf(one, closing) }))
  return {
    figures: {
      ...withMargins(figuresOf(row)),
      ...Object.assign({}, ...sheets.map(({ one }) => named(one.kind, one.figures ?? {}))),
      ...derivedFor(filing, row, others, closing),
    } as Record<string, number | null>,
    prior: {
      ...(before && isOpen ? withMargins(figuresOf(before)) : {}),
      ...Object.assign({}, ...sheets.map(({ one, prior }) => named(one.kind, prior))),
    } as Record<string, number | null>,
  }
}

const withMargins = (figures: Figures): Record<string, number | null> => ({
  ...figures,
  gross_margin: marginOf(figures.gross_profit, figures.total_revenue),
  operating_margin: marginOf(figures.operating_income, figures.total_revenue),
  net_margin: marginOf(figures.net_income, figures.total_revenue),
})

const named = (kind: string, figures: Readonly<Record<string, unknown>>): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${kind}.${name}`, typeof value === 'number' ? value : null]),
  )

/** The column of a year before, where it is open; a balance sheet is of one day. */
function priorOf(one: OtherOfFiling, closing: ReturnType<typeof columnState>): Record<string, unknown> {
  const columns = (one.prior_periods ?? []) as Column[] // as they were stored
  const found = columns.find((column) => {
    const end = column.as_of ?? column.end_date ?? ''
    return end !== '' && isYearBefore(end, one.end_date ?? '') && (column.months ?? null) === one.months
  })
  if (!found) return {}
  const period = { start_date: found.start_date ?? null, end_date: found.as_of ?? found.end_date ?? '' }
  return closing({ ...period, months: found.months ?? null }).length === 0 ? found : {}
}

/** Of this filing alone, as on its pages. */
function derivedFor(
  { sic, form_type, filing_date }: AlertFiling,
  row: StatementRow,
  others: readonly OtherOfFiling[],
  closing: ReturnType<typeof columnState>,
): Record<string, number | null> {
  const sheet = others.find(({ kind }) => kind === 'balance_sheet')
  const flows = others.find(({ kind }) => kind === 'cash_flow')
  if (!sheet && !flows) return {}
  const read = (one: OtherOfFiling) => ({
    ...{
      figures: one.figures ?? {},
      provenance: {},
      engine: one.engine,
      currency: one.currency ?? '',
      isFailed: false,
    },
    end_date: one.end_date ?? row.end_date,
  })
  const { accession_number, start_date, end_date, period_in_months, currency, engine } = row
  const found = derivedOfFiling({
    filing: { accession_number, form_type, filing_date },
    income: {
      ...{ figures: { ...figuresOf(row) }, provenance: {}, engine, currency, isFailed: false },
      ...{ period_code: periodCode(row), start_date, end_date, period_in_months },
    },
    sheet: sheet
      ? {
          ...read(sheet),
          prior: ((sheet.prior_periods ?? []) as Column[]).map((column) => ({
            end_date: column.as_of ?? '',
            figures: numbersOf(column),
            provenance: {},
            isClosed: closing({ start_date: null, end_date: column.as_of ?? '', months: null }).length > 0,
          })),
        }
      : null,
    flows: flows ? { ...read(flows), start_date: flows.start_date, months: flows.months } : null,
    business: businessOf({
      sic,
      labels: sheet?.labels ?? [],
      isClassified: sheet?.figures?.current_assets != null,
      hasInventories: sheet?.figures?.inventories != null,
    }),
  })
  const values = new Map<DerivedName, number | null>(
    found.map(({ name, value, hidden }) => [name, hidden ? null : value]),
  )
  return Object.fromEntries(DERIVED_NAMES.map((name) => [name, values.get(name) ?? null]))
}

const numbersOf = (column: Column): Record<string, number | null> =>
  Object.fromEntries(Object.entries(column).map(([name, value]) => [name, typeof value === 'number' ? value : null]))
