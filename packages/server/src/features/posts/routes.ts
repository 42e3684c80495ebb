/** The page of posts (spec §3 "Blog page", decisions 126, 129). Visitors get published ones only. */
import { blogPage, blogPost } from '@topline/core/api/blogs.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { optionalFlag, pageQuery } from '@topline/core/api/paging.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { notFound } from '../../http/errors.ts'
import { lookingOf } from '../../http/guard.ts'
import { filingsOfPosts, postByKey, postPage, socialPostsOf } from './queries.ts'
import { viewPost } from './view.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/blogs',
    {
      schema: {
        summary: 'Posts, newest first',
        querystring: pageQuery(20).extend({
          published: optionalFlag,
          filing_accession_number: accessionParam.optional(),
        }),
        response: { 200: blogPage },
      },
    },
    async (request) => {
      const { skip, limit, published, filing_accession_number } = request.query
      const isAdmin = request.viewer?.is_admin === true
      const found = await postPage(
        ctx.db,
        { skip, limit },
        { published: isAdmin ? (published ?? null) : true, accession_number: filing_accession_number ?? null },
      )
      const related = await filingsOfPosts(
        ctx.db,
        found.rows.map((row) => row.id),
      )
      return {
        total: found.total,
        skip,
        limit,
        has_more: skip + found.rows.length < found.total,
        posts: found.rows.map(({ total: _, ...row }) => ({
          ...row,
          published_at: row.published_at?.toISOString() ?? null,
          created_at: row.created_at.toISOString(),
          updated_at: row.updated_at.toISOString(),
          filings: related.flatMap(({ post_id, ...filing }) => (post_id === row.id ? [filing] : [])),
        })),
      }
    },
  )

  app.get(
    '/api/blogs/:key',
    {
      schema: {
        summary: 'A post by slug or id; a protected one is cut for those without a subscription',
        params: z.object({ key: z.string().min(1).max(200) }),
        response: { 200: blogPost },
      },
    },
    async (request) => {
      const looking = lookingOf(ctx, request)
      const row = await postByKey(ctx.db, request.params.key)
      if (!row || (row.status !== 'published' && !looking.viewer?.is_admin)) throw notFound('Blog post not found')
      const related = await filingsOfPosts(ctx.db, [row.id])
      return viewPost(row, related, await socialPostsOf(ctx.db, row.id), looking)
    },
  )
}
