/**
 * `backup`: every table as it is at one moment, the documents, the generated secret. The queue is left out: requests
 * that wait are found again by their status.
 */
import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { CommandRunner } from '../../command-runner.ts'
import type { AppContext } from '../../context.ts'
import { migrationState } from '../../db/migrate.ts'
import type { Tx } from '../../db/open.ts'
import { secretFile } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'
import { type Entry, writeArchive } from './archive.ts'
import { checkDocuments, faultIn, faultLine, MEND, type StoredName, storedDocuments } from './faulty-documents.ts'
import { tablesInOrder } from './tables.ts'

const ROWS_A_LINE = 500
/** Characters of one line; a reader holds a line at a time. */
const BLOCK_LENGTH = 16 * 1024 * 1024
const SECRETS = [
  'session-secret (signs and encrypts)',
  'sessions, login_links, api_keys (hashes)',
  'email_preferences (unsubscribe tokens)',
  'key_values (encrypted tokens)',
  'users (names and e-mail addresses)',
]

export const backup: CommandRunner = async (ctx, args, { out, err }) => {
  const { file, skip_damaged } = z.object({ file: z.string().min(1), skip_damaged: z.boolean() }).parse(args)
  const { applied } = await migrationState((text) => ctx.database.exec(text))
  const head = {
    created_at: ctx.now().toISOString(),
    topline_version: ctx.version,
    migrations: applied,
    secrets: SECRETS,
  }
  const entries = await writeArchive(file, head, collect(ctx, err, skip_damaged))
  out(`${file}: ${entries} entries`)
  err(`Keep this file private. It holds: ${SECRETS.join('; ')}`)
  return 0
}

/** @throws StartError that names every document that cannot be read, unless those are left out */
async function* collect(ctx: AppContext, err: (line: string) => void, isSkipping: boolean): AsyncGenerator<Entry> {
  const documents = new Map<string, StoredName[]>()
  const tables: Entry[] = []
  await ctx.inTx(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    for (const { name } of tablesInOrder()) {
      for await (const rows of rowsOf(tx, name)) tables.push({ table: name, rows })
    }
    for (const one of await storedDocuments(tx)) {
      documents.set(one.storage_key, [...(documents.get(one.storage_key) ?? []), one])
    }
  })
  yield* tables
  const store = openDocuments(ctx.settings)
  const faults: string[] = []
  for (const [document, names] of documents) {
    try {
      const bytes = await store.read(document)
      // Once one is found the archive will not be finished, but the others are to be named as well.
      if (isSkipping || faults.length === 0) yield { document, base64: bytes.toString('base64') }
    } catch (error) {
      const fault = faultIn(error)
      if (fault === null) throw error
      faults.push(...names.map((name) => faultLine(name, fault)))
    }
  }
  if (faults.length > 0 && !isSkipping) {
    const advice = `No backup was written. Either ${MEND}, or leave them out with --skip-damaged.`
    throw new StartError([...faults, advice].join('\n'))
  }
  for (const line of faults) err(`${line}; it is left out`)
  err(`${tables.length} blocks of rows, ${documents.size} documents`)
  const secret = secretFile(ctx.settings.DATA_DIR)
  if (existsSync(secret)) yield { secret: 'session-secret', value: readFileSync(secret, 'utf8') }
}

/** Rows as JSON texts of at most 500 rows or 16 MB, read through a cursor. */
async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table)
  await tx.execute(sql`declare rows_to_back_up no scroll cursor for select to_json(t)::text as row from ${name} t`)
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_A_LINE} from rows_to_back_up`))
    if (rows.length === 0) break
    let block: string[] = []
    let length = 0
    for (const { row } of rows) {
      if (length + row.length > BLOCK_LENGTH && block.length > 0) {
        yield `[${block.join(',')}]`
        block = []
        length = 0
      }
      block.push(row)
      length += row.length
    }
    yield `[${block.join(',')}]`
  }
  await tx.execute(sql`close rows_to_back_up`)
}

/** Reads stored documents back for `doctor`: a line for each fault, then how far it looked. Exit code 1 with faults. */
export const checkStored: CommandRunner = async (ctx, args, { out }) => {
  const { most } = z.object({ most: z.number().int().positive() }).parse(args)
  const found = await checkDocuments(ctx.db, openDocuments(ctx.settings), most)
  out(JSON.stringify(found))
  return found.lines.length > 0 ? 1 : 0
}
