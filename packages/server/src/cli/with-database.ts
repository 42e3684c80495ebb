/**
 * Runs a command that needs the database: here, with the database opened for it, or in the running server when the
 * embedded database is taken. Handing over goes over loopback with a token that only those who may read DATA_DIR know.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { CommandOutput } from '../command-runner.ts'
import { commands } from '../commands.ts'
import { isLocked } from '../db/lock.ts'
import { addressFile, serverAddress } from '../http/operations/local-commands.ts'
import type { Settings } from '../settings.ts'
import { StartError } from '../start-error.ts'

export const toTerminal: CommandOutput = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
}

/** @returns the exit code */
export async function runCommand(
  settings: Settings,
  name: string,
  args: Record<string, unknown>,
  output: CommandOutput = toTerminal,
): Promise<number> {
  if (settings.DATABASE_URL === '' && (await isLocked(settings.DATA_DIR))) {
    return handOver(settings.DATA_DIR, name, args, output)
  }
  const load = commands[name]
  if (!load) throw new Error(`There is no command ${name}`)
  // Imported here: handing a command over needs neither the database nor the pages.
  const { openContext } = await import('../app.ts')
  const { ctx, close } = await openContext(quiet(settings))
  try {
    const run = await load()
    return await run(ctx, args, output)
  } finally {
    await close()
  }
}

/** A command line shows its own progress; the log shows only what went wrong. */
const quiet = (settings: Settings): Settings =>
  settings.LOG_LEVEL === 'info' ? { ...settings, LOG_LEVEL: 'warn' } : settings

const line = z.object({ out: z.string().optional(), err: z.string().optional(), exit: z.number().optional() })

/**
 * Asks the running server to do it.
 * @throws StartError when the process that holds the database takes no commands or went away in between
 */
export async function handOver(
  dataDir: string,
  command: string,
  args: Record<string, unknown>,
  output: CommandOutput,
): Promise<number> {
  const { url, token } = findServer(dataDir)
  let response: Response
  try {
    response = await fetch(new URL('/_local/command', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ command, args }),
    })
  } catch (error) {
    throw new StartError('The database is in use by another Topline process that does not answer', { cause: error })
  }
  if (!response.ok || !response.body) {
    throw new StartError(`The running server did not take the command (${response.status})`)
  }
  // The same stream; Node's and the web's declarations only name it differently.
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  for await (const text of createInterface({ input: body })) {
    const { out, err, exit } = line.parse(JSON.parse(text))
    if (out !== undefined) output.out(out)
    if (err !== undefined) output.err(err)
    if (exit !== undefined) return exit
  }
  throw new StartError('The running server stopped before the command was done')
}

/** Address and token of the server that holds the database. @throws StartError when it takes no commands */
export function findServer(dataDir: string): z.infer<typeof serverAddress> {
  try {
    return serverAddress.parse(JSON.parse(readFileSync(addressFile(dataDir), 'utf8')))
  } catch (error) {
    throw new StartError('The database is in use by another Topline process', { cause: error })
  }
}
