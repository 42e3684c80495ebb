/** The bridge from last year's net income to this year's as pictures, for whoever may read its lines. */
import { accessionParam } from '@topline/core/api/keys.ts'
import { changePictureSvg } from '@topline/core/pictures/drawing/card.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { bridgeForPicture } from '../changes/service.ts'
import { drawingRoutes } from './drawing-routes.ts'
import { lookOf } from './picture-query.ts'
import type { Pictures } from './pictures.ts'

export function changePictureRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  drawingRoutes(app, pictures, {
    path: '/api/filing/:accession/changes',
    of: 'Net income from the year before to this year, line by line,',
    params: z.object({ accession: accessionParam }),
    more: {},
    async draw(request, { accession }, query) {
      const { facts, bridge, before } = await bridgeForPicture(ctx.db, accession, lookingOf(ctx, request))
      const svg = bridge && changePictureSvg(facts, bridge, before, lookOf(query))
      if (svg === null) throw notFound('Bridge not found', 'a year is not known, or the two are not comparable')
      return svg
    },
  })
}
