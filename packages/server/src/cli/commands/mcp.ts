/**
 * `topline mcp`: a Model Context Protocol server over stdio. With the embedded database taken by the running server it
 * passes the messages on to that server; else it opens the database itself.
 */
import { createInterface } from 'node:readline'
import { isLocked } from '../../db/lock.ts'
import { LOCAL } from '../../features/mcp/local.ts'
import { loadSettings } from '../../read-settings.ts'
import type { Settings } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { endSoon } from '../stop-signal.ts'
import { makeCommand, parseArguments } from '../usage.ts'
import { findServer } from '../with-database.ts'

export async function mcpCommand(argv: string[]): Promise<number> {
  const command = makeCommand(
    'topline mcp',
    'A Model Context Protocol server over stdio: companies, statements, passages.',
    ['topline mcp'],
  )
  if (!parseArguments(command, argv)) return 0
  const settings = loadSettings()
  if (settings.DATABASE_URL === '' && (await isLocked(settings.DATA_DIR))) await passOn(settings)
  else await serve(settings)
  endSoon(0)
  return 0
}

async function serve(settings: Settings): Promise<void> {
  const [{ openContext }, { mcpServer }, { StdioServerTransport }] = await Promise.all([
    import('../../app.ts'),
    import('../../features/mcp/server.ts'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
  ])
  const { ctx, close } = await openContext({ ...settings, LOG_LEVEL: 'error' })
  try {
    const site = settings.PUBLIC_URL.replace(/\/+$/, '')
    const server = mcpServer({ db: ctx.db, settings, looking: LOCAL, site, now: ctx.now }, ctx.version)
    await server.connect(new StdioServerTransport())
    await new Promise<void>((resolve) => process.stdin.once('end', resolve))
    await server.close()
  } finally {
    await close()
  }
}

/** Line by line to the running server, each answer a line. */
async function passOn({ DATA_DIR }: Settings): Promise<void> {
  const { url, token } = findServer(DATA_DIR)
  for await (const message of createInterface({ input: process.stdin })) {
    if (message.trim() === '') continue
    let response: Response
    try {
      response = await fetch(new URL('/_local/mcp', url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: message,
      })
    } catch (error) {
      throw new StartError('The running server does not answer any more', { cause: error })
    }
    const text = await response.text()
    if (text !== '' && response.status !== 202) process.stdout.write(`${text.replaceAll('\n', ' ')}\n`)
  }
}
