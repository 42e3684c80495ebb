/**
 * Unsubscribing (RFC 8058): the address of the mail's header takes a POST without cookie or Origin, its token is the
 * proof; opened in a browser it shows one button that does the same. Programs that only look at links change nothing.
 */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { emailPreferences } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
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
        const [row] = await ctx.db
          .select({ frequency: emailPreferences.frequency })
          .from(emailPreferences)
          .where(eq(emailPreferences.unsubscribe_token, token))
        const state = !row ? 'unknown' : row.frequency === 'off' ? 'done' : 'ask'
        return reply
          .code(row ? 200 : 404)
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
        const rows = await ctx.db
          .update(emailPreferences)
          .set({ frequency: 'off', updated_at: ctx.now() })
          .where(eq(emailPreferences.unsubscribe_token, request.query.token))
          .returning({ user_id: emailPreferences.user_id })
        return reply
          .code(rows.length > 0 ? 200 : 404)
          .header('cache-control', 'private, no-store')
          .type('text/html; charset=utf-8')
          .send(unsubscribePage(rows.length > 0 ? 'done' : 'unknown', request.nonce, ''))
      },
    )
  })
}
