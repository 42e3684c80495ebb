/** The engine `llm` in an analysis: asked for by an admin, or where the rules failed (decision 47). */
import type { ReleaseParts } from '@topline/core/statement/release.ts'
import type { ExtractionHints, ExtractionResult } from '@topline/core/statement/statement.ts'
import { eq } from 'drizzle-orm'
import type { DocumentStore } from '../../clients/documents/documents.ts'
import { type Model, type ModelCall, ModelError } from '../../clients/llm/model.ts'
import type { Prepared } from '../../clients/llm/prepare.ts'
import { readWithModel, wantsModel } from '../../clients/llm/read-filing.ts'
import type { AppContext } from '../../context.ts'
import { analysisRequests } from '../../db/schema.ts'
import { type ReadOthers, readOthers } from '../other-statements/saved-rows.ts'
import type { DocumentReading } from './read-document.ts'
import type { Claim } from './requests.ts'
import type { PrintedEps } from './save.ts'

export interface ModelContext extends Pick<AppContext, 'db' | 'threads' | 'log'> {
  documents: DocumentStore
  /** null or absent where none is configured */
  model?: Model | null
}

export interface WithModel extends Pick<DocumentReading, 'printed'> {
  result: ExtractionResult
  /** always as the rules read them: the model is asked for the income statement alone */
  others: ReadOthers
  /** what an earnings release tells beyond its quarter, as the rules read it; null for a report */
  release: ReleaseParts | null
  /** what the model adds to `extraction_info`; null where it was not asked, or its reading was not taken */
  info: { selector: string | null; model: string } | null
  llm_calls: ModelCall[]
}

const PREPARE = new URL('../../clients/llm/prepare.ts', import.meta.url).href
const READER = new URL('./read-document.ts', import.meta.url).href
const READ_TIMEOUT_MS = 60_000

/**
 * The reading that stands: the model's where an admin asked for it, or where it passes QC and the rules did not.
 * @throws ModelError only where the model was asked for: then there is nothing else to give
 */
export async function withModel(
  ctx: ModelContext,
  claim: Claim,
  storageKey: string,
  hints: ExtractionHints,
  byRules: DocumentReading,
): Promise<WithModel> {
  const kept = { ...byRules, ...besides(byRules), info: null, llm_calls: [] }
  if (!wantsModel(claim.engine, byRules.result)) return kept
  if (!ctx.model) return claim.engine === 'llm' ? { ...kept, result: NO_MODEL } : kept
  try {
    return await ask(ctx, ctx.model, claim, storageKey, hints, byRules)
  } catch (error) {
    if (!(error instanceof ModelError) || claim.engine === 'llm') throw error
    ctx.log.warn({ fault: error.fault, accession: claim.accession_number }, 'the model was not of use')
    return { ...kept, result: told(byRules.result, `a language model was to be asked: ${error.message}`) }
  }
}

async function ask(
  ctx: ModelContext,
  model: Model,
  claim: Claim,
  storageKey: string,
  hints: ExtractionHints,
  byRules: DocumentReading,
): Promise<WithModel> {
  const [request] = await ctx.db
    .select({ instructions: analysisRequests.instructions, user_id: analysisRequests.user_id })
    .from(analysisRequests)
    .where(eq(analysisRequests.id, claim.request_id))
  const bytes = await ctx.documents.read(storageKey)
  const options = { timeoutMs: READ_TIMEOUT_MS }
  const prepared = await ctx.threads.run<Prepared>(PREPARE, 'prepareForModel', [bytes, hints], options)
  const asked = await readWithModel(model, prepared, {
    instructions: request?.instructions ?? null,
    accession_number: claim.accession_number,
    ...(request?.user_id == null ? {} : { user_id: request.user_id }),
  })
  const { result, llm_calls, ...info } = asked
  await ctx.db.update(analysisRequests).set({ llm_calls }).where(eq(analysisRequests.id, claim.request_id))
  if (claim.engine !== 'llm' && !(result.ok && result.qc.passed)) {
    const words = result.ok ? 'its reading does not pass QC either' : result.error.message
    return {
      ...byRules,
      result: told(byRules.result, `${info.model} was asked: ${words}`),
      ...besides(byRules),
      info: null,
      llm_calls,
    }
  }
  const printed = byRules.result.ok
    ? byRules.printed
    : await ctx.threads.run<PrintedEps>(READER, 'printedIn', [bytes], options)
  return { result, ...besides(byRules), printed, info, llm_calls }
}

/** What the rules read beside the income statement. */
const besides = ({ result }: DocumentReading) => ({
  others: readOthers(result),
  release: result.ok ? (result.release ?? null) : null,
})

/** The same reading with a further line of how it came about. */
function told(result: ExtractionResult, line: string): ExtractionResult {
  return result.ok ? { ...result, trace: [...result.trace, line] } : result
}

const NO_MODEL: ExtractionResult = {
  ok: false,
  error: { code: 'no-model', message: 'No language model is configured (LLM_PROVIDER, LLM_MODEL)' },
}
