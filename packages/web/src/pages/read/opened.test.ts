import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MOST_BYTES, opened, otherKind } from './opened.ts'

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts)
const packed = (text: string | Uint8Array) => new Uint8Array(gzipSync(text))

describe('a file as the bytes of a document', () => {
  it('is taken as it is, or unpacked whatever it is called', async () => {
    expect(new TextDecoder().decode(await opened(file('<html>5</html>')))).toBe('<html>5</html>')
    const long = 'Net sales 391,035\n'.repeat(50_000)
    expect(new TextDecoder().decode(await opened(file(packed(long))))).toBe(long)
  })

  it.each([
    ['', 'The file is empty.'],
    [packed(''), 'The file is empty.'],
    [packed('Net sales').subarray(0, 20), 'The file is damaged: it could not be unpacked.'],
    ['%PDF-1.7', 'This is a PDF, which cannot be read as a filing.'],
    ['PK\x03\x04', 'This is a ZIP archive or an Office document, which cannot be read as a filing.'],
    [packed('GIF89a'), 'This is a picture, which cannot be read as a filing.'],
    ['text\0with what no text has', 'This is no text, which cannot be read as a filing.'],
    [packed(new Uint8Array(MOST_BYTES + 1)), 'The file is too big: at most 64 MB are read.'],
    [new Uint8Array(MOST_BYTES + 1), 'The file is too big: at most 64 MB are read.'],
  ])('is refused with one sentence', async (content, sentence) => {
    await expect(opened(file(content))).rejects.toThrow(sentence)
  })

  it('may be text of any charset', () => {
    expect(otherKind(new Uint8Array([0xe9, 0x96, 0x41]))).toBeNull()
  })
})
