/** One table of an HTML document's notes, where its words or those above it are the wanted ones. */
import { readGrid } from '../document/grid.ts'
import { headsApart } from '../document/heads-apart.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Grid } from '../document/row.ts'
import type { Range } from '../document/table-ranges.ts'
import type { InDocument } from '../statements/in-document.ts'

/** The table as a list of one; none where it is too large or speaks of something else. */
export function htmlGrid(bytes: InDocument['bytes'], ranges: readonly Range[], index: number, words: RegExp): Grid[] {
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
