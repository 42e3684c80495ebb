/** The five demo personas; made when somebody first signs in as one. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { users } from '../../db/schema.ts'
import type { UserRow } from '../../http/session.ts'
import { getUser } from './queries.ts'

export const persona = z.enum(['free', 'hobby', 'pro', 'past_due', 'admin'])
export type Persona = z.infer<typeof persona>

const NONE = { is_admin: false, subscription_status: null, service_name: null, payment_period: null } as const
const PERSONAS = {
  free: { name: 'Fran Free', ...NONE },
  hobby: {
    name: 'Holly Hobby',
    ...NONE,
    subscription_status: 'active',
    service_name: 'Hobby',
    payment_period: 'yearly',
  },
  pro: { name: 'Percy Pro', ...NONE, subscription_status: 'active', service_name: 'Pro', payment_period: 'monthly' },
  past_due: {
    name: 'Dora Due',
    ...NONE,
    subscription_status: 'past_due',
    service_name: 'Hobby',
    payment_period: 'monthly',
  },
  admin: { name: 'Ada Admin', ...NONE, is_admin: true },
} as const satisfies Record<Persona, Partial<typeof users.$inferInsert>>

/** The persona's account; what was changed about it since (a demo checkout) stays. */
export async function personaUser(ctx: Pick<AppContext, 'db'>, name: Persona): Promise<UserRow> {
  await ctx.db
    .insert(users)
    .values({ ...PERSONAS[name], email: `${name.replace('_', '-')}@demo.invalid`, demo_persona: name })
    .onConflictDoNothing()
  const [row] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.demo_persona, name))
  if (!row) throw new Error(`Demo persona ${name} was not made`)
  return getUser(ctx.db, row.id)
}
