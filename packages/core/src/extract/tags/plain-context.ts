import type { Bytes } from '../bytes.ts'
import type { Prefixes } from '../document/prefixes.ts'
import { emptyHash, hashed, type Words } from './words.ts'

/** A period with the dimensions that narrow it down. `start` is null for an instant. */
export interface Context {
  id: string
  start: string | null
  end: string
  /** Axis → member, both with the taxonomy's usual prefix; typed members as their text. */
  dims: ReadonlyMap<string, string>
}

const QUOTE = 34
const LESS = 60
const GREATER = 62
const COLON = 58

export const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** Whether these bytes stand at `at`. */
export function standsAt(bytes: Bytes, at: number, literal: readonly number[]): boolean {
  for (let i = 0; i < literal.length; i++) if (bytes[at + i] !== literal[i]) return false
  return true
}

const blank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

const ID = codes('id="')
const TAG_END = codes('">')
const DIMENSION = codes('explicitMember dimension="')
const MEMBER_END = codes('explicitMember>')
const CLOSE = codes('</')
const NO_DIMS: ReadonlyMap<string, string> = new Map()

/**
 * Reads contexts written as machines write them (an id, an entity with explicit members, a period) in one pass over
 * their bytes. White space may stand between the tags. Anything else is left to the reader of any context.
 */
export class PlainContexts {
  readonly #bytes: Bytes
  readonly #words: Words
  readonly #prefixes: Prefixes
  readonly #tags: Record<
    'entity' | 'identifier' | 'segment' | 'period' | 'instant' | 'startDate' | 'endDate',
    { open: number[]; close: number[] }
  >
  #at = 0

  constructor(bytes: Bytes, words: Words, prefixes: Prefixes) {
    this.#bytes = bytes
    this.#words = words
    this.#prefixes = prefixes
    const prefix = prefixes.xbrli === '' ? '' : `${prefixes.xbrli}:`
    const tag = (name: string) => ({ open: codes(`<${prefix}${name}>`), close: codes(`</${prefix}${name}>`) })
    this.#tags = {
      entity: tag('entity'),
      identifier: { open: codes(`<${prefix}identifier scheme="`), close: codes(`</${prefix}identifier>`) },
      segment: tag('segment'),
      period: tag('period'),
      instant: tag('instant'),
      startDate: tag('startDate'),
      endDate: tag('endDate'),
    }
  }

  /** Where the last context that was read ends: the offset of its end tag. */
  get end(): number {
    return this.#at
  }

  /** The context whose attributes begin at `from`; null where it is not plain. */
  read(from: number): Context | null {
    const { entity, identifier, segment, period, instant, startDate, endDate } = this.#tags
    this.#at = from
    this.#blanks()
    const id = this.#skip(ID) ? this.#word(QUOTE) : null
    if (id === null || !this.#skip(TAG_END) || !this.#tag(entity.open)) return null
    if (!this.#skip(identifier.open) || !this.#past(QUOTE) || !this.#skip(TAG_END) || !this.#past(LESS)) return null
    if (!this.#tag(identifier.close)) return null
    let dims = NO_DIMS
    if (this.#tag(segment.open)) {
      const members = new Map<string, string>()
      while (this.#bytes[this.#at] === LESS && this.#bytes[this.#at + 1] !== 47) if (!this.#member(members)) return null
      if (!this.#tag(segment.close)) return null
      dims = members
    }
    if (!this.#tag(entity.close) || !this.#tag(period.open)) return null
    const at = this.#date(instant)
    const start = at === null ? this.#date(startDate) : null
    const end = at ?? (start === null ? null : this.#date(endDate))
    return end !== null && this.#tag(period.close) ? { id, start, end, dims } : null
  }

  #blanks(): void {
    while (blank(this.#bytes[this.#at] ?? 0)) this.#at++
  }

  #skip(literal: readonly number[]): boolean {
    if (!standsAt(this.#bytes, this.#at, literal)) return false
    this.#at += literal.length
    return true
  }

  /** Skips a tag and the white space after it. */
  #tag(literal: readonly number[]): boolean {
    if (!this.#skip(literal)) return false
    this.#blanks()
    return true
  }

  /** Goes on to the next `stop`; false where a bracket or 400 bytes come before it. */
  #past(stop: number): boolean {
    const bytes = this.#bytes
    let at = this.#at
    for (const limit = at + 400; at < limit; at++) {
      const code = bytes[at] ?? 0
      if (code === stop) {
        this.#at = at
        return true
      }
      if (code === LESS || code === GREATER || code === 0) return false
    }
    return false
  }

  /** The text up to the next `stop` (before a tag: without the white space at its end); null where there is none. */
  #word(stop: number): string | null {
    const bytes = this.#bytes
    const start = this.#at
    let hash = emptyHash()
    let at = start
    for (const limit = start + 300; at < limit; at++) {
      const code = bytes[at] ?? 0
      if (code === stop || code === LESS || code === GREATER || code === 0 || blank(code)) break
      hash = hashed(hash, code)
    }
    this.#at = at
    if (stop === LESS) this.#blanks()
    return at > start && bytes[this.#at] === stop ? this.#words.take(start, at, hash) : null
  }

  #member(dims: Map<string, string>): boolean {
    const bytes = this.#bytes
    const prefix = this.#at + 1
    let at = prefix
    for (const limit = prefix + 40; at < limit && bytes[at] !== COLON; at++);
    const length = at + 1 - prefix
    this.#at = at + 1
    const axis = this.#skip(DIMENSION) ? this.#word(QUOTE) : null
    if (axis === null || !this.#skip(TAG_END)) return false
    this.#blanks()
    const member = this.#word(LESS)
    if (member === null || !this.#skip(CLOSE)) return false
    for (let i = 0; i < length; i++) if (bytes[this.#at + i] !== bytes[prefix + i]) return false
    this.#at += length
    if (!this.#tag(MEMBER_END)) return false
    dims.set(this.#prefixes.normal(axis), this.#prefixes.normal(member))
    return true
  }

  /** The date within this element; null, and nothing skipped, where something else stands there. */
  #date({ open, close }: { open: number[]; close: number[] }): string | null {
    const from = this.#at
    if (this.#tag(open)) {
      const date = this.#word(LESS)
      if (date !== null && isDate(date) && this.#tag(close)) return date
    }
    this.#at = from
    return null
  }
}

function isDate(text: string): boolean {
  if (text.length !== 10) return false
  for (let i = 0; i < 10; i++) {
    const code = text.charCodeAt(i)
    if (i === 4 || i === 7 ? code !== 45 : code < 48 || code > 57) return false
  }
  return true
}
