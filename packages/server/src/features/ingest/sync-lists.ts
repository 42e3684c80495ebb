/** Which filings EDGAR names since the last round: the current feed for the last hours, the daily indexes for the days. */
import { addDays, utcDate } from '@topline/core/format/day.ts'
import type { Edgar, ListedFiling } from '../../clients/edgar/edgar.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import { releaseForm, reportForm } from '../records/forms.ts'
import { storedAmong } from './store.ts'
import type { SyncState } from './sync-state.ts'

/** One filing with all its filers: EDGAR names it once for each. */
export interface Listed {
  accession_number: string
  ciks: string[]
  form_type: string
  filing_date: string
}
export interface Lists {
  listed: Map<string, Listed>
  last_day: string
  missing: string[]
  /** what could not be read, in sentences */
  problems: AppError[]
  /** current reports are wanted, too: an earnings release may be among them */
  hasReleases: boolean
}

/** The feed matches forms as prefixes: '10-K' brings 10-K405, 10-KT and the amendments with it. */
const FEEDS = ['10-K', '10-Q', '20-F', '40-F']
const RELEASE_FEEDS = ['8-K', '6-K']
const PAGE = 100
const MOST_PAGES = 5
/** A longer standstill is not made up for in one go. */
const MOST_DAYS = 92
/** Indexes that were not there are asked for again so long. */
const MISSING_DAYS = 7
/** What is older stands in an index. */
const FEED_DAYS = 5
/** EDGAR takes filings until 22:00 in New York, and its index follows: at 10:00 UTC the day before is whole. */
const SETTLED_HOURS = 34

/**
 * Never throws for what EDGAR does: what could not be read is read in the next round.
 * @param isGlance the first page of each feed and no index: what it leaves out the next whole round finds
 */
export async function readLists(
  ctx: { db: Db; edgar: Edgar; settings: Pick<Settings, 'RELEASES'> },
  before: SyncState | null,
  now: Date,
  isGlance: boolean,
): Promise<Lists> {
  const today = utcDate(now)
  const oldest = addDays(today, -MOST_DAYS)
  const last = before?.last_day ?? addDays(today, -2)
  const isStale = last < oldest
  const first = isStale ? oldest : last
  const hasReleases = ctx.settings.RELEASES
  const lists: Lists = { listed: new Map(), last_day: last, missing: [], problems: [], hasReleases }
  if (isStale) {
    const message = `nothing was fetched since ${last}: bring in what is older than ${MOST_DAYS} days with topline ingest --since`
    lists.problems.push(new AppError('upstream', message))
  }
  for (const form of hasReleases ? [...FEEDS, ...RELEASE_FEEDS] : FEEDS)
    await attempt(lists, () => readFeed(ctx, form, addDays(today, -FEED_DAYS), lists, isGlance ? 1 : MOST_PAGES))
  if (isGlance) return { ...lists, missing: before?.missing ?? [] }
  await readIndexes(ctx.edgar, first, before?.missing ?? [], now, lists)
  return lists
}

function add(lists: Lists, filing: ListedFiling): void {
  const isWanted =
    reportForm(filing.form_type) !== null || (lists.hasReleases && releaseForm(filing.form_type) !== null)
  if (!isWanted) return
  const known = lists.listed.get(filing.accession_number)
  if (known) {
    if (!known.ciks.includes(filing.cik)) known.ciks.push(filing.cik)
    return
  }
  const { accession_number, cik, form_type, filing_date } = filing
  lists.listed.set(accession_number, { accession_number, ciks: [cik], form_type, filing_date })
}

/** Page after page until all filings of one are stored, or the feed ends. */
async function readFeed(
  ctx: { db: Db; edgar: Edgar },
  form: string,
  oldest: string,
  lists: Lists,
  most: number,
): Promise<void> {
  for (let page = 0; page < most; page += 1) {
    const entries = await ctx.edgar.currentFeed({ form, start: page * PAGE, count: PAGE })
    for (const entry of entries) if (entry.filing_date >= oldest) add(lists, entry)
    const accessions = entries.map((entry) => entry.accession_number)
    if (entries.length < PAGE || (await storedAmong(ctx.db, accessions)).size === new Set(accessions).size) return
  }
}

/**
 * The days after the last one that is done. A day is done when its index was read once it was whole, or when it has
 * none; a weekday without one is asked for again for a week.
 */
async function readIndexes(
  edgar: Edgar,
  last: string,
  missing: readonly string[],
  now: Date,
  lists: Lists,
): Promise<void> {
  const settled = utcDate(new Date(now.getTime() - SETTLED_HOURS * 3_600_000))
  const asked = addDays(utcDate(now), -MISSING_DAYS)
  for (const day of missing) {
    if (day < asked) continue
    const index = await attempt(lists, () => edgar.dailyIndex(day))
    if (index) for (const filing of index) add(lists, filing)
    else lists.missing.push(day)
  }
  for (let day = addDays(last, 1); day <= utcDate(now); day = addDays(day, 1)) {
    const index = await attempt(lists, () => edgar.dailyIndex(day))
    if (index === undefined) return // the next round goes on here
    if (index) for (const filing of index) add(lists, filing)
    if (day > settled) continue
    if (index === null && ![0, 6].includes(new Date(day).getUTCDay()) && day >= asked) lists.missing.push(day)
    if (lists.last_day < day) lists.last_day = day
  }
}

/** undefined after a problem, which is kept. */
async function attempt<T>(lists: Lists, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    lists.problems.push(error)
    return undefined
  }
}
