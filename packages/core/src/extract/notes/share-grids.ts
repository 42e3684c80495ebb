/** The tables of average share counts, which may print nothing else. */
import type { Grid } from '../document/row.ts'
import { type Range, rangeIndex } from '../document/table-ranges.ts'
import { occurrences } from '../find.ts'
import type { InDocument } from '../statements/in-document.ts'
import { htmlGrid } from './html-grid.ts'
import { blockStart, firstFigures, noteGrid } from './text-tables.ts'

/** Tables of average share counts, which may print nothing else. */
export const shareGrids = (evidence: InDocument): Grid[] => [...htmlShareGrids(evidence), ...textShareGrids(evidence)]

/** "… average shares … were as follows:", or "… based on the following weighted average number of shares" (0000914233-96-000019). */
const LEADS_TO_COUNTS =
  /\baverage\b.{0,60}\b(?:shares|units)\b.{0,120}\bfollow|\bfollowing\b.{0,60}\baverage\b.{0,60}\b(?:shares|units)\b/i

/** The tables that a sentence about average shares leads to ("… were as follows:", 0000950148-94-000045). */
function textShareGrids({ text, chosen }: InDocument): Grid[] {
  const grids: Grid[] = []
  const home = text.indexAt(chosen.grid.start)
  for (const k of text.holding(['verage'])) {
    const line = text.at(k)
    if (!line?.prose || grids.length >= MOST_SHARE_TABLES || text.inExhibit(k, home)) continue
    if (line.start >= chosen.grid.start && line.start <= chosen.grid.end) continue
    const sentence = text.slice(k - 1, k + 3).map(({ trimmed }) => trimmed)
    if (!LEADS_TO_COUNTS.test(sentence.join(' '))) continue
    const first = firstFigures(text, k + 1, k + 14)
    const grid = first < 0 ? null : noteGrid(text, blockStart(text, first), 2)
    if (grid && grid.start !== grids.at(-1)?.start)
      grids.push({ ...grid, before: `${grid.before} | ${sentence.join(' ')}` })
  }
  return grids
}

const MOST_SHARE_TABLES = 8

/** What such a table, or the words that lead to it, speak of. */
const NAMED = ['eighted', 'verage', 'hares used', 'hares Used']
const SPEAKS = /average[^|]{0,300}(?:shares|units|outstanding)|shares used/i
/** The words that lead to a table stand so near before it. */
const LEADS_WITHIN = 600

/** The table around a place, or the one that begins right behind it; -1 where there is none. */
function tableAt(ranges: readonly Range[], at: number): number {
  const inside = rangeIndex(ranges, at)
  if (inside >= 0) return inside
  const next = ranges.findIndex(({ start }) => start > at)
  return (ranges[next]?.start ?? Number.POSITIVE_INFINITY) - at < LEADS_WITHIN ? next : -1
}

function htmlShareGrids({ bytes, ranges, chosen }: InDocument): Grid[] {
  if (ranges.length === 0) return []
  const seen = new Set<number>()
  for (const word of NAMED) {
    for (const at of occurrences(bytes, word, 200, 600)) {
      const index = tableAt(ranges, at)
      if (index >= 0 && ranges[index]?.start !== chosen.grid.start) seen.add(index)
    }
  }
  const spoken = [...seen].flatMap((index) => {
    const range = ranges[index]
    if (!range || range.end - range.start > 120_000) return []
    const raw = bytes.toString('latin1', Math.max(0, range.start - LEADS_WITHIN), range.end)
    if (!SPEAKS.test(raw)) return []
    // Tables that name both kinds are mostly those of the note.
    return [{ index, order: /basic/i.test(raw) && /dilut/i.test(raw) ? 0 : 1 }]
  })
  return spoken
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .slice(0, MOST_SHARE_TABLES)
    .flatMap(({ index }) => htmlGrid(bytes, ranges, index, /share/i))
}
