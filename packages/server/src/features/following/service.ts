/** Following companies, lists and screens: what changes, and what came of it. */
import type { Looking } from '@topline/core/access/access.ts'
import type { FollowedKeys, Following } from '@topline/core/api/account/following.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { companyFollows, listFollows, users } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { findRegistered } from '../companies/queries.ts'
import { getCompany } from '../companies/service.ts'
import { filingCards } from '../filings/cards.ts'
import { viewFiling } from '../filings/view.ts'
import { findList, heldList } from '../lists/queries.ts'
import { ensureCompany } from '../records/companies.ts'
import { filingsOfScreens, followedScreens } from '../screener/followed.ts'
import { revenueGrowths } from './growth.ts'
import { followedCompanies, followedFilings, followedLists } from './queries.ts'

/** Newest filings that are shown; companies that one person can follow. */
const [FILINGS, MOST] = [60, 500]

/** What one follows, with its newest filings: new are those that came after one has last looked. */
export async function whatIsFollowed(
  db: Db,
  user: { id: number; following_seen_at: Date | null },
  looking: Looking,
  today: string,
): Promise<Following> {
  const [companies, lists, screens] = await Promise.all([
    followedCompanies(db, user.id),
    followedLists(db, user.id),
    followedScreens(db, user.id),
  ])
  const matches = await filingsOfScreens(db, screens, looking, { today, limit: FILINGS })
  const rows = await followedFilings(db, user.id, matches, FILINGS)
  const cards = await filingCards(
    db,
    rows.map((row) => row.accession_number),
  )
  const growths = await revenueGrowths(
    db,
    cards.flatMap((card) => card.statement ?? []),
    looking,
  )
  const came = new Map(rows.map((row) => [row.accession_number, row.created_at]))
  const seen = user.following_seen_at
  return {
    companies: companies.map((one) => ({ ...one, followed_at: one.followed_at.toISOString() })),
    lists: lists.map((one) => ({ ...one, followed_at: one.followed_at.toISOString() })),
    screens,
    filings: cards.map((card) => ({
      filing: viewFiling(card, looking),
      is_new: seen !== null && (came.get(card.accession_number) ?? seen) > seen,
      revenue_growth: growths.get(card.accession_number) ?? null,
    })),
    seen_at: seen?.toISOString() ?? null,
  }
}

export async function keysOfFollowed(db: Db, userId: number): Promise<FollowedKeys> {
  const [companies, lists] = await Promise.all([followedCompanies(db, userId), followedLists(db, userId)])
  return { ciks: companies.map((one) => one.cik), slugs: lists.map((one) => one.slug) }
}

export async function markSeen(ctx: Pick<AppContext, 'db' | 'now'>, userId: number): Promise<void> {
  await ctx.db.update(users).set({ following_seen_at: ctx.now() }).where(eq(users.id, userId))
}

/**
 * A company of the register alone is stored with its first follower.
 *
 * @throws AppError 404 'Company not found' where neither the register nor the site knows it, 409 past the most
 */
export async function followCompany(
  ctx: Pick<AppContext, 'db' | 'inTx' | 'now'>,
  userId: number,
  cik: string,
): Promise<void> {
  const registered = await findRegistered(ctx.db, cik)
  if (!registered) await getCompany(ctx.db, cik)
  await ctx.inTx(async (tx) => {
    const [{ n } = { n: 0 }] = await tx
      .select({ n: sql<number>`count(*)`.mapWith(Number) })
      .from(companyFollows)
      .where(eq(companyFollows.user_id, userId))
    if (n >= MOST) throw new AppError('conflict', `At most ${MOST} companies can be followed`)
    await ensureCompany(tx, cik, registered?.name ?? null)
    await tx.insert(companyFollows).values({ user_id: userId, cik, created_at: ctx.now() }).onConflictDoNothing()
  })
}

export async function unfollowCompany(db: Db, userId: number, cik: string): Promise<void> {
  await db.delete(companyFollows).where(and(eq(companyFollows.user_id, userId), eq(companyFollows.cik, cik)))
}

/** @throws AppError 404 'List not found' */
export async function followList(ctx: Pick<AppContext, 'inTx' | 'now'>, userId: number, slug: string): Promise<void> {
  await ctx.inTx(async (tx) => {
    const list = await heldList(tx, slug, userId)
    if (!list) throw notFound(DETAIL.listNotFound)
    await tx
      .insert(listFollows)
      .values({ user_id: userId, list_id: list.id, created_at: ctx.now() })
      .onConflictDoNothing()
  })
}

/** A list that is gone is followed by nobody. */
export async function unfollowList(db: Db, userId: number, slug: string): Promise<void> {
  const list = await findList(db, slug, userId)
  if (!list) return
  await db.delete(listFollows).where(and(eq(listFollows.user_id, userId), eq(listFollows.list_id, list.id)))
}
