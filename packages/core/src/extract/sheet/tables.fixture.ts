/** Tables typed as filed, laid out in columns and read as lines, for tests of what reads tables. */
import type { Day } from '../document/dates.ts'
import { readGrid } from '../document/grid.ts'
import type { Figure, Grid } from '../document/row.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { asHtml } from '../traps/typeset.fixture.ts'
import { type Laid, layOut } from './columns.ts'
import type { Period } from './head-period.ts'
import { type Line, readLines } from './lines.ts'
import { readPeriods } from './periods.ts'

/** An HTML table in the notation of `Printed.lines`; `before`: the words over it. */
export function gridOf(lines: string, before = ''): Grid {
  const bytes = Buffer.from(
    asHtml({ form: '10-K', ended: 'December 31, 2005', company: 'MADE COMPANY', title: '', units: '', lines }),
  )
  const [range] = tableRanges(bytes)
  if (range === undefined) throw new Error('no table')
  return { kind: 'html', before, rows: readGrid(bytes, range), ...range }
}

/** A table of text, from its first line on, of two rows with figures at least. */
export function textGridOf(source: string, before = ''): Grid {
  const lines = new Lines(source)
  const grid = gridFrom(lines, 0, 80, lines.length, 2)
  if (grid === null) throw new Error('no table')
  return { ...grid, before }
}

/** A table with its columns, their periods and its lines. */
export interface ReadTable {
  laid: Laid
  lines: Line[]
  periods: Period[]
}

/** Reads a table below a cover that says so. */
export function readTable(grid: Grid, cover: { end: Day | null; form: string | null }): ReadTable {
  const laid = layOut(grid)
  return { laid, lines: readLines(laid), periods: readPeriods(laid, grid.before, cover) }
}

/** An HTML document whose tables are given in the notation of `Printed.lines`, each below its words. */
export function documentOf(...parts: readonly (readonly [words: string, lines: string])[]): Buffer {
  const tables = parts.map(([words, lines]) => {
    const html = asHtml({ form: '10-K', ended: '', company: '', title: '', units: '', lines })
    return `<p>${words}</p>${html.slice(html.indexOf('<table>'), html.indexOf('</table>'))}</table>`
  })
  return Buffer.from(`<html><body>${tables.join('\n')}</body></html>`)
}

/** A figure without a place, for tests of rules that look at values only. */
export const figureOf = (value: number, decimals = 0): Figure => ({
  value,
  text: Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  ...{ start: Math.abs(value), end: Math.abs(value) + 1, left: 0, right: 0 },
  ...{ percent: false, dash: false, decimals, negative: value < 0 },
})
