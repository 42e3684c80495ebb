/**
 * Messages to webhooks. A message is claimed by moving its next attempt ahead; a process that dies in between leaves it
 * to the next one, under the same id: a receiver that keeps ids counts each once. What fails is tried again over a day,
 * then the webhook is switched off and its owner is told.
 */
import { and, eq, sql } from 'drizzle-orm'
import { type PostAnswer, postForeign } from '../../clients/web/post-foreign.ts'
import type { Db } from '../../db/open.ts'
import { alertEvents, alerts, outbox, users, webhookDeliveries, webhooks } from '../../db/schema.ts'
import { viewerOf } from '../../http/viewer/session.ts'
import { unseal } from '../../sealed.ts'
import type { AlertContext } from './context.ts'
import { type SeenEvent, seenEvents } from './events.ts'
import { disabledMail } from './mail.ts'
import { signedHeaders } from './signing.ts'

const MINUTE = 60_000
/** After the n-th failure: 1, 5, 15 minutes, 1, 2, 4, 8, 9 hours: a day in all. */
const BACKOFF = [1, 5, 15, 60, 120, 240, 480, 519].map((minutes) => minutes * MINUTE)
const LEASE = 5 * MINUTE
const AT_ONCE = 200
/** Of them to one webhook: a slow one keeps the others waiting no longer than this. */
const TO_ONE = 20
const GONE = 410

interface Claimed extends Record<string, unknown> {
  id: string
  webhook_id: string
  event_id: string | null
  message_id: string
  attempts: number
  created_at: string
}

/**
 * Sends what is due, one after the other. A webhook that takes a message not in is left alone until the next time, since
 * each silence lasts as long as the whole timeout.
 * @returns how many were taken in and how many were not
 */
export async function deliverDue(
  ctx: AlertContext,
  signal?: AbortSignal,
  resolve?: (host: string) => Promise<string[]>,
): Promise<{ delivered: number; later: number; failed: number }> {
  const counts = { delivered: 0, later: 0, failed: 0 }
  const asked = new Map<string, number>()
  for (let n = 0; n < AT_ONCE && !signal?.aborted; n += 1) {
    const left = [...asked].flatMap(([webhook, times]) => (times >= TO_ONE ? webhook : []))
    const claimed = await claim(ctx.db, ctx.now(), left)
    if (!claimed) break
    const outcome = await deliverOne(ctx, claimed, resolve)
    counts[outcome] += 1
    const times = asked.get(claimed.webhook_id) ?? 0
    asked.set(claimed.webhook_id, outcome === 'delivered' ? times + 1 : TO_ONE)
  }
  return counts
}

/** The next message that is due, for nobody else during the lease; materialized, so that it is never more than one. */
async function claim(db: Db, now: Date, left: readonly string[]): Promise<Claimed | null> {
  const { rows } = await db.execute<Claimed>(sql`
    with due as materialized (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'waiting' and w.disabled_reason is null
        and d.webhook_id <> all(string_to_array(${left.join(',')}, ',')::bigint[])
        and d.next_attempt_at <= ${now.toISOString()}::timestamptz
      order by d.next_attempt_at, d.id limit 1 for update of d skip locked)
    update webhook_deliveries set attempts = webhook_deliveries.attempts + 1,
      next_attempt_at = ${new Date(now.getTime() + LEASE).toISOString()}::timestamptz
    from due where webhook_deliveries.id = due.id
    returning webhook_deliveries.id, webhook_id, event_id, message_id, attempts, created_at`)
  return rows[0] ?? null
}

async function deliverOne(
  ctx: AlertContext,
  claimed: Claimed,
  resolve: ((host: string) => Promise<string[]>) | undefined,
): Promise<'delivered' | 'later' | 'failed'> {
  const [to] = await ctx.db
    .select({ hook: webhooks, user: users })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.user_id))
    .where(eq(webhooks.id, Number(claimed.webhook_id)))
  if (!to) return 'failed' // deleted meanwhile, and the message with it
  const now = ctx.now()
  const body = await bodyOf(ctx, claimed, to.user)
  if (body === null) {
    await conclude(ctx, claimed, 'failed', { status: null, text: '', error: 'What fired may not be seen any more' })
    return 'failed'
  }
  const { hook } = to
  const isHeld = hook.previous_until !== null && hook.previous_until > now
  const secrets = [hook.secret, ...(isHeld && hook.previous_secret ? [hook.previous_secret] : [])].flatMap(
    (sealed) => unseal(ctx.sessionSecret, sealed) ?? [],
  )
  const answer =
    secrets.length === 0
      ? { status: null, text: '', error: 'The secret cannot be read any more; roll it' }
      : await postForeign(hook.url, {
          headers: { 'content-type': 'application/json', ...signedHeaders(claimed.message_id, now, body, secrets) },
          ...{ body, timeout: ctx.settings.WEBHOOK_TIMEOUT_MS, allowsLoopback: ctx.settings.WEBHOOK_LOOPBACK },
          ...(resolve ? { resolve } : {}),
        })
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300
  if (isTaken) {
    await conclude(ctx, claimed, 'delivered', answer)
    return 'delivered'
  }
  const wait = BACKOFF[Number(claimed.attempts) - 1]
  const isLast = wait === undefined || answer.status === GONE || claimed.event_id === null
  if (!isLast) {
    await ctx.db
      .update(webhookDeliveries)
      .set({ ...lastAnswer(answer, now), next_attempt_at: new Date(now.getTime() + wait) })
      .where(stillOurs(claimed))
    return 'later'
  }
  await giveUp(ctx, claimed, to, answer)
  return 'failed'
}

/** @returns null where the reader may not see any more what fired */
async function bodyOf(
  ctx: AlertContext,
  { event_id, created_at }: Claimed,
  user: typeof users.$inferSelect,
): Promise<string | null> {
  const timestamp = new Date(created_at).toISOString()
  const data = event_id === null ? TEST : await eventData(ctx, Number(event_id), user)
  return data && JSON.stringify({ type: event_id === null ? 'alert.test' : 'alert.fired', timestamp, data })
}

const TEST = { text: 'This is a test of your webhook; nothing fired.' }

async function eventData(ctx: AlertContext, id: number, user: typeof users.$inferSelect) {
  const looking = { viewer: viewerOf(user), mode: ctx.settings.ACCESS }
  const [row] = await ctx.db
    .select({ event: alertEvents, alert: alerts })
    .from(alertEvents)
    .innerJoin(alerts, eq(alerts.id, alertEvents.alert_id))
    .where(eq(alertEvents.id, id))
  const [seen] = row ? await seenEvents(ctx.db, [row], looking) : []
  if (!row || !seen?.isOpen) return null
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  return { event_id: id, alert: { id: row.alert.id, name: row.alert.name }, ...told(seen, site) }
}

function told({ text, href, company, accession_number, fired, fired_at }: SeenEvent, site: string) {
  const { quantity, period_code, currency, value, prior, change } = fired
  return {
    ...{ text, url: `${site}${href}`, company, accession_number, fired_at },
    ...{ quantity, period_code, currency, value, prior, change },
  }
}

const lastAnswer = ({ status, text, error }: PostAnswer, at: Date) => ({
  ...{ status, answer: text === '' ? null : text, error, tried_at: at },
})

/**
 * As long as nobody else has taken the message up: a process that stood still longer than its lease and hears then that
 * nothing was taken in must not undo what the other one recorded.
 */
const stillOurs = ({ id, attempts }: Claimed) =>
  and(
    eq(webhookDeliveries.id, Number(id)),
    eq(webhookDeliveries.attempts, Number(attempts)),
    eq(webhookDeliveries.state, 'waiting'),
  )

async function conclude(ctx: AlertContext, claimed: Claimed, state: 'delivered' | 'failed', answer: PostAnswer) {
  await ctx.db
    .update(webhookDeliveries)
    .set({ state, ...lastAnswer(answer, ctx.now()) })
    .where(stillOurs(claimed))
}

/** A test that fails says so and no more; a message that nobody took in for a day switches the webhook off, with a mail. */
async function giveUp(
  ctx: AlertContext,
  claimed: Claimed,
  { hook, user }: { hook: typeof webhooks.$inferSelect; user: typeof users.$inferSelect },
  answer: PostAnswer,
): Promise<void> {
  const now = ctx.now()
  await ctx.inTx(async (tx) => {
    const given = await tx
      .update(webhookDeliveries)
      .set({ state: 'failed', ...lastAnswer(answer, now) })
      .where(stillOurs(claimed))
      .returning({ id: webhookDeliveries.id })
    if (given.length === 0 || claimed.event_id === null) return
    const said = answer.error ?? `It answered ${answer.status}`
    const reason = answer.status === GONE ? 'It said that it is gone (410)' : `Nothing was taken in for a day: ${said}`
    const off = await tx
      .update(webhooks)
      .set({ disabled_reason: reason })
      .where(and(eq(webhooks.id, hook.id), sql`${webhooks.disabled_reason} is null`))
      .returning({ id: webhooks.id })
    if (off.length === 0) return
    await tx.insert(outbox).values({
      ...{ user_id: user.id, to_email: user.email, created_at: now, next_attempt_at: now },
      ...disabledMail(hook.url, reason, ctx.settings.PUBLIC_URL.replace(/\/+$/, ''), now),
      once_key: `webhook-disabled:${hook.id}:${claimed.id}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  })
}
