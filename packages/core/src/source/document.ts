/**
 * A filing's document as a page that can be shown: allow-listed, its own style, the asked cells marked. The bytes are
 * read one character a byte, so that positions are byte offsets; what is kept is written out unchanged, in the charset
 * of the filing. Source: decision 45.
 */
import { Parser } from 'htmlparser2'
import type { Bytes } from '../extract/bytes.ts'
import { columnHead } from '../extract/sheet/column-head.ts'
import { isUtf8, latin1Bytes, utf8Text, windowsText } from '../filing/utf8.ts'
import { escapeAngles, escapeMarkup, escapeText } from '../format/markup.ts'
import { CUT, KEPT, keptAttribute, PAPER, VOID } from './allowed.ts'
import { isLong, isWide, marginNote, NOTE_STYLE } from './margin-note.ts'
import { type At, pinnedHead } from './pinned.ts'

export interface ShownDocument {
  /** in `charset` */
  html: Uint8Array
  charset: 'utf-8' | 'windows-1252'
}

const DEEPEST = 400
const NOTE = '<span class="note"'
const PAGE =
  `html{background:${PAPER};color:#2a2620}body{margin:0 auto;padding:28px 32px 40vh;font-family:"Times New Roman",Times,serif;` +
  'font-size:14px;line-height:1.35;max-width:1060px}pre{font:12.5px/1.4 ui-monospace,Menlo,Consolas,monospace;white-space:pre}' +
  'table{max-width:100%}a{color:inherit}mark{color:#0f1b2d;outline-offset:2px;scroll-margin:42vh 30vw}'
const CHOSEN = 'background:#ffe58a;outline:2px solid #9a6700'
const STYLE =
  `${PAGE}mark{${CHOSEN}}.pinned,.pin{display:block;width:max-content;min-width:100%}` +
  `.pin{position:sticky;top:0;font-weight:inherit;background:${PAPER};box-shadow:0 1px #cfc8b8}${NOTE_STYLE}` +
  // `l`: the row beside the document points at it. `m`: another cell is chosen than the one the note is of.
  'mark.o{background:none;outline:1px solid #d9b36a}mark.o.l{background:#fff3c4;outline:2px solid #9a6700}.m .note{display:none}'
/** Every cell is outlined; the one that the address of the page names is filled. */
const CELLS_STYLE = `${PAGE}mark{background:none;outline:1px solid #b98a2e}mark:target{${CHOSEN}}`
/** For a page whose policy cannot come with its answer: nothing loads, nothing runs, nothing is submitted. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * @param at the cell to mark; null = none. @param isText plain text, shown as it is spaced
 * @param others cells that are outlined, each told by its `data-c`, START-END
 */
export function showDocument(bytes: Bytes, at: At | null, isText: boolean, others: readonly At[] = []): ShownDocument {
  const { body, charset } = cleanBody(bytes, at, isText, others)
  const head = `<meta charset="${charset}"><meta name="viewport" content="width=device-width"><title>Filing</title><style>${STYLE}</style>`
  const page = `<!doctype html><html lang="en"><head>${head}</head><body${body.includes(NOTE) ? ' class="noted"' : ''}>${body}</body></html>`
  return { html: latin1Bytes(page), charset }
}

/**
 * The document with many cells marked, as text for a frame that runs nothing: `#at-START-END` of its address is the cell
 * that is chosen, so that another one is shown without making the page again.
 * @param nonce of the page that the frame stands in, whose policy holds in the frame too
 */
export function showCells(bytes: Bytes, cells: readonly At[], nonce: string): string {
  const source = latin1(bytes)
  const charset = isUtf8(source) ? 'utf-8' : 'windows-1252'
  const words = wordsIn(charset)
  const marks = apart(cells).map((cell) => ({ ...cell, id: `at-${cell.start}-${cell.end}` }))
  const body = words(looksLikeHtml(source) ? html(source, { marks, words }) : `<pre>${preMarked(source, marks)}</pre>`)
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width">`
  return `<!doctype html><html lang="en"><head>${head}<title>Filing</title><style nonce="${escapeMarkup(nonce)}">${CELLS_STYLE}</style></head><body>${body}</body></html>`
}

const latin1 = (bytes: Bytes): string => bytes.toString('latin1', 0, bytes.length)

/** Cells in their order; of two that share bytes the first. */
function apart(cells: readonly At[]): At[] {
  const kept: At[] = []
  for (const cell of [...cells].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (cell.start >= (kept.at(-1)?.end ?? 0) && cell.end > cell.start) kept.push(cell)
  }
  return kept
}

/** What is let through of a document, one character a byte of `charset`. */
export function cleanBody(
  bytes: Bytes,
  at: At | null,
  isText: boolean,
  others: readonly At[] = [],
): { body: string; charset: ShownDocument['charset'] } {
  const source = latin1(bytes)
  const heading = at && at.start < source.length ? columnHead(bytes, at.start, at.end) : null
  // Only these two are ever announced; bytes that are not UTF-8 are Windows-1252, as browsers read such filings.
  const charset = isUtf8(source) ? 'utf-8' : 'windows-1252'
  const words = wordsIn(charset)
  const marks = marksOf(at, others)
  const body =
    isText || !looksLikeHtml(source) ? pre(source, at, heading, words, marks) : html(source, { marks, words, heading })
  return { body, charset }
}

/** The chosen cell and the others in their order; what shares bytes with the chosen one is not marked. */
function marksOf(at: At | null, others: readonly At[]): Mark[] {
  const chosen: Mark[] = at ? [{ ...at, id: 'at', ...(others.length > 0 ? { of: `${at.start}-${at.end}` } : {}) }] : []
  const free = others.filter(({ start, end }) => !at || end <= at.start || start >= at.end)
  const outlined = apart(free).map(({ start, end }) => ({ start, end, id: null, of: `${start}-${end}` }))
  return [...chosen, ...outlined].sort((a, b) => a.start - b.start)
}

/** Text of one character a byte as it is read: a byte alone is no letter and no blank in UTF-8. */
const wordsIn = (charset: ShownDocument['charset']): Words => (charset === 'utf-8' ? utf8Text : windowsText)
type Words = (bytes: string) => string

/** A cell to mark, with the name of its place on the page. */
interface Mark extends At {
  /** null = it is outlined beside the chosen one */
  id: string | null
  /** by which the page around the document finds it */
  of?: string
}

const openMark = ({ id, of }: Mark, isFirst: boolean): string =>
  `<mark${isFirst && id !== null ? ` id="${id}"` : ''}${of === undefined ? '' : ` data-c="${of}"`}${id === null ? ' class="o"' : ''}>`

const looksLikeHtml = (source: string): boolean =>
  /<(?:html|body|div|font|td|ix:header)\b/i.test(source.slice(0, 400_000))

/** The words that begin a line of plain text, before a place; '' where only figures stand before it. */
const rowBefore = (source: string, at: number, words: Words): string => {
  const line = words(source.slice(source.lastIndexOf('\n', at - 1) + 1, at)).trimStart()
  const label = line.split(/\s{3,}|(?:\. ?){3,}|\$/)[0] ?? ''
  return /\p{L}/u.test(label) ? label : ''
}

function pre(source: string, at: At | null, heading: string | null, words: Words, marks: readonly Mark[]): string {
  const others = marks.filter(({ id }) => id === null)
  const text = (from: number, to: number): string => preMarked(source, others, from, to)
  if (!at || at.start >= source.length) return `<pre>${text(0, source.length)}</pre>`
  const note = isLong(source, at.start)
    ? ''
    : marginNote(rowBefore(source, at.start, words), words(source.slice(at.start, at.end)), heading)
  const own = marks.find(({ id }) => id !== null) ?? { ...at, id: 'at' }
  const cell = `${openMark(own, true)}${text(at.start, at.end)}</mark>${note}`
  const pinned = pinnedHead(source, at)
  if (!pinned) return `<pre>${text(0, at.start)}${cell}${text(at.end, source.length)}</pre>`
  const { head, until } = pinned
  const table = `<b class="pin">${text(head.start, head.end)}</b>${text(head.end, at.start)}${cell}${text(at.end, until)}`
  return `<pre>${text(0, head.start)}<span class="pinned">${table}</span>${text(until, source.length)}</pre>`
}

/** A stretch of plain text with its cells marked. */
function preMarked(source: string, marks: readonly Mark[], begin = 0, until = source.length): string {
  let from = begin
  const parts = marks
    .filter(({ start, end }) => start >= begin && end <= until)
    .map((mark) => {
      const before = escapeText(source.slice(from, mark.start))
      from = mark.end
      return `${before}${openMark(mark, true)}${escapeText(source.slice(mark.start, mark.end))}</mark>`
    })
  return parts.join('') + escapeText(source.slice(from, until))
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

interface Marking {
  /** in their order, apart from each other */
  marks: readonly Mark[]
  words: Words
  /** what stands above the column of the one cell; undefined = no note beside cells */
  heading?: string | null
}

/** Writes text with its cells marked; a cell that goes on in the next element is marked there too, without a name. */
class Marker {
  readonly row = new RowWords()
  private next = 0
  private readonly named = new Set<Mark>()
  private readonly given: Marking

  constructor(given: Marking) {
    this.given = given
  }

  /** The text `source[from..to)` as it is written out. */
  text(source: string, from: number, to: number): string {
    const { marks, words, heading } = this.given
    if (heading !== undefined && this.named.size < marks.length) this.row.take(words(source.slice(from, to)))
    while ((marks[this.next]?.end ?? Number.POSITIVE_INFINITY) <= from) this.next += 1
    let out = ''
    let at = from
    for (let k = this.next; k < marks.length; k += 1) {
      const mark = marks[k]
      if (!mark || mark.start >= to) break
      const [begin, end] = [Math.max(mark.start, from), Math.min(mark.end, to)]
      out += escapeAngles(source.slice(at, begin)) + this.cell(mark, source.slice(begin, end))
      at = end
    }
    return out + escapeAngles(source.slice(at, to))
  }

  private cell(mark: Mark, raw: string): string {
    const { words, heading } = this.given
    const text = escapeAngles(raw)
    if (words(raw).trim() === '') return text
    const isFirst = !this.named.has(mark)
    this.named.add(mark)
    const { label } = this.row
    const hasNote = isFirst && mark.id !== null && heading !== undefined && label !== null
    return `${openMark(mark, isFirst)}${text}</mark>${hasNote ? marginNote(label, words(text), heading) : ''}`
  }
}

function html(source: string, marking: Marking): string {
  const out: string[] = []
  const open: string[] = []
  const marker = new Marker(marking)
  const { row } = marker
  let cut = 0
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
        if (cut === 0) out.push(marker.text(source, parser.startIndex, parser.endIndex + 1))
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
