/** Social posts (decision 75). */
import { socialPost } from '@topline/core/api/blogs.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf } from '../../http/viewer/guard.ts'
import { getPost } from '../posts/service.ts'
import * as service from './service.ts'

const params = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31),
})
const jobAnswer = z.object({ job_id: z.string() })

export function routes(app: App, ctx: AppContext): void {
  app.post(
    '/api/blogs/:key/create_social_posts',
    {
      schema: {
        summary: 'One social post for a post: a job whose result carries social_posts',
        params: z.object({ key: z.string().min(1).max(200) }),
        body: z.unknown(),
        response: { 202: jobAnswer },
      },
    },
    async (request, reply) => {
      const post = await getPost(ctx, request.params.key)
      return reply.status(202).send({ job_id: await service.requestSocial(ctx, actorOf(request.user), post.id) })
    },
  )

  app.post(
    '/api/social-posts/:id/publish_async',
    {
      schema: { summary: 'Publish a social post: a job', params, body: z.unknown(), response: { 202: jobAnswer } },
    },
    async (request, reply) =>
      reply
        .status(202)
        .send({ job_id: await service.requestPublishing(ctx, actorOf(request.user), request.params.id) }),
  )

  app.post(
    '/api/social-posts/:id/edit_async',
    {
      schema: {
        summary: 'Change the text of an unpublished social post: a job whose result carries social_post',
        params,
        body: z.object({ content: z.string().max(4000) }),
        response: { 202: jobAnswer },
      },
    },
    async (request, reply) =>
      reply.status(202).send({
        job_id: await service.editSocial(ctx, actorOf(request.user), request.params.id, request.body.content),
      }),
  )

  app.post(
    '/api/social-posts/:id/confirm',
    {
      schema: {
        summary: 'Say whether a social post whose answer was lost is out',
        params,
        body: z.object({
          published: z.boolean(),
          url: z
            .url({ protocol: /^https$/ })
            .max(500)
            .nullable()
            .default(null),
        }),
        response: { 200: socialPost },
      },
    },
    async (request) => {
      const { published, url } = request.body
      const row = await service.confirmSocial(ctx, actorOf(request.user), request.params.id, published, url)
      return service.viewWithPost(ctx.db, row)
    },
  )

  app.delete(
    '/api/social-posts/:id',
    { schema: { summary: 'Delete an unpublished social post', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.deleteSocial(ctx, actorOf(request.user), request.params.id)
      return reply.status(204).send(null)
    },
  )
}
