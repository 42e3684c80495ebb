import { gridFrom } from '../text/statements.ts'
import { wordsBefore } from './candidates.ts'
import type { Evidence } from './evaluate.ts'
import { readGrid } from './grid.ts'
import type { Grid } from './row.ts'

const MOST = 40

/** Tables outside the statement whose bytes hold one of the needles and all of the words. */
export function noteGrids(
  { bytes, ranges, text, chosen }: Evidence,
  needles: readonly string[],
  words: RegExp,
): Grid[] {
  const grids: Grid[] = []
  if (needles.length === 0) return grids
  if (ranges.length > 0) {
    const wanted = new Set<number>()
    for (const needle of needles) {
      let n = 0
      for (let at = bytes.indexOf(needle); at >= 0 && n < 200; at = bytes.indexOf(needle, at + needle.length)) {
        n += 1
        let low = 0
        let high = ranges.length - 1
        while (low < high) {
          const middle = (low + high + 1) >> 1
          if ((ranges[middle]?.start ?? 0) <= at) low = middle
          else high = middle - 1
        }
        const range = ranges[low]
        if (range && range.start <= at && at < range.end && range.start !== chosen.grid.start) wanted.add(low)
      }
    }
    for (const index of [...wanted].sort((a, b) => a - b).slice(0, MOST)) {
      const range = ranges[index]
      if (!range || range.end - range.start > 600_000) continue
      if (!words.test(bytes.toString('latin1', Math.max(0, range.start - 1500), range.end))) continue
      grids.push({
        kind: 'html',
        before: wordsBefore(bytes, range.start, 2500),
        rows: readGrid(bytes, range),
        start: range.start,
        end: range.end,
      })
    }
    return grids
  }
  let last = -30
  let exhibit = false
  for (const [k, line] of text.entries()) {
    // Figures repeated in exhibits that are not the annual report are rounded (T159).
    if (line.end - line.start > line.text.length && line.end - line.start < 60) {
      const type = /^<TYPE>(?:EX-(\d+))?/i.exec(bytes.toString('latin1', line.start, line.end))
      if (type) exhibit = type[1] !== undefined && type[1] !== '13'
    }
    if (exhibit) continue
    if (k - last < 12 || grids.length >= MOST) continue
    if (line.start >= chosen.grid.start && line.start <= chosen.grid.end) continue
    if (!needles.some((needle) => line.text.includes(needle))) continue
    let from = k
    while (
      from > 0 &&
      k - from < 28 &&
      !(text[from - 1]?.text.trim() === '' && text[from - 2]?.text.trim() === '' && k - from > 12)
    )
      from -= 1
    const grid = gridFrom(text, from, 70)
    if (grid && words.test(grid.before + grid.rows.map((row) => row.label).join(' '))) {
      grids.push(grid)
      last = k
    }
  }
  return grids
}
