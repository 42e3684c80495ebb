/**
 * A filing's document as a row of blocks in reading order: paragraphs, headings, table rows. What is not shown (scripts,
 * tag headers, hidden elements) is left out. One pass over the source, one character a byte, so that positions are byte
 * offsets; linear whatever the input.
 */
import { type Charset, sourceText } from './source-text.ts'

export interface Block {
  text: string
  /** byte range, half open */
  start: number
  end: number
  /** the whole of it is printed bold or as a heading */
  isBold: boolean
  isRow: boolean
}

/** Longer runs of text are cut at the end of a sentence. */
const LONGEST = 1_500
const MOST_BLOCKS = 200_000
const DEEPEST = 300

const CUT = new Set([
  'script',
  'style',
  'head',
  'title',
  'ix:header',
  'ix:hidden',
  'noscript',
  'template',
  'svg',
  'math',
])
const BREAKS = new Set(
  'p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tfoot hr center blockquote pre section body html page'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'hr', 'img', 'col', 'input', 'meta', 'link', 'wbr'])
const STRONG = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th'])
const STYLED = new Set(['span', 'font', 'p', 'div', 'td', 'a'])

interface Gathering {
  parts: string[]
  start: number
  end: number
  length: number
  bold: number
}

export function htmlBlocks(source: string, charset: Charset): Block[] {
  const lower = source.toLowerCase()
  const blocks: Block[] = []
  const open: { name: string; isBold: boolean }[] = []
  let bold = 0
  let inRow = false
  let hidden: { name: string; depth: number } | null = null
  let now: Gathering = empty()

  const flush = (): void => {
    const text = tidy(now.parts.join(''), inRow)
    if (text !== '' && blocks.length < MOST_BLOCKS) {
      const isBold = now.length > 0 && now.bold / now.length > 0.9
      blocks.push({ text, start: now.start, end: now.end, isBold, isRow: inRow })
    }
    now = empty()
  }
  const gap = (): void => {
    if (now.parts.length > 0) now.parts.push(' ')
  }
  const add = (from: number, to: number): void => {
    for (let at = from; at < to; ) {
      const cut = cutOf(source, at, to, LONGEST - now.length)
      const raw = source.slice(at, cut)
      const lead = raw.search(/\S/)
      if (lead < 0) gap()
      else {
        if (now.start < 0) now.start = at + lead
        now.end = at + raw.trimEnd().length
        now.parts.push(sourceText(raw, charset))
        now.length += raw.length
        if (bold > 0) now.bold += raw.length
      }
      at = cut
      if (at < to) flush()
    }
  }

  for (let i = 0; i < source.length; ) {
    const lt = source.indexOf('<', i)
    const end = lt < 0 ? source.length : lt
    if (hidden === null && end > i) add(i, end)
    if (lt < 0) break
    if (source.startsWith('<!--', lt)) {
      const close = source.indexOf('-->', lt + 4)
      i = close < 0 ? source.length : close + 3
      continue
    }
    const tag = /^<\/?([a-z!?][\w:.-]{0,40})/.exec(lower.slice(lt, lt + 48))
    if (!tag) {
      if (hidden === null) add(lt, lt + 1)
      i = lt + 1
      continue
    }
    const close = source.indexOf('>', lt)
    if (close < 0) break
    i = close + 1
    const name = tag[1] ?? ''
    const isEnd = source.charAt(lt + 1) === '/'
    const isAlone = VOID.has(name) || source.charAt(close - 1) === '/'
    if (hidden !== null) {
      if (name === hidden.name && !isAlone) hidden.depth += isEnd ? -1 : 1
      if (hidden.depth === 0) hidden = null
      continue
    }
    if (!isEnd && CUT.has(name)) {
      if (isAlone) continue
      const after = lower.indexOf(`</${name}`, i)
      i = after < 0 ? source.length : after
      continue
    }
    if (!isEnd && !isAlone && isHidden(lower.slice(lt, Math.min(close, lt + 2_000)))) {
      hidden = { name, depth: 1 }
      continue
    }
    if (name === 'tr') {
      flush()
      inRow = !isEnd
    } else if (name === 'table') {
      flush()
      inRow = false
    } else if (name === 'td' || name === 'th' || name === 'br') gap()
    else if (BREAKS.has(name)) {
      if (inRow) gap()
      else flush()
    }
    if (isAlone || !(STRONG.has(name) || STYLED.has(name))) continue
    if (isEnd) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) for (const one of open.splice(at)) bold -= one.isBold ? 1 : 0
    } else if (open.length < DEEPEST) {
      const isBold =
        STRONG.has(name) || /font-weight:\s*(?:bold|[6-9]00)/.test(lower.slice(lt, Math.min(close, lt + 2_000)))
      open.push({ name, isBold })
      bold += isBold ? 1 : 0
    }
  }
  flush()
  return blocks
}

const empty = (): Gathering => ({ parts: [], start: -1, end: -1, length: 0, bold: 0 })

const isHidden = (tag: string): boolean => /display:\s*none|visibility:\s*hidden|\shidden[\s>=]/.test(`${tag} `)

/** Where a run must be cut so that no block is longer than `left`; `to` when it fits. */
function cutOf(source: string, from: number, to: number, left: number): number {
  if (to - from <= left) return to
  const most = from + Math.max(200, left)
  if (most >= to) return to
  const sentence = source.lastIndexOf('. ', most)
  if (sentence > from + 100) return sentence + 1
  const space = source.lastIndexOf(' ', most)
  return space > from + 100 ? space : most
}

/** White space collapsed; in a row the signs that tables put into cells of their own stand with their number. */
function tidy(text: string, isRow: boolean): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (!isRow) return plain
  return plain
    .replace(/([$€£¥(]) (?=[\d($])/g, '$1')
    .replace(/([$€£¥]) (?=[\d(])/g, '$1')
    .replace(/(\d) (?=[)%])/g, '$1')
}

/** Plain-text filings: blocks parted by blank lines, lines of a table one block each. */
export function textBlocks(source: string, charset: Charset): Block[] {
  const blocks: Block[] = []
  let inTable = false
  let start = -1
  let end = -1
  let parts: string[] = []
  let length = 0
  const flush = (): void => {
    const text = parts.join(' ').replace(/\s+/g, ' ').trim()
    if (text !== '' && blocks.length < MOST_BLOCKS) blocks.push({ text, start, end, isBold: false, isRow: inTable })
    parts = []
    length = 0
    start = -1
  }
  for (let at = 0; at < source.length; ) {
    const newline = source.indexOf('\n', at)
    const to = newline < 0 ? source.length : newline
    const raw = source.slice(at, Math.min(to, at + 2_000))
    const tag = /^\s*<(\/?)(table|page|caption|s|c|text|document)>/i.exec(raw)
    if (tag || raw.trim() === '') {
      flush()
      if (tag?.[2]?.toLowerCase() === 'table') inTable = tag[1] === ''
    } else {
      if (length + raw.length > LONGEST) flush()
      if (start < 0) start = at + raw.search(/\S/)
      end = at + raw.trimEnd().length
      parts.push(sourceText(raw, charset))
      length += raw.length
      if (inTable) flush()
    }
    at = to + 1
  }
  flush()
  return blocks
}
