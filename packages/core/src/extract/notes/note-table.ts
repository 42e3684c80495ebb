/** Tables of notes that print average counts of shares: read by the column of the period, and whose income they are of. */
import type { Figures } from '../../statement/statement.ts'
import type { Grid } from '../document/row.ts'
import { type Kind, kindOf } from '../lexicon/kinds.ts'
import { type PerShare, pickPerShare } from '../roles/per-share/pick.ts'
import { commonIncome } from '../roles/results/common-income.ts'
import { Sheet } from '../roles/sheet.ts'
import { type Laid, layOut, MOST_COLUMNS } from '../sheet/columns.ts'
import { currentColumn } from '../sheet/current-column.ts'
import type { Period } from '../sheet/head-period.ts'
import { type Line, readLines } from '../sheet/lines.ts'
import { readPeriods } from '../sheet/periods.ts'
import { readUnits } from '../sheet/units.ts'
import { times } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { sameDay } from './computed-count.ts'

/** A table with a line of average counts, whatever else it is about (0000898430-96-001095: selected data). */
export const AVERAGE_SHARES = /\baverage\b[^|]{0,60}\b(?:shares|units)\b/i

/** A note's table, read by its current column. */
export interface Note {
  laid: Laid
  lines: Line[]
  periods: Period[]
  column: number
  kinds: readonly Kind[]
  perShare: PerShare
  /** What its counts are printed in. */
  said: number
  common: number | null
}

/** Reads a table; null where it has no column of the period, or one of another length (0000040545-23-000198: six months). */
export function readNote(grid: Grid, { cover, chosen }: InDocument): Note | null {
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > MOST_COLUMNS) return null
  const lines = readLines(laid)
  const periods = readPeriods(laid, grid.before, cover)
  const column = currentColumn(laid.columns, periods, cover)
  const [months, read] = [periods[column]?.months, chosen.periods[chosen.column]?.months]
  if (column < 0 || (months && read && Math.abs(months - read) > 1)) return null
  const kinds = lines.map((line) => kindOf(line, line.values[column] ?? null))
  const units = readUnits(`${laid.caption} | ${laid.head.map((r) => r.label).join(' | ')}`, grid.before.slice(-300))
  return {
    laid,
    lines,
    periods,
    column,
    kinds,
    perShare: countsOfSentence(pickPerShare(new Sheet(lines, column, 1, kinds)), lines, grid.before),
    said: units.shares ?? units.money,
    common: commonIncome(lines, column),
  }
}

/** A table that prints another net income and other EPS for the period: its counts are those of another income too. */
export function isOfOthers({ lines, kinds, column, perShare }: Note, figures: Figures, money: number): boolean {
  const eps = [perShare.basic, perShare.diluted].flatMap((at) =>
    at === null ? [] : (valueAt(lines[at], column) ?? []),
  )
  const nets = lines.flatMap((line, at) => (kinds[at] === 'net' ? (valueAt(line, column) ?? []) : []))
  const isOwnEps = (value: number) => value === figures.basic_eps || value === figures.diluted_eps
  const isOwnNet = (value: number) =>
    [1, 1e3, 1e6].some((size) => Math.abs(times(value, size) - (figures.net_income ?? 0)) <= money)
  return eps.length > 0 && nets.length > 0 && !eps.some(isOwnEps) && !nets.some(isOwnNet)
}

const valueAt = (line: Line | undefined, column: number): number | null => line?.values[column]?.value ?? null

/** Rows called only "Primary" and "Fully diluted" are counts where the sentence over their table says so. */
function countsOfSentence(found: PerShare, lines: readonly Line[], before: string): PerShare {
  if (found.basicShares !== null || found.dilutedShares !== null || !AVERAGE_SHARES.test(before.slice(-400)))
    return found
  const at = (words: RegExp) => {
    const index = lines.findIndex(({ bare }) => words.test(bare))
    return index < 0 ? null : index
  }
  return { ...found, basicShares: at(/^(?:primary|basic)\b/), dilutedShares: at(/^(?:fully )?diluted\b/) }
}

/** The column of the same period that a word heads, where "basic" and "diluted" are columns; -1 where they are not. */
export function headedColumn({ laid, periods, column }: Note, diluted: boolean): number {
  const split = laid.columns.some((c) => /basic/i.test(c.head)) && laid.columns.some((c) => /dilut/i.test(c.head))
  const word = diluted ? /dilut/i : /basic/i
  return split
    ? laid.columns.findIndex((c, j) => word.test(c.head) && sameDay(periods[j], periods[column]) && c.kind === 'amount')
    : -1
}
