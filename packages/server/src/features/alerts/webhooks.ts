/** Webhooks of a reader: made with a secret that is shown once, rolled, tried, switched on again, deleted. */
import type { MadeWebhook, Webhook } from '@topline/core/api/account/alerts.ts'
import { DAY_MS } from '@topline/core/format/day.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { refusedAddress } from '../../clients/web/post-foreign.ts'
import type { Db, Tx } from '../../db/open.ts'
import { webhookDeliveries, webhooks } from '../../db/schema.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { seal } from '../../sealed.ts'
import type { AlertContext } from './context.ts'
import { sendWebhooks } from './jobs.ts'
import { newMessageId, newSecret } from './signing.ts'

const MOST = 5
const SHOWN = 20

type HookRow = typeof webhooks.$inferSelect

export async function webhooksOf(db: Db, userId: number): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).where(eq(webhooks.user_id, userId)).orderBy(webhooks.id)
  return Promise.all(rows.map((row) => viewHook(db, row)))
}

/** @throws AppError 422 for what is no address, 409 past the most */
export async function createWebhook(ctx: AlertContext, userId: number, url: string): Promise<MadeWebhook> {
  const refused = refusedAddress(url, { allowsLoopback: ctx.settings.WEBHOOK_LOOPBACK })
  if (refused !== null) throw invalid(refused)
  const secret = newSecret()
  const row = await ctx.inTx(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${userId} for update`)
    if ((await tx.$count(webhooks, eq(webhooks.user_id, userId))) >= MOST)
      throw new AppError('conflict', `At most ${MOST} webhooks; delete one first`)
    const values = { user_id: userId, url, secret: seal(ctx.sessionSecret, secret), created_at: ctx.now() }
    const [made] = await tx.insert(webhooks).values(values).returning()
    if (!made) throw new Error('the webhook was not stored')
    return made
  })
  return { ...(await viewHook(ctx.db, row)), secret }
}

/** A new secret; the one before it signs as well for a day. @throws AppError 404 */
export async function rollSecret(ctx: AlertContext, userId: number, id: number): Promise<MadeWebhook> {
  const secret = newSecret()
  const row = await ctx.inTx(async (tx) => {
    const stored = await ownHook(tx, userId, id)
    const [rolled] = await tx
      .update(webhooks)
      .set({
        secret: seal(ctx.sessionSecret, secret),
        previous_secret: stored.secret,
        previous_until: new Date(ctx.now().getTime() + DAY_MS),
      })
      .where(eq(webhooks.id, id))
      .returning()
    return rolled ?? stored
  })
  return { ...(await viewHook(ctx.db, row)), secret }
}

/** What waited meanwhile is sent now. @throws AppError 404 */
export async function enableWebhook(ctx: AlertContext, userId: number, id: number): Promise<void> {
  await ctx.inTx(async (tx) => {
    await ownHook(tx, userId, id)
    await tx.update(webhooks).set({ disabled_reason: null }).where(eq(webhooks.id, id))
    await ctx.jobs.send(sendWebhooks, {})
  })
}

/** A message that says that nothing fired; it goes the way of all others. @throws AppError 404, 409 while it is off */
export async function tryWebhook(ctx: AlertContext, userId: number, id: number): Promise<void> {
  await ctx.inTx(async (tx) => {
    const hook = await ownHook(tx, userId, id)
    if (hook.disabled_reason !== null) throw new AppError('conflict', 'The webhook is off; switch it on first')
    const at = ctx.now()
    const values = { webhook_id: id, message_id: newMessageId(), created_at: at, next_attempt_at: at }
    await tx.insert(webhookDeliveries).values(values)
    await ctx.jobs.send(sendWebhooks, {})
  })
}

/** @throws AppError 404 */
export async function deleteWebhook(ctx: AlertContext, userId: number, id: number): Promise<void> {
  await ctx.inTx(async (tx) => {
    await ownHook(tx, userId, id)
    await tx.delete(webhooks).where(eq(webhooks.id, id))
  })
}

async function ownHook(tx: Tx, userId: number, id: number): Promise<HookRow> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.user_id, userId)))
    .for('update')
  if (!row) throw notFound('Webhook not found')
  return row
}

async function viewHook(db: Db, row: HookRow): Promise<Webhook> {
  const deliveries = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook_id, row.id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN)
  return {
    ...{ id: row.id, url: row.url, disabled_reason: row.disabled_reason, created_at: row.created_at.toISOString() },
    previous_until: row.previous_until?.toISOString() ?? null,
    deliveries: deliveries.map((one) => ({
      ...{ id: one.id, message_id: one.message_id, event_id: one.event_id, state: one.state, attempts: one.attempts },
      ...{ status: one.status, answer: one.answer, error: one.error, created_at: one.created_at.toISOString() },
      tried_at: one.tried_at?.toISOString() ?? null,
      next_attempt_at: one.state === 'waiting' ? one.next_attempt_at.toISOString() : null,
    })),
  }
}
