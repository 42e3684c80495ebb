/** Signing in and the admin flag; every change of the flag and every sign-in link is in the audit log (decision 11). */
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { GooglePerson } from '../../clients/google/id-token.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { loginLinks, users } from '../../db/schema.ts'
import { readAddress } from '../../email-address.ts'
import { AppError } from '../../errors.ts'
import { hashToken, newToken, type UserRow } from '../../http/viewer/session.ts'
import { writeAudit } from './audit.ts'
import { spendNonce } from './nonce.ts'
import { findUserByEmail, findUserByGoogle, getUser } from './queries.ts'

const LINK_MINUTES = 15
/** One sentence for every refused token: which check failed is nobody's business but the log's. */
export const GOOGLE_REFUSED = 'Google did not confirm this sign-in. Please try again.'

type Ctx = Pick<AppContext, 'inTx' | 'settings' | 'now'>

/**
 * Finds or makes the account of somebody whose address is proven; ADMIN_EMAILS become admins here.
 * @param email as `readAddress` gives it
 */
async function signIn(ctx: Pick<Ctx, 'settings'>, tx: Tx, email: string, google?: GooglePerson): Promise<UserRow> {
  const found = (google && (await findUserByGoogle(tx, google.google_sub))) ?? (await findUserByEmail(tx, email))
  if (google && found?.google_sub && found.google_sub !== google.google_sub) {
    // An address that was given to somebody else since: the account stays with whom it was made for.
    throw new AppError('forbidden', 'This address belongs to another account here')
  }
  const id = found?.id ?? (await makeUser(tx, email, google?.name ?? undefined))
  if (google) {
    const { name, picture_url, google_sub } = google
    await tx
      .update(users)
      .set({ google_sub, picture_url, ...(name ? { name } : {}) })
      .where(eq(users.id, id))
  }
  const isNamed = ctx.settings.ADMIN_EMAILS.some((one) => readAddress(one) === email)
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

/**
 * Signs in by a verified ID token of Google.
 * @throws AppError when its nonce is not ours or was used, or the address belongs to another Google account
 */
export async function signInByGoogle(ctx: Ctx & Pick<AppContext, 'sessionSecret'>, person: GooglePerson) {
  return ctx.inTx(async (tx) => {
    if (!(await spendNonce(ctx, tx, person.nonce))) throw new AppError('unauthenticated', GOOGLE_REFUSED)
    return signIn(ctx, tx, person.email, person)
  })
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
    return signIn(ctx, tx, link.email)
  })
}

/**
 * Grants or takes the admin flag; audited.
 * @throws AppError when a flag is to be taken from an address nobody has
 */
export async function setAdmin(
  ctx: Pick<Ctx, 'inTx'>,
  email: string,
  is_admin: boolean,
  by: { user_id: number | null; actor: string } = { user_id: null, actor: 'cli' },
): Promise<UserRow> {
  return ctx.inTx(async (tx) => {
    const address = email.trim().toLowerCase()
    const found = await findUserByEmail(tx, address)
    if (!found && !is_admin) throw new AppError('not-found', `Nobody here has the address ${address}`)
    const id = found?.id ?? (await makeUser(tx, address))
    await tx.update(users).set({ is_admin }).where(eq(users.id, id))
    await writeAudit(tx, { ...by, action: is_admin ? 'admin.grant' : 'admin.revoke', subject: address })
    return getUser(tx, id)
  })
}
