/**
 * Stripe's signature over an event's bytes: `t=seconds,v1=hex[,v1=hex…]`, five minutes of tolerance either way. The
 * library checks the signatures; it takes any time in the future, so that is checked here.
 */
import Stripe from 'stripe'

const TOLERANCE_SECONDS = 300

/** The event's JSON when one of the secrets signed exactly these bytes at about this time; null otherwise. */
export function openSignedEvent(body: Buffer, header: unknown, secrets: readonly string[], now: Date): unknown {
  if (typeof header !== 'string') return null
  const stamped = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1])
  const seconds = Math.floor(now.getTime() / 1000)
  if (!(Math.abs(seconds - stamped) <= TOLERANCE_SECONDS)) return null
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
    } catch (error) {
      // A body that is signed and is no JSON is as good as one that is not signed.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError))
        throw error
    }
  }
  return null
}

/** The header that Stripe would send with this body; for the demo checkout. */
export function signEvent(payload: string, secret: string, now: Date): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now.getTime() / 1000) })
}
