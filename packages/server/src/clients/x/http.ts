/** One POST to X's API, with what can go wrong told apart: not sent, answered, or sent and nothing heard. */

export type XAnswer =
  | { kind: 'answer'; status: number; body: unknown; resetAt: Date | null }
  /** the connection was never made: nothing is out */
  | { kind: 'not-sent'; reason: string }
  /** it may have arrived */
  | { kind: 'lost'; reason: string }

const LARGEST = 256 * 1024
const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Never throws for what the network or the other side does. */
export async function postToX(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeout: number,
): Promise<XAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'user-agent': 'Topline', accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    if (text.length > LARGEST) return { kind: 'lost', reason: 'the answer is too large' }
    const reset = Number(response.headers.get('x-rate-limit-reset') ?? '')
    const resetAt = reset > 0 && Number.isFinite(reset) ? new Date(reset * 1000) : null
    return { kind: 'answer', status: response.status, body: json(text), resetAt }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: wasNeverConnected(error) ? 'not-sent' : 'lost', reason }
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // the shape then says that it is none
  }
}

function wasNeverConnected(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && NEVER_CONNECTED.includes(String(at.code))) return true
  return false
}
