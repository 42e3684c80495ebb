import type { LineColor, Marker } from '@topline/core/chart/color.ts'
import type { CSSProperties } from 'react'
import s from './chart.module.css'

/** Both schemes' colours as custom properties; the stylesheet picks one. */
export function colorStyle(color: LineColor): CSSProperties {
  return {
    '--l': color.light,
    '--d': color.dark,
    '--lt': color.lightText,
    '--dt': color.darkText,
  } as CSSProperties // custom properties are not in the type
}

const SHAPES: Record<Exclude<Marker, 'circle'>, string> = {
  square: 'M-3-3h6v6h-6z',
  triangle: 'M0-4 3.8 3h-7.6z',
  diamond: 'M0-4.2 4.2 0 0 4.2-4.2 0z',
}

interface MarkProps {
  x: number
  y: number
  marker: Marker
  /** failed a check, or not reported at all: drawn hollow */
  hollow?: boolean
  big?: boolean
}

export function Mark({ x, y, marker, hollow, big }: MarkProps) {
  const look = hollow ? s.hollow : s.mark
  if (marker === 'circle') return <circle cx={x} cy={y} r={big ? 4.5 : 3} className={look} />
  return <path d={SHAPES[marker]} transform={`translate(${x} ${y}) scale(${big ? 1.4 : 1})`} className={look} />
}

/** A lock where a period is hidden from this viewer (decision 59). */
export function LockMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x - 6} ${y - 16}) scale(0.75)`} className={s.lock}>
      <title>Hidden</title>
      <path d="M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </g>
  )
}
