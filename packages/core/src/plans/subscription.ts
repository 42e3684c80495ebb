/** What a person's subscriptions mean for access (decision 13: only `active` counts). */
import { isActiveStatus, type SubscriptionStatus } from '../access/access.ts'
import { isLive } from './live.ts'
import type { BasePlan, BillingPeriod } from './plans.ts'

/** One subscription at the card payment provider, as the newest event told. */
export interface KnownSubscription {
  status: SubscriptionStatus
  /** null: its price is none of ours, so it opens nothing here */
  service_name: BasePlan | null
  payment_period: BillingPeriod | null
  /** of the newest event, milliseconds since 1970 */
  last_event_at: number
}

export interface SubscriptionFacts {
  subscription_status: SubscriptionStatus | null
  service_name: BasePlan | null
  payment_period: BillingPeriod | null
}

const rank = (one: KnownSubscription): number => {
  if (isActiveStatus(one.status)) return one.service_name === 'Pro' ? 3 : 2
  return isLive(one.status) ? 1 : 0
}

/**
 * The subscription that counts for a person with several: an active one before any other, Pro before Hobby, a live one
 * before an ended one, then the one heard of last. Subscriptions to other things count as none.
 */
export function factsOfSubscriptions(subscriptions: readonly KnownSubscription[]): SubscriptionFacts {
  const ours = subscriptions.filter((one) => one.service_name !== null)
  const [first] = ours.sort((a, b) => rank(b) - rank(a) || b.last_event_at - a.last_event_at)
  if (!first) return { subscription_status: null, service_name: null, payment_period: null }
  const { status, service_name, payment_period } = first
  return { subscription_status: status, service_name, payment_period }
}
