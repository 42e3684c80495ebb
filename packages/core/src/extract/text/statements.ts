import type { Grid } from '../tables/row.ts'
import { isRule, type Line, readRow } from './lines.ts'

const TITLE =
  /statements?\s+of\s+(?:consolidated\s+)?(?:net\s+)?(?:operations|income|earnings|loss|profit|revenues?)|income\s+statements?|profit\s+and\s+loss/i
const OTHER =
  /balance\s+sheets?\s*$|^\s*(?:condensed\s+)?(?:consolidated\s+)?balance\s+sheets?|statements?\s+of\s+(?:consolidated\s+)?(?:cash\s+flows?|financial\s+position|shareholders|stockholders|changes|shareowners|share-owners)|notes?\s+to\s+(?:the\s+)?(?:condensed\s+)?(?:consolidated\s+)?financial/i
const MAX_ROWS = 130
/** Titles without a statement below them: a filing has dozens, a hostile one thousands. */
const MAX_FRUITLESS = 300

/** `<TYPE>` is dropped from the seen line like any tag: look at the bytes. */
const typeAt = (raw: string, line: Line) => /^<TYPE>EX-(\d+)/i.exec(raw.slice(line.start, line.end))

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
    const here = TITLE.test(line.text)
    const broken =
      !here &&
      next &&
      next.text.length < 100 &&
      /statements?\s*(?:of)?\s*(?:consolidated)?\s*$|income\s*$/i.test(line.text) &&
      TITLE.test(`${line.text.trim()} ${next.text.trim()}`)
    if (!here && !broken) continue
    if (/\b(?:see|accompanying|refer|included in|in the)\b/i.test(line.text) && line.text.trim().length > 60) continue
    if (i - last < 4) continue
    last = i
    const grid = gridFrom(lines, i)
    if (grid) grids.push(exhibit ? { ...grid, exhibit } : grid)
    else fruitless += 1
    if (grids.length > 60 || fruitless > MAX_FRUITLESS) break
  }
  return grids
}

/** The grid that begins at line `from`: up to the next statement, or a long stretch without figures. */
export function gridFrom(lines: readonly Line[], from: number, most = MAX_ROWS): Grid | null {
  const rows: Grid['rows'] = []
  let empty = 0
  let figures = 0
  let end = lines[from]?.end ?? 0
  for (let k = from; k < lines.length && rows.length < most; k += 1) {
    const line = lines[k]
    if (!line) break
    if (k > from + 3 && OTHER.test(line.text) && figures > 3) break
    if (
      k > from + 6 &&
      figures > 6 &&
      TITLE.test(line.text) &&
      line.text.trim().length < 90 &&
      !/continued/i.test(line.text)
    )
      break
    const text = line.text.trim()
    if (text === '' || isRule(line.text)) {
      empty += 1
      if (empty > 14 && figures > 6) break
      continue
    }
    const row = readRow(line)
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
    .map((line) => line.text.trim())
    .join(' | ')
  return { kind: 'text', before, rows, start: lines[from]?.start ?? 0, end }
}
