import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDocuments } from './choose.ts'
import type { DocumentStore } from './documents.ts'
import { documentsOnS3 } from './s3.ts'
import { startS3, type TestS3 } from './s3-server.fixture.ts'

const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' // sha256 of 'abc', FIPS 180-2
const KEY = `ba/${HASH}.gz`
const PLACE = `/filings-bucket/made/up/${KEY}`

describe('documents on S3', () => {
  let s3: TestS3
  let store: DocumentStore
  beforeAll(async () => {
    s3 = await startS3()
    store = documentsOnS3('s3://filings-bucket/made/up/', s3.settings, { silence: 300 })
  })
  afterAll(() => s3.close())
  afterEach(() => {
    s3.fault = () => null
    s3.objects.clear()
    s3.log.length = 0
  })

  it('gives back the bytes, named by their hash, stored once', async () => {
    expect(await store.write(Buffer.from('abc'))).toEqual({ storage_key: KEY, size: 3, sha256: HASH })
    expect(await store.write(Buffer.from('abc'))).toEqual({ storage_key: KEY, size: 3, sha256: HASH })
    expect(s3.log).toEqual([`HEAD ${PLACE} 404`, `PUT ${PLACE} 200`, `HEAD ${PLACE} 200`])
    expect(gunzipSync(s3.objects.get(PLACE) ?? '').toString()).toBe('abc')
    expect((await store.read(KEY)).toString()).toBe('abc')
  })
  it('is what the settings name', async () => {
    const settings = { ...s3.settings, DATA_DIR: '/nowhere', DOCUMENTS_URL: 's3://filings-bucket' }
    await openDocuments(settings).write(Buffer.from('abc'))
    expect([...s3.objects.keys()]).toEqual([`/filings-bucket/${KEY}`])
    expect(() => openDocuments({ ...settings, DOCUMENTS_URL: 's3:///prefix' })).toThrow('s3://bucket/prefix')
  })
  it.each(['../x', 'ba/../../x.gz', 'ab/ba00.gz', ''])('refuses the key %j before asking', async (key) => {
    await expect(store.read(key)).rejects.toMatchObject({ kind: 'not-found' })
    expect(s3.log).toEqual([])
  })
  it('says what is not there', async () => {
    await expect(store.read(KEY)).rejects.toMatchObject({ kind: 'not-found' })
  })
  it.each(['internal-error', 'cut'] as const)('goes on after a fault: %s', async (fault) => {
    s3.fault = (_, n) => (n % 2 === 1 ? fault : null)
    const stored = await store.write(Buffer.from('abc'))
    expect((await store.read(stored.storage_key)).toString()).toBe('abc')
  })
  it.each(['slow-down', 'cut', 'silence'] as const)('says when it does not end: %s', async (fault) => {
    await store.write(Buffer.from('abc'))
    s3.fault = () => fault
    const once = documentsOnS3('s3://filings-bucket/made/up', s3.settings, { silence: 100, attempts: 1 })
    const failed = { kind: 'upstream', isRetryable: true, message: 'The store of documents did not answer' }
    await expect(once.read(KEY)).rejects.toMatchObject(failed)
    await expect(once.write(Buffer.from('abcd'))).rejects.toMatchObject(failed)
    expect(s3.objects.size).toBe(1)
  })
  it('refuses what was damaged', async () => {
    await store.write(Buffer.from('abc'))
    s3.fault = () => 'damaged'
    await expect(store.read(KEY)).rejects.toThrow('The stored copy of this document is damaged and cannot be read')
  })
  it('does not retry a wrong key, and tells nobody what the service said', async () => {
    const wrong = documentsOnS3('s3://filings-bucket', { ...s3.settings, S3_SECRET_ACCESS_KEY: 'other' })
    await expect(wrong.write(Buffer.from('abc'))).rejects.toMatchObject({
      isRetryable: false,
      message: 'The store of documents did not answer',
    })
    expect(s3.log).toHaveLength(1)
  })
  it('stores whole documents only, with every fifth request failing', async () => {
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed / 2 ** 31
    }
    const kinds = ['internal-error', 'cut'] as const
    s3.fault = () => (random() < 0.2 ? (kinds[Math.floor(random() * 2)] ?? null) : null)
    const patient = documentsOnS3('s3://filings-bucket', s3.settings, { silence: 300, attempts: 8 })
    const documents = Array.from({ length: 25 }, (_, i) => Buffer.from(`document ${i} ${'x'.repeat(i * 500)}`))
    const stored = await Promise.all(documents.map((bytes) => patient.write(bytes)))
    for (const [i, { storage_key }] of stored.entries()) expect(await patient.read(storage_key)).toEqual(documents[i])
    for (const packed of s3.objects.values()) expect(documents).toContainEqual(gunzipSync(packed))
    expect(s3.objects.size).toBe(25)
  }, 20_000)
})
