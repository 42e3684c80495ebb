/** What `doctor` finds out by asking: database, EDGAR, the running server. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocked } from '../db/lock.ts'
import { migrationState } from '../db/migrate.ts'
import { openDb } from '../db/open.ts'
import { addressFile, serverAddress } from '../http/local-commands.ts'
import type { Settings } from '../settings.ts'

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
    return [{ name, state: 'wrong', text: error instanceof Error ? error.message : String(error) }]
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
