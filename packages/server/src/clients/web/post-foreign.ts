/**
 * A POST to an address that a reader named. As careful as `fetchForeign`: the name is resolved once, all its addresses
 * must be public ones, the connection goes to the one that was looked at. No redirect is followed, of the answer no
 * more than its beginning is read.
 */
import { isIP } from 'node:net'
import { type Agent, request } from 'undici'
import { isLoopback } from '../../loopback.ts'
import { isPublicAddress } from './addresses.ts'
import { addressOf, agentTo, ForeignError } from './fetch-foreign.ts'

export interface PostOptions {
  headers: Record<string, string>
  body: string
  /** milliseconds for all of it: name, connection, answer */
  timeout: number
  /** this machine too, for receivers on it (`WEBHOOK_LOOPBACK`) */
  allowsLoopback: boolean
  /** what tests replace */
  resolve?: (host: string) => Promise<string[]>
}

export interface PostAnswer {
  /** null = there was no answer */
  status: number | null
  /** the first of it */
  text: string
  /** for the owner of the address: nothing of what this machine can reach */
  error: string | null
}

const MOST_TEXT = 1000
const NOT_THERE = 'The address leads to no server on the public internet'

/**
 * What can be told of an address without asking anybody: a name is resolved when something is sent.
 * @returns why it cannot be an address of a webhook; null = it may be one
 */
export function refusedAddress(address: string, { allowsLoopback }: { allowsLoopback: boolean }): string | null {
  if (!URL.canParse(address)) return 'That is no address; it begins with https:// or http://'
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address begins with https:// or http://'
  if (url.username !== '' || url.password !== '') return 'An address with a password in it is not kept'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(host)) return allowsLoopback ? null : NOT_THERE
  return isIP(host) !== 0 && !isPublicAddress(host) ? NOT_THERE : null
}

/** Never throws: what goes wrong is told in words. */
export async function postForeign(address: string, options: PostOptions): Promise<PostAnswer> {
  const refused = refusedAddress(address, options)
  if (refused !== null) return { status: null, text: '', error: refused }
  const url = new URL(address)
  const signal = AbortSignal.timeout(options.timeout)
  const isAllowed = (one: string) => isPublicAddress(one) || (options.allowsLoopback && isLoopback(one))
  const { resolve } = options
  let agent: Agent | null = null
  try {
    agent = agentTo(await addressOf(url, { isAllowed, ...(resolve ? { resolve } : {}) }, signal))
    const answer = await request(url, {
      ...{ method: 'POST', dispatcher: agent, signal, body: options.body },
      headers: { 'user-agent': 'Topline', 'accept-encoding': 'identity', ...options.headers },
    })
    return { status: answer.statusCode, text: await beginning(answer.body), error: null }
  } catch (error) {
    const reason = error instanceof ForeignError ? NOT_THERE : 'The connection failed'
    return { status: null, text: '', error: signal.aborted ? late(options.timeout) : reason }
  } finally {
    await agent?.destroy()
  }
}

const late = (timeout: number): string => `No answer within ${timeout / 1000} s`

/** As text that a page and a database can hold; a body that breaks off or never ends says what came of it. */
async function beginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of body) {
      pieces.push(piece)
      length += piece.length
      if (length >= MOST_TEXT) break
    }
  } catch {
    // The status has been said; what is missing of the body changes nothing.
  }
  return Buffer.concat(pieces)
    .subarray(0, MOST_TEXT)
    .toString('utf8')
    .replace(/[^\P{C}\n\t]/gu, ' ')
}
