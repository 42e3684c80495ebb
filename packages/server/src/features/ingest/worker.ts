/** The handlers of this feature's jobs in a process that works. */
import { utcDate } from '@topline/core/format/day.ts'
import { LRUCache } from 'lru-cache'
import { openDocuments } from '../../clients/documents/choose.ts'
import { openEdgar } from '../../clients/edgar/choose.ts'
import type { AppContext } from '../../context.ts'
import { refreshCurrencyRank } from '../records/currency-rank.ts'
import { checkDerivedData } from '../records/derived.ts'
import { ingest } from './ingest.ts'
import { checkDerived, ingestCompany, syncFilings, watchReleases } from './jobs.ts'
import { sync } from './sync.ts'
import { expectedDays, isReleaseHour, mayRelease } from './watch.ts'

/** Every ten minutes while EDGAR takes filings: 6:00 to 22:00 on weekdays in New York, which is 10:00 to 3:00 UTC. */
const EDGAR_HOURS = '*/10 0-2,10-23 * * 1-6'
/** Every other minute of the hours in which releases come in, summer and winter: `watch.ts` looks at the clock. */
const GLANCES = '1-59/2 10-14,20-22 * * 1-5'
const NIGHTLY = '17 4 * * *'

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(syncFilings, async () => {
    const edgar = openEdgar(ctx, { maxWait: 5_000 })
    const lines = await sync(
      { ...ctx, edgar, documents: openDocuments(ctx.settings) },
      { known: false, analyse: true },
      { total: () => {}, line: () => {} },
    )
    ctx.log.info({ filings: lines.length }, 'sync')
  })
  const expected = new LRUCache<string, string[]>({ max: 1 })
  await ctx.jobs.work(watchReleases, async () => {
    const today = utcDate(ctx.now())
    if (!isReleaseHour(ctx.now())) return
    const days = expected.get(today) ?? (await expectedDays(ctx.db, today))
    expected.set(today, days)
    if (!mayRelease(today, days)) return
    // Six requests and those of what is new: of a budget of hundreds in two minutes.
    const edgar = openEdgar(ctx, { maxWait: 5_000 })
    const lines = await sync(
      { ...ctx, edgar, documents: openDocuments(ctx.settings) },
      { known: true, analyse: true, isGlance: true },
      { total: () => {}, line: () => {} },
    )
    if (lines.length > 0) ctx.log.info({ filings: lines.length }, 'releases')
  })
  await ctx.jobs.work(ingestCompany, async ({ cik, since, backfill }) => {
    const work = { ...ctx, edgar: openEdgar(ctx, { maxWait: 60_000 }), documents: openDocuments(ctx.settings) }
    const query = { tickers: [], ciks: [cik], accessions: [], since, forms: [], analyse: true, backfill }
    const lines = await ingest(work, query, { total: () => {}, line: () => {} }, 'company')
    ctx.log.info({ cik, filings: lines.length }, 'ingest')
    // What stands in the way now may be gone with the next attempt; what was stored stays.
    if (lines.some((line) => line.status === 'failed')) throw new Error(`filings of CIK ${cik} could not be fetched`)
  })
  await ctx.jobs.work(checkDerived, async () => {
    const ranked = await ctx.inTx((tx) => refreshCurrencyRank(tx))
    if (ranked && ranked.changed > 0) ctx.log.info(ranked, 'another currency leads the lists')
    const differences = await checkDerivedData(ctx.db)
    const isWrong = Object.values(differences).some((n) => n > 0)
    if (isWrong) ctx.log.error(differences, 'precomputed data differs from what it follows from')
    else ctx.log.info('precomputed data is right')
  })
  await ctx.jobs.schedule(checkDerived, NIGHTLY, {})
  await ctx.jobs.schedule(syncFilings, syncTimes(ctx), {})
  await ctx.jobs.schedule(watchReleases, ctx.settings.RELEASES && ctx.settings.EDGAR_SYNC === 'on' ? GLANCES : '', {})
}

/** '' = never. */
function syncTimes({ settings }: AppContext): string {
  if (settings.EDGAR_SYNC === 'off' || settings.EDGAR_USER_AGENT === '') return ''
  return settings.EDGAR_SYNC === 'on' ? EDGAR_HOURS : settings.EDGAR_SYNC
}
