/**
 * Unsubscribing (RFC 8058): the address of the mail's header takes a POST without cookie or Origin, its token is the
 * proof; opened in a browser it shows one button that does the same. Programs that only look at links change nothing.
 */
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { alerts, emailPreferences, users } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
import { userOfToken } from '../records/reader-token.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

const PATH = '/api/email-reports/unsubscribe'
const LIMIT = { name: 'unsubscribe', max: 30, seconds: 60 } as const
const querystring = z.object({ token: z.string().max(200).default('') })

export async function routes(app: App, ctx: AppContext): Promise<void> {
  await app.register(async (inner: App) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form; what it says does not matter.
    inner.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, {}),
    )
    inner.get(
      PATH,
      { config: { ownProof: true, limit: LIMIT }, schema: { hide: true, querystring } },
      async (request, reply) => {
        const { token } = request.query
        const isOff = await isEnded(ctx, token)
        const state = isOff === null ? 'unknown' : isOff ? 'done' : 'ask'
        return reply
          .code(isOff === null ? 404 : 200)
          .header('cache-control', 'private, no-store')
          .type('text/html; charset=utf-8')
          .send(unsubscribePage(state, request.nonce, `${PATH}?token=${encodeURIComponent(token)}`))
      },
    )
    inner.post(
      PATH,
      {
        config: { ownProof: true, limit: LIMIT },
        schema: { summary: 'End e-mail reports with the token of a mail (RFC 8058)', querystring },
      },
      async (request, reply) => {
        const isKnown = await end(ctx, request.query.token)
        return reply
          .code(isKnown ? 200 : 404)
          .header('cache-control', 'private, no-store')
          .type('text/html; charset=utf-8')
          .send(unsubscribePage(isKnown ? 'done' : 'unknown', request.nonce, ''))
      },
    )
  })
}

/** Whether nothing is mailed any more by the token of a mail; null for a token that is not known. */
async function isEnded(ctx: AppContext, token: string): Promise<boolean | null> {
  const ofAlerts = await alertReader(ctx, token)
  if (ofAlerts !== null) return (await ctx.db.$count(alerts, and(eq(alerts.user_id, ofAlerts), alerts.by_mail))) === 0
  const [row] = await ctx.db
    .select({ frequency: emailPreferences.frequency })
    .from(emailPreferences)
    .where(eq(emailPreferences.unsubscribe_token, token))
  return row ? row.frequency === 'off' : null
}

/** Reports end; of alerts their mails, while feeds and webhooks go on. @returns false for a token that is not known */
async function end(ctx: AppContext, token: string): Promise<boolean> {
  const ofAlerts = await alertReader(ctx, token)
  if (ofAlerts !== null) {
    await ctx.db.update(alerts).set({ by_mail: false }).where(eq(alerts.user_id, ofAlerts))
    return true
  }
  const rows = await ctx.db
    .update(emailPreferences)
    .set({ frequency: 'off', updated_at: ctx.now() })
    .where(eq(emailPreferences.unsubscribe_token, token))
    .returning({ user_id: emailPreferences.user_id })
  return rows.length > 0
}

async function alertReader(ctx: AppContext, token: string): Promise<number | null> {
  const id = userOfToken(ctx.sessionSecret, 'alert-mails', token)
  return id !== null && (await ctx.db.$count(users, eq(users.id, id))) > 0 ? id : null
}
