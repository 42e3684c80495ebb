/** Reading posts (decisions 28, 72 and 73). Visitors get published ones only. */

import { type BlogPost, blogPage, blogPost } from '@topline/core/api/blogs.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { flag, optionalFlag, pageQuery } from '@topline/core/api/paging.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingsOfPosts, neighbours, type PostRow, postByKey, postPage, socialPostsOf } from './queries.ts'
import { viewListed, viewPost } from './view.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/blogs',
    {
      config: KEPT,
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
      const looking = lookingOf(ctx, request)
      const isAdmin = looking.viewer?.is_admin === true
      const found = await postPage(
        ctx.db,
        { skip, limit },
        { published: isAdmin ? (published ?? null) : true, accession_number: filing_accession_number ?? null },
      )
      const related = await filingsOfPosts(
        ctx.db,
        found.rows.map((row) => row.id),
      )
      const site = { looking, timeZone: ctx.settings.TIME_ZONE }
      return {
        total: found.total,
        skip,
        limit,
        has_more: skip + found.rows.length < found.total,
        posts: found.rows.map((row) => viewListed(row, related, site)),
      }
    },
  )

  app.get(
    '/api/blogs/:key',
    {
      schema: {
        summary:
          'A post by slug or id; one for subscribers is cut for others. `preview` shows admins what visitors get',
        params: z.object({ key: z.string().min(1).max(200) }),
        querystring: z.object({ preview: flag }),
        response: { 200: blogPost },
      },
    },
    async (request) => {
      const row = await postByKey(ctx.db, request.params.key)
      const isAdmin = request.viewer?.is_admin === true
      if (!row || (row.status !== 'published' && !isAdmin)) throw notFound('Blog post not found')
      return answerPost(ctx, row, request, request.query.preview && isAdmin)
    },
  )
}

/** @param isPreview exactly what a visitor's call would answer, a draft as if it were published (decision 72) */
export async function answerPost(
  ctx: AppContext,
  row: PostRow,
  request: FastifyRequest,
  isPreview = false,
): Promise<BlogPost> {
  const looking = isPreview ? { viewer: null, mode: ctx.settings.ACCESS } : lookingOf(ctx, request)
  const beside = await neighbours(ctx.db, row)
  const ids = [row, beside.previous, beside.next].flatMap((one) => (one ? [one.id] : []))
  const filings = await filingsOfPosts(ctx.db, ids)
  const social = looking.viewer?.is_admin ? await socialPostsOf(ctx.db, row.id) : []
  return viewPost(row, filings, social, beside, { looking, timeZone: ctx.settings.TIME_ZONE })
}
