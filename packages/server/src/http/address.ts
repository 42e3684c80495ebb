/** The address that was asked for: put into one form before the router sees it, taken apart without its host. */

/**
 * What a request line may hold, as the path and query that the router reads. A host in front of it (`GET http://…`)
 * names nothing here; where an escape is none (`/%`, `/%ff`), every `%` of the path stands for itself, so that such an
 * address goes the way of every other that leads nowhere.
 */
export function routedAddress(address: string): string {
  const [, path = '', rest = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(address) ?? []
  return (isReadable(path) ? path : path.replaceAll('%', '%25')).replace(/^$/, '/') + rest
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Path and query as they came; no part of a path (`//host/…`) ever counts as a host. */
export function partsOf(address: string): { pathname: string; search: string } {
  const at = address.indexOf('?')
  return at < 0 ? { pathname: address, search: '' } : { pathname: address.slice(0, at), search: address.slice(at) }
}

/** A page's address on this site: scheme and host are those of the settings, whatever was asked. */
export function onThisSite(address: string, publicUrl: string): URL {
  const url = new URL('/', publicUrl)
  Object.assign(url, partsOf(address))
  return url
}
