import { stripAnswer } from '@topline/core/api/filings/strip.ts'
import { STRIP_SORTS, STRIP_SPANS } from '@topline/core/api/filings/strip-names.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { stripOf } from './service.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/strip',
    {
      schema: {
        summary: 'What came in today or this week; without a span, the first of them that holds something',
        querystring: z.object({
          span: z.enum(STRIP_SPANS).optional(),
          sort: z.enum(STRIP_SORTS).default('newest'),
        }),
        response: { 200: stripAnswer },
      },
    },
    async (request) => {
      const { span, sort } = request.query
      return stripOf(ctx.db, { span: span ?? null, sort }, ctx.now(), lookingOf(ctx, request))
    },
  )
}
