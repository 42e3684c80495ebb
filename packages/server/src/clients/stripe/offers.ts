/** Plans at the payment provider: which price is which plan, and the addresses of its checkout and portal (decision 23). */
import type { BasePlan, BillingPeriod } from '@topline/core/plans/plans.ts'
import type { Settings } from '../../settings.ts'

export interface Offer {
  service_name: BasePlan
  payment_period: BillingPeriod
}

const OFFERS: readonly Offer[] = [
  { service_name: 'Hobby', payment_period: 'monthly' },
  { service_name: 'Hobby', payment_period: 'yearly' },
  { service_name: 'Pro', payment_period: 'monthly' },
  { service_name: 'Pro', payment_period: 'yearly' },
]

export const isPaymentConfigured = (settings: Settings): boolean => settings.STRIPE_WEBHOOK_SECRET !== ''

/** How the names of settings spell plans and periods. */
const SETTING_OF = { Hobby: 'HOBBY', Pro: 'PRO', monthly: 'MONTHLY', yearly: 'YEARLY' } as const

const nameOf = ({ service_name, payment_period }: Offer) =>
  `${SETTING_OF[service_name]}_${SETTING_OF[payment_period]}` as const

/** The price id of an offer: the configured one, else that of the demo checkout. */
export function priceOf(settings: Settings, offer: Offer): string {
  if (isPaymentConfigured(settings)) return settings[`STRIPE_PRICE_${nameOf(offer)}`]
  return `price_demo_${nameOf(offer).toLowerCase()}`
}

/** What is sold at this price; null for a price that is none of ours. */
export function offerOfPrice(settings: Settings, price: string): Offer | null {
  return OFFERS.find((offer) => priceOf(settings, offer) === price) ?? null
}

interface Buyer {
  id: number
  email: string
}

/** The provider's checkout of an offer, for this person. */
export function checkoutAddress(settings: Settings, offer: Offer, buyer: Buyer): string {
  const url = new URL(settings[`STRIPE_LINK_${nameOf(offer)}`])
  url.searchParams.set('prefilled_email', buyer.email)
  url.searchParams.set('client_reference_id', String(buyer.id))
  return url.href
}

export function portalAddress(settings: Settings, buyer: Buyer): string {
  const url = new URL(settings.STRIPE_PORTAL_URL)
  url.searchParams.set('prefilled_email', buyer.email)
  return url.href
}
