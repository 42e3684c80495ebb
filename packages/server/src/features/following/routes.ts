/** Following companies and lists, and what came of them (decisions 28, 217). For every signed-in user. */
import { DETAIL } from '@topline/core/api/details.ts'
import { followedKeys, following } from '@topline/core/api/following.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { companyFollows, listFollows, users } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { lookingOf } from '../../http/guard.ts'
import { findRegistered } from '../companies/queries.ts'
import { getCompany } from '../companies/service.ts'
import { bringInFollowed } from '../filings/bring-in.ts'
import { filingCards } from '../filings/cards.ts'
import { ensureCompany } from '../filings/companies.ts'
import { viewFiling } from '../filings/view.ts'
import { findList } from '../lists/queries.ts'
import { revenueGrowths } from './growth.ts'
import { followedCompanies, followedFilings, followedLists } from './queries.ts'

const FILINGS = 60
const MOST = 500

const companyParams = z.object({ cik: cikParam })
const listParams = z.object({ slug: z.string().min(1).max(200) })
const nothing = { 204: z.null() }

export function routes(app: App, ctx: AppContext): void {
  const { db } = ctx

  app.get(
    '/api/following',
    { schema: { summary: 'What you follow, and its newest filings', response: { 200: following } } },
    async (request) => {
      const user = reader(request)
      const looking = lookingOf(ctx, request)
      const [companies, lists, rows] = await Promise.all([
        followedCompanies(db, user.id),
        followedLists(db, user.id),
        followedFilings(db, user.id, FILINGS),
      ])
      const cards = await filingCards(
        db,
        rows.map((row) => row.accession_number),
      )
      const growths = await revenueGrowths(
        db,
        cards.flatMap((card) => card.statement ?? []),
        looking,
      )
      const came = new Map(rows.map((row) => [row.accession_number, row.created_at]))
      const seen = user.following_seen_at
      return {
        companies: companies.map((one) => ({ ...one, followed_at: one.followed_at.toISOString() })),
        lists: lists.map((one) => ({ ...one, followed_at: one.followed_at.toISOString() })),
        filings: cards.map((card) => ({
          filing: viewFiling(card, looking),
          is_new: seen !== null && (came.get(card.accession_number) ?? seen) > seen,
          revenue_growth: growths.get(card.accession_number) ?? null,
        })),
        seen_at: seen?.toISOString() ?? null,
      }
    },
  )

  app.get(
    '/api/following/keys',
    { schema: { summary: 'CIKs and slugs of what you follow', response: { 200: followedKeys } } },
    async (request) => {
      const user = reader(request)
      const [companies, lists] = await Promise.all([followedCompanies(db, user.id), followedLists(db, user.id)])
      return { ciks: companies.map((one) => one.cik), slugs: lists.map((one) => one.slug) }
    },
  )

  app.post(
    '/api/following/seen',
    { schema: { summary: 'What is there now is not new any more', response: nothing } },
    async (request, reply) => {
      await db
        .update(users)
        .set({ following_seen_at: ctx.now() })
        .where(eq(users.id, actor(request).id))
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/following/company/:cik',
    { schema: { summary: 'Follow a company', params: companyParams, response: nothing } },
    async (request, reply) => {
      const user = actor(request)
      const { cik } = request.params
      const registered = await findRegistered(db, cik)
      // A company of the register alone is stored now (decision 28); one that is unknown to both is not found.
      if (!registered) await getCompany(db, cik)
      await ctx.inTx(async (tx) => {
        const [{ n } = { n: 0 }] = await tx
          .select({ n: sql<number>`count(*)`.mapWith(Number) })
          .from(companyFollows)
          .where(eq(companyFollows.user_id, user.id))
        if (n >= MOST) throw new AppError('conflict', `At most ${MOST} companies can be followed`)
        await ensureCompany(tx, cik, registered?.name ?? null)
        await tx.insert(companyFollows).values({ user_id: user.id, cik, created_at: ctx.now() }).onConflictDoNothing()
      })
      await bringInFollowed(ctx, request, cik)
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/api/following/company/:cik',
    { schema: { summary: 'Follow a company no longer', params: companyParams, response: nothing } },
    async (request, reply) => {
      const user = actor(request)
      await db
        .delete(companyFollows)
        .where(and(eq(companyFollows.user_id, user.id), eq(companyFollows.cik, request.params.cik)))
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/following/list/:slug',
    { schema: { summary: 'Follow a list', params: listParams, response: nothing } },
    async (request, reply) => {
      const user = actor(request)
      const list = await findList(db, request.params.slug)
      if (!list) throw notFound(DETAIL.listNotFound)
      await db
        .insert(listFollows)
        .values({ user_id: user.id, list_id: list.id, created_at: ctx.now() })
        .onConflictDoNothing()
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/api/following/list/:slug',
    { schema: { summary: 'Follow a list no longer', params: listParams, response: nothing } },
    async (request, reply) => {
      const user = actor(request)
      const list = await findList(db, request.params.slug)
      if (list) {
        await db.delete(listFollows).where(and(eq(listFollows.user_id, user.id), eq(listFollows.list_id, list.id)))
      }
      return reply.code(204).send(null)
    },
  )
}

function reader(request: FastifyRequest) {
  if (!request.user) throw new AppError('unauthenticated', DETAIL.notAuthenticated)
  return request.user
}
function actor(request: FastifyRequest) {
  if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return request.user
}
