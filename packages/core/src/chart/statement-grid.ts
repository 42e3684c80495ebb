/**
 * Balance sheets and cash flows of a company as a table over its periods: the columns of the income table, the lines
 * of the statement, and under them what is derived. From a series in detail of that statement.
 */
import type { WireDerived } from '../api/cells.ts'
import type { Series, SeriesPoint, WireCell } from '../api/wire.ts'
import { changeOfFigure } from '../statement/change.ts'
import { DERIVED, DERIVED_NAMES, type DerivedName } from '../statement/derived.ts'
import type { OtherKind } from '../statement/other-statements.ts'
import {
  columnBefore,
  columnsOf,
  type Grid,
  type GridCell,
  type GridColumn,
  type GridRow,
  trailingColumn,
  unitOf,
} from './financials.ts'

/** The lines of a statement under their headings, in the order of the print. */
export interface LineGroup {
  title: string
  rows: readonly { name: string; label: string; isTotal?: true }[]
}

interface StatementGridOptions {
  /** newest columns that are shown; null = all */
  most: number | null
  oldestFirst: boolean
  /** growth under every total */
  growth: boolean
}

/** A figure of a point by its key, 'balance_sheet.total_assets': printed, or the difference of two years to date. */
export function valueIn(point: SeriesPoint, key: string): number | null {
  const from = point.deduced_from?.[key]
  if (from) return from.reduce((rest, cell, i) => (i === 0 ? cell.value : rest - cell.value), 0)
  return point.cells?.[key]?.value ?? null
}

function lineCell(point: SeriesPoint, key: string): GridCell {
  const value = point.hidden ? null : valueIn(point, key)
  const source: WireCell | null = point.cells?.[key] ?? null
  return { value, source, ...(point.deduced_from?.[key] ? { isDeduced: true } : {}) }
}

function growthCell(columns: readonly GridColumn[], code: string, key: string, view: Series['period']): GridCell {
  const at = columns.findIndex((column) => column.code === code)
  const [now, before] = [columns[at]?.point, columnBefore(columns, at, view)?.point]
  if (!now || !before || now.hidden || before.hidden) return { value: null, source: null }
  const change = changeOfFigure(key.slice(key.indexOf('.') + 1), valueIn(now, key), valueIn(before, key))
  return change === 'n.m.' ? { value: null, source: null, isNotMeaningful: true } : { value: change, source: null }
}

const derivedIn = (point: SeriesPoint, name: DerivedName): WireDerived | null =>
  point.derived?.find((one) => one.name === name) ?? null

function derivedRow(columns: readonly GridColumn[], name: DerivedName): GridRow {
  const { label, unit } = DERIVED[name]
  return {
    key: name,
    label,
    kind: 'derived',
    unit,
    cells: columns.map(({ point }) => {
      const derived = derivedIn(point, name)
      const value = derived?.value ?? null
      const isDeduced =
        value !== null &&
        DERIVED[name].of === 'cash_flow' &&
        point.cash_flow_deduced === true &&
        point.period_code !== 'TTM'
      return { value, source: null, ...(derived ? { derived } : {}), ...(isDeduced ? { isDeduced } : {}) }
    }),
  }
}

const isWorthARow = (row: GridRow): boolean =>
  row.cells.some(({ value, isNotMeaningful, derived }) => value !== null || isNotMeaningful || derived?.hidden)

/** Why a derived figure is given for none of the periods, as the newest one says it. */
function reasonOf({ label, cells }: GridRow): { label: string; why: string }[] {
  const why = cells.find(({ derived }) => derived?.why)?.derived?.why
  return why ? [{ label, why }] : []
}

export interface StatementGrid extends Grid {
  /** derived figures that no period has, and why */
  notGiven: readonly { label: string; why: string }[]
}

/** The cash flows of the last twelve months as a column; a balance sheet has no such sum. */
function flowsTrailing(
  { trailing_cash_flow: flows, period }: Pick<Series, 'trailing_cash_flow' | 'period'>,
  kind: OtherKind,
  newest: GridColumn | undefined,
): GridColumn[] {
  if (kind !== 'cash_flow' || !flows?.figures) return []
  const { derived = [], failed_quality_check: failed } = flows
  return trailingColumn(flows, period, newest, {
    cash_flow_deduced: false,
    derived,
    failed_statements: failed ? [kind] : [],
  })
}

/**
 * @param kind whose cells the series has
 * @returns no rows where no period has a figure
 */
export function statementGrid(
  series: Pick<Series, 'points' | 'period' | 'trailing_cash_flow'>,
  kind: OtherKind,
  groups: readonly LineGroup[],
  { most, oldestFirst, growth }: StatementGridOptions,
): StatementGrid {
  const every = columnsOf(series.points, series.period)
  const columns = [...flowsTrailing(series, kind, every[0]), ...(most === null ? every : every.slice(0, most))]
  if (oldestFirst) columns.reverse()
  const lines = groups.flatMap(({ title, rows }) => {
    const made = rows.flatMap(({ name, label, isTotal }): GridRow[] => {
      const key = `${kind}.${name}`
      const line: GridRow = {
        key,
        label,
        kind: isTotal ? 'total' : 'line',
        cells: columns.map(({ point }) => lineCell(point, key)),
      }
      if (!isTotal || !growth) return [line]
      const change: GridRow = {
        key: `growth:${key}`,
        label: series.period === 'annual' ? 'Growth on the year before' : 'Growth on a year before',
        kind: 'ratio',
        ratio: { kind: 'growth', of: key },
        cells: columns.map(({ code }) => growthCell(every, code, key, series.period)),
      }
      return [line, change]
    })
    return headed(title, made.filter(isWorthARow))
  })
  const derived = DERIVED_NAMES.filter((name) => DERIVED[name].of === kind).map((name) => derivedRow(columns, name))
  const rows = lines.length === 0 ? [] : [...lines, ...headed('Derived', derived.filter(isWorthARow))]
  return {
    columns,
    rows,
    currency: every[0]?.point.currency ?? 'USD',
    unit: unitOf(lines.flatMap(({ kind: of, cells }) => (of === 'ratio' ? [] : cells.map(({ value }) => value)))),
    hasDeduced: rows.some(({ cells }) => cells.some(({ isDeduced }) => isDeduced)),
    notGiven: derived.filter((row) => !isWorthARow(row)).flatMap(reasonOf),
  }
}

/** The first row of a group says its heading. */
const headed = (group: string, rows: readonly GridRow[]): GridRow[] =>
  rows.map((row, i) => (i === 0 ? { ...row, group } : row))
