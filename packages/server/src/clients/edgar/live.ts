/** EDGAR over HTTPS: within the budget of all processes, patient with faults, never storing half an answer. */
import type { Dispatcher } from 'undici'
import { AppError } from '../../errors.ts'
import { type EdgarAddress, edgarOver } from './answers.ts'
import type { Edgar } from './edgar.ts'
import { get } from './http.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { RateGate } from './rate.ts'

export interface LiveOptions {
  /** name and e-mail address, as the SEC asks */
  userAgent: string
  wwwUrl: string
  dataUrl: string
  gate: RateGate
  wait(milliseconds: number): Promise<void>
  kept?: KeptAnswers
  dispatcher?: Dispatcher
}

const ATTEMPTS = 6
const FIRST_BACKOFF = 1_000
const LONGEST_RETRY_AFTER = 600

/** @throws AppError('upstream') when the User-Agent does not name an e-mail address: EDGAR would refuse it */
export function liveEdgar(options: LiveOptions): Edgar {
  if (!/\S+@\S+\.\S+/.test(options.userAgent))
    throw new AppError('upstream', 'EDGAR is off: set EDGAR_USER_AGENT to a name and an e-mail address')
  return edgarOver((address) => fetchWhole(address, options))
}

async function fetchWhole(address: EdgarAddress, options: LiveOptions): Promise<Buffer | null> {
  const base = address.host === 'www' ? options.wwwUrl : options.dataUrl
  const url = `${base.replace(/\/+$/, '')}${address.path}`
  const kept = address.isKept ? ((await options.kept?.find(url)) ?? null) : null
  let reason = ''
  let cause: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await options.gate.take()
    const answer = await get(url, kept?.validators ?? null, options)
    if (answer.kind === 'refused') {
      reason = `status ${answer.status}`
      await options.gate.pause(answer.retryAfter)
      continue
    }
    if (answer.kind !== 'failed') await options.gate.succeeded()
    if (answer.kind === 'missing') return null
    if (answer.kind === 'wrong') throw new AppError('upstream', `EDGAR answered ${answer.status} to ${address.path}`)
    if (answer.kind === 'unchanged') {
      if (kept) return kept.body
      reason = 'unchanged, though nothing is kept'
      continue
    }
    if (answer.kind === 'body') {
      if (address.isKept) await options.kept?.keep(url, answer.validators, answer.body)
      return answer.body
    }
    ;({ reason, cause } = { reason: answer.reason, cause: answer.cause })
    const asked = Math.min(answer.retryAfter ?? 0, LONGEST_RETRY_AFTER) * 1000
    if (attempt + 1 < ATTEMPTS) await options.wait(Math.max(asked, FIRST_BACKOFF * 2 ** attempt))
  }
  throw new AppError('upstream', `EDGAR did not answer ${address.path} after ${ATTEMPTS} attempts: ${reason}`, {
    cause,
    isRetryable: true,
  })
}
