/** Documents on this machine's disk, below one folder: `ab/ab12….gz`, named by the hash of the bytes as filed. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DiskFull, freeBytes, RESERVE_BYTES } from '../../db/disk-full.ts'
import type { DocumentStore } from './documents.ts'
import { missing, nameDocument, packDocument, requireKey, unpackDocument } from './packing.ts'

export function documentsOnDisk(folder: string): DocumentStore {
  const placeOf = (key: string) => join(folder, requireKey(key))
  async function readPacked(storageKey: string): Promise<Buffer> {
    const file = placeOf(storageKey)
    try {
      return await readFile(file)
    } catch (cause) {
      if (isMissing(cause)) throw missing(cause)
      throw cause
    }
  }
  /** The same bytes lie there already, readable. */
  async function isWhole(storageKey: string): Promise<boolean> {
    try {
      await unpackDocument(storageKey, await readPacked(storageKey))
      return true
    } catch {
      return false // missing, damaged, or it may not be read: the write then says why
    }
  }
  return {
    async write(bytes) {
      const named = nameDocument(bytes)
      const file = placeOf(named.storage_key)
      if (!(await isWhole(named.storage_key))) {
        requireRoom(folder)
        await writeWhole(file, await packDocument(bytes))
      }
      return named
    },
    async read(storageKey) {
      return unpackDocument(storageKey, await readPacked(storageKey))
    },
    readPacked,
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

/** Documents leave the embedded database beside them its reserve. @throws DiskFull */
function requireRoom(folder: string): void {
  if (freeBytes(folder) < RESERVE_BYTES) throw new DiskFull()
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
