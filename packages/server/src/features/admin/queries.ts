/** What the admin pages list: statements with their flags, model spend, mails, ingestion runs, the audit log. */
import type { StatementFilter } from '@topline/core/api/admin/admin.ts'
import type { Page } from '@topline/core/api/paging.ts'
import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import {
  auditLog,
  companies,
  edgarRate,
  filings,
  ingestRuns,
  keyValues,
  modelCalls,
  outbox,
  statements,
} from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'

/** As the indexes are made: 'desc' alone puts nulls first, and no index serves it. */
const lastly = (column: SQLWrapper) => sql`${column} desc nulls last`

/** Nobody pages further; counting stops there. */
const COUNTED = 10_000
const COUNTED_STATEMENTS = 1000
/** Companies that a search may name. */
const MOST_COMPANIES = 200

async function countUpTo(db: Db, some: SQL, most = COUNTED): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${some} limit ${most}) bounded`)
  return Number(rows[0]?.n ?? 0)
}

/** Of the other statements as literals: their indexes leave out what passed, which a parameter might be. */
const HAS_STATE: Record<StatementFilter, SQL | undefined> = {
  all: undefined,
  protected: and(isNotNull(filings.statement_id), eq(filings.protected, true)),
  free: and(isNotNull(filings.statement_id), eq(filings.protected, false)),
  showcase: eq(filings.showcase, true),
  failed: eq(filings.qc_passed, false),
  'under-revision': and(isNotNull(filings.statement_id), eq(filings.is_under_revision, true)),
  manual: sql`exists (select 1 from ${statements} where ${statements.id} = ${filings.statement_id} and ${statements.engine} = 'manual')`,
  none: isNull(filings.statement_id),
  'balance-sheet-failed': sql`${filings.balance_sheet_state} = 'failed'`,
  'balance-sheet-absent': sql`${filings.balance_sheet_state} = 'absent'`,
  'cash-flow-failed': sql`${filings.cash_flow_state} = 'failed'`,
  'cash-flow-absent': sql`${filings.cash_flow_state} = 'absent'`,
  'others-missing': and(isNotNull(filings.statement_id), isNull(filings.balance_sheet_state)),
}

/** Filings with their flags, newest first. `search`: a part of the company's name, a ticker or an accession number. */
export async function statementPage(db: Db, page: Page, state: StatementFilter, search: string) {
  const where = and(HAS_STATE[state], search === '' ? undefined : await named(db, search))
  const rows = await db
    .select({
      accession_number: filings.accession_number,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      fiscal_year: filings.fiscal_year,
      fiscal_period: filings.fiscal_period,
      cik: filings.cik,
      company_name: filings.company_name,
      tickers: filings.tickers,
      statement_id: filings.statement_id,
      version: filings.version,
      engine: statements.engine,
      qc_passed: filings.qc_passed,
      is_under_revision: filings.is_under_revision,
      protected: filings.protected,
      showcase: filings.showcase,
      demonstration: filings.demonstration,
      balance_sheet_state: filings.balance_sheet_state,
      cash_flow_state: filings.cash_flow_state,
    })
    .from(filings)
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .where(where)
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.skip)
  // Along the index of the dates: a rare state must not make this read the whole table.
  const some = sql`select 1 from ${filings} where ${where ?? sql`true`} order by ${lastly(filings.filing_date)}`
  return { rows, total: await countUpTo(db, some, COUNTED_STATEMENTS) }
}

async function named(db: Db, search: string): Promise<SQL | undefined> {
  if (/^\d{10}-\d{2}-\d{6}$/.test(search)) return eq(filings.accession_number, search)
  const escaped = search.toLowerCase().replace(/[%_\\]/g, '\\$&')
  const found = await db
    .select({ cik: companies.cik })
    .from(companies)
    .where(
      or(ilike(companies.search, `%${escaped}%`), sql`${companies.tickers} @> array[${search.toUpperCase()}]::text[]`),
    )
    .orderBy(companies.cik)
    .limit(MOST_COMPANIES)
  if (found.length === 0) return sql`false`
  return inArray(
    filings.cik,
    found.map((row) => row.cik),
  )
}

/** Calls, tokens and cost of the days since `from`, newest first. */
export async function spendByDay(db: Db, from: string) {
  const cost = sql<number | null>`sum(${modelCalls.cost_usd})`
  return db
    .select({
      day: modelCalls.day,
      calls: sql<number>`count(*)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${modelCalls.error} is not null)`.mapWith(Number),
      input_tokens: sql<number>`coalesce(sum(${modelCalls.input_tokens}), 0)`.mapWith(Number),
      output_tokens: sql<number>`coalesce(sum(${modelCalls.output_tokens}), 0)`.mapWith(Number),
      cost_usd: cost.mapWith((value) => (value === null ? null : Number(value))),
    })
    .from(modelCalls)
    .where(sql`${modelCalls.day} >= ${from}`)
    .groupBy(modelCalls.day)
    .orderBy(desc(modelCalls.day))
}

export async function recentModelCalls(db: Db, limit: number) {
  return db.select().from(modelCalls).orderBy(desc(modelCalls.id)).limit(limit)
}

export async function mailPage(db: Db, page: Page, status: 'waiting' | 'sent' | 'failed' | null) {
  const where = status === null ? undefined : eq(outbox.status, status)
  const rows = await db
    .select({
      id: outbox.id,
      to_email: outbox.to_email,
      subject: outbox.subject,
      text: outbox.text,
      status: outbox.status,
      attempts: outbox.attempts,
      error: outbox.error,
      created_at: outbox.created_at,
      sent_at: outbox.sent_at,
    })
    .from(outbox)
    .where(where)
    .orderBy(lastly(outbox.created_at), lastly(outbox.id))
    .limit(page.limit)
    .offset(page.skip)
  return { rows, total: await countUpTo(db, sql`select 1 from ${outbox} where ${where ?? sql`true`}`) }
}

export async function ingestionState(db: Db, runs: number) {
  const [rate] = await db.select().from(edgarRate).limit(1)
  const [state] = await db.select().from(keyValues).where(eq(keyValues.key, 'sync.edgar'))
  const list = await db
    .select()
    .from(ingestRuns)
    .orderBy(lastly(ingestRuns.started_at), lastly(ingestRuns.id))
    .limit(runs)
  return { paused_until: rate?.paused_until ?? null, state: state?.value ?? null, runs: list }
}

interface AuditFilter {
  /** beginning of the action's name, e.g. 'analysis' */
  action: string
  /** accession number, e-mail address … that the entry is about */
  subject: string
  actor: string
}

export async function auditPage(db: Db, page: Page, { action, subject, actor }: AuditFilter) {
  const begins = (text: string) => `${text.replace(/[%_\\]/g, '\\$&')}%`
  const where = and(
    action === '' ? undefined : sql`${auditLog.action} like ${begins(action)}`,
    subject === '' ? undefined : eq(auditLog.subject, subject),
    actor === '' ? undefined : eq(auditLog.actor, actor),
  )
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(lastly(auditLog.at), lastly(auditLog.id))
    .limit(page.limit)
    .offset(page.skip)
  return { rows, total: await countUpTo(db, sql`select 1 from ${auditLog} where ${where ?? sql`true`}`) }
}
