/** What `doctor` finds out by asking: database, EDGAR, the running server. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openDocuments } from '../clients/documents/choose.ts'
import { isLocked } from '../db/lock.ts'
import { migrationState } from '../db/migrate.ts'
import { openDb } from '../db/open.ts'
import { checkDocuments, MEND } from '../features/backup/faulty-documents.ts'
import { reasonIn } from '../file-reason.ts'
import { addressFile, serverAddress } from '../http/operations/local-commands.ts'
import type { Settings } from '../settings.ts'
import { handOver } from './with-database.ts'

export interface Finding {
  name: string
  state: 'ok' | 'off' | 'wrong'
  /** what is so, and what to do where it is wrong */
  text: string
}

export async function findDatabase(settings: Settings): Promise<Finding[]> {
  const name = 'database'
  if (settings.DATABASE_URL === '') {
    if (await isLocked(settings.DATA_DIR)) {
      return [{ name, state: 'ok', text: `embedded in ${settings.DATA_DIR}, in use by a running process` }]
    }
    if (!existsSync(join(settings.DATA_DIR, 'database'))) {
      return [{ name, state: 'off', text: `embedded, made in ${settings.DATA_DIR} at the first start` }]
    }
  }
  try {
    const database = await openDb({ ...settings, migrate: false })
    try {
      const { applied, known } = await migrationState((text) => database.exec(text))
      const where = database.kind === 'embedded' ? `embedded in ${settings.DATA_DIR}` : 'PostgreSQL at DATABASE_URL'
      const isDone = applied === known
      return [
        { name, state: 'ok', text: where },
        {
          name: 'migrations',
          state: isDone ? 'ok' : 'wrong',
          text: isDone ? `all ${known} done` : `${applied} of ${known} done: run topline migrate`,
        },
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [{ name, state: 'wrong', text: reasonIn(error) }]
  }
}

export async function findEdgar(settings: Settings): Promise<Finding> {
  const name = 'EDGAR'
  if (settings.EDGAR_USER_AGENT === '') return { name, state: 'off', text: 'set EDGAR_USER_AGENT to fetch filings' }
  try {
    const answer = await fetch(new URL('/files/company_tickers.json', settings.EDGAR_WWW_URL), {
      method: 'HEAD',
      headers: { 'user-agent': settings.EDGAR_USER_AGENT },
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.ok) return { name, state: 'ok', text: `${settings.EDGAR_WWW_URL} answers` }
    return {
      name,
      state: 'wrong',
      text: `${settings.EDGAR_WWW_URL} answers ${answer.status}: wait ten minutes, look at EDGAR_USER_AGENT`,
    }
  } catch {
    return { name, state: 'wrong', text: `${settings.EDGAR_WWW_URL} cannot be reached: look at the network` }
  }
}

const PROBE = Buffer.from('Written by topline doctor to see whether documents can be kept here.\n')

/** Keeps a line where documents lie and reads it back; always the same one, so that it is there once. */
export async function findDocuments(settings: Settings): Promise<Finding> {
  const name = 'documents'
  const where = settings.DOCUMENTS_URL === '' ? `${settings.DATA_DIR}/documents` : settings.DOCUMENTS_URL
  if (settings.DOCUMENTS_URL === '' && !existsSync(settings.DATA_DIR))
    return { name, state: 'off', text: `in ${where}, made at the first start` }
  try {
    const store = openDocuments(settings)
    const { storage_key } = await store.write(PROBE)
    const isSame = (await store.read(storage_key)).equals(PROBE)
    if (!isSame) return { name, state: 'wrong', text: `${where} gives back other bytes than were written` }
    return { name, state: 'ok', text: `${where} can be written and read` }
  } catch (error) {
    return {
      name,
      state: 'wrong',
      text: `${where} cannot be used: ${reasonIn(error)}; look at DOCUMENTS_URL and the S3_ settings`,
    }
  }
}

/** Newest documents that doctor reads back unless it is asked for all. */
const SAMPLE = 500

/** Reads stored documents back: in the running server where that holds the database, else here. */
export async function findDamaged(settings: Settings, isAll: boolean): Promise<Finding[]> {
  const name = 'stored'
  const most = isAll ? Number.MAX_SAFE_INTEGER : SAMPLE
  try {
    const found = await readBack(settings, most)
    if (found === null) return []
    const { lines, read, all } = found
    const looked =
      read < all ? `${read} of ${all} documents read back, --documents reads all` : `all ${all} documents read back`
    if (lines.length === 0) return [{ name, state: 'ok', text: looked }]
    return [
      ...lines.map((text): Finding => ({ name, state: 'wrong', text })),
      { name, state: 'wrong', text: `${looked}, ${lines.length} cannot be read: ${MEND}` },
    ]
  } catch (error) {
    return [{ name, state: 'off', text: `documents were not read back: ${reasonIn(error)}` }]
  }
}

/** null while there is no database yet */
async function readBack(settings: Settings, most: number) {
  if (settings.DATABASE_URL === '') {
    if (!existsSync(join(settings.DATA_DIR, 'database'))) return null
    if (await isLocked(settings.DATA_DIR)) {
      const said: string[] = []
      const output = { out: (line: string) => void said.push(line), err: () => {} }
      await handOver(settings.DATA_DIR, 'check-documents', { most }, output)
      return checked.parse(JSON.parse(said[0] ?? ''))
    }
  }
  const database = await openDb({ ...settings, migrate: false })
  try {
    return await checkDocuments(database.db, openDocuments(settings), most)
  } finally {
    await database.close()
  }
}

const checked = z.object({ lines: z.array(z.string()), read: z.number(), all: z.number() })

/** Forwarding headers that the running server saw while it was told to believe none. */
export async function findProxy(settings: Settings): Promise<Finding> {
  const name = 'proxy'
  if (settings.TRUST_PROXY !== false) return { name, state: 'ok', text: `TRUST_PROXY is ${settings.TRUST_PROXY}` }
  try {
    const { url, token } = serverAddress.parse(JSON.parse(readFileSync(addressFile(settings.DATA_DIR), 'utf8')))
    const answer = await fetch(new URL('/_local/proxy', url), { headers: { authorization: `Bearer ${token}` } })
    const { seen } = (await answer.json()) as { seen: number }
    if (seen === 0) return { name, state: 'ok', text: 'no forwarding headers seen, none believed' }
    return {
      name,
      state: 'wrong',
      text: `${seen} requests came through a proxy while TRUST_PROXY is off: set it, or limits count the proxy`,
    }
  } catch {
    return { name, state: 'off', text: 'no server is running; TRUST_PROXY is off' }
  }
}
