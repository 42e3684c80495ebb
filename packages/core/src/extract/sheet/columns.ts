import { isHeadRow } from '../document/head-row.ts'
import type { Figure, Grid, Phrase, Row } from '../document/row.ts'

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

const center = (c: { left: number; right: number }) => (c.left + c.right) / 2
const overlap = (a: { left: number; right: number }, b: { left: number; right: number }) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1

function median(list: number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Columns from the rows that hold the usual count of figures, else from where the figures stand (T16). */
function findColumns(rows: Row[], kind: Grid['kind']): { left: number; right: number }[] {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.figures.length, (counts.get(row.figures.length) ?? 0) + 1)
  let mode = 0
  let best = 0
  for (const [count, n] of counts) {
    const weight = n * (count === 1 ? 0.5 : 1)
    if (weight > best || (weight === best && count > mode)) {
      best = weight
      mode = count
    }
  }
  const usual = rows.filter((row) => row.figures.length === mode)
  const byOrder = Array.from({ length: mode }, (_, j) => {
    const figures = usual.map((row) => row.figures[j]).filter((f) => f !== undefined)
    return {
      left: median(figures.map((f) => f.left)),
      right: median(figures.map((f) => f.right)),
      spread: Math.max(...figures.map((f) => f.right)) - Math.min(...figures.map((f) => f.right)),
    }
  })
  const aligned = byOrder.every((c, j) => j === 0 || kind === 'text' || center(c) > center(byOrder[j - 1] ?? c))
  const longer = rows.filter((row) => row.figures.length > mode).length
  if (usual.length >= 0.6 * rows.length && aligned && longer <= 0.2 * rows.length) {
    const tight = byOrder.every((c, j) => {
      const next = byOrder[j + 1]
      return next === undefined || c.spread <= center(next) - center(c) + 1
    })
    if (tight || kind === 'text') return byOrder.map(({ left, right }) => ({ left, right }))
  }
  const clusters: { left: number; right: number; count: number }[] = []
  const stretches = new Map<string, { left: number; right: number; count: number }>()
  for (const row of rows) {
    for (const { left, right } of row.figures) {
      const key = `${left}:${right}`
      const known = stretches.get(key)
      if (known) known.count += 1
      else stretches.set(key, { left, right, count: 1 })
    }
  }
  for (const stretch of [...stretches.values()].sort((a, b) => b.count - a.count)) {
    const near = clusters.find((c) => overlap(c, stretch) > 0)
    if (near) near.count += stretch.count
    else clusters.push({ ...stretch })
  }
  const most = Math.max(0, ...clusters.map((c) => c.count))
  return clusters.filter((c) => c.count >= Math.max(2, 0.12 * most) || most <= 2).sort((a, b) => a.left - b.left)
}

function place(row: Row, columns: { left: number; right: number }[], kind: Grid['kind']): (Figure | null)[] {
  const values: (Figure | null)[] = columns.map(() => null)
  // As many figures as columns: by their order, but where a cell says that one stands in another's column.
  const strays = (figure: Figure, at: number) =>
    kind === 'html' &&
    columns.some((column, j) => j !== at && overlap(column, figure) > 0) &&
    !columns.some((column, j) => j === at && overlap(column, figure) > 0)
  if (row.figures.length === columns.length && !row.figures.some(strays)) return [...row.figures]
  let from = 0
  for (const figure of row.figures) {
    let best = -1
    let score = Number.NEGATIVE_INFINITY
    for (let j = from; j < columns.length; j += 1) {
      const column = columns[j]
      if (!column) continue
      const shared = overlap(column, figure)
      const s =
        (shared > 0 ? 1000 : 0) - Math.abs(column.right - figure.right) - Math.abs(center(column) - center(figure))
      if (s > score) {
        score = s
        best = j
      }
    }
    if (best < 0) continue
    const column = columns[best]
    const gap =
      columns.length > 1 ? Math.abs(center(columns[1] ?? columns[0] ?? figure) - center(columns[0] ?? figure)) : 100
    const beside = column !== undefined && overlap(column, figure) <= 0
    if (!column || (beside && Math.abs(center(column) - center(figure)) > Math.max(3, gap / 2))) continue
    // The number of a note stands beside the column that the row's own figure stands in.
    if (beside && row.figures.some((other) => other !== figure && overlap(column, other) > 0)) continue
    values[best] = figure
    from = best + 1
  }
  return values
}

/** Columns of one right edge, in characters. */
const SAME_EDGE = 1

/** A label so long that its first figure follows after one blank: the figure's, where its column is blank in this row. */
function withTail(
  row: Row,
  values: (Figure | null)[],
  columns: readonly { right: number }[],
): { row: Row; values: (Figure | null)[] } {
  const { tail } = row
  if (tail === undefined || row.figures.length === 0) return { row, values }
  const at = columns.findIndex(({ right }) => Math.abs(right - tail.figure.right) <= SAME_EDGE)
  if (at < 0 || values.slice(0, at + 1).some((one) => one !== null)) return { row, values }
  const { label, figure } = tail
  return {
    row: { ...row, label, figures: [figure, ...row.figures] },
    values: values.map((one, j) => (j === at ? figure : one)),
  }
}

const YEAR = /\b(?:19|20)\d\d\b/
const BARE_YEAR = /^(?:19|20)\d\d$/
const SPAN =
  /\b(?:months?|weeks?|quarters?)\b|^(?:ended )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},?$/i
const DATED =
  /ended|months|weeks|quarter|year|fiscal|(?:19|20)\d\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** Whether words that stand alone on their row stand over the first or the last column, and in its middle. */
function isOuter(phrase: Phrase, columns: { left: number; right: number }[]): boolean {
  const over = columns.filter((column) => overlap(phrase, column) > 0)
  const [only] = over
  if (over.length !== 1 || only === undefined || columns.length < 3) return false
  if (only !== columns[0] && only !== columns.at(-1)) return false
  const inner = only === columns[0] ? 1 : -1
  // Words set over several columns would reach farther to the inner side.
  return inner * (center(phrase) - center(only)) < 3
}

/** The words of a head row over each column. */
function spread(phrases: Phrase[], columns: { left: number; right: number }[]): string[] {
  if (phrases.length === 0) return columns.map(() => '')
  if (phrases.length === columns.length) return phrases.map((p) => p.text)
  // As many dates as columns are theirs in their order, whatever stands beside them ("Notes").
  const dates = phrases.filter((p) => YEAR.test(p.text))
  if (dates.length === columns.length) return dates.map((p) => p.text)
  // "Three Months Ended" beside "Nine Months Ended": each over as many columns as the other.
  const each = columns.length / phrases.length
  if (phrases.length > 1 && Number.isInteger(each) && phrases.every((p) => SPAN.test(p.text)))
    return columns.map((_, j) => phrases[Math.floor(j / each)]?.text ?? '')
  return columns.map((column) => {
    const over = phrases.filter((p) => overlap(p, column) > 0)
    if (over.length > 0) return over.map((p) => p.text).join(' ')
    if (phrases.length > columns.length) return ''
    // Words that stand over a column are that column's alone; a date may be meant for those beside it too.
    const open = phrases.filter(
      (p) =>
        (DATED.test(p.text) && !BARE_YEAR.test(p.text) && !(phrases.length === 1 && isOuter(p, columns))) ||
        !columns.some((other) => overlap(p, other) > 0),
    )
    if (open.length === 0) return ''
    const nearest = open.reduce((a, b) =>
      Math.abs(center(b) - center(column)) < Math.abs(center(a) - center(column)) ? b : a,
    )
    return nearest.text
  })
}

/** The label of a head row; in text it is the whole line, and what stands apart on it is kept apart. */
export const wordsOf = ({ label, figures, phrases }: Row): string =>
  figures.length === 0 && phrases.length > 1 && phrases.every(({ text }) => label.includes(text))
    ? phrases.map(({ text }) => text).join(' | ')
    : label

/** Words that begin over the labels. */
const MARGIN = 3
/** So many times the way between two columns is as wide as one column's words. */
const WIDE = 1.3

/** The words of a row of a text table's head that stand over one column each: the one they cover most of. */
function namesOver(phrases: readonly Phrase[], columns: { left: number; right: number }[]): string[] {
  const [first, second] = columns
  const apart = first && second ? center(second) - center(first) : Number.POSITIVE_INFINITY
  const names = columns.map((): string[] => [])
  for (const phrase of phrases) {
    if (phrase.left < MARGIN && phrases.length === 1) continue
    const over = columns.filter((column) => overlap(phrase, column) > 0)
    if (over.length > 2 || (over.length === 2 && phrase.right - phrase.left + 1 > WIDE * apart)) continue
    const best = over.sort(
      (a, b) =>
        overlap(phrase, b) - overlap(phrase, a) || Math.abs(phrase.right - a.right) - Math.abs(phrase.right - b.right),
    )[0]
    if (best) names[columns.indexOf(best)]?.push(phrase.text)
  }
  return names.map((words) => words.join(' '))
}

/** A table with more is no statement and no note: its cells are cut into pieces, or it is a list. */
export const MOST_COLUMNS = 24

/** Lays the figures of a grid out in columns and reads what stands above each. */
export function layOut(grid: Grid): Laid {
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
    for (const [j, text] of spread(phrases, places).entries()) if (text !== '') heads[j]?.push(text)
    const own =
      grid.kind !== 'text'
        ? []
        : phrases.length === places.length
          ? phrases.map(({ text }) => text)
          : namesOver(phrases, places)
    for (const [j, text] of own.entries()) if (text !== '') names[j]?.push(text)
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
    const name = grid.kind === 'text' ? (names[j] ?? []).join(' ').replace(/\s+/g, ' ').trim() : text
    return { ...p, head: text, name: name === '' ? text : name, kind }
  })
  const lefts = body.flatMap(({ values }) => (values[0] ? [values[0].left] : []))
  const labelEnd = grid.kind === 'text' && lefts.length > 0 ? Math.min(...lefts) - 6 : null
  return { columns, head, body, caption: captions.join(' | '), labelEnd }
}
