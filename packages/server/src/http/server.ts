/**
 * The web server: security, who asks, the routes of the features, health, then the pages for everything else.
 * Order matters: hooks run in the order they are installed here.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Commands } from '../command-runner.ts'
import type { AppContext } from '../context.ts'
import { Changes } from '../db/changes.ts'
import { routedAddress } from './address.ts'
import { answerBrokenRequest, installErrorHandler, sendError } from './answers/error-handler.ts'
import { installKeptAnswers } from './answers/kept-answers.ts'
import { installSecurity } from './answers/security.ts'
import { writtenByRows } from './answers/written-rows.ts'
import type { App, Feature } from './app-types.ts'
import { installCallRules } from './gate/call-rules.ts'
import { installStorableInput } from './gate/storable-input.ts'
import { installOpenApi } from './openapi/openapi.ts'
import { installHealth } from './operations/health.ts'
import { installLocalCommands } from './operations/local-commands.ts'
import { installMetrics } from './operations/metrics.ts'
import { installPages } from './pages.ts'
import { isCall } from './place.ts'
import { collectRoutes } from './route-table.ts'
import { installViewer } from './viewer/viewer.ts'

export interface ServerOptions {
  features: readonly Feature[]
  /** what a command line may hand to the running server */
  commands: Commands
  /** serve the web from its sources with hot reload */
  isDev?: boolean
}

const BODY_LIMIT = 1024 * 1024
/** Bytes that are packed in one go, half a millisecond: as a stream, answers took longer and came in pieces. */
const PACKED_AT_ONCE = 128 * 1024
const LONGEST_HEAD = 16 * 1024

export async function buildServer(ctx: AppContext, { features, commands, isDev = false }: ServerOptions): Promise<App> {
  const hops = ctx.settings.TRUST_PROXY
  const logger: FastifyBaseLogger = ctx.log
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    // Longer than a whole head of a request may be: how long a parameter is allowed to be, its schema says.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_HEAD },
    http: { maxHeaderSize: LONGEST_HEAD },
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(writtenByRows)
  installErrorHandler(app)
  collectRoutes(app)
  const insideToken = randomBytes(16).toString('hex')
  const changes = new Changes(ctx.database)

  await app.register(cookie)
  await installSecurity(app, ctx.settings, isDev)
  installMetrics(app, ctx)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  installViewer(app, ctx, insideToken)
  installCallRules(app, ctx)
  installStorableInput(app)
  const keepPacked = installKeptAnswers(app, ctx, changes)
  await app.register(etag, { weak: true })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Up to a twelfth more bytes than at 4, in half to two thirds of the time, which an answer that is due waits for.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
    syncThreshold: PACKED_AT_ONCE,
  })
  app.addHook('onSend', keepPacked)
  app.addHook('onSend', async (request, reply) => {
    if (!isCall(request) || reply.hasHeader('cache-control')) return
    // Nothing made for one viewer is ever served to another (decision 32).
    reply.header('cache-control', request.viewer ? 'private, no-store' : 'public, no-cache')
    reply.header('vary', 'Cookie, Accept-Encoding')
  })
  await installOpenApi(app, ctx.version)

  await app.register(async (routes) => {
    for (const feature of features) await feature(routes.withTypeProvider<ZodTypeProvider>(), ctx)
  })
  installHealth(app, ctx)
  await installLocalCommands(app, ctx, commands)
  await installPages(app, ctx, { insideToken, isDev, changes })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, { status: 404, detail: 'Not found' }))
  return app
}
