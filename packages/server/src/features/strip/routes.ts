import { stripAnswer } from '@topline/core/api/filings/strip.ts'
import { STRIP_SORTS, STRIP_SPANS } from '@topline/core/api/filings/strip-names.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { stripOf } from './service.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/strip',
    {
      config: KEPT,
      schema: {
        summary:
          'What came in today or this week, or the newest filing of each company of a list, the newest open to you before others; without either, the first of the days that holds something, else the first list',
        querystring: z.object({
          span: z.enum(STRIP_SPANS).optional(),
          list: z.string().max(200).optional().describe('The address of a list: of the site, your own, or shared'),
          sort: z.enum(STRIP_SORTS).optional().describe('Without it: newest; of a list, most kept'),
        }),
        response: { 200: stripAnswer },
      },
    },
    async (request) => {
      const { span = null, list = null, sort = null } = request.query
      const reader = { userId: request.user?.id ?? null, looking: lookingOf(ctx, request) }
      return stripOf(ctx.db, { span, list, sort }, ctx.now(), reader)
    },
  )
}
