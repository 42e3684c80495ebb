/** The way from a figure of a release's statement to the company's own measure as a picture, for whoever may read it. */
import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { measurePictureSvg } from '@topline/core/pictures/drawing/card.ts'
import { measuresToShow } from '@topline/core/pictures/release/choice.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound, requireAllowed } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { readRelease } from '../releases/service.ts'
import type { Pictures } from './pictures.ts'

const params = z.object({ accession: accessionParam })
/** As the page's address has it, from 1; one that is not drawn, or none = the first that is. */
const measure = z.string().max(4).optional()
const width = z.coerce.number().int().min(400).max(2400).default(1200)

export function releasePictureRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  const bridge = async (accession: string, looking: Looking, asked: string | undefined): Promise<string> => {
    const release = await readRelease(ctx.db, accession, looking, { today: utcDate(ctx.now()), isAbsolute: false })
    const { statement, filing } = release
    if (!statement) throw notFound(DETAIL.releaseNotFound, 'no statement was read from it')
    requireAllowed(statement.access.detail, 'statement')
    const { shown } = measuresToShow(release, statement, asked ?? null)
    const facts = { company: filing.company.name, period: statement.period_code, form: filing.form_type }
    const svg = shown ? measurePictureSvg(facts, shown, statement.currency) : null
    if (svg === null) throw notFound(DETAIL.releaseNotFound, 'it itemises no measure of its own')
    return svg
  }

  app.get(
    '/api/release/:accession/bridge.svg',
    {
      schema: {
        summary: 'From GAAP to the company’s own measure, as a drawing',
        params,
        querystring: z.object({ measure }),
      },
    },
    async (request, reply) => {
      const svg = await bridge(request.params.accession, lookingOf(ctx, request), request.query.measure)
      return reply.type('image/svg+xml').header('content-disposition', 'attachment').send(svg)
    },
  )

  app.get(
    '/api/release/:accession/bridge.png',
    {
      schema: {
        summary: 'From GAAP to the company’s own measure, as a picture',
        params,
        querystring: z.object({ measure, width }),
      },
    },
    async (request, reply) => {
      const svg = await bridge(request.params.accession, lookingOf(ctx, request), request.query.measure)
      return reply.type('image/png').send(await pictures.card(svg, request.query.width))
    },
  )
}
