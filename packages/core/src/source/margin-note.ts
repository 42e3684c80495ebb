/** The note beside a marked cell, in the margin of the page: what the filing prints at its row and above its column. */
import { escapeAngles, escapeText } from '../format/markup.ts'

/** From this width of the frame on the page has a margin, px. Below it the note stands above the document alone. */
const MARGIN_FROM = 960
const MARGIN = 264

/** The page keeps its margin free; the note goes along with its cell, for it is part of the page. */
export const NOTE_STYLE =
  `.note{display:none}@media(min-width:${MARGIN_FROM}px){.noted{padding-right:${MARGIN}px}` +
  '.note{display:block;position:absolute;right:max(20px,calc(50vw - 658px));width:200px;margin-top:-2.4em;padding:9px 12px;background:#fff;color:#566275;' +
  'border:1px solid #d5dae1;border-left:4px solid #9a6700;border-radius:8px;box-shadow:0 2px 10px rgba(15,27,45,.12);' +
  'font:13px/19px Inter,system-ui,sans-serif;text-align:left;text-indent:0;white-space:normal;letter-spacing:0}' +
  '.note b{display:flex;justify-content:space-between;gap:12px;color:#0f1b2d;font-weight:600}}' +
  '@media print{.note{display:none}.noted{padding-right:32px}}'

/** Wider than this a table would reach under the note: CSS pixels, and characters of plain text. */
const WIDEST = 720
const LONGEST = 100
/** Characters before and after the cell that a note may stand beside. */
const NEAR = 1500

/** Whether a table says that it is wider than the page beside the margin. */
export function isWide({ style = '', width = '' }: { style?: string; width?: string }): boolean {
  const [, said, unit = 'px'] = /(?:^|;)\s*(?:min-)?width:\s*([\d.]+)(px|pt|in)/i.exec(style) ?? []
  if (said !== undefined) return Number(said) * ({ pt: 4 / 3, in: 96 }[unit.toLowerCase()] ?? 1) > WIDEST
  return /^\d+(?:px)?$/.test(width) && Number.parseInt(width, 10) > WIDEST
}

/** Whether lines of plain text around a place are too long to stand beside a note. */
export function isLong(source: string, at: number): boolean {
  const around = source.slice(Math.max(0, at - NEAR), at + NEAR).split('\n')
  return around.slice(1, -1).some((line) => line.trimEnd().length > LONGEST)
}

const plain = (words: string): string =>
  words
    .replace(/\.{2,}/g, ' ')
    .replace(/(?:&(?:nbsp|#160|#xa0);|\s)+/gi, ' ')
    .trim()

/**
 * The note as markup; '' where the filing prints neither row nor column.
 *
 * @param row words of the row, entities as written
 * @param cell the marked text, likewise
 * @param heading what stands above the column; null = none
 */
export function marginNote(row: string, cell: string, heading: string | null): string {
  const label = plain(row)
  if (label === '' && heading === null) return ''
  const above = heading === null ? '' : `column &ldquo;${ascii(escapeText(heading))}&rdquo;`
  const named = label === '' ? '' : `Row &ldquo;${ascii(escapeAngles(label))}&rdquo;${above === '' ? '' : ', '}`
  const words = label === '' ? above.replace(/^c/, 'C') : `${named}${above}`
  // The line above the document says the same to those who hear it.
  return `<span class="note" aria-hidden="true"><b>${ascii(escapeAngles(plain(cell)))}</b>${words}</span>`
}

/** The page is written in the charset of the filing: what is not ASCII goes by its number. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/gu, (one) => `&#${one.codePointAt(0)};`)
