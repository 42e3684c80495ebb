/** Following companies, lists and kept screens, and what came of them (decisions 26 and 35). For every signed-in user. */

import { followedKeys, following } from '@topline/core/api/account/following.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { utcDate } from '@topline/core/format/day.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf, lookingOf } from '../../http/viewer/guard.ts'
import { bringInFollowed } from '../ingest/bring-in.ts'
import { followScreen, unfollowScreen } from '../screener/followed.ts'
import {
  followCompany,
  followList,
  keysOfFollowed,
  markSeen,
  unfollowCompany,
  unfollowList,
  whatIsFollowed,
} from './service.ts'

const companyParams = z.object({ cik: cikParam })
const listParams = z.object({ slug: z.string().min(1).max(200) })
const screenParams = z.object({ id: z.coerce.number().int().positive() })
const nothing = { 204: z.null() }

export function routes(app: App, ctx: AppContext): void {
  screenRoutes(app, ctx)
  app.get(
    '/api/following',
    { schema: { summary: 'What you follow, and its newest filings', response: { 200: following } } },
    async (request) => whatIsFollowed(ctx.db, reader(request), lookingOf(ctx, request), utcDate(ctx.now())),
  )

  app.get(
    '/api/following/keys',
    { schema: { summary: 'CIKs and slugs of what you follow', response: { 200: followedKeys } } },
    async (request) => keysOfFollowed(ctx.db, reader(request).id),
  )

  app.post(
    '/api/following/seen',
    { schema: { summary: 'What is there now is not new any more', response: nothing } },
    async (request, reply) => {
      await markSeen(ctx, actorOf(request.user).id)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/following/company/:cik',
    { schema: { summary: 'Follow a company', params: companyParams, response: nothing } },
    async (request, reply) => {
      const { cik } = request.params
      await followCompany(ctx, actorOf(request.user).id, cik)
      await bringInFollowed(ctx, request, cik)
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/api/following/company/:cik',
    { schema: { summary: 'Follow a company no longer', params: companyParams, response: nothing } },
    async (request, reply) => {
      await unfollowCompany(ctx.db, actorOf(request.user).id, request.params.cik)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/following/list/:slug',
    { schema: { summary: 'Follow a list', params: listParams, response: nothing } },
    async (request, reply) => {
      await followList(ctx, actorOf(request.user).id, request.params.slug)
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/api/following/list/:slug',
    { schema: { summary: 'Follow a list no longer', params: listParams, response: nothing } },
    async (request, reply) => {
      await unfollowList(ctx.db, actorOf(request.user).id, request.params.slug)
      return reply.code(204).send(null)
    },
  )
}

function screenRoutes(app: App, ctx: AppContext): void {
  app.put(
    '/api/following/screen/:id',
    { schema: { summary: 'Follow a screen that you keep', params: screenParams, response: nothing } },
    async (request, reply) => {
      await followScreen(ctx, actorOf(request.user).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/api/following/screen/:id',
    { schema: { summary: 'Follow a screen no longer', params: screenParams, response: nothing } },
    async (request, reply) => {
      await unfollowScreen(ctx.db, actorOf(request.user).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}

function reader(request: FastifyRequest) {
  if (!request.user) throw new AppError('unauthenticated', DETAIL.notAuthenticated)
  return request.user
}
