import type { GridColumn, GridRow } from '@topline/core/chart/financials.ts'
import { smallLines } from '@topline/core/pictures/small/lines.ts'
import s from './grid.module.css'

const FRAME = { width: 60, height: 18, left: 1, right: 3, top: 3, bottom: 3 }
/** Fewer points are no line to look at. */
const LEAST = 3

interface Props {
  row: GridRow
  columns: readonly GridColumn[]
  oldestFirst: boolean
}

/**
 * The shown periods of a line of the table, costs by their size, each line between its own lowest and highest: its course
 * alone, for the figures stand beside it. The row itself is its accessible form.
 */
export function Sparkline({ row, columns, oldestFirst }: Props) {
  if (row.kind === 'ratio' || row.kind === 'derived') return null
  const ordered = columns
    .map(({ isTrailing, point }, i) => ({ isLeft: isTrailing || point.hidden, value: row.cells[i]?.value ?? null }))
    .filter(({ isLeft }) => !isLeft)
  if (!oldestFirst) ordered.reverse()
  const values = new Map(
    ordered.map(({ value }, i) => [i, value !== null && row.negated ? -value : value] as [number, number | null]),
  )
  const known = [...values.values()].filter((value) => value !== null)
  if (known.length < LEAST) return null
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const range: [number, number] = low === high ? [low - 1, high + 1] : [low, high]
  const { lines, zero } = smallLines([{ key: row.key, values }], [0, ordered.length - 1], range, FRAME)
  const drawn = lines[0]
  if (!drawn) return null
  return (
    <svg className={s.spark} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      {low < 0 && high > 0 && <line x1={0} x2={FRAME.width} y1={zero} y2={zero} />}
      <path d={drawn.path} />
      <circle cx={drawn.last.x} cy={drawn.last.y} r={2} />
    </svg>
  )
}
