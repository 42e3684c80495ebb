/** What the benchmarks of the root need of this package's libraries: a pool, and the same database with and without an eye on it. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { prepareRepeated, StatementNames } from './prepared.ts'
import * as schema from './schema.ts'
import type { Db } from './transaction.ts'

export const silentLog = pino({ level: 'silent' })

export interface Bench {
  /** rows of a plain query */
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  db: Db
  /** the same, noting every statement in `asked` */
  watched: Db
  asked: { text: string; params: unknown[] }[]
  close(): Promise<void>
}

export function openBench(url: string, clients: number): Bench {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  const names = new StatementNames()
  pool.on('connect', (client) => prepareRepeated(client, names)) // as the product does
  const asked: Bench['asked'] = []
  return {
    rows: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    db: drizzle(pool, { schema }),
    watched: drizzle(pool, { schema, logger: { logQuery: (text, params) => asked.push({ text, params }) } }),
    asked,
    close: () => pool.end(),
  }
}
