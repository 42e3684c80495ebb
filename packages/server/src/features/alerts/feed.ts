/** What fired, for feed readers and calendar programs: the address proves itself, the figures are those open to its reader now. */
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { addDays, utcDate } from '@topline/core/format/day.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { viewerOf } from '../../http/viewer/session.ts'
import { atomText } from '../feeds/atom.ts'
import { userOfToken } from '../records/reader-token.ts'
import { newestEvents } from './service.ts'

/** Of each rule, so that one that fires often hides none; and of all together. */
const ENTRIES = 20
const MOST_ENTRIES = 200
const OWN = { ownProof: true, limit: LIMITS.exports }
const querystring = z.object({ token: z.string().max(100).default('') })

export function feedRoutes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  /** @throws AppError 404 */
  const eventsOf = async (token: string) => {
    const id = userOfToken(ctx.sessionSecret, 'alert-feed', token)
    const [user] = id === null ? [] : await ctx.db.select().from(users).where(eq(users.id, id))
    if (!user) throw new AppError('not-found', 'Feed not found')
    return newestEvents(ctx.db, { viewer: viewerOf(user), mode: ctx.settings.ACCESS }, ENTRIES, MOST_ENTRIES)
  }

  app.get('/alerts.xml', { config: OWN, schema: { hide: true, querystring } }, async (request, reply) => {
    const events = await eventsOf(request.query.token)
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/atom+xml; charset=utf-8')
      .send(
        atomText({
          ...{ id: `${site}/alerts`, title: 'Topline: your alerts', href: `${site}/alerts` },
          self: `${site}/alerts.xml`,
          entries: events.map((event) => ({
            ...{ id: `${site}/alerts#${event.id}`, title: `${event.company.name}: ${event.alert_name}` },
            ...{ updated: event.fired_at, href: `${site}${event.href}`, summary: event.text },
          })),
        }),
      )
  })

  app.get('/alerts.ics', { config: OWN, schema: { hide: true, querystring } }, async (request, reply) => {
    const events = await eventsOf(request.query.token)
    const { default: ical } = await import('ical-generator')
    const calendar = ical({
      ...{ name: 'Alerts (Topline)', ttl: 3600 },
      prodId: { company: 'Topline', product: 'Topline', language: 'EN' },
    })
    for (const event of events) {
      const day = utcDate(new Date(event.fired_at))
      calendar.createEvent({
        ...{ id: `alert-${event.id}@${new URL(site).hostname}`, stamp: ctx.now(), allDay: true, timezone: 'UTC' },
        ...{ start: new Date(`${day}T00:00:00Z`), end: new Date(`${addDays(day, 1)}T00:00:00Z`) },
        ...{ summary: `${shortCompanyName(event.company.name)}: ${event.alert_name}`, description: event.text },
        url: `${site}${event.href}`,
      })
    }
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/calendar; charset=utf-8')
      .send(calendar.toString())
  })
}
