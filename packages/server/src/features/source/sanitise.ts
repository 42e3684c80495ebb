/**
 * A filing's document as a page that can be shown: allow-listed, its own style, the asked cell marked. The bytes are
 * read one character a byte, so that positions are byte offsets; what is kept is written out unchanged and sent with
 * the charset of the filing. Runs in a worker thread. Source: decisions 20, 82, 212.
 */
import { Parser } from 'htmlparser2'
import { CUT, KEPT, keptAttribute, PAPER, VOID } from './allowed.ts'
import { pinnedHead } from './pinned.ts'

export interface ShownDocument {
  html: Uint8Array
  charset: 'utf-8' | 'windows-1252'
}

/** Half-open byte range of the cell, as provenance gives it. */
export interface At {
  start: number
  end: number
}

const DEEPEST = 400
const STYLE =
  `html{background:${PAPER};color:#2a2620}body{margin:0 auto;padding:28px 32px 40vh;font-family:"Times New Roman",Times,serif;` +
  'font-size:14px;line-height:1.35;max-width:1060px}pre{font:12.5px/1.4 ui-monospace,Menlo,Consolas,monospace;white-space:pre}' +
  'table{max-width:100%}a{color:inherit}mark{background:#ffe58a;color:#0f1b2d;outline:2px solid #9a6700;outline-offset:2px;' +
  `scroll-margin:42vh 30vw}.pinned,.pin{display:block;width:max-content;min-width:100%}.pin{position:sticky;top:0;font-weight:inherit;background:${PAPER};box-shadow:0 1px #cfc8b8}`

/** @param at the cell to mark; null = none. @param isText plain text, shown as it is spaced */
export function showDocument(given: Uint8Array, at: At | null, isText: boolean): ShownDocument {
  const { body, charset } = cleanBody(given, at, isText)
  const page =
    `<!doctype html><html lang="en"><head><meta charset="${charset}"><meta name="viewport" content="width=device-width">` +
    `<title>Filing</title><style>${STYLE}</style></head><body>${body}</body></html>`
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
  const body = isText || !looksLikeHtml(source) ? pre(source, at) : html(source, at)
  return { body, charset: charsetOf(bytes) }
}

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

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function pre(source: string, at: At | null): string {
  if (!at || at.start >= source.length) return `<pre>${escaped(source)}</pre>`
  const text = (from: number, to: number): string => escaped(source.slice(from, to))
  const cell = `<mark id="at">${text(at.start, at.end)}</mark>`
  const pinned = pinnedHead(source, at)
  if (!pinned) return `<pre>${text(0, at.start)}${cell}${text(at.end, source.length)}</pre>`
  const { head, until } = pinned
  const table = `<b class="pin">${text(head.start, head.end)}</b>${text(head.end, at.start)}${cell}${text(at.end, until)}`
  return `<pre>${text(0, head.start)}<span class="pinned">${table}</span>${text(until, source.length)}</pre>`
}

function html(source: string, at: At | null): string {
  const out: string[] = []
  const open: string[] = []
  let cut = 0
  let isMarked = false
  const mark = (text: string): void => {
    out.push(isMarked ? `<mark>${text}</mark>` : `<mark id="at">${text}</mark>`)
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
          open.pop()
          out.push(`</${name}>`)
        }
      },
      ontext() {
        if (cut > 0) return
        const from = parser.startIndex
        const text = source.slice(from, parser.endIndex + 1)
        if (!at || from >= at.end || from + text.length <= at.start) {
          out.push(safe(text))
          return
        }
        const begin = Math.max(0, at.start - from)
        const end = Math.min(text.length, at.end - from)
        const cell = text.slice(begin, end)
        out.push(safe(text.slice(0, begin)))
        if (cell.trim() === '') out.push(safe(cell))
        else mark(safe(cell))
        out.push(safe(text.slice(end)))
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

/** A stray angle bracket of a text is never markup again. */
const safe = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;')
