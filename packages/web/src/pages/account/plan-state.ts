/** A person's plan in words, what it means for access, and the one thing to do. */
import { formatDate } from '@topline/core/format/date.ts'
import { PLANS } from '@topline/core/plans/plans.ts'
import type { PaymentFacts } from '../../api/account.ts'

export interface PlanState {
  title: string
  badge: { tone: 'ok' | 'bad' | 'warn' | 'neutral'; text: string } | null
  text: string
  action: { to: 'portal' | 'pricing'; label: string; isPrimary: boolean }
}

type Words = Pick<PlanState, 'badge' | 'text' | 'action'>
const MANAGE = { to: 'portal', label: 'Manage subscription', isPrimary: false } as const
const PAY = { to: 'portal', label: 'Update payment', isPrimary: true } as const
const VIEW = { to: 'pricing', label: 'View Plans', isPrimary: true } as const

export function planState(facts: PaymentFacts): PlanState {
  const { subscription_status: status, service_name, payment_period } = facts
  const name = service_name && payment_period ? `${service_name}, ${payment_period}` : (service_name ?? 'No plan')
  const words = status === null ? null : (STATES[status]?.(facts) ?? null)
  if (words === null) {
    return { title: 'No plan', badge: null, text: 'Free statements are open to you.', action: VIEW }
  }
  const isOver = status === 'canceled' || status === 'incomplete_expired'
  return { title: isOver ? 'No plan' : name, ...words }
}

const STATES: Readonly<Record<string, (facts: PaymentFacts) => Words>> = {
  active: (facts) => ({
    badge: { tone: 'ok', text: 'Active' },
    text: [priceText(facts), endText(facts)].filter(Boolean).join(', ').concat('.'),
    action: MANAGE,
  }),
  trialing: () => ({
    badge: { tone: 'warn', text: 'Trialing' },
    text: 'The trial does not open statements yet: access starts with the first payment.',
    action: MANAGE,
  }),
  past_due: () => ({
    badge: { tone: 'bad', text: 'Past due' },
    text: 'The last payment failed. Statements are closed until it goes through.',
    action: PAY,
  }),
  unpaid: () => ({
    badge: { tone: 'bad', text: 'Unpaid' },
    text: 'Payments have failed. Statements are closed until they are made.',
    action: PAY,
  }),
  incomplete: () => ({
    badge: { tone: 'warn', text: 'Incomplete' },
    text: 'The first payment is not finished. Statements open when it is.',
    action: PAY,
  }),
  paused: () => ({
    badge: { tone: 'neutral', text: 'Paused' },
    text: 'The subscription is paused. Statements are closed until it goes on.',
    action: MANAGE,
  }),
  canceled: (facts) => ({
    badge: { tone: 'neutral', text: 'Canceled' },
    text: `${facts.service_name ?? 'Your plan'} has ended. Free statements stay open.`,
    action: VIEW,
  }),
  incomplete_expired: () => ({
    badge: { tone: 'neutral', text: 'Expired' },
    text: 'The first payment was never finished. Free statements stay open.',
    action: VIEW,
  }),
}

function priceText({ service_name, payment_period }: PaymentFacts): string {
  const plan = PLANS.find((one) => one.basePlan === service_name)
  if (!plan || !payment_period) return ''
  return payment_period === 'yearly' ? `$${plan.yearlyPrice} a year` : `$${plan.monthlyPrice} a month`
}

function endText({ current_period_end, cancel_at_period_end }: PaymentFacts): string {
  if (!current_period_end) return ''
  const day = formatDate(current_period_end)
  return cancel_at_period_end ? `ends on ${day} and does not renew` : `next on ${day}`
}
