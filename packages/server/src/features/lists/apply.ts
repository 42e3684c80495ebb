/** Company lists from a file (decision 57): added, changed, and with `remove: true` removed. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { companyListMembers, companyLists } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { cikOf } from './resolve.ts'

const listFile = z.object({
  lists: z.array(
    z.object({
      slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'lower-case letters, digits and hyphens'),
      name: z.string().min(1).max(200).optional(),
      description: z.string().max(2000).nullish(),
      companies: z.array(z.union([z.number().int().positive(), z.string().min(1)])).default([]),
      remove: z.boolean().default(false),
    }),
  ),
})
export type ListFile = z.infer<typeof listFile>

export interface ListChange {
  slug: string
  change: 'added' | 'changed' | 'unchanged' | 'removed' | 'not-there'
  added: string[]
  removed: string[]
}

/** @throws AppError('invalid') with the place and the reason when the text is not such a file */
export function parseLists(text: string): ListFile {
  let content: unknown
  try {
    content = parse(text)
  } catch (cause) {
    throw invalid(`The file is not YAML: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`)
  }
  const parsed = listFile.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(`${issue?.path.join('.') ?? 'lists'}: ${issue?.message ?? 'not as expected'}`)
}

/**
 * Companies by CIK or ticker; one that is not stored is taken from the register of tickers. All or nothing; with
 * `dryRun` nothing, and the changes tell what would happen.
 * @throws AppError('invalid') for a ticker that nobody knows
 */
export async function applyLists(
  ctx: Pick<AppContext, 'inTx'>,
  file: ListFile,
  options: { dryRun: boolean },
): Promise<ListChange[]> {
  let changes: ListChange[] = []
  const undo = new Error('dry run')
  try {
    await ctx.inTx(async (tx) => {
      changes = []
      for (const list of file.lists) changes.push(await applyOne(tx, list))
      if (options.dryRun) throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return changes
}

async function applyOne(tx: Tx, list: ListFile['lists'][number]): Promise<ListChange> {
  const [stored] = await tx.select().from(companyLists).where(eq(companyLists.slug, list.slug))
  if (list.remove) {
    if (stored) await tx.delete(companyLists).where(eq(companyLists.id, stored.id))
    return { slug: list.slug, change: stored ? 'removed' : 'not-there', added: [], removed: [] }
  }
  if (!list.name) throw invalid(`${list.slug}: a list needs a name`)
  const ciks: string[] = []
  for (const company of list.companies) ciks.push(await cikOf(tx, list.slug, company))
  const values = { name: list.name, description: list.description ?? null }
  const [made] = stored
    ? []
    : await tx
        .insert(companyLists)
        .values({ ...values, slug: list.slug })
        .returning()
  const id = (stored ?? made)?.id
  if (id === undefined) throw new Error('the list was not stored')
  const members = await tx
    .select({ cik: companyListMembers.cik })
    .from(companyListMembers)
    .where(eq(companyListMembers.list_id, id))
    .orderBy(asc(companyListMembers.cik))
  const before = new Set(members.map((member) => member.cik))
  const added = [...new Set(ciks)].filter((cik) => !before.has(cik))
  const removed = [...before].filter((cik) => !ciks.includes(cik))
  if (added.length > 0) await tx.insert(companyListMembers).values(added.map((cik) => ({ list_id: id, cik })))
  if (removed.length > 0)
    await tx
      .delete(companyListMembers)
      .where(sql`${companyListMembers.list_id} = ${id} and ${inArray(companyListMembers.cik, removed)}`)
  const isSame = stored?.name === values.name && stored.description === values.description
  if (stored && isSame && added.length + removed.length === 0)
    return { slug: list.slug, change: 'unchanged', added, removed }
  await tx
    .update(companyLists)
    .set({ ...values, updated_at: sql`clock_timestamp()` })
    .where(eq(companyLists.id, id))
  return { slug: list.slug, change: stored ? 'changed' : 'added', added, removed }
}
