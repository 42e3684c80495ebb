/** Composition by hand: what is made, in which order, and what it is handed. */
import { readFileSync } from 'node:fs'
import { commands } from './commands.ts'
import type { AppContext } from './context.ts'
import { openDb } from './db/open.ts'
import { featureJobs, features } from './features.ts'
import type { App } from './http/app-types.ts'
import { buildServer } from './http/server.ts'
import { startJobs } from './jobs/jobs.ts'
import { startThreads } from './jobs/threads.ts'
import { makeLog } from './log.ts'
import { sessionSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

export const version: string = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

/** Opens everything a process needs. `close` gives it back in the opposite order. */
export async function openContext(settings: Settings): Promise<{ ctx: AppContext; close(): Promise<void> }> {
  const log = makeLog(settings)
  const database = await openDb({
    ...settings,
    onError: (err) => log.error({ err }, 'database connection'),
    onState: (message) => log.warn(message),
  })
  try {
    const jobs = await startJobs(database, log)
    const threads = startThreads(settings.WORKERS)
    const ctx: AppContext = {
      settings,
      database,
      db: database.db,
      inTx: database.inTx,
      jobs,
      threads,
      log,
      now: () => new Date(),
      sessionSecret: sessionSecret(settings),
      version,
    }
    return {
      ctx,
      async close() {
        await jobs.stop()
        await threads.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The web server over an open context, not listening yet. */
export function buildApp(ctx: AppContext, isDev = false): Promise<App> {
  return buildServer(ctx, { features, commands, isDev })
}

/** Runs the jobs of all features in this process from now on. */
export async function startWorker(ctx: AppContext): Promise<void> {
  for (const work of featureJobs) await work(ctx)
}
