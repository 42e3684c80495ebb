/** The towers of a balance sheet and the bridge of cash flows as pictures, for whoever may read the statement. */
import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { SECTIONS, type Section } from '@topline/core/pictures/bridge/cash.ts'
import { cashPictureSvg, sheetPictureSvg } from '@topline/core/pictures/drawing/card.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { readForPicture } from '../other-statements/service.ts'
import type { Pictures } from './pictures.ts'

const params = z.object({ key: z.string().max(40) })
const width = z.coerce.number().int().min(400).max(2400).default(1200)
/** Sections drawn by their parts, as the page's address has them; absent: as the page opens. */
const open = z
  .string()
  .max(60)
  .transform((text) => SECTIONS.filter((one) => text.split(',').includes(one)))
  .optional()

export function statementPictureRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  const towers = async (key: string, looking: Looking) => {
    const { statement, facts } = await readForPicture(ctx.db, 'balance_sheet', key, looking)
    return drawn(sheetPictureSvg(facts, statement), DETAIL.balanceSheetNotFound)
  }
  const bridge = async (key: string, looking: Looking, sections: readonly Section[] | undefined) => {
    const { statement, facts } = await readForPicture(ctx.db, 'cash_flow', key, looking)
    return drawn(cashPictureSvg(facts, statement, sections), DETAIL.cashFlowNotFound)
  }

  app.get(
    '/api/balance-sheet/:key/towers.svg',
    { schema: { summary: 'What a company owns and whose it is, as a drawing', params } },
    async (request, reply) => {
      const svg = await towers(request.params.key, lookingOf(ctx, request))
      return reply.type('image/svg+xml').header('content-disposition', 'attachment').send(svg)
    },
  )

  app.get(
    '/api/balance-sheet/:key/towers.png',
    {
      schema: {
        summary: 'What a company owns and whose it is, as a picture',
        params,
        querystring: z.object({ width }),
      },
    },
    async (request, reply) => {
      const svg = await towers(request.params.key, lookingOf(ctx, request))
      return reply.type('image/png').send(await pictures.card(svg, request.query.width))
    },
  )

  app.get(
    '/api/cash-flow/:key/bridge.svg',
    { schema: { summary: 'The cash bridge as a drawing', params, querystring: z.object({ open }) } },
    async (request, reply) => {
      const svg = await bridge(request.params.key, lookingOf(ctx, request), request.query.open)
      return reply.type('image/svg+xml').header('content-disposition', 'attachment').send(svg)
    },
  )

  app.get(
    '/api/cash-flow/:key/bridge.png',
    { schema: { summary: 'The cash bridge as a picture', params, querystring: z.object({ open, width }) } },
    async (request, reply) => {
      const svg = await bridge(request.params.key, lookingOf(ctx, request), request.query.open)
      return reply.type('image/png').send(await pictures.card(svg, request.query.width))
    },
  )
}

/** @throws AppError 404 where the statement prints too few figures to be drawn */
function drawn(svg: string | null, detail: string): string {
  if (svg === null) throw notFound(detail, 'it prints too few figures for a drawing')
  return svg
}
