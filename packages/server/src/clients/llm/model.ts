/**
 * The language model of this installation, as features ask it. There may be none (decision 38): `openModel` answers
 * null then, and the caller goes on with rules or says so plainly.
 */
import type { z } from 'zod'
import { AppError, type ErrorKind } from '../../errors.ts'

export interface ModelRequest {
  /** what the spending is shown under: 'extraction', 'post', 'tweet', 'chat' … */
  purpose: string
  /** our own instructions; text of others never goes here */
  system: string
  prompt: string
  /** what was said before the prompt, oldest first */
  history?: readonly { role: 'user' | 'model'; content: string }[]
  /** most tokens of the answer, thinking included; reserved from the day's budget */
  maxTokens?: number
  /** the whole call; for a stream the longest silence */
  timeoutMs?: number
  /** ends the call when the reader is gone */
  signal?: AbortSignal
  /** noted with the call */
  accession_number?: string
  user_id?: number
}

export interface ObjectRequest<T> extends ModelRequest {
  /**
   * Shape of the answer. Every member required, unknown ones `.nullable()` rather than `.optional()`: OpenAI refuses
   * other schemas.
   */
  schema: z.ZodType<T>
}

/** One call as it is recorded in `model_calls`. `null` = the provider did not say, or no price is set. */
export interface ModelCall {
  id: number
  provider: string
  model: string
  input_tokens: number | null
  output_tokens: number | null
  /** US dollars */
  cost_usd: number | null
}

interface ModelText {
  text: string
  /** the answer ended at `maxTokens`, not where the model wanted */
  is_cut: boolean
  call: ModelCall
}

/** Every method throws `ModelError`; nothing else goes wrong on purpose. None may run inside a transaction. */
export interface Model {
  readonly provider: string
  readonly name: string
  generateText(request: ModelRequest): Promise<ModelText>
  /** The answer fits the schema, or the call failed with fault 'malformed'. */
  generateObject<T>(request: ObjectRequest<T>): Promise<{ object: T; call: ModelCall }>
  /**
   * Pieces of the answer as they come; the return value is the recorded call. Throws at the first `next()` what stops
   * the call from starting. Leaving the loop early ends the call.
   */
  streamText(request: ModelRequest): AsyncGenerator<string, ModelCall>
}

export type ModelFault =
  /** the day's budget does not allow this call; tomorrow (UTC) it does */
  | 'budget-exhausted'
  /** the model would not answer */
  | 'refused'
  /** the answer does not fit the schema, or is empty */
  | 'malformed'
  | 'timeout'
  /** the provider asks to wait (429) */
  | 'limited'
  /** the network, the provider, or the key */
  | 'unavailable'

const KIND: Record<ModelFault, ErrorKind> = {
  'budget-exhausted': 'unavailable',
  refused: 'upstream',
  malformed: 'upstream',
  timeout: 'upstream',
  limited: 'unavailable',
  unavailable: 'unavailable',
}

/** Answered to the reader as `{detail}` where nobody catches it: the text names no key, address or prompt. */
export class ModelError extends AppError {
  readonly fault: ModelFault
  /** the call it happened in; null when none was made */
  readonly call: ModelCall | null
  constructor(
    fault: ModelFault,
    detail: string,
    options: { isRetryable?: boolean; retryAfter?: number; call?: ModelCall | null; cause?: unknown } = {},
  ) {
    super(KIND[fault], detail, options)
    this.fault = fault
    this.call = options.call ?? null
  }
}
