/** The rows, columns and blocks of a note's table that can divide revenue in the current period. */

import { type Day, dayNumber, findLength, findYears } from '../document/dates.ts'
import type { Figure } from '../document/row.ts'
import type { Laid } from '../sheet/columns.ts'
import type { Period } from '../sheet/head-period.ts'
import type { Line } from '../sheet/lines.ts'
import { nearestHeading } from '../sheet/nearest-heading.ts'
import { blockCells } from './blocks.ts'
import { isCurrent } from './current.ts'
import { cleanName, columnName, isMeasure, isProfit } from './names.ts'
import { underWholeNames, unstubbed, withBrokenNames } from './stub.ts'

/** One figure of a slice under the name that the table gives it. */
export interface Cell {
  label: string
  value: number
  figure: Figure
  /** The nearest heading, as printed. */
  title: string
  indent: number
  /** The cells that it is the sum of, where the table prints no sum of them. */
  sum?: Cell[]
}

/** Figures of one measure in one period, in printed order. */
export interface Slice {
  by: 'rows' | 'columns' | 'blocks'
  cells: Cell[]
  /** The table says in words that these are figures of revenue. */
  measured: boolean
  /** A column headed as revenue: whatever its last line is called, its figure there is a total of revenue. */
  headed: boolean
  /** The period is the current one by its words; else only the printed total can tell. */
  current: boolean
}

const REVENUE = /revenue|sales|turnover|premium/i
const OUTSIDE = /^(?:external|unaffiliated|third|trade|outside|customers?\b|to |from |total\b)/
const yearOf = (text: string) =>
  /^(?:fiscal )?(?:19|20)\d\d$/i.test(text.trim()) ? Number(text.trim().slice(-4)) : null

/** So many rows with a year each are a list of years under names. */
const FEWEST_YEARS = 6

/** A column of years, by its place, and the rows that it names; -1 and all rows where there is none. */
function yearColumn(lines: readonly Line[], columns: number): { column: number; rows: readonly Line[] } {
  for (let j = Math.min(2, columns) - 1; j >= 0; j -= 1) {
    const at = ({ values }: Line) => values[j] ?? null
    const isOther = (line: Line) => yearOf(at(line)?.text ?? '') === null && at(line) !== null
    const yearsOf = (rows: readonly Line[]) => rows.filter((line) => yearOf(at(line)?.text ?? '') !== null).length
    const figures = lines.filter((line) => at(line) !== null).length
    if (figures >= 4 && yearsOf(lines) >= 0.7 * figures) return { column: j, rows: lines }
    // Further rows, of another table that nothing parts from it, stand below.
    const first = lines.slice(0, Math.max(0, lines.findIndex(isOther)))
    if (yearsOf(first) >= FEWEST_YEARS) return { column: j, rows: first }
  }
  return { column: -1, rows: lines }
}

/** The lines of the current period: sections of other dates left out, rows of years under a name given that name. */
function currentLines(lines: readonly Line[], columns: number, end: Day, months: number): Line[] {
  const current = new Map<string, boolean>()
  const kept = lines.filter(({ heading }) => {
    const known = current.get(heading) ?? isCurrent(heading, end, months)
    current.set(heading, known)
    return known
  })
  const yearly = (line: Line) => yearOf(line.label)
  const { column, rows } = yearColumn(kept, columns)
  const years = kept.filter((line) => yearly(line) !== null).length
  if (column < 0 && years < 4) return kept
  let name = ''
  const out: Line[] = []
  for (const line of rows) {
    const own = yearly(line)
    if (own === null && line.label !== '') name = line.label
    const year = own ?? yearOf(line.values[column]?.text ?? '')
    const label = own !== null ? line.title : line.label === '' ? name : line.label
    if (year === end.year) out.push({ ...line, label, bare: label.toLowerCase(), title: '' })
  }
  return out
}

const cellOf = (line: Line, figure: Figure, label = cleanName(line.label)): Cell => ({
  label,
  value: figure.value,
  figure,
  title: line.title,
  indent: line.indent,
})

/** The cells of one column, top to bottom. */
function columnCells(lines: readonly Line[], column: number): Cell[] {
  return lines.flatMap((line) => {
    const figure = line.values[column]
    return figure && !figure.percent ? [cellOf(line, figure)] : []
  })
}

/** A total may be the first of the columns ("Consolidated | Retail | Leasing"): it is looked for last. */
function withTotalLast(cells: readonly Cell[]): Cell[] {
  const [first, ...rest] = cells
  const isFirst = first !== undefined && isTotalName(first.label) && !rest.some(({ label }) => isTotalName(label))
  return isFirst ? [...rest, first] : [...cells]
}

const isTotalName = (label: string): boolean => /^(?:consolidated|total|company|group)\b|\btotals?$/i.test(label)

/** All slices of a laid-out table for the period that ends on `end` and has so many months. */
export function slicesOf(
  laid: Laid,
  all: readonly Line[],
  periods: readonly Period[],
  { end, months, context }: { end: Day; months: number; context: string },
): Slice[] {
  const lines = currentLines(withBrokenNames(underWholeNames(unstubbed(all))), laid.columns.length, end, months)
  const out: Slice[] = []
  const saysLength = findLength(laid.caption) !== null
  // Under a bare year in an annual report stands a year, whatever periods the text before the table speaks of.
  const isYear = (head: string) =>
    months === 12 && !saysLength && findYears(head).length === 1 && findLength(head) === null
  const near = (j: number) => {
    const { end: last, months: length, cumulative } = periods[j] ?? { end: null, months: null, cumulative: false }
    if (last === null || cumulative || Math.abs(dayNumber(last) - dayNumber(end)) > 12) return false
    return length === null || Math.abs(length - months) <= 1 || isYear(laid.columns[j]?.head ?? '')
  }
  const about = REVENUE.test(context)
  for (const [j, column] of laid.columns.entries()) {
    if (column.kind !== 'amount') continue
    const name = columnName(column.name).toLowerCase()
    if (isProfit(name) && !isMeasure(name)) continue
    const cells = columnCells(lines, j)
    const headed = isMeasure(name)
    const current = near(j) || !periods[j]?.end
    out.push({ by: 'rows', cells, measured: headed || about, headed, current })
    for (const block of blockCells(lines, j))
      if (block.length >= 2)
        out.push({
          by: 'blocks',
          cells: block.map(([line, figure, name]) => cellOf(line, figure, name)),
          measured: true,
          headed: false,
          current,
        })
  }
  const amounts = laid.columns.map((_, j) => j).filter((j) => laid.columns[j]?.kind === 'amount')
  const dated = amounts.some((j) => periods[j]?.end)
  const groups = dated ? [amounts.filter(near), amounts] : [amounts]
  for (const line of lines) {
    const named = isMeasure(line.bare) || (OUTSIDE.test(line.bare) && isMeasure(line.title.toLowerCase()))
    if (!named && !(about && /^(?:total\b.*|)$/.test(line.bare))) continue
    for (const [at, group] of groups.entries()) {
      if (group.length < 2) continue
      const current = at === 0
      const cells = group.flatMap((j) => {
        const figure = line.values[j]
        return figure && !figure.percent ? [cellOf(line, figure, columnName(laid.columns[j]?.name ?? ''))] : []
      })
      out.push({ by: 'columns', cells: withTotalLast(cells), measured: named || about, headed: false, current })
    }
  }
  return out
}

/** The names under which a table gives profits, assets or the like: those of reportable segments. */
export function measuredNames(laid: Laid, all: readonly Line[]): string[] {
  const names: string[] = []
  const lines = withBrokenNames(unstubbed(all))
  const profitRows = lines.filter((line) => isProfit(line.bare))
  if (profitRows.length > 0 && laid.columns.length >= 3 && lines.some((line) => isMeasure(line.bare)))
    names.push(...laid.columns.map((column) => columnName(column.name)))
  for (const line of lines)
    if (line.title !== '' && isProfit(line.bare) && !isProfit(line.title.toLowerCase())) names.push(line.title)
  for (const line of lines) if (isProfit(nearestHeading(line.heading))) names.push(line.label)
  if (laid.columns.some((column) => isProfit(columnName(column.name).toLowerCase())))
    names.push(...lines.map((line) => line.label))
  return names.map((name) => cleanName(name).toLowerCase()).filter((name) => name !== '')
}
