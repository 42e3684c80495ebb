import {
  columnBefore,
  type Grid,
  type GridCell as GridCellData,
  type GridColumn,
  type GridRow,
} from '@topline/core/chart/financials.ts'
import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { valueIn } from '@topline/core/chart/statement-grid.ts'
import { formatCell, formatPerShare, formatSpoken } from '@topline/core/format/amount.ts'
import { formatChange, formatMargin } from '@topline/core/format/percent.ts'
import { Calculated } from '../../ui/arithmetic/Calculated.tsx'
import type { Calculation, Figures } from '../../ui/arithmetic/calculation.ts'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'
import { Derived } from '../../ui/arithmetic/Derived.tsx'
import { HiddenPeriod } from '../../ui/display/State.tsx'
import { NotMeaningful } from '../../ui/figure/Change.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'

interface Props {
  grid: Grid
  row: GridRow
  cell: GridCellData
  column: GridColumn
  cik: string
  view: PeriodView
  /** every column of the series, newest first: growth looks a year back, also beyond what is shown */
  every: readonly GridColumn[]
}

const UNIT_WORDS = { 1: '', 1000: ' in thousands', 1000000: ' in millions' }

const figuresOf = (grid: Grid, cik: string): Figures => ({
  cik,
  unit: { unit: grid.unit, text: `${grid.currency}${UNIT_WORDS[grid.unit]}` },
})

/** The arithmetic behind a calculated cell. The builders are loaded with it. */
async function arithmetic({ grid, row, cell, column, cik, view, every }: Props): Promise<Calculation | null> {
  const make = await import('../../ui/arithmetic/calculation.ts')
  const figures = { ...figuresOf(grid, cik), trailing: column.trailing }
  const { point } = column
  const label = grid.rows.find((r) => r.key === row.ratio?.of)?.label ?? row.label
  if (row.ratio?.kind === 'margin') {
    const key = row.ratio.of as 'gross_profit' | 'operating_income' | 'net_income' // the keys of margin rows
    return make.marginCalculation(row.label, point, { key, label }, figures)
  }
  if (row.ratio?.kind === 'growth') {
    const key = row.ratio.of
    const at = every.findIndex((c) => c.code === column.code)
    const before = columnBefore(every, at, view)?.point
    const figureIn = (of: typeof point) => (key.includes('.') ? valueIn(of, key) : of[key as 'total_revenue']) // the others are totals of the income statement
    const [now, then] = [figureIn(point), before ? figureIn(before) : null]
    if (!before || now === null || then === null) return null
    const perShare = key.endsWith('eps')
    return make.growthCalculation(
      label,
      key,
      { point, value: now },
      { point: before, value: then },
      { ...figures, perShare },
    )
  }
  if (column.isTrailing) return make.trailingCalculation(row.label, row.key, point.end_date, figures)
  if (cell.isDeduced) return make.flowCalculation(row.label, row.key, point, figures)
  if (point.deduced && (row.key === 'total_revenue' || row.key === 'net_income'))
    return make.deducedCalculation(row.label, row.key, point, figures)
  return cell.source ? make.computedCalculation(row.label, cell.source, figures) : null
}

/** One figure of the financials: a link to its cell, or, where it is calculated, the way to its arithmetic. */
export function GridCell(props: Props) {
  const { grid, row, cell, column, cik } = props
  if (column.point.hidden) return row.kind === 'total' ? <HiddenPeriod point={column.point} /> : null
  const { value, source, derived } = cell
  if (derived) {
    return (
      <Derived
        figure={derived}
        code={column.code}
        context={{ ...figuresOf(grid, cik), currency: column.point.currency }}
      />
    )
  }
  if (cell.isNotMeaningful) return <NotMeaningful />
  if (value === null) return <>-</>
  const build = () => arithmetic(props)
  if (row.kind === 'ratio') {
    const text = row.ratio?.kind === 'growth' ? formatChange(value) : formatMargin(value)
    return <Calculated text={text} name={`${row.label}, ${column.code}, ${text}`} build={build} />
  }
  const perShare = row.kind === 'per_share'
  const { currency } = column.point
  const text = perShare ? formatPerShare(value) : formatCell(Math.round(value / grid.unit))
  const name = `${row.label}, ${column.code}, ${text}, ${perShare ? formatPerShare(value, currency) : formatSpoken(value, currency)}`
  const isDeduced = cell.isDeduced || (column.point.deduced && !row.key.includes('.'))
  if (isDeduced || source?.rule) return <Calculated text={text} name={name} build={build} />
  const href = source ? cellHref(source, cik) : null
  return <Figure text={text} name={name} href={href} opens={source?.at ? 'open in filing' : 'open filing'} />
}
