/**
 * A filing's document with phrases marked, for a frame that runs nothing and has the rules of the page around it: every
 * style stands in an attribute. Runs in a worker thread (decision 45).
 */
import { PAPER } from '@topline/core/source/allowed.ts'
import { cleanBody } from '@topline/core/source/document.ts'

export interface SelectorInfo {
  selector: string
  /** occurrences in the document; those inside a longer phrase count too */
  count: number
  /** `#rrggbb`, the colour under its words */
  color: string
}

export interface MarkedDocument {
  html: string
  selector_infos: SelectorInfo[]
}

/** Where a business says what it is made of; the phrases of the business-terms view. */
export const BUSINESS_TERMS = 'reportable segment, disaggregation of revenue, products and services, geographic'

const MOST = 20
const COLORS = ['#1971c2', '#9a6700', '#237032', '#c2255c', '#6741d9', '#0b7285', '#bd3f0c', '#5c636a']
const BODY =
  `margin:0 auto;padding:28px 32px 40vh;background:${PAPER};color:#2a2620;max-width:1060px;` +
  "font:14px/1.35 'Times New Roman',Times,serif"
const INLINE = 'span|b|i|u|em|strong|font|sub|sup|a|small|big|strike|s|br'
/** Between two words: white space in any spelling, and the tags that do not end a line of thought. */
const GAP = `(?:\\s|&nbsp;|&#0*160;|&#x0*a0;|\\u00a0|</?(?:${INLINE})\\b[^>]*>)+`

/** The phrases of a selector: parted by commas or line breaks, each once whatever its case, at most 20. */
export function phrasesOf(selector: string): string[] {
  const kept = new Map<string, string>()
  for (const part of selector.split(/[,\r\n]/)) {
    const phrase = part.trim().replace(/\s+/g, ' ')
    const key = phrase.toLowerCase()
    if (phrase !== '' && !kept.has(key)) kept.set(key, phrase)
  }
  return [...kept.values()].slice(0, MOST)
}

function patternOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/&/g, '(?:&amp;|&)')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/['’]/g, "(?:['’]|&rsquo;|&#8217;|&#x2019;|&#39;|&apos;)"),
    )
    .join(GAP)
}

/** @param isText plain text, shown as it is spaced */
export function markPhrases(given: Uint8Array, selector: string, isText: boolean): MarkedDocument {
  const { body, charset } = cleanBody(Buffer.from(given.buffer, given.byteOffset, given.byteLength), null, isText)
  const text = new TextDecoder(charset).decode(Buffer.from(body, 'latin1'))
  const infos = phrasesOf(selector).map((phrase, index) => ({
    selector: phrase,
    count: countOf(text, phrase),
    color: COLORS[index % COLORS.length] ?? '#1971c2',
  }))
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Filing</title></head>' +
    `<body style="${BODY}">${marked(text, infos)}</body></html>`
  return { html, selector_infos: infos }
}

/** Tags and entities are passed over whole, so that nothing is found inside of them. */
const outsideTags = (patterns: string): RegExp => new RegExp(`<[^>]*>|${patterns}|&#?\\w+;`, 'gi')

function countOf(text: string, phrase: string): number {
  let count = 0
  for (const found of text.matchAll(outsideTags(`(${patternOf(phrase)})`))) if (found[1] !== undefined) count++
  return count
}

/** Where two phrases begin at one word the longer one is marked. The places are `#m1`, `#m2` and so on. */
function marked(text: string, infos: readonly SelectorInfo[]): string {
  const byLength = infos.filter((info) => info.count > 0).sort((a, b) => b.selector.length - a.selector.length)
  if (byLength.length === 0) return text
  const patterns = byLength.map((info) => `(${patternOf(info.selector)})`).join('|')
  let place = 0
  return text.replace(outsideTags(patterns), (whole: string, ...groups: unknown[]) => {
    const at = byLength.findIndex((_, index) => groups[index] !== undefined)
    const color = byLength[at]?.color
    if (color === undefined) return whole
    place += 1
    const spot = `<span id="m${place}" style="scroll-margin-top:30vh"></span>`
    return spot + whole.replace(/<[^>]*>|[^<]+/g, (part) => mark(part, color))
  })
}

function mark(part: string, color: string): string {
  if (part.startsWith('<') || part.trim() === '') return part
  return `<mark style="background:${color}33;color:inherit;border-bottom:2px solid ${color}">${part}</mark>`
}
