import { withSigns } from './currency-signs.ts'
import type { Placed } from './decode.ts'
import type { Figure } from './row.ts'

/**
 * A figure; one between angle brackets is negative, and so is one after the first where the second has a cell of its own.
 * Printers of large computers set the minus behind the amount ("1,234-", "528-"); behind four digits it is that of a year.
 */
const NUMBER =
  /^[\s$€£¥(\-–—−‑]*(?:<(?=[\s$]*(?:[\d.,]+\s*>|\d{1,3},\d{3}|\d*\.\d\d)))?(?:\((?:pound|euro|yen|Y)\)|(?:US|C|HK|NT|A|R|S)(?=\s?\$)|RMB|Rs\.?|Ps\.?|EUR|USD|DM|NIS|SEK|NOK|CHF|Y(?=\d{1,3},))?[\s$€£¥(\-–—−‑]*(\d[\d,]*(?:\.\d+)?|\.\d+)(?:(?<=,\d{3}|\.\d\d|(?<![\d,.])[1-9]\d\d)-|\s*[)>%¢]*\s*[)%]*)(?:[*†‡]+|(?<=\d[\d,.]{2,}[)%]{0,2})(?:\((?:[a-z]|[1-9])(?:,[a-z1-9])*\))+)?$/
const DASH = /^[\s$€£¥(]*(?:[-–—−‑]+(?: ?0 ?[-–—−‑]+)?|nil|none)\s*[)%]*$/i

/** "(000)" over a column says that its amounts are thousands (0000801124-94-000010). */
const THOUSANDS_MARK = /^[\s$£€(']*000[\s)']*$/

/** Is this text one figure (brackets, currency sign, dash or nil allowed)? */
export function looksLikeFigure(text: string): boolean {
  return (
    text.length < 40 && !THOUSANDS_MARK.test(text) && (NUMBER.test(text) || (DASH.test(text) && text.trim() !== ''))
  )
}

/** A minus behind an amount, or its closing bracket of which the first was lost; a short number may close a note. */
const closesAlone = (digits: string, after: string): boolean =>
  after.startsWith('-') || (/^\s*\)/.test(after) && /[,.]|\d{3}/.test(digits))

/** The figure printed in `cell`, or null where it is no figure. Value without unit; a dash is 0 (T30). */
export function readFigure(cell: Placed, left: number, right: number): Figure | null {
  const { text } = cell
  if (text.length >= 40 || THOUSANDS_MARK.test(text)) return null
  const number = NUMBER.exec(text)
  const percent = text.includes('%')
  if (number) {
    const digits = number[1] ?? ''
    const index = text.indexOf(digits)
    const before = text.slice(0, index)
    const bare = digits.replace(/,/g, '')
    const last = index + digits.length - 1
    const negative =
      /[(<\-–—−‑]/.test(/[a-z]\)/i.test(before) ? withSigns(before) : before) ||
      closesAlone(digits, text.slice(last + 1))
    const size = Number(bare)
    if (!Number.isFinite(size) || bare.length > 18) return null
    return {
      value: negative && size !== 0 ? -size : size,
      text: digits,
      start: cell.at[index] ?? 0,
      end: cell.to[last] ?? 0,
      left,
      right,
      percent,
      dash: false,
      decimals: bare.includes('.') ? bare.length - bare.indexOf('.') - 1 : 0,
      negative,
    }
  }
  if (!DASH.test(text) || text.trim() === '') return null
  const found = /[-–—−‑]+(?: ?0 ?[-–—−‑]+)?|nil|none/i.exec(text)
  if (!found) return null
  const last = found.index + found[0].length - 1
  return {
    value: 0,
    text: found[0],
    start: cell.at[found.index] ?? 0,
    end: cell.to[last] ?? 0,
    left,
    right,
    percent,
    dash: true,
    decimals: 0,
    negative: false,
  }
}
