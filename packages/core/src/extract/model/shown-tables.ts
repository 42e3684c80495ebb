/** Which tables of a document a language model is shown: those that may be the statement, and notes that divide revenue. */
import type { Bytes } from '../bytes.ts'
import { readGrid } from '../document/grid.ts'
import { likelyTables, wordsBefore } from '../document/likely-tables.ts'
import type { Grid } from '../document/row.ts'
import { type Range, tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom, titledGrids } from '../document/text/titled.ts'

const MOST_STATEMENTS = 3

const MOST_NOTES = 4

/** The tables of an HTML document. @see findSections for `revenue` */
export function htmlGrids(bytes: Bytes, revenue: string | null): { statements: Grid[]; notes: Grid[] } {
  const ranges = tableRanges(bytes)
  const statements = likelyTables(bytes, ranges, MOST_STATEMENTS)
  const taken = (range: Range) => statements.some((grid) => range.start < grid.end && grid.start < range.end)
  const notes = bestNotes(
    bytes,
    ranges.filter((range) => !taken(range)),
    revenue,
  ).map((range) => ({
    kind: 'html' as const,
    before: wordsBefore(bytes, range.start, 3000),
    rows: readGrid(bytes, range),
    start: range.start,
    end: range.end,
  }))
  return { statements, notes }
}

const ABOUT =
  /segment|disaggregat|geograph|by (?:product|region|country|category|type|brand|market)|product lines|reportable/i

const FIGURES = /revenue|net sales|\bsales\b/i

const OTHER =
  /total assets|goodwill|deferred tax|amortization expense|lease liabilit|per share|fair value|unrecognized/i

/** The tables whose words divide revenue, best first. */
function bestNotes(bytes: Bytes, ranges: readonly Range[], revenue: string | null): Range[] {
  const scored: { range: Range; score: number }[] = []
  for (const range of ranges) {
    const size = range.end - range.start
    if (size < 200 || size > 400_000) continue
    const raw = bytes.toString('latin1', range.start, range.end)
    const above = bytes.toString('latin1', Math.max(0, range.start - 2500), range.start).replace(/<[^<>]{0,400}>/g, ' ')
    let score = 0
    if (ABOUT.test(above)) score += 3
    if (ABOUT.test(raw)) score += 2
    if (FIGURES.test(raw)) score += 2
    else if (FIGURES.test(above)) score += 1
    if (OTHER.test(raw)) score -= 4
    if (revenue !== null && revenue.length > 3 && raw.includes(revenue)) score += 5
    if (score >= 5) scored.push({ range, score })
  }
  scored.sort((a, b) => b.score - a.score || a.range.start - b.range.start)
  return scored.slice(0, MOST_NOTES).map(({ range }) => range)
}

/** The tables of a text document: the titled stretches, and those under a line that speaks of segments and revenue. */
export function textGrids(bytes: Bytes): { statements: Grid[]; notes: Grid[] } {
  const lines = new Lines(bytes.toString('latin1', 0, bytes.length))
  const statements = titledGrids(lines)
    .filter((grid) => grid.exhibit !== true)
    .slice(0, MOST_STATEMENTS)
  const notes: Grid[] = []
  for (const i of lines.hinting('segments')) {
    if (notes.length >= MOST_NOTES) break
    const line = lines.at(i)
    if (!line || line.text.length > 110 || !/segment|geographic/i.test(line.text) || !FIGURES.test(line.text)) continue
    const grid = gridFrom(lines, i, 40)
    if (grid) notes.push(grid)
  }
  return { statements, notes }
}
