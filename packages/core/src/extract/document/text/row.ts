import { isCurrency } from '../currency-signs.ts'
import type { Placed } from '../decode.ts'
import { looksLikeFigure, readFigure } from '../number.ts'
import type { Figure, Phrase, Row } from '../row.ts'

/** A line as it is taken apart. */
interface Printed {
  text: string
  start: number
  end: number
  /** Where characters stand in the document. */
  placed(from: number, to: number): Placed
}

interface Piece {
  text: string
  from: number
  to: number
}

/** What stands between blanks. */
function pieces(text: string): Piece[] {
  const out: Piece[] = []
  let from = -1
  for (let at = 0; at <= text.length; at += 1) {
    const space = at === text.length || isSpace(text.charCodeAt(at))
    if (!space) {
      if (from < 0) from = at
    } else if (from >= 0) {
      out.push({ text: text.slice(from, at), from, to: at })
      from = -1
    }
  }
  return out
}

/**
 * Pieces that are one amount whose thousands are set off by blanks, as "1 437 223": three digits each after the first,
 * a single blank between them, and the amount itself well apart from what stands before it (0000899652-96-000083).
 */
function grouped(all: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  let begins = false
  for (const [k, piece] of all.entries()) {
    const last = out.at(-1)
    const apart = piece.from - (all[k - 1]?.to ?? -2)
    if (last && begins && apart === 1 && /^\d{3}\)?$/.test(piece.text)) {
      last.text = `${last.text} ${piece.text}`
      last.to = piece.to
      begins = /\d$/.test(piece.text)
      continue
    }
    begins = BEGINS_AMOUNT.test(piece.text) && (apart > 1 || /^[$(]+$/.test(all[k - 1]?.text ?? ''))
    out.push({ ...piece })
  }
  return out
}

const BEGINS_AMOUNT = /^[$(]*[1-9]\d{0,2}$/

/** White space as a pattern's `\s` has it. */
const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(String.fromCharCode(code)))

/** Dots that lead to a figure are blanks. */
const withoutLeaders = (text: string): string =>
  text.includes('..') ? text.replace(/\.{2,}/g, (dots) => ' '.repeat(dots.length)) : text

/** A run of dashes that underlines words or stands over a column; nil is printed with fewer. */
const RULE = /^[-=_]{6,}$/
const AMOUNT = /\d,\d{3}|\d\)|\.\d/

/**
 * What stands among figures and is none: signs, brackets, marks of notes ("331 (a,b)"), and what fills a cell that has no
 * figure, a note's star or "N/A" (0000950135-95-002027: EPS of the years before the company was reorganized).
 */
const FILLER = /^(?:\.+|\$|US\$|%|\(|\)|\$\(|\(\$|\)%|-\.?|\([a-z](?:,[a-z])*\)|\*{1,3}|N\/[AM]|NM|n\/[am])$/

/** Label, figures and phrases of one line of a text table. */
export function readRow(line: Printed): Row {
  const row: Row = {
    label: '',
    indent: line.text.length - line.text.trimStart().length,
    figures: [],
    phrases: [],
    start: line.start,
    end: line.end,
  }
  let all = grouped(pieces(withoutLeaders(line.text)))
  // Rules beside words, as "December 31,  ------" in a head, are neither figures nor words.
  if (line.text.includes('------') && !AMOUNT.test(line.text)) all = all.filter(({ text }) => !RULE.test(text))
  let first = all.length
  while (first > 0) {
    const piece = all[first - 1]
    if (!piece) break
    const dash = /^[-–—]+$/.test(piece.text)
    if (
      !(FILLER.test(piece.text) || dash || looksLikeFigure(piece.text.replaceAll(' ', ',')) || isCurrency(piece.text))
    )
      break
    first -= 1
  }
  // The first figure stands apart from the label: two spaces, dots or a currency sign before it.
  while (first < all.length && first > 0) {
    const piece = all[first]
    const before = all[first - 1]
    if (!piece || !before) break
    if (piece.from - before.to >= 2 || piece.text.startsWith('$') || isCurrency(piece.text)) break
    first += 1
  }
  while (first < all.length && endsBracket(line.text, all[first])) first += 1
  const head = all.slice(0, first)
  const last = head.at(-1)
  const begin = head[0]
  let rowFrom = 0
  if (last && begin) {
    rowFrom = last.to
    row.label = labelOf(line.text.slice(begin.from, last.to))
    const tail = tailOf(line, head)
    if (tail !== null) row.tail = tail
  }
  let open = false
  for (const piece of all.slice(first)) {
    if (piece.text === '%' || piece.text === ')%') {
      const previous: Figure | undefined = row.figures.at(-1)
      if (previous) previous.percent = true
      continue
    }
    if (/^[$(]+$/.test(piece.text) || isCurrency(piece.text)) {
      open = piece.text.includes('(')
      continue
    }
    const figure = figureOf(line, piece)
    if (!figure) continue
    if (open && figure.value > 0) {
      figure.value = -figure.value
      figure.negative = true
    }
    open = false
    row.figures.push(figure)
    if (/^(19|20)\d\d$/.test(figure.text)) row.phrases.push(phraseOf(line, piece))
  }
  if (row.figures.length === 0) {
    for (const chunk of chunks(line.text)) if (!RULE.test(chunk.text)) row.phrases.push(phraseOf(line, chunk))
  } else if (rowFrom > 0 && head.length > 0 && row.phrases.length === row.figures.length) {
    for (const chunk of chunks(line.text.slice(0, rowFrom))) row.phrases.unshift(phraseOf(line, chunk))
  }
  return row
}

/** A number that ends a bracket of the line above, before the dots that lead to the figures (0000892569-95-000045). */
const endsBracket = (text: string, piece: Piece | undefined): boolean =>
  piece !== undefined &&
  /^\$?\d[\d,.]*\)$/.test(piece.text) &&
  text.startsWith('..', piece.to) &&
  !text.slice(0, piece.to).includes('(')

/** Words before a number that is told in the words of a label. */
const TELLS =
  /^(?:of|and|or|to|at|in|par|over|under|than|for|from|notes?|authorized|issued|outstanding|series|no\.?)[,:;]?$/i

/** What is an amount wherever it stands: in thousands, with a decimal, or in brackets. */
const SURELY = /^(?:\(?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\)?|\(?\d{1,3}\.\d{1,2}\)?|\(\d{1,3}\))$/

/** An amount at the end of a label (0000889810-95-000067, 0000950117-96-000232). */
function tailOf(line: Printed, head: readonly Piece[]): Row['tail'] | null {
  const [piece, before] = [head.at(-1), head.at(-2)]
  if (!piece || !before || !SURELY.test(piece.text) || TELLS.test(before.text)) return null
  const figure = figureOf(line, piece)
  return figure && { label: labelOf(line.text.slice(head[0]?.from ?? 0, before.to)), figure }
}

/** The figure that a piece prints; blanks between its thousands are read as commas. */
function figureOf(line: Printed, piece: Piece): Figure | null {
  const placed = line.placed(piece.from, piece.to)
  if (!piece.text.includes(' ')) return readFigure(placed, piece.from, piece.to - 1)
  const figure = readFigure({ ...placed, text: placed.text.replaceAll(' ', ',') }, piece.from, piece.to - 1)
  return figure && { ...figure, text: figure.text.replaceAll(',', ' ') }
}

/** A label without the dots that lead to its figures; most are printed with single blanks and none. */
export function labelOf(text: string): string {
  if (!/\.|\s\s|[^\S ]/.test(text)) return text
  return text
    .replace(/\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\.$/, '')
}

const YEAR_LAST = /\b(?:19|20)\d\d$/
const MONTH_FIRST =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|t?ember|ober)?\.?$/i

function chunks(text: string): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces(text)) {
    const last = out.at(-1)
    // Two dates side by side are the heads of two columns, also with a single blank between them.
    const dated = last !== undefined && YEAR_LAST.test(last.text) && MONTH_FIRST.test(piece.text)
    if (last && piece.from - last.to < 2 && !dated) {
      last.to = piece.to
      last.text = text.slice(last.from, last.to)
    } else out.push({ ...piece })
  }
  return out
}

function phraseOf(line: Printed, piece: Piece): Phrase {
  return {
    text: piece.text,
    left: piece.from,
    right: piece.to - 1,
    start: line.start,
    end: line.end,
  }
}
