/** Messages to webhooks as Standard Webhooks has them: an id, a time, and a signature for each secret that holds. */
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
export const newMessageId = (): string => `msg_${randomBytes(18).toString('base64url')}`

/**
 * @param secrets the newest first; all of them sign, so that a receiver may change over in its own time
 * @param at seconds count, milliseconds are cut off
 */
export function signedHeaders(message_id: string, at: Date, body: string, secrets: readonly string[]) {
  return {
    'webhook-id': message_id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(message_id, at, body)).join(' '),
  }
}
