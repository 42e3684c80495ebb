/**
 * Decision 17: a state-changing call that rests on the cookie must come from this site's own pages. Its Origin has the
 * request's Host or that of PUBLIC_URL (localhost and 127.0.0.1 count as one), or the browser says `same-origin`.
 */
import type { IncomingHttpHeaders } from 'node:http'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export function comesFromThisSite(method: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (SAFE.has(method)) return true
  if (headers['sec-fetch-site'] === 'same-origin') return true
  if (headers.origin === undefined) return false
  let origin: URL
  try {
    origin = new URL(headers.origin)
  } catch {
    return false // 'null' and other unreadable origins
  }
  const host = oneLoopback(origin.host)
  return host === oneLoopback(headers.host ?? '') || host === oneLoopback(new URL(publicUrl).host)
}

function oneLoopback(host: string): string {
  return host.toLowerCase().replace(/^(localhost|\[::1\])(?=:|$)/, '127.0.0.1')
}
