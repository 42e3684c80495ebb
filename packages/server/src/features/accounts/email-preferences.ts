/** A person's own settings of the e-mail reports (decision 5): everybody signed in reads them, active subscribers change them. */
import { hasActiveSubscription } from '@topline/core/access/access.ts'
import { emailPreferences as wirePreferences } from '@topline/core/api/account.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { emailPreferences } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
import { AppError } from '../../http/errors.ts'
import { newToken } from '../../http/session.ts'
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
      preValidation: async (request) => {
        requireUser(request)
        if (!hasActiveSubscription(request.viewer, ctx.settings.ACCESS)) {
          throw new AppError('forbidden', DETAIL.activeSubscriptionRequired)
        }
      },
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
