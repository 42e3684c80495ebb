/**
 * Who may use the demo: the installation must allow it, and unless DEMO was set by hand the request itself must name
 * a loopback Host and must have come through no proxy (interface, DEMO).
 */
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../loopback.ts'
import { isDemoPossible, type Settings } from '../../settings.ts'

const FORWARDING = /^(forwarded|x-forwarded-.*|x-forwarded|x-real-ip|via)$/

export function isDemoRequest(settings: Settings, request: FastifyRequest): boolean {
  if (!isDemoPossible(settings)) return false
  if (settings.DEMO === true) return true
  return isDirectLoopback(request)
}

/** A request from this machine to this machine, without a proxy in between. */
export function isDirectLoopback(request: FastifyRequest): boolean {
  if (cameThroughProxy(request)) return false
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return isLoopback(host) && isLoopback(request.raw.socket.remoteAddress ?? '')
}

export function cameThroughProxy(request: FastifyRequest): boolean {
  return Object.keys(request.headers).some((name) => FORWARDING.test(name))
}
