import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gunzipAtOnce, ownMemory, release } from './memory.ts'

describe('unpacking into one piece of memory', () => {
  it.each([0, 1, 1000, 128 * 1024, 128 * 1024 + 1, 3_000_000])('gives %d bytes as they were', (size) => {
    const bytes = Buffer.alloc(size, 'ab')
    expect(gunzipAtOnce(gzipSync(bytes)).equals(bytes)).toBe(true)
  })
  it('gives them also where the archive says something else of its size', () => {
    const bytes = Buffer.alloc(1_000_000, 'ab')
    const twoParts = Buffer.concat([gzipSync(bytes), gzipSync('end')]) // says 3 bytes
    expect(gunzipAtOnce(twoParts).equals(gunzipSync(twoParts))).toBe(true)
    const lies = gzipSync(bytes)
    lies.writeUInt32LE(0xffffffff, lies.length - 4)
    expect(() => gunzipAtOnce(lies)).toThrow('incorrect length check')
  })
  it('refuses what is no archive', () => {
    expect(() => gunzipAtOnce(Buffer.from('abc'))).toThrow()
    expect(() => gunzipAtOnce(Buffer.alloc(0))).toThrow()
  })
})

describe('memory given back', () => {
  it('is gone at once', () => {
    const bytes = gunzipAtOnce(gzipSync(Buffer.alloc(1_000_000)))
    release(bytes)
    expect(bytes.length).toBe(0)
  })
  it('stays where others have parts of it', () => {
    const small = Buffer.from('abc')
    expect(ownMemory(small)).toEqual([])
    release(small)
    expect(small.toString()).toBe('abc')
  })
})
