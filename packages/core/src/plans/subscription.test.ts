import { describe, expect, it } from 'vitest'
import { isLive } from './live.ts'
import { factsOfSubscriptions, type KnownSubscription } from './subscription.ts'

const one = (more: Partial<KnownSubscription>): KnownSubscription => ({
  status: 'active',
  service_name: 'Hobby',
  payment_period: 'monthly',
  last_event_at: 1,
  ...more,
})

describe('factsOfSubscriptions', () => {
  it('has nothing to say of nobody', () =>
    expect(factsOfSubscriptions([])).toEqual({ subscription_status: null, service_name: null, payment_period: null }))
  it('takes an active one before a later ended one', () =>
    expect(
      factsOfSubscriptions([one({ status: 'canceled', service_name: 'Pro', last_event_at: 9 }), one({})]),
    ).toMatchObject({ subscription_status: 'active', service_name: 'Hobby' }))
  it('takes Pro before Hobby where both are active', () =>
    expect(factsOfSubscriptions([one({ last_event_at: 9 }), one({ service_name: 'Pro' })]).service_name).toBe('Pro'))
  it('takes a live one before an ended one, else the one heard of last', () => {
    expect(
      factsOfSubscriptions([one({ status: 'canceled', last_event_at: 9 }), one({ status: 'past_due' })])
        .subscription_status,
    ).toBe('past_due')
    expect(
      factsOfSubscriptions([
        one({ status: 'canceled', last_event_at: 2 }),
        one({ status: 'incomplete_expired', last_event_at: 3 }),
      ]).subscription_status,
    ).toBe('incomplete_expired')
  })
  it('opens nothing for a price that is not ours', () =>
    expect(factsOfSubscriptions([one({ service_name: null })]).subscription_status).toBeNull())
})

describe('isLive', () => {
  it('says which may still be charged for', () => {
    const states = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired']
    expect(states.filter(isLive)).toEqual(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'])
    expect([isLive('canceled'), isLive(null)]).toEqual([false, false])
  })
})
