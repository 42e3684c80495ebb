import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bytesOf } from './bytes-of.ts'
import { extractFiling } from './extract.ts'

const FILINGS = join(import.meta.dirname, '../../../../samples/filings')
/** Tagged, plain HTML, plain text; one of each that the samples hold, and one from abroad. */
const READ = ['0000320193-24-000123', '0001047469-02-007674', '0000040545-94-000003', '0001062993-16-008650']

const documentOf = (accession: string): Buffer => {
  const [name = ''] = readdirSync(join(FILINGS, accession))
  return gunzipSync(readFileSync(join(FILINGS, accession, name)))
}

describe('a Uint8Array as bytes', () => {
  it('answers as a Buffer does', () => {
    const buffer = Buffer.from('<td>é – 5\u00a0€</td> \xff'.repeat(9000))
    // A view into something larger: offsets are those of the view.
    const bytes = bytesOf(new Uint8Array([...Buffer.from('before'), ...buffer]).subarray(6))
    expect(bytes.length).toBe(buffer.length)
    expect(bytes[3]).toBe(buffer[3])
    for (const [text, from] of [
      ['5', 0],
      ['€', 20],
      ['–', -4],
      ['€', buffer.length - 3],
      ['none', 0],
    ] as const) {
      expect(bytes.indexOf(text, from), text).toBe(buffer.indexOf(text, Math.max(0, from)))
    }
    for (const encoding of ['latin1', 'utf8'] as const) {
      expect(bytes.toString(encoding, 5, 40)).toBe(buffer.toString(encoding, 5, 40))
      expect(bytes.toString(encoding, 0, buffer.length)).toBe(buffer.toString(encoding))
    }
  })

  it.each(READ)('is read as a Buffer is: %s', (accession) => {
    const buffer = documentOf(accession)
    const read = extractFiling(bytesOf(new Uint8Array(buffer)))
    expect(read.ok).toBe(true)
    expect(read).toEqual(extractFiling(buffer))
  })
})
