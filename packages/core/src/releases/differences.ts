/**
 * A release beside the report that was filed after it: which figures changed, and which stand in one of the two only. Both
 * are kept as they are (a release is unaudited); nothing here corrects one by the other.
 */
import { changeOnMagnitude } from '../statement/change.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS, INCOME_LABELS } from '../statement/figure-labels.ts'
import {
  BALANCE_SHEET_FIGURES,
  type BalanceSheet,
  CASH_FLOW_FIGURES,
  type CashFlow,
  type FullExtraction,
} from '../statement/other-statements.ts'
import type { ReleaseColumn } from '../statement/release.ts'
import { isNear } from '../statement/same-period.ts'
import {
  FIGURE_NAMES,
  type IncomeStatement,
  type Place,
  type PriorPeriod,
  type Provenance,
} from '../statement/statement.ts'
import { isSameToPrint, type Printed, printsOf } from './same-print.ts'

/** What a release or a report tells, in whole units, with its places. */
export interface Disclosed {
  income: IncomeStatement
  provenance: Provenance
  /** Of a release: the longer column beside its quarter. */
  year_to_date: ReleaseColumn | null
  balance_sheet: BalanceSheet | null
  cash_flow: CashFlow | null
}

type DisclosedSection = 'income-statement' | 'balance-sheet' | 'cash-flow'

interface Named {
  section: DisclosedSection
  /** As provenance names it: `total_revenue`, `business_segments.divisions[1].revenue`; of a compared one the report's. */
  figure: string
  label: string
}

interface ComparedFigure extends Named {
  as_released: number
  as_filed: number
  /** Equal, or equal once the finer print is rounded to the coarser. */
  same_to_print: boolean
  /** As a part of what was released: 0.01 = 1 % more; 0 where they are the same to the print, null on a base of zero. */
  change: number | null
  place_released: Place | null
  place_filed: Place | null
}

interface FigureOfOne extends Named {
  value: number
  place: Place | null
}

export interface Differences {
  /** Every figure that both print, in the order of the statements. */
  rows: ComparedFigure[]
  compared: number
  changed: number
  /** What the release leaves out. */
  only_in_filing: FigureOfOne[]
  only_in_release: FigureOfOne[]
}

/** What an extraction tells, for a comparison. */
export const disclosedBy = ({
  income_statement: income,
  provenance,
  balance_sheet,
  cash_flow,
  release,
}: FullExtraction): Disclosed => ({
  income,
  provenance,
  year_to_date: release?.year_to_date ?? null,
  balance_sheet,
  cash_flow,
})

/**
 * Figure by figure, the release against the report of the same period. A quarter is compared with the quarter, the year
 * beside a fourth quarter with the annual report; balance sheets of the same day and cash flows of the same months.
 * @returns null where the two have no period in common, or print different currencies
 */
export function differencesOf(release: Disclosed, filing: Disclosed): Differences | null {
  const column = columnFor(release, filing.income)
  if (column === null || column.currency !== filing.income.currency) return null
  const filed = withoutUnread({ ...filing.income, provenance: filing.provenance }, column, release)
  const parts = [
    pairOf('income-statement', incomeFigures(column), incomeFigures(filed)),
    pairOf('balance-sheet', sheetFigures(release.balance_sheet, filing), sheetFigures(filing.balance_sheet, filing)),
    ...flowPairs(release, filing),
  ]
  const rows = parts.flatMap((part) => part.rows)
  return {
    rows,
    compared: rows.length,
    changed: rows.filter(({ same_to_print }) => !same_to_print).length,
    only_in_filing: parts.flatMap((part) => part.only_in_filing),
    only_in_release: parts.flatMap((part) => part.only_in_release),
  }
}

type Column = Pick<PriorPeriod, 'currency' | 'end_date' | 'period_in_months'> & Omit<PriorPeriod, 'prior_periods'>

/** The column of a release that is for the months of the report. */
function columnFor({ income, provenance, year_to_date }: Disclosed, filed: IncomeStatement): Column | null {
  const columns: Column[] = [{ ...income, provenance }, ...(year_to_date ? [year_to_date] : [])]
  return (
    columns.find(
      (one) =>
        isNear(one.end_date, filed.end_date) &&
        Math.abs((one.period_in_months ?? 0) - (filed.period_in_months ?? 0)) <= 1,
    ) ?? null
  )
}

/**
 * Divisions are read of the quarter that a release is for: those of the year beside it may be printed as well, and are not
 * said to be left out.
 */
function withoutUnread(filed: Column, column: Column, { income }: Disclosed): Column {
  const isOwn = column.end_date === income.end_date && column.period_in_months === income.period_in_months
  const kept = (group: 'business_segments' | 'geographical_segments') =>
    isOwn || income[group] === null ? (filed[group] ?? null) : null
  return {
    ...filed,
    business_segments: kept('business_segments'),
    geographical_segments: kept('geographical_segments'),
  }
}

/** A figure of one of the two, with the name under which the other may have it. */
interface Figure extends Printed {
  key: string
  path: string
  label: string
}

/** Figures of a statement by their names; those that are not printed are left out. */
function named(
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
  provenance: Provenance,
): Figure[] {
  return names.flatMap((name) => {
    const value = values[name]
    if (typeof value !== 'number') return []
    return [{ key: name, path: name, label: labels[name] ?? name, value, place: provenance[name] ?? null }]
  })
}

function incomeFigures(column: Column): Figure[] {
  const provenance = column.provenance ?? {}
  const lines = (column.operating_expenses ?? []).map(({ name, amount }, at): Figure => {
    const path = `operating_expenses[${at}].amount`
    return { key: `expense ${bare(name)}`, path, label: name, value: amount, place: provenance[path] ?? null }
  })
  const divisions = (['business_segments', 'geographical_segments'] as const).flatMap((group) =>
    (column[group]?.divisions ?? []).flatMap(({ label, revenue }, at): Figure[] => {
      const path = `${group}.divisions[${at}].revenue`
      return revenue === null
        ? []
        : [{ key: `${group} ${bare(label)}`, path, label, value: revenue, place: provenance[path] ?? null }]
    }),
  )
  return [...named(FIGURE_NAMES, INCOME_LABELS, column, provenance), ...lines, ...divisions]
}

/** Names of lines are compared by their letters and digits. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '')

/** A balance sheet of the day on which the report's period ends; another day's is not laid beside it. */
const sheetFigures = (sheet: BalanceSheet | null, { income }: Disclosed): Figure[] =>
  sheet === null || sheet.currency !== income.currency || !isNear(sheet.as_of, income.end_date)
    ? []
    : named(BALANCE_SHEET_FIGURES, BALANCE_SHEET_LABELS, sheet, sheet.provenance)

/** Cash flows of the months that the report prints; nothing where the release prints those of other months alone. */
function flowPairs(release: Disclosed, { income, cash_flow: filed }: Disclosed): ReturnType<typeof pairOf>[] {
  const released = release.cash_flow
  if (filed === null || filed.currency !== income.currency) return []
  const figures = (one: Pick<CashFlow, 'provenance'>) => named(CASH_FLOW_FIGURES, CASH_FLOW_LABELS, one, one.provenance)
  if (released === null) return [pairOf('cash-flow', [], figures(filed))]
  const same = [released, ...released.prior_periods].find(
    (one) => isNear(one.end_date, filed.end_date) && Math.abs(one.months - filed.months) <= 1,
  )
  return same === undefined || released.currency !== filed.currency
    ? []
    : [pairOf('cash-flow', figures(same), figures(filed))]
}

/** The figures of one statement side by side. */
function pairOf(
  section: DisclosedSection,
  released: readonly Figure[],
  filed: readonly Figure[],
): Omit<Differences, 'compared' | 'changed'> {
  const [of, with_] = [printsOf(released), printsOf(filed)]
  const byKey = new Map(released.map((one) => [one.key, one]))
  const both = filed.flatMap((one): [Figure, Figure][] => {
    const other = byKey.get(one.key)
    return other === undefined ? [] : [[other, one]]
  })
  const paired = new Set(both.flat())
  const only = (figures: readonly Figure[]): FigureOfOne[] =>
    figures
      .filter((one) => !paired.has(one))
      .map(({ path, label, value, place }) => ({ section, figure: path, label, value, place }))
  return {
    rows: both.map(([before, after]) => {
      const same_to_print = isSameToPrint(of(before), with_(after))
      return {
        section,
        figure: after.path,
        label: after.label,
        as_released: before.value,
        as_filed: after.value,
        same_to_print,
        change: same_to_print ? 0 : changeOnMagnitude(after.value, before.value),
        place_released: before.place,
        place_filed: after.place,
      }
    }),
    only_in_filing: only(filed),
    only_in_release: only(released),
  }
}
