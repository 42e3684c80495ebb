/** The notes' tables that print the digits of a figure, those below the statement, and those that run over a page. */
import { readGrid } from '../document/grid.ts'
import { isHeadRow } from '../document/head-row.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Grid } from '../document/row.ts'
import { rangeIndex } from '../document/table-ranges.ts'
import { occurrences } from '../find.ts'
import type { InDocument } from '../statements/in-document.ts'
import { htmlGrid } from './html-grid.ts'
import { blockStart, noteGrid } from './text-tables.ts'

const MOST = 40

/** The exhibit that computes earnings per share (Regulation S-K, item 601(b)(11)). */
export const EPS_EXHIBIT = '11'

/**
 * Tables outside the statement whose bytes hold one of the needles and all of the words, set in HTML, in lines, or, where
 * an HTML document sets its statements in preformatted text, in both.
 * @param exhibit the number of an exhibit that is looked into beside the report
 */
export function noteGrids(evidence: InDocument, needles: readonly string[], words: RegExp, exhibit = ''): Grid[] {
  if (needles.length === 0) return []
  return [...htmlGrids(evidence, needles, words), ...textGrids(evidence, needles, words, exhibit)]
}

function htmlGrids({ bytes, ranges, chosen }: InDocument, needles: readonly string[], words: RegExp): Grid[] {
  if (ranges.length === 0) return []
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

function textGrids({ text, chosen }: InDocument, needles: readonly string[], words: RegExp, exhibit: string): Grid[] {
  const grids: Grid[] = []
  let last = -30
  const home = text.indexAt(chosen.grid.start)
  for (const k of text.holding(needles)) {
    const line = text.at(k)
    if (!line || k - last < 12 || grids.length >= MOST || text.inExhibit(k, home, exhibit)) continue
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
