/**
 * Migrations: forward only, in order, each run exactly once. The list is the journal beside the SQL files.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartError } from '../start-error.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

type RunQuery = (text: string) => Promise<{ rows: unknown[] }>

export interface MigrationState {
  /** how many of ours the database has */
  applied: number
  known: number
}

/**
 * Compares the database with the migrations of this version.
 * @throws StartError when the database was migrated by a newer version
 */
export async function migrationState(query: RunQuery): Promise<MigrationState> {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[]
  }
  const known = journal.entries.map((entry) => entry.when)
  const { rows } = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as there")
  if ((rows[0] as { there?: boolean } | undefined)?.there !== true) return { applied: 0, known: known.length }
  const done = await query('select created_at from drizzle.__drizzle_migrations order by created_at')
  const applied = done.rows.map((row) => Number((row as { created_at: unknown }).created_at))
  const newest = known.at(-1) ?? 0
  if (applied.some((when) => when > newest)) {
    throw new StartError('The database was written by a newer version of Topline: update the program, not the data')
  }
  return { applied: applied.length, known: known.length }
}
