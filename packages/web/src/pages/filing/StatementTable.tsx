import type { WireStatement } from '@topline/core/api/wire.ts'
import { formatShares } from '@topline/core/format/amount.ts'
import { formatPeriod } from '@topline/core/format/date.ts'
import { formatChange, formatMargin } from '@topline/core/format/percent.ts'
import type { Comparison } from '@topline/core/words/comparison.ts'
import { Calculated } from '../../ui/arithmetic/Calculated.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import { Change } from '../../ui/figure/Change.tsx'
import { Amount, Figure, PerShare, sourceHref } from '../../ui/figure/Figure.tsx'
import { changeIn } from './change-in.ts'
import s from './filing.module.css'
import { SourceMark } from './SourceMark.tsx'
import { type Bar, barRange, type StatementRow, statementRows, unitsLine } from './statement-rows.ts'

/** The income statement in full, each figure with its place and a waterfall bar. */
export function StatementTable({ statement, compared }: { statement: WireStatement; compared: Comparison | null }) {
  const groups = statementRows(statement)
  const range = barRange(groups)
  return (
    <section aria-labelledby="statement" className={s.part}>
      <div className={s.head}>
        <h2 id="statement">Income statement</h2>
        <span className={s.legend}>
          <span className={s.units}>{unitsLine(statement)}</span>
          <span className={s.wide}>
            <Icon name="document" size={14} /> found in the filing
          </span>
          <span className={s.wide}>
            <i>f</i> calculated
          </span>
          <TableExport
            label="Export income statement"
            table={async () => (await import('./sheet.ts')).statementFile(statement, compared)}
          />
        </span>
      </div>
      <table className={s.table}>
        <caption className="sr">Income statement, {unitsLine(statement)}</caption>
        <thead>
          <tr>
            <th scope="col" className={s.period}>
              {statement.period_code}, {formatPeriod(statement.start_date, statement.end_date)}
            </th>
            <td className={s.barCell} />
            <th scope="col" className={s.num}>
              {statement.currency} {statement.revenue_units === 'units' ? '' : statement.revenue_units}
            </th>
            <th scope="col" className={`${s.num} ${s.share}`}>
              % of rev.
            </th>
            {compared && (
              <th scope="col" className={`${s.num} ${s.share}`} title={`Change on ${compared.code}`}>
                Change
              </th>
            )}
            <th scope="col" className={s.markCell}>
              <span className="sr">Source</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className={s.group}>
              <th scope="rowgroup" colSpan={compared ? 6 : 5}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row key={row.key} row={row} statement={statement} range={range} compared={compared} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** What a margin divides by revenue. */
const MARGIN_OF: Readonly<Record<string, 'gross_profit' | 'operating_income' | 'net_income'>> = {
  gross_margin: 'gross_profit',
  operating_margin: 'operating_income',
  net_margin: 'net_income',
}

interface RowProps {
  row: StatementRow
  statement: WireStatement
  range: { low: number; high: number }
  compared: Comparison | null
}

function Row({ row, statement, range, compared }: RowProps) {
  const { total_revenue: revenue, accession_number: accession } = statement
  const share = row.kind === 'amount' && row.value !== null && revenue ? Math.abs(row.value) / revenue : null
  // A cost's share stands without a sign; a profit that is a loss keeps its minus.
  const isLoss = (row.isTotal || row.key === 'income_before_taxes') && (row.value ?? 0) < 0
  return (
    <tr id={row.key} className={row.isTotal ? s.total : row.kind === 'margin' ? s.margin : undefined}>
      <th scope="row">{row.label}</th>
      <td className={s.barCell}>{row.bar && <BarOf bar={row.bar} range={range} />}</td>
      <td className={s.num}>
        <RowFigure row={row} statement={statement} />
      </td>
      <td className={`${s.num} ${s.share}`}>{share === null ? '' : formatMargin(isLoss ? -share : share)}</td>
      {compared && (
        <td className={`${s.num} ${s.share}`}>
          <ChangeOf compared={compared} row={row} />
        </td>
      )}
      <td className={s.markCell}>
        {row.kind === 'margin' ? (
          <i className={s.formulaMark} aria-hidden="true">
            f
          </i>
        ) : (
          <SourceMark accession={accession} place={row.place} label={row.label} />
        )}
      </td>
    </tr>
  )
}

/** A margin changes by points of percent, everything else by a part of what it was. */
function ChangeOf({ row, compared }: { row: StatementRow; compared: Comparison }) {
  if (row.kind !== 'margin') return <Change change={changeIn(compared, row.key)} />
  const points = compared.points[row.key]
  if (points === undefined) return <>-</>
  return <span title="Points of percent">{`${formatChange(points).replace('%', '')} pts`}</span>
}

function RowFigure({ row, statement }: Omit<RowProps, 'range' | 'compared'>) {
  const { currency, accession_number: accession } = statement
  const href = sourceHref(accession, row.place)
  switch (row.kind) {
    case 'amount':
      return (
        <Amount
          value={row.value}
          multiplier={statement.revenue_units_number}
          currency={currency}
          label={row.label}
          href={href}
          form="cell"
        />
      )
    case 'per-share':
      return <PerShare value={row.value} currency={currency} label={row.label} href={href} withCurrency={false} />
    case 'shares':
      return <Figure text={formatShares(row.value)} name={`${row.label}, ${formatShares(row.value)}`} href={href} />
    case 'margin':
      return <MarginFigure row={row} statement={statement} />
  }
}

/** A margin, with the two cells it is made of. */
function MarginFigure({ row, statement }: Pick<RowProps, 'row' | 'statement'>) {
  const text = formatMargin(row.value)
  const build = async () => {
    const make = await import('../../ui/arithmetic/calculation.ts')
    return make.marginOfStatement(row.label, MARGIN_OF[row.key] ?? 'net_income', statement)
  }
  return <Calculated text={text} name={`${row.label}, ${statement.period_code}, ${text}`} build={build} />
}

function BarOf({ bar, range }: { bar: Bar; range: RowProps['range'] }) {
  const span = range.high - range.low
  const left = ((bar.from - range.low) / span) * 100
  const width = Math.max(((bar.to - bar.from) / span) * 100, 0.6)
  return (
    <span className={s.track} aria-hidden="true">
      <span className={s.bar} data-tone={bar.tone} style={{ left: `${left}%`, width: `${width}%` }} />
    </span>
  )
}
