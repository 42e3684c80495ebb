/** What features are handed: made once in `app.ts`, passed on as a value. */
import type { Logger } from 'pino'
import type { Database, Db, InTx } from './db/open.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Threads } from './jobs/threads.ts'
import type { Settings } from './settings.ts'

export interface AppContext {
  settings: Settings
  database: Database
  db: Db
  /** Everything done through its `tx` happens or does not, jobs sent included. Inside it use only `tx`. */
  inTx: InTx
  jobs: Jobs
  /** For work that keeps a processor busy. */
  threads: Threads
  log: Logger
  /** The clock; tests bring their own. */
  now(): Date
  /** Secret for encryption and signed tokens, at least 32 characters. */
  sessionSecret: string
  version: string
}
