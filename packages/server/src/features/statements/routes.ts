/** One statement: its figures with provenance, its flags, its extraction (decisions 27, 50 and 60). */
import { extractionDetails, protectedBody, showcaseBody, statementFlags } from '@topline/core/api/admin/analyses.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { flag } from '@topline/core/api/paging.ts'
import { figurePlace, wireStatement } from '@topline/core/api/wire.ts'
import { figurePlaceOf } from '@topline/core/statement/place-at.ts'
import { FIGURE_NAMES, provenance } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { requireAllowed } from '../../errors.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf, lookingOf } from '../../http/viewer/guard.ts'
import { getStatement, readStatement, setFlags } from './service.ts'
import { accessTo, reportOf } from './view.ts'

const params = z.object({ key: z.string().max(40) })

/** A statement and its two marks. */
function statementRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/income-statement/:key',
    {
      config: KEPT,
      schema: {
        summary: 'A statement by id or accession number, with provenance',
        params,
        querystring: z.object({ absolute: flag }),
        response: { 200: wireStatement },
      },
    },
    async (request) =>
      readStatement(ctx.db, request.params.key, lookingOf(ctx, request), { isAbsolute: request.query.absolute }),
  )

  app.post(
    '/api/income-statement/:key/protected',
    {
      schema: {
        summary: 'Protect a statement or free it; protecting ends the showcase',
        params,
        body: protectedBody,
        response: { 200: statementFlags },
      },
    },
    async (request) => setFlags(ctx, actorOf(request.user), request.params.key, request.body),
  )

  app.post(
    '/api/income-statement/:key/showcase',
    {
      schema: {
        summary: 'Make a statement a showcase, open to everybody, or end it',
        params,
        body: showcaseBody,
        response: { 200: statementFlags },
      },
    },
    async (request) => setFlags(ctx, actorOf(request.user), request.params.key, request.body),
  )
}

/** Where a figure stands, and how the statement was read. */
function evidenceRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/filing/:accession/place',
    {
      schema: {
        summary: "The cell of a figure in the filing's document, for those who may see the figure",
        params: z.object({ accession: accessionParam }),
        querystring: z.object({ figure: z.enum(FIGURE_NAMES) }),
        response: { 200: figurePlace },
      },
    },
    async (request) => {
      const looking = lookingOf(ctx, request)
      const found = await getStatement(ctx.db, request.params.accession, looking)
      requireAllowed(accessTo(found.row, looking).figures)
      const place = provenance.parse(found.detail.provenance)[request.query.figure]
      return figurePlaceOf(place)
    },
  )

  app.get(
    '/api/filing/:accession/extraction_details',
    {
      schema: {
        summary: 'How a statement was extracted',
        params: z.object({ accession: accessionParam }),
        response: { 200: extractionDetails },
      },
    },
    async (request) => {
      const found = await getStatement(ctx.db, request.params.accession, lookingOf(ctx, request))
      const info = storedInfo.parse(found.extraction_info)
      return {
        version: found.row.version,
        extracted_at: found.row.extracted_at.toISOString(),
        extraction_info: { ...info, qc_report: reportOf(found.detail.qc) },
      }
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  statementRoutes(app, ctx)
  evidenceRoutes(app, ctx)
}

const storedInfo = z.object({
  selector: z.string().nullable().catch(null),
  model: z.string().nullable().catch(null),
  thought_process: z
    .union([z.array(z.string()), z.string().transform((text) => text.split('\n'))])
    .nullable()
    .catch(null),
  llm_calls: z.number().catch(0),
})
