/** The engine `llm`: asks the model for cells, asks once more for those that do not hold, and drops the rest. */
import { type ModelAnswer, modelAnswer } from '@topline/core/extract/model/answer.ts'
import { finishReading } from '@topline/core/extract/model/compare.ts'
import { writePrompt } from '@topline/core/extract/model/prompt.ts'
import { mergeAnswers, readAnswer } from '@topline/core/extract/model/read.ts'
import type { ExtractionResult } from '@topline/core/statement/statement.ts'
import { type Model, type ModelCall, ModelError } from './model.ts'
import type { Prepared } from './prepare.ts'

export interface ReadOptions {
  /** an admin's words, passed on with our own instructions */
  instructions?: string | null
  accession_number?: string
  user_id?: number
  signal?: AbortSignal
}

export interface ModelResult {
  /** the model's reading with QC, or why there is none */
  result: ExtractionResult
  /** where the statement stands that the figures were taken from; null without one */
  selector: string | null
  /** 'google gemini-2.5-flash' */
  model: string
  /** all calls, those that failed included, with tokens and cost */
  llm_calls: ModelCall[]
}

const MOST_TOKENS = 8_000

/**
 * Decision 47: rules first; a model only where it is configured and the rules failed, or where an admin asks for it.
 * @param engine what the request asks for
 */
export function wantsModel(engine: string, byRules: ExtractionResult): boolean {
  if (engine === 'llm') return true
  if (engine !== 'auto') return false
  return byRules.ok ? !byRules.qc.passed : byRules.error.code === 'no-income-statement'
}

/**
 * @param prepared from `prepareForModel`, made in a worker thread: it reads the whole document
 * @throws ModelError when the model could not be asked (budget, network, refusal); an answer that stays unusable is a
 *   result without statement
 */
export async function readWithModel(model: Model, prepared: Prepared, options: ReadOptions = {}): Promise<ModelResult> {
  const { sections, other } = prepared
  const name = `${model.provider} ${model.name}`
  if ('ok' in sections) return { result: sections, selector: null, model: name, llm_calls: [] }
  const { instructions = null, ...about } = options
  const llm_calls: ModelCall[] = []
  const ask = async (refused: Parameters<typeof writePrompt>[1]): Promise<ModelAnswer | null> => {
    const request = { purpose: 'extraction', schema: modelAnswer, maxTokens: MOST_TOKENS, ...about }
    try {
      const { object, call } = await model.generateObject({ ...request, ...writePrompt(sections, refused) })
      llm_calls.push(call)
      return object
    } catch (error) {
      if (!(error instanceof ModelError) || error.fault !== 'malformed') throw error
      if (error.call) llm_calls.push(error.call)
      return null
    }
  }
  const first = await ask({ instructions })
  const tried = first && readAnswer(sections, first)
  let answer = first
  if (!first || !tried || tried.refused.length > 0 || !tried.reading) {
    const second = await ask({ instructions, refused: tried?.refused ?? [] })
    if (!first || (second && !tried?.reading)) answer = second
    else if (second && tried) answer = mergeAnswers(first, tried.refused, second)
  }
  const reading = answer && readAnswer(sections, answer).reading
  if (!reading) {
    const { form_type, cik, company } = sections
    const message = answer
      ? 'No figure of the model’s answer stands in the filing’s statement'
      : 'The language model’s answer could not be understood'
    const result = { ok: false as const, error: { code: 'model-answer', message }, form_type, cik, company }
    return { result, selector: null, model: name, llm_calls }
  }
  const result = finishReading(reading, other.ok ? other : null)
  return { result, selector: reading.trace[0] ?? null, model: name, llm_calls }
}
