/**
 * A text in which one word is another in every answer, as text and packed: it is packed once, and each answer is put
 * together of the same pieces. In the gzip stream the word stands in a block of its own that is not packed (RFC 1951,
 * 3.2.4), and no other block refers back to it.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** As far back as a block may refer. */
const WINDOW = 32 * 1024
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const LAST = Buffer.from([3, 0])

export interface Spliced {
  /** bytes around the word; one more than it occurs */
  plain: readonly Buffer[]
  packed: readonly Buffer[]
  /** bytes of the word */
  wordLength: number
}

export function splice(text: string, word: string): Spliced {
  const plain = text.split(word).map((part) => Buffer.from(part))
  const wordLength = Buffer.byteLength(word)
  // NUL stands in no page, so that nothing is found in it.
  const gap = Buffer.alloc(wordLength)
  let before: Buffer = Buffer.alloc(0)
  const packed = plain.map((part) => {
    const dictionary = before.length > 0 ? { dictionary: before } : {}
    before = Buffer.concat([before, part, gap]).subarray(-WINDOW)
    return part.length === 0
      ? part
      : deflateRawSync(part, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary })
  })
  return { plain, packed, wordLength }
}

export const sizeOf = ({ plain, packed }: Spliced): number =>
  [...plain, ...packed].reduce((sum, { length }) => sum + length, 0)

export function withWord({ plain }: Spliced, word: string): Buffer {
  return Buffer.concat(between(plain, Buffer.from(word)))
}

/** The same as a gzip stream. @throws RangeError for a word of another length */
export function gzipWithWord({ plain, packed, wordLength }: Spliced, word: string): Buffer {
  const bytes = Buffer.from(word)
  if (bytes.length !== wordLength) throw new RangeError(`The word must have ${wordLength} bytes`)
  let [check, length] = [0, 0]
  for (const part of between(plain, bytes)) {
    check = crc32(part, check)
    length += part.length
  }
  const stored = Buffer.alloc(5 + wordLength)
  stored.writeUInt16LE(wordLength, 1)
  stored.writeUInt16LE(~wordLength & 0xffff, 3)
  bytes.copy(stored, 5)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(check, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([HEAD, ...between(packed, stored), LAST, end])
}

function between(parts: readonly Buffer[], word: Buffer): Buffer[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [word, part]))
}
