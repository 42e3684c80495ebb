/** Who asks: what a route hands on to the things it reads and does. What it may be asked for, `call-rules.ts` decides. */
import type { Looking } from '@topline/core/access/access.ts'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Who looks at what this request answers. */
export function lookingOf(ctx: AppContext, request: FastifyRequest): Looking {
  return { viewer: request.viewer, mode: ctx.settings.ACCESS }
}

/** The signed-in person behind an action that the row of the call has allowed. */
export function actorOf(user: { id: number; email: string } | null): { id: number; email: string } {
  if (!user) throw new AppError('unauthenticated', 'Authentication required')
  return { id: user.id, email: user.email }
}
