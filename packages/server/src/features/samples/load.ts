/**
 * The samples into an installation: real filings read by the real engine. Safe to run again and to be killed: every
 * step looks at what is there. The last step notes that all of it is done.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { openDocuments } from '../../clients/documents/choose.ts'
import { gunzipAtOnce } from '../../clients/documents/memory.ts'
import { companyFactsAnswer, tickersAnswer, toCompanyFacts, toRegister } from '../../clients/edgar/shapes.ts'
import type { AppContext } from '../../context.ts'
import { analysisRequests, filings, keyValues, tickerRegister } from '../../db/schema.ts'
import { inParallel } from '../../jobs/in-parallel.ts'
import { type AnalysisContext, analyse } from '../analyses/analyse.ts'
import { createRequests, LOST, releaseRequests } from '../analyses/requests.ts'
import { backfill } from '../ingest/company-facts.ts'
import { storeFiling } from '../ingest/store.ts'
import { applyLists, parseLists } from '../lists/apply.ts'
import { saveCompany, saveRegister } from '../records/companies.ts'
import { makeDemonstration } from './demonstration.ts'
import {
  type SampleFiling,
  type SampleRelease,
  sampleCompanies,
  sampleDocument,
  sampleFilings,
  sampleReleases,
  samplesFolder,
} from './manifest.ts'
import { loadPosts } from './posts.ts'
import { loadPrices } from './prices.ts'

const DONE_KEY = 'samples'
const WITH_FACTS = ['0000320193', '0001045810', '0001652044', '0001640147']

/** A filing or a release of the samples, as it is stored. */
type Sample = Omit<SampleFiling, 'kind'> & Partial<Pick<SampleRelease, 'items' | 'exhibits' | 'accepted_at'>>

/** Earnings releases on show; the end of their period is that of the statement. */
function shownReleases(): Sample[] {
  return sampleReleases()
    .filter(({ is_shown }) => is_shown)
    .map(({ is_shown: _, company: __, ...one }) => ({
      ...one,
      period_end: null,
      file_number: null,
      demonstration: null,
    }))
}

export interface SamplesProgress {
  done: number
  total: number
  /** what is being worked on, in words */
  step: string
}

/**
 * @param signal ends the loading between two filings; the next start goes on
 * @returns false when they were loaded before and nothing was done, or when it was ended
 */
export async function loadSamples(
  ctx: AppContext,
  onProgress: (progress: SamplesProgress) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  const [noted] = await ctx.db.select().from(keyValues).where(eq(keyValues.key, DONE_KEY))
  if (noted) return false
  const all: Sample[] = [...sampleFilings(), ...shownReleases()].sort((a, b) =>
    b.filing_date.localeCompare(a.filing_date),
  )
  let done = 0
  const step = (text: string, n = 0) => {
    done += n
    onProgress({ done, total: all.length, step: text })
  }
  const analysis: AnalysisContext = { ...ctx, documents: openDocuments(ctx.settings), edgar: null }

  step('register of tickers')
  await loadRegister(ctx)
  step('companies')
  await ctx.inTx(async (tx) => {
    for (const company of sampleCompanies()) await saveCompany(tx, company)
  })
  await freeOwnRequests(ctx, all)
  const finished = await finishedFilings(ctx, all)
  step('filings', finished.size)
  const open = all.filter((filing) => !finished.has(filing.accession_number))
  await inParallel(open, ctx.settings.WORKERS + 1, async (filing) => {
    if (signal?.aborted) return
    await loadFiling(ctx, analysis, filing)
    step(`${filing.form_type} ${filing.accession_number}`, 1)
  })
  if (signal?.aborted) return false
  for (const filing of all) await makeDemonstration(ctx, filing)
  step('company facts')
  for (const cik of WITH_FACTS) {
    const facts = companyFactsAnswer.parse(readJson(`company-facts/CIK${cik}.json.gz`))
    await ctx.inTx((tx) => backfill(tx, toCompanyFacts(facts)))
  }
  step('lists and prices')
  await applyLists(ctx, parseLists(readFileSync(join(samplesFolder, 'lists.yaml'), 'utf8')), { dryRun: false })
  await loadPrices(ctx.db)
  step('posts')
  await loadPosts(ctx)
  await ctx.db
    .insert(keyValues)
    .values({ key: DONE_KEY, value: { version: ctx.version, loaded_at: ctx.now().toISOString() } })
    .onConflictDoNothing()
  step('done')
  return true
}

async function loadRegister(ctx: AppContext): Promise<void> {
  const [first] = await ctx.db.select({ cik: tickerRegister.cik }).from(tickerRegister).limit(1)
  if (first) return
  await saveRegister(ctx.db, toRegister(tickersAnswer.parse(readJson('company_tickers.json.gz'))))
}

/** Requests that a killed start left started: nobody works on them, since the database had one owner. */
async function freeOwnRequests(ctx: AppContext, all: readonly Sample[]): Promise<void> {
  if (ctx.database.kind !== 'embedded') return // elsewhere another process may be loading; its lease tells
  const accessions = all.map((filing) => filing.accession_number)
  await ctx.inTx((tx) => releaseRequests(tx, accessions))
}

/**
 * Filings with nothing left to do: read, failed for good, or waiting on purpose. One whose worker was lost three times
 * is read once more at this start: that was the process being killed, not the filing.
 */
async function finishedFilings(ctx: AppContext, all: readonly Sample[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({
      accession_number: filings.accession_number,
      status: analysisRequests.status,
      reason: analysisRequests.error_message,
    })
    .from(filings)
    .innerJoin(analysisRequests, eq(analysisRequests.accession_number, filings.accession_number))
    .where(eq(filings.source, 'sample'))
  const waiting = new Set(all.filter(({ demonstration }) => demonstration === 'queued').map((f) => f.accession_number))
  const isFinished = (row: (typeof rows)[number]) =>
    row.status === 'completed' || (row.status === 'failed' && row.reason !== LOST) || waiting.has(row.accession_number)
  return new Set(rows.filter(isFinished).map((row) => row.accession_number))
}

async function loadFiling(ctx: AppContext, analysis: AnalysisContext, filing: Sample): Promise<void> {
  const {
    accession_number,
    document,
    protected: isProtected,
    showcase,
    demonstration,
    exhibits = [],
    ...facts
  } = filing
  const bytes = sampleDocument(accession_number, document)
  await storeFiling(
    analysis,
    {
      ...facts,
      accession_number,
      document,
      exhibits: exhibits.map((one) => ({ ...one, bytes: sampleDocument(accession_number, one.name) })),
      source: 'sample',
      company: null,
      flags: { protected: isProtected, showcase, demonstration },
    },
    bytes,
    'no',
  )
  // No job: this loader answers the request itself, so that the progress bar means what it says.
  await ctx.inTx((tx) => createRequests(tx, null, [{ accession_number }]))
  if (demonstration === 'queued') return
  const [request] = await ctx.db
    .select({ id: analysisRequests.id })
    .from(analysisRequests)
    .where(and(eq(analysisRequests.accession_number, accession_number), eq(analysisRequests.status, 'pending')))
  if (request) await analyse(analysis, request.id)
}

function readPacked(name: string): Buffer {
  return gunzipAtOnce(readFileSync(join(samplesFolder, name)))
}

function readJson(name: string): unknown {
  return JSON.parse(readPacked(name).toString('utf8'))
}
