/** One at a time over all processes, by the database's clock, for work that is too long for a transaction. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'

export interface Lease {
  /** Called while the work goes on; false when another process has taken over. */
  renew(): Promise<boolean>
  release(): Promise<void>
}

/**
 * @param key of `key_values`
 * @param seconds after which a process that died has lost it
 * @returns null while another one has it
 */
export async function takeLease(db: Db, key: string, seconds: number): Promise<Lease | null> {
  const token = randomUUID()
  const until = sql`jsonb_build_object('token', ${token}::text, 'until', clock_timestamp() + make_interval(secs => ${seconds}))`
  const { rows } = await db.execute(sql`
    insert into key_values (key, value) values (${key}, ${until})
    on conflict (key) do update set value = excluded.value, updated_at = clock_timestamp()
    where (key_values.value->>'until')::timestamptz < clock_timestamp() returning key`)
  if (rows.length === 0) return null
  const own = sql`key = ${key} and value->>'token' = ${token}`
  return {
    async renew() {
      const renewed = await db.execute(sql`update key_values set value = ${until} where ${own} returning key`)
      return renewed.rows.length > 0
    },
    async release() {
      await db.execute(sql`delete from key_values where ${own}`)
    },
  }
}
