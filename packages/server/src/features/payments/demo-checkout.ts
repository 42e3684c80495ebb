/** What the demo checkout and portal do: they make events as the provider would, one after the other. */
import { SUBSCRIPTION_STATUSES } from '@topline/core/access/access.ts'
import { isLive } from '@topline/core/plans/live.ts'
import { eq } from 'drizzle-orm'
import type { Offer } from '../../clients/stripe/offers.ts'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../db/open.ts'
import { checkoutSessions, subscriptions, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { UserRow } from '../../http/viewer/session.ts'
import {
  checkoutEvent,
  type DemoEvent,
  type DemoSubscription,
  demoId,
  periodEnd,
  subscriptionEvent,
} from './demo-events.ts'
import { type SubscriptionRow, subscriptionsOf } from './queries.ts'

export const DEMO_OFFERS: readonly Offer[] = [
  { service_name: 'Hobby', payment_period: 'monthly' },
  { service_name: 'Hobby', payment_period: 'yearly' },
  { service_name: 'Pro', payment_period: 'monthly' },
  { service_name: 'Pro', payment_period: 'yearly' },
]

export const DEMO_ACTIONS = [
  'cancel',
  'cancel-later',
  'keep',
  ...SUBSCRIPTION_STATUSES.map((status) => `status-${status}` as const),
  ...DEMO_OFFERS.map((offer) => `plan-${offer.service_name}-${offer.payment_period}` as const),
] as const
export type DemoAction = (typeof DEMO_ACTIONS)[number]

/** Delivers an event to this site's own webhook. */
export type Deliver = (event: DemoEvent) => Promise<void>

type Ctx = Pick<AppContext, 'db' | 'settings' | 'now'>

/**
 * Begins and finishes a checkout; the events come in the order in which the provider tends to send them, which is not
 * the one that would be convenient.
 * @returns the id for `checkout_session_id`
 * @throws AppError 409 with a live subscription
 */
export async function payDemo(ctx: Ctx, deliver: Deliver, user: UserRow, offer: Offer): Promise<string> {
  if (isLive(user.subscription_status)) throw new AppError('conflict', 'You have a subscription already')
  const now = ctx.now()
  const id = demoId('cs')
  await ctx.db.insert(checkoutSessions).values({ id, user_id: user.id, ...offer, created_at: now })
  const started: DemoSubscription = {
    id: demoId('sub'),
    customer: user.stripe_customer_id ?? demoId('cus'),
    offer,
    status: 'incomplete',
    cancel_at_period_end: false,
    current_period_end: periodEnd(offer, now),
  }
  await deliver(subscriptionEvent('created', ctx.settings, started, now))
  await deliver(subscriptionEvent('updated', ctx.settings, { ...started, status: 'active' }, now))
  await deliver(checkoutEvent({ id, customer: started.customer, subscription: started.id }, user, now))
  return id
}

/** The subscription that the portal shows: a live one, else the last; null = none. */
export async function managedSubscription(db: Db, userId: number): Promise<SubscriptionRow | null> {
  const rows = await subscriptionsOf(db, userId)
  return rows.find((row) => isLive(row.status)) ?? rows[0] ?? null
}

export function offerOf({ service_name, payment_period }: SubscriptionRow): Offer | null {
  return service_name && payment_period ? { service_name, payment_period } : null
}

/** @throws AppError 409 when there is no live subscription to change */
export async function changeDemo(ctx: Ctx, deliver: Deliver, user: UserRow, action: DemoAction): Promise<void> {
  const row = await managedSubscription(ctx.db, user.id)
  const offer = row && offerOf(row)
  if (!row?.customer_id || !offer || !isLive(row.status)) {
    throw new AppError('conflict', 'There is no subscription to change')
  }
  const now = ctx.now()
  const current: DemoSubscription = {
    id: row.id,
    customer: row.customer_id,
    offer,
    // the column holds what the event's schema let through
    status: row.status as DemoSubscription['status'],
    cancel_at_period_end: row.cancel_at_period_end,
    current_period_end: Math.floor((row.current_period_end ?? now).getTime() / 1000),
  }
  const change = changeOf(action, current, now)
  const kind = change.status === 'canceled' ? 'deleted' : 'updated'
  await deliver(subscriptionEvent(kind, ctx.settings, { ...current, ...change }, now))
}

function changeOf(action: DemoAction, current: DemoSubscription, now: Date): Partial<DemoSubscription> {
  if (action === 'cancel') return { status: 'canceled' }
  if (action === 'cancel-later') return { cancel_at_period_end: true }
  if (action === 'keep') return { cancel_at_period_end: false }
  const status = SUBSCRIPTION_STATUSES.find((one) => action === `status-${one}`)
  if (status) return { status }
  const offer = DEMO_OFFERS.find((one) => action === `plan-${one.service_name}-${one.payment_period}`) ?? current.offer
  return { offer, status: 'active', cancel_at_period_end: false, current_period_end: periodEnd(offer, now) }
}

/** A persona's own subscription as if it had been bought: so that the portal has something to manage. */
export async function startDemoSubscription(
  tx: Tx,
  userId: number,
  facts: Offer & { status: DemoSubscription['status'] },
  now: Date,
): Promise<void> {
  const customer = `cus_demo_persona_${userId}`
  await tx.update(users).set({ stripe_customer_id: customer }).where(eq(users.id, userId))
  await tx.insert(subscriptions).values({
    id: demoId('sub'),
    user_id: userId,
    customer_id: customer,
    ...facts,
    current_period_end: new Date(periodEnd(facts, now) * 1000),
    is_demo: true,
    last_event_at: new Date(Math.floor(now.getTime() / 1000) * 1000),
    last_event_id: demoId('evt'),
  })
}
