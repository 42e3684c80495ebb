/** The figures of a chart as a table, its accessible form: periods down, newest first, lines across. */
import type { ChartLine } from '@topline/core/chart/line.ts'
import { type PeriodView, placeLabel } from '@topline/core/chart/period-axis.ts'
import { hasCurrency } from '@topline/core/chart/quantity.ts'
import { noteOf } from '@topline/core/chart/reading.ts'
import { formatQuantity } from '@topline/core/chart/scene.ts'
import { HiddenPeriod } from '../display/State.tsx'
import { Figure } from '../figure/Figure.tsx'
import { type Column, DataTable } from '../table/DataTable.tsx'
import s from './chart.module.css'

interface Props {
  lines: readonly ChartLine[]
  view: PeriodView
  label: string
}

/** One cell: the figure and, where it is no ordinary one, why. */
function Cell({ line, place }: { line: ChartLine; place: number }) {
  const point = line.points.find((p) => p.place === place)
  if (!point) return <>-</>
  const { source, value } = point
  if (source.hidden) return <HiddenPeriod point={source} />
  const text = formatQuantity(value, line.quantity.kind, line.currency)
  const note = value === null ? null : noteOf(line, place)
  const isPrinted = value !== null && !source.deduced && line.quantity.kind !== 'index'
  const opens = isPrinted && source.accession_number && source.engine !== 'company-facts'
  return (
    <span className={source.deduced ? s.deducedCell : undefined} title={note ?? undefined}>
      <Figure
        text={text}
        name={`${line.label}, ${source.period_code}, ${text}${note ? `, ${note}` : ''}`}
        href={opens ? `/filing/${source.accession_number}` : null}
        opens="open filing"
      />
    </span>
  )
}

export function ChartTable({ lines, view, label }: Props) {
  const places = [...new Set(lines.flatMap((line) => line.points.map((p) => p.place)))].sort((a, b) => b - a)
  const several = new Set(lines.map((line) => line.currency)).size > 1
  const columns: Column<number>[] = [
    { key: 'period', head: 'Period', cell: (place) => placeLabel(place, view) },
    ...lines.map(
      (line): Column<number> => ({
        key: line.id,
        head: several && hasCurrency(line.quantity) ? `${line.label} (${line.currency})` : line.label,
        align: 'right',
        cell: (place) => <Cell line={line} place={place} />,
      }),
    ),
  ]
  return <DataTable dense caption={`${label}, as a table`} columns={columns} rows={places} rowKey={String} />
}
