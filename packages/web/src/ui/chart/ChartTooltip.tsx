import { type ChartReading, daysAt, placeTooltip } from '@topline/core/chart/reading.ts'
import type { Scene } from '@topline/core/chart/scene.ts'
import s from './chart.module.css'
import { colorStyle } from './Marks.tsx'

const WIDTH = 272

interface Props {
  scene: Scene
  reading: ChartReading
  /** part of the drawing that is in view, px */
  visible: { from: number; to: number }
  canOpen: boolean
}

/** One tooltip a period, beside the crosshair, over no line. It is moved, so that nothing is laid out anew. */
export function ChartTooltip({ scene, reading, visible, canOpen }: Props) {
  const days = reading.rows.map(({ line }, i) =>
    line.company !== null && reading.rows[i - 1]?.line.cik !== line.cik ? daysAt(line, reading.place) : null,
  )
  // The head says it of all of them.
  const noteOf = (note: string | null) => (reading.isProjected && note === 'projection' ? null : note)
  const extra = reading.rows.filter((row) => noteOf(row.note)).length + days.filter(Boolean).length
  const height = 36 + reading.rows.length * 21 + extra * 16 + (canOpen ? 24 : 4)
  const hasChanges = reading.rows.some((row) => row.change !== null)
  const at = placeTooltip(scene, reading.place, { width: WIDTH, height }, visible)
  return (
    <div
      className={s.tooltip}
      style={{ transform: `translate(${at.x}px, ${at.y}px)`, width: WIDTH }}
      aria-hidden="true"
    >
      <p className={s.tipHead}>
        <b>{reading.title}</b>
        <span>{reading.isProjected ? 'projection' : reading.period}</span>
      </p>
      {reading.rows.map((row, i) => (
        <div key={row.line.id}>
          {days[i] && <p className={s.tipNote}>{`${row.line.company}: ${days[i]}`}</p>}
          <p className={s.tipRow}>
            <i className={s.swatch} style={colorStyle(row.line.color)} />
            <span>{row.line.label}</span>
            <b className="fig">{row.text}</b>
            {hasChanges && <small className="fig">{row.change}</small>}
          </p>
          {noteOf(row.note) && <p className={s.tipNote}>{row.note}</p>}
        </div>
      ))}
      {canOpen && <p className={s.tipHint}>Click to open the filing</p>}
    </div>
  )
}
