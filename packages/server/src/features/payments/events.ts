/**
 * Events of the payment provider, each handled once by its id (decision 21). They arrive twice, late and out of order:
 * of one subscription the newest event wins; of two in the same second a deletion, else the one received later.
 */
import { sql } from 'drizzle-orm'
import {
  checkoutObject,
  type StripeEvent,
  type SubscriptionObject,
  stripeEvent,
  subscriptionObject,
} from '../../clients/stripe/events.ts'
import { isPaymentConfigured, offerOfPrice } from '../../clients/stripe/offers.ts'
import { openSignedEvent } from '../../clients/stripe/signature.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { checkoutSessions, subscriptions, unboundEvents, webhookEvents } from '../../db/schema.ts'
import { readAddress } from '../../email-address.ts'
import { AppError } from '../../errors.ts'
import { isDemoPossible } from '../../settings.ts'
import { findUnstorable } from '../../storable.ts'
import { bindCheckout } from './binding.ts'
import { demoSecret } from './demo-events.ts'
import { lockCustomer, ownerOfCustomer, refreshUser } from './queries.ts'

type Ctx = Pick<AppContext, 'inTx' | 'settings' | 'sessionSecret' | 'now' | 'log'>

/** What became of an event; kept beside its id. */
type Outcome = 'bound' | 'waiting' | 'applied' | 'stale' | 'ignored' | 'unreadable'

/** @throws AppError 400 when nobody we know signed these bytes */
export async function receiveEvent(ctx: Ctx, body: Buffer, signature: unknown): Promise<void> {
  const read = stripeEvent.safeParse(openSignedEvent(body, signature, secretsOf(ctx), ctx.now()))
  if (!read.success) throw new AppError('bad-request', 'The signature does not fit this event')
  const event = read.data
  if (findUnstorable(event) !== null) throw new AppError('bad-request', 'The event holds text that cannot be stored')
  const outcome = await ctx.inTx(async (tx) => {
    const isNew = await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, created_at: new Date(event.created * 1000), outcome: 'ignored' })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id })
    if (isNew.length === 0) return 'duplicate'
    const result = await handle(ctx, tx, event)
    await tx.update(webhookEvents).set({ outcome: result }).where(sql`${webhookEvents.id} = ${event.id}`)
    return result
  })
  ctx.log.info({ event: event.id, type: event.type, outcome }, 'payment event')
}

function secretsOf({ settings, sessionSecret }: Ctx): string[] {
  if (isPaymentConfigured(settings)) return [settings.STRIPE_WEBHOOK_SECRET]
  return isDemoPossible(settings) ? [demoSecret(sessionSecret)] : []
}

async function handle(ctx: Ctx, tx: Tx, event: StripeEvent): Promise<Outcome> {
  if (event.type === 'checkout.session.completed') return handleCheckout(ctx, tx, event)
  if (!event.type.startsWith('customer.subscription.')) return 'ignored'
  const read = subscriptionObject.safeParse(event.data.object)
  return read.success ? handleSubscription(ctx, tx, event, read.data) : 'unreadable'
}

async function handleCheckout(ctx: Ctx, tx: Tx, event: StripeEvent): Promise<Outcome> {
  const read = checkoutObject.safeParse(event.data.object)
  if (!read.success) return 'unreadable'
  const { id, customer, client_reference_id, customer_details, customer_email } = read.data
  if (!customer) return 'ignored'
  await tx.update(checkoutSessions).set({ completed_at: ctx.now() }).where(sql`${checkoutSessions.id} = ${id}`)
  const email = readAddress(customer_details?.email ?? customer_email ?? '')
  if (await bindCheckout(tx, customer, { client_reference_id: client_reference_id ?? null, email })) return 'bound'
  await tx.insert(unboundEvents).values({ id: event.id, email, customer_id: customer, payload: { checkout: id } })
  return 'waiting'
}

async function handleSubscription(
  ctx: Ctx,
  tx: Tx,
  event: StripeEvent,
  subscription: SubscriptionObject,
): Promise<Outcome> {
  const { id, customer } = subscription
  await lockCustomer(tx, customer)
  const user_id = await ownerOfCustomer(tx, customer)
  const offer = subscription.items.data.map((item) => offerOfPrice(ctx.settings, item.price.id)).find((o) => o !== null)
  const ends = subscription.items.data[0]?.current_period_end ?? subscription.current_period_end ?? null
  const row = {
    user_id,
    customer_id: customer,
    status: event.type === 'customer.subscription.deleted' ? 'canceled' : subscription.status,
    service_name: offer?.service_name ?? null,
    payment_period: offer?.payment_period ?? null,
    current_period_end: ends === null ? null : new Date(ends * 1000),
    cancel_at_period_end: subscription.cancel_at_period_end ?? false,
    is_demo: !isPaymentConfigured(ctx.settings),
    last_event_at: new Date(event.created * 1000),
    last_event_id: event.id,
    updated_at: ctx.now(),
  }
  const applied = await tx
    .insert(subscriptions)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: row,
      setWhere: sql`${subscriptions.last_event_at} < excluded.last_event_at or (${subscriptions.last_event_at} =
        excluded.last_event_at and (excluded.status = 'canceled' or ${subscriptions.status} <> 'canceled'))`,
    })
    .returning({ id: subscriptions.id })
  if (applied.length === 0) return 'stale'
  if (user_id === null) return 'waiting'
  await refreshUser(tx, user_id)
  return 'applied'
}
