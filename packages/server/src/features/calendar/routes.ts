/** The calendar of expected reports, as JSON and as iCal for followed companies. Estimates are public: filing dates are. */

import { createHmac } from 'node:crypto'
import { calendarAnswer } from '@topline/core/api/filings/calendar.ts'
import { flag } from '@topline/core/api/paging.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { isSame } from '../../http/operations/metrics.ts'
import { calendarEntries } from './entries.ts'
import { followedCiks } from './estimates.ts'
import { icalOf } from './ical.ts'

const TOKEN = /^(\d{1,15})-([0-9a-f]{40})$/

export function routes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  const today = () => utcDate(ctx.now())

  app.get(
    '/api/calendar',
    {
      config: KEPT,
      schema: {
        summary: 'When companies may report next, and what came in of late; `followed` = only those you follow',
        querystring: z.object({ followed: flag }),
        response: { 200: calendarAnswer },
      },
    },
    async (request) => {
      const own = request.user ? await followedCiks(ctx.db, request.user.id) : []
      const followed = new Set(own)
      const entries = await calendarEntries(ctx.db, request.query.followed ? own : null, today())
      return {
        entries: entries.map((entry) => ({ ...entry, is_followed: followed.has(entry.company.cik) })),
        today: today(),
        ical_url: request.user ? `${site}/calendar.ics?token=${tokenOf(ctx, request.user.id)}` : null,
      }
    },
  )

  app.get(
    '/calendar.ics',
    {
      config: { ownProof: true, limit: LIMITS.exports },
      schema: { hide: true, querystring: z.object({ token: z.string().max(100).default('') }) },
    },
    async (request, reply) => {
      // Calendar programs have no session: the address itself is the key to what is followed, nothing else.
      const [, id = ''] = TOKEN.exec(request.query.token) ?? []
      const userId = Number(id)
      if (id === '' || !isSame(request.query.token, tokenOf(ctx, userId))) {
        throw new AppError('not-found', 'Calendar not found')
      }
      const found = await calendarEntries(ctx.db, await followedCiks(ctx.db, userId), today())
      return reply
        .header('cache-control', 'private, max-age=3600')
        .type('text/calendar; charset=utf-8')
        .send(await icalOf(found, site, ctx.now()))
    },
  )
}

const tokenOf = (ctx: AppContext, userId: number): string =>
  `${userId}-${createHmac('sha256', ctx.sessionSecret).update(`calendar:${userId}`).digest('hex').slice(0, 40)}`
