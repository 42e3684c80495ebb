/**
 * Everything that is no call is a page: the web's built entry, mounted here and nowhere else, and its static files.
 * A page's loaders call the API in this process with the viewer's cookie: same routes, same access checks.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { AppContext } from '../context.ts'
import type { Changes } from '../db/changes.ts'
import { currentReading, Reading, readFor } from '../db/reading.ts'
import { onThisSite } from './address.ts'
import { sendError } from './answers/error-handler.ts'
import { FOLLOWS } from './answers/kept-answers.ts'
import { KeptPages, sendKeptPage, visitorKey } from './answers/kept-pages.ts'
import type { App } from './app-types.ts'
import { isCall } from './place.ts'

const web = join(import.meta.dirname, '../../../web')

type FetchInside = (path: string, init?: RequestInit) => Promise<Response>

/** What the web's entry exports beside its own: the keys under which a page finds nonce and fetch. */
interface Entry {
  nonceContext: RouterContext<string>
  fetchContext: RouterContext<FetchInside>
  /** All that a rendering takes from a visitor's request beside its address. @param userAgent null = not said */
  isRobot(userAgent: string | null): boolean
}

export interface PagesOptions {
  insideToken: string
  isDev: boolean
  changes: Changes
}

/** What pages are rendered with. */
interface Site {
  app: App
  ctx: AppContext
  insideToken: string
  /** null = pages of visitors are not kept: their sources may change */
  kept: KeptPages | null
}

export async function installPages(app: App, ctx: AppContext, options: PagesOptions): Promise<void> {
  const source = options.isDev ? await devSource(app) : await builtSource(app)
  const kept = options.isDev ? null : new KeptPages(options.changes)
  const site: Site = { app, ctx, insideToken: options.insideToken, kept }
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    schema: { hide: true },
    async handler(request, reply) {
      if (isCall(request)) return sendError(request, reply, { status: 404, detail: 'Not found' })
      // A browser would take what follows two slashes for a host wherever the page repeats its own address.
      const single = request.url.replace(/^[/\\]{2,}/, '/')
      if (single !== request.url) return reply.redirect(single, 308)
      if (!source) {
        return reply
          .status(503)
          .type('text/plain; charset=utf-8')
          .send('The pages are not built: run npm start, or npm run build. The API answers below /api.\n')
      }
      return sendPage(await source(), site, request, reply)
    },
  })
}

type Source = () => Promise<ServerBuild>

async function builtSource(app: App): Promise<Source | null> {
  const client = join(web, 'build/client')
  const server = join(web, 'build/server/index.js')
  if (!existsSync(server)) return null
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // The build lays them beside, compressed once and better than each answer could be.
    preCompressed: true,
    index: false,
  })
  for (const file of readdirSync(client, { withFileTypes: true })) {
    if (!file.isFile() || file.name.endsWith('.html')) continue
    app.get(`/${file.name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file.name, client, { maxAge: '1h', immutable: false }),
    )
  }
  // Below /embed, so that frames of other sites may have it.
  app.get('/embed/flow.js', { schema: { hide: true } }, (_request, reply) =>
    // A sandboxed frame has no origin of its own.
    reply
      .header('access-control-allow-origin', '*')
      .sendFile('flow.js', join(web, 'build/embed'), { maxAge: '1h', immutable: false }),
  )
  // The bundle is written by the web's build; its shape is the router's contract.
  const build = (await import(pathToFileURL(server).href)) as ServerBuild
  return async () => build
}

/** The sources through Vite, for `npm run dev`. */
async function devSource(app: App): Promise<Source> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: web, server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request)) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
}

async function sendPage(
  build: ServerBuild,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { nonceContext, fetchContext, isRobot } = build.entry.module as unknown as Partial<Entry> // its own exports, see Entry
  const userAgent = request.headers['user-agent'] ?? null
  const key = site.kept && isRobot ? visitorKey(request, site.ctx, isRobot(userAgent)) : null
  const headers = key === null ? headersOf(request) : new Headers(userAgent === null ? {} : { 'user-agent': userAgent })
  const render = (isOwn: boolean): Promise<Response> => {
    const context = new RouterContextProvider()
    if (nonceContext) context.set(nonceContext, request.nonce)
    if (fetchContext) context.set(fetchContext, fetchInside(site, request, headers.get('cookie')))
    const url = onThisSite(request.url, site.ctx.settings.PUBLIC_URL)
    const signal = isOwn ? untilClosed(request, reply) : null
    return createRequestHandler(build, 'production')(
      new Request(url, { method: request.method, headers, signal }),
      context,
    )
  }
  const found =
    site.kept && key !== null ? await site.kept.find({ key, nonce: request.nonce, render }) : await render(true)
  if (!(found instanceof Response)) return sendKeptPage(request, noCache(request, reply), found)
  reply.status(found.status)
  for (const [name, value] of found.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of found.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (!reply.hasHeader('cache-control')) noCache(request, reply)
  // Both are the web's stream; the two type packages only name it differently.
  return reply.send(found.body ? Readable.fromWeb(found.body as Parameters<typeof Readable.fromWeb>[0]) : '')
}

const noCache = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', request.viewer ? 'private, no-store' : 'no-cache').header('vary', 'Cookie')

/** Aborted when the reader goes away before the answer is complete. */
function untilClosed(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const aborted = new AbortController()
  request.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborted.abort()
  })
  return aborted.signal
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** The site's own calls, for a page: in this process, with the session of its reader. */
function fetchInside({ app, ctx, insideToken }: Site, request: FastifyRequest, cookie: string | null): FetchInside {
  return async (path, init) => {
    const page = currentReading()
    const { host } = request.headers
    const part = new Reading()
    // Awaited inside: the call begins only then.
    const answer = await readFor(
      part,
      async () =>
        await app.inject({
          method: 'GET',
          url: path,
          remoteAddress: request.ip,
          headers: {
            ...Object.fromEntries(new Headers(init?.headers)),
            ...(cookie ? { cookie } : {}),
            host: host ?? new URL(ctx.settings.PUBLIC_URL).host,
            'accept-encoding': 'identity',
            'x-topline-inside': insideToken,
          },
        }),
    )
    // Refused by what it is, before anything was read, it will be refused again.
    if (!FOLLOWS.has(answer.statusCode) || (answer.statusCode === 200 && !part.isNoted)) part.noteElse()
    page?.notePart(part)
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value))
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers })
  }
}
