/** Addresses that prove themselves without a session: for feeds and for ending mails. */
import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'alert-feed' | 'alert-mails'
const TOKEN = /^a(\d{1,15})-([0-9a-f]{40})$/

export const readerToken = (secret: string, purpose: Purpose, userId: number): string =>
  `a${userId}-${createHmac('sha256', secret).update(`${purpose}:${userId}`).digest('hex').slice(0, 40)}`

/** @returns the user whose token it is, else null */
export function userOfToken(secret: string, purpose: Purpose, token: string): number | null {
  const id = Number(TOKEN.exec(token)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const [given, expected] = [Buffer.from(token), Buffer.from(readerToken(secret, purpose, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
