/**
 * Editing lists by hand (decision 57): those of the site by admins, each change audited, and an own one by its owner. To
 * everybody else, admins too, there is no own list.
 */

import { canAdminister, type Viewer } from '@topline/core/access/access.ts'
import type { newListBody } from '@topline/core/api/admin/lists.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { companyListMembers, companyLists } from '../../db/schema.ts'
import { AppError, notFound, requireAllowed } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { lastPosition, lockedList, requireRoom, touch } from './locked.ts'
import type { ListRow } from './queries.ts'
import { cikOf } from './resolve.ts'

type Ctx = Pick<AppContext, 'inTx'>
export interface Editor {
  id: number
  email: string
  viewer: Viewer
}

const audit = (tx: Tx, actor: Editor, action: string, subject: string, detail: Record<string, unknown>) =>
  writeAudit(tx, { user_id: actor.id, actor: actor.email, action, subject, detail })

/** @throws AppError 409 for a slug that is taken, 422 for a company that nobody knows */
export async function createList(ctx: Ctx, actor: Editor, body: z.infer<typeof newListBody>): Promise<ListRow> {
  return ctx.inTx(async (tx) => {
    const { name, slug, description = null, companies } = body
    const [made] = await tx.insert(companyLists).values({ name, slug, description }).onConflictDoNothing().returning()
    if (!made) throw taken(slug)
    const ciks = new Set<string>()
    for (const company of companies) ciks.add(await cikOf(tx, slug, company))
    if (ciks.size > 0) await tx.insert(companyListMembers).values([...ciks].map((cik) => ({ list_id: made.id, cik })))
    await audit(tx, actor, 'list.created', slug, { name, companies: ciks.size })
    return made
  })
}

/** @throws AppError 404, 409 for a slug that is taken */
export async function changeList(
  ctx: Ctx,
  actor: Editor,
  slug: string,
  change: { name?: string | undefined; slug?: string | undefined; description?: string | null | undefined },
): Promise<ListRow> {
  return ctx.inTx(async (tx) => {
    const list = await listOf(tx, actor, slug)
    if (list.owner_id !== null && change.slug !== undefined)
      throw new AppError('invalid', 'The address of an own list stays as it is; sharing makes another one')
    if (change.slug && change.slug !== slug) {
      const [other] = await tx.select().from(companyLists).where(eq(companyLists.slug, change.slug))
      if (other) throw taken(change.slug)
    }
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const [row] = await tx
      .update(companyLists)
      .set({ ...values, updated_at: sql`clock_timestamp()` })
      .where(eq(companyLists.id, list.id))
      .returning()
    if (!row) throw notFound(DETAIL.listNotFound)
    if (list.owner_id === null) await audit(tx, actor, 'list.changed', slug, values)
    return row
  })
}

export async function deleteList(ctx: Ctx, actor: Editor, slug: string): Promise<void> {
  await ctx.inTx(async (tx) => {
    const list = await listOf(tx, actor, slug)
    await tx.delete(companyLists).where(eq(companyLists.id, list.id))
    if (list.owner_id === null) await audit(tx, actor, 'list.deleted', slug, { name: list.name })
  })
}

/** @param company CIK or ticker; one that is not stored is taken from the register. @returns its CIK */
export async function addCompany(ctx: Ctx, actor: Editor, slug: string, company: string): Promise<string> {
  return ctx.inTx(async (tx) => {
    const list = await listOf(tx, actor, slug)
    const cik = await cikOf(tx, slug, company)
    const added = await tx
      .insert(companyListMembers)
      .values({ list_id: list.id, cik, position: list.owner_id === null ? 0 : (await lastPosition(tx, list.id)) + 1 })
      .onConflictDoNothing()
      .returning({ cik: companyListMembers.cik })
    if (list.owner_id !== null) await requireRoom(tx, list.id)
    if (added.length > 0) await touch(tx, list.id)
    if (list.owner_id === null) await audit(tx, actor, 'list.company-added', slug, { cik })
    return cik
  })
}

export async function removeCompany(ctx: Ctx, actor: Editor, slug: string, cik: string): Promise<void> {
  await ctx.inTx(async (tx) => {
    const list = await listOf(tx, actor, slug)
    const gone = await tx
      .delete(companyListMembers)
      .where(and(eq(companyListMembers.list_id, list.id), eq(companyListMembers.cik, cik)))
      .returning({ cik: companyListMembers.cik })
    if (gone.length === 0) throw notFound(DETAIL.companyNotFound)
    await touch(tx, list.id)
    if (list.owner_id === null) await audit(tx, actor, 'list.company-removed', slug, { cik })
  })
}

/** @throws AppError 404 for what is another reader's, 403 for a list of the site where the editor is no admin */
async function listOf(tx: Tx, actor: Editor, slug: string): Promise<ListRow> {
  const list = await lockedList(tx, slug)
  if (!list || (list.owner_id !== null && list.owner_id !== actor.id)) throw notFound(DETAIL.listNotFound)
  if (list.owner_id === null) requireAllowed(canAdminister(actor.viewer), 'action')
  return list
}

const taken = (slug: string) => new AppError('conflict', `There is a list with the address ${slug} already`)
