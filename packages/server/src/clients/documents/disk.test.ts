import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentsOnDisk } from './disk.ts'
import { MAX_DOCUMENT } from './documents.ts'
import { unpackHere } from './packing.ts'

describe('documents on disk', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'documents-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('gives back the bytes, named by their hash', async () => {
    const store = documentsOnDisk(folder)
    const stored = await store.write(Buffer.from('abc'))
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(stored).toEqual({ storage_key: `ba/${hash}.gz`, size: 3, sha256: hash })
    expect((await store.read(stored.storage_key)).toString()).toBe('abc')
    expect(await store.write(Buffer.from('abc'))).toEqual(stored)
    expect(readdirSync(join(folder, 'ba'))).toEqual([`${hash}.gz`])
  })

  it.each(['../x', '/etc/passwd', 'ba/../../x.gz', 'ab/ba00.gz', 'ba\\x.gz', ''])('refuses the key %j', async (key) => {
    await expect(documentsOnDisk(folder).read(key)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('gives it as it lies there to a thread that unpacks it itself, and refuses there what was damaged', async () => {
    const store = documentsOnDisk(folder)
    const { storage_key } = await store.write(Buffer.from('abc'))
    expect(unpackHere(storage_key, await store.readPacked(storage_key)).toString()).toBe('abc')
    expect(() => unpackHere(storage_key, gzipSync('abd'))).toThrow('damaged')
    expect(() => unpackHere(storage_key, gzipSync(Buffer.alloc(MAX_DOCUMENT + 1)))).toThrow()
    await expect(store.readPacked('../x')).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('refuses what was damaged and what unpacks to more than the limit', async () => {
    const store = documentsOnDisk(folder)
    const { storage_key } = await store.write(Buffer.from('abc'))
    writeFileSync(join(folder, storage_key), gzipSync('abd'))
    await expect(store.read(storage_key)).rejects.toThrow('damaged')
    writeFileSync(join(folder, storage_key), gzipSync(Buffer.alloc(MAX_DOCUMENT + 1)))
    await expect(store.read(storage_key)).rejects.toThrow('damaged')
    expect(() => unpackHere(storage_key, Buffer.from('no archive'))).toThrow('damaged')
  })

  it('writes a damaged copy anew when the same bytes come again', async () => {
    const store = documentsOnDisk(folder)
    const { storage_key } = await store.write(Buffer.from('abc'))
    const file = join(folder, storage_key)
    for (const bytes of [gzipSync('abd'), Buffer.from('no archive'), Buffer.alloc(0)]) {
      writeFileSync(file, bytes)
      await expect(store.read(storage_key)).rejects.toThrow('damaged')
      await store.write(Buffer.from('abc'))
      expect((await store.read(storage_key)).toString()).toBe('abc')
    }
  })

  it('leaves nothing behind when the write fails', async () => {
    const blocked = join(folder, 'blocked')
    writeFileSync(blocked, '')
    await expect(documentsOnDisk(blocked).write(Buffer.from('abc'))).rejects.toMatchObject({ code: 'ENOTDIR' })
    expect(readdirSync(folder)).toEqual(['blocked'])
  })
})
