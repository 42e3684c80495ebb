/**
 * The rows that a reading becomes, each step one statement: what a trip to the database costs, some thirty times for
 * one filing, was more than the filing. Texts are the same every time, so that they are planned once; rows travel as
 * JSON.
 */
import { OTHER_STATES } from '@topline/core/statement/other-statements.ts'
import type { Provenance } from '@topline/core/statement/statement.ts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import {
  analysisRequests,
  companies,
  filings,
  qcFailures,
  statementDetails,
  statements,
  vintages,
} from '../../db/schema.ts'
import {
  columnsOf,
  insertingOthers,
  type OtherRows,
  otherVersions,
  otherVersionsOf,
} from '../other-statements/saved-rows.ts'
import { periodsOf, periodsQuery } from '../qc/company-periods.ts'
import { type CounterChange, counted } from '../records/counters.ts'
import { latestOf } from '../records/latest.ts'

const lockedFiling = z.object({
  accession_number: z.string(),
  cik: z.string(),
  form_type: z.string(),
  base_form: z.string(),
  is_release: z.boolean(),
  filing_date: z.string(),
  period_end: z.string().nullable(),
  source: z.string(),
  statement_id: z.coerce.number().nullable(),
  qc_passed: z.boolean().nullable(),
  protected: z.boolean(),
  showcase: z.boolean(),
  balance_sheet_state: z.enum(OTHER_STATES).nullable(),
  cash_flow_state: z.enum(OTHER_STATES).nullable(),
  /** the request is this worker's still; false without one */
  is_held: z.boolean(),
})
export type LockedFiling = z.infer<typeof lockedFiling>

/** What holds a request: `requests.ts`. */
interface Held {
  request_id: number
  lease_token: string
}

/**
 * The company, the filing and the request, locked in this order until the transaction ends (`records/locks.ts`): versions of
 * one filing, and statements of one company, are made one after the other. In one statement: a trip costs more than the rest.
 *
 * @throws Error when there is no such filing
 */
export async function lockForSaving(tx: Tx, accession: string, held: Held | null): Promise<LockedFiling> {
  const { rows } = await tx.execute(sql`
    with c as (
      select cik from ${companies} where cik = (select cik from ${filings} where accession_number = ${accession}) for update),
    f as (select * from ${filings} where accession_number = ${accession} and (select count(*) from c) > 0 for update),
    r as (
      select q.id from ${analysisRequests} q where q.id = ${held?.request_id ?? null}::bigint and q.status = 'started'
        and q.lease_token = ${held?.lease_token ?? null}::text and exists (select from f) for update)
    select f.accession_number, f.cik::text as cik, f.form_type, f.base_form, f.is_release, f.filing_date::text as filing_date,
      f.period_end::text as period_end, f.source, f.statement_id, f.qc_passed, f.protected, f.showcase,
      f.balance_sheet_state, f.cash_flow_state,
      (select count(*) from r) > 0 as is_held
    from f`)
  const [filing] = rows
  if (!filing) throw new Error(`filing ${accession} is missing`)
  return lockedFiling.parse(filing)
}

const surroundings = z.object({
  periods: z.unknown().transform(periodsOf),
  /** the versions that there are */
  versions: z.array(z.object({ engine: z.string(), version: z.number(), is_current: z.boolean() })),
  /** of the balance sheet and the cash flows that were read before */
  others: z.unknown().transform(otherVersionsOf),
  /** The currency of most statements here, which lists sort first (decision 71). */
  main_currency: z
    .string()
    .nullable()
    .transform((currency) => currency ?? 'USD'),
  /** an annual statement of the company that ends later */
  has_newer_year: z.boolean(),
  /** something was read from this filing before */
  has_vintages: z.boolean(),
  /** the company has other filings of this day or later, whose reports this one may concern */
  has_later: z.boolean(),
})
export type Surroundings = z.infer<typeof surroundings>

/**
 * What a new statement is laid beside, once its company is locked.
 * @param end_date of the statement's own period
 */
export async function readSurroundings(
  tx: Tx,
  { accession_number, cik, filing_date }: LockedFiling,
  end_date: string,
): Promise<Surroundings> {
  const { rows } = await tx.execute(sql`
    select
      to_json(array(select row_to_json(p) from (${periodsQuery({ accession_number, cik, end_date })}) p)) as periods,
      to_json(array(select json_build_object('engine', s.engine, 'version', s.version, 'is_current', s.is_current)
        from ${statements} s where s.accession_number = ${accession_number})) as versions,
      ${otherVersions(accession_number)} as others,
      (select k.value #>> '{}' from key_values k where k.key = 'currency.main' and jsonb_typeof(k.value) = 'string')
        as main_currency,
      exists (select from ${filings} n where n.cik = ${cik} and n.base_form in ('10-K', '20-F') and n.statement_id is not null
        and n.period_end > ${end_date}::date) as has_newer_year,
      exists (select from ${vintages} v where v.accession_number = ${accession_number} and v.engine <> 'company-facts')
        as has_vintages,
      exists (select from ${vintages} o where o.cik = ${cik} and o.accession_number <> ${accession_number}
        and o.engine <> 'company-facts' and o.filing_date >= ${filing_date}::date) as has_later`)
  return surroundings.parse(rows[0])
}

/** The statement that was current is a version among others from now on, and what was read with it is gone. */
export async function retireCurrent(tx: Tx, accession: string, { has_vintages }: Surroundings): Promise<void> {
  await tx.execute(sql`
    with old as (
      update ${statements} set is_current = false where accession_number = ${accession} and is_current returning id)
    delete from ${qcFailures} f using old where f.statement_id = old.id`)
  // Company facts of the same accession stay beside it (decision 63).
  if (has_vintages)
    await tx.execute(sql`delete from ${vintages} where accession_number = ${accession} and engine <> 'company-facts'`)
}

interface NewRows {
  accession_number: string
  /** by column; what is missing is null */
  statement: Record<string, unknown>
  details: {
    operating_expenses: unknown
    business_segments: unknown
    geographical_segments: unknown
    provenance: Provenance
    qc: unknown
    prior_periods: unknown
    evidence: unknown
    release: unknown
    extraction_info: unknown
  }
  /** columns of the list row; null where the statement does not become current: then nothing below is written either */
  filing: Record<string, unknown> | null
  failures: readonly { test: string; description: string; necessary: boolean }[]
  vintages: readonly object[]
  /** the balance sheet and the cash flows; nothing where they stay as they are */
  others: OtherRows
  /** the request that ends with it; null for a manual version */
  held: Held | null
}

const OF_STATEMENT = columnsOf(statements, ['id', 'extracted_at', 'qc_checked_at'])
const OF_VINTAGES = columnsOf(vintages, ['id', 'created_at'])
/** What a list row prints of the current statement, and the flag that the first one decides. */
const LISTED = [
  'fiscal_year',
  'fiscal_period',
  'currency',
  'total_revenue',
  'net_income',
  'qc_passed',
  'is_under_revision',
  'version',
  'protected',
  'currency_rank',
  'period_end',
  'balance_sheet_state',
  'cash_flow_state',
] as const satisfies readonly (keyof typeof filings.$inferSelect)[]
const OF_LIST_ROW = sql.raw(LISTED.join(', '))

/** Everything that follows from a reading but the company and the counters. @returns the statement's id */
export async function writeRows(tx: Tx, rows: NewRows): Promise<number> {
  const { details, accession_number, held } = rows
  const isCurrent = rows.filing !== null
  // What is not named stays as it is.
  const listed = { ...rows.filing, ...rows.others.states }
  const { rows: made } = await tx.execute<{ id: string | number }>(sql`
    with made as (
      insert into ${statements} (${OF_STATEMENT}, qc_checked_at)
      select ${OF_STATEMENT}, clock_timestamp() from jsonb_populate_record(null::statements, ${json(rows.statement)})
      returning id),
    details as (
      insert into ${statementDetails} (statement_id, operating_expenses, business_segments, geographical_segments,
        provenance, qc, prior_periods, evidence, release, extraction_info)
      select id, ${json(details.operating_expenses)}, ${json(details.business_segments)},
        ${json(details.geographical_segments)}, ${json(details.provenance)}, ${json(details.qc)},
        ${json(details.prior_periods)}, ${json(details.evidence)}, ${json(details.release)},
        ${json(details.extraction_info)} from made),
    failures as (
      insert into ${qcFailures} (statement_id, accession_number, test, description, necessary)
      select made.id, ${accession_number}, x.test, x.description, x.necessary from made,
        jsonb_to_recordset(${json(isCurrent ? rows.failures : [])}) as x(test text, description text, necessary boolean)),
    periods as (
      insert into ${vintages} (${OF_VINTAGES})
      select ${OF_VINTAGES} from jsonb_populate_recordset(null::vintages, ${json(isCurrent ? rows.vintages : [])})
      on conflict do nothing),${insertingOthers(rows.others)},
    listed as (
      update ${filings} f set (${OF_LIST_ROW}) =
        (select ${OF_LIST_ROW} from jsonb_populate_record(f, ${json(listed)})),
        statement_id = case when ${isCurrent}::boolean then made.id else f.statement_id end, updated_at = clock_timestamp()
      from made where f.accession_number = ${accession_number} and ${json(listed)} <> '{}'),
    answered as (
      update ${analysisRequests} q set status = 'completed', statement_id = made.id, completed_at = clock_timestamp(),
        updated_at = clock_timestamp(), lease_token = null, lease_until = null, error_message = null
      from made where q.id = ${held?.request_id ?? null}::bigint and q.status = 'started'
        and q.lease_token = ${held?.lease_token ?? null}::text)
    select id from made`)
  const [row] = made
  if (!row) throw new Error('the statement was not stored')
  return Number(row.id)
}

/**
 * The company's latest filing and, where nobody named it yet, its fiscal year; the counters with it. The company is
 * locked.
 * @param fiscal_year_start month and day; null = not known
 */
export async function writeCompany(
  tx: Tx,
  cik: string,
  fiscal_year_start: string | null,
  change: CounterChange,
): Promise<void> {
  await tx.execute(sql`
    with counted as (${counted(change)})
    update ${companies} c set fiscal_year_start = coalesce(c.fiscal_year_start, ${fiscal_year_start}::text), ${latestOf(cik)}`)
}

/** NULL rather than the JSON null, which a column would take for a value. */
const json = (value: unknown): SQL => sql`${value == null ? null : JSON.stringify(value)}::jsonb`
