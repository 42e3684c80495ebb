import { readGrid } from '../document/grid.ts'
import { isHeadRow } from '../document/head-row.ts'
import { headsApart } from '../document/heads-apart.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Grid } from '../document/row.ts'
import { type Range, rangeIndex } from '../document/table-ranges.ts'
import type { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { occurrences } from '../find.ts'
import type { InDocument } from '../statements/in-document.ts'

const MOST = 40
const MOST_SEGMENT_TABLES = 12
const MOST_LINES_ABOVE = 60

/** Tables outside the statement whose bytes hold one of the needles and all of the words. */
export function noteGrids(evidence: InDocument, needles: readonly string[], words: RegExp): Grid[] {
  if (needles.length === 0) return []
  return evidence.ranges.length > 0 ? htmlGrids(evidence, needles, words) : textGrids(evidence, needles, words)
}

function htmlGrids({ bytes, ranges, chosen }: InDocument, needles: readonly string[], words: RegExp): Grid[] {
  const wanted = new Set<number>()
  for (const needle of needles) {
    for (const at of occurrences(bytes, needle, needle.length, 200)) {
      const index = rangeIndex(ranges, at)
      if (index >= 0 && ranges[index]?.start !== chosen.grid.start) wanted.add(index)
    }
  }
  return [...wanted]
    .sort((a, b) => a - b)
    .slice(0, MOST)
    .flatMap((index) => htmlGrid(bytes, ranges, index, words))
}

function htmlGrid(bytes: InDocument['bytes'], ranges: readonly Range[], index: number, words: RegExp): Grid[] {
  const range = ranges[index]
  if (!range || range.end - range.start > 600_000) return []
  if (!words.test(bytes.toString('latin1', Math.max(0, range.start - 1500), range.end))) return []
  const rows = readGrid(bytes, range)
  return [
    {
      kind: 'html',
      before: wordsBefore(bytes, range.start, 2500),
      rows: [...headsApart(bytes, ranges, index, rows), ...rows],
      start: range.start,
      end: range.end,
    },
  ]
}

/** What a line that speaks of segments or geography holds, from a rare letter on: a search looks for the first. */
export const SEGMENT_WORDS = ['gment', 'GMENT', 'graphic', 'GRAPHIC']

function hasFigures(text: Lines, k: number): boolean {
  const line = k < 0 ? undefined : text.at(k)
  return line !== undefined && line.columns > 0 && /\d{2}/.test(line.text)
}

/** Where the table that holds line `k` begins: after running text, or at the mark of a table or a page. */
function blockStart(text: Lines, k: number): number {
  let from = k
  while (from > 0 && k - from < MOST_LINES_ABOVE) {
    const above = text.at(from - 1)
    if (!above) break
    if (k - from >= 1 && above.prose) break
    if (above.trimmed.length < 12 && above.end > above.start && /<PAGE>/i.test(text.raw.slice(above.start, above.end)))
      break
    if (above.trimmed === '' && above.end - above.start < 12 && above.end > above.start) {
      const tag = text.raw.slice(above.start, above.end)
      if (/^<TABLE>/i.test(tag)) break
      // Two tables typed as one: each has a caption of its own.
      if (/^<CAPTION>/i.test(tag) && [2, 3, 4].some((n) => hasFigures(text, from - n))) break
    }
    from -= 1
  }
  return from
}

/** The table from a line on, with the words above it; it ends where running text goes on. */
function noteGrid(text: Lines, from: number, least?: number): Grid | null {
  let to = from
  let figures = 0
  for (; to < text.length && to - from < 90; to += 1) {
    const line = text.at(to)
    if (!line) break
    if (hasFigures(text, to)) figures += 1
    if (figures > 2 && line.prose && text.at(to + 1)?.prose) break
    if (figures > 0 && line.trimmed === '' && line.end - line.start < 12) {
      const tag = text.raw.slice(line.start, line.end)
      if (/^<\/TABLE>/i.test(tag) || (figures > 2 && /^<CAPTION>/i.test(tag))) break
    }
  }
  const grid = gridFrom(text, from, 80, to, least)
  if (!grid) return null
  const before = text.slice(from - 14, from + 1).map((line) => line.trimmed)
  return { ...grid, before: before.join(' | ') }
}

function textGrids({ text, chosen }: InDocument, needles: readonly string[], words: RegExp): Grid[] {
  const grids: Grid[] = []
  let last = -30
  const home = text.indexAt(chosen.grid.start)
  for (const k of text.holding(needles)) {
    const line = text.at(k)
    if (!line || k - last < 12 || grids.length >= MOST || text.inExhibit(k, home)) continue
    if (line.start >= chosen.grid.start && line.start <= chosen.grid.end) continue
    if (!needles.some((needle) => line.text.includes(needle))) continue
    const grid = noteGrid(text, blockStart(text, k))
    if (grid && words.test(grid.before + grid.rows.map((row) => row.label).join(' '))) {
      grids.push(grid)
      last = k
    }
  }
  return grids
}

/**
 * What a statement's own table prints below its last line, under the statement's heads: its sales by segment, in
 * releases and short reports. Null where nothing stands there, or revenue does not stand there again.
 */
export function gridBelow({ chosen }: Pick<InDocument, 'chosen'>, revenue: number): Grid | null {
  const { grid, laid, lines, roles, column } = chosen
  const { basic, diluted, basicShares, dilutedShares } = roles.perShare
  const last = Math.max(roles.net ?? -1, basic ?? -1, diluted ?? -1, basicShares ?? -1, dilutedShares ?? -1)
  const again = lines.findLastIndex(({ values }) => values[column]?.value === revenue)
  const end = lines[last]?.row.end
  if (last < 0 || end === undefined || again < last + 3) return null
  return { ...grid, rows: [...laid.head, ...grid.rows.filter(({ start }) => start >= end)] }
}

/**
 * A table that goes on from the table or the two before it (over a page's end), with their rows above its own; null
 * where more than a page's foot and head stands between.
 */
export function joinedGrid({ bytes, ranges, chosen }: InDocument, grid: Grid): Grid | null {
  let at = ranges.findIndex((range) => range.start === grid.start)
  let joined: Grid | null = null
  for (let n = 0; n < 2 && at > 0; n += 1, at -= 1) {
    const range = ranges[at]
    const above = ranges[at - 1]
    if (!range || !above || above.start === chosen.grid.start) break
    if (range.start - above.end > 12_000 || above.end - above.start > 400_000) break
    const between = wordsBefore(bytes, range.start, range.start - above.end)
    if (between.replace(/\s+/g, ' ').length > 160) break
    const rows = readGrid(bytes, above)
    const own: Grid = joined ?? grid
    const data = own.rows.findIndex((row) => !isHeadRow(row))
    const heading = own.rows.slice(0, data).filter((row) => row.phrases.length === 0 && row.figures.length === 0)
    const below = [...heading.slice(-1), ...own.rows.slice(Math.max(0, data))]
    joined = { ...own, before: wordsBefore(bytes, above.start, 2500), rows: [...rows, ...below], start: above.start }
  }
  return joined
}

/** Tables about segments that do not print any of the needles: their total may differ from the statement's. */
export function segmentGrids(evidence: InDocument, needles: readonly string[]): Grid[] {
  const { bytes, ranges, text, chosen } = evidence
  const grids: Grid[] = []
  const seen = new Set<number>()
  if (ranges.length > 0) {
    for (const word of ['segment', 'Segment', 'SEGMENT']) {
      for (const at of occurrences(bytes, word, 400, 400)) {
        const index = tableAfter(ranges, at)
        if (index >= 0) seen.add(index)
      }
    }
    for (const index of [...seen].sort((a, b) => a - b)) {
      const range = ranges[index]
      if (!range || range.start === chosen.grid.start || grids.length >= MOST_SEGMENT_TABLES) continue
      if (range.end - range.start < 1500 || range.end - range.start > 300_000) continue
      const raw = bytes.toString('latin1', range.start, range.end)
      if (!/revenue|net sales|>\s*sales/i.test(raw) || needles.some((needle) => raw.includes(needle))) continue
      grids.push(...htmlGrid(bytes, ranges, index, /segment/i))
    }
    return grids
  }
  let last = -30
  const home = text.indexAt(chosen.grid.start)
  const made = new Map<number, Grid>()
  for (const k of text.holding(SEGMENT_WORDS)) {
    const line = text.at(k)
    if (!line || k - last < 12 || grids.length >= MOST_SEGMENT_TABLES || text.inExhibit(k, home)) continue
    if (line.start >= chosen.grid.start && line.start <= chosen.grid.end) continue
    if (!/\bsegments?\b|geographic/i.test(line.text)) continue
    const first = firstFigures(text, k + 1, k + 40)
    const from = first < 0 ? -1 : blockStart(text, first)
    const grid = from < 0 ? null : (made.get(from) ?? noteGrid(text, from))
    if (grid) made.set(from, grid)
    if (!grid || !/revenue|sales/i.test(grid.rows.map((row) => row.label).join(' '))) continue
    grids.push(grid)
    last = k
  }
  return grids
}

/** The first line of `[from, to)` with figures in two columns; -1 = none. */
function firstFigures(text: Lines, from: number, to: number): number {
  for (let k = from; k < to; k += 1) if ((text.at(k)?.columns ?? 0) > 1) return k
  return -1
}

/** Tables of average share counts, which may print nothing else. */
export const shareGrids = (evidence: InDocument): Grid[] =>
  evidence.ranges.length > 0 ? htmlShareGrids(evidence) : textShareGrids(evidence)

/** The tables that a sentence about average shares leads to ("… were as follows:", 0000950148-94-000045). */
function textShareGrids({ text, chosen }: InDocument): Grid[] {
  const grids: Grid[] = []
  const home = text.indexAt(chosen.grid.start)
  for (const k of text.holding(['verage'])) {
    const line = text.at(k)
    if (!line?.prose || grids.length >= MOST_SHARE_TABLES || text.inExhibit(k, home)) continue
    if (line.start >= chosen.grid.start && line.start <= chosen.grid.end) continue
    const sentence = text.slice(k - 1, k + 3).map(({ trimmed }) => trimmed)
    if (!/\baverage\b.{0,60}\b(?:shares|units)\b.{0,120}\bfollow/i.test(sentence.join(' '))) continue
    const first = firstFigures(text, k + 1, k + 14)
    const grid = first < 0 ? null : noteGrid(text, blockStart(text, first), 2)
    if (grid && grid.start !== grids.at(-1)?.start)
      grids.push({ ...grid, before: `${grid.before} | ${sentence.join(' ')}` })
  }
  return grids
}

const MOST_SHARE_TABLES = 8

function htmlShareGrids({ bytes, ranges, chosen }: InDocument): Grid[] {
  const seen = new Set<number>()
  for (const word of ['eighted', 'verage']) {
    for (const at of occurrences(bytes, word, 200, 600)) {
      const index = ranges.length === 0 ? -1 : rangeIndex(ranges, at)
      if (index >= 0 && ranges[index]?.start !== chosen.grid.start) seen.add(index)
    }
  }
  return [...seen]
    .sort((a, b) => a - b)
    .filter((index) => {
      const range = ranges[index]
      if (!range || range.end - range.start > 120_000) return false
      const raw = bytes.toString('latin1', range.start, range.end)
      return /average[^|]{0,300}(?:shares|outstanding)/i.test(raw) && /basic/i.test(raw) && /dilut/i.test(raw)
    })
    .slice(0, MOST_SHARE_TABLES)
    .flatMap((index) => htmlGrid(bytes, ranges, index, /share/i))
}

/** The table that holds a position, or the first that begins within two thousand bytes after it; -1 = none. */
function tableAfter(ranges: readonly Range[], at: number): number {
  const inside = rangeIndex(ranges, at)
  if (inside >= 0) return inside
  const next = ranges.findIndex((range) => range.start >= at)
  return next >= 0 && (ranges[next]?.start ?? 0) - at < 2000 ? next : -1
}
