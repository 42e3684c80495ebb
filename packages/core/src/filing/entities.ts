/** The character references of HTML that filings use, and Windows-1252: one table for all who read a document's text. */

/** Names of the characters 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const OTHERS: Readonly<Record<string, number>> = {
  quot: 34,
  amp: 38,
  apos: 39,
  lt: 60,
  gt: 62,
  OElig: 338,
  oelig: 339,
  Scaron: 352,
  scaron: 353,
  Yuml: 376,
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  zwsp: 0x200b,
  zwnj: 0x200c,
  zwj: 0x200d,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  dagger: 0x2020,
  Dagger: 0x2021,
  bull: 0x2022,
  hellip: 0x2026,
  euro: 0x20ac,
  trade: 0x2122,
  minus: 0x2212,
  ne: 0x2260,
  le: 0x2264,
  ge: 0x2265,
}

const CODES: ReadonlyMap<string, number> = new Map([
  ...LATIN.split(' ').map((name, at): [string, number] => [name, 160 + at]),
  ...Object.entries(OTHERS),
])

/** The bytes 128 to 159 as Windows-1252 has them; browsers read numeric references to them so too. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The code of a character whose byte is given, in Windows-1252. */
export const windowsCode = (byte: number): number => (byte >= 128 && byte < 160 ? WINDOWS.charCodeAt(byte - 128) : byte)

/** Letters in small and in capitals are two characters; names of signs are also typed in capitals ("&NBSP;"). */
function codeOfName(name: string): number | null {
  const exact = CODES.get(name)
  if (exact !== undefined) return exact
  const small = CODES.get(name.toLowerCase())
  return small === undefined || /\p{L}/u.test(String.fromCodePoint(small)) ? null : small
}

/**
 * The code of the character that a reference names: `uuml`, `#252`, `#xFC`, without `&` and `;`. Null where it names
 * none: an unknown name, 0, a surrogate, a number beyond Unicode.
 */
export function entityCode(name: string): number | null {
  if (!name.startsWith('#')) return codeOfName(name)
  const found = /^#(?:[xX]([0-9a-fA-F]+)|(\d+))$/.exec(name)
  if (found === null) return null
  const code = found[1] === undefined ? Number(found[2]) : Number.parseInt(found[1], 16)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? windowsCode(code) : null
}

/**
 * A text with its references read, once; the semicolon may be missing.
 * @param unknown what stands for a reference that names no character
 */
export function decodeEntities(text: string, unknown: (whole: string) => string = (whole) => whole): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});?/gi, (whole, name: string) => {
    const code = entityCode(name)
    return code === null ? unknown(whole) : String.fromCodePoint(code)
  })
}
