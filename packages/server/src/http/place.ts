/**
 * Where a request is going: decided by the route that the router matched, never by the letters of the address. The
 * router decodes `%61pi` to `api` before it looks, so what is decided by the raw address can be switched off by it.
 */
import type { FastifyRequest } from 'fastify'

/**
 * The matched route as it was registered (`/api/company/:cik`); for what only the pages' catch-all or no route takes,
 * the decoded path.
 */
export function placeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  return url === undefined || url === '*' ? decoded(request.url) : url
}

const CALLS = /^\/(api|auth|payment)(\/|$)/

/** A call of the API, of signing in or of payment; everything else is a page or a file. */
export const isCall = (request: FastifyRequest) => isCallRoute(placeOf(request))

/** The same of a route as it is registered. */
export const isCallRoute = (url: string): boolean => CALLS.test(url)

function decoded(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
