/** Secrets that an installation makes for itself and keeps in DATA_DIR, readable by its owner alone. */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataDir } from './db/data-dir.ts'
import type { Settings } from './settings.ts'

export const secretFile = (dataDir: string) => join(dataDir, 'session-secret')

/** SESSION_SECRET, else the one made at the first start. */
export function sessionSecret(settings: Settings): string {
  if (settings.SESSION_SECRET !== '') return settings.SESSION_SECRET
  prepareDataDir(settings.DATA_DIR)
  const file = secretFile(settings.DATA_DIR)
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
