/**
 * Text of a filing as it is read: a run of the source, one character a byte, becomes characters. Bytes are UTF-8 or
 * Windows-1252, as browsers read such filings; entities are decoded once.
 */

export type Charset = 'utf-8' | 'windows-1252'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  mdash: '—',
  ndash: '–',
  minus: '−',
  bull: '•',
  middot: '·',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  deg: '°',
  cent: '¢',
  pound: '£',
  yen: '¥',
  euro: '€',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  dagger: '†',
}

/** 0x80 to 0x9f as Windows-1252 has them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** @param raw one character a byte */
export function sourceText(raw: string, charset: Charset): string {
  const wide = /[\x80-\xff]/.test(raw) ? (charset === 'utf-8' ? fromUtf8(raw) : fromWindows(raw)) : raw
  const text = wide.includes('&') ? wide.replace(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z0-9]{2,8});/g, entity) : wide
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole
  const code = /^#[xX]/.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (code >= 0x80 && code <= 0x9f) return WINDOWS.charAt(code - 0x80)
  if (code < 32 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ' '
  return String.fromCodePoint(code)
}

function fromWindows(raw: string): string {
  return raw.replace(/[\x80-\x9f]/g, (c) => WINDOWS.charAt(c.charCodeAt(0) - 0x80))
}

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
