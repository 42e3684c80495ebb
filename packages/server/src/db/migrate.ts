/**
 * Migrations: forward only, in order, each run exactly once. The list is the journal beside the SQL files.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../start-error.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

type RunQuery = (text: string) => Promise<{ rows: unknown[] }>

export interface MigrationState {
  /** how many of ours the database has */
  applied: number
  known: number
}

interface Journal {
  entries: { when: number; tag: string }[]
}
const journalOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal

/**
 * Calls `use` with a folder of the first `count` migrations alone: the schema that an older version had, for rows that
 * it wrote. The folder is gone afterwards.
 */
export async function withFirstMigrations<T>(count: number, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'topline-migrations-'))
  try {
    const journal = journalOf(migrationsFolder)
    const entries = journal.entries.slice(0, count)
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Compares the database with the migrations of this version.
 * @throws StartError when the database was migrated by a newer version
 */
export async function migrationState(query: RunQuery): Promise<MigrationState> {
  const known = journalOf(migrationsFolder).entries.map((entry) => entry.when)
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
