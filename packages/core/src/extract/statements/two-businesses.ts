/** Cash flows with a column for each of two businesses and none for the company: what both print is added. */

import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { dayNumber } from '../document/dates.ts'
import { OF_COLUMN } from '../other-checks.ts'
import type { BalanceSheetRoles } from '../roles/balance-sheet/find.ts'
import { type CashFlowRoles, findCashFlow } from '../roles/cash-flow/find.ts'
import { type Entry, entriesOf, near, round } from '../roles/sheet-lines.ts'
import type { ReadColumn } from './other-statements.ts'

/** A column of the whole company, or one that is no part of it. */
const NO_BUSINESS = /consolidat|combined|total|parent|pro ?-?forma|restated|reported|predecessor|successor/i

/** The words of a column's head that stand right over it. */
const nameOf = (head: string): string => head.slice(-40)

/** The columns around the one that is read that are of its period; a year over two of them may be read over one alone. */
function columnsOf({ sheet, column }: ReadColumn<unknown>): number[] {
  const own = sheet.columns[column]?.period
  const isOther = (j: number): boolean => {
    const period = sheet.columns[j]?.period
    if (period === undefined || period.months !== own?.months) return true
    return period.end !== null && (!own?.end || dayNumber(period.end) !== dayNumber(own.end))
  }
  let [from, to] = [column, column]
  while (!isOther(to + 1)) to += 1
  // A year that stands over the second of two columns.
  while (!isOther(from - 1) && sheet.columns[from - 1]?.period.end === null && to === column) from -= 1
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** That a column of several of the period is the company's, where nothing says so and it begins with no net income. */
export function columnTests(flow: ReadColumn<CashFlowRoles>): QcTest[] {
  const names = columnsOf(flow).map((j) => nameOf(flow.sheet.columns[j]?.head ?? ''))
  if (
    flow.ofAll ||
    flow.roles.fields.net_income ||
    names.length < 2 ||
    /consolidat|combined|total/i.test(nameOf(flow.sheet.columns[flow.column]?.head ?? ''))
  )
    return []
  return [
    state(
      OF_COLUMN,
      'The column is that of the company, not of one of its businesses',
      false,
      `${names.length} columns are of the period, and none is called the company's`,
    ),
  ]
}

/**
 * The cash flows of all businesses, where the sheet has a line of cash for each of the columns of the period and no
 * column is the company's; else the column as it was read.
 */
export function ofAllColumns(
  flow: ReadColumn<CashFlowRoles>,
  balance: ReadColumn<BalanceSheetRoles> | null,
): ReadColumn<CashFlowRoles> {
  const all = columnsOf(flow)
  if (balance === null || balance.money !== flow.money || all.length < 2) return flow
  // Where the heads tell no years the columns of all of them look alike: the period's are the first.
  const pairs = [all, ...[2, 3].map((count) => all.slice(0, count))]
  for (const columns of pairs) {
    const whole = sumOf(flow, columns, balance)
    if (whole !== null) return whole
  }
  return flow
}

/** The columns as one, where their cash is that of the balance sheet. */
function sumOf(
  flow: ReadColumn<CashFlowRoles>,
  all: readonly number[],
  balance: ReadColumn<BalanceSheetRoles>,
): ReadColumn<CashFlowRoles> | null {
  const { sheet, step } = flow
  if (all.some((j) => NO_BUSINESS.test(nameOf(sheet.columns[j]?.head ?? '')))) return null
  const columns = all.map((j) => entriesOf(sheet, j, null))
  // Eliminations end with no cash.
  const ends = columns.flatMap((entries) => findCashFlow(entries, step)?.fields.cash_at_end?.value || [])
  const entries = added(columns)
  const roles = findCashFlow(entries, step)
  const isWhole =
    ends.length > 1 && roles?.frame.proofs.flows && roles.frame.proofs.cash && isCashOf(ends, balance, step)
  return isWhole ? { ...flow, entries, roles, ofAll: true } : null
}

/** Whether each of the amounts is a line of cash of the sheet, or all together are its cash. */
function isCashOf(ends: readonly number[], { entries, roles }: ReadColumn<BalanceSheetRoles>, step: number): boolean {
  const cash = entries.filter(({ line, value }) => value !== null && /^(?:total )?cash\b/.test(line.bare))
  const lines = ends.map((end) => cash.find(({ value }) => near(value ?? Number.NaN, end, step)))
  if (!lines.includes(undefined) && new Set(lines).size === ends.length) return true
  const all = round(ends.reduce((sum, end) => sum + end, 0))
  return near(roles.fields.cash_and_equivalents?.value ?? Number.NaN, all, 2 * step)
}

/** The lines of several columns with their sums; a cell that is blank in one of them counts nothing. */
const added = ([first = [], ...others]: readonly Entry[][]): Entry[] =>
  first.map((entry, at) => {
    const all = [entry, ...others.flatMap((column) => column[at] ?? [])].filter(({ value }) => value !== null)
    const [figure = null, ...more] = all.flatMap((one) => one.figure ?? [])
    if (all.length === 0) return entry
    return { ...entry, figure, more, value: round(all.reduce((sum, { value }) => sum + (value ?? 0), 0)) }
  })
