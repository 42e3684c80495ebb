/**
 * `restore`: checks the archive, then the target, then writes: documents first (named by their content, harmless when
 * the rest fails), the rows in one transaction, the secret last. Rows of an older version go into the tables that it had;
 * the migrations since then are made over them, as over a database that was never moved.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDocuments, type StoreSettings } from '../../clients/documents/choose.ts'
import type { CommandOutput } from '../../command-runner.ts'
import { migrationState } from '../../db/migrate.ts'
import type { Database, Tx } from '../../db/open.ts'
import { secretFile } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'
import { readArchive, verifyArchive } from './archive.ts'
import { type TableInfo, tablesInOrder } from './tables.ts'

/**
 * @param open opens the target, an empty one with that many migrations; called once the archive proved whole, and again
 *   with all where some are left to be made
 * @throws StartError when the archive is damaged or newer, or the target holds something already
 */
export async function restore(
  settings: StoreSettings,
  open: (migrate: number | true) => Promise<Database>,
  file: string,
  { out, err }: CommandOutput,
): Promise<void> {
  const head = await verifyArchive(file)
  const database = await open(head.migrations)
  let known = 0
  try {
    const { applied, ...state } = await migrationState((text) => database.exec(text))
    known = state.known
    if (head.migrations > applied) {
      throw new StartError(`${file} was written by a newer version of Topline (${head.topline_version})`)
    }
    if (head.migrations < applied) {
      const advice = 'restore into one that was never opened: it is made as it was then, and migrated'
      throw new StartError(
        `${file} is of an older version of Topline (${head.topline_version}) than this database; ${advice}`,
      )
    }
    const tables = await tablesThere(database)
    await requireEmpty(database, tables)
    const store = openDocuments(settings)
    let documents = 0
    let secret: string | undefined
    for await (const entry of readArchive(file)) {
      if ('document' in entry) {
        const { storage_key } = await store.write(Buffer.from(entry.base64, 'base64'))
        if (storage_key !== entry.document) throw new StartError(`${entry.document} in ${file} has another content`)
        documents += 1
      } else if ('secret' in entry) secret = entry.value
    }
    const rows = await database.inTx((tx) => writeRows(tx, tables, file))
    if (secret !== undefined && !existsSync(secretFile(settings.DATA_DIR)) && settings.DATA_DIR !== '') {
      writeFileSync(secretFile(settings.DATA_DIR), secret, { mode: 0o600 })
    }
    err(`Restored what was backed up at ${head.created_at}. It holds: ${head.secrets.join('; ')}`)
    out(`${rows} rows, ${documents} documents`)
  } finally {
    await database.close()
  }
  if (head.migrations < known) await (await open(true)).close()
}

/** The tables of this version that the database has, with the columns that it has of them. */
async function tablesThere(database: Database): Promise<TableInfo[]> {
  const { rows } = await database.db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by 1`)
  const columns = new Map(rows.map((row) => [row.name, row.columns]))
  return tablesInOrder().flatMap((table) => {
    const there = columns.get(table.name)
    return there ? [{ ...table, columns: there }] : []
  })
}

async function requireEmpty(database: Database, tables: TableInfo[]): Promise<void> {
  for (const { name } of tables) {
    if (name === 'edgar_rate') continue // a migration makes its one row
    const { rows } = await database.db.execute<{ full: boolean }>(
      sql`select exists (select 1 from ${sql.identifier(name)}) as full`,
    )
    if (rows[0]?.full) throw new StartError(`Restore needs an empty database; this one has rows in ${name}`)
  }
}

async function writeRows(tx: Tx, tables: TableInfo[], file: string): Promise<number> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  await tx.execute(sql`delete from edgar_rate`)
  let written = 0
  for await (const entry of readArchive(file)) {
    if (!('table' in entry)) continue
    const table = byName.get(entry.table)
    if (!table) throw new StartError(`${file} has a table ${entry.table} that this version does not know`)
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const name = sql.identifier(table.name)
    const { rows } = await tx.execute(
      sql`insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, ${entry.rows}::json) returning 1`,
    )
    written += rows.length
  }
  for (const table of tables.filter((one) => one.hasIdentity)) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table.name}, 'id'), (select max(id) from ${sql.identifier(table.name)}))`,
    )
  }
  return written
}
