/** The real app over a database of a test: same hooks, same routes, no listening port. */
import { pino } from 'pino'
import { buildApp } from './app.ts'
import type { AppContext } from './context.ts'
import type { Database } from './db/open.ts'
import type { Persona } from './features/accounts/demo.ts'
import type { App } from './http/app-types.ts'
import type { Jobs } from './jobs/jobs.ts'
import { startThreads } from './jobs/threads.ts'
import { readSettings } from './read-settings.ts'
import type { Settings } from './settings.ts'

export interface TestApp {
  app: App
  ctx: AppContext
  /** Signs in as a demo persona and gives the headers that later calls send. */
  signIn(persona: Persona): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Headers of a call that one of our own pages makes. */
export const fromOurPage = { host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }

export async function startTestApp(
  database: Database,
  options: { env?: Record<string, string>; now?: () => Date; jobs?: Jobs; settings?: Partial<Settings> } = {},
): Promise<TestApp> {
  const settings = { ...readSettings({ SAMPLES: '0', ...options.env }, ''), ...options.settings }
  const ctx: AppContext = {
    settings,
    database,
    db: database.db,
    inTx: database.inTx,
    jobs: options.jobs ?? idleJobs,
    threads: startThreads(1),
    log: pino({ level: 'silent' }),
    now: options.now ?? (() => new Date()),
    sessionSecret: 'a secret for tests, longer than 32 characters',
    version: '0.0.0-test',
  }
  const app = await buildApp(ctx)
  await app.ready()
  let signIns = 0
  return {
    app,
    ctx,
    async signIn(persona) {
      // Each from another address of this machine: suites sign in more often than one address may.
      const remoteAddress = `127.0.${1 + (++signIns >> 8)}.${signIns & 255}`
      const request = { method: 'POST', url: '/auth/demo', headers: fromOurPage, payload: { persona } } as const
      const answer = await app.inject({ ...request, remoteAddress })
      const cookie = answer.cookies.find((one) => one.name.endsWith('topline'))
      if (!cookie) throw new Error(`No session for ${persona}: ${answer.body}`)
      return { ...fromOurPage, cookie: `${cookie.name}=${cookie.value}` }
    },
    async close() {
      await app.close()
      await ctx.threads.close()
    },
  }
}

/** A queue that takes jobs and runs none. */
export const idleJobs: Jobs = {
  send: async () => null,
  work: async () => {},
  schedule: async () => {},
  every: () => {},
  counts: async () => ({}),
  stop: async () => {},
}
