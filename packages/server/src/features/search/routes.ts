/** `GET /api/search`. Public: filings, lists and published posts are. */
import { searchAnswer } from '@topline/core/api/search.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { makeIndexState, search } from './service.ts'

export function routes(app: App, ctx: AppContext): void {
  const state = makeIndexState(ctx.db, ctx.now)
  app.get(
    '/api/search',
    {
      config: { limit: LIMITS.search },
      schema: {
        summary: 'Companies, lists, posts and passages of filings that match; "phrases", or, -not',
        querystring: z.object({
          q: z.string().max(200, 'q may have at most 200 characters').default(''),
          form: z.enum(['10-K', '10-Q', '20-F']).optional(),
          /** 'any' = a company that the words begin or end with is not taken as a filter */
          company: z.literal('any').optional(),
          /** of the filing date */
          year: z.coerce.number().int().min(1993).max(2100).optional(),
          skip: z.coerce.number().int().min(0).max(200).default(0),
          limit: z.coerce.number().int().min(1).max(50).default(20),
        }),
        response: { 200: searchAnswer },
      },
    },
    async (request) => search(ctx.db, request.query, state, ctx.settings.ACCESS),
  )
}
