/**
 * Opens the database: the embedded one in DATA_DIR, or PostgreSQL at DATABASE_URL. One schema, one folder of
 * migrations, two native drivers. Order for the embedded one: folder, lock, open, back up when a migration is due,
 * migrate. For PostgreSQL: connect, advisory lock, migrate.
 */

import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as pgDrizzle } from 'drizzle-orm/node-postgres'
import { migrate as pgMigrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as liteDrizzle } from 'drizzle-orm/pglite'
import { migrate as liteMigrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { StartError } from '../start-error.ts'
import { LOOK_MARK } from './changes.ts'
import { prepareDataDir } from './data-dir.ts'
import { freeBytes, RESERVE_BYTES } from './disk-full.ts'
import { acquireLock } from './lock.ts'
import { migrationState, migrationsFolder, withFirstMigrations } from './migrate.ts'
import { prepareRepeated, StatementNames } from './prepared.ts'
import { currentReading } from './reading.ts'
import * as schema from './schema.ts'
import { Standing } from './standing.ts'
import { type Db, type InTx, makeInTx, refuseInTransaction } from './transaction.ts'

export type { Db, InTx, Tx } from './transaction.ts'

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Everything done through `tx` happens or does not; joins a transaction that is already open. */
  inTx: InTx
  /** Runs plain SQL outside any transaction; for the job queue and the backup. */
  exec(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Of the embedded database, which nobody else writes: rises with everything that it is asked, looks at the changes left
   * aside. Where it stands still, nothing was written.
   */
  asked?(): number
  close(): Promise<void>
}

export interface OpenOptions {
  DATA_DIR: string
  /** '' = embedded */
  DATABASE_URL: string
  onError?(error: unknown): void
  /** told in words when the disk under the embedded database runs full, and when there is room again */
  onState?(message: string): void
  /** bytes that may still be written below a folder; tests bring their own disk */
  free?(dir: string): number
  /** false: leave the schema as it is (`doctor`); a number: an empty database gets that many migrations (restore) */
  migrate?: boolean | number
  /** sees every statement that goes through `db`; tests count queries with it */
  onQuery?(text: string): void
}

const MIGRATION_LOCK = 42_424_242

/**
 * @throws StartError with one line when the folder cannot be written, the database is in use, newer, too old or away
 */
export function openDb(options: OpenOptions): Promise<Database> {
  return options.DATABASE_URL === '' ? openEmbedded(options) : openPostgres(options)
}

async function openEmbedded(options: OpenOptions): Promise<Database> {
  prepareDataDir(options.DATA_DIR)
  requireRoom(options)
  const lock = await acquireLock(options.DATA_DIR)
  try {
    const asked: Asked = { times: 0 }
    const open = () => openLite(options.DATA_DIR, asked)
    const lite = await open()
    if (options.migrate !== false) await migrateEmbedded(lite, options)
    const { DATA_DIR: dir, onState, free } = options
    const standing = new Standing(lite, { open, dir, ...(onState && { onState }), ...(free && { free }) })
    return databaseOver(standing.asPglite(), asked, options, async () => {
      await standing.close()
      await lock.release()
    })
  } catch (error) {
    await lock.release()
    requireRoom(options) // it may have run full in between, which the database tells in no words
    throw error
  }
}

async function openLite(dataDir: string, asked: Asked): Promise<PGlite> {
  const lite = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } })
  // A new file of its log is not filled with zeros first: that alone would hold up a page for half a second.
  await lite.exec('set wal_init_zero = off')
  letOthersIn(lite, asked)
  return lite
}

/** Reading its log after a crash needs room, too. @throws StartError */
function requireRoom({ DATA_DIR: dir, free = freeBytes }: OpenOptions): void {
  if (free(dir) >= RESERVE_BYTES) return
  const least = `${RESERVE_BYTES / 1024 ** 2} MB`
  throw new StartError(`DATA_DIR ${dir}: the disk is full; make room, the database needs at least ${least}`)
}

/** The database over an open embedded instance in memory, for tests. */
export function embeddedDatabase(lite: PGlite, options: Pick<OpenOptions, 'onQuery'>): Database {
  const asked: Asked = { times: 0 }
  letOthersIn(lite, asked)
  return databaseOver(lite, asked, options, () => lite.close())
}

interface Asked {
  times: number
}

function databaseOver(
  lite: PGlite,
  asked: Asked,
  options: Pick<OpenOptions, 'onQuery'>,
  end: () => Promise<void>,
): Database {
  // Takes several statements at once, and rolls back what one of them left open.
  const queue = fromPglite(lite)
  const exec: Database['exec'] = async (text, values) => {
    refuseInTransaction()
    currentReading()?.noteStatement(text)
    return queue.executeSql(text, values)
  }
  const guarded = new Proxy(lite, {
    get(target, name) {
      if (name === 'query' || name === 'transaction') refuseInTransaction()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  // The two drivers differ in their result type only; both answer `execute` with `rows`.
  const db = liteDrizzle(guarded, { schema, logger: loggerOf(options) }) as unknown as Db
  let isOpen = true
  return {
    db,
    kind: 'embedded',
    inTx: makeInTx(db),
    exec,
    asked: () => asked.times,
    async close() {
      if (!isOpen) return
      isOpen = false
      await end()
    },
  }
}

/** First bytes of messages that bring the text of statements, in PostgreSQL's protocol. */
const [PARSE, QUERY] = [0x50, 0x51]

/** Longest that the embedded database keeps the event loop beyond a single statement, milliseconds. */
const TURN_MS = 4

/**
 * It answers in this thread and at once, so that the thirty statements of a transaction would follow each other without
 * anybody else being served: after a few milliseconds what came in meanwhile has its turn. Its own queue keeps the
 * statements of others out.
 */
function letOthersIn(lite: PGlite, asked: Asked): void {
  const run = lite.execProtocolRaw.bind(lite)
  let lastTurn = 0
  let isLook = false
  asked.times += 1 // opened anew, it is as if it had been asked
  lite.execProtocolRaw = async (...args) => {
    // A statement begins with its text; what follows is its values and its rows.
    const [message] = args
    if (message[0] === PARSE || message[0] === QUERY) isLook = Buffer.from(message).includes(LOOK_MARK)
    if (!isLook) asked.times += 1
    if (performance.now() - lastTurn > TURN_MS) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      lastTurn = performance.now()
    }
    return run(...args)
  }
}

async function migrateEmbedded(lite: PGlite, { DATA_DIR: dataDir, migrate }: OpenOptions): Promise<void> {
  const state = await migrationState((text) => lite.query(text))
  if (state.applied === state.known || (typeof migrate === 'number' && state.applied > 0)) return
  if (state.applied > 0) await backupBeforeMigration(lite, dataDir, state.applied)
  await withMigrations(migrate, (folder) => liteMigrate(liteDrizzle(lite), { migrationsFolder: folder }))
}

const withMigrations = (migrate: OpenOptions['migrate'], use: (folder: string) => Promise<void>): Promise<void> =>
  typeof migrate === 'number' ? withFirstMigrations(migrate, use) : use(migrationsFolder)

/** A copy of the whole folder as it was, kept beside it; the three newest stay. */
async function backupBeforeMigration(lite: PGlite, dataDir: string, applied: number): Promise<void> {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const dump = await lite.dumpDataDir('gzip')
  const file = join(folder, `before-migration-${String(applied + 1).padStart(4, '0')}.tar.gz`)
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()), { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
  const kept = readdirSync(folder)
    .filter((name) => name.startsWith('before-migration-'))
    .sort()
  for (const name of kept.slice(0, -3)) rmSync(join(folder, name))
}

async function openPostgres(options: OpenOptions): Promise<Database> {
  const settings: pg.PoolConfig & { onConnect(client: pg.ClientBase): Promise<unknown> } = {
    connectionString: options.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A plan that is dear by its guessed cost would be compiled for a quarter of a second, to run for a few milliseconds.
    onConnect: (client) => client.query('set jit = off'),
  }
  const pool = new pg.Pool(settings)
  // Without a listener an idle disconnect ends the process.
  pool.on('error', (error) => options.onError?.(error))
  const names = new StatementNames()
  pool.on('connect', (client) => prepareRepeated(client, names))
  try {
    await preparePostgres(pool, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  const query = pool.query.bind(pool)
  const guarded = new Proxy(pool, {
    get(target, name) {
      if (name === 'query' || name === 'connect') refuseInTransaction()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const db: Db = pgDrizzle(guarded, { schema, logger: loggerOf(options) })
  let isOpen = true
  return {
    db,
    kind: 'postgres',
    inTx: makeInTx(db),
    async exec(text, values) {
      refuseInTransaction()
      currentReading()?.noteStatement(text)
      return query<Record<string, unknown>>(text, values)
    },
    async close() {
      if (!isOpen) return
      isOpen = false
      await pool.end()
    },
  }
}

async function preparePostgres(pool: pg.Pool, options: OpenOptions): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartError(`The database at DATABASE_URL cannot be reached: ${reason}`, { cause: error })
  }
  client.on('error', (error) => options.onError?.(error))
  try {
    const version = await client.query<{ n: number }>("select current_setting('server_version_num')::int as n")
    const n = version.rows[0]?.n ?? 0
    if (n < 150_000) throw new StartError(`PostgreSQL 15 or newer is needed; this one is ${Math.floor(n / 10_000)}`)
    if (options.migrate === false) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const state = await migrationState((text) => client.query(text))
    if (state.applied === state.known || (typeof options.migrate === 'number' && state.applied > 0)) return
    await withMigrations(options.migrate, (folder) => pgMigrate(pgDrizzle(client), { migrationsFolder: folder }))
  } finally {
    client.release(true) // closing the connection frees the lock
  }
}

/** Every statement tells the answer that it is asked for what it reads. */
function loggerOf({ onQuery }: Pick<OpenOptions, 'onQuery'>) {
  return {
    logQuery(text: string) {
      currentReading()?.noteStatement(text)
      onQuery?.(text)
    },
  }
}
