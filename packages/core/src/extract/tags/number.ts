/**
 * Printed numbers of inline XBRL: the transformation registry's number formats, decimal scaling without rounding.
 */

/** Formats (local names of any registry version) under which a cell is zero whatever it prints. */
const ZERO = /^(fixed-?zero|zerodash|num-?dash|fixedzero)$/i
/** Formats with a comma as the decimal mark. */
const COMMA = /^(num-?comma-?decimal|numcommadot|numdotcomma|numspacecomma|num-?comma-?decimal-apos)$/i
const WORDS = /^num-?word/i

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * The number a printed text means under a format, as decimal text ("1234.5"); null where it is no number.
 * Without a format the text must be a plain or an English number. Words up to twelve, "no" and "none" are read.
 */
export function decimalText(printed: string, format: string): string | null {
  const local = format.slice(format.indexOf(':') + 1)
  if (ZERO.test(local)) return '0'
  const text = printed.replace(/[\s\u00a0\u2002-\u200b\u202f'’]/g, '')
  if (WORDS.test(local)) {
    const word = text.toLowerCase()
    if (word === 'no' || word === 'none' || word === 'nil') return '0'
    const at = SMALL.indexOf(word)
    return at < 0 ? plain(text.replace(/,/g, '')) : String(at)
  }
  if (COMMA.test(local)) return plain(text.replace(/\./g, '').replace(',', '.'))
  if (local === '' && /^[-–—−]+$/.test(text)) return '0'
  return plain(text.replace(/,/g, ''))
}

function plain(text: string): string | null {
  const bare = text.replace(/^[$€£¥(]+/, '').replace(/[)%]+$/, '')
  return bare.length <= 40 && /^(\d+\.?\d*|\.\d+)$/.test(bare) ? bare : null
}

/**
 * Value times ten to the power of `scale`, by moving the point: `scaled("8224.1", 6)` is 8,224,100,000 exactly,
 * never 8224.1 × 1e6 in binary.
 */
export function scaled(decimal: string, scale: number): number {
  return Number(`${decimal}e${scale}`)
}
