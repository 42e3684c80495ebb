/**
 * One round of new filings. What EDGAR names is brought in, or waits for the next rounds until it can be: nothing is
 * missed by a standstill, a list that comes late, or a filing that fails.
 */
import { DAY_MS } from '@topline/core/format/day.ts'
import { inArray } from 'drizzle-orm'
import type { Submissions } from '../../clients/edgar/edgar.ts'
import type { Lease } from '../../db/lease.ts'
import { companies } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { releaseForm } from '../records/forms.ts'
import { passedOverAmong } from './current-report.ts'
import { failed, type IngestContext, type IngestProgress, ingestOne } from './ingest.ts'
import { beginRun, endRun, type IngestLine } from './runs.ts'
import { storedAmong } from './store.ts'
import { type Listed, readLists } from './sync-lists.ts'
import { readState, takeSyncLease, type Waiting, writeState } from './sync-state.ts'

export interface SyncQuery {
  /** only companies that are stored already */
  known: boolean
  analyse: boolean
  /** a glance: the newest of each feed, no index of a day */
  isGlance?: boolean
}

const FIRST_RETRY = 600_000
const LONGEST_RETRY = DAY_MS / 2
/** Then a filing that cannot be brought in is left to `topline ingest`. */
const PATIENCE = 7 * DAY_MS
const MOST_WAITING = 2_000

type Context = IngestContext & { now(): Date }

/** Does nothing while another process is at it. */
export async function sync(ctx: Context, query: SyncQuery, progress: IngestProgress): Promise<IngestLine[]> {
  const lease = await takeSyncLease(ctx.db)
  if (!lease) return []
  try {
    return await round(ctx, query, progress, lease)
  } finally {
    await lease.release()
  }
}

async function round(ctx: Context, query: SyncQuery, progress: IngestProgress, lease: Lease): Promise<IngestLine[]> {
  const run = await beginRun(ctx.db, 'sync')
  const lines: IngestLine[] = []
  const report = (line: IngestLine) => {
    lines.push(line)
    progress.line(line)
  }
  const before = await readState(ctx.db)
  const lists = await readLists(ctx, before, ctx.now(), query.isGlance ?? false)
  for (const problem of lists.problems) report(failed('lists of EDGAR', null, null, problem))
  const old = new Map((before?.waiting ?? []).map((one) => [one.accession_number, one]))
  const due = [...old.values()].filter((one) => Date.parse(one.next_at) <= ctx.now().getTime())
  const named = [...lists.listed.values()].filter((one) => !old.has(one.accession_number))
  const fresh = await freshOf(ctx, [...due, ...named], query.known)
  progress.total(fresh.length)
  const waiting = new Map([...old].filter(([accession]) => !due.some((one) => one.accession_number === accession)))
  const filers = new Map<string, Submissions | null>()
  for (const filing of fresh) {
    if (!(await lease.renew())) break // another process has taken over, from the same lists
    const line = await syncOne(ctx, filing, filers, query.analyse)
    report(line)
    const next = isOpen(line) ? laterOf(filing, old.get(filing.accession_number), ctx.now()) : null
    if (next) waiting.set(next.accession_number, next)
  }
  if (await lease.renew()) {
    const { last_day, missing } = lists
    await writeState(ctx.db, { last_day, missing, waiting: [...waiting.values()].slice(-MOST_WAITING) })
  }
  await endRun(ctx.db, run, lines)
  return lines
}

/** Those that are neither stored nor passed over before; with `known`, only those of companies that are. The filer that is stored goes first. */
async function freshOf(ctx: Context, listed: readonly Listed[], known: boolean): Promise<Listed[]> {
  const stored = await storedAmong(
    ctx.db,
    listed.map((one) => one.accession_number),
  )
  const passed = await passedOverAmong(
    ctx.db,
    listed.filter((one) => releaseForm(one.form_type) !== null).map((one) => one.accession_number),
  )
  const fresh = listed.filter(({ accession_number: one }) => !stored.has(one) && !passed.has(one))
  const ciks = [...new Set(fresh.flatMap((one) => one.ciks))]
  const companiesHere = new Set<string>()
  const PIECE = 500
  for (let at = 0; at < ciks.length; at += PIECE) {
    const piece = ciks.slice(at, at + PIECE)
    const rows = await ctx.db.select({ cik: companies.cik }).from(companies).where(inArray(companies.cik, piece))
    for (const row of rows) companiesHere.add(row.cik)
  }
  return fresh.flatMap((one) => {
    const here = one.ciks.filter((cik) => companiesHere.has(cik))
    // Thousands of companies file current reports: only of those that are here are they looked into.
    if (here.length === 0 && (known || releaseForm(one.form_type) !== null)) return []
    return [{ ...one, ciks: [...here, ...one.ciks.filter((cik) => !companiesHere.has(cik))] }]
  })
}

async function syncOne(
  ctx: Context,
  listed: Listed,
  filers: Map<string, Submissions | null>,
  analyse: boolean,
): Promise<IngestLine> {
  try {
    for (const cik of listed.ciks) {
      if (!filers.has(cik)) filers.set(cik, await ctx.edgar.submissions(cik))
      const submissions = filers.get(cik) ?? null
      const filing = submissions?.filings.find((one) => one.accession_number === listed.accession_number)
      if (submissions && filing) return await ingestOne(ctx, submissions, filing, { analyse, isNamed: false })
    }
    throw new AppError('upstream', 'not in the list of its filer yet', { isRetryable: true })
  } catch (error) {
    // One filing that we cannot take must not keep out all that follow it: it is logged, reported and tried again.
    if (!(error instanceof AppError)) ctx.log.error({ err: error, accession: listed.accession_number }, 'sync')
    const told = error instanceof AppError ? error : new AppError('upstream', 'an unexpected error; see the log')
    const { form_type, filing_date } = listed
    return { ...failed(listed.accession_number, listed.ciks[0] ?? null, null, told), form_type, filing_date }
  }
}

/** What is not in may come later: EDGAR's archive lags behind its lists by minutes. */
const isOpen = (line: IngestLine) => line.status === 'failed' || line.status === 'not-found'

/** When it is tried again; null when that was done long enough. */
function laterOf(listed: Listed, before: Waiting | undefined, now: Date): Waiting | null {
  const since = before?.since ?? now.toISOString()
  if (now.getTime() - Date.parse(since) > PATIENCE) return null
  const tries = (before?.tries ?? 0) + 1
  const pause = Math.min(FIRST_RETRY * 2 ** (tries - 1), LONGEST_RETRY)
  // A little early: a schedule of ten minutes must not miss its own round by a second.
  const next_at = new Date(now.getTime() + pause - 30_000).toISOString()
  const { accession_number, ciks, form_type, filing_date } = listed
  return { accession_number, ciks, form_type, filing_date, tries, since, next_at }
}
