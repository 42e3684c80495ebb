/** A drawing as its two files: SVG as drawn, PNG of the width that is asked for. */
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '../../http/app-types.ts'
import { drawingQuery, pictureQuery, widthOf } from './picture-query.ts'
import type { Pictures } from './pictures.ts'

interface Files<P extends z.ZodObject, M extends z.ZodRawShape> {
  /** of the routes, without ending: '/api/cash-flow/:key/bridge' */
  path: string
  /** "The cash bridge" */
  of: string
  params: P
  /** what more may be asked for */
  more: M
  /** @throws AppError where there is no drawing, or not for the viewer */
  draw(
    request: FastifyRequest,
    params: z.output<P>,
    query: z.output<typeof drawingQuery> & z.output<z.ZodObject<M>>,
  ): Promise<string>
}

export function drawingRoutes<P extends z.ZodObject, M extends z.ZodRawShape>(
  app: App,
  pictures: Pictures,
  { path, of, params, more, draw }: Files<P, M>,
): void {
  // The schemas are parts of a generic one, which the routes' types do not follow.
  const asked = (request: FastifyRequest) =>
    [request.params, request.query] as [z.output<P>, z.output<typeof pictureQuery> & z.output<z.ZodObject<M>>]
  app.get(
    `${path}.svg`,
    { schema: { summary: `${of} as a drawing`, params, querystring: drawingQuery.extend(more) } },
    async (request, reply) => {
      const svg = await draw(request, ...asked(request))
      return reply.type('image/svg+xml').header('content-disposition', 'attachment').send(svg)
    },
  )
  app.get(
    `${path}.png`,
    { schema: { summary: `${of} as a picture`, params, querystring: pictureQuery.extend(more) } },
    async (request, reply) => {
      const [given, query] = asked(request)
      const svg = await draw(request, given, query)
      return reply.type('image/png').send(await pictures.card(svg, widthOf(query)))
    },
  )
}
