import type { Bytes } from '../bytes.ts'

interface Word {
  text: string
  hash: number
  start: number
  next: Word | null
}

/** Against hostile input: where so many different words share one place, a further one is decoded each time. */
const MAX_CHAIN = 8
/** Places of the table, a power of two: a filing has some thousand different words. */
const PLACES = 4096
const SEED = 17

/** The hash of the empty word; `hashed` adds one byte. */
export const emptyHash = (): number => SEED
export const hashed = (hash: number, byte: number): number => (Math.imul(hash, 31) + byte) & 0x3fff_ffff

/**
 * Decodes words that occur again and again (concepts, contexts, units) once each: a look at the bytes is cheaper than
 * a new string, and equal strings that are one string are found in maps without being hashed again.
 */
export class Words {
  readonly #bytes: Bytes
  readonly #first = new Array<Word | null>(PLACES).fill(null)

  constructor(bytes: Bytes) {
    this.#bytes = bytes
  }

  /** The latin1 text of the bytes `[start, end)`, whose hash is `hash`. */
  take(start: number, end: number, hash: number): string {
    const place = (hash ^ (hash >> 12)) & (PLACES - 1)
    const first = this.#first[place] ?? null
    let chain = 0
    for (let word = first; word !== null; word = word.next, chain++)
      if (word.hash === hash && this.#same(word.text.length, word.start, start, end)) return word.text
    const text = this.#bytes.toString('latin1', start, end)
    if (chain < MAX_CHAIN) this.#first[place] = { text, hash, start, next: first }
    return text
  }

  #same(length: number, at: number, start: number, end: number): boolean {
    if (end - start !== length) return false
    const bytes = this.#bytes
    for (let i = 0; i < length; i++) if (bytes[at + i] !== bytes[start + i]) return false
    return true
  }
}
