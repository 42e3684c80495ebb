/** The towers of a balance sheet and the bridge of cash flows as pictures, for whoever may read the statement. */
import { DETAIL } from '@topline/core/api/details.ts'
import { SECTIONS } from '@topline/core/pictures/bridge/cash.ts'
import { cashPictureSvg, sheetPictureSvg } from '@topline/core/pictures/drawing/card.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { readForPicture } from '../other-statements/service.ts'
import { drawingRoutes } from './drawing-routes.ts'
import { lookOf } from './picture-query.ts'
import type { Pictures } from './pictures.ts'

const params = z.object({ key: z.string().max(40) })
/** Sections drawn by their parts, as the page's address has them; absent: as the page opens. */
const open = z
  .string()
  .max(60)
  .transform((text) => SECTIONS.filter((one) => text.split(',').includes(one)))
  .optional()

export function statementPictureRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  drawingRoutes(app, pictures, {
    path: '/api/balance-sheet/:key/towers',
    of: 'What a company owns and whose it is',
    params,
    more: {},
    async draw(request, { key }, query) {
      const { statement, facts } = await readForPicture(ctx.db, 'balance_sheet', key, lookingOf(ctx, request))
      return drawn(sheetPictureSvg(facts, statement, lookOf(query)), DETAIL.balanceSheetNotFound)
    },
  })
  drawingRoutes(app, pictures, {
    path: '/api/cash-flow/:key/bridge',
    of: 'The cash bridge',
    params,
    more: { open },
    async draw(request, { key }, query) {
      const { statement, facts } = await readForPicture(ctx.db, 'cash_flow', key, lookingOf(ctx, request))
      return drawn(cashPictureSvg(facts, statement, { ...lookOf(query), open: query.open }), DETAIL.cashFlowNotFound)
    },
  })
}

/** @throws AppError 404 where the statement prints too few figures to be drawn */
function drawn(svg: string | null, detail: string): string {
  if (svg === null) throw notFound(detail, 'it prints too few figures for a drawing')
  return svg
}
