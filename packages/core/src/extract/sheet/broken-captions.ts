/** Captions of text tables that take more rows than that of their figures. */
import type { Row } from '../document/row.ts'
import type { Laid } from './columns.ts'

/** Rows of words that a caption takes at most before the one with its figures. */
const MOST_BROKEN = 3

/** Whether words are a heading by their looks: closed by a colon, or in capitals over a label that is not. */
const isHeading = (words: string, below: string): boolean =>
  /:$/.test(words) || /^(?:less|add|plus)\b/i.test(words) || (!/[a-z]/.test(words) && /[a-z]/.test(below))

/**
 * Captions that broke, with one line alone set in below them: what follows stands as far out as they do, so that they are
 * no heading of it (0000100378-95-000013: "Gain on disposals" over "of plant assets").
 */
export function withBrokenCaptions(laid: Laid): Laid {
  const body: Laid['body'][number][] = []
  const width = Math.max(0, ...laid.body.map(({ row }) => (row.figures.length > 0 ? row.indent + row.label.length : 0)))
  for (let k = 0; k < laid.body.length; k += 1) {
    const one = laid.body[k]
    if (one === undefined) break
    const count =
      brokenFrom(laid.body, k) ||
      (isOverNote(one.row, laid.body[k + 1]?.row) ||
      isClosed(one.row, laid.body[k + 1]?.row, width) ||
      isOverFigures(laid.body, k)
        ? 1
        : 0)
    const last = laid.body[k + count]
    if (count === 0 || last === undefined) {
      body.push(one)
      continue
    }
    const label = laid.body
      .slice(k, k + count + 1)
      .map(({ row }) => row.label)
      .join(' ')
      .trim()
    body.push({ ...last, row: { ...last.row, label, indent: one.row.indent } })
    k += count
  }
  return { ...laid, body }
}

/** How many rows below one hold the rest of its caption, the last of them the figures; 0 where it is no broken caption. */
function brokenFrom(body: Laid['body'], from: number): number {
  const first = body[from]?.row
  if (first === undefined || first.figures.length > 0 || first.label === '') return 0
  for (let count = 1; count <= MOST_BROKEN; count += 1) {
    const row = body[from + count]?.row
    if (row === undefined || row.label === '' || row.indent <= first.indent) return 0
    const words = body.slice(from, from + count).map((one) => one.row.label)
    if (words.some((one) => isHeading(one, row.label)) || /^(?:total|net)\b/i.test(row.label)) return 0
    if (row.figures.length === 0) continue
    const next = body[from + count + 1]?.row
    return next !== undefined && next.label !== '' && next.indent <= first.indent ? count : 0
  }
  return 0
}

/** Words with which a caption ends and none begins: "MINORITY INTEREST IN CONSOLIDATED" over "SUBSIDIARIES". */
const CLOSES =
  /^(?:(?:in|to|for|at|with|on|from)\b.*|subsidiar(?:y|ies)|accounts|amortization|depreciation|equivalents|affiliates|activities|years?|periods?|operations|partnerships?|companies|taxes|assets|credits|costs|expenses)$/i

/** Whether the row below ends a caption that had no room for its first word, which may begin with a capital letter. */
const isClosed = (first: Row, below: Row | undefined, width: number): boolean =>
  below !== undefined &&
  first.figures.length === 0 &&
  first.label !== '' &&
  below.figures.length > 0 &&
  below.indent >= first.indent &&
  CLOSES.test(below.label) &&
  !isHeading(first.label, below.label) &&
  first.indent + first.label.length + 1 + (below.label.split(' ', 1)[0] ?? '').length > width

/** What a row says that only names a note: "- Note F" (0000832482-96-000002), "(Notes 2 and 3)". */
const OF_NOTE = /^[-–—(\s]*(?:see )?notes? (?:\d+|[a-z])(?:(?:,| and| &)+ ?(?:\d+|[a-z]))*\)?$/i

/** Whether a caption had no room for the note that it names, which stands below beside its figures. */
const isOverNote = (first: Row, below: Row | undefined): boolean =>
  below !== undefined &&
  first.figures.length === 0 &&
  first.label !== '' &&
  below.figures.length > 0 &&
  below.indent > first.indent &&
  OF_NOTE.test(below.label) &&
  !isHeading(first.label, below.label)

/** What stands over a total that has no caption and is none. */
const NO_CAPTION = /^(?:commitments|contingenc|see\b|notes?\b|\(.*\)$)/i

/**
 * Whether a caption had no room beside its figures, which stand in the row below without words; those of a total are what
 * the rows above make.
 */
function isOverFigures(body: Laid['body'], at: number): boolean {
  const [one, below] = [body[at], body[at + 1]]
  if (one === undefined || below === undefined || one.row.label === '' || one.row.figures.length > 0) return false
  if (below.row.label !== '' || below.values.every((value) => value === null)) return false
  if (/:$/.test(one.row.label) || NO_CAPTION.test(one.row.label)) return false
  const column = below.values.findIndex((value) => value !== null)
  const total = below.values[column]?.value ?? 0
  let sum = 0
  return body
    .slice(0, at)
    .reverse()
    .every(({ values }) => {
      sum += values[column]?.value ?? 0
      return sum === 0 || Math.abs(sum - total) > 1
    })
}
