import { describe, expect, it } from 'vitest'
import { monthlyText, PLANS, type Plan, planButton, savedPercentage, statusText } from './plans.ts'

const plan = (name: string): Plan => {
  const found = PLANS.find((p) => p.basePlan === name)
  if (!found) throw new Error(name)
  return found
}

describe('prices', () => {
  it('are a twelfth of the year, to the cent', () => {
    expect([monthlyText(plan('Hobby'), 'yearly'), monthlyText(plan('Pro'), 'yearly')]).toEqual(['$8.33', '$16.67'])
    expect(monthlyText(plan('Pro'), 'monthly')).toBe('$20')
  })
  it('save what the badge says', () => expect(PLANS.map(savedPercentage)).toEqual(PLANS.map((p) => p.savePercentage)))
})

describe('planButton', () => {
  const active = { subscription_status: 'active', service_name: 'Hobby' as const, payment_period: 'yearly' as const }
  it('asks to sign in first', () =>
    expect(planButton(plan('Pro'), 'yearly', false, null).label).toBe('Sign in to Subscribe'))
  it('marks the current plan by service and period, all others are subscribed already', () => {
    expect(planButton(plan('Hobby'), 'yearly', true, active)).toMatchObject({
      label: 'Your Current Plan',
      isCurrent: true,
    })
    expect(planButton(plan('Hobby'), 'monthly', true, active).label).toBe('Already Subscribed')
    expect(planButton(plan('Pro'), 'yearly', true, active).disabledBecause).not.toBeNull()
  })
  it('opens without a subscription and after one has ended', () => {
    for (const status of [null, 'canceled', 'incomplete_expired']) {
      const ended = { ...active, subscription_status: status }
      expect(planButton(plan('Pro'), 'yearly', true, ended)).toMatchObject({
        label: 'Subscribe',
        disabledBecause: null,
      })
    }
  })
  it('sells no second one while one may still be charged for', () => {
    for (const status of ['incomplete', 'trialing', 'past_due', 'unpaid', 'paused']) {
      const live = { ...active, subscription_status: status }
      expect(planButton(plan('Pro'), 'yearly', true, live)).toEqual({
        label: 'Subscribe',
        disabledBecause: 'You have a subscription: see Manage subscription',
        isCurrent: false,
      })
    }
  })
  it('says the status in words', () =>
    expect(statusText('past_due')).toBe('Payment overdue: access is closed until it is paid'))
})
