/** Calls of the source view: find a cell, correct a figure, report a figure; and the reports in the console (decision 54). */
import {
  accessionParams,
  concludeReportBody,
  correctionBody,
  correctionSaved,
  figureReport,
  figureReportBody,
  foundCell,
  reportState,
} from '@topline/core/api/admin/corrections.ts'
import { pageQuery } from '@topline/core/api/paging.ts'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import { countPages } from '../../http/answers/collection.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { actorOf } from '../../http/viewer/guard.ts'
import type { findCells } from './cells.ts'
import { otherRoutes } from './other-routes.ts'
import { concludeReport, correctFigure, documentOf, reportFigure, reportPage } from './service.ts'

const CELLS = new URL('./cells.ts', import.meta.url).href

/** Cells to choose from, and a figure corrected by one. */
function correctionRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/filing/:accession/cells',
    {
      schema: {
        summary: 'Cells of a document that print a number, by words of their row or by the number',
        params: accessionParams,
        querystring: z.object({
          find: z.string().trim().min(2, 'At least two characters').max(100),
          doc: z.string().max(200).optional(),
        }),
        response: { 200: z.array(foundCell) },
      },
    },
    async (request) => {
      const { find, doc } = request.query
      const found = await documentOf(ctx.db, request.params.accession, doc ?? null)
      const bytes = await openDocuments(ctx.settings).read(found.storage_key)
      const isText = /\.txt$/i.test(found.name)
      return ctx.threads.run<ReturnType<typeof findCells>>(CELLS, 'findCells', [bytes, find, isText])
    },
  )

  app.post(
    '/api/filing/:accession/corrections',
    {
      schema: {
        summary: 'Correct a figure: a new version by hand',
        params: accessionParams,
        body: correctionBody,
        response: { 200: correctionSaved },
      },
    },
    async (request) => correctFigure(ctx, actorOf(request.user), request.params.accession, request.body),
  )
}

/** What readers report about figures, and how it is concluded. */
function reportRoutes(app: App, ctx: AppContext): void {
  app.post(
    '/api/filing/:accession/figure-reports',
    {
      config: { limit: LIMITS.reports },
      schema: {
        summary: 'Report a figure that looks wrong; open to everybody',
        params: accessionParams,
        body: figureReportBody,
        response: { 201: z.object({ received: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      await reportFigure(ctx, request.viewer?.id ?? null, request.params.accession, request.body)
      return reply.code(201).send({ received: true })
    },
  )

  app.get(
    '/api/admin/figure-reports',
    {
      schema: {
        summary: 'What readers reported about figures',
        querystring: pageQuery(50).extend({ state: reportState.optional() }),
        response: { 200: z.array(figureReport) },
      },
    },
    async (request, reply) => {
      const { state = null, ...page } = request.query
      const found = await reportPage(ctx.db, page, state)
      countPages(request, reply, page, found.total)
      return found.rows.map(({ report: { user_id, created_at, concluded_at, ...report }, ...filing }) => ({
        ...report,
        ...filing,
        user: user_id === null ? null : `User ${user_id}`,
        created_at: created_at.toISOString(),
        concluded_at: concluded_at?.toISOString() ?? null,
      }))
    },
  )

  app.post(
    '/api/admin/figure-reports/:id/conclude',
    {
      schema: {
        summary: 'Conclude a report: fixed or refused',
        params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        body: concludeReportBody,
        response: { 200: z.object({ state: reportState }) },
      },
    },
    async (request) => {
      await concludeReport(ctx, actorOf(request.user), request.params.id, request.body)
      return { state: request.body.state }
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  correctionRoutes(app, ctx)
  otherRoutes(app, ctx)
  reportRoutes(app, ctx)
}
