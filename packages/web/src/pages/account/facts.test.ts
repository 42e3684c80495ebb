import { statusText } from '@topline/core/plans/plans.ts'
import { describe, expect, it } from 'vitest'
import { accountFacts } from './facts.ts'

const user = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  picture_url: null,
  is_admin: false,
  subscription_status: null,
  service_name: null,
  payment_period: null,
}

describe('accountFacts', () => {
  it('says that there is no plan, and nothing of a period', () =>
    expect(accountFacts(user, statusText)).toEqual([
      ['Name', 'Ada'],
      ['E-mail', 'ada@example.com'],
      ['Plan', 'No plan'],
    ]))
  it('names plan, state and period', () =>
    expect(
      accountFacts(
        { ...user, subscription_status: 'active', service_name: 'Pro', payment_period: 'yearly' },
        (status) => status.toUpperCase(),
      ).slice(2),
    ).toEqual([
      ['Plan', 'Pro'],
      ['Subscription', 'ACTIVE'],
      ['Billed', 'Yearly'],
    ]))
})
