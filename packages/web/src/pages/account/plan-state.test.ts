import { describe, expect, it } from 'vitest'
import type { PaymentFacts } from '../../api/account.ts'
import { planState } from './plan-state.ts'

const facts = (more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  subscription_status: 'active',
  service_name: 'Pro',
  payment_period: 'yearly',
  provider: 'Stripe',
  current_period_end: '2026-03-03T00:00:00.000Z',
  cancel_at_period_end: false,
  ...more,
})

describe('planState', () => {
  it('says what an active plan costs and when it renews or ends', () => {
    expect(planState(facts())).toMatchObject({
      title: 'Pro, yearly',
      badge: { tone: 'ok', text: 'Active' },
      text: '$200 a year, next on Mar 3, 2026.',
    })
    expect(planState(facts({ cancel_at_period_end: true })).text).toBe(
      '$200 a year, ends on Mar 3, 2026 and does not renew.',
    )
    expect(planState(facts({ current_period_end: null, payment_period: 'monthly' })).text).toBe('$20 a month.')
  })
  it('has words and one button for each of the eight states, and for none', () => {
    const statuses = ['incomplete', 'incomplete_expired', 'trialing', 'past_due', 'canceled', 'unpaid', 'paused', null]
    const shown = statuses.map((subscription_status) => planState(facts({ subscription_status })))
    expect(shown.map((one) => [one.title, one.badge?.text ?? null, one.action.label])).toEqual([
      ['Pro, yearly', 'Incomplete', 'Update payment'],
      ['No plan', 'Expired', 'View Plans'],
      ['Pro, yearly', 'Trialing', 'Manage subscription'],
      ['Pro, yearly', 'Past due', 'Update payment'],
      ['No plan', 'Canceled', 'View Plans'],
      ['Pro, yearly', 'Unpaid', 'Update payment'],
      ['Pro, yearly', 'Paused', 'Manage subscription'],
      ['No plan', null, 'View Plans'],
    ])
    expect(new Set(shown.map((one) => one.text)).size).toBe(8)
  })
})
