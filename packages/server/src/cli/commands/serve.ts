/**
 * `topline serve`: migrates, loads the samples at the first start, serves, works. The last line on stdout is the
 * address, printed once /healthz answers; the log goes to stderr. The first SIGINT or SIGTERM stops cleanly.
 */
import { buildApp, openContext, startWorker } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { announceServer, withdrawServer } from '../../http/operations/local-commands.ts'
import { loadSettings } from '../../read-settings.ts'
import type { Settings } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { loadSamplesOnce } from '../load-samples.ts'
import { endSoon, stopSignal } from '../stop-signal.ts'
import { makeCommand, parseArguments } from '../usage.ts'

export async function serveCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline serve', 'The web server, with a worker inside.', [
    'topline serve',
    'PORT=8080 topline serve --no-worker',
  ])
    .option('--no-worker', 'serve pages and calls only; workers run elsewhere')
    .option('--dev', 'the pages from their sources, with hot reload')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const { worker, dev } = parsed.opts<{ worker: boolean; dev?: boolean }>()
  const settings = loadSettings()
  const stopped = stopSignal()
  const stopping = new AbortController()
  void stopped.then(() => stopping.abort())
  const { ctx, close } = await openContext(settings)
  let app: App | undefined
  try {
    app = await buildApp(ctx, dev === true)
    const url = await listen(app, settings)
    announceServer(app, settings.DATA_DIR, url)
    if (worker) await startWorker(ctx)
    await loadSamplesOnce(ctx, stopping.signal)
    await checkHealth(url)
    process.stdout.write(`${address(ctx, url)}\n`)
    await stopped
    ctx.log.info('stopping')
  } finally {
    if (app?.server.listening) withdrawServer(settings.DATA_DIR)
    if (app) await closeApp(app)
    await close()
  }
  endSoon(0)
  return 0
}

/** How long answers under way may take once the server stops. */
const GRACE_MS = 3_000

/**
 * Closes the server. Browsers keep sockets open on which nothing was asked yet; they count as busy and would hold the
 * stop up for minutes, so what is left after the grace is cut.
 */
async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}

/** @throws StartError when the port is taken or may not be used */
async function listen(app: App, { HOST, PORT }: Settings): Promise<string> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const reason = code === undefined ? undefined : PROBLEMS[code]
    if (!reason) throw error
    throw new StartError(`Port ${PORT} on ${HOST} ${reason}`, { cause: error })
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : PORT
  // A server that listens everywhere is reached by its commands over loopback.
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${port}`
}

const PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is in use: set PORT to another one or stop the program that listens there',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is not an address of this machine',
}

async function checkHealth(url: string): Promise<void> {
  const answer = await fetch(`${url}/healthz`)
  if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`)
}

/** What to open: the public address, unless the port was left to the system. */
function address(ctx: AppContext, url: string): string {
  return ctx.settings.PORT === 0 ? url : ctx.settings.PUBLIC_URL
}
