import { charAt, type Placed } from '../tables/decode.ts'
import { looksLikeFigure, readFigure } from '../tables/number.ts'
import type { Figure, Phrase, Row } from '../tables/row.ts'

export interface Line extends Placed {
  start: number
  end: number
}

const MAX_LINE = 600

/** A line of plain characters: its offsets are only worked out for lines that are used. */
function plainLine(text: string, start: number, end: number): Line {
  return {
    text,
    start,
    end,
    get at() {
      return Array.from({ length: text.length }, (_, i) => start + i)
    },
    get to() {
      return Array.from({ length: text.length }, (_, i) => start + i + 1)
    },
  }
}

// Anything but printable ASCII, and the two characters that begin markup.
const SPECIAL = /[^ -~]|[<&]/

/** One line as it is seen: tags dropped, entities decoded, tabs as spaces, each character with its byte (T162). */
function readLine(raw: string, from: number, to: number): Line {
  const line: Line = { text: '', at: [], to: [], start: from, end: to }
  for (let i = from; i < to && line.text.length < MAX_LINE; ) {
    const code = raw.charCodeAt(i)
    if (code === 60) {
      const close = raw.indexOf('>', i)
      const letter = raw.charAt(i + 1)
      if (close > 0 && close < to && /[a-z/!]/i.test(letter)) {
        i = close + 1
        continue
      }
    }
    if (code === 9) {
      const fill = 8 - (line.text.length % 8)
      for (let k = 0; k < fill; k += 1) {
        line.text += ' '
        line.at.push(i)
        line.to.push(i + 1)
      }
      i += 1
      continue
    }
    // A control character is a blank, as it is printed; within a figure's columns it would hide the figure.
    const { text, length } =
      code < 32 || code === 127
        ? { text: ' ', length: 1 }
        : code < 128 && code !== 38
          ? { text: raw.charAt(i), length: 1 }
          : charAt(raw, i)
    for (const ch of text) {
      line.text += ch
      for (let k = 0; k < ch.length; k += 1) {
        line.at.push(i)
        line.to.push(i + length)
      }
    }
    i += length
  }
  return line
}

/** The lines of a text document; offsets are those of `raw` (latin1, one character a byte). */
export function readLines(raw: string): Line[] {
  const lines: Line[] = []
  let from = 0
  while (from < raw.length && lines.length < 400_000) {
    let to = raw.indexOf('\n', from)
    if (to < 0) to = raw.length
    const end = raw.charCodeAt(to - 1) === 13 ? to - 1 : to
    const stop = Math.max(from, end)
    const text = raw.slice(from, Math.min(stop, from + MAX_LINE))
    lines.push(SPECIAL.test(text) ? readLine(raw, from, stop) : plainLine(text, from, stop))
    from = to + 1
  }
  return lines
}

/** A line of dashes or equal signs under or over figures: no value (T127). */
export function isRule(text: string): boolean {
  return (
    /^[\s\-=_.–—]*$/.test(text) && /(?:[-–—]\s?[-–—]|=|_)/.test(text) && !/^\s*-{1,3}(?:\s{3,}-{1,3})*\s*$/.test(text)
  )
}

interface Piece {
  text: string
  from: number
  to: number
}

function pieces(text: string): Piece[] {
  const out: Piece[] = []
  const token = /\S+/g
  for (const found of text.matchAll(token))
    out.push({ text: found[0], from: found.index, to: found.index + found[0].length })
  return out
}

const FILLER = /^(?:\.+|\$|US\$|%|\(|\)|\$\(|\)%|-\.?)$/

/** Label, figures and phrases of one line of a text table. */
export function readRow(line: Line): Row {
  const row: Row = {
    label: '',
    indent: line.text.length - line.text.trimStart().length,
    figures: [],
    phrases: [],
    start: line.start,
    end: line.end,
  }
  const all = pieces(line.text.replace(/\.{2,}/g, (dots) => ' '.repeat(dots.length)))
  let first = all.length
  while (first > 0) {
    const piece = all[first - 1]
    if (!piece) break
    const dash = /^[-–—]+$/.test(piece.text)
    if (!(FILLER.test(piece.text) || dash || looksLikeFigure(piece.text))) break
    first -= 1
  }
  // The first figure stands apart from the label: two spaces, dots or a currency sign before it.
  while (first < all.length && first > 0) {
    const piece = all[first]
    const before = all[first - 1]
    if (!piece || !before) break
    if (piece.from - before.to >= 2 || piece.text.startsWith('$')) break
    first += 1
  }
  const head = all.slice(0, first)
  const last = head.at(-1)
  const begin = head[0]
  let rowFrom = 0
  if (last && begin) {
    rowFrom = last.to
    row.label = line.text
      .slice(begin.from, last.to)
      .replace(/\.{2,}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    row.label = row.label.replace(/\s*\.$/, '')
  }
  const { at, to } = line
  let open = false
  for (const piece of all.slice(first)) {
    if (piece.text === '%' || piece.text === ')%') {
      const previous: Figure | undefined = row.figures.at(-1)
      if (previous) previous.percent = true
      continue
    }
    if (/^[$(]+$|^US\$$/.test(piece.text)) {
      open = piece.text.includes('(')
      continue
    }
    const part: Placed = {
      text: piece.text,
      at: at.slice(piece.from, piece.to),
      to: to.slice(piece.from, piece.to),
    }
    const figure = readFigure(part, piece.from, piece.to - 1)
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
    for (const chunk of chunks(line.text)) row.phrases.push(phraseOf(line, chunk))
  } else if (rowFrom > 0 && head.length > 0 && row.phrases.length === row.figures.length) {
    for (const chunk of chunks(line.text.slice(0, rowFrom))) row.phrases.unshift(phraseOf(line, chunk))
  }
  return row
}

function chunks(text: string): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces(text)) {
    const last = out.at(-1)
    if (last && piece.from - last.to < 2) {
      last.to = piece.to
      last.text = text.slice(last.from, last.to)
    } else out.push({ ...piece })
  }
  return out
}

function phraseOf(line: Line, piece: Piece): Phrase {
  return {
    text: piece.text,
    left: piece.from,
    right: piece.to - 1,
    start: line.start,
    end: line.end,
  }
}
