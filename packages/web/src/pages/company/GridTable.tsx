import type { Grid, GridColumn } from '@topline/core/chart/financials.ts'
import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { formatDate, formatPeriod } from '@topline/core/format/date.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import { type CSSProperties, Fragment } from 'react'
import { GridCell } from './GridCell.tsx'
import s from './grid.module.css'
import { Sparkline } from './Sparkline.tsx'

interface Props {
  grid: Grid
  title: string
  /** null = the income statement */
  kind: OtherKind | null
  oldestFirst: boolean
  about: { cik: string; view: PeriodView; every: readonly GridColumn[] }
}

const ROW_CLASS = { total: s.total, line: undefined, ratio: s.ratio, per_share: undefined, derived: undefined }

/** Lines down, periods across; head and first column stay where the table is larger than its room. */
export function GridTable({ grid, title, kind, oldestFirst, about }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`${s.scroll} far`} style={rowsStyle(grid)} aria-label="Financials" tabIndex={0}>
      <table className={s.table}>
        <caption className="sr">{`${title} by period, newest ${oldestFirst ? 'last' : 'first'}`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Line</span>
            </th>
            {grid.columns.map((column) => (
              <ColumnHead key={column.code} column={column} kind={kind} currency={grid.currency} />
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <Fragment key={row.key}>
              {row.group && (
                <tr className={s.group}>
                  <th scope="colgroup" colSpan={grid.columns.length + 1}>
                    <span>{row.group}</span>
                  </th>
                </tr>
              )}
              <tr className={ROW_CLASS[row.kind]}>
                <th scope="row">
                  <span className={s.name}>
                    {row.label}
                    <Sparkline row={row} columns={grid.columns} oldestFirst={oldestFirst} />
                  </span>
                </th>
                {row.cells.map((cell, i) => {
                  const column = grid.columns[i]
                  if (!column) return null
                  const isDeduced = kind === null ? column.point.deduced : cell.isDeduced
                  return (
                    <td key={column.code} className={isDeduced ? s.deduced : undefined}>
                      <GridCell grid={grid} row={row} cell={cell} column={column} {...about} />
                    </td>
                  )
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Its height on a phone is known before it is laid out: so many rows with its head. */
const rowsStyle = ({ rows }: Grid): CSSProperties & { '--rows': number } => ({
  '--rows': 1 + rows.length + rows.filter(({ group }) => group).length,
})

interface HeadProps {
  column: GridColumn
  kind: OtherKind | null
  currency: string
}

function ColumnHead({ column: { code, point, isTrailing }, kind, currency }: HeadProps) {
  const hasFailed = kind === null ? point.failed_quality_check : point.failed_statements?.includes(kind)
  const period = kind === 'balance_sheet' ? formatDate(point.end_date) : formatPeriod(point.start_date, point.end_date)
  return (
    <th scope="col" title={isTrailing ? `Trailing twelve months to ${formatDate(point.end_date)}` : period}>
      {isTrailing ? <abbr title="Trailing twelve months">TTM</abbr> : code}
      {point.currency !== currency && ` (${point.currency})`}
      {hasFailed && (
        <span title="This statement failed a quality check" className={s.failed}>
          {' '}
          ○<span className="sr">failed a quality check</span>
        </span>
      )}
    </th>
  )
}
