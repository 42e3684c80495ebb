/** Documents on this machine's disk, below one folder: `ab/ab12….gz`, named by the hash of the bytes as filed. */
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { AppError } from '../../http/errors.ts'
import { type DocumentStore, MAX_DOCUMENT } from './documents.ts'

const unpack = promisify(gunzip)
const pack = promisify(gzip)
/** The only keys there are; anything else, `..` above all, is refused before the disk is asked. */
const KEY = /^([0-9a-f]{2})\/\1[0-9a-f]{62}\.gz$/

export function documentsOnDisk(folder: string): DocumentStore {
  const placeOf = (key: string) => {
    if (!KEY.test(key)) throw new AppError('not-found', 'Document not found')
    return join(folder, key)
  }
  return {
    async write(bytes) {
      if (bytes.length > MAX_DOCUMENT) throw new AppError('too-large', 'The document is larger than 64 MB')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const storage_key = `${sha256.slice(0, 2)}/${sha256}.gz`
      const file = placeOf(storage_key)
      if (!(await exists(file))) await writeWhole(file, await pack(bytes, { level: 6 }))
      return { storage_key, size: bytes.length, sha256 }
    },
    async read(storageKey) {
      const file = placeOf(storageKey)
      let packed: Buffer
      try {
        packed = await readFile(file)
      } catch (cause) {
        if (isMissing(cause)) throw new AppError('not-found', 'Document not found', { cause })
        throw cause
      }
      const bytes = await unpack(packed, { maxOutputLength: MAX_DOCUMENT })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (!storageKey.endsWith(`/${sha256}.gz`)) throw new Error(`The stored document ${storageKey} is damaged`)
      return bytes
    },
  }
}

/** Beside its place, flushed, then renamed: whoever looks finds the whole file or none. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  const parent = await open(dirname(file), 'r')
  try {
    await parent.sync() // the name itself is safe, too
  } finally {
    await parent.close()
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false // also where it may not be read: the write then says why
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
