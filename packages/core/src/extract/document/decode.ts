import { entityCode, windowsCode } from '../../filing/entities.ts'

/** Visible text of a slice of bytes, with the byte offset of every character. */
export interface Placed {
  text: string
  /** Byte offset of the character at the same index. */
  at: number[]
  /** Byte offset after the character at the same index. */
  to: number[]
}

/** The text of a character: blanks of any width are one blank, what has no width is nothing. */
function fromCode(code: number): string {
  const seen = windowsCode(code)
  if (seen === 160 || (seen >= 0x2000 && seen <= 0x200a)) return ' '
  if (seen === 173 || (seen >= 0x200b && seen <= 0x200f)) return ''
  return Number.isFinite(seen) && seen > 0 && seen <= 0x10ffff ? String.fromCodePoint(seen) : ''
}

/** One character from latin1 text at `i`: an entity, a UTF-8 sequence or a single byte (Windows-1252). */
export function charAt(raw: string, i: number): { text: string; length: number } {
  const code = raw.charCodeAt(i)
  if (code === 38) {
    const end = raw.indexOf(';', i + 1)
    if (end > 0 && end - i <= 10) {
      const name = raw.slice(i + 1, end)
      const known = entityCode(name)
      if (known !== null) return { text: fromCode(known), length: end - i + 1 }
      if (/^#(?:\d+|x[0-9a-f]+)$/i.test(name)) return { text: '', length: end - i + 1 }
    }
    return { text: '&', length: 1 }
  }
  if (code < 128) return { text: raw.charAt(i), length: 1 }
  const size = code >= 0xf0 ? 4 : code >= 0xe0 ? 3 : code >= 0xc2 ? 2 : 1
  if (size > 1) {
    let point = code & (size === 4 ? 7 : size === 3 ? 15 : 31)
    let valid = true
    for (let k = 1; k < size; k += 1) {
      const next = raw.charCodeAt(i + k)
      if (!(next >= 0x80 && next < 0xc0)) {
        valid = false
        break
      }
      point = (point << 6) | (next & 63)
    }
    if (valid) return { text: fromCode(point), length: size }
  }
  return { text: fromCode(code), length: 1 }
}

/** Appends the text of `raw[from..to)` to `into`; runs of space become one; `base` is the byte offset of `raw[0]`. */
export function decodeInto(into: Placed, raw: string, from: number, to: number, base: number): void {
  let written = into.text
  let space = written === '' || written.charCodeAt(written.length - 1) === 32
  for (let i = from; i < to; ) {
    const code = raw.charCodeAt(i)
    if (code < 128 && code !== 38) {
      const blank = code === 32 || code === 10 || code === 13 || code === 9
      if (!(blank && space)) {
        written += blank ? ' ' : raw[i]
        into.at.push(base + i)
        into.to.push(base + i + 1)
        space = blank
      }
      i += 1
      continue
    }
    const { text, length } = charAt(raw, i)
    for (const ch of text) {
      const blank = ch === ' ' || ch === '\n' || ch === '\r' || ch === '\t' || ch === '\u00a0'
      if (blank && space) continue
      written += blank ? ' ' : ch
      space = blank
      for (let k = 0; k < ch.length; k += 1) {
        into.at.push(base + i)
        into.to.push(base + i + length)
      }
    }
    i += length
  }
  into.text = written
}

/** What the tags of blocks and of cells leave of a text; all others leave nothing. */
const PARTING = /^\/?(?:(p|div|tr|br|table|h\d|li|hr|page|center)|t[dh])\b/i
/** The first letters of those tags; most tags of a filing begin with others and are passed over by theirs. */
const PARTING_LETTERS = new Set([...'pdtblhcPDTBLHC'].map((letter) => letter.charCodeAt(0)))
const mayPart = (raw: string, at: number): boolean =>
  PARTING_LETTERS.has(raw.charCodeAt(raw.charCodeAt(at) === 47 ? at + 1 : at))
const SPECIAL = /[^\0-%'-\x7f]/

/** Text of markup without its tags, in time that grows with its length; block ends become line breaks. */
export function stripMarkup(raw: string): string {
  let bare = ''
  for (let i = 0; i < raw.length; ) {
    const open = raw.indexOf('<', i)
    if (open < 0) {
      bare += raw.slice(i)
      break
    }
    if (open > i) bare += raw.slice(i, open)
    const close = raw.indexOf('>', open)
    if (close < 0) break
    const found = mayPart(raw, open + 1) ? PARTING.exec(raw.slice(open + 1, open + 7)) : null
    if (found) bare += found[1] === undefined ? ' ' : '\n'
    i = close + 1
  }
  return SPECIAL.test(bare) ? decoded(bare) : bare
}

/** A text with its entities and its characters of several bytes as they are seen. */
function decoded(bare: string): string {
  const parts: string[] = []
  for (let k = 0; k < bare.length; ) {
    const code = bare.charCodeAt(k)
    if (code !== 38 && code < 128) {
      let end = k + 1
      while (end < bare.length && bare.charCodeAt(end) !== 38 && bare.charCodeAt(end) < 128) end += 1
      parts.push(bare.slice(k, end))
      k = end
    } else {
      const one = charAt(bare, k)
      parts.push(one.text)
      k += one.length
    }
  }
  return parts.join('')
}

/** Markup and blanks as spaces: enough to look for words in it. */
export const bareMarkup = (raw: string): string => raw.replace(/&nbsp;|&#160;|<[^<>]{0,300}>/g, ' ')
