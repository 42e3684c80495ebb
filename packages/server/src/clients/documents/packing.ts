/** How documents lie in every store: gzip, under a key that names their content. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { AppError } from '../../errors.ts'
import { MAX_DOCUMENT } from './documents.ts'
import { gunzipAtOnce } from './memory.ts'

const unpack = promisify(gunzip)
const pack = promisify(gzip)
/** The only keys there are; anything else, `..` above all, is refused before a store is asked. */
const KEY = /^([0-9a-f]{2})\/\1[0-9a-f]{62}\.gz$/

/** @throws AppError('not-found') for what can be no key */
export function requireKey(storageKey: string): string {
  if (!KEY.test(storageKey)) throw missing()
  return storageKey
}

export const missing = (cause?: unknown) => new AppError('not-found', 'Document not found', { cause })

/** @throws AppError('too-large') */
export function nameDocument(bytes: Uint8Array): { storage_key: string; size: number; sha256: string } {
  if (bytes.length > MAX_DOCUMENT) throw new AppError('too-large', 'The document is larger than 64 MB')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { storage_key: `${sha256.slice(0, 2)}/${sha256}.gz`, size: bytes.length, sha256 }
}

export const packDocument = (bytes: Uint8Array): Promise<Buffer> => pack(bytes, { level: 6 })

/** Unpacked in pieces of this size: small ones keep the garbage collector busy. */
const OPTIONS = { maxOutputLength: MAX_DOCUMENT, chunkSize: 1024 * 1024 }

/** What lies there is not what was stored: said in words that a reader may see. */
export class DamagedDocument extends AppError {
  constructor(storageKey: string, cause?: unknown) {
    const options = { cause: new Error(`${storageKey} is damaged`, { cause }) }
    super('unavailable', 'The stored copy of this document is damaged and cannot be read', options)
  }
}

/** @throws DamagedDocument when the content is not what the key names, or unpacks to more than the limit */
export async function unpackDocument(storageKey: string, packed: Uint8Array): Promise<Buffer> {
  const bytes = await unpack(packed, OPTIONS).catch((cause: unknown) => {
    throw new DamagedDocument(storageKey, cause)
  })
  return checked(storageKey, bytes)
}

/** The same at once, for a worker thread: it keeps this thread busy. @throws as `unpackDocument` */
export function unpackHere(storageKey: string, packed: Uint8Array): Buffer {
  let bytes: Buffer
  try {
    bytes = gunzipAtOnce(packed)
  } catch (cause) {
    throw new DamagedDocument(storageKey, cause)
  }
  return checked(storageKey, bytes)
}

function checked(storageKey: string, bytes: Buffer): Buffer {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (!storageKey.endsWith(`/${sha256}.gz`)) throw new DamagedDocument(storageKey)
  return bytes
}
