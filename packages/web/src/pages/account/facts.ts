import type { User } from '@topline/core/api/wire.ts'

/** What an account says of itself, name and value; a person without a subscription has no period. */
export function accountFacts(user: User, statusText: (status: string) => string): [string, string][] {
  const facts: [string, string][] = [
    ['Name', user.name],
    ['E-mail', user.email],
    ['Plan', user.service_name ?? 'No plan'],
  ]
  if (user.subscription_status) facts.push(['Subscription', statusText(user.subscription_status)])
  if (user.payment_period) facts.push(['Billed', user.payment_period === 'yearly' ? 'Yearly' : 'Monthly'])
  return facts
}
