/**
 * The transaction a piece of work runs in, carried along by the runtime so that the job queue joins it.
 * Inside it only `tx` may be used: the embedded database has one connection, and a query through any other handle
 * waits for itself for ever. `refuseInTransaction` turns that wait into an error on both databases.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations'
import type * as schema from './schema.ts'

type Schema = typeof schema
/** The database or a transaction of it: what every query function takes first. `execute` answers `{rows}`. */
export type Db = PgDatabase<NodePgQueryResultHKT, Schema>
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>
export type InTx = <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>

interface Running {
  tx: Tx
  owner: Db
  isOpen: boolean
  afterCommit: (() => void)[]
}
const running = new AsyncLocalStorage<Running>()

/** The open transaction this code runs in; undefined outside, and in work that outlived its transaction. */
export function currentTx(): Tx | undefined {
  const here = running.getStore()
  return here?.isOpen ? here.tx : undefined
}

/** Transactions of other processes may wait for each other in a circle; PostgreSQL ends one, and it may try again. */
const ATTEMPTS = 4
const PAUSE_MS = 20
/** deadlock_detected, serialization_failure */
const TRY_AGAIN = new Set(['40P01', '40001'])

function mayTryAgain(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && TRY_AGAIN.has(at.code)) return true
  }
  return false
}

/**
 * Makes the `inTx` of a database: everything `fn` does through `tx`, the jobs it sends included, happens or does not.
 * Called inside a transaction of the same database it joins that one. `fn` runs again after a deadlock, so it keeps
 * nothing of a run that failed.
 */
export function makeInTx(db: Db): InTx {
  return async (fn) => {
    const outer = running.getStore()
    if (outer?.isOpen && outer.owner === db) return fn(outer.tx)
    for (let attempt = 1; ; attempt += 1) {
      const afterCommit: Running['afterCommit'] = []
      const committed = db.transaction(async (tx) => {
        const here: Running = { tx, owner: db, isOpen: true, afterCommit }
        try {
          return await running.run(here, () => fn(tx))
        } finally {
          here.isOpen = false
        }
      })
      const isLost = await committed.then(
        () => false,
        (error: unknown) => attempt < ATTEMPTS && mayTryAgain(error),
      )
      if (isLost) {
        // The other one was not woken yet: at once, its lock would be taken from under it, and both wait anew.
        await sleep(PAUSE_MS * attempt)
        continue
      }
      const result = await committed
      for (const act of afterCommit) act()
      return result
    }
  }
}

/** Runs `act` once the open transaction is committed, at once outside one, never after a rollback. */
export function afterCommit(act: () => void): void {
  const here = running.getStore()
  if (here?.isOpen) here.afterCommit.push(act)
  else act()
}

/** Starts work that must not see the transaction it was started from (workers, timers). */
export function outsideTx<T>(fn: () => T): T {
  return running.exit(fn)
}

export function refuseInTransaction(): void {
  if (currentTx()) throw new Error('Inside a transaction only `tx` may be used')
}
