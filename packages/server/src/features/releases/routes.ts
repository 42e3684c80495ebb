/** Earnings releases: one with its report, what changed between them, and what it says beyond its statement. */

import { releaseAnswer } from '@topline/core/api/filings/release.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { flag } from '@topline/core/api/paging.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { readRelease } from './service.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/release/:accession',
    {
      config: KEPT,
      schema: {
        summary: 'An earnings release: unaudited figures, what it guides to, and what the later report says otherwise',
        params: z.object({ accession: accessionParam }),
        querystring: z.object({ absolute: flag }),
        response: { 200: releaseAnswer },
      },
    },
    async (request) =>
      readRelease(ctx.db, request.params.accession, lookingOf(ctx, request), {
        today: utcDate(ctx.now()),
        isAbsolute: request.query.absolute,
      }),
  )
}
