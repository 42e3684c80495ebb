import { filingContext as answer } from '@topline/core/api/filings/filing-context.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingContext } from './service.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/filing/:accession/context',
    {
      config: KEPT,
      schema: {
        summary: 'One filing with its neighbours, the year before and what changed since',
        params: z.object({ accession: accessionParam }),
        response: { 200: answer },
      },
    },
    async (request) => filingContext(ctx.db, request.params.accession, lookingOf(ctx, request)),
  )
}
