/**
 * Text of a filing as it is read: a run of the source, one character a byte, becomes characters. Bytes are UTF-8 or
 * Windows-1252, as browsers read such filings; entities are decoded once.
 */

import { entityCode, windowsCode } from './entities.ts'

export type Charset = 'utf-8' | 'windows-1252'

/** @param raw one character a byte */
export function sourceText(raw: string, charset: Charset): string {
  const wide = /[\x80-\xff]/.test(raw) ? (charset === 'utf-8' ? fromUtf8(raw) : fromWindows(raw)) : raw
  const text = wide.includes('&') ? wide.replace(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z0-9]{2,8});/g, entity) : wide
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
}

function entity(whole: string, name: string): string {
  const code = entityCode(name)
  if (code === null) return name.startsWith('#') ? ' ' : whole
  return code < 32 || isBlank(code) ? ' ' : String.fromCodePoint(code)
}

const isBlank = (code: number): boolean => code === 160 || code === 0x2002 || code === 0x2003 || code === 0x2009

const fromWindows = (raw: string): string =>
  raw.replace(/[\x80-\x9f]/g, (c) => String.fromCharCode(windowsCode(c.charCodeAt(0))))

/** A run that was cut inside a character, or is broken otherwise, shows the replacement character there. */
function fromUtf8(raw: string): string {
  let text = ''
  for (let i = 0; i < raw.length; ) {
    const first = raw.charCodeAt(i)
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0
    if (length === 1) {
      text += raw.charAt(i)
      i += 1
      continue
    }
    let code = length === 0 ? -1 : first & (0xff >> (length + 1))
    for (let n = 1; n < length && code >= 0; n++) {
      const next = raw.charCodeAt(i + n)
      code = (next & 0xc0) === 0x80 ? code * 64 + (next & 0x3f) : -1
    }
    const isCharacter = code >= 0x80 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    text += isCharacter ? String.fromCodePoint(code) : '\ufffd'
    i += isCharacter ? length : 1
  }
  return text
}
