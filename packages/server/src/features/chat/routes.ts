/**
 * The message calls of a filing and of a post (decisions 12, 75 and 76): questions for those with Pro,
 * answered as JSON or, where `Accept` asks for it, sentence by sentence as server-sent events; tweets and checks for
 * admins; what was asked before.
 */
import { canAdminister } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { keptMessages, type MessageAnswer, messageAnswer, messageBody } from '@topline/core/api/messages.ts'
import { suggestionsFor } from '@topline/core/chat/reply.ts'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openModel } from '../../clients/llm/choose.ts'
import type { AppContext } from '../../context.ts'
import { filings } from '../../db/schema.ts'
import { AppError, notFound, requireAllowed } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS, spend } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingsOfPosts, postByKey } from '../posts/queries.ts'
import { answerCheck, answerTweets } from '../social/messages.ts'
import { type Asking, answerQuestion } from './answer.ts'
import { answerStream, wantsStream } from './stream.ts'
import { type FilingSubject, filingSubject, passagesFor } from './subject.ts'
import { clearThread, keepTurn, readThread, type Thread } from './thread.ts'

/** A filing, or a post with the filing it is written from first. */
interface Subject {
  accession_number: string | null
  post: { id: number; title: string; slug: string; content: string } | null
}
const PASSAGES = 6
const POST_PIECE = 1_500

const filingParams = z.object({ accession: accessionParam })
const postParams = z.object({ key: z.string().min(1).max(200) })

/** Beside the row of the call: some purposes are for administrators, who hear that before what is wrong with the body. */
async function onlyAdminsFor(request: FastifyRequest): Promise<void> {
  const purpose = (request.body as { purpose?: unknown } | null)?.purpose // not parsed yet
  if (purpose === 'tweets' || purpose === 'check') requireAllowed(canAdminister(request.viewer), 'action')
}

/** What is asked about, the answer, and what is kept of the thread. */
function messagesOf(ctx: AppContext) {
  const model = openModel(ctx)

  async function filingOf(accession: string): Promise<Subject> {
    const [filing] = await ctx.db
      .select({ accession_number: filings.accession_number })
      .from(filings)
      .where(eq(filings.accession_number, accession))
    if (!filing) throw notFound(DETAIL.filingNotFound)
    return { ...filing, post: null }
  }
  async function postOf(key: string, request: FastifyRequest): Promise<Subject> {
    const post = await postByKey(ctx.db, key)
    if (!post || (post.status !== 'published' && !request.viewer?.is_admin)) throw notFound('Blog post not found')
    const [first] = await filingsOfPosts(ctx.db, [post.id])
    return { accession_number: first?.accession_number ?? null, post }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: Subject,
    body: z.infer<typeof messageBody>,
  ): Promise<MessageAnswer | FastifyReply> {
    const about = { accession_number: subject.accession_number, post_id: subject.post?.id ?? null }
    if (body.purpose === 'tweets') return plain(await answerTweets(ctx, about, body.history.length))
    if (body.purpose === 'check') return plain(await answerCheck(ctx, about, body.message))
    await spend(ctx.db, request, LIMITS.chat)
    const thread = threadOf(request, subject)
    const found = await filingFor(request, subject)
    const asking: Omit<Asking, 'signal'> = {
      question: body.message,
      history: body.history,
      facts: found.facts,
      note: found.note,
      passages: [
        ...(subject.accession_number
          ? await passagesFor(ctx.db, subject.accession_number, body.message, PASSAGES)
          : []),
        ...postPassages(subject),
      ],
      model,
      accession_number: subject.accession_number,
      user_id: thread.user_id,
    }
    const finish = async (signal: AbortSignal, onSentence?: Asking['onSentence']) => {
      const done = await answerQuestion({ ...asking, signal, ...(onSentence ? { onSentence } : {}) })
      await keepTurn(ctx.inTx, thread, body.message, done)
      return done
    }
    return wantsStream(request) ? answerStream(request, reply, finish) : finish(new AbortController().signal)
  }

  async function filingFor(request: FastifyRequest, { accession_number }: Subject): Promise<FilingSubject> {
    if (accession_number) return filingSubject(ctx.db, accession_number, lookingOf(ctx, request))
    return { accession_number: '', facts: null, note: 'This post is not written from a stored filing.' }
  }

  async function kept(request: FastifyRequest, subject: Subject) {
    const messages = await readThread(ctx.db, threadOf(request, subject))
    const { facts } = await filingFor(request, subject)
    return { messages, suggestions: facts ? suggestionsFor(facts, null) : [] }
  }

  return { filingOf, postOf, answer, kept }
}
type Messages = ReturnType<typeof messagesOf>

const EITHER_WAY = 'as JSON, or as server-sent events (`Accept: text/event-stream`)'

function filingRoutes(app: App, ctx: AppContext, { filingOf, answer, kept }: Messages): void {
  app.post(
    '/api/filing/:accession/message',
    {
      preValidation: onlyAdminsFor,
      compress: false,
      schema: {
        summary: `A question about a filing, ${EITHER_WAY}; tweets or a check for admins`,
        params: filingParams,
        body: messageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request, reply) => answer(request, reply, await filingOf(request.params.accession), request.body),
  )
  app.get(
    '/api/filing/:accession/messages',
    {
      schema: { summary: 'What you asked about a filing', params: filingParams, response: { 200: keptMessages } },
    },
    async (request) => kept(request, await filingOf(request.params.accession)),
  )
  app.delete(
    '/api/filing/:accession/messages',
    {
      schema: { summary: 'Forget what you asked about a filing', params: filingParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await clearThread(ctx.db, threadOf(request, await filingOf(request.params.accession)))
      return reply.code(204).send(null)
    },
  )
}

function postRoutes(app: App, ctx: AppContext, { postOf, answer, kept }: Messages): void {
  app.post(
    '/api/blogs/:key/message',
    {
      preValidation: onlyAdminsFor,
      compress: false,
      schema: {
        summary: `A question about a post, ${EITHER_WAY}; tweets or a check for admins`,
        params: postParams,
        body: messageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request, reply) => answer(request, reply, await postOf(request.params.key, request), request.body),
  )
  app.get(
    '/api/blogs/:key/messages',
    {
      schema: { summary: 'What you asked about a post', params: postParams, response: { 200: keptMessages } },
    },
    async (request) => kept(request, await postOf(request.params.key, request)),
  )
  app.delete(
    '/api/blogs/:key/messages',
    {
      schema: { summary: 'Forget what you asked about a post', params: postParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await clearThread(ctx.db, threadOf(request, await postOf(request.params.key, request)))
      return reply.code(204).send(null)
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  const messages = messagesOf(ctx)
  filingRoutes(app, ctx, messages)
  postRoutes(app, ctx, messages)
}

function threadOf(request: FastifyRequest, { accession_number, post }: Subject): Thread {
  if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return { user_id: request.user.id, accession_number: post ? null : accession_number, post_id: post?.id ?? null }
}

/** The post's own words, as further passages. */
function postPassages({ post }: Subject) {
  if (!post) return []
  const href = `/blogs/${post.slug}`
  return [{ section: `Post · ${post.title}`, text: post.content.slice(0, POST_PIECE), href }]
}

const plain = (response: string): MessageAnswer => ({ response, citations: [], unsupported: [] })
