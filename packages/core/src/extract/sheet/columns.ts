/** A grid laid out in columns: where its head ends, what each column is called and what kind of figures it holds. */
import { isHeadRow } from '../document/head-row.ts'
import type { Figure, Grid, Row } from '../document/row.ts'
import { findColumns, place, withTail } from './column-places.ts'
import { namesEach, ownWords, SPAN, spread, wordsOf } from './head-words.ts'

export interface Column {
  left: number
  right: number
  /** The words above it, top to bottom. */
  head: string
  /** Of these the words that stand over it and no other column: its name, where columns are named. */
  name: string
  kind: 'amount' | 'percent' | 'change' | 'note'
}

export interface Laid {
  columns: Column[]
  /** Head rows: those before the first row with figures. */
  head: Row[]
  body: { row: Row; values: (Figure | null)[] }[]
  /** Words that stand over all columns: titles, units, periods. */
  caption: string
  /** Where the labels of a text table end, some dots before the figures; null in HTML, where cells wrap their own. */
  labelEnd: number | null
}

/** A small whole number, as the notes of a statement are numbered. */
const isNoteNumber = ({ value, decimals, percent, negative, dash }: Figure) =>
  decimals === 0 && !percent && !negative && !dash && value > 0 && value < 60

/** A table with more is no statement and no note: its cells are cut into pieces, or it is a list. */
export const MOST_COLUMNS = 24

/** By the first row of a table what was laid out of it: all of its rows, or those of a page. */
const known = new WeakMap<Row, { kind: Grid['kind']; rows: readonly Row[]; laid: Laid }[]>()

/**
 * Lays the figures of a grid out in columns and reads what stands above each. Once for all that read the same rows: a
 * table of the statements is also one of the notes.
 */
export function layOut(grid: Grid): Laid {
  const { kind, rows } = grid
  const [first] = rows
  if (first === undefined) return laidOut(grid)
  const others = known.get(first) ?? []
  const before = others.find((one) => one.kind === kind && isSame(one.rows, rows))
  if (before !== undefined) return before.laid
  const laid = laidOut(grid)
  known.set(first, [...others, { kind, rows: [...rows], laid }])
  return laid
}

const isSame = (a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, k) => row === b[k])

function laidOut(grid: Grid): Laid {
  const firstData = grid.rows.findIndex((row) => !isHeadRow(row))
  const split = firstData < 0 ? grid.rows.length : firstData
  let headEnd = split
  // Rows with words only that follow the last row of periods are headings of the body.
  while (headEnd > 0) {
    const row = grid.rows[headEnd - 1]
    if (!row) break
    if (
      row.figures.length === 0 &&
      row.phrases.length <= (grid.kind === 'text' ? 1 : 0) &&
      row.label !== '' &&
      !/ended|months|million|thousand|except|dollar|per[- ]share (?:amounts?|data|figures)\)?$|(19|20)\d\d/i.test(
        row.label,
      )
    )
      headEnd -= 1
    else break
  }
  const head = grid.rows.slice(0, headEnd)
  const bodyRows = grid.rows.slice(headEnd)
  const data = bodyRows.filter((row) => row.figures.length > 0 && !isHeadRow(row))
  const places = findColumns(data, grid.kind)
  const heads: string[][] = places.map(() => [])
  const names: string[][] = places.map(() => [])
  const captions: string[] = []
  const named = namesEach(head, places)
  for (const row of head) {
    let phrases = row.phrases
    if (grid.kind === 'text' && row.figures.length === 0) {
      // The leftmost words of a text head may be the label column's: units or the title.
      const first = places[0]
      const dated = /ended|months|weeks|(19|20)\d\d|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
      if (first)
        phrases = phrases.filter(
          (p, _, all) =>
            p.right >= first.left - 14 ||
            (all.length > 1 &&
              dated.test(p.text) &&
              (all.length >= places.length || all.every(({ text }) => SPAN.test(text)))),
        )
    }
    if (row.label !== '') captions.push(wordsOf(row))
    if (phrases.length === 1 && places.length > 1) captions.push(phrases[0]?.text ?? '')
    if (phrases.length === 0) continue
    // Words over the labels and all columns are no column's own: titles, units, all periods in one line.
    const [only] = phrases
    if (
      grid.kind === 'html' &&
      phrases.length === 1 &&
      only &&
      only.left === 0 &&
      places.length > 1 &&
      only.right >= (places.at(-1)?.left ?? 0)
    )
      continue
    for (const [j, text] of spread(phrases, places, grid.kind, named).entries()) if (text !== '') heads[j]?.push(text)
    for (const [j, text] of ownWords(phrases, places, grid.kind).entries()) if (text !== '') names[j]?.push(text)
  }
  const body = bodyRows.map((row) => withTail(row, place(row, places, grid.kind), places))
  const columns = places.map((p, j): Column => {
    const text = (heads[j] ?? []).join(' ').replace(/\s+/g, ' ').trim()
    const figures = body.map(({ values }) => values[j]).filter((f) => f !== null && f !== undefined)
    const percents = figures.filter((f) => f.percent).length
    const dated = /(19|20)\d\d|ended/.test(text)
    let kind: Column['kind'] = 'amount'
    if (percents > figures.length / 2 || (/%|percent/i.test(text) && percents > 0)) kind = 'percent'
    else if (
      /^\(?%|change|variance|increase|incr\b|% of|percent/i.test(text) &&
      !(dated && !/change|variance|% of/i.test(text))
    )
      kind = 'change'
    else if ((/^\s*notes?\b/i.test(text) && !dated) || (/\bnotes?\b/i.test(text) && figures.every(isNoteNumber)))
      kind = 'note'
    const name = (names[j] ?? []).join(' ').replace(/\s+/g, ' ').trim()
    return { ...p, head: text, name: name === '' ? text : name, kind }
  })
  const lefts = body.flatMap(({ values }) => (values[0] ? [values[0].left] : []))
  const labelEnd = grid.kind === 'text' && lefts.length > 0 ? Math.min(...lefts) - 6 : null
  return { columns, head, body, caption: captions.join(' | '), labelEnd }
}
