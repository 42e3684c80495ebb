/** Calls around analyses (decisions 55 and 56). Who may not, hears that before the body is read. */
import type { Looking } from '@topline/core/access/access.ts'
import {
  analyseNowBody,
  createdRequests,
  deleteAnalysesBody,
  deletedAnalyses,
  deletedCount,
  listedRequest,
  ongoingAnalyses,
  ongoingCounts,
  requestAnalysesBody,
  requestFailedBody,
  statusFilter,
} from '@topline/core/api/admin/analyses.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { pageQuery } from '@topline/core/api/paging.ts'
import { analysisRequest } from '@topline/core/api/wire.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError, invalid } from '../../errors.ts'
import { countPages } from '../../http/answers/collection.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingCards } from '../filings/cards.ts'
import { viewFiling, viewRequest } from '../filings/view.ts'
import {
  countOngoing,
  failedRequests,
  type ListedRow,
  pendingRequests,
  requestPage,
  requiredFilings,
  startedRequests,
} from './queries.ts'
import { type Actor, cancelPending, cancelRequests, cancelStarted, requestAnalyses, requestFailed } from './service.ts'

/** A started request is recent for ten minutes, then stale. */
const RECENT_MS = 10 * 60_000
const SHOWN = 100

/** What asks for analyses. */
function askingRoutes(app: App, ctx: AppContext): void {
  app.post(
    '/api/filing/request-analyses',
    {
      schema: {
        summary: 'Queue filings for analysis',
        body: requestAnalysesBody,
        response: { 200: z.array(listedRequest) },
      },
    },
    async (request) => {
      const { accession_numbers, instructions = null } = request.body
      const rows = await requestAnalyses(ctx, requesterOf(request), accession_numbers, {
        instructions,
        isUrgent: false,
      })
      return rows.map((row) => viewListed(row, lookingOf(ctx, request)))
    },
  )

  app.post(
    '/api/filing/:accession',
    {
      schema: {
        summary: 'Analyse a filing now, ahead of the queue',
        params: z.object({ accession: accessionParam }),
        body: analyseNowBody,
        response: { 200: analysisRequest.nullable() },
      },
    },
    async (request) => {
      const { accession } = request.params
      const named = request.body?.accession_number
      if (named !== undefined && named !== accession)
        throw invalid('The body names another filing', [{ field: 'accession_number', message: `must be ${accession}` }])
      const instructions = request.body?.instructions ?? null
      const [row] = await requestAnalyses(ctx, requesterOf(request), [accession], { instructions, isUrgent: true })
      return row ? viewRequest(row, lookingOf(ctx, request)) : null
    },
  )

  app.post(
    '/api/filings/request-analysis',
    {
      schema: {
        summary: 'Queue everything that failed QC',
        body: requestFailedBody,
        response: { 200: createdRequests },
      },
    },
    async (request) => {
      const instructions = request.body?.instructions ?? null
      const rows = await requestFailed(ctx, requesterOf(request), { instructions, isUrgent: false })
      return { created_count: rows.length, requests: rows.map((row) => viewRequest(row, lookingOf(ctx, request))) }
    },
  )
}

/** What takes requests back. */
function cancellingRoutes(app: App, ctx: AppContext): void {
  app.post(
    '/api/filing/delete-analyses',
    {
      schema: { summary: 'Cancel analyses by filing', body: deleteAnalysesBody, response: { 200: deletedAnalyses } },
    },
    async (request) => cancelRequests(ctx, requesterOf(request), request.body.accession_numbers),
  )

  app.post(
    '/api/filings/delete-started-requests',
    {
      schema: {
        summary: 'Cancel all that is started: the recent ones or the stale ones',
        querystring: z.object({ kind: z.enum(['recent', 'stale']) }),
        response: { 200: deletedCount },
      },
    },
    async (request) => {
      const since = new Date(ctx.now().getTime() - RECENT_MS)
      return { deleted_count: await cancelStarted(ctx, requesterOf(request), since, request.query.kind) }
    },
  )

  app.post(
    '/api/filings/delete-pending-requests',
    {
      schema: { summary: 'Cancel all that is queued', response: { 200: deletedCount } },
    },
    async (request) => ({ deleted_count: await cancelPending(ctx, requesterOf(request)) }),
  )
}

/** What runs, waits and is needed. */
function listingRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/filings/ongoing-analyses',
    {
      schema: { summary: 'What runs, waits and is needed', response: { 200: ongoingAnalyses } },
    },
    async (request) => {
      const looking = lookingOf(ctx, request)
      const since = new Date(ctx.now().getTime() - RECENT_MS)
      const view = (rows: ListedRow[]) => rows.map((row) => viewListed(row, looking))
      const required = await filingCards(ctx.db, await requiredFilings(ctx.db, SHOWN))
      return {
        started: view(await startedRequests(ctx.db, since, 'recent', SHOWN)),
        stale: view(await startedRequests(ctx.db, since, 'stale', SHOWN)),
        pending: view(await pendingRequests(ctx.db, SHOWN)),
        required: required.map((card) => viewFiling(card, looking)),
        failed: view(await failedRequests(ctx.db, SHOWN)),
        counts: await countOngoing(ctx.db, since),
      }
    },
  )

  app.get(
    '/api/filings/ongoing-analyses/counts',
    {
      schema: {
        summary: 'The counts of the console, and a token that changes with its lists',
        response: { 200: ongoingCounts },
      },
    },
    async () => countOngoing(ctx.db, new Date(ctx.now().getTime() - RECENT_MS)),
  )

  app.get(
    '/api/analysis-requests',
    {
      schema: {
        summary: 'Analysis requests, newest first: all for admins, their own for others',
        querystring: pageQuery(100).extend({ status: statusFilter.optional() }),
        response: { 200: z.array(listedRequest) },
      },
    },
    async (request, reply) => {
      const { status = null, ...page } = request.query
      const actor = requesterOf(request)
      const found = await requestPage(ctx.db, page, { status, user_id: actor.is_admin ? null : actor.id })
      countPages(request, reply, page, found.total)
      return found.rows.map((row) => viewListed(row, lookingOf(ctx, request)))
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  askingRoutes(app, ctx)
  cancellingRoutes(app, ctx)
  listingRoutes(app, ctx)
}

/** The signed-in person behind a call that the guard has allowed. */
function requesterOf(request: FastifyRequest): Actor {
  if (!request.viewer || !request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return { ...request.viewer, email: request.user.email }
}

function viewListed(row: ListedRow, looking: Looking) {
  const { company_name: name, tickers, ...filing } = row.filing
  const company = { cik: filing.cik, name, tickers }
  return { ...viewRequest(row, looking), attempts: row.attempts, filing: { ...filing, company } }
}
