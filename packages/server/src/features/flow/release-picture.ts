/** The way from a figure of a release's statement to the company's own measure as a picture, for whoever may read it. */
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { sourceLine } from '@topline/core/flow/drawing/square.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { measurePictureSvg } from '@topline/core/pictures/drawing/card.ts'
import { measuresToShow } from '@topline/core/pictures/release/choice.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound, requireAllowed } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { readRelease } from '../releases/service.ts'
import { drawingRoutes } from './drawing-routes.ts'
import { lookOf } from './picture-query.ts'
import type { Pictures } from './pictures.ts'

/** As the page's address has it, from 1; one that is not drawn, or none = the first that is. */
const measure = z.string().max(4).optional()

export function releasePictureRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  drawingRoutes(app, pictures, {
    path: '/api/release/:accession/bridge',
    of: 'From GAAP to the company’s own measure',
    params: z.object({ accession: accessionParam }),
    more: { measure },
    async draw(request, { accession }, query) {
      const looking = lookingOf(ctx, request)
      const release = await readRelease(ctx.db, accession, looking, { today: utcDate(ctx.now()), isAbsolute: false })
      const { statement, filing } = release
      if (!statement) throw notFound(DETAIL.releaseNotFound, 'no statement was read from it')
      requireAllowed(statement.access.detail, 'statement')
      const { shown } = measuresToShow(release, statement, query.measure ?? null)
      const { form_type: form, filing_date, company } = filing
      const source = sourceLine(form, company.name, filing_date, accession)
      const facts = { company: company.name, period: statement.period_code, form, source }
      const svg = shown ? measurePictureSvg(facts, shown, statement.currency, lookOf(query)) : null
      if (svg === null) throw notFound(DETAIL.releaseNotFound, 'it itemises no measure of its own')
      return svg
    },
  })
}
