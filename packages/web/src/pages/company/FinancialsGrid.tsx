import type { Filing, Series } from '@topline/core/api/wire.ts'
import { financialsGrid, type Grid, type GridCell, type GridRow, unitsLine } from '@topline/core/chart/financials.ts'
import { formatCell, formatPerShare, formatSpoken } from '@topline/core/format/amount.ts'
import { formatPeriod } from '@topline/core/format/date.ts'
import { formatChange, formatPercent } from '@topline/core/format/percent.ts'
import { useMemo } from 'react'
import { Section } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { HiddenFigure } from '../../ui/State.tsx'
import { filingHref } from './filing-href.ts'
import s from './grid.module.css'

interface Props {
  series: Series
  filings: readonly Filing[]
  cik: string
  canSubscribe: boolean
}

/** The figure in the table's unit, rounded to whole units of it. */
const inUnit = (value: number, unit: number): number => Math.round(value / unit)

function Cell({
  grid,
  row,
  cell,
  index,
  cik,
}: {
  grid: Grid
  row: GridRow
  cell: GridCell
  index: number
  cik: string
}) {
  const column = grid.columns[index]
  if (column?.point.hidden) return row.kind === 'total' ? <HiddenFigure /> : null
  const { value } = cell
  if (value === null) return <>-</>
  if (row.kind === 'ratio') return <>{row.key === 'growth' ? formatChange(value) : formatPercent(value)}</>
  const currency = column?.point.currency ?? grid.currency
  const href = column && cell.accession ? filingHref({ ...column.point, accession_number: cell.accession }, cik) : null
  const perShare = row.kind === 'per_share'
  return (
    <Figure
      text={perShare ? formatPerShare(value) : formatCell(inUnit(value, grid.unit))}
      name={`${row.label}, ${column?.code ?? ''}, ${perShare ? formatPerShare(value, currency) : formatSpoken(value, currency)}`}
      href={href}
      opens="open filing"
    />
  )
}

const ROW_CLASS = { total: s.total, line: undefined, ratio: s.ratio, per_share: undefined }

/** The figures of the chart as a table, newest period left: its accessible form (design §8). */
export function FinancialsGrid({ series, filings, cik, canSubscribe }: Props) {
  const grid = useMemo(() => financialsGrid(series.points, filings, series.period), [series, filings])
  if (grid.columns.length === 0) return null
  const otherCurrency = grid.columns.some(({ point }) => point.currency !== grid.currency)
  const facts = grid.columns.some(({ point }) => point.engine === 'company-facts')
  return (
    <Section
      title="Financials"
      aside={<span className={s.units}>{`${unitsLine(grid)}. Costs shown as negative.`}</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="Financials" tabIndex={0}>
        <table className={s.table}>
          <caption className="sr">Financials by period, newest first</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Line</span>
              </th>
              {grid.columns.map(({ code, point }) => (
                <th key={code} scope="col" title={formatPeriod(point.start_date, point.end_date)}>
                  {code}
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
                {row.cells.map((cell, i) => (
                  <td key={grid.columns[i]?.code} className={grid.columns[i]?.point.deduced ? s.deduced : undefined}>
                    <Cell grid={grid} row={row} cell={cell} index={i} cik={cik} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={s.notes}>
        <p>Dotted figures open their filing. Margins and growth are calculated.</p>
        {grid.hasDeduced && <p>Italic: Q4 deduced, full year less Q1 to Q3.</p>}
        {grid.columns.some(({ point }) => point.eps_factor !== 1) && (
          <p>Per-share figures stand on today's share basis, adjusted for splits.</p>
        )}
        {otherCurrency && <p>Periods in another currency carry its code; nothing is converted.</p>}
        {facts && (
          <p>Periods without a stored filing are from the SEC's company facts; they open the filing at the SEC.</p>
        )}
        {canSubscribe && series.hidden_count > 0 && <p>Grey bars: subscribe to view.</p>}
      </div>
    </Section>
  )
}
