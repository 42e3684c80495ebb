/**
 * Documents in a bucket of S3 or of a service that speaks like it. A PUT is whole or nothing there, and the service
 * checks the bytes against the sum that is sent with them. The library is loaded when the first document is asked for.
 */
import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import { type DocumentStore, MAX_DOCUMENT } from './documents.ts'
import { missing, nameDocument, packDocument, requireKey, unpackDocument } from './packing.ts'

type S3Settings = Pick<Settings, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

export interface S3Options {
  /** milliseconds without a byte before an attempt counts as lost */
  silence?: number
  attempts?: number
}

/**
 * @param address `s3://bucket/prefix`; the prefix may be empty
 */
export function documentsOnS3(address: string, settings: S3Settings, options: S3Options = {}): DocumentStore {
  const { hostname: Bucket, pathname } = new URL(address)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const keyOf = (storageKey: string) => (prefix === '' ? '' : `${decodeURIComponent(prefix)}/`) + requireKey(storageKey)
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const open = () => {
    opened ??= openClient(settings, options)
    return opened
  }
  /** @param use what is made of the whole object; where that fails, it is asked for again */
  async function get<T>(storageKey: string, use: (packed: Uint8Array) => Promise<T>): Promise<T> {
    const Key = keyOf(storageKey)
    const { sdk, client } = await open()
    // A body that breaks off comes after the library's own attempts: it is asked for again here.
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
        if ((ContentLength ?? 0) > MAX_DOCUMENT) throw new Error(`The stored document ${storageKey} is too large`)
        const packed = await Body?.transformToByteArray()
        if (packed === undefined || (ContentLength !== undefined && packed.length !== ContentLength))
          throw new Error('half a document arrived')
        return await use(packed)
      } catch (error) {
        if (isMissing(error)) throw missing(error)
        if (attempt >= (options.attempts ?? ATTEMPTS) || statusOf(error) !== null) throw faultOf(error)
      }
    }
  }
  return {
    async write(bytes) {
      const named = nameDocument(bytes)
      const Key = keyOf(named.storage_key)
      const { sdk, client } = await open()
      try {
        await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
        return named // the same bytes are there already
      } catch (error) {
        if (!isMissing(error)) throw faultOf(error)
      }
      const Body = await packDocument(bytes)
      const ContentMD5 = createHash('md5').update(Body).digest('base64')
      try {
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentMD5, ContentType: 'application/gzip' }))
      } catch (error) {
        throw faultOf(error)
      }
      return named
    },
    read: (storageKey) => get(storageKey, (packed) => unpackDocument(storageKey, packed)),
    readPacked: (storageKey) => get(storageKey, async (packed) => packed),
  }
}

const ATTEMPTS = 3
const SILENCE = 30_000

async function openClient({ S3_REGION, S3_ENDPOINT, ...keys }: S3Settings, options: S3Options) {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys
  const silence = options.silence ?? SILENCE
  const client = new sdk.S3Client({
    region: S3_REGION,
    maxAttempts: options.attempts ?? ATTEMPTS,
    // Not all services of this kind know the newer sums; ours is sent as Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(silence, 5_000),
      requestTimeout: silence,
      socketTimeout: silence,
      throwOnRequestTimeout: true,
    },
    ...(S3_ENDPOINT === '' ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId === '' ? {} : { credentials: { accessKeyId, secretAccessKey } }),
  })
  return { sdk, client }
}

/** The status of an answer of the service; null where the network or the content failed. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const metadata: unknown = error.$metadata
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null
  return typeof metadata.httpStatusCode === 'number' && metadata.httpStatusCode >= 300 ? metadata.httpStatusCode : null
}

const isMissing = (error: unknown) => statusOf(error) === 404

/** Nobody outside is told what the service said: it may name the bucket. */
function faultOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = statusOf(error)
  const isRetryable = status === null || status >= 500 || status === 429 || status === 408
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new AppError('upstream', 'The store of documents did not answer', { cause: new Error(said), isRetryable })
}
