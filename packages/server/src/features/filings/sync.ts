/** One round of new filings: the current feed for the last hours, the daily indexes for the days since the last round. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ListedFiling, Submissions } from '../../clients/edgar/edgar.ts'
import { companies, keyValues } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { baseForm } from './forms.ts'
import { failed, type IngestContext, type IngestLine, type IngestProgress, ingestOne, noteRun } from './ingest.ts'
import { isStored } from './store.ts'

export interface SyncQuery {
  /** only companies that are stored already */
  known: boolean
  analyse: boolean
}

const STATE_KEY = 'sync.edgar'
const state = z.object({ last_day: z.string() })
/** The feed matches forms as prefixes: '10-K' brings 10-K405, 10-KT and the amendments with it. */
const FEEDS = ['10-K', '10-Q', '20-F', '40-F']
const PAGE = 100
const MOST_PAGES = 5
/** After a longer standstill `ingest --since` is the means. */
const MOST_DAYS = 14
const DAY = 86_400_000

export async function sync(
  ctx: IngestContext & { now(): Date },
  query: SyncQuery,
  progress: IngestProgress,
): Promise<IngestLine[]> {
  const lines: IngestLine[] = []
  const report = (line: IngestLine) => {
    lines.push(line)
    progress.line(line)
  }
  const today = ctx.now().toISOString().slice(0, 10)
  const listed = new Map<string, ListedFiling>()
  const oldest = new Date(Date.parse(today) - MOST_DAYS * DAY).toISOString().slice(0, 10)
  const add = (filing: ListedFiling) => {
    if (filing.filing_date >= oldest && baseForm(filing.form_type) !== null && !listed.has(filing.accession_number))
      listed.set(filing.accession_number, filing)
  }
  const reached = await readLists(ctx, today, add, report)
  const fresh: ListedFiling[] = []
  for (const filing of listed.values()) if (await isFresh(ctx, filing, query.known)) fresh.push(filing)
  progress.total(fresh.length)
  const filers = new Map<string, Submissions | null>()
  for (const filing of fresh) report(await syncOne(ctx, filing, filers, query.analyse))
  // A day counts as done only when all its filings are in, or are not to be had.
  const isWhole = reached !== null && lines.every((line) => line.status !== 'failed')
  if (isWhole) await noteDay(ctx, reached)
  await noteRun(ctx, 'sync', lines)
  return lines
}

/** @returns the last day whose index was read; null when there was none */
async function readLists(
  ctx: IngestContext,
  today: string,
  add: (filing: ListedFiling) => void,
  report: (line: IngestLine) => void,
): Promise<string | null> {
  let reached: string | null = null
  try {
    for (const form of FEEDS) await readFeed(ctx, form, add)
    for (const day of await daysToRead(ctx, today)) {
      const index = await ctx.edgar.dailyIndex(day)
      if (index === null) continue // a weekend, a holiday, or not published yet
      index.forEach(add)
      reached = day
    }
  } catch (error) {
    report(failed('lists of EDGAR', null, null, error))
  }
  return reached
}

/** Page after page until one holds a filing that is stored, or the feed ends. */
async function readFeed(ctx: IngestContext, form: string, add: (filing: ListedFiling) => void): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const entries = await ctx.edgar.currentFeed({ form, start: page * PAGE, count: PAGE })
    entries.forEach(add)
    const last = entries.at(-1)
    if (entries.length < PAGE || !last || (await isStored(ctx.db, last.accession_number))) return
  }
}

/** From the day after the last one that is done up to today; the first round looks at yesterday and today. */
async function daysToRead(ctx: IngestContext, today: string): Promise<string[]> {
  const [row] = await ctx.db.select().from(keyValues).where(eq(keyValues.key, STATE_KEY))
  const known = state.safeParse(row?.value)
  const last = known.success ? Date.parse(known.data.last_day) : Date.parse(today) - 2 * DAY
  const first = Math.max(last + DAY, Date.parse(today) - MOST_DAYS * DAY)
  const days: string[] = []
  for (let at = first; at <= Date.parse(today); at += DAY) days.push(new Date(at).toISOString().slice(0, 10))
  // Today's index grows until the evening: it is read again tomorrow, since only whole days count as done.
  return days
}

async function isFresh(ctx: IngestContext, filing: ListedFiling, known: boolean): Promise<boolean> {
  if (await isStored(ctx.db, filing.accession_number)) return false
  if (!known) return true
  const [company] = await ctx.db.select({ cik: companies.cik }).from(companies).where(eq(companies.cik, filing.cik))
  return company !== undefined
}

async function syncOne(
  ctx: IngestContext,
  listed: ListedFiling,
  filers: Map<string, Submissions | null>,
  analyse: boolean,
): Promise<IngestLine> {
  try {
    if (!filers.has(listed.cik)) filers.set(listed.cik, await ctx.edgar.submissions(listed.cik))
    const submissions = filers.get(listed.cik) ?? null
    const filing = submissions?.filings.find((one) => one.accession_number === listed.accession_number)
    if (submissions && filing) return await ingestOne(ctx, submissions, filing, analyse)
    // The filer's list lags behind the feed by minutes: the next round finds it.
    throw new AppError('upstream', 'not in the list of its filer yet', { isRetryable: true })
  } catch (error) {
    return { ...failed(listed.accession_number, listed.cik, null, error), form_type: listed.form_type }
  }
}

async function noteDay(ctx: IngestContext & { now(): Date }, reached: string): Promise<void> {
  const yesterday = new Date(ctx.now().getTime() - DAY).toISOString().slice(0, 10)
  const value = { last_day: reached < yesterday ? reached : yesterday }
  await ctx.db
    .insert(keyValues)
    .values({ key: STATE_KEY, value })
    .onConflictDoUpdate({ target: keyValues.key, set: { value } })
}
