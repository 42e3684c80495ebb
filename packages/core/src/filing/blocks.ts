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

/** Blocks as text and gaps arrive; what is bold and what is a row is told to it. */
class BlockWriter {
  readonly blocks: Block[] = []
  inRow = false
  private readonly open: { name: string; isBold: boolean }[] = []
  private bold = 0
  private now: Gathering = empty()
  private readonly source: string
  private readonly charset: Charset

  constructor(source: string, charset: Charset) {
    this.source = source
    this.charset = charset
  }

  flush(): void {
    const { now, inRow } = this
    const text = tidy(now.parts.join(''), inRow)
    if (text !== '' && this.blocks.length < MOST_BLOCKS) {
      const isBold = now.length > 0 && now.bold / now.length > 0.9
      this.blocks.push({ text, start: now.start, end: now.end, isBold, isRow: inRow })
    }
    this.now = empty()
  }

  gap(): void {
    if (this.now.parts.length > 0) this.now.parts.push(' ')
  }

  /** A run of the source that is shown. */
  add(from: number, to: number): void {
    for (let at = from; at < to; ) {
      const { now } = this
      const cut = cutOf(this.source, at, to, LONGEST - now.length)
      const raw = this.source.slice(at, cut)
      const lead = raw.search(/\S/)
      if (lead < 0) this.gap()
      else {
        if (now.start < 0) now.start = at + lead
        now.end = at + raw.trimEnd().length
        now.parts.push(sourceText(raw, this.charset))
        now.length += raw.length
        if (this.bold > 0) now.bold += raw.length
      }
      at = cut
      if (at < to) this.flush()
    }
  }

  /** What the place of an element does to the blocks. */
  place(name: string, isEnd: boolean): void {
    if (name === 'tr') {
      this.flush()
      this.inRow = !isEnd
    } else if (name === 'table') {
      this.flush()
      this.inRow = false
    } else if (name === 'td' || name === 'th' || name === 'br') this.gap()
    else if (BREAKS.has(name)) {
      if (this.inRow) this.gap()
      else this.flush()
    }
  }

  openElement(name: string, isBold: boolean): void {
    if (this.open.length >= DEEPEST) return
    this.open.push({ name, isBold })
    this.bold += isBold ? 1 : 0
  }

  closeElement(name: string): void {
    const at = this.open.findLastIndex((one) => one.name === name)
    if (at >= 0) for (const one of this.open.splice(at)) this.bold -= one.isBold ? 1 : 0
  }
}

/** Blocks of a document that is HTML by its first elements, else of plain text, whose `<PAGE>` and `<TABLE>` are none. */
export const documentBlocks = (source: string, charset: Charset): Block[] =>
  /<(?:html|body|div|font|td|ix:header)\b/i.test(source.slice(0, 400_000))
    ? htmlBlocks(source, charset)
    : textBlocks(source, charset)

/** Blocks of an HTML document. */
export function htmlBlocks(source: string, charset: Charset): Block[] {
  const lower = source.toLowerCase()
  const writer = new BlockWriter(source, charset)
  let hidden: { name: string; depth: number } | null = null

  for (let i = 0; i < source.length; ) {
    const lt = source.indexOf('<', i)
    const textEnd = lt < 0 ? source.length : lt
    if (hidden === null && textEnd > i) writer.add(i, textEnd)
    if (lt < 0) break
    if (source.startsWith('<!--', lt)) {
      const end = source.indexOf('-->', lt + 4)
      i = end < 0 ? source.length : end + 3
      continue
    }
    const tag = /^<\/?([a-z!?][\w:.-]{0,40})/.exec(lower.slice(lt, lt + 48))
    if (!tag) {
      if (hidden === null) writer.add(lt, lt + 1)
      i = lt + 1
      continue
    }
    const close = source.indexOf('>', lt)
    if (close < 0) break
    i = close + 1
    const name = tag[1] ?? ''
    const head = lower.slice(lt, Math.min(close, lt + 2_000))
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
    if (!isEnd && !isAlone && isHidden(head)) {
      hidden = { name, depth: 1 }
      continue
    }
    writer.place(name, isEnd)
    if (isAlone || !(STRONG.has(name) || STYLED.has(name))) continue
    if (isEnd) writer.closeElement(name)
    else writer.openElement(name, STRONG.has(name) || /font-weight:\s*(?:bold|[6-9]00)/.test(head))
  }
  writer.flush()
  return writer.blocks
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
