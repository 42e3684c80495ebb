/** Everything that is kept about one person, as a file (decision 18). No secrets: neither sessions nor keys' digests. */
import { DETAIL } from '@topline/core/api/details.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import {
  alerts,
  analysisRequests,
  apiKeys,
  chatMessages,
  companyFollows,
  companyListMembers,
  companyLists,
  emailPreferences,
  figureReports,
  listFollows,
  savedScreens,
  sessions,
  subscriptions,
  webhooks,
} from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import type { UserRow } from '../../http/viewer/session.ts'
import { addressFor } from '../records/list-address.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/auth/me/export',
    { config: { limit: LIMITS.exports }, schema: { summary: 'Everything kept about the signed-in user' } },
    async (request, reply) => {
      if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="topline-account.json"')
        .send(await accountExport(ctx.db, request.user))
    },
  )
}

async function accountExport(db: Db, user: UserRow) {
  const { id, name, email, picture_url, google_sub, is_admin, created_at, last_seen_at } = user
  return {
    user: { id, name, email, picture_url, google_account: google_sub, is_admin, created_at, last_seen_at },
    sessions: await db
      .select({
        device: sessions.device,
        created_at: sessions.created_at,
        last_seen_at: sessions.last_seen_at,
        expires_at: sessions.expires_at,
      })
      .from(sessions)
      .where(eq(sessions.user_id, id))
      .orderBy(asc(sessions.created_at)),
    figure_reports: await db
      .select({
        accession_number: figureReports.accession_number,
        message: figureReports.message,
        email: figureReports.email,
        created_at: figureReports.created_at,
      })
      .from(figureReports)
      .where(eq(figureReports.user_id, id))
      .orderBy(asc(figureReports.id)),
    subscriptions: await db
      .select({
        status: subscriptions.status,
        service_name: subscriptions.service_name,
        payment_period: subscriptions.payment_period,
        current_period_end: subscriptions.current_period_end,
      })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, id)),
    analysis_requests: await db
      .select({
        accession_number: analysisRequests.accession_number,
        status: analysisRequests.status,
        instructions: analysisRequests.instructions,
        created_at: analysisRequests.created_at,
      })
      .from(analysisRequests)
      .where(eq(analysisRequests.user_id, id))
      .orderBy(asc(analysisRequests.id)),
    followed_companies: await db
      .select({ cik: companyFollows.cik, created_at: companyFollows.created_at })
      .from(companyFollows)
      .where(eq(companyFollows.user_id, id)),
    followed_lists: await db
      .select({ slug: addressFor(id), created_at: listFollows.created_at })
      .from(listFollows)
      .innerJoin(companyLists, eq(companyLists.id, listFollows.list_id))
      .where(eq(listFollows.user_id, id)),
    ...(await watchedBy(db, id)),
    email_preferences: await db
      .select({ frequency: emailPreferences.frequency, scope: emailPreferences.scope })
      .from(emailPreferences)
      .where(eq(emailPreferences.user_id, id)),
    chat_messages: await db
      .select({
        accession_number: chatMessages.accession_number,
        role: chatMessages.role,
        content: chatMessages.content,
        created_at: chatMessages.created_at,
      })
      .from(chatMessages)
      .where(eq(chatMessages.user_id, id))
      .orderBy(asc(chatMessages.id)),
    api_keys: await db
      .select({ name: apiKeys.name, prefix: apiKeys.prefix, created_at: apiKeys.created_at })
      .from(apiKeys)
      .where(eq(apiKeys.user_id, id)),
  }
}

/** What a reader has made to watch by. */
async function watchedBy(db: Db, id: number) {
  return {
    alerts: await db
      .select({
        ...{ name: alerts.name, about: alerts.about, cik: alerts.cik, list_id: alerts.list_id },
        ...{ condition: alerts.condition, by_mail: alerts.by_mail, created_at: alerts.created_at },
      })
      .from(alerts)
      .where(eq(alerts.user_id, id))
      .orderBy(asc(alerts.id)),
    webhooks: await db
      .select({ url: webhooks.url, disabled_reason: webhooks.disabled_reason, created_at: webhooks.created_at })
      .from(webhooks)
      .where(eq(webhooks.user_id, id))
      .orderBy(asc(webhooks.id)),
    saved_screens: await db
      .select({
        ...{ name: savedScreens.name, query: savedScreens.query },
        ...{ created_at: savedScreens.created_at, followed_at: savedScreens.followed_at },
      })
      .from(savedScreens)
      .where(eq(savedScreens.user_id, id))
      .orderBy(asc(savedScreens.id)),
    own_lists: await db
      .select({
        name: companyLists.name,
        description: companyLists.description,
        share_slug: companyLists.share_slug,
        created_at: companyLists.created_at,
        ciks: sql<string[]>`array(select cik::text from ${companyListMembers}
          where list_id = ${companyLists.id} order by position, cik)`,
      })
      .from(companyLists)
      .where(eq(companyLists.owner_id, id))
      .orderBy(asc(companyLists.id)),
  }
}
