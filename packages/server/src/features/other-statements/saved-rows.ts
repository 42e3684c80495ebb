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
  type OtherState,
  type OtherStatements,
} from '@topline/core/statement/other-statements.ts'
import type { EngineName, ExtractionFailure } from '@topline/core/statement/statement.ts'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import { otherFailures, otherStatements, otherVintages } from '../../db/schema.ts'
import { failuresOf } from '../records/failures.ts'

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
  /** failed tests of those that become current */
  failures: readonly { kind: OtherKind; test: string; description: string; necessary: boolean }[]
  /** how the filing's list row stands now; nothing of a kind whose version by hand stays */
  states: OtherStates
}

/** Columns of a filing's list row. */
export type OtherStates = { [kind in `${OtherKind}_state`]?: OtherState }

/** What is stored of a kind: its newest version, and the engine of the current one; 0 and null = nothing. */
export type OtherVersions = Readonly<Partial<Record<OtherKind, { version: number; engine: string | null }>>>

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

export const NO_OTHER_ROWS: OtherRows = { statements: [], vintages: [], failures: [], states: {} }

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

/** Who put a version in by hand, and why. */
export interface ByHand {
  edited_by: number | null
  edit_reason: string
}

/**
 * Both statements as an analysis read them.
 * @param others each statement that is not there becomes a row with the reason
 * @param before what is stored: a version by hand stays current, the new one is kept beside it (decision 54)
 * @param request_id which analysis this was; null = none
 */
export function otherRows(
  filing: FilingOfRows,
  others: ReadOthers,
  before: OtherVersions,
  request_id: number | null,
): OtherRows {
  const rows = OTHER_KINDS.map((kind) => {
    const { version = 0, engine = null } = before[kind] ?? {}
    const more = { version: version + 1, is_current: engine !== 'manual', request_id, by: null }
    return rowsOfKind(filing, others, kind, more)
  })
  return {
    statements: rows.flatMap((one) => one.statements),
    vintages: rows.flatMap((one) => one.vintages),
    failures: rows.flatMap((one) => one.failures),
    states: Object.assign({}, ...rows.map((one) => one.states)),
  }
}

/** One of them, as an analysis read it or a person put it right. */
export function rowsOfKind(
  filing: FilingOfRows,
  others: ReadOthers,
  kind: OtherKind,
  more: { version: number; is_current: boolean; request_id: number | null; by: ByHand | null },
): OtherRows {
  const { accession_number, cik } = filing
  const { engine } = others
  const { by, ...numbers } = more
  const columns = columnsIn(others, kind)
  const read = others[kind]
  const row = { kind, accession_number, cik, engine, ...numbers, ...by }
  const states = (state: OtherState): OtherStates => (more.is_current ? { [`${kind}_state`]: state } : {})
  if (read === null || columns === null)
    return {
      ...NO_OTHER_ROWS,
      statements: [{ ...row, absent: others.absent[kind] ?? 'it was not found' }],
      states: states('absent'),
    }
  const { currency, lines, qc, provenance, prior_periods } = read
  const [own] = columns
  const vintages = onceEach(columns).map((column) => ({
    kind,
    cik,
    accession_number,
    form_type: filing.form_type,
    filing_date: filing.filing_date,
    engine,
    is_own: column === own,
    currency,
    ...column,
  }))
  return {
    statements: [{ ...row, ...own, currency, provenance, lines, prior_periods, qc, qc_passed: qc.passed }],
    vintages: more.is_current ? vintages : [],
    failures: more.is_current ? failuresOf(qc).map((one) => ({ kind, ...one })) : [],
    states: states(qc.passed ? 'passed' : 'failed'),
  }
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

/** The versions of a filing's rows by kind, as JSON for `otherVersionsOf`. Inside a statement. */
export const otherVersions = (accession: string): SQL =>
  sql`to_json(array(select json_build_object('kind', o.kind, 'version', max(o.version),
    'engine', max(o.engine) filter (where o.is_current))
    from ${otherStatements} o where o.accession_number = ${accession} group by o.kind))`

const versionRows = z.array(z.object({ kind: z.enum(OTHER_KINDS), version: z.number(), engine: z.string().nullable() }))

/** What `otherVersions` answered. */
export const otherVersionsOf = (rows: unknown): OtherVersions =>
  Object.fromEntries(versionRows.parse(rows).map(({ kind, ...one }) => [kind, one]))

/** What was current of these kinds is a version among others from now on; its columns and failures are gone. The filing is locked. */
export async function retireOthers(tx: Tx, accession: string, kinds: readonly OtherKind[]): Promise<void> {
  if (kinds.length === 0) return
  const some = JSON.stringify(kinds)
  await tx.execute(sql`
    with old as (
      update ${otherStatements} set is_current = false
      where accession_number = ${accession} and is_current and ${some}::jsonb ? kind returning id),
    failures as (delete from ${otherFailures} f using old where f.other_id = old.id)
    delete from ${otherVintages} where accession_number = ${accession} and ${some}::jsonb ? kind`)
}

/** The kinds of which these rows bring a new current version, where there was one. */
export const retiredBy = ({ states }: OtherRows, before: OtherVersions): OtherKind[] =>
  OTHER_KINDS.filter((kind) => before[kind] !== undefined && states[`${kind}_state`] !== undefined)

const OF_STATEMENTS = columnsOf(otherStatements, ['id', 'extracted_at'])
const OF_VINTAGES = columnsOf(otherVintages, ['id'])

/** Parts of a `with` that insert the rows. */
export const insertingOthers = ({ statements, vintages, failures }: OtherRows): SQL => sql`
    others as (
      insert into ${otherStatements} (${OF_STATEMENTS}, extracted_at)
      select ${OF_STATEMENTS}, clock_timestamp()
      from jsonb_populate_recordset(null::other_statements, ${JSON.stringify(statements)}::jsonb)
      returning id, kind, accession_number),
    other_failed as (
      insert into ${otherFailures} (kind, test, other_id, accession_number, description, necessary)
      select others.kind, x.test, others.id, others.accession_number, x.description, x.necessary
      from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as x(kind text, test text, description text, necessary boolean)
      join others on others.kind = x.kind),
    other_periods as (
      insert into ${otherVintages} (${OF_VINTAGES})
      select ${OF_VINTAGES} from jsonb_populate_recordset(null::other_vintages, ${JSON.stringify(vintages)}::jsonb))`

/** The names of a table's columns but some, for an insert from JSON. */
export function columnsOf(table: PgTable, except: readonly string[]): SQL {
  const names = Object.keys(getTableColumns(table)).filter((name) => !except.includes(name))
  return sql.raw(names.map((name) => `"${name}"`).join(', '))
}
