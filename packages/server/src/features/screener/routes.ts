/** The screener: all companies by their newest year, quarter or twelve months. */
import { flag, pageQuery } from '@topline/core/api/paging.ts'
import { screenerAnswer } from '@topline/core/api/screener.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { SCREEN_BASES } from '@topline/core/screen/quantities.ts'
import { MOST_CONDITIONS } from '@topline/core/screen/screen.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { countPages } from '../../http/answers/collection.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { SCREEN_FILES, type ScreenFile, screenFile } from './export.ts'
import { askedScreen, screenCompanies } from './service.ts'

const word = z.string().max(1000).optional()
/** Read by `readScreen` in core, which says of everything what it must be. */
const screenQuery = z.object({
  basis: word.describe(`Which newest period of each company: ${SCREEN_BASES.join(', ')}; default year`),
  where: word.describe(
    `At most ${MOST_CONDITIONS} figures with their ranges, such as net_margin:0.3..,total_revenue:1e9..5e9,debt; a name alone is a column. Ratios and growth as fractions, amounts in whole units`,
  ),
  form: word.describe('10-K, 10-Q or 20-F: of the filing that the figures are from'),
  currency: word.describe('Three letters; where amounts are compared and none is named, USD'),
  list: word.describe('The name of a list in its address'),
  sic: word.describe('The first digits of an SIC code'),
  age: word.describe('The period ended at most so many months ago'),
  sort: word.describe(
    'company, period or a figure, with - for the largest first; default the last figure, largest first',
  ),
})

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/screener',
    {
      schema: {
        summary:
          'Companies by figures, growth, margins and derived figures of their newest year, quarter or twelve months',
        querystring: screenQuery.extend({
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
        querystring: screenQuery,
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
