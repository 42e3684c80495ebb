import { emailPreferences as wirePreferences } from '@topline/core/api/account/account.ts'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { emailPreferences } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
import { newToken } from '../../http/viewer/session.ts'
import { requireUser } from './sessions.ts'

const PATH = '/api/email-reports/preferences'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    PATH,
    { schema: { summary: 'The signed-in user’s e-mail report settings', response: { 200: wirePreferences } } },
    async (request) => {
      const [row] = await ctx.db
        .select({ frequency: emailPreferences.frequency, scope: emailPreferences.scope })
        .from(emailPreferences)
        .where(eq(emailPreferences.user_id, requireUser(request).id))
      return row ?? ({ frequency: 'off', scope: 'companies' } as const)
    },
  )

  app.put(
    PATH,
    {
      schema: { summary: 'Change one’s e-mail reports', body: wirePreferences, response: { 200: wirePreferences } },
    },
    async (request) => {
      const { frequency, scope } = request.body
      const values = { frequency, scope, updated_at: ctx.now() }
      await ctx.db
        .insert(emailPreferences)
        .values({ user_id: requireUser(request).id, unsubscribe_token: newToken(), ...values })
        .onConflictDoUpdate({ target: emailPreferences.user_id, set: values })
      return { frequency, scope }
    },
  )
}
