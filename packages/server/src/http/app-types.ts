/** The types routes are written against: zod schemas in, typed requests out. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Viewer } from '@topline/core/access/access.ts'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AppContext } from '../context.ts'
import type { Limit } from './gate/limits.ts'
import type { UserRow } from './viewer/session.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What `features/<x>/routes.ts` exports as `routes`. */
export type Feature = (app: App, ctx: AppContext) => Promise<void> | void

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user as far as access is concerned; null = anonymous. */
    viewer: Viewer | null
    user: UserRow | null
    /** the key that this call was made with; null = a session, or nobody */
    apiKey: { id: number } | null
    nonce: string
  }
  interface FastifyContextConfig {
    /** The call proves itself otherwise (signature, token): no Origin needed, and the cookie is not read. */
    ownProof?: boolean
    /** A tighter limit, counted in the database. */
    limit?: Limit
  }
}
