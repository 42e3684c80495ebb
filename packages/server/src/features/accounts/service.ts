/** Signing in and the admin flag; every change of the flag and every sign-in link is in the audit log (decision 2). */
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { loginLinks, users } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { hashToken, newToken, type UserRow } from '../../http/session.ts'
import { writeAudit } from './audit.ts'
import { findUserByEmail, getUser } from './queries.ts'

const LINK_MINUTES = 15

type Ctx = Pick<AppContext, 'inTx' | 'settings' | 'now'>

interface Person {
  email: string
  name?: string
  picture_url?: string | null
  google_sub?: string
}

/** Finds or makes the account of somebody whose address is proven; ADMIN_EMAILS become admins here. */
async function signIn(ctx: Pick<Ctx, 'settings'>, tx: Tx, person: Person): Promise<UserRow> {
  const email = person.email.trim().toLowerCase()
  const found = await findUserByEmail(tx, email)
  const { name, picture_url, google_sub } = person
  const id = found?.id ?? (await makeUser(tx, email, name))
  if (picture_url !== undefined || google_sub !== undefined || (name && found)) {
    await tx
      .update(users)
      .set({
        ...(name ? { name } : {}),
        ...(picture_url === undefined ? {} : { picture_url }),
        ...(google_sub ? { google_sub } : {}),
      })
      .where(eq(users.id, id))
  }
  const isNamed = ctx.settings.ADMIN_EMAILS.some((one) => one.toLowerCase() === email)
  if (isNamed && !found?.is_admin) {
    await tx.update(users).set({ is_admin: true }).where(eq(users.id, id))
    await writeAudit(tx, {
      user_id: null,
      actor: 'system',
      action: 'admin.grant',
      subject: email,
      detail: { by: 'ADMIN_EMAILS' },
    })
  }
  return getUser(tx, id)
}

async function makeUser(tx: Tx, email: string, name?: string): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({ email, name: name || (email.split('@')[0] ?? email) })
    .returning({ id: users.id })
  if (!made) throw new Error('The account was not made')
  return made.id
}

/** A one-time sign-in address, good for 15 minutes; audited. */
export async function makeLoginLink(ctx: Ctx, email: string): Promise<string> {
  const token = newToken()
  await ctx.inTx(async (tx) => {
    const expires_at = new Date(ctx.now().getTime() + LINK_MINUTES * 60_000)
    await tx.insert(loginLinks).values({ token_hash: hashToken(token), email: email.toLowerCase(), expires_at })
    await writeAudit(tx, { user_id: null, actor: 'cli', action: 'login-link', subject: email.toLowerCase() })
  })
  return `${ctx.settings.PUBLIC_URL}/auth/link/${token}`
}

/**
 * Uses a sign-in address up.
 * @throws AppError when it is unknown, used or too old
 */
export async function signInByLink(ctx: Ctx, token: string): Promise<UserRow> {
  return ctx.inTx(async (tx) => {
    const now = ctx.now()
    const [link] = await tx
      .update(loginLinks)
      .set({ used_at: now })
      .where(
        and(eq(loginLinks.token_hash, hashToken(token)), isNull(loginLinks.used_at), gt(loginLinks.expires_at, now)),
      )
      .returning()
    if (!link) throw new AppError('forbidden', 'This sign-in address was used already or is too old')
    return signIn(ctx, tx, { email: link.email })
  })
}

/**
 * Grants or takes the admin flag; audited.
 * @throws AppError when a flag is to be taken from an address nobody has
 */
export async function setAdmin(ctx: Ctx, email: string, is_admin: boolean, actor = 'cli'): Promise<UserRow> {
  return ctx.inTx(async (tx) => {
    const address = email.trim().toLowerCase()
    const found = await findUserByEmail(tx, address)
    if (!found && !is_admin) throw new AppError('not-found', `Nobody here has the address ${address}`)
    const id = found?.id ?? (await makeUser(tx, address))
    await tx.update(users).set({ is_admin }).where(eq(users.id, id))
    await writeAudit(tx, { user_id: null, actor, action: is_admin ? 'admin.grant' : 'admin.revoke', subject: address })
    return getUser(tx, id)
  })
}
