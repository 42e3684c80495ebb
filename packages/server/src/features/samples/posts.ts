/**
 * Posts for some of the sample filings, by the plain writer from the real statements, one or more in each state:
 * published and free, published for subscribers, drafts that passed their check, a draft that did not and says why.
 */
import { addDays } from '@topline/core/format/day.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { filings, postFilings, posts, socialPosts } from '../../db/schema.ts'
import { checkAgainst, shortCheck } from '../posts/check.ts'
import { postFacts } from '../posts/facts.ts'
import { freeSlug, insertPost } from '../posts/save.ts'
import { draftPost } from '../posts/write.ts'
import { isReport } from '../records/forms.ts'
import { tweetsFrom } from '../social/service.ts'

interface Wanted {
  accession_number: string
  filing_date: string
  state: 'published' | 'protected' | 'draft'
}

/** Does nothing for a filing that has a post already: a start that was killed goes on where it ended. */
export async function loadPosts(ctx: AppContext): Promise<void> {
  const done = new Set((await ctx.db.select({ a: postFilings.accession_number }).from(postFilings)).map((row) => row.a))
  for (const one of await wantedPosts(ctx)) if (!done.has(one.accession_number)) await loadPost(ctx, one)
}

/** The newest annual reports of different companies that everybody may read, one for subscribers, one that failed. */
async function wantedPosts(ctx: AppContext): Promise<Wanted[]> {
  const rows = await ctx.db
    .select({
      accession_number: filings.accession_number,
      filing_date: filings.filing_date,
      cik: filings.cik,
      base_form: filings.base_form,
      qc_passed: filings.qc_passed,
      protected: filings.protected,
      showcase: filings.showcase,
      is_under_revision: filings.is_under_revision,
      demonstration: filings.demonstration,
    })
    .from(filings)
    .where(and(eq(filings.source, 'sample'), isReport))
    .orderBy(desc(filings.showcase), desc(filings.filing_date), asc(filings.accession_number))
  const sound = rows.filter((row) => row.qc_passed === true && !row.is_under_revision && row.demonstration === null)
  const seen = new Set<string>()
  const free = sound.filter((row) => {
    if ((row.protected && !row.showcase) || row.base_form === '10-Q' || seen.has(row.cik)) return false
    seen.add(row.cik)
    return true
  })
  const quarter = sound.find((row) => row.base_form === '10-Q' && !row.protected && !seen.has(row.cik))
  const reserved = sound.find((row) => row.protected && !row.showcase)
  const failed = rows.find((row) => row.demonstration !== null && row.qc_passed === false && !row.is_under_revision)
  const take = (list: readonly (typeof rows)[number][], state: Wanted['state']): Wanted[] =>
    list.map(({ accession_number, filing_date }) => ({ accession_number, filing_date, state }))
  return [
    ...take(free.slice(0, 4), 'published'),
    ...take(quarter ? [quarter] : [], 'published'),
    ...take(free.slice(4, 5), 'protected'),
    ...take(reserved ? [reserved] : [], 'published'),
    ...take(free.slice(5, 6), 'draft'),
    ...take(failed ? [failed] : [], 'draft'),
  ]
}

async function loadPost(ctx: AppContext, { accession_number, filing_date, state }: Wanted): Promise<void> {
  const facts = await postFacts(ctx, ctx.db, accession_number, 'everybody')
  const draft = await draftPost(
    { ...ctx, settings: { ...ctx.settings, LLM_PROVIDER: '' } },
    facts,
    accession_number,
    null,
  )
  const all = await postFacts(ctx, ctx.db, accession_number, 'subscribers')
  const check = checkAgainst([all], draft)
  const tweets = check.qc_passed ? (await tweetsFrom(facts)).slice(0, 2) : []
  const results = tweets.map((text) => shortCheck(all, text))
  // The day after the filing, so that the list reads like a year and not like a minute.
  const at = new Date(`${addDays(filing_date, 1)}T14:00:00Z`)
  const isPublished = state !== 'draft' && check.qc_passed
  await ctx.inTx(async (tx) => {
    const post = await insertPost(tx, {
      title: draft.title,
      slug: await freeSlug(tx, draft.slug),
      content: draft.content,
      prompt: null,
      preview_characters: 160,
      check,
      accessions: [accession_number],
      protected: state === 'protected' || facts.is_reserved,
      created_by: null,
      job_id: null,
      created_at: at,
    })
    if (isPublished) await tx.update(posts).set({ status: 'published', published_at: at }).where(eq(posts.id, post.id))
    for (const [i, content] of tweets.entries()) {
      const isOut = isPublished && i === 0
      await tx.insert(socialPosts).values({
        content,
        qc_result: results[i] ?? null,
        post_id: post.id,
        accession_number,
        created_at: at,
        updated_at: at,
        ...(isOut
          ? {
              published: true,
              state: 'published' as const,
              published_at: sql`${at.toISOString()}::timestamptz`,
              url: new URL(`/blogs/${post.slug}`, ctx.settings.PUBLIC_URL).href,
            }
          : {}),
      })
    }
  })
}
