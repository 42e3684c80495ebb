/** The income flow as data and as a picture, and the link previews (decisions 27, 32, 59, 60, 61 and 69). */

import { companyDivisions as divisionsAnswer } from '@topline/core/api/filings/company-divisions.ts'
import { companyFlows as flowsAnswer } from '@topline/core/api/filings/company-flows.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { flowPictureSvg, squarePictureSvg } from '@topline/core/flow/drawing/card.ts'
import { flowFigure } from '@topline/core/flow/drawing/figure.ts'
import { sourceLine } from '@topline/core/flow/drawing/square.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { readOfCompany } from '../../db/reading.ts'
import { notFound } from '../../errors.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { getCompany } from '../companies/service.ts'
import { filingContext } from '../filing-context/service.ts'
import { readForFlow } from '../statements/service.ts'
import { cardFacts, flowInput } from './card-facts.ts'
import { changePictureRoutes } from './change-pictures.ts'
import { companyDivisions } from './company-divisions.ts'
import { companyFlows } from './company-flows.ts'
import { drawingRoutes } from './drawing-routes.ts'
import { embedRoutes } from './embed.ts'
import { filingCardRoutes } from './filing-cards.ts'
import { pageCardRoutes } from './page-cards.ts'
import { flowShow, lookOf } from './picture-query.ts'
import { makePictures, type Pictures } from './pictures.ts'
import { postCardRoutes } from './post-card.ts'
import { releasePictureRoutes } from './release-picture.ts'
import { statementPictureRoutes } from './statement-pictures.ts'

const params = z.object({ key: z.string().max(40) })
/** Whom the call lets through to the flow. */
const OPEN = { figures: 'ok', flow: 'ok' } as const
const MISSING = 'Income flow not found'

/** The drawing as figures, as a picture and as SVG. */
function flowRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  app.get(
    '/api/income-statement/:key/sankey',
    { schema: { summary: 'The income flow: figure, nodes, links, balance', params } },
    async (request) => {
      const found = await readForFlow(ctx.db, request.params.key, lookingOf(ctx, request))
      const figure = flowFigure(flowInput(found), `${found.filing.company_name}, income flow`)
      if (!figure) throw notFound(MISSING)
      return figure
    },
  )

  drawingRoutes(app, pictures, {
    path: '/api/income-statement/:key/sankey',
    of: 'The income flow, its amounts, shares or changes,',
    params,
    more: { show: flowShow },
    async draw(request, { key }, query) {
      const looking = lookingOf(ctx, request)
      const found = await readForFlow(ctx.db, key, looking)
      const facts = cardFacts(found, OPEN)
      const { accession_number: accession } = found.row
      const change = query.show === 'change' ? (await filingContext(ctx.db, accession, looking)).change : null
      const of = {
        ...{ show: query.show, changes: change?.changes, before: change?.code },
        changed: change?.sentences[0],
      }
      const { form_type, company_name, filing_date } = found.filing
      const source = sourceLine(form_type, company_name, filing_date, accession)
      const { shape, theme } = lookOf(query)
      const svg =
        shape === 'square' ? squarePictureSvg({ ...facts, source }, of, theme) : flowPictureSvg(facts, of, theme)
      if (svg === null) throw notFound(MISSING)
      return svg
    },
  })
}

/** All periods of a company, to move through. */
function periodRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/company/:cik/income-flows',
    {
      config: KEPT,
      schema: {
        summary: 'The income flows of all stored periods that you may see, oldest first, each with its changes',
        params: z.object({ cik: cikParam }),
        response: { 200: flowsAnswer },
      },
    },
    async (request) => {
      readOfCompany(request.params.cik)
      const { cik } = await getCompany(ctx.db, request.params.cik)
      return companyFlows(ctx.db, cik, lookingOf(ctx, request))
    },
  )

  app.get(
    '/api/company/:cik/divisions',
    {
      config: KEPT,
      schema: {
        summary: 'The divisions of revenue over the full years that you may see, followed through renames and recasts',
        params: z.object({ cik: cikParam }),
        response: { 200: divisionsAnswer },
      },
    },
    async (request) => {
      readOfCompany(request.params.cik)
      const { cik } = await getCompany(ctx.db, request.params.cik)
      return companyDivisions(ctx.db, cik, lookingOf(ctx, request))
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  const pictures = makePictures(ctx.threads)
  pageCardRoutes(app, ctx, pictures)
  postCardRoutes(app, ctx, pictures)
  statementPictureRoutes(app, ctx, pictures)
  releasePictureRoutes(app, ctx, pictures)
  changePictureRoutes(app, ctx, pictures)
  flowRoutes(app, ctx, pictures)
  periodRoutes(app, ctx)
  filingCardRoutes(app, ctx, pictures)
  embedRoutes(app, ctx)
}
