/**
 * Whose payment it is: by the user's id that went along to the checkout, else by a verified e-mail address that
 * exactly one user has. What nobody can be found for waits until somebody with that address signs in.
 */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { subscriptions, unboundEvents, users } from '../../db/schema.ts'
import { lockCustomer, ownerOfCustomer, refreshUser } from './queries.ts'

interface Buyer {
  /** the user's id that the checkout was opened with */
  client_reference_id: string | null
  /** as `readAddress` gives it */
  email: string | null
}

/** Binds a customer to its account. @returns whether an account was found */
export async function bindCheckout(tx: Tx, customer: string, buyer: Buyer): Promise<boolean> {
  await lockCustomer(tx, customer)
  const userId = (await userOfReference(tx, buyer.client_reference_id)) ?? (await userOfEmail(tx, buyer.email))
  if (userId === null) return false
  await bindCustomer(tx, customer, userId)
  return true
}

/** Payments that waited for this account: bound when it signs in. */
export async function bindWaiting(ctx: Pick<AppContext, 'inTx' | 'now'>, user: { id: number; email: string }) {
  await ctx.inTx(async (tx) => {
    const waiting = await tx
      .select({ id: unboundEvents.id, customer: unboundEvents.customer_id })
      .from(unboundEvents)
      .where(and(eq(sql`lower(${unboundEvents.email})`, user.email.toLowerCase()), isNull(unboundEvents.bound_at)))
    for (const { id, customer } of waiting) {
      if (customer !== null) {
        await lockCustomer(tx, customer)
        await bindCustomer(tx, customer, user.id)
      }
      await tx.update(unboundEvents).set({ bound_at: ctx.now() }).where(eq(unboundEvents.id, id))
    }
  })
}

/** A customer that belongs to somebody stays with them. */
async function bindCustomer(tx: Tx, customer: string, userId: number): Promise<void> {
  const owner = await ownerOfCustomer(tx, customer)
  if (owner !== null && owner !== userId) return
  await tx.update(users).set({ stripe_customer_id: customer }).where(eq(users.id, userId))
  await tx
    .update(subscriptions)
    .set({ user_id: userId })
    .where(and(eq(subscriptions.customer_id, customer), isNull(subscriptions.user_id)))
  await refreshUser(tx, userId)
}

async function userOfReference(tx: Tx, reference: string | null): Promise<number | null> {
  if (reference === null || !/^[1-9]\d{0,14}$/.test(reference)) return null
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, Number(reference)))
  return user?.id ?? null
}

/** An address counts as verified once its owner has signed in: every way in proves it. */
async function userOfEmail(tx: Tx, email: string | null): Promise<number | null> {
  if (email === null) return null
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.last_seen_at)))
  return found.length === 1 ? (found[0]?.id ?? null) : null
}
