/**
 * An HTML filing typed as plain text, as filers typed theirs before 1997: paragraphs of eighty characters, a table as
 * labels with leaders and columns that end below one another.
 */
import { Parser } from 'htmlparser2'

interface Cell {
  text: string
  /** The columns of the grid that it spans. */
  from: number
  to: number
}
/** What a document is from top to bottom. */
type Block = { text: string } | { rows: Cell[][] } | 'page'

/** How tables are typed. */
export interface Typing {
  /** Labels are as wide, then their words go on in the line below. */
  label: number
  leaders: boolean
  /** Where words go on, they are set in. */
  indents: boolean
  /** `<TABLE>` and `<CAPTION>` around tables. */
  marks: boolean
  /** Lines of a table after which a page ends and the table's heads are typed again; none = null. */
  page: number | null
  /** Rules of hyphens over totals, as typists set them. */
  rules: boolean
}

const PLAIN: Typing = { label: 48, leaders: true, indents: false, marks: true, page: null, rules: false }

/** Typists' ways, each apart from the first by one or two of them. */
export const STYLES: Readonly<Record<string, Typing>> = {
  plain: PLAIN,
  narrow: { ...PLAIN, label: 32, leaders: false, indents: true, rules: true },
  paged: { ...PLAIN, marks: false, page: 34, rules: true },
}

const BREAKS = new Set('p div br h1 h2 h3 h4 h5 h6 li ul ol center hr section article header footer'.split(' '))
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'ix:header'])
const WIDTH = 80
const AMOUNT = /^[$€£¥\s]*\(?[$€£¥\s-]*[\d,.]*\d[\d,.]*\s*%?\)?\s*%?$|^[$€£¥\s]*[—–-]+$/

const YEAR = /^(?:19|20)\d\d$/

/** The document as blocks; a table within a table is told as rows of the outer one. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let words = ''
  let rows: Cell[][] | null = null
  let depth = 0
  let cell: (Cell & { span: number }) | null = null
  let skipping = 0
  const flush = () => {
    const text = words.replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push({ text })
    words = ''
  }
  const closeCell = () => {
    if (cell && rows) rows.at(-1)?.push({ text: cell.text.replace(/\s+/g, ' ').trim(), from: cell.from, to: cell.to })
    cell = null
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (SKIPPED.has(name)) skipping += 1
        if (skipping > 0) return
        if (name === 'table' && ++depth === 1) {
          flush()
          rows = []
        } else if (name === 'tr' && rows && depth === 1) {
          closeCell()
          rows.push([])
        } else if ((name === 'td' || name === 'th') && rows && depth === 1) {
          closeCell()
          if (rows.length === 0) rows.push([])
          const from = rows.at(-1)?.at(-1)?.to ?? 0
          const span = Math.max(1, Math.min(60, Number(attributes.colspan) || 1))
          cell = { text: '', from, to: from + span, span }
        } else if (cell && BREAKS.has(name)) cell.text += ' '
        else if (depth === 0 && BREAKS.has(name)) {
          flush()
          if (name === 'hr' || /page-break/i.test(attributes.style ?? '')) blocks.push('page')
        }
      },
      ontext(text) {
        if (skipping > 0) return
        if (cell) cell.text += text
        else words += text
      },
      onclosetag(name) {
        if (SKIPPED.has(name)) skipping -= 1
        else if (skipping > 0) return
        else if (name === 'table' && depth > 0 && --depth === 0) {
          closeCell()
          if (rows) blocks.push({ rows })
          rows = null
          words = ''
        } else if ((name === 'td' || name === 'th') && depth === 1) closeCell()
        else if (depth === 0 && BREAKS.has(name)) flush()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  flush()
  return blocks
}

/** A day's name and number stand on one line. */
const DAY = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)([a-z]*\.?) (\d{1,2}\b,?)/gi

/** Words set in lines of a width. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().replace(DAY, '$1$2\u00a0$3').split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** Signs and brackets that stand in cells of their own go to their numbers. */
function joined(row: readonly Cell[]): Cell[] {
  const found: Cell[] = []
  for (const cell of row) {
    if (cell.text === '') continue
    const last = found.at(-1)
    const opens = last !== undefined && /^(?:[$€£¥]|US\$|\(|[$€£¥]\s*\()$/.test(last.text)
    const closes = last !== undefined && /^(?:\)|%|\)\s*%|%\s*\))$/.test(cell.text) && /\d$|\)$/.test(last.text)
    if (last && (opens || closes)) {
      last.text += cell.text
      last.to = cell.to
    } else found.push({ ...cell })
  }
  return found
}

/** The stretches of the grid in which numbers stand. */
function columnsOf(rows: readonly Cell[][]): { from: number; to: number }[] {
  const spans = rows.flatMap((row) => row.filter(({ text, from }) => from > 0 && AMOUNT.test(text)))
  const columns: { from: number; to: number }[] = []
  for (const { from, to } of [...spans].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const same = columns.find((one) => from < one.to && to > one.from)
    if (same === undefined) columns.push({ from, to })
  }
  return columns.sort((a, b) => a.from - b.from)
}

function typed(rows: readonly Cell[][], style: Typing): string[] {
  const set = rows.map(joined).filter((row) => row.length > 0)
  const columns = columnsOf(set)
  if (columns.length === 0) return set.flatMap((row) => wrap(row.map(({ text }) => text).join('  '), WIDTH))
  const columnOf = ({ from, to }: Cell) => columns.findIndex((one) => from < one.to && to > one.from)
  const isFigure = (cell: Cell) => AMOUNT.test(cell.text) && columnOf(cell) >= 0
  const widths = columns.map((_, at) => {
    const sizes = set.flatMap((row) => row.filter((cell) => isFigure(cell) && columnOf(cell) === at))
    return 2 + Math.max(12, ...sizes.map(({ text }) => text.length))
  })
  const table: Table = { columns, widths, columnOf, isFigure, style }
  const typedRows = set.map((row) => rowOf(row, table))
  const heads = typedRows.findIndex(({ isHead }) => !isHead)
  const over = typedRows.slice(0, Math.max(0, heads)).flatMap(({ lines }) => lines)
  const lines: string[] = []
  let onPage = 0
  for (const row of typedRows) {
    if (style.page !== null && onPage > style.page) {
      lines.push('', '<PAGE>', '', ...over)
      onPage = 0
    }
    lines.push(...row.lines)
    onPage += row.lines.length
  }
  return style.marks ? ['', '<TABLE>', '<CAPTION>', ...lines, '</TABLE>', ''] : ['', ...lines, '']
}

interface Table {
  columns: readonly { from: number; to: number }[]
  widths: readonly number[]
  columnOf: (cell: Cell) => number
  isFigure: (cell: Cell) => boolean
  style: Typing
}

/** One row of the grid in lines. */
function rowOf(row: readonly Cell[], table: Table): { isHead: boolean; lines: string[] } {
  const { columns, widths, columnOf, isFigure, style } = table
  const first = columns[0]?.from ?? 0
  // What stands in the grid's first column is the label, and what stands before all figures of a row that has some.
  const isRow = row.some((cell) => isFigure(cell) && !YEAR.test(cell.text))
  const label = row.filter((cell) => (isRow ? cell.from < first && columnOf(cell) < 0 : cell.from === 0))
  const cells = row.filter((cell) => !label.includes(cell))
  const wrapped = wrap(label.map(({ text }) => text).join(' '), style.label - 4)
  const words = wrapped.map((line, at) => (at > 0 && style.indents ? `  ${line}` : line))
  if (cells.length > 0 && !isRow) return { isHead: true, lines: headLines(words, cells, table) }
  const last = words.at(-1) ?? ''
  if (cells.length === 0) return { isHead: false, lines: words }
  const stub = last.padEnd(style.label, last !== '' && style.leaders ? '.' : ' ')
  const texts = columns.map((_, at) =>
    cells
      .filter((cell) => columnOf(cell) === at)
      .map(({ text }) => text)
      .join(' '),
  )
  const line = stub + texts.map((text, at) => text.padStart(widths[at] ?? 0)).join('')
  const isTotal = style.rules && /^(?:total|net cash|net income|gross)\b/i.test(words.join(' '))
  const rule = ' '.repeat(style.label) + texts.map((_, at) => `  ${'-'.repeat((widths[at] ?? 2) - 2)}`).join('')
  return { isHead: false, lines: [...(isTotal ? [rule] : []), ...words.slice(0, -1), line.trimEnd()] }
}

/** The column beside which a head stands that is over none. */
const nearest = (columns: readonly { from: number; to: number }[], from: number, to: number): number => {
  const apart = columns.map((one) => Math.min(Math.abs(one.from - to), Math.abs(from - one.to)))
  return apart.indexOf(Math.min(...apart))
}

/** Heads over the columns that they span, each in as many lines as it needs. */
function headLines(label: readonly string[], cells: readonly Cell[], { columns, widths, style }: Table): string[] {
  const starts = widths.map((_, at) => style.label + widths.slice(0, at).reduce((sum, one) => sum + one, 0))
  const set = cells.flatMap(({ text, from, to }) => {
    const over = columns.flatMap((one, at) => (from < one.to && to > one.from ? [at] : []))
    const own = over.length > 0 ? over : [nearest(columns, from, to)]
    const [left, right] = [own[0], own.at(-1)]
    if (left === undefined || right === undefined) return []
    const start = starts[left] ?? style.label
    const width = (starts[right] ?? style.label) + (widths[right] ?? 0) - start
    return [{ start: start + 1, width: width - 1, lines: wrap(text, width - 1) }]
  })
  const height = Math.max(label.length, ...set.map(({ lines }) => lines.length))
  return Array.from({ length: height }, (_, at) => {
    let line = label[at - (height - label.length)] ?? ''
    for (const { start, width, lines } of set) {
      const words = lines[at - (height - lines.length)] ?? ''
      const left = start + Math.max(0, Math.floor((width - words.length) / 2))
      line = `${line.padEnd(left)}${words}`
    }
    return line.trimEnd()
  })
}

/** The typed document, in Windows-1252's common part: ASCII. */
export function plainText(html: string, style: Typing): Buffer {
  const lines = blocksOf(html).flatMap((block) =>
    block === 'page'
      ? ['', '<PAGE>', '']
      : 'rows' in block
        ? typed(block.rows, style)
        : [...wrap(block.text, WIDTH), ''],
  )
  const ascii = lines
    .join('\n')
    .replace(/[\u00a0\u2000-\u200a]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[—–−]/g, '-')
    .replace(/[^\n\x20-\x7e]/g, '')
  return Buffer.from(ascii, 'latin1')
}
