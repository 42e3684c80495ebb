/** Lists that EDGAR answered before, with what it takes to ask whether they changed. Files below DATA_DIR. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { MAX_BODY, type Validators } from './http.ts'

export interface KeptAnswers {
  /** what was kept for an address; null where nothing is */
  find(url: string): Promise<{ validators: Validators; body: Buffer } | null>
  keep(url: string, validators: Validators, body: Buffer): Promise<void>
}

const head = z.object({ url: z.string(), etag: z.string().nullable(), last_modified: z.string().nullable() })

/** A file an address: one line of JSON, then the body, all of it compressed. Unreadable ones count as not kept. */
export function answersIn(folder: string): KeptAnswers {
  const fileOf = (url: string) => join(folder, `${createHash('sha256').update(url).digest('hex')}.gz`)
  return {
    async find(url) {
      let packed: Buffer
      try {
        packed = await readFile(fileOf(url))
      } catch {
        return null // not kept, or not readable: it is fetched again
      }
      try {
        const bytes = gunzipSync(packed, { maxOutputLength: MAX_BODY + 4096 })
        const end = bytes.indexOf('\n')
        const kept = head.parse(JSON.parse(bytes.toString('utf8', 0, end)))
        if (kept.url !== url) return null
        return { validators: { etag: kept.etag, last_modified: kept.last_modified }, body: bytes.subarray(end + 1) }
      } catch {
        return null // cut by a full disk: it is fetched again
      }
    },
    async keep(url, validators, body) {
      if (!validators.etag && !validators.last_modified) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const line = Buffer.from(`${JSON.stringify({ url, ...validators })}\n`)
      const part = `${fileOf(url)}.${process.pid}.part`
      await writeFile(part, gzipSync(Buffer.concat([line, body]), { level: 6 }), { mode: 0o600 })
      await rename(part, fileOf(url))
    },
  }
}
