import { factsOfSubscriptions, type KnownSubscription } from '@topline/core/plans/subscription.ts'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { subscriptions, users } from '../../db/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Events of one customer are handled one after the other, in all processes: binding and subscribing must see each other. */
export async function lockCustomer(tx: Tx, customer: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${customer}`}, 0))`)
}

/** The account a customer of the payment provider belongs to; null while nobody is known. */
export async function ownerOfCustomer(db: Db, customer: string): Promise<number | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.stripe_customer_id, customer))
  if (user) return user.id
  const [row] = await db
    .select({ user_id: subscriptions.user_id })
    .from(subscriptions)
    .where(and(eq(subscriptions.customer_id, customer), isNotNull(subscriptions.user_id)))
    .limit(1)
  return row?.user_id ?? null
}

/** Writes what a person's subscriptions mean into the account; both are read and written under the account's lock. */
export async function refreshUser(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.user_id, userId))
  await tx
    .update(users)
    .set(factsOfSubscriptions(rows.map(knownOf)))
    .where(eq(users.id, userId))
}

function knownOf(row: SubscriptionRow): KnownSubscription {
  return {
    // the column holds what the event's schema let through
    status: row.status as KnownSubscription['status'],
    service_name: row.service_name,
    payment_period: row.payment_period,
    last_event_at: row.last_event_at.getTime(),
  }
}

/** A person's subscriptions, the one heard of last first. */
export async function subscriptionsOf(db: Db, userId: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, userId))
    .orderBy(desc(subscriptions.last_event_at), desc(subscriptions.created_at))
}
