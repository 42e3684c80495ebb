/**
 * The balance sheet and the cash flows of a reading as rows, and the parts of statements that write them: with the
 * income statement of an analysis, or by themselves for a filing that was read before these were kept.
 */
import {
  BALANCE_SHEET_FIGURES,
  CASH_FLOW_FIGURES,
  type FullExtraction,
  OTHER_KINDS,
  type OtherKind,
  type OtherStatements,
} from '@topline/core/statement/other-statements.ts'
import type { EngineName, ExtractionFailure } from '@topline/core/statement/statement.ts'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/open.ts'
import { otherStatements, otherVintages } from '../../db/schema.ts'

/** What is known of a filing whose statements are stored. */
interface FilingOfRows {
  accession_number: string
  cik: string
  form_type: string
  filing_date: string
}

export interface OtherRows {
  statements: readonly object[]
  vintages: readonly object[]
}

/** The two statements as the rules read them: a model is asked for the income statement alone. */
export interface ReadOthers extends OtherStatements {
  engine: EngineName
}

/** Beside an income statement that the rules did not find they look for nothing. */
export function readOthers(byRules: FullExtraction | ExtractionFailure): ReadOthers {
  if (byRules.ok) {
    const { engine, balance_sheet, cash_flow, absent } = byRules
    return { engine, balance_sheet, cash_flow, absent }
  }
  const reason = 'it was not looked for: the rules found no income statement'
  const absent = { balance_sheet: reason, cash_flow: reason }
  return { engine: 'tables', balance_sheet: null, cash_flow: null, absent }
}

export const NO_OTHER_ROWS: OtherRows = { statements: [], vintages: [] }

/** The period of a column: a day for a balance sheet, a span for cash flows. */
interface Column {
  start_date: string | null
  end_date: string
  months: number | null
  figures: Record<string, number | null>
}

const some = (source: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, source[name] ?? null])) as Column['figures'] // numbers by those names

/** The statement's own column first, then those beside it. */
function columnsIn(others: OtherStatements, kind: OtherKind): [Column, ...Column[]] | null {
  if (kind === 'balance_sheet') {
    const sheet = others.balance_sheet
    const column = (one: NonNullable<typeof sheet>['prior_periods'][number]): Column => ({
      start_date: null,
      end_date: one.as_of,
      months: null,
      figures: some(one, BALANCE_SHEET_FIGURES),
    })
    return sheet && [column(sheet), ...sheet.prior_periods.map(column)]
  }
  const flows = others.cash_flow
  const column = (one: NonNullable<typeof flows>['prior_periods'][number]): Column => ({
    start_date: one.start_date,
    end_date: one.end_date,
    months: one.months,
    figures: some(one, CASH_FLOW_FIGURES),
  })
  return flows && [column(flows), ...flows.prior_periods.map(column)]
}

/**
 * @param others what was read: each statement that is not there becomes a row with the reason
 * @param version of the rows, the same for both
 * @param request_id which analysis this was; null = none
 */
export function otherRows(
  filing: FilingOfRows,
  others: ReadOthers,
  version: number,
  request_id: number | null,
): OtherRows {
  const { accession_number, cik } = filing
  const { engine } = others
  const rows = OTHER_KINDS.map((kind) => {
    const columns = columnsIn(others, kind)
    const read = others[kind]
    const row = { kind, accession_number, cik, version, is_current: true, engine, request_id }
    if (read === null || columns === null)
      return { statement: { ...row, absent: others.absent[kind] ?? 'it was not found' }, vintages: [] }
    const { currency, lines, qc, provenance, prior_periods } = read
    const [own] = columns
    return {
      statement: { ...row, ...own, currency, provenance, lines, prior_periods, qc, qc_passed: qc.passed },
      vintages: onceEach(columns).map((column) => ({
        kind,
        cik,
        accession_number,
        form_type: filing.form_type,
        filing_date: filing.filing_date,
        engine,
        is_own: column === own,
        currency,
        ...column,
      })),
    }
  })
  return { statements: rows.map(({ statement }) => statement), vintages: rows.flatMap(({ vintages }) => vintages) }
}

/** One column a period, the first; one without any figure says nothing. */
function onceEach(columns: readonly Column[]): Column[] {
  const seen = new Set<string>()
  return columns.filter(({ start_date, end_date, figures }) => {
    const key = `${start_date}|${end_date}`
    if (seen.has(key) || Object.values(figures).every((value) => value === null)) return false
    seen.add(key)
    return true
  })
}

/** The newest version of a filing's rows; 0 = there are none. Inside a statement. */
export const newestVersion = (accession: string): SQL =>
  sql`(select coalesce(max(o.version), 0) from ${otherStatements} o where o.accession_number = ${accession})`

/** What was current is a version among others from now on; its columns are gone. The filing is locked. */
export async function retireOthers(tx: Tx, accession: string): Promise<void> {
  await tx.execute(sql`
    with old as (
      update ${otherStatements} set is_current = false where accession_number = ${accession} and is_current)
    delete from ${otherVintages} where accession_number = ${accession}`)
}

const OF_STATEMENTS = columnsOf(otherStatements, ['id', 'extracted_at'])
const OF_VINTAGES = columnsOf(otherVintages, ['id'])

/** Parts of a `with` that insert the rows. */
export const insertingOthers = ({ statements, vintages }: OtherRows): SQL => sql`
    others as (
      insert into ${otherStatements} (${OF_STATEMENTS}, extracted_at)
      select ${OF_STATEMENTS}, clock_timestamp()
      from jsonb_populate_recordset(null::other_statements, ${JSON.stringify(statements)}::jsonb)),
    other_periods as (
      insert into ${otherVintages} (${OF_VINTAGES})
      select ${OF_VINTAGES} from jsonb_populate_recordset(null::other_vintages, ${JSON.stringify(vintages)}::jsonb))`

/** The names of a table's columns but some, for an insert from JSON. */
export function columnsOf(table: PgTable, except: readonly string[]): SQL {
  const names = Object.keys(getTableColumns(table)).filter((name) => !except.includes(name))
  return sql.raw(names.map((name) => `"${name}"`).join(', '))
}
