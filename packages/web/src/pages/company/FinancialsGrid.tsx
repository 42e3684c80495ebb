import type { Series } from '@topline/core/api/wire.ts'
import { financialsGrid, type Grid, unitsLine } from '@topline/core/chart/financials.ts'
import { formatDate, formatPeriod } from '@topline/core/format/date.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { SheetCell } from '../../../../core/src/format/xlsx.ts'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'
import { Switch } from '../../ui/chart/ChartControls.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { fullAddress, TableExport } from '../../ui/export/TableExport.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { GridCell } from './GridCell.tsx'
import s from './grid.module.css'
import { readGridView, SHORT, writeGridView } from './grid-view.ts'

interface Props {
  series: Series
  cik: string
  name: string
  canSubscribe: boolean
}

const ROW_CLASS = { total: s.total, line: undefined, ratio: s.ratio, per_share: undefined }

/** The table as it is shown: one row a line, each period with the address of its cell beside it. */
function sheet(grid: Grid, cik: string): SheetCell[][] {
  const head = grid.columns.flatMap(({ code }) => [code, `${code} source`])
  return [
    ['Line', 'Unit', ...head],
    ...grid.rows.map((row): SheetCell[] => [
      row.label,
      row.kind === 'ratio' ? 'ratio' : row.kind === 'per_share' ? `${grid.currency} per share` : grid.currency,
      ...row.cells.flatMap(({ value, source }) => [value, fullAddress(source ? cellHref(source, cik) : null)]),
    ]),
  ]
}

/** The figures of the chart as a table: its accessible form, every figure opening its cell. */
export function FinancialsGrid({ series, cik, name, canSubscribe }: Props) {
  const [params, patch] = useAddress()
  const view = readGridView(params)
  const { all, oldestFirst, growth } = view
  const short = SHORT[series.period]
  const grid = useMemo(
    () => financialsGrid(series, { most: all ? null : short, oldestFirst, growth }),
    [series, all, short, oldestFirst, growth],
  )
  const every = useMemo(() => financialsGrid({ points: series.points, period: series.period }).columns, [series])
  const change = (part: Partial<typeof view>) => patch(writeGridView({ ...view, ...part }))
  if (grid.columns.length === 0) return null
  const label = series.period === 'annual' ? '5 years' : '8 quarters'
  return (
    <Section
      title="Financials"
      aside={<span className={s.units}>{`${unitsLine(grid)}. Costs shown as negative.`}</span>}
    >
      <div className={`${s.tools} no-print`}>
        <Segmented
          label="Periods shown"
          value={all ? 'all' : 'short'}
          onChange={(value) => change({ all: value === 'all' })}
          options={[
            { value: 'short', label },
            { value: 'all', label: `All ${every.length}` },
          ]}
        />
        <Segmented
          label="Order of the periods"
          value={oldestFirst ? 'oldest' : 'newest'}
          onChange={(value) => change({ oldestFirst: value === 'oldest' })}
          options={[
            { value: 'newest', label: 'Newest first' },
            { value: 'oldest', label: 'Newest last' },
          ]}
        />
        <Switch on={growth} onChange={(on) => change({ growth: on })}>
          Growth of all totals
        </Switch>
        <span className={s.end}>
          <TableExport
            label="Export financials"
            table={() => ({ fileName: `${cik}-financials-${series.period}`, title: name, rows: sheet(grid, cik) })}
          />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="Financials" tabIndex={0}>
        <table className={s.table}>
          <caption className="sr">{`Financials by period, newest ${oldestFirst ? 'last' : 'first'}`}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Line</span>
              </th>
              {grid.columns.map(({ code, point, isTrailing }) => (
                <th
                  key={code}
                  scope="col"
                  title={
                    isTrailing
                      ? `Trailing twelve months to ${formatDate(point.end_date)}`
                      : formatPeriod(point.start_date, point.end_date)
                  }
                >
                  {isTrailing ? <abbr title="Trailing twelve months">TTM</abbr> : code}
                  {point.currency !== grid.currency && ` (${point.currency})`}
                  {point.failed_quality_check && (
                    <span title="This statement failed a quality check" className={s.failed}>
                      {' '}
                      ○<span className="sr">failed a quality check</span>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <tr key={row.key} className={ROW_CLASS[row.kind]}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, i) => {
                  const column = grid.columns[i]
                  if (!column) return null
                  return (
                    <td key={column.code} className={column.point.deduced ? s.deduced : undefined}>
                      <GridCell
                        grid={grid}
                        row={row}
                        cell={cell}
                        column={column}
                        cik={cik}
                        view={series.period}
                        every={every}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Notes grid={grid} series={series} cik={cik} canSubscribe={canSubscribe} />
    </Section>
  )
}

interface NotesProps {
  grid: Grid
  series: Series
  cik: string
  canSubscribe: boolean
}

function Notes({ grid, series, cik, canSubscribe }: NotesProps) {
  const points = grid.columns.map(({ point }) => point)
  return (
    <div className={s.notes}>
      <p>
        Dotted figures open their cell in the filing. Margins and growth are calculated: press one to see from what.
        Figures that a later filing changed: <Link to={`/company/${cik}/restatements`}>Restatements</Link>
      </p>
      {grid.hasDeduced && <p>Italic: Q4 deduced, full year less Q1 to Q3.</p>}
      {grid.columns.some((column) => column.isTrailing) && (
        <p>TTM: the last four quarters together. Per-share figures and kinds of expenses are not added up.</p>
      )}
      {points.some((point) => point.eps_factor !== 1) && (
        <p>Per-share figures stand on today's share basis, adjusted for splits.</p>
      )}
      {points.some((point) => point.currency !== grid.currency) && (
        <p>Periods in another currency carry its code; nothing is converted.</p>
      )}
      {points.some((point) => point.engine === 'company-facts') && (
        <p>Periods without a stored filing are from the SEC's company facts; they open the filing at the SEC.</p>
      )}
      {canSubscribe && series.hidden_count > 0 && <p>Grey bars: subscribe to view.</p>}
    </div>
  )
}
