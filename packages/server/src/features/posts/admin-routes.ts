/** What admins do with posts (decisions 42 and 73). */
import { blogPost, type CheckedPost, checkedPost, postClaim, postEdit, postRevision } from '@topline/core/api/blogs.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { posts } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf } from '../../http/viewer/guard.ts'
import { problemIn } from './check.ts'
import { answerPost } from './routes.ts'
import { revisionsOf } from './save.ts'
import * as service from './service.ts'

const key = z.object({ key: z.string().min(1).max(200) })
const jobAnswer = z.object({ job_id: z.string() })

/** A post is made, saved, published, deleted. */
function makingRoutes(app: App, ctx: AppContext): void {
  app.post(
    '/api/blogs/async',
    {
      schema: {
        summary: 'A post from a filing: a job whose result carries blog_slug',
        querystring: z.object({ filing: accessionParam }),
        body: z
          .object({ instructions: z.string().max(4000).nullable().optional() })
          .nullable()
          .optional(),
        response: { 202: jobAnswer },
      },
    },
    async (request, reply) => {
      const instructions = request.body?.instructions?.trim() || null
      const job_id = await service.requestPost(ctx, actorOf(request.user), request.query.filing, instructions)
      return reply.status(202).send({ job_id })
    },
  )

  app.post(
    '/api/blogs/:key/edit_async',
    {
      schema: { summary: 'Save the form of a post', params: key, body: postEdit, response: { 202: jobAnswer } },
    },
    async (request, reply) => {
      const job_id = await service.editPost(ctx, actorOf(request.user), request.params.key, request.body)
      return reply.status(202).send({ job_id })
    },
  )

  app.patch(
    '/api/blogs/:key',
    {
      schema: {
        summary: 'Publish, unpublish, protect or open a post',
        params: key,
        body: z
          .object({
            status: z.enum(['published', 'draft']).optional(),
            protected: z.boolean().optional(),
            /** the words of the claims shown as not checked that the person stands by */
            acknowledged: z.array(z.string().max(2000)).max(500).optional(),
          })
          .refine((body) => body.status !== undefined || body.protected !== undefined, 'status or protected is needed'),
        response: { 200: blogPost },
      },
    },
    async (request) => {
      const actor = actorOf(request.user)
      const { status, protected: isProtected, acknowledged } = request.body
      let social_job_id: string | null = null
      if (isProtected !== undefined) await service.setProtected(ctx, actor, request.params.key, isProtected)
      if (status !== undefined)
        social_job_id = (await service.setStatus(ctx, actor, request.params.key, status, acknowledged)).social_job_id
      return { ...(await answerPost(ctx, await service.getPost(ctx, request.params.key), request)), social_job_id }
    },
  )

  app.delete(
    '/api/blogs/:key',
    {
      schema: {
        summary: 'Delete a post that is not published; kept for 30 days',
        params: key,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await service.deletePost(ctx, actorOf(request.user), request.params.key)
      return reply.status(204).send(null)
    },
  )
}

/** Former texts, deleted posts, and all posts with their checks. */
function revisionRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/blogs/:key/revisions',
    {
      schema: {
        summary: 'The saved texts of a post, newest first',
        params: key,
        response: { 200: z.array(postRevision) },
      },
    },
    async (request, reply) => {
      const row = await service.getPost(ctx, request.params.key)
      const revisions = await revisionsOf(ctx.db, row.id)
      return reply
        .header('cache-control', 'private, no-store')
        .send(revisions.map((one) => ({ ...one, created_at: one.created_at.toISOString() })))
    },
  )

  app.post(
    '/api/blogs/:key/revisions/:id/restore',
    {
      schema: {
        summary: 'Save a former text again',
        params: key.extend({ id: z.coerce.number().int().positive() }),
        body: z
          .object({ acknowledged: z.array(z.string().max(2000)).max(500).optional() })
          .nullable()
          .optional(),
        response: { 202: jobAnswer },
      },
    },
    async (request, reply) => {
      const job_id = await service.restoreRevision(
        ctx,
        actorOf(request.user),
        request.params.key,
        request.params.id,
        request.body?.acknowledged,
      )
      return reply.status(202).send({ job_id })
    },
  )

  app.post(
    '/api/blogs/:key/restore',
    { schema: { summary: 'Bring back a deleted post, by its id', params: key, response: { 200: blogPost } } },
    async (request) => {
      const id = Number(request.params.key)
      if (!Number.isSafeInteger(id)) throw invalid('The id of a deleted post is a number')
      return answerPost(ctx, await service.restorePost(ctx, actorOf(request.user), id), request)
    },
  )

  app.get(
    '/api/admin/posts',
    {
      schema: { summary: 'All posts with what their check found', response: { 200: z.array(checkedPost) } },
    },
    async (_request, reply) => reply.header('cache-control', 'private, no-store').send(await checkedPosts(ctx)),
  )
}

export function routes(app: App, ctx: AppContext): void {
  makingRoutes(app, ctx)
  revisionRoutes(app, ctx)
}

async function checkedPosts(ctx: AppContext): Promise<CheckedPost[]> {
  const rows = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      slug: posts.slug,
      status: posts.status,
      qc_passed: posts.qc_passed,
      qc_report: posts.qc_report,
      claims: posts.claims,
      updated_at: posts.updated_at,
      deleted_at: posts.deleted_at,
    })
    .from(posts)
    .orderBy(isNotNull(posts.deleted_at), sql`${posts.qc_passed} asc nulls first`, sql`${posts.updated_at} desc`)
    .limit(500)
  return rows.map(({ qc_report, claims: stored, ...row }) => {
    const claims = z
      .array(postClaim)
      .catch([])
      .parse(stored ?? [])
    return {
      ...row,
      slug: row.slug.replace(/--deleted-\d+$/, ''),
      has_qc_report: qc_report !== null,
      updated_at: row.updated_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
      wrong: claims.filter((one) => one.verdict === 'wrong'),
      unresolved_count: claims.filter((one) => one.verdict === 'unresolved').length,
      claim_count: claims.length,
      problem: problemIn(qc_report),
    }
  })
}
