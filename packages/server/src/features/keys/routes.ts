import { apiKey, madeKey, newKeyBody } from '@topline/core/api/account/api-keys.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { apiKeys } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { hashToken, newToken } from '../../http/viewer/session.ts'
import { writeAudit } from '../accounts/audit.ts'

const MOST_KEYS = 10
const PREFIX_LENGTH = 9

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  created_at: apiKeys.created_at,
  last_used_at: apiKeys.last_used_at,
}
interface KeyRow {
  id: number
  name: string
  prefix: string
  scopes: string[]
  created_at: Date
  last_used_at: Date | null
}

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/keys',
    {
      schema: { summary: 'Your API keys', response: { 200: z.array(apiKey) } },
    },
    async (request) => {
      const rows = await ctx.db
        .select(columns)
        .from(apiKeys)
        .where(and(eq(apiKeys.user_id, ownerOf(request).id), isNull(apiKeys.revoked_at)))
        .orderBy(desc(apiKeys.id))
      return rows.map(view)
    },
  )

  app.post(
    '/api/keys',
    {
      schema: { summary: 'Make an API key; it is shown once', body: newKeyBody, response: { 201: madeKey } },
    },
    async (request, reply) => {
      const owner = ownerOf(request)
      const key = `tl_${newToken()}`
      const row = await ctx.inTx(async (tx) => {
        // The owner's row first: two calls at once cannot both make the tenth.
        await tx.execute(sql`select 1 from users where id = ${owner.id} for update`)
        const held = await tx
          .select({ id: apiKeys.id })
          .from(apiKeys)
          .where(and(eq(apiKeys.user_id, owner.id), isNull(apiKeys.revoked_at)))
        if (held.length >= MOST_KEYS) throw new AppError('conflict', `At most ${MOST_KEYS} keys; revoke one first`)
        const { name, scopes } = request.body
        const [made] = await tx
          .insert(apiKeys)
          .values({
            user_id: owner.id,
            name,
            scopes: [...new Set(scopes)],
            key_hash: hashToken(key),
            prefix: key.slice(0, PREFIX_LENGTH),
            created_at: ctx.now(),
          })
          .returning(columns)
        if (!made) throw new Error('the key was not stored')
        await writeAudit(tx, auditOf(owner, 'api-key.created', made))
        return made
      })
      return reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send({ ...view(row), key })
    },
  )

  app.delete(
    '/api/keys/:id',
    {
      // Whoever has a key may revoke it, also after the plan has ended.
      schema: {
        summary: 'Revoke an API key; it stops working at once',
        params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request)
      await ctx.inTx(async (tx) => {
        const [row] = await tx
          .update(apiKeys)
          .set({ revoked_at: ctx.now() })
          .where(and(eq(apiKeys.id, request.params.id), eq(apiKeys.user_id, owner.id), isNull(apiKeys.revoked_at)))
          .returning(columns)
        if (!row) throw notFound('API key not found')
        await writeAudit(tx, auditOf(owner, 'api-key.revoked', row))
      })
      return reply.code(204).send(null)
    },
  )
}

function ownerOf(request: FastifyRequest) {
  if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return request.user
}

function auditOf(owner: { id: number; email: string }, action: string, key: KeyRow) {
  return {
    user_id: owner.id,
    actor: owner.email,
    action,
    subject: String(key.id),
    detail: { prefix: key.prefix, scopes: key.scopes },
  }
}

function view(row: KeyRow) {
  return {
    ...row,
    scopes: row.scopes.flatMap((scope): ('read' | 'analyse')[] =>
      scope === 'read' || scope === 'analyse' ? [scope] : [],
    ),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
