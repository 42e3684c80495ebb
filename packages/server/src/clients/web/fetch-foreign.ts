/**
 * A GET of an address that somebody else named. The name is resolved once, every address it has must be a public one,
 * and the connection goes to the address that was looked at; each redirect is checked like the first address.
 */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Agent, request } from 'undici'
import { isPublicAddress } from './addresses.ts'

export interface ForeignAnswer {
  /** after redirects */
  url: URL
  contentType: string
  body: Buffer
}

/** What tests replace; the site itself uses none of it. */
export interface ForeignOptions {
  isAllowed?: (address: string) => boolean
  resolve?: (host: string) => Promise<string[]>
  /** plain http and any port, for servers on loopback */
  isTest?: boolean
  timeout?: number
}

/** Said in a log, not to a reader: it would tell what this machine can reach. */
export class ForeignError extends Error {
  override readonly name = 'ForeignError'
}

const MOST_REDIRECTS = 3
const LARGEST = 2 * 1024 * 1024
/** For all of it together, redirects included. */
const TIMEOUT = 5_000

/** @throws ForeignError */
export async function fetchForeign(address: string, options: ForeignOptions = {}): Promise<ForeignAnswer> {
  const signal = AbortSignal.timeout(options.timeout ?? TIMEOUT)
  let url = checkedUrl(address, options)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const pinned = await addressOf(url, options, signal)
    const agent = agentTo(pinned)
    try {
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: { 'user-agent': 'Topline', accept: 'text/html,image/*;q=0.9', 'accept-encoding': 'identity' },
      })
      const header = (name: string) => [answer.headers[name]].flat()[0] ?? ''
      if (answer.statusCode >= 300 && answer.statusCode < 400 && header('location') !== '') {
        await answer.body.dump({ limit: 16_384, signal }).catch(() => {}) // the connection is closed anyway
        url = checkedUrl(new URL(header('location'), url).href, options)
        continue
      }
      if (answer.statusCode !== 200) throw new ForeignError(`status ${answer.statusCode}`)
      const encoding = header('content-encoding')
      if (encoding !== '' && encoding !== 'identity') throw new ForeignError('an answer that is packed')
      return { url, contentType: header('content-type'), body: await wholeBody(answer.body) }
    } catch (error) {
      throw error instanceof ForeignError ? error : new ForeignError(String(error), { cause: error })
    } finally {
      await agent.destroy()
    }
  }
  throw new ForeignError(`more than ${MOST_REDIRECTS} redirects`)
}

function checkedUrl(address: string, { isTest = false }: ForeignOptions): URL {
  if (!URL.canParse(address)) throw new ForeignError('not an address')
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  if (url.protocol !== 'https:' && !(isTest && isPlain)) throw new ForeignError(`protocol ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw new ForeignError('an address with a password')
  if (url.port !== '' && !isTest) throw new ForeignError(`port ${url.port}`)
  return url
}

/** Connects to the address that was checked, whatever the name says by now. */
export const agentTo = (pinned: string): Agent =>
  new Agent({
    connect: { lookup: (_host, _options, done) => done(null, [{ address: pinned, family: isIP(pinned) }]) },
  })

/** One address of the host; all that it has must be allowed. @throws ForeignError */
export async function addressOf(url: URL, options: ForeignOptions, signal: AbortSignal): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isAllowed = options.isAllowed ?? isPublicAddress
  const addresses = isIP(host) ? [host] : await resolved(host, options, signal)
  const [first] = addresses
  if (first === undefined || !addresses.every(isAllowed)) throw new ForeignError(`${host} is not on the internet`)
  return first
}

async function resolved(host: string, { resolve = systemResolve }: ForeignOptions, signal: AbortSignal) {
  const late = new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new ForeignError('the name took too long')), { once: true })
  })
  try {
    return await Promise.race([resolve(host), late])
  } catch (error) {
    throw error instanceof ForeignError ? error : new ForeignError(`${host} has no address`, { cause: error })
  }
}

const systemResolve = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

async function wholeBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > LARGEST) throw new ForeignError('an answer over 2 MB')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
