/**
 * One request from started to its end: load the document, read it in a worker thread, save. Safe to run twice: a
 * request is claimed once, and its end counts only while this worker holds it.
 */
import type { OtherKind, OtherStatements } from '@topline/core/statement/other-statements.ts'
import type { ReleaseColumn, ReleaseParts } from '@topline/core/statement/release.ts'
import type {
  Extraction,
  ExtractionFailure,
  ExtractionHints,
  Place,
  Provenance,
} from '@topline/core/statement/statement.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { DocumentStore } from '../../clients/documents/documents.ts'
import { ownMemory } from '../../clients/documents/memory.ts'
import type { Edgar } from '../../clients/edgar/edgar.ts'
import type { Model } from '../../clients/llm/model.ts'
import type { AppContext } from '../../context.ts'
import { filingDocuments } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { reasonIn } from '../../file-reason.ts'
import type { Threads } from '../../jobs/threads.ts'
import type { ReadOthers } from '../other-statements/saved-rows.ts'
import { recheckNeighbours } from '../qc/service.ts'
import { releaseForm } from '../records/forms.ts'
import { fetchExhibits } from './exhibits.ts'
import { type WithModel, withModel } from './model-engine.ts'
import type { DocumentReading } from './read-document.ts'
import type { ReleaseReading } from './read-release.ts'
import {
  type Claim,
  claimRequest,
  failRequest,
  heartbeat,
  LEASE_SECONDS,
  retryRequest,
  type Taken,
} from './requests.ts'
import { type PrintedEps, type Saved, saveStatement } from './save.ts'

export interface AnalysisContext extends Pick<AppContext, 'settings' | 'db' | 'inTx' | 'jobs' | 'log' | 'version'> {
  documents: DocumentStore
  threads: Threads
  /** null where EDGAR is off: exhibits are then not fetched */
  edgar: Edgar | null
  /** null or absent where none is configured */
  model?: Model | null
}

export type AnalysisOutcome =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'failed'; message: string }
  | { kind: 'retried'; message: string }
  /** not pending, or lost meanwhile: somebody else has it */
  | { kind: 'gone' }

const READER = new URL('./read-document.ts', import.meta.url).href
const RELEASE_READER = new URL('./read-release.ts', import.meta.url).href
const READ_TIMEOUT_MS = 60_000

/** Loads the engine in one thread ahead of the first filing, for which somebody may wait. */
export async function loadEngine({ threads }: Pick<AnalysisContext, 'threads'>): Promise<void> {
  await threads.run(RELEASE_READER, 'ready', [])
}

const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 4

/** Never throws for a filing that cannot be read; throws what the database says. */
export async function analyse(ctx: AnalysisContext, requestId: number): Promise<AnalysisOutcome> {
  const taken = await claimRequest(ctx.db, requestId)
  if (!taken) return { kind: 'gone' }
  const { claim } = taken
  const beat = setInterval(() => {
    heartbeat(ctx.db, claim).catch((err) => ctx.log.warn({ err, request: requestId }, 'heartbeat'))
  }, HEARTBEAT_MS)
  beat.unref()
  try {
    return await analyseTaken(ctx, taken)
  } catch (error) {
    return await giveUp(ctx, claim, error)
  } finally {
    clearInterval(beat)
  }
}

async function analyseTaken(ctx: AnalysisContext, taken: Taken): Promise<AnalysisOutcome> {
  const { claim } = taken
  const read = await readFiling(ctx, taken)
  if (!read.ok) {
    const failed = await ctx.inTx((tx) => failRequest(tx, claim, read.failure.error.message))
    return failed ? { kind: 'failed', message: read.failure.error.message } : { kind: 'gone' }
  }
  const { extraction, release, others, printed, document, info, llm_calls } = read
  const saved = await ctx.inTx((tx) =>
    saveStatement(
      tx,
      {
        accession_number: claim.accession_number,
        extraction: document ? inExhibit(extraction, document) : extraction,
        release: release && document ? releaseInExhibit(release, document) : release,
        others: document ? othersInExhibit(others, document) : others,
        printed,
        extraction_info: {
          selector: document ?? info?.selector ?? null,
          model: info?.model ?? `topline ${extraction.engine} ${ctx.version}`,
          thought_process: extraction.trace.join('\n'),
          llm_calls,
        },
        claim,
        manual: null,
      },
      ctx.settings.NEW_STATEMENTS,
    ),
  )
  if (!saved) return { kind: 'gone' }
  // Usually it is the company's newest, and there is nobody to ask about.
  if (saved.has_later) await recheckNeighbours(ctx, claim.accession_number)
  return { kind: 'saved', saved }
}

type FilingReading =
  | {
      ok: true
      extraction: Extraction
      release: ReleaseParts | null
      others: ReadOthers
      printed: PrintedEps
      document: string | null
      info: WithModel['info']
      llm_calls: WithModel['llm_calls']
    }
  | { ok: false; failure: ExtractionFailure }

/** What the store knows of a filing beside its documents. */
export const hintsOf = (filing: Pick<Taken['filing'], 'form_type' | 'cik' | 'period_end'>): ExtractionHints => ({
  form_type: filing.form_type,
  cik: filing.cik,
  ...(filing.period_end ? { period_end: filing.period_end } : {}),
})

/** The main document; where that holds no statement, its exhibits, largest first (decision 41). */
async function readFiling(ctx: AnalysisContext, taken: Taken): Promise<FilingReading> {
  const { claim, filing, storage_key: main } = taken
  const hints: ExtractionHints = {
    ...hintsOf(filing),
    ...(claim.engine === 'tags' || claim.engine === 'tables' ? { engine: claim.engine } : {}),
  }
  if (main === null) throw new AppError('not-found', 'The filing has no stored document')
  if (releaseForm(filing.form_type) !== null) return readRelease(ctx, taken, hints)
  const byRules = await readOne(ctx, main, hints)
  const { result: first, ...withFirst } = await withModel(ctx, claim, main, hints, byRules)
  if (first.ok) return { ok: true, extraction: first, document: null, ...withFirst }
  if (first.error.code !== 'no-income-statement') return { ok: false, failure: first }
  if (ctx.edgar && filing.source === 'edgar') await fetchExhibits(ctx, ctx.edgar, filing)
  for (const { name, storage_key } of await exhibitsOf(ctx, claim.accession_number)) {
    const exhibit = await withModel(ctx, claim, storage_key, hints, await readOne(ctx, storage_key, hints))
    const { result, ...rest } = exhibit
    if (result.ok) return { ok: true, extraction: result, document: name, ...rest }
  }
  return { ok: false, failure: first }
}

/** An earnings release: whichever of its documents holds the results. */
async function readRelease(
  ctx: AnalysisContext,
  { claim, filing }: Taken,
  hints: ExtractionHints,
): Promise<FilingReading> {
  const { accession_number } = claim
  const stored = await documentsOf(ctx, accession_number)
  const packed = await Promise.all(
    stored.map(async ({ name, type, storage_key }) => ({
      name,
      type,
      storage_key,
      packed: await ctx.documents.readPacked(storage_key),
    })),
  )
  const report = { form_type: filing.form_type, cik: filing.cik, items: filing.items.length > 0 ? filing.items : null }
  const transfer = packed.flatMap((one) => ownMemory(one.packed))
  const options = { timeoutMs: READ_TIMEOUT_MS, transfer }
  const byRules = await ctx.threads.run<ReleaseReading>(RELEASE_READER, 'readStoredRelease', [packed, report], options)
  // A model is asked of the exhibit that the rules read, else of the largest.
  const document =
    stored.find(({ name }) => name === byRules.name) ?? stored.find(({ is_main }) => !is_main) ?? stored[0]
  if (!document) throw new AppError('not-found', 'The filing has no stored document')
  const { result, ...rest } = await withModel(ctx, claim, document.storage_key, hints, byRules)
  return result.ok
    ? { ok: true, extraction: result, document: document.is_main ? null : document.name, ...rest }
    : { ok: false, failure: result }
}

/** All documents of a filing, the main one first, then the largest. */
async function documentsOf(ctx: AnalysisContext, accession: string) {
  return ctx.db
    .select({
      name: filingDocuments.name,
      type: filingDocuments.type,
      storage_key: filingDocuments.storage_key,
      is_main: filingDocuments.is_main,
    })
    .from(filingDocuments)
    .where(eq(filingDocuments.accession_number, accession))
    .orderBy(desc(filingDocuments.is_main), desc(filingDocuments.size), asc(filingDocuments.name))
}

async function exhibitsOf(ctx: AnalysisContext, accession: string) {
  return ctx.db
    .select({ name: filingDocuments.name, storage_key: filingDocuments.storage_key })
    .from(filingDocuments)
    .where(and(eq(filingDocuments.accession_number, accession), eq(filingDocuments.is_main, false)))
    .orderBy(desc(filingDocuments.size), asc(filingDocuments.name))
}

/** A stored document read by the rules, in a worker thread. */
export async function readOne(
  ctx: Pick<AnalysisContext, 'documents' | 'threads'>,
  storageKey: string,
  hints: ExtractionHints,
): Promise<DocumentReading> {
  // Unpacked where it is read: a large document never passes through this thread.
  const packed = await ctx.documents.readPacked(storageKey)
  const args = [packed, storageKey, hints]
  const options = { timeoutMs: READ_TIMEOUT_MS, transfer: ownMemory(packed) }
  return ctx.threads.run<DocumentReading>(READER, 'readStored', args, options)
}

/** A reading of an exhibit, with all its places in it. */
const inExhibit = (extraction: Extraction, document: string): Extraction => ({
  ...extraction,
  provenance: inDocument(extraction.provenance, document),
  evidence: extraction.evidence?.map((one) => ({ ...one, place: { document, ...one.place } })) ?? null,
})

/** The same of what stands beside it. */
export function othersInExhibit(others: ReadOthers, document: string): ReadOthers {
  const inIt = <S extends NonNullable<OtherStatements[OtherKind]>>(statement: S | null): S | null =>
    statement && {
      ...statement,
      provenance: inDocument(statement.provenance, document),
      lines: statement.lines.map((line) => ({ ...line, place: line.place && placeIn(line.place, document) })),
      prior_periods: statement.prior_periods.map((one) => ({
        ...one,
        provenance: inDocument(one.provenance, document),
      })),
    }
  return { ...others, balance_sheet: inIt(others.balance_sheet), cash_flow: inIt(others.cash_flow) }
}

/** The same of what an earnings release tells beyond its quarter. */
function releaseInExhibit(
  { year_to_date, prior_year, non_gaap, guidance }: ReleaseParts,
  document: string,
): ReleaseParts {
  const column = (one: ReleaseColumn | null) =>
    one && { ...one, ...(one.provenance ? { provenance: inDocument(one.provenance, document) } : {}) }
  return {
    year_to_date: column(year_to_date),
    prior_year: column(prior_year),
    non_gaap: non_gaap.map((one) => ({ ...one, place: { document, ...one.place } })),
    guidance: guidance.map((one) => ({ ...one, place: one.place && { document, ...one.place } })),
  }
}

/** Every place that names no document of its own stands in this exhibit. */
const inDocument = (provenance: Provenance, document: string): Provenance =>
  Object.fromEntries(Object.entries(provenance).map(([name, place]) => [name, placeIn(place, document)]))

function placeIn(place: Place, document: string): Place {
  return 'computed' in place
    ? { ...place, parts: place.parts.map((part) => placeIn(part, document)) }
    : { document, ...place }
}

/** Passing errors go back into the queue, at most twice; others end the request with a sentence. */
async function giveUp(ctx: AnalysisContext, claim: Claim, error: unknown): Promise<AnalysisOutcome> {
  const message = reasonOf(error)
  ctx.log.warn({ err: error, accession: claim.accession_number }, 'analysis')
  if (isPassing(error)) {
    const end = await ctx.inTx((tx) => retryRequest(tx, ctx.jobs, claim, message))
    return end === 'lost' ? { kind: 'gone' } : { kind: end === 'queued' ? 'retried' : 'failed', message }
  }
  const failed = await ctx.inTx((tx) => failRequest(tx, claim, `The filing could not be read: ${message}`))
  return failed ? { kind: 'failed', message } : { kind: 'gone' }
}

/**
 * Connections that were cut, disks that were full, an archive that did not answer: it may go well next time. Database
 * errors come wrapped, the reason is their cause.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof AppError) return error.isRetryable
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const isCut = /^(08|53|57P|40001|40P01|ECONN|EPIPE|ETIMEDOUT|ENOSPC|EIO|EAGAIN|EMFILE)/.test(code)
  // The driver gives no code for these.
  const isLost =
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/.test(
      error.message,
    )
  return isCut || isLost || isPassing(error.cause)
}

/** What a person may read; the statement that a database refused is none of it. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'query' in error) return 'the database refused the result'
  return reasonIn(error)
}
