/**
 * A filing's document as a page that can be shown: allow-listed, its own style, the asked cell marked. The bytes are
 * read one character a byte, so that positions are byte offsets; what is kept is written out unchanged and sent with
 * the charset of the filing. Runs in a worker thread. Source: decision 45.
 */
import { columnHead } from '@topline/core/extract/sheet/column-head.ts'
import { escapeAngles, escapeText } from '@topline/core/format/markup.ts'
import { Parser } from 'htmlparser2'
import { CUT, KEPT, keptAttribute, PAPER, VOID } from './allowed.ts'
import { isLong, isWide, marginNote, NOTE_STYLE } from './margin-note.ts'
import { type At, pinnedHead } from './pinned.ts'

export interface ShownDocument {
  html: Uint8Array
  charset: 'utf-8' | 'windows-1252'
}

const DEEPEST = 400
const NOTE = '<span class="note"'
const STYLE =
  `html{background:${PAPER};color:#2a2620}body{margin:0 auto;padding:28px 32px 40vh;font-family:"Times New Roman",Times,serif;` +
  'font-size:14px;line-height:1.35;max-width:1060px}pre{font:12.5px/1.4 ui-monospace,Menlo,Consolas,monospace;white-space:pre}' +
  'table{max-width:100%}a{color:inherit}mark{background:#ffe58a;color:#0f1b2d;outline:2px solid #9a6700;outline-offset:2px;' +
  `scroll-margin:42vh 30vw}.pinned,.pin{display:block;width:max-content;min-width:100%}.pin{position:sticky;top:0;font-weight:inherit;background:${PAPER};box-shadow:0 1px #cfc8b8}${NOTE_STYLE}`

/** @param at the cell to mark; null = none. @param isText plain text, shown as it is spaced */
export function showDocument(given: Uint8Array, at: At | null, isText: boolean): ShownDocument {
  const { body, charset } = cleanBody(given, at, isText)
  const page =
    `<!doctype html><html lang="en"><head><meta charset="${charset}"><meta name="viewport" content="width=device-width">` +
    `<title>Filing</title><style>${STYLE}</style></head><body${body.includes(NOTE) ? ' class="noted"' : ''}>${body}</body></html>`
  return { html: Buffer.from(page, 'latin1'), charset }
}

/** What is let through of a document, one character a byte of `charset`. */
export function cleanBody(
  given: Uint8Array,
  at: At | null,
  isText: boolean,
): { body: string; charset: ShownDocument['charset'] } {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const source = bytes.toString('latin1')
  const heading = at && at.start < source.length ? columnHead(bytes, at.start, at.end) : null
  const charset = charsetOf(bytes)
  const words = wordsIn(charset)
  const body = isText || !looksLikeHtml(source) ? pre(source, at, heading, words) : html(source, at, heading, words)
  return { body, charset }
}

/** Text of one character a byte as it is read: a byte alone is no letter and no blank in UTF-8. */
function wordsIn(charset: ShownDocument['charset']): (bytes: string) => string {
  const decoder = new TextDecoder(charset)
  return (bytes) => (/[\x80-\xff]/.test(bytes) ? decoder.decode(Buffer.from(bytes, 'latin1')) : bytes)
}
type Words = ReturnType<typeof wordsIn>

/** Only these two are ever announced; bytes that are not UTF-8 are Windows-1252, as browsers read such filings. */
function charsetOf(bytes: Buffer): ShownDocument['charset'] {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const looksLikeHtml = (source: string): boolean =>
  /<(?:html|body|div|font|td|ix:header)\b/i.test(source.slice(0, 400_000))

/** The words that begin a line of plain text, before a place; '' where only figures stand before it. */
const rowBefore = (source: string, at: number, words: Words): string => {
  const line = words(source.slice(source.lastIndexOf('\n', at - 1) + 1, at)).trimStart()
  const label = line.split(/\s{3,}|(?:\. ?){3,}|\$/)[0] ?? ''
  return /\p{L}/u.test(label) ? label : ''
}

function pre(source: string, at: At | null, heading: string | null, words: Words): string {
  if (!at || at.start >= source.length) return `<pre>${escapeText(source)}</pre>`
  const text = (from: number, to: number): string => escapeText(source.slice(from, to))
  const note = isLong(source, at.start)
    ? ''
    : marginNote(rowBefore(source, at.start, words), words(source.slice(at.start, at.end)), heading)
  const cell = `<mark id="at">${text(at.start, at.end)}</mark>${note}`
  const pinned = pinnedHead(source, at)
  if (!pinned) return `<pre>${text(0, at.start)}${cell}${text(at.end, source.length)}</pre>`
  const { head, until } = pinned
  const table = `<b class="pin">${text(head.start, head.end)}</b>${text(head.end, at.start)}${cell}${text(at.end, until)}`
  return `<pre>${text(0, head.start)}<span class="pinned">${table}</span>${text(until, source.length)}</pre>`
}

/** Elements that go on in the line; what stands before and after any other are words of their own. */
const INLINE: ReadonlySet<string> = new Set(
  'span b i u em strong sub sup font a small big tt code nobr strike s cite'.split(' '),
)

/** The first words of the row that is being read. */
class RowWords {
  private words = ''
  private isWhole = false
  /** Tables that are open; those of them that are too wide for a note beside them. */
  private wide: boolean[] = []

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'table') this.wide.push(isWide(attributes))
    if (!INLINE.has(name)) this.take(' ')
    if (name === 'tr' || name === 'table') {
      this.words = ''
      this.isWhole = false
    } else if ((name === 'td' || name === 'th') && /[^\s&;]/.test(this.words.replaceAll(/&\w+;|&#\w+;/g, '')))
      this.isWhole = true
  }

  close(name: string): void {
    if (name === 'table') this.wide.pop()
    if (!INLINE.has(name)) this.take(' ')
  }

  take(text: string): void {
    if (!this.isWhole) this.words += text
  }

  /** Null where no note may stand beside the row. */
  get label(): string | null {
    return this.wide.length === 0 || this.wide.includes(true) ? null : this.isWhole ? this.words : ''
  }
}

function html(source: string, at: At | null, heading: string | null, words: Words): string {
  const out: string[] = []
  const open: string[] = []
  const row = new RowWords()
  let cut = 0
  let isMarked = false
  const mark = (text: string): void => {
    const { label } = row
    if (isMarked) out.push(`<mark>${text}</mark>`)
    else out.push(`<mark id="at">${text}</mark>${label === null ? '' : marginNote(label, words(text), heading)}`)
    isMarked = true
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (cut > 0 || CUT.has(name)) {
          cut++
          return
        }
        if (!KEPT.has(name) || open.length >= DEEPEST) return
        row.open(name, attributes)
        const kept = Object.entries(attributes).map(([key, value]) => keptAttribute(name, key, value))
        out.push(`<${name}${kept.join('')}>`)
        if (!VOID.has(name)) open.push(name)
      },
      onclosetag(name) {
        if (cut > 0) {
          cut--
          return
        }
        if (!KEPT.has(name) || VOID.has(name)) return
        if (open.at(-1) === name) {
          row.close(name)
          open.pop()
          out.push(`</${name}>`)
        }
      },
      ontext() {
        if (cut > 0) return
        const from = parser.startIndex
        const text = source.slice(from, parser.endIndex + 1)
        if (at && !isMarked) row.take(words(text))
        if (!at || from >= at.end || from + text.length <= at.start) {
          out.push(escapeAngles(text))
          return
        }
        const begin = Math.max(0, at.start - from)
        const end = Math.min(text.length, at.end - from)
        const cell = text.slice(begin, end)
        out.push(escapeAngles(text.slice(0, begin)))
        if (words(cell).trim() === '') out.push(escapeAngles(cell))
        else mark(escapeAngles(cell))
        out.push(escapeAngles(text.slice(end)))
      },
    },
    // Entities stay as written: text goes out as it came in, byte for byte.
    { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: true },
  )
  parser.write(source)
  parser.end()
  while (open.length > 0) out.push(`</${open.pop()}>`)
  return out.join('')
}
