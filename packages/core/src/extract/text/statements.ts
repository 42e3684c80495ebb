import type { Grid } from '../tables/row.ts'
import { TITLE } from './line.ts'
import type { Lines } from './lines.ts'

const MAX_ROWS = 130
/** Titles without a statement below them: a filing has dozens, a hostile one thousands. */
const MAX_FRUITLESS = 300
/** No title is without one of these, in either case. */
const HINTS = ['tatement', 'TATEMENT', 'rofit', 'ROFIT']

/** Numbers of the lines that begin an exhibit, with the exhibit's number; `<TYPE>` is dropped from the seen line. */
function exhibits(lines: Lines): { index: number; type: string }[] {
  return lines.holding(['EX-', 'Ex-', 'ex-']).flatMap((index) => {
    const line = lines.at(index)
    if (!line || line.text.length > 140) return []
    const type =
      /^\s*(?:<TYPE>)?\s*EX-(\d+)/i.exec(line.text) ??
      (line.text === '' ? /^<TYPE>EX-(\d+)/i.exec(lines.raw.slice(line.start, line.end)) : null)
    return type?.[1] === undefined ? [] : [{ index, type: type[1] }]
  })
}

/** Grids under every title of a statement of operations; the line below the title may finish it (T161). */
export function titledGrids(lines: Lines): Grid[] {
  const grids: Grid[] = []
  const begins = exhibits(lines)
  let exhibit = false
  let last = -10
  let fruitless = 0
  const hinted = lines.holding(HINTS)
  const candidates = [...new Set(hinted.flatMap((index) => [index - 1, index]))].sort((a, b) => a - b)
  for (const i of candidates) {
    const line = lines.at(i)
    if (!line || line.text.length > 140) continue
    while (begins[0] && begins[0].index <= i) exhibit = begins.shift()?.type !== '13'
    const here = line.titled
    const next = lines.at(i + 1)
    const broken =
      !here &&
      next &&
      next.text.length < 100 &&
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
export function gridFrom(lines: Lines, from: number, most = MAX_ROWS, to = lines.length): Grid | null {
  const rows: Grid['rows'] = []
  let empty = 0
  let figures = 0
  let end = lines.at(from)?.end ?? 0
  for (let k = from; k < to && rows.length < most; k += 1) {
    const line = lines.at(k)
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
    .slice(from - 4, from + 1)
    .map((line) => line.trimmed)
    .join(' | ')
  return { kind: 'text', before, rows, start: lines.at(from)?.start ?? 0, end }
}
