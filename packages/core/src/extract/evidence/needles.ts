import type { Figure } from '../document/row.ts'
import { kindsOf } from '../roles/line-kinds.ts'
import type { Statement } from '../statements/recognise.ts'
import { WITNESSED, type Witnessed } from './labels.ts'

/** A main figure as the statement prints it: its row, and the column that was read. */
export interface Printed {
  figure: Witnessed
  /** The row by columns; null where it prints nothing or a percentage. */
  row: readonly (Figure | null)[]
  column: number
  current: Figure
}

/** The main figures that the statement prints in one row each. */
export function printedFigures(statement: Statement): Printed[] {
  const { roles } = statement
  const term = { net_income: roles.net, operating_income: roles.operating, income_before_taxes: roles.pretax }
  const sums = {
    total_revenue: roles.revenue,
    cost_of_revenue: roles.cost,
    gross_profit: roles.gross,
    income_tax_expense: roles.tax,
  }
  const { basic, diluted, basicShares, dilutedShares } = roles.perShare
  const shares = {
    basic_eps: basic,
    diluted_eps: diluted,
    weighted_avg_shares_basic: basicShares,
    weighted_avg_shares_diluted: dilutedShares,
  }
  const single: Readonly<Record<string, number | null>> = { ...term, ...shares }
  return WITNESSED.flatMap((figure): Printed[] => {
    const sum = figure in sums ? sums[figure as keyof typeof sums] : null
    const index = sum ? (sum.length === 1 ? (sum[0]?.index ?? null) : null) : (single[figure] ?? null)
    return printedIn(statement, figure, index)
  })
}

/** A figure as one line prints it; none where the line prints no amount of it. */
function printedIn({ lines, column, laid }: Statement, figure: Witnessed, index: number | null): Printed[] {
  const row = lines[index ?? -1]?.values.map((one, j) =>
    one !== null && !one.percent && laid.columns[j]?.kind === 'amount' ? one : null,
  )
  const current = row?.[column]
  return row && current && !current.dash ? [{ figure, row, column, current }] : []
}

/** Lines between net income of the group and that of its owners. */
const MOST_BETWEEN = 6

/**
 * Net income of the whole group where the statement prints it beside the owners', which is the one that is read: cash flows
 * and equity begin with the group's.
 */
export function printedWhole(statement: Statement): Printed[] {
  const { lines, column, roles } = statement
  if (roles.net === null) return []
  const kinds = kindsOf(lines, column)
  const size = (at: number) => Math.abs(lines[at]?.values[column]?.value ?? 0)
  const net = roles.net
  const at = lines.findIndex(
    (_, i) =>
      kinds[i] === 'net' && i !== net && Math.abs(i - net) <= MOST_BETWEEN && size(i) > 0 && size(i) !== size(net),
  )
  return printedIn(statement, 'net_income', at)
}

/** Digits enough that a second print of them is no chance. */
export const isTelling = ({ text, dash }: Figure): boolean =>
  !dash && text.replace(/\D/g, '').replace(/^0+/, '').length >= 3

/** Digits enough beside one like them in a row that is named alike: earnings per share have few. */
export const isTellingOf = (figure: Witnessed, cell: Figure): boolean =>
  isTelling(cell) || (figure.endsWith('_eps') && /\.\d\d/.test(cell.text) && Math.abs(cell.value) >= 0.1)

/** A place where printed digits stand: nothing numeric before or behind them. */
export interface Hit {
  text: string
  start: number
}

const DIGIT = /[\d,.]/
const MOST_HITS = 40

/** Whether the digits `text` at `at` of `raw` stand alone. */
export function standsAlone(raw: string, at: number, length: number): boolean {
  if (DIGIT.test(raw.charAt(at - 1))) return false
  const behind = raw.slice(at + length, at + length + 2)
  return !/^(?:\d|[.,]\d)/.test(behind)
}

/** All places of the texts in a document that is one string; at most 40 of each. */
export function hitsInText(raw: string, texts: readonly string[]): Hit[] {
  if (texts.length === 0) return []
  const longest = texts.toSorted((a, b) => b.length - a.length)
  const any = new RegExp(longest.map((one) => one.replace(/[.$]/g, '\\$&')).join('|'), 'g')
  const counts = new Map<string, number>()
  const found: Hit[] = []
  for (let hit = any.exec(raw); hit !== null; hit = any.exec(raw)) {
    const [text] = hit
    const count = counts.get(text) ?? 0
    if (count >= MOST_HITS || !standsAlone(raw, hit.index, text.length)) continue
    counts.set(text, count + 1)
    found.push({ text, start: hit.index })
  }
  return found
}
