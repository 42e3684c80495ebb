/** The access decision of a route, made before its body is read: who may not do a thing hears that, not what is wrong with the body. */
import type { AccessMode, Decision, Viewer } from '@topline/core/access/access.ts'
import { canAdminister } from '@topline/core/access/access.ts'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Looking } from '../features/statements/view.ts'
import { requireAllowed } from './errors.ts'

/** A `preValidation` hook from a rule of the access table. */
export function guard(
  ctx: AppContext,
  rule: (viewer: Viewer | null, mode: AccessMode) => Decision,
  call: 'read' | 'action',
): (request: FastifyRequest) => Promise<void> {
  return async (request) => requireAllowed(rule(request.viewer, ctx.settings.ACCESS), call)
}

export function adminOnly(ctx: AppContext, call: 'read' | 'action' = 'action') {
  return guard(ctx, canAdminister, call)
}

/** Who looks at what this request answers. */
export function lookingOf(ctx: AppContext, request: FastifyRequest): Looking {
  return { viewer: request.viewer, mode: ctx.settings.ACCESS }
}
