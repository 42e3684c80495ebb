/**
 * The message calls of a filing and of a post (spec §7, decisions 3, 141, 153): tweets and checks for admins,
 * questions for those with Pro.
 */
import { canAdminister, canRequestAnalysis } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { type MessageAnswer, messageAnswer, messageBody } from '@topline/core/api/messages.ts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { filings } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
import { AppError, notFound, requireAllowed } from '../../http/errors.ts'
import { filingsOfPosts, postByKey } from '../posts/queries.ts'
import { answerCheck, answerTweets, type MessageSubject } from '../social/messages.ts'

export function routes(app: App, ctx: AppContext): void {
  /** Who may not do it hears that before what is wrong with the body. */
  const allow = async (request: FastifyRequest) => {
    const purpose = (request.body as { purpose?: unknown } | null)?.purpose // not parsed yet
    const isForAdmins = purpose === 'tweets' || purpose === 'check'
    requireAllowed(
      isForAdmins ? canAdminister(request.viewer) : canRequestAnalysis(request.viewer, ctx.settings.ACCESS),
      'action',
    )
  }

  app.post(
    '/api/filing/:accession/message',
    {
      preValidation: allow,
      schema: {
        summary: 'A question about a filing; tweets or a check for admins',
        params: z.object({ accession: accessionParam }),
        body: messageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const { accession } = request.params
      const [filing] = await ctx.db
        .select({ accession_number: filings.accession_number })
        .from(filings)
        .where(eq(filings.accession_number, accession))
      if (!filing) throw notFound(DETAIL.filingNotFound)
      return answer(ctx, { ...filing, post_id: null }, request.body)
    },
  )

  app.post(
    '/api/blogs/:key/message',
    {
      preValidation: allow,
      schema: {
        summary: 'A question about a post; tweets or a check for admins',
        params: z.object({ key: z.string().min(1).max(200) }),
        body: messageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const post = await postByKey(ctx.db, request.params.key)
      if (!post || (post.status !== 'published' && !request.viewer?.is_admin)) throw notFound('Blog post not found')
      const [first] = await filingsOfPosts(ctx.db, [post.id])
      return answer(ctx, { accession_number: first?.accession_number ?? null, post_id: post.id }, request.body)
    },
  )
}

async function answer(
  ctx: AppContext,
  subject: MessageSubject,
  body: z.infer<typeof messageBody>,
): Promise<MessageAnswer> {
  if (body.purpose === 'tweets') return plain(await answerTweets(ctx, subject))
  if (body.purpose === 'check') return plain(await answerCheck(ctx, subject, body.message))
  throw new AppError('unavailable', 'Questions cannot be answered on this site')
}

const plain = (response: string): MessageAnswer => ({ response, citations: [], unsupported: [] })
