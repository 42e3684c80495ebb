import type { Grid } from '../tables/row.ts'
import { type Line, TITLE } from './line.ts'

const MAX_ROWS = 130
/** Titles without a statement below them: a filing has dozens, a hostile one thousands. */
const MAX_FRUITLESS = 300

/** `<TYPE>` is dropped from the seen line like any tag: look at the bytes. */
const typeAt = (raw: string, line: Line) =>
  line.end - line.start < 10 ? null : /^<TYPE>EX-(\d+)/i.exec(raw.slice(line.start, line.end))

/** Grids under every title of a statement of operations; the line below the title may finish it (T161). */
export function titledGrids(lines: readonly Line[], raw: string): Grid[] {
  const grids: Grid[] = []
  let last = -10
  let fruitless = 0
  let exhibit = false
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]
    if (!line || line.text.length > 140) continue
    const type = /^\s*(?:<TYPE>)?\s*EX-(\d+)/i.exec(line.text) ?? (line.text === '' ? typeAt(raw, line) : null)
    if (type) exhibit = type[1] !== '13'
    const next = lines[i + 1]
    const here = line.titled
    const broken =
      !here &&
      next &&
      next.text.length < 100 &&
      /(?:statement|income)/i.test(line.text) &&
      /statements?\s*(?:of)?\s*(?:consolidated)?\s*$|income\s*$/i.test(line.text) &&
      TITLE.test(`${line.trimmed} ${next.trimmed}`)
    if (!here && !broken) continue
    if (/\b(?:see|accompanying|refer|included in|in the)\b/i.test(line.text) && line.trimmed.length > 60) continue
    if (i - last < 4) continue
    last = i
    const grid = gridFrom(lines, i)
    if (grid) grids.push(exhibit ? { ...grid, exhibit } : grid)
    else fruitless += 1
    if (grids.length > 60 || fruitless > MAX_FRUITLESS) break
  }
  return grids
}

/** The grid that begins at line `from`: up to line `to`, the next statement, or a long stretch without figures. */
export function gridFrom(lines: readonly Line[], from: number, most = MAX_ROWS, to = lines.length): Grid | null {
  const rows: Grid['rows'] = []
  let empty = 0
  let figures = 0
  let end = lines[from]?.end ?? 0
  for (let k = from; k < to && rows.length < most; k += 1) {
    const line = lines[k]
    if (!line) break
    if (k > from + 3 && figures > 3 && line.ending) break
    if (k > from + 6 && figures > 6 && line.titled && line.trimmed.length < 90 && !/continued/i.test(line.text)) break
    const text = line.trimmed
    if (text === '' || line.rule) {
      empty += 1
      if (empty > 14 && figures > 6) break
      continue
    }
    const row = line.row
    // Running text is no row: a full line of words.
    if (row.figures.length === 0 && text.length > 66 && !/\s{3,}/.test(text)) {
      empty += 1
      if (empty > 18 && figures > 6) break
      continue
    }
    if (row.figures.length > 0) {
      figures += 1
      empty = 0
    }
    rows.push(row)
    end = line.end
  }
  if (figures < 4) return null
  const before = lines
    .slice(Math.max(0, from - 4), from + 1)
    .map((line) => line.trimmed)
    .join(' | ')
  return { kind: 'text', before, rows, start: lines[from]?.start ?? 0, end }
}
