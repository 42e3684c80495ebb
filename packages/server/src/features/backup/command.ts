/**
 * `backup`: every table as it is at one moment, the documents, the generated secret. The queue is left out: requests
 * that wait are found again by their status.
 */
import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { CommandRunner } from '../../commands.ts'
import type { AppContext } from '../../context.ts'
import { migrationState } from '../../db/migrate.ts'
import type { Tx } from '../../db/open.ts'
import { secretFile } from '../../secrets.ts'
import { type Entry, writeArchive } from './archive.ts'
import { tablesInOrder } from './tables.ts'

const ROWS_A_LINE = 500
const SECRETS = [
  'session-secret (signs and encrypts)',
  'sessions, login_links, api_keys (hashes)',
  'email_preferences (unsubscribe tokens)',
  'key_values (encrypted tokens)',
  'users (names and e-mail addresses)',
]

export const backup: CommandRunner = async (ctx, args, { out, err }) => {
  const { file } = z.object({ file: z.string().min(1) }).parse(args)
  const { applied } = await migrationState((text) => ctx.database.exec(text))
  const head = {
    created_at: ctx.now().toISOString(),
    topline_version: ctx.version,
    migrations: applied,
    secrets: SECRETS,
  }
  const entries = await writeArchive(file, head, collect(ctx, err))
  out(`${file}: ${entries} entries`)
  err(`Keep this file private. It holds: ${SECRETS.join('; ')}`)
  return 0
}

async function* collect(ctx: AppContext, err: (line: string) => void): AsyncGenerator<Entry> {
  const documents: string[] = []
  const tables: Entry[] = []
  await ctx.inTx(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    for (const { name } of tablesInOrder()) {
      for await (const rows of rowsOf(tx, name)) tables.push({ table: name, rows })
    }
    const { rows } = await tx.execute<{ storage_key: string }>(
      sql`select distinct storage_key from filing_documents order by storage_key`,
    )
    documents.push(...rows.map((row) => row.storage_key))
  })
  yield* tables
  const store = openDocuments(ctx.settings)
  for (const document of documents) {
    yield { document, base64: Buffer.from(await store.read(document)).toString('base64') }
  }
  err(`${tables.length} blocks of rows, ${documents.length} documents`)
  const secret = secretFile(ctx.settings.DATA_DIR)
  if (existsSync(secret)) yield { secret: 'session-secret', value: readFileSync(secret, 'utf8') }
}

/** Rows as JSON texts of at most 500 rows, read through a cursor. */
async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table)
  await tx.execute(sql`declare rows_to_back_up no scroll cursor for select to_json(t)::text as row from ${name} t`)
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_A_LINE} from rows_to_back_up`))
    if (rows.length === 0) break
    yield `[${rows.map((one) => one.row).join(',')}]`
  }
  await tx.execute(sql`close rows_to_back_up`)
}
