/** The tables about segments, whether or not they print the statement's revenue. */
import type { Grid } from '../document/row.ts'
import { type Range, rangeIndex } from '../document/table-ranges.ts'
import { occurrences } from '../find.ts'
import type { InDocument } from '../statements/in-document.ts'
import { htmlGrid } from './html-grid.ts'
import { blockStart, firstFigures, noteGrid } from './text-tables.ts'

const MOST_SEGMENT_TABLES = 24
/** Bytes; what is smaller lays out a page. */
const SMALLEST_TABLE = 500
/** Bytes between a word and the table that it speaks of. */
const NEAR_TABLE = 2000

/** Tables about segments that do not print any of the needles: their total may differ from the statement's. */
export const segmentGrids = (evidence: InDocument, needles: readonly string[]): Grid[] => [
  ...htmlSegmentGrids(evidence, needles),
  ...textSegmentGrids(evidence),
]

function htmlSegmentGrids({ bytes, ranges, chosen }: InDocument, needles: readonly string[]): Grid[] {
  if (ranges.length === 0) return []
  const grids: Grid[] = []
  const seen = new Set<number>()
  // The hidden head of inline XBRL, before all tables, is full of segments.
  const first = Math.max(0, (ranges[0]?.start ?? 0) - NEAR_TABLE)
  for (const word of ['segment', 'Segment', 'SEGMENT']) {
    for (const at of occurrences(bytes, word, 400, 400, first)) {
      const index = tableAfter(ranges, at)
      if (index >= 0) seen.add(index)
    }
  }
  for (const index of [...seen].sort((a, b) => a - b)) {
    const range = ranges[index]
    if (!range || range.start === chosen.grid.start || grids.length >= MOST_SEGMENT_TABLES) continue
    if (range.end - range.start < SMALLEST_TABLE || range.end - range.start > 300_000) continue
    const raw = bytes.toString('latin1', range.start, range.end)
    if (!/revenue|net sales|>\s*sales/i.test(raw) || needles.some((needle) => raw.includes(needle))) continue
    grids.push(...htmlGrid(bytes, ranges, index, /segment/i))
  }
  return grids
}

function textSegmentGrids({ text, chosen }: InDocument): Grid[] {
  const grids: Grid[] = []
  let last = -30
  const home = text.indexAt(chosen.grid.start)
  const made = new Map<number, Grid>()
  for (const k of text.hinting('segments')) {
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

/** The table that holds a position, or the first that begins near after it; -1 = none. */
function tableAfter(ranges: readonly Range[], at: number): number {
  const inside = rangeIndex(ranges, at)
  if (inside >= 0) return inside
  const next = ranges.findIndex((range) => range.start >= at)
  return next >= 0 && (ranges[next]?.start ?? 0) - at < NEAR_TABLE ? next : -1
}
