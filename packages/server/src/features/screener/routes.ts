/** The screener: all companies by their newest year, quarter or twelve months. */
import { flag, pageQuery } from '@topline/core/api/paging.ts'
import { screenerAnswer } from '@topline/core/api/screener.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { countPages } from '../../http/answers/collection.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { screenParameters } from './asked.ts'
import { SCREEN_FILES, type ScreenFile, screenFile } from './export.ts'
import { askedScreen, screenCompanies } from './service.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/screener',
    {
      schema: {
        summary:
          'Companies by figures, growth, margins and derived figures of their newest year, quarter or twelve months',
        querystring: screenParameters.extend({
          ...pageQuery(50, 200).shape,
          histograms: flag.describe('with companies counted by the size of each named figure'),
        }),
        response: { 200: screenerAnswer },
      },
    },
    async (request, reply) => {
      const { skip, limit, histograms, ...query } = request.query
      const page = { skip, limit }
      const screen = askedScreen((name) => query[name as keyof typeof query])
      const asked = { page, histograms, today: utcDate(ctx.now()) }
      const answer = await screenCompanies(ctx.db, lookingOf(ctx, request), screen, asked)
      countPages(request, reply, page, answer.total)
      return answer
    },
  )
  for (const file of Object.keys(SCREEN_FILES) as ScreenFile[]) fileRoute(app, ctx, file) // its own keys
}

function fileRoute(app: App, ctx: AppContext, file: ScreenFile): void {
  const { type } = SCREEN_FILES[file]
  app.get(
    `/api/screener.${file}`,
    {
      config: { limit: LIMITS.exports },
      schema: {
        summary: `A screen as a file (${file}), amounts in whole units`,
        querystring: screenParameters,
        produces: [type],
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const { query } = request
      const screen = askedScreen((name) => query[name as keyof typeof query])
      const bytes = await screenFile(ctx.db, lookingOf(ctx, request), screen, file, utcDate(ctx.now()))
      return reply.type(type).header('content-disposition', `attachment; filename="screener.${file}"`).send(bytes)
    },
  )
}
