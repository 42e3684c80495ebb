import type { Bytes } from '../bytes.ts'
import { occurrences } from '../find.ts'

export interface Range {
  start: number
  end: number
}

const MAX_TABLES = 20_000
/** A real document has a thousand a megabyte. */
const MOST_ENDS = 200_000
/** Most HTML filings have a table on their cover. */
const PROBE = 65_536

/** A tag that opens or closes a table: the place of its `<`. */
export interface TableTag {
  at: number
  open: boolean
}

const known = new WeakMap<Bytes, readonly TableTag[]>()

/** The tags of all tables in document order, up to a limit; each part of the engine asks, one search finds them. */
export function tableTags(bytes: Bytes): readonly TableTag[] {
  const before = known.get(bytes)
  if (before) return before
  const tags: TableTag[] = []
  const find = (needle: string, open: boolean) => {
    for (const at of occurrences(bytes, needle, needle.length, MAX_TABLES)) tags.push({ at, open })
  }
  // The end of the word is rarer than its beginning and than "<": one search a spelling finds both tags.
  for (const [start, end] of [
    ['ta', 'ble'],
    ['TA', 'BLE'],
  ] as const) {
    const ends = occurrences(bytes, end, end.length, MOST_ENDS)
    if (ends.length === MOST_ENDS) {
      find(`<${start}${end}`, true)
      find(`</${start}${end}`, false)
      continue
    }
    for (const at of ends) {
      const head = bytes.toString('latin1', Math.max(0, at - 4), at)
      if (head.endsWith(`<${start}`)) tags.push({ at: at - 3, open: true })
      else if (head === `</${start}`) tags.push({ at: at - 4, open: false })
      if (tags.length > 2 * MAX_TABLES) break
    }
  }
  tags.sort((a, b) => a.at - b.at)
  known.set(bytes, tags)
  return tags
}

/** All table ranges, innermost ones whole; an outer one ends where its first inner one begins (layout tables). */
export function tableRanges(bytes: Bytes): Range[] {
  const ranges: Range[] = []
  let from = -1
  for (const mark of tableTags(bytes)) {
    if (mark.open) {
      if (from >= 0) ranges.push({ start: from, end: mark.at })
      from = mark.at
    } else if (from >= 0) {
      ranges.push({ start: from, end: mark.at })
      from = -1
    }
  }
  if (from >= 0) ranges.push({ start: from, end: Math.min(bytes.length, from + 400_000) })
  const whole = ranges.filter((range) => range.end - range.start < 4_000_000)
  return withoutSlices(bytes, withoutPreformatted(bytes, whole))
}

const MOST_PREFORMATTED = 2000
/** Bytes and lines of preformatted text that is a page, and no cell. */
const PAGE = 800
const PAGE_LINES = 10

const knownOpens = new WeakMap<Bytes, readonly number[]>()

/** Where preformatted text begins, in document order, up to a limit; who looks for its pages asks, and who reads it. */
export function preformattedOpens(bytes: Bytes): readonly number[] {
  const opens = knownOpens.get(bytes) ?? placesOf(bytes, ['<pre', '<PRE'])
  knownOpens.set(bytes, opens)
  return opens
}

const placesOf = (bytes: Bytes, spellings: readonly string[]): number[] =>
  spellings.flatMap((text) => occurrences(bytes, text, text.length, MOST_PREFORMATTED)).sort((a, b) => a - b)

/** The tables, without those that hold a page of preformatted text in a cell: its lines are read as text. */
function withoutPreformatted(bytes: Bytes, ranges: readonly Range[]): readonly Range[] {
  const opens = preformattedOpens(bytes)
  if (opens.length === 0) return ranges
  const ends = placesOf(bytes, ['</pre', '</PRE'])
  const around = opens.flatMap((at) => {
    const end = ends.find((one) => one > at) ?? at
    const isPage = end - at >= PAGE && bytes.toString('latin1', at, end).split('\n').length > PAGE_LINES
    const own = isPage ? rangeIndex(ranges, at) : -1
    return own < 0 ? [] : [ranges[own]]
  })
  return around.length === 0 ? ranges : ranges.filter((range) => !around.includes(range))
}

/** Bytes of a table of one row, and of the markup between two of them. */
const LONGEST_SLICE = 6000
const CLOSE = 300
/** So many tables of one row, one right below the other, are one. */
const FEWEST_SLICES = 4

/** The tables, with those that are cut into a table a row made whole. */
function withoutSlices(bytes: Bytes, ranges: readonly Range[]): Range[] {
  const out: Range[] = []
  for (let k = 0; k < ranges.length; ) {
    let to = k
    while (isSlice(bytes, ranges[to]) && goesOn(bytes, ranges[to], ranges[to + 1])) to += 1
    const [first, last] = [ranges[k], ranges[to]]
    if (first && last && to - k + 1 >= FEWEST_SLICES && isSlice(bytes, last)) {
      out.push({ start: first.start, end: last.end })
      k = to + 1
    } else {
      const end = Math.max(k + 1, to)
      out.push(...ranges.slice(k, end))
      k = end
    }
  }
  return out
}

function isSlice(bytes: Bytes, range: Range | undefined): range is Range {
  if (range === undefined || range.end - range.start > LONGEST_SLICE) return false
  return (bytes.toString('latin1', range.start, range.end).match(/<tr[\s>]/gi)?.length ?? 0) <= 1
}

/** Whether a table of one row stands right below a table, with no words between. */
function goesOn(bytes: Bytes, own: Range | undefined, next: Range | undefined): boolean {
  if (own === undefined || next === undefined || next.start - own.end > CLOSE || !isSlice(bytes, next)) return false
  return bytes.toString('latin1', own.end, next.start).replace(/<[^<>]*>|&nbsp;|&#160;|\s/g, '') === ''
}

/** Has the document any HTML table at all? Text filings mark theirs with an empty `<TABLE>` line. */
export const hasHtmlTables = (bytes: Bytes): boolean =>
  /<td/i.test(bytes.toString('latin1', 0, Math.min(bytes.length, PROBE))) ||
  bytes.indexOf('<td') >= 0 ||
  bytes.indexOf('<TD') >= 0

/** Index of the range that holds a byte, of ranges in document order; -1 = none. */
export function rangeIndex(ranges: readonly Range[], at: number): number {
  let low = 0
  let high = ranges.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ranges[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  const range = ranges[low]
  return range && range.start <= at && at < range.end ? low : -1
}
