/**
 * What a call with an API key may do: read what its owner may read, and with the scope 'analyse' request analyses.
 * Never what administers: neither the account, nor keys, nor the site, even where the owner is an admin.
 */
import { type AccessMode, hasPro, type Viewer, withRightsOfPro } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { UserRow } from './session.ts'

type KeyScope = 'read' | 'analyse'

/** Calls that change something and that a key may make, by route. */
const ALLOWED: Readonly<Record<string, KeyScope>> = {
  'POST /api/filing/request-analyses': 'analyse',
  'POST /api/filing/:accession': 'analyse',
  'POST /api/filing/:accession/message': 'read',
  'POST /api/blogs/:key/message': 'read',
  'POST /mcp': 'read',
}
const OWN = /^\/(auth|payment)(\/|$)|^\/api\/keys(\/|$)/

/** An admin's key reads like Pro and administers nothing. */
export function keyHolder(user: UserRow): UserRow {
  return user.is_admin ? withRightsOfPro(user) : user
}

/** @throws AppError 403 where the key, or its owner's plan, does not reach */
export function requireKeyAllows(
  request: FastifyRequest,
  owner: Viewer,
  scopes: readonly string[],
  mode: AccessMode,
): void {
  if (!hasPro(owner, mode)) throw new AppError('forbidden', DETAIL.proSubscriptionRequired)
  const route = request.routeOptions.url ?? ''
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const needed = isRead && !OWN.test(route) ? 'read' : ALLOWED[`${request.method} ${route}`]
  if (!needed || !scopes.includes(needed)) throw new AppError('forbidden', 'This API key may not do this')
}
