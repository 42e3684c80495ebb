/**
 * A Markdown text as sentences without markup, each character with its place in the source. A row of a table becomes
 * one passage a cell: the row's name and the column's head stand before the cell's own text.
 */
export interface Passage {
  text: string
  /** source offset of each character; -1 = not of this place (a table's head or row name, put before a cell) */
  at: number[]
  /** where the cell's own text begins; 0 outside tables */
  from: number
  paragraph: number
  inTable: boolean
  isHeading: boolean
}

interface Chars {
  text: string
  at: number[]
}

/** Everything that is markup, turned into blanks of the same length, so that offsets stay true. */
function blankMarkup(source: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  return (
    source
      .replace(/```[\s\S]*?(?:```|$)/g, blank)
      .replace(/<!--[\s\S]*?-->/g, blank)
      // footnote marks, images, link targets: the words of a link stay
      .replace(/\[\^[^\]\n]{1,60}\]:?/g, blank)
      .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/g, blank)
      .replace(/\[([^\]\n]{0,300})\](\([^)\n]{0,2000}\))/g, (all, words: string, target: string) =>
        target === '(income_flow)' ? blank(all) : ` ${words} ${blank(target)}`,
      )
      .replace(/\bhttps?:\/\/[^\s)]{1,2000}/g, blank)
      .replace(/\{blog_url\}/g, blank)
      .replace(/[*_`~]{1,3}/g, blank)
      .replace(/^([ \t]*)(#{1,6}|>|[-+]|\d{1,3}[.)])(?=\s)/gm, blank)
      .replace(/\\(?=[!-/:-@[-`{-~])/g, ' ')
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, ' ')
      .replace(/[\u00a0\u202f\u2009]/g, ' ')
  )
}

/** Ends of sentences: a stop before a blank and a capital or the end, but not after an abbreviation or an initial. */
const ABBREVIATION =
  /(?:\b(?:Inc|Corp|Co|Ltd|vs|No|Mr|Ms|Mrs|Dr|St|approx|incl|Op|Oper|op|oper|est|REV|Rev|VS|Vs|EST|e\.g|i\.e|U\.S|U\.K)|\b[A-Z])\.$/

/** Characters of the longest sentence that is read as one. */
const LONGEST = 1200

function sentencesOf({ text, at }: Chars): Chars[] {
  const found: Chars[] = []
  let start = 0
  const cut = (end: number) => {
    const piece = text.slice(start, end)
    if (piece.trim() !== '') found.push({ text: piece, at: at.slice(start, end) })
    start = end
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? ''
    // Nobody writes such a sentence; the work on one grows with the square of its length.
    if (i - start > LONGEST && /\s/.test(char)) cut(i)
    if (!'.!?'.includes(char) || !/\s/.test(text[i + 1] ?? ' ')) continue
    if (char === '.' && ABBREVIATION.test(text.slice(Math.max(start, i - 12), i + 1))) continue
    cut(i + 1)
  }
  cut(text.length)
  return found
}

export function passagesOf(source: string): Passage[] {
  const clean = blankMarkup(source)
  const passages: Passage[] = []
  let paragraph = 0
  let offset = 0
  let block: Chars = { text: '', at: [] }
  let isHeading = false
  let header: string[] | null = null
  const flush = () => {
    for (const sentence of sentencesOf(block)) {
      passages.push({ ...sentence, from: 0, paragraph, inTable: false, isHeading })
    }
    block = { text: '', at: [] }
    paragraph += 1
  }
  const sourceLines = source.split('\n')
  for (const [index, line] of clean.split('\n').entries()) {
    const start = offset
    offset += line.length + 1
    const raw = sourceLines[index] ?? ''
    const isRow = /^\s*\|.*\|\s*$/.test(raw)
    if (!isRow) header = null
    const startsBlock = /^\s*(?:#{1,6}\s|[-+*]\s|\d{1,3}[.)]\s|>)/.test(raw)
    if (line.trim() === '' || isRow || startsBlock) {
      flush()
      isHeading = false
    }
    if (line.trim() === '') continue
    if (isRow) {
      const cells = cellsOf(raw, line, start)
      if (header === null) header = cells.map((cell) => cell.text.trim())
      else if (!/^[\s|:-]+$/.test(raw)) passages.push(...rowPassages(header, cells, paragraph))
      continue
    }
    isHeading = /^\s*#{1,6}\s/.test(raw)
    block.text += `${line} `
    for (let i = 0; i <= line.length; i++) block.at.push(start + i)
    if (isHeading) flush()
  }
  flush()
  return passages
}

function cellsOf(raw: string, clean: string, start: number): Chars[] {
  const cells: Chars[] = []
  let from = raw.indexOf('|') + 1
  for (let i = from; i < raw.length; i++) {
    if (raw[i] !== '|' || raw[i - 1] === '\\') continue
    const at = Array.from({ length: i - from }, (_, n) => start + from + n)
    cells.push({ text: clean.slice(from, i), at })
    from = i + 1
  }
  return cells
}

function rowPassages(header: readonly string[], cells: readonly Chars[], paragraph: number): Passage[] {
  const name = cells[0]?.text.trim() ?? ''
  return cells.slice(1).flatMap((cell, index) => {
    if (cell.text.trim() === '') return []
    const before = `${name}, ${header[index + 1] ?? ''}: `
    return [
      {
        text: before + cell.text,
        at: [...Array.from({ length: before.length }, () => -1), ...cell.at],
        from: before.length,
        paragraph,
        inTable: true,
        isHeading: false,
      },
    ]
  })
}
