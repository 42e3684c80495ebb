/** The events of the payment provider as far as they are read; everything else in them is left alone. */
import { SUBSCRIPTION_STATUSES } from '@topline/core/access/access.ts'
import { z } from 'zod'

/** Seconds since 1970, up to the last year of four digits. */
const seconds = z.int().min(0).max(253_402_300_799)

export const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  /** of when it happened there */
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
export type StripeEvent = z.infer<typeof stripeEvent>

/** A customer is sent as its id, or whole where the account asks for that. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

export const checkoutObject = z.object({
  id: z.string(),
  customer: reference.nullish(),
  client_reference_id: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
})

const item = z.object({
  price: z.object({ id: z.string() }),
  current_period_end: seconds.nullish(),
})

export const subscriptionObject = z.object({
  id: z.string(),
  customer: reference,
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancel_at_period_end: z.boolean().nullish(),
  /** older versions of the provider's API have it here, newer ones in the items */
  current_period_end: seconds.nullish(),
  items: z.object({ data: z.array(item) }),
})
export type SubscriptionObject = z.infer<typeof subscriptionObject>
