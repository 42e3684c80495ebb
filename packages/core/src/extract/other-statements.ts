/** The balance sheet and the statement of cash flows of a document whose income statement is read. */
import { addDays, periodMonths } from '../format/day.ts'
import { withReport } from '../qc/other-statements.ts'
import {
  BALANCE_SHEET_FIGURES,
  type BalanceSheet,
  type BalanceSheetFigures,
  CASH_FLOW_FIGURES,
  type CashFlow,
  type CashFlowFigures,
  type OtherStatements,
  type PrintedLine,
} from '../statement/other-statements.ts'
import type { Cell, Place, Provenance } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { dayNumber, parseYmd, ymdOf } from './document/dates.ts'
import { dayCounter } from './document/printed-days.ts'
import type { OtherStatement, Pages } from './document/statement-pages.ts'
import { balanceSheetChecks, cashFlowChecks, ofCompany } from './other-checks.ts'
import { heldTests } from './other-held.ts'
import { type BalanceSheetRoles, findBalanceSheet } from './roles/balance-sheet/find.ts'
import { type CashFlowRoles, findCashFlow } from './roles/cash-flow/find.ts'
import { entriesOf, type FoundLines } from './roles/sheet-lines.ts'
import { startOf } from './sheet/first-day.ts'
import { cleanLabel } from './sheet/lines.ts'

import { times } from './shown.ts'
import type { Asked } from './statements/other-asked.ts'
import { endOf, moneyOf, type ReadColumn, readBalanceSheet, readCashFlow } from './statements/other-statements.ts'
import { columnTests, ofAllColumns } from './statements/two-businesses.ts'

/** Where the pages of the two statements may stand. */
export interface OtherPages {
  balance_sheet: Iterable<Pages>
  cash_flow: Iterable<Pages>
}

/** Fewer points are no such statement. */
const ENOUGH = 14

/** Reads both statements. Never throws for what a document holds. */
export function otherStatements(bytes: Bytes, pages: OtherPages, asked: Asked): OtherStatements {
  const column = best(pages.cash_flow, (one) => readCashFlow(one, asked))
  const end = column?.roles.fields.cash_at_end
  const cashAtEnd = column !== null && end !== undefined ? times(end.value, column.money) : null
  const sheet = best(pages.balance_sheet, (one) => readBalanceSheet(one, asked, cashAtEnd))
  const flow = column && ofAllColumns(column, sheet)
  const flows = flow === null ? null : cashFlowOf(bytes, flow, asked)
  const balance = sheet === null ? null : balanceSheetOf(sheet, asked)
  const ofBalance = balance &&
    sheet && [
      ...balanceSheetChecks(balance, sheet, flows, asked.beside),
      ...ofCompany(sheet.sheet, asked.beside.company),
    ]
  // Facts hold tagged statements; a release may print a balance sheet alone.
  const isAsked = asked.tags === null && asked.cover.release === undefined
  return {
    balance_sheet:
      balance &&
      sheet &&
      ofBalance &&
      withReport(balance, [...ofBalance, ...(isAsked ? heldTests(bytes, balance, sheet.sheet.pages, ofBalance) : [])]),
    cash_flow:
      flows &&
      flow &&
      withReport(flows, [
        ...cashFlowChecks(flows, flow, balance, asked.beside),
        ...ofCompany(flow.sheet, asked.beside.company),
        ...columnTests(flow),
      ]),
    absent: {
      ...(balance === null ? { balance_sheet: 'no table of this document is a balance sheet of the company' } : {}),
      ...(flows === null ? { cash_flow: 'no table of this document is a statement of cash flows of the company' } : {}),
    },
  }
}

/** The reading with the most points, of equals the first in the document; none is looked for after one that is proven. */
function best<Roles>(pages: Iterable<Pages>, read: (one: Pages) => ReadColumn<Roles> | null): ReadColumn<Roles> | null {
  let found: ReadColumn<Roles> | null = null
  for (const page of pages) {
    const one = read(page)
    if (one === null || one.points < ENOUGH) continue
    const more = found === null ? 1 : one.points - found.points
    const isBefore = found !== null && startOfPages(one) < startOfPages(found)
    if (more > 0.01 || (more > -0.01 && isBefore)) found = one
    if (one.proven) return found
  }
  return found
}

const startOfPages = ({ sheet }: ReadColumn<unknown>): number => sheet.pages[0]?.start ?? 0

/** The unit of a column beside the one that is read; where that one's was proven by its figures, the same. */
function moneyBeside(read: ReadColumn<unknown>, column: number, asked: Asked, kind: OtherStatement): number {
  const isAsPrinted = read.money === moneyOf(read.sheet, read.column, asked, kind)
  return isAsPrinted ? moneyOf(read.sheet, column, asked, kind) : read.money
}

/** The cells of a line: one, or one of each column that is added. */
function cellsOf({ entries }: Pick<ReadColumn<unknown>, 'entries'>, index: number): Cell[] {
  const entry = entries[index]
  if (!entry?.figure) return []
  return [entry.figure, ...(entry.more ?? [])].map(({ text, start, end }) => ({
    label: cleanLabel(entry.line.label),
    text,
    ...(entry.concept === '' ? {} : { concept: entry.concept }),
    start,
    end,
  }))
}

const OF_COLUMNS = 'sum of the columns'

/** Where a line stands; null for a blank one. */
function placeOf(cells: readonly Cell[]): Place | null {
  const [only, ...more] = cells
  if (only === undefined) return null
  return more.length === 0 ? only : { computed: true, rule: OF_COLUMNS, parts: [...cells] }
}

/** Figures and places of the fields that were found. */
function shownOf<Name extends string>(
  names: readonly Name[],
  fields: Partial<Record<Name, FoundLines>>,
  read: Pick<ReadColumn<unknown>, 'entries' | 'money'>,
): { figures: Record<Name, number | null>; provenance: Provenance } {
  const provenance: Provenance = {}
  const figures = {} as Record<Name, number | null>
  for (const name of names) {
    const found = fields[name]
    figures[name] = found === undefined ? null : times(found.value, read.money) + 0
    if (found === undefined) continue
    const parts = found.parts.flatMap(({ index }) => cellsOf(read, index))
    const place = found.rule === undefined ? placeOf(parts) : ({ computed: true, rule: found.rule, parts } as const)
    if (place !== null) provenance[name] = place
  }
  return { figures, provenance }
}

const linesOf = (read: ReadColumn<unknown>): PrintedLine[] =>
  read.entries.map(({ line, value, index }) => ({
    label: cleanLabel(line.label),
    section: line.title,
    amount: value === null ? null : times(value, read.money) + 0,
    place: placeOf(cellsOf(read, index)),
  }))

const currencyOf = ({ sheet, column }: ReadColumn<unknown>, { beside, tags }: Asked): string => {
  const unit = sheet.columns[column]?.unit
  return tags !== null || unit === undefined || unit.currency === 'USD' ? beside.currency : unit.currency
}

function balanceSheetOf(read: ReadColumn<BalanceSheetRoles>, asked: Asked): BalanceSheet {
  const { figures, provenance } = shownOf(BALANCE_SHEET_FIGURES, read.roles.fields, read)
  const as_of = asOf(read, asked)
  const dates = new Set<string>()
  const prior_periods = read.sheet.columns.flatMap(({ period }, column) => {
    if (column === read.column) return []
    const end = asked.tags
      ? asked.tags.balance_sheet.periodOf(read.sheet, column)?.end
      : period.end
        ? ymdOf(period.end)
        : undefined
    // A column of the same day is pro forma, or of another company.
    if (end === undefined || end === null || end >= as_of || dates.has(end)) return []
    const entries = entriesOf(read.sheet, column, asked.tags?.balance_sheet.conceptOf(read.sheet) ?? null)
    const roles = findBalanceSheet(entries, read.step)
    if (roles === null) return []
    const shown = shownOf(BALANCE_SHEET_FIGURES, roles.fields, {
      entries,
      money: moneyBeside(read, column, asked, 'balance_sheet'),
    })
    dates.add(end)
    return [{ ...(shown.figures as BalanceSheetFigures), as_of: end, provenance: shown.provenance }]
  })
  return {
    as_of,
    currency: currencyOf(read, asked),
    ...(figures as BalanceSheetFigures),
    lines: linesOf(read),
    prior_periods,
    provenance,
    qc: { passed: false, tests: [] },
  }
}

/** The date over the column that is read; where its cash is that of the cash flows, no other than theirs. */
const asOf = ({ sheet, column, roles }: ReadColumn<BalanceSheetRoles>, { tags, beside }: Asked): string =>
  tags?.balance_sheet.periodOf(sheet, column)?.end ??
  (roles.cashIsThatOfFlows ? beside.end_date : endOf(sheet.columns[column]?.period.end, beside))

interface Span {
  start_date: string
  end_date: string
  months: number
}

/** The period that a column of cash flows is for: by its head, else by the fiscal quarter, whose year to date it prints. */
function spanOf(
  bytes: Bytes,
  { sheet, column }: Pick<ReadColumn<unknown>, 'sheet' | 'column'>,
  { tags, beside }: Asked,
): Span {
  const tagged = tags?.cash_flow.periodOf(sheet, column)
  if (tagged?.start)
    return { start_date: tagged.start, end_date: tagged.end, months: periodMonths(tagged.start, tagged.end) ?? 0 }
  const period = sheet.columns[column]?.period
  const end_date = endOf(period?.end, beside)
  const quarters = { Q1: 3, Q2: 6, Q3: 9, Q4: 12, FY: 12 }[beside.fiscal_period ?? '']
  const months = period?.months ?? quarters ?? beside.months ?? 12
  const isSame =
    end_date === beside.end_date && beside.start_date !== null && Math.abs((beside.months ?? 0) - months) < 1
  if (isSame && beside.start_date !== null)
    return { start_date: beside.start_date, end_date, months: beside.months ?? months }
  const end = parseYmd(end_date)
  const ends = sheet.columns.flatMap((one) => (one.period.exact && one.period.end ? [one.period.end] : []))
  const earlier = end === null ? [] : ends.filter((one) => dayNumber(one) < dayNumber(end))
  const around = end === null ? null : { end, months, printed: dayCounter(bytes), earlier }
  const start = around === null ? null : startOf(period ?? { start: null, weeks: null }, around)
  const start_date = start === null ? addDays(end_date, -Math.round(months * 30.44)) : ymdOf(start)
  return { start_date, end_date, months: periodMonths(start_date, end_date) ?? months }
}

function cashFlowOf(bytes: Bytes, read: ReadColumn<CashFlowRoles>, asked: Asked): CashFlow {
  const { figures, provenance } = shownOf(CASH_FLOW_FIGURES, read.roles.fields, read)
  const span = spanOf(bytes, read, asked)
  const others = read.sheet.columns.flatMap(({ period }, column) => {
    // Of columns that are added none is a period's alone.
    if (column === read.column || period.cumulative || read.ofAll) return []
    if (asked.tags ? !asked.tags.cash_flow.periodOf(read.sheet, column)?.start : period.end === null) return []
    const entries = entriesOf(read.sheet, column, asked.tags?.cash_flow.conceptOf(read.sheet) ?? null)
    const roles = findCashFlow(entries, read.step)
    if (roles === null) return []
    const own = spanOf(bytes, { sheet: read.sheet, column }, asked)
    const isToDate = isYearToDate(own, span, asked.beside)
    if (!isToDate && (own.end_date >= span.end_date || Math.abs(own.months - span.months) > 1)) return []
    const shown = shownOf(CASH_FLOW_FIGURES, roles.fields, {
      entries,
      money: moneyBeside(read, column, asked, 'cash_flow'),
    })
    const figures = shown.figures as CashFlowFigures
    // The year beside a fourth quarter, of a release alone: nothing else proves it but its own sum.
    if (isToDate && !(asked.cover.release && isWhole(figures))) return []
    return [{ ...figures, ...own, provenance: shown.provenance }]
  })
  const toDate = others.filter(({ end_date }) => end_date === span.end_date)
  const prior_periods = [...others.filter((one) => !toDate.includes(one)), ...toDate]
  return {
    ...span,
    currency: currencyOf(read, asked),
    ...(figures as CashFlowFigures),
    lines: linesOf(read),
    prior_periods,
    provenance,
    qc: { passed: false, tests: [] },
  }
}

/** Twelve months that end with another quarter than the fourth are no year to date (0001018724-25-000084). */
const isYearToDate = (own: Span, main: Span, { fiscal_period }: Asked['beside']): boolean =>
  own.end_date === main.end_date && own.months > main.months + 1 && (own.months < 11 || fiscal_period === 'Q4')

/** Its three totals, exchange rates and what else it prints make the change in cash. */
function isWhole(flow: CashFlowFigures): boolean {
  const { operating_cash_flow, investing_cash_flow, financing_cash_flow, net_change_in_cash } = flow
  if (operating_cash_flow === null || investing_cash_flow === null || financing_cash_flow === null) return false
  const sum =
    operating_cash_flow +
    investing_cash_flow +
    financing_cash_flow +
    (flow.exchange_rate_effect ?? 0) +
    (flow.other_cash_change ?? 0)
  return net_change_in_cash !== null && Math.abs(sum - net_change_in_cash) < 1
}
