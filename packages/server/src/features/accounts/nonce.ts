/**
 * Nonces for sign-ins with Google: signed by this installation, good for an hour, used once. Nothing is stored until
 * one is used, so asking for them costs no row.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../db/open.ts'
import { usedNonces } from '../../db/schema.ts'

const LIFE_SECONDS = 3600

interface Ctx {
  sessionSecret: string
  now(): Date
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`google-nonce ${text}`).digest('base64url')

export function issueNonce(ctx: Ctx): string {
  const text = `${Math.floor(ctx.now().getTime() / 1000) + LIFE_SECONDS}.${randomBytes(16).toString('base64url')}`
  return `${text}.${sign(ctx.sessionSecret, text)}`
}

/** True once for a nonce that was made here and is not too old; false for every other and every later use. */
export async function spendNonce(ctx: Ctx, tx: Tx, nonce: string): Promise<boolean> {
  const [until = '', random = '', signature = '', ...more] = nonce.split('.')
  const expected = Buffer.from(sign(ctx.sessionSecret, `${until}.${random}`))
  const given = Buffer.from(signature)
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const expires_at = new Date(Number(until) * 1000)
  if (expires_at.getTime() <= ctx.now().getTime()) return false
  const made = await tx.insert(usedNonces).values({ nonce: random, expires_at }).onConflictDoNothing().returning()
  return made.length === 1
}
