/**
 * Commands handed to the running server: the embedded database belongs to one process, so a command line that finds
 * it taken asks that process. A token in DATA_DIR proves that the caller may read the folder; the call must come from
 * this machine without a proxy. Answers are lines of JSON: `{out}`, `{err}`, at the end `{exit}`.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Commands } from '../../command-runner.ts'
import type { AppContext } from '../../context.ts'
import { prepareDataDir } from '../../db/data-dir.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../app-types.ts'
import { cameThroughProxy, isDirectLoopback } from '../viewer/demo.ts'
import { isSame } from './metrics.ts'

export const addressFile = (dataDir: string) => join(dataDir, 'server.json')
export const serverAddress = z.object({ url: z.url(), token: z.string(), pid: z.number() })

/** Called when the server stops: nobody is there to take commands any more. That of another server in the folder stays. */
export function withdrawServer(dataDir: string): void {
  const file = addressFile(dataDir)
  if (!existsSync(file)) return
  const stands = serverAddress.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!stands.success || stands.data.pid === process.pid) rmSync(file, { force: true })
}

/** A command brings whole documents, of 64 MB and more when written as text; only callers with the token are listened to. */
const LARGEST_COMMAND = 256 * 1024 * 1024

const tokens = new WeakMap<App['server'], string>()

/** Writes address and token beside the database, readable by its owner alone. Called once the server listens. */
export function announceServer(app: App, dataDir: string, url: string): void {
  const token = tokens.get(app.server)
  // With PostgreSQL, S3 and a secret of its own nothing else has made the folder.
  prepareDataDir(dataDir)
  writeFileSync(addressFile(dataDir), JSON.stringify({ url, token, pid: process.pid }), { mode: 0o600 })
}

/**
 * For calls of this machine's own programs alone.
 * @throws AppError 404 for everybody else
 */
export function requireLocal(app: App, request: FastifyRequest): void {
  const token = tokens.get(app.server)
  if (token !== undefined && isDirectLoopback(request) && isSame(request.headers.authorization, `Bearer ${token}`))
    return
  throw new AppError('not-found', 'Not found')
}

export async function installLocalCommands(app: App, ctx: AppContext, commands: Commands): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  tokens.set(app.server, token)
  let proxied = 0
  app.addHook('onRequest', async (request) => {
    if (cameThroughProxy(request)) proxied += 1
  })
  app.get('/_local/proxy', { config: { ownProof: true }, schema: { hide: true } }, async (request) => {
    requireLocal(app, request)
    return { seen: proxied }
  })
  app.post(
    '/_local/command',
    {
      config: { ownProof: true },
      compress: false,
      bodyLimit: LARGEST_COMMAND,
      // Before anything of the body is read.
      onRequest: async (request) => requireLocal(app, request),
      schema: { hide: true, body: z.object({ command: z.string(), args: z.record(z.string(), z.unknown()) }) },
    },
    async (request, reply) => {
      const load = commands[request.body.command]
      if (!load) throw new AppError('not-found', `There is no command ${request.body.command}`)
      const run = await load()
      const lines = new PassThrough()
      const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`)
      void run(ctx, request.body.args, { out: (out) => write({ out }), err: (err) => write({ err }) })
        .catch((error: unknown) => {
          request.log.error({ err: error, command: request.body.command }, 'command failed')
          write({ err: error instanceof Error ? error.message : String(error) })
          return 1
        })
        .then((exit) => lines.end(`${JSON.stringify({ exit })}\n`))
      return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines)
    },
  )
}
