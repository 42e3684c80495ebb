import type { Placed } from '../decode.ts'
import type { Row } from '../row.ts'
import { TITLE } from '../titles.ts'
import { readRow } from './row.ts'

/** No title is without one of these. */
const HINT = /statement|profit|results/i
const OTHER =
  /balance\s+sheets?\s*$|^\s*(?:condensed\s+)?(?:consolidated\s+)?balance\s+sheets?|statements?\s+of\s+(?:consolidated\s+)?(?:cash\s+flows?|(?:financial\s+)?(?:position|condition)|shareholders|stockholders|changes|shareowners|share-owners)|notes?\s+to\s+(?:the\s+)?(?:condensed\s+)?(?:consolidated\s+)?financial/i

/** One line as it is seen; what is asked of it again and again is worked out once. */
export class Line {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Byte offset of each character and after it; null where the line is plain: one byte a character. */
  readonly at: number[] | null
  readonly to: number[] | null
  #row: Row | null = null
  #trimmed: string | null = null
  #prose: boolean | null = null
  #rule: boolean | null = null
  #titled: boolean | null = null
  #ending: boolean | null = null
  #columns: number | null = null

  constructor(text: string, start: number, end: number, at: number[] | null = null, to: number[] | null = null) {
    this.text = text
    this.start = start
    this.end = end
    this.at = at
    this.to = to
  }

  get trimmed(): string {
    this.#trimmed ??= this.text.trim()
    return this.#trimmed
  }

  /** Label, figures and phrases. */
  get row(): Row {
    this.#row ??= readRow(this)
    return this.#row
  }

  /** Running text: words over the whole width, no columns. */
  get prose(): boolean {
    this.#prose ??= isProse(this.trimmed)
    return this.#prose
  }

  /** A line of dashes or equal signs under or over figures: no value (T127). */
  get rule(): boolean {
    this.#rule ??= isRule(this.text)
    return this.#rule
  }

  /** Names a statement of operations. */
  get titled(): boolean {
    this.#titled ??= HINT.test(this.text) && TITLE.test(this.text)
    return this.#titled
  }

  /** Names what follows a statement of operations. */
  get ending(): boolean {
    this.#ending ??= OTHER.test(this.text)
    return this.#ending
  }

  /** How many words with a digit stand apart, three blanks or more before them: columns of figures. */
  get columns(): number {
    this.#columns ??= countColumns(this.text)
    return this.#columns
  }

  /** The characters `[from, to)` with their places. */
  placed(from: number, to: number): Placed {
    const { text, start, at: ats, to: tos } = this
    if (ats !== null && tos !== null)
      return { text: text.slice(from, to), at: ats.slice(from, to), to: tos.slice(from, to) }
    const at: number[] = []
    const after: number[] = []
    for (let i = start + from; i < start + to; i += 1) {
      at.push(i)
      after.push(i + 1)
    }
    return { text: text.slice(from, to), at, to: after }
  }
}

const isProse = (text: string): boolean =>
  text.length > 50 && !/\S {3,}\S/.test(text) && !/[.]{4}|[-=_]{5}/.test(text) && /[a-z]{3}/i.test(text)

function isRule(text: string): boolean {
  return (
    /^[\s\-=_.–—]*$/.test(text) && /(?:[-–—]\s?[-–—]|=|_)/.test(text) && !/^\s*-{1,3}(?:\s{3,}-{1,3})*\s*$/.test(text)
  )
}

function countColumns(text: string): number {
  let found = 0
  let blanks = 0
  for (let at = 0; at < text.length; ) {
    if (text.charCodeAt(at) === 32) {
      blanks += 1
      at += 1
      continue
    }
    let digit = false
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code <= 32 || code === 160) break
      if (code >= 48 && code <= 57) digit = true
    }
    if (digit && blanks >= 3) found += 1
    if (at < text.length && text.charCodeAt(at) !== 32) at += 1
    blanks = 0
  }
  return found
}
