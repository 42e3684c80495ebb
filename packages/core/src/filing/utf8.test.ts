import { describe, expect, it } from 'vitest'
import { isUtf8, utf8Text, windowsText } from './utf8.ts'

/** Bytes that are mostly broken, the same each time. */
function* broken(): Generator<Buffer> {
  let seed = 7
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  const likely = [
    0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xe2, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff,
  ]
  for (let n = 0; n < 5000; n += 1) {
    yield Buffer.from(
      Array.from({ length: 1 + next(12) }, () => (next(2) ? (likely[next(likely.length)] ?? 0) : next(256))),
    )
  }
}
const fatal = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const isRight = (bytes: Buffer): boolean => {
  try {
    fatal.decode(bytes)
    return true
  } catch {
    return false
  }
}

describe('bytes as text', () => {
  it('are read as the decoders of the machine read them, broken ones too', () => {
    for (const bytes of broken()) {
      const raw = bytes.toString('latin1')
      expect([...utf8Text(raw)]).toEqual([...bytes.toString('utf8')])
      expect(isUtf8(raw)).toBe(isRight(bytes))
      expect(windowsText(raw)).toBe(new TextDecoder('windows-1252').decode(bytes))
    }
  })

  it('are whole characters of two to four bytes, and U+FFFD where the text itself has it', () => {
    const text = 'é – € 中 😀 \ufffd'
    const raw = Buffer.from(text).toString('latin1')
    expect(utf8Text(raw)).toBe(text)
    expect(isUtf8(raw)).toBe(true)
    expect(isUtf8(raw.slice(0, 1))).toBe(false)
    expect(isUtf8('plain')).toBe(true)
  })
})
