/** Lists that readers make for themselves: making, importing, ordering, sharing. */
import { randomBytes } from 'node:crypto'
import { type Imported, MOST_COMPANIES, type ownListBody } from '@topline/core/api/account/own-lists.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { pastedCompanies } from '@topline/core/lists/pasted.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { alerts, companyListMembers, companyLists, listFollows } from '../../db/schema.ts'
import { noRoom, notFound } from '../../errors.ts'
import { lastPosition, lockedList, requireRoom, tooMany, touch } from './locked.ts'
import type { ListRow } from './queries.ts'
import { knownCik } from './resolve.ts'

type Ctx = Pick<AppContext, 'inTx'>

/** With an underscore, which no address of the site's lists has. The address is no proof: an own list asks who reads it. */
const ownSlug = () => `my_${randomBytes(9).toString('base64url')}`
/** The proof of whoever reads a shared list: 192 random bits. */
const shareSlug = () => `shared_${randomBytes(24).toString('base64url')}`

/**
 * @param limit how many lists the reader's plan allows
 * @throws AppError 409 past that
 */
export async function createOwnList(
  ctx: Ctx,
  userId: number,
  body: z.infer<typeof ownListBody>,
  limit: number,
): Promise<{ row: ListRow; imported: Imported }> {
  return ctx.inTx(async (tx) => {
    // The owner's row first: two calls at once cannot both make the last one.
    await tx.execute(sql`select 1 from users where id = ${userId} for update`)
    const held = await tx.$count(companyLists, eq(companyLists.owner_id, userId))
    if (held >= limit) throw noRoom(limit, 'list')
    const { name, description = null, text } = body
    const [row] = await tx
      .insert(companyLists)
      .values({ name, description, slug: ownSlug(), owner_id: userId })
      .returning()
    if (!row) throw new Error('the list was not stored')
    return { row, imported: await takeIn(tx, row.id, text) }
  })
}

/** @throws AppError 404 for a list that is not the reader's own, 409 past the most companies: nothing is taken in then */
export async function importInto(ctx: Ctx, userId: number, slug: string, text: string): Promise<Imported> {
  return ctx.inTx(async (tx) => takeIn(tx, (await ownList(tx, slug, userId)).id, text))
}

async function takeIn(tx: Tx, id: number, text: string): Promise<Imported> {
  const pasted = pastedCompanies(text)
  if (pasted.length > MOST_COMPANIES) throw tooMany()
  const ciks = new Set<string>()
  const unknown: string[] = []
  for (const { candidates, text: written } of pasted) {
    const cik = await firstKnown(tx, candidates)
    if (cik === null) unknown.push(written)
    else ciks.add(cik)
  }
  const last = await lastPosition(tx, id)
  const values = [...ciks].map((cik, n) => ({ list_id: id, cik, position: last + 1 + n }))
  const added =
    values.length === 0
      ? []
      : await tx
          .insert(companyListMembers)
          .values(values)
          .onConflictDoNothing()
          .returning({ cik: companyListMembers.cik })
  await requireRoom(tx, id)
  if (added.length > 0) await touch(tx, id)
  return { added: added.length, already: ciks.size - added.length, unknown }
}

async function firstKnown(tx: Tx, candidates: readonly string[]): Promise<string | null> {
  for (const candidate of candidates) {
    const cik = await knownCik(tx, candidate.replace(/^\$/, ''))
    if (cik !== null) return cik
  }
  return null
}

/**
 * The companies in a new order; those that are not named keep theirs after them, those that are not in the list are
 * passed over, so that two windows at once lose nothing.
 */
export async function orderList(ctx: Ctx, userId: number, slug: string, ciks: readonly string[]): Promise<void> {
  await ctx.inTx(async (tx) => {
    const { id } = await ownList(tx, slug, userId)
    const members = await tx
      .select()
      .from(companyListMembers)
      .where(eq(companyListMembers.list_id, id))
      .orderBy(companyListMembers.position, companyListMembers.cik)
    const there = new Set(members.map((one) => one.cik))
    const named = [...new Set(ciks)].filter((cik) => there.has(cik))
    const rest = members.map((one) => one.cik).filter((cik) => !named.includes(cik))
    for (const [n, cik] of [...named, ...rest].entries())
      await tx
        .update(companyListMembers)
        .set({ position: n + 1 })
        .where(and(eq(companyListMembers.list_id, id), eq(companyListMembers.cik, cik)))
    await touch(tx, id)
  })
}

/** @returns the address under which whoever has it reads the list; one that is shared keeps its address */
export async function shareList(ctx: Ctx, userId: number, slug: string): Promise<string> {
  return ctx.inTx(async (tx) => {
    const list = await ownList(tx, slug, userId)
    if (list.share_slug !== null) return list.share_slug
    const address = shareSlug()
    await tx.update(companyLists).set({ share_slug: address }).where(eq(companyLists.id, list.id))
    return address
  })
}

/** The address opens nothing any more, for those who follow the list neither; a new one is another. */
export async function unshareList(ctx: Ctx, userId: number, slug: string): Promise<void> {
  await ctx.inTx(async (tx) => {
    const { id } = await ownList(tx, slug, userId)
    await tx.update(companyLists).set({ share_slug: null }).where(eq(companyLists.id, id))
    await tx.delete(listFollows).where(and(eq(listFollows.list_id, id), ne(listFollows.user_id, userId)))
    await tx.delete(alerts).where(and(eq(alerts.list_id, id), ne(alerts.user_id, userId)))
  })
}

async function ownList(tx: Tx, slug: string, userId: number): Promise<ListRow> {
  const list = await lockedList(tx, slug)
  if (list?.owner_id !== userId) throw notFound(DETAIL.listNotFound)
  return list
}
