/**
 * The two plans and what the pricing page says about them. Prices in whole US dollars a month or a year
 * (decision 22).
 */
import { isActiveStatus } from '../access/access.ts'
import { isLive } from './live.ts'

export type BasePlan = 'Hobby' | 'Pro'
export type BillingPeriod = 'monthly' | 'yearly'

export interface Plan {
  title: string
  basePlan: BasePlan
  /** US dollars for a month, billed monthly */
  monthlyPrice: number
  /** US dollars for a year, billed once */
  yearlyPrice: number
  savePercentage: number
  description: string
  features: readonly string[]
}

export const PLANS: readonly Plan[] = [
  {
    title: 'Hobby',
    basePlan: 'Hobby',
    monthlyPrice: 10,
    yearlyPrice: 100,
    savePercentage: 16,
    description: 'For reading: every analysed statement and its income flow.',
    features: [
      'All analysed earnings',
      'Income flow graphs',
      'E-mail reports',
      'QC results on every statement',
      'Compare up to 5 companies',
    ],
  },
  {
    title: 'Pro',
    basePlan: 'Pro',
    monthlyPrice: 20,
    yearlyPrice: 200,
    savePercentage: 16,
    description: 'For working: ask for what is missing, and ask the filing.',
    features: ['Everything in Hobby', 'Request analysis of unparsed earnings', 'AI chat about reports'],
  },
]

/** Large price of a card: "$8.33" a month when billed yearly, "$10" when billed monthly. */
export function monthlyText(plan: Plan, period: BillingPeriod): string {
  if (period === 'monthly') return `$${plan.monthlyPrice}`
  return `$${(Math.round((plan.yearlyPrice * 100) / 12) / 100).toFixed(2)}`
}

/** Share saved by paying for a year at once, in whole percent, rounded down: 16. */
export function savedPercentage(plan: Plan): number {
  return Math.floor((1 - plan.yearlyPrice / (plan.monthlyPrice * 12)) * 100)
}

export interface Subscription {
  subscription_status: string | null
  service_name: BasePlan | null
  payment_period: BillingPeriod | null
}

export interface PlanButton {
  label: string
  /** why it cannot be used; null = it can */
  disabledBecause: string | null
  isCurrent: boolean
}

/** The button of a card (decision 22). `isSignedIn` false: nobody can subscribe yet. */
export function planButton(
  plan: Plan,
  period: BillingPeriod,
  isSignedIn: boolean,
  subscription: Subscription | null,
): PlanButton {
  if (!isSignedIn) return { label: 'Sign in to Subscribe', disabledBecause: 'Sign in first', isCurrent: false }
  if (!subscription || !isActiveStatus(subscription.subscription_status)) {
    // The server refuses a second subscription while one may still be charged for (decision 13).
    const isOpen = !isLive(subscription?.subscription_status ?? null)
    const disabledBecause = isOpen ? null : 'You have a subscription: see Manage subscription'
    return { label: 'Subscribe', disabledBecause, isCurrent: false }
  }
  const isCurrent = subscription.service_name === plan.basePlan && subscription.payment_period === period
  const label = isCurrent ? 'Your Current Plan' : 'Already Subscribed'
  return { label, disabledBecause: isCurrent ? 'This is your plan' : 'Change it under Manage subscription', isCurrent }
}

const STATUS_TEXT: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'On trial: plans open with the first payment',
  past_due: 'Payment overdue: access is closed until it is paid',
  unpaid: 'Unpaid: access is closed',
  paused: 'Paused: access is closed',
  canceled: 'Cancelled',
  incomplete: 'First payment not finished',
  incomplete_expired: 'First payment expired',
}

/** The real status in words and what it means for access (decision 13). */
export const statusText = (status: string): string => STATUS_TEXT[status] ?? status
