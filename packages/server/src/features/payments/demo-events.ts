/**
 * The events that the demo checkout and portal send: in the provider's shape, signed with a secret of this
 * installation, handled by the same code as real ones (decision 21).
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { SubscriptionStatus } from '@topline/core/access/access.ts'
import { type Offer, priceOf } from '../../clients/stripe/offers.ts'
import type { Settings } from '../../settings.ts'

export const demoSecret = (sessionSecret: string): string =>
  `whsec_${createHmac('sha256', sessionSecret).update('demo payments').digest('hex')}`

/** An id as the provider makes them: `sub_demo_…`. */
export const demoId = (kind: 'cs' | 'cus' | 'sub' | 'evt'): string => `${kind}_demo_${randomBytes(12).toString('hex')}`

export interface DemoSubscription {
  id: string
  customer: string
  offer: Offer
  status: SubscriptionStatus
  cancel_at_period_end: boolean
  /** seconds since 1970 */
  current_period_end: number
}

const DAY = 86_400
const LENGTH = { monthly: 30 * DAY, yearly: 365 * DAY }

/** When a period that begins now ends, seconds since 1970. */
export const periodEnd = (offer: Offer, now: Date): number =>
  Math.floor(now.getTime() / 1000) + LENGTH[offer.payment_period]

export interface DemoEvent {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: false
  data: { object: Record<string, unknown> }
}

const eventOf = (type: string, now: Date, object: Record<string, unknown>): DemoEvent => ({
  id: demoId('evt'),
  object: 'event',
  type,
  created: Math.floor(now.getTime() / 1000),
  livemode: false,
  data: { object },
})

export function checkoutEvent(
  checkout: { id: string; customer: string; subscription: string },
  buyer: { id: number; email: string },
  now: Date,
): DemoEvent {
  const { id, customer, subscription } = checkout
  return eventOf('checkout.session.completed', now, {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    subscription,
    client_reference_id: String(buyer.id),
    customer_details: { email: buyer.email },
  })
}

export function subscriptionEvent(
  kind: 'created' | 'updated' | 'deleted',
  settings: Settings,
  subscription: DemoSubscription,
  now: Date,
): DemoEvent {
  const { id, customer, offer, status, cancel_at_period_end, current_period_end } = subscription
  return eventOf(`customer.subscription.${kind}`, now, {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end,
    items: { object: 'list', data: [{ price: { id: priceOf(settings, offer) }, current_period_end }] },
  })
}
