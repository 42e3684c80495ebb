/** What stands around a place of an untagged document: a row of a table, or a sentence. */
import type { EvidenceKind } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { stripMarkup } from '../document/decode.ts'
import { readGrid } from '../document/grid.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Figure, Row } from '../document/row.ts'
import { type Range, rangeIndex } from '../document/table-ranges.ts'
import type { Lines } from '../document/text/lines.ts'
import { kindOfPlace } from './kinds.ts'
import {
  headingsIn,
  headOf,
  IN_SENTENCES,
  labelAbove,
  lastSentence,
  unitBehind,
  unitIn,
  wordsOf,
  yearOfEach,
  yearsOver,
} from './words-around.ts'

/** A row or a sentence in which figures stand. */
export interface Passage {
  kind: EvidenceKind
  form: 'row' | 'sentence'
  /** The row's words, lower case; in a sentence those before the figure. */
  label: string
  /** The figures of the row, left to right, percentages aside; none of a sentence. */
  figures: Figure[]
  /** The year over each of the figures; null where the head does not give one for each. */
  years: number[] | null
  /** The same where two lengths of time stand side by side, each with the same years. */
  yearOfEach: number[] | null
  /** What one printed amount is worth by the words over the table or behind the figure; null where they do not say. */
  unit: number | null
  /** Name of the table or stretch: places in one of them are not independent. */
  table: number
}

interface Table {
  rows: Row[]
  kind: EvidenceKind
  unit: number | null
}

/** The document in which evidence is looked for. */
export interface Source {
  bytes: Bytes
  cover: Cover
  ranges: readonly Range[]
  /** The lines of a text document, or of what an HTML document sets in lines; none where tables are all it has. */
  text: Lines
}

/** Tables read for all readings of a document. */
const MOST_TABLES = 160

const LARGEST_TABLE = 300_000

const LINES_ABOVE = 80

/** A row that speaks of net income stands near the top of its table. */
const LINES_TO_HEAD = 30

const PROSE_BEFORE = 260

const PROSE_BEHIND = 80

/** The unit stands in the first rows or lines of a table, or above it. */
const HEAD_ROWS = 5

const HEAD_LINES = 12

const PART_OF_CASH = /\boperating activities\b/i

/** Finds passages by place; each table and each row is read once. */
export class Passages {
  readonly #source: Source
  /** The rows of a text, by line. */
  readonly #inLines = new Map<number, Passage>()
  /** What the lines of a text name as titles, by line. */
  readonly #titles = new Map<number, EvidenceKind | null>()
  readonly #rows = new Map<number, Table>()
  /** The rows of tables; several readings print the same figures. */
  readonly #inTables = new Map<Row, Passage>()

  constructor(source: Source) {
    this.#source = source
  }

  /** The passage around byte `at`; null where nothing can be said of it. */
  at(at: number): Passage | null {
    const { text, ranges } = this.#source
    return text.length > 0 && ranges[rangeIndex(ranges, at)] === undefined ? this.#inText(at) : this.#inHtml(at)
  }

  #inText(at: number): Passage | null {
    const { text } = this.#source
    const index = text.indexAt(at)
    const line = text.at(index)
    if (!line) return null
    if (line.prose || line.row.figures.length === 0) {
      const before = text.slice(index - 2, index).map((one) => one.trimmed)
      const own = line.text.slice(0, Math.max(0, at - line.start))
      const label = [...before, own].join(' ').toLowerCase()
      return {
        kind: 'mda',
        form: 'sentence',
        label: lastSentence(label),
        figures: [],
        years: null,
        yearOfEach: null,
        unit: unitBehind(line.text.slice(Math.max(0, at - line.start))),
        table: -1 - (index >> 2),
      }
    }
    const known = this.#inLines.get(index)
    if (known) return known
    const { kind, top } = this.#stretch(index)
    const figures = amounts(line.row)
    const heads = text.slice(index - LINES_TO_HEAD, index).map((one) => one.trimmed)
    // What stands over the title of its table is another table's head.
    const own = text.slice(Math.max(top, index - LINES_TO_HEAD), index).map((one) => one.trimmed)
    const passage: Passage = {
      kind,
      form: 'row',
      label: labelAbove(text, index),
      figures,
      years: yearsOver(heads, figures.length),
      yearOfEach: yearOfEach(own, figures.length),
      unit: this.#unitAt(top, index),
      table: top,
    }
    this.#inLines.set(index, passage)
    return passage
  }

  /**
   * The unit that the first lines of a table name, which begins at line `top` and holds line `index`; running text
   * above it speaks of other amounts ("sales rose by $12 million").
   */
  #unitAt(top: number, index: number): number | null {
    const first = this.#titleOver(top)
    const lines = this.#source.text.slice(first, Math.min(index, first + HEAD_LINES))
    return unitIn(
      lines.flatMap((one) => (one.prose || IN_SENTENCES.test(one.trimmed) ? [] : [one.trimmed])),
      '',
    )
  }

  /** The title of the cash flows over their first part, whose heading names them too; else the line itself. */
  #titleOver(top: number): number {
    const { text } = this.#source
    if (!PART_OF_CASH.test(text.at(top)?.trimmed ?? '')) return top
    for (let k = top - 1; k >= Math.max(0, top - HEAD_LINES); k -= 1) {
      const line = text.at(k)
      if (line === undefined || line.prose) break
      if (line.trimmed !== '' && line.columns <= 1 && this.#titleKind(k, line.trimmed) === 'cash-flow') return k
    }
    return top
  }

  /** The kind of the table that holds a line, by the nearest words above it that name one. */
  #stretch(index: number): { kind: EvidenceKind; top: number } {
    const { text } = this.#source
    const words: string[] = []
    let top = Math.max(0, index - LINES_ABOVE)
    for (let k = index; k > index - LINES_ABOVE && k >= 0; k -= 1) {
      const line = text.at(k)
      if (!line || line.trimmed === '') continue
      if (line.columns > 1) {
        words.push(line.row.label)
        continue
      }
      words.push(line.trimmed)
      if (this.#titleKind(k, line.trimmed) !== null) {
        top = k
        break
      }
    }
    return { kind: kindOfPlace(words.at(-1) ?? '', words.join(' ')) ?? 'mda', top }
  }

  /** What a line names as a title. */
  #titleKind(index: number, words: string): EvidenceKind | null {
    if (words.length >= 90) return null
    const known = this.#titles.get(index)
    if (known !== undefined) return known
    const kind = kindOfPlace(words, '')
    this.#titles.set(index, kind)
    return kind
  }

  #inHtml(at: number): Passage | null {
    const { bytes, ranges } = this.#source
    const range = ranges[rangeIndex(ranges, at)]
    if (range === undefined) return this.#inProse(at)
    const table = this.#table(range)
    const row = table?.rows.find((one) => one.figures.some((figure) => figure.start <= at && at < figure.end))
    if (!table || !row) {
      // A layout table holds running text in its cells.
      return bytes.toString('latin1', at - 200, at).includes('<t') ? null : this.#inProse(at)
    }
    const known = this.#inTables.get(row)
    if (known) return known
    const above = table.rows.slice(Math.max(0, table.rows.indexOf(row) - 2), table.rows.indexOf(row)).reverse()
    const heading = row.label.length < 3 ? (above.find((one) => one.label !== '')?.label ?? '') : ''
    const figures = amounts(row)
    const heads = table.rows.slice(0, table.rows.indexOf(row)).map(wordsOf)
    const passage: Passage = {
      kind: table.kind,
      form: 'row',
      label: `${heading} ${row.label}`.trim().toLowerCase(),
      figures,
      years: yearsOver(heads, figures.length),
      yearOfEach: yearOfEach(heads, figures.length),
      unit: table.unit,
      table: range.start,
    }
    this.#inTables.set(row, passage)
    return passage
  }

  #table(range: Range): Table | null {
    const known = this.#rows.get(range.start)
    if (known) return known
    if (this.#rows.size >= MOST_TABLES || range.end - range.start > LARGEST_TABLE) return null
    const { bytes } = this.#source
    const rows = readGrid(bytes, range)
    const labels = rows.map((row) => row.label).join(' ')
    const before = wordsBefore(bytes, range.start, 900).slice(-400)
    const kind = kindOfPlace(before, labels) ?? 'mda'
    const table = { rows, kind, unit: unitIn(rows.slice(0, HEAD_ROWS).map(headOf), headingsIn(before)) }
    this.#rows.set(range.start, table)
    return table
  }

  #inProse(at: number): Passage {
    const raw = this.#source.bytes.toString('latin1', Math.max(0, at - 2 * PROSE_BEFORE), at)
    const label = stripMarkup(raw.slice(raw.indexOf('>') + 1)).replace(/\s+/g, ' ')
    return {
      kind: 'mda',
      form: 'sentence',
      label: lastSentence(label.slice(-PROSE_BEFORE).toLowerCase()),
      figures: [],
      years: null,
      yearOfEach: null,
      unit: unitBehind(stripMarkup(this.#source.bytes.toString('latin1', at, at + PROSE_BEHIND))),
      table: -1 - (at >> 8),
    }
  }
}

const amounts = (row: Row): Figure[] => row.figures.filter((figure) => !figure.percent)
