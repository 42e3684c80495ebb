/** The five demo personas: each sign-in starts one as it is described, whatever was clicked before. */
import { isDeepStrictEqual } from 'node:util'
import type { BasePlan, BillingPeriod } from '@topline/core/plans/plans.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { subscriptions, users } from '../../db/schema.ts'
import type { UserRow } from '../../http/viewer/session.ts'
import { startDemoSubscription } from '../payments/demo-checkout.ts'
import { refreshUser } from '../payments/queries.ts'
import { getUser } from './queries.ts'

export const persona = z.enum(['free', 'hobby', 'pro', 'past_due', 'admin'])
export type Persona = z.infer<typeof persona>

interface Described {
  name: string
  is_admin: boolean
  subscription: { status: 'active' | 'past_due'; service_name: BasePlan; payment_period: BillingPeriod } | null
}

const PERSONAS: Readonly<Record<Persona, Described>> = {
  free: { name: 'Fran Free', is_admin: false, subscription: null },
  hobby: {
    name: 'Holly Hobby',
    is_admin: false,
    subscription: { status: 'active', service_name: 'Hobby', payment_period: 'yearly' },
  },
  pro: {
    name: 'Percy Pro',
    is_admin: false,
    subscription: { status: 'active', service_name: 'Pro', payment_period: 'monthly' },
  },
  past_due: {
    name: 'Dora Due',
    is_admin: false,
    subscription: { status: 'past_due', service_name: 'Hobby', payment_period: 'monthly' },
  },
  admin: { name: 'Ada Admin', is_admin: true, subscription: null },
}

const NO_SUBSCRIPTION = { status: null, service_name: null, payment_period: null }

/** The persona's account; what a demo checkout or portal made of it before is put back. */
export async function personaUser(ctx: Pick<AppContext, 'inTx' | 'now'>, name: Persona): Promise<UserRow> {
  const { subscription, ...described } = PERSONAS[name]
  return ctx.inTx(async (tx) => {
    const user = await makePersona(tx, name, described)
    const facts = [user.subscription_status, user.service_name, user.payment_period]
    const { status, service_name, payment_period } = subscription ?? NO_SUBSCRIPTION
    if (isDeepStrictEqual(facts, [status, service_name, payment_period])) return user
    await tx.delete(subscriptions).where(and(eq(subscriptions.user_id, user.id), eq(subscriptions.is_demo, true)))
    if (subscription) await startDemoSubscription(tx, user.id, subscription, ctx.now())
    await refreshUser(tx, user.id)
    return getUser(tx, user.id)
  })
}

async function makePersona(tx: Tx, name: Persona, described: { name: string; is_admin: boolean }): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({ ...described, email: `${name.replace('_', '-')}@demo.invalid`, demo_persona: name })
    .onConflictDoUpdate({ target: users.demo_persona, set: { is_admin: described.is_admin } })
    .returning()
  if (!user) throw new Error(`Demo persona ${name} was not made`)
  return user
}
