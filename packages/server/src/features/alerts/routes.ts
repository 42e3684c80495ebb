/** Alerts: rules, what fired, webhooks; and what fired as a private feed and calendar, whose address is the proof. */
import {
  alertBody,
  alertList,
  alertPreview,
  madeWebhook,
  previewBody,
  savedAlert,
  webhook,
  webhookBody,
} from '@topline/core/api/account/alerts.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { readerToken } from '../records/reader-token.ts'
import { feedRoutes } from './feed.ts'
import { alertLimit } from './queries.ts'
import { alertsOf, changeAlert, createAlert, deleteAlert, previewOf } from './service.ts'
import { createWebhook, deleteWebhook, enableWebhook, rollSecret, tryWebhook, webhooksOf } from './webhooks.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const nothing = { 204: z.null() }
const PREVIEWS = { name: 'alert-previews', max: 60, seconds: 60 } as const
const TRIES = { name: 'webhook-tries', max: 20, seconds: 3600 } as const

export function routes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')

  app.get(
    '/api/alerts',
    { schema: { summary: 'Your alerts, each with what fired last', response: { 200: alertList } } },
    async (request) => {
      const viewer = readerOf(request)
      return {
        alerts: await alertsOf(ctx, viewer),
        limit: alertLimit(ctx.settings, viewer),
        feed_url: `${site}/alerts.xml?token=${readerToken(ctx.sessionSecret, 'alert-feed', viewer.id)}`,
      }
    },
  )
  app.post(
    '/api/alerts',
    {
      schema: {
        summary: 'Make an alert: a rule about a company, a list, what you follow or everything stored',
        ...{ body: alertBody, response: { 201: savedAlert } },
      },
    },
    async (request, reply) => reply.code(201).send(await createAlert(ctx, readerOf(request), request.body)),
  )
  app.post(
    '/api/alerts/preview',
    {
      config: { limit: PREVIEWS },
      schema: {
        summary: 'How often a rule would have fired on the newest stored filings that you may see',
        ...{ body: previewBody, response: { 200: alertPreview } },
      },
    },
    async (request) => previewOf(ctx, readerOf(request), request.body),
  )
  app.put(
    '/api/alerts/:id',
    { schema: { summary: 'Change an alert', params, body: alertBody, response: { 200: savedAlert } } },
    async (request) => changeAlert(ctx, readerOf(request), request.params.id, request.body),
  )
  app.delete(
    '/api/alerts/:id',
    { schema: { summary: 'Delete an alert', params, response: nothing } },
    async (request, reply) => {
      await deleteAlert(ctx.db, readerOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
  webhookRoutes(app, ctx)
  feedRoutes(app, ctx)
}

function webhookRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/webhooks',
    {
      schema: { summary: 'Your webhooks with their newest messages and answers', response: { 200: z.array(webhook) } },
    },
    async (request) => webhooksOf(ctx.db, readerOf(request).id),
  )
  app.post(
    '/api/webhooks',
    {
      schema: {
        summary: 'Make a webhook; its secret is shown once',
        ...{ body: webhookBody, response: { 201: madeWebhook } },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send(await createWebhook(ctx, readerOf(request).id, request.body.url)),
  )
  app.post(
    '/api/webhooks/:id/roll',
    {
      schema: {
        summary: 'A new secret, shown once; the old one signs as well for a day',
        ...{ params, response: { 200: madeWebhook } },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send(await rollSecret(ctx, readerOf(request).id, request.params.id)),
  )
  const act = (path: string, summary: string, does: typeof tryWebhook, config = {}) =>
    app.post(path, { config, schema: { summary, params, response: nothing } }, async (request, reply) => {
      await does(ctx, readerOf(request).id, request.params.id)
      return reply.code(204).send(null)
    })
  act('/api/webhooks/:id/test', 'Send a message that tries a webhook', tryWebhook, { limit: TRIES })
  act('/api/webhooks/:id/enable', 'Switch a webhook on again; what waited is sent', enableWebhook)
  app.delete(
    '/api/webhooks/:id',
    { schema: { summary: 'Delete a webhook with its messages', params, response: nothing } },
    async (request, reply) => {
      await deleteWebhook(ctx, readerOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}

function readerOf(request: FastifyRequest) {
  if (!request.viewer) throw new AppError('unauthenticated', DETAIL.notAuthenticated)
  return request.viewer
}
