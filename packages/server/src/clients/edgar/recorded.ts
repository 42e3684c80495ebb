/**
 * EDGAR from a folder that is laid out as its addresses are, every file with `.gz` added. No network, no clock.
 * The submissions and company facts may lie below `api/`. What is not there is a 404.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { edgarOver } from './answers.ts'
import type { Edgar } from './edgar.ts'
import { MAX_BODY } from './http.ts'

export function recordedEdgar(folder: string): Edgar {
  return edgarOver(async ({ path }) => {
    const plain = path.replace(/\?.*$/, '')
    if (plain.split('/').includes('..')) return null
    const places = [plain, join('/api', plain), plain.replace('/api/xbrl/', '/api/')]
    const file = places.map((place) => join(folder, `${place}.gz`)).find((candidate) => existsSync(candidate))
    return file ? gunzipSync(await readFile(file), { maxOutputLength: MAX_BODY }) : null
  })
}
