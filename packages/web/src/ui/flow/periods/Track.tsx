import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import s from './periods.module.css'
import { codeOf, namedTicks } from './periods.ts'

interface Props {
  line: readonly FlowPeriod[]
  current: FlowPeriod
  /** of the whole scrubber, px */
  width: number
  takesFocus: boolean
  onGo: (period: FlowPeriod | undefined) => void
}

/** px that the name of a tick needs */
const NAME = 64

export function Track({ line, current, width, takesFocus, onGo }: Props) {
  const handle = useRef<HTMLDivElement>(null)
  const at = line.indexOf(current)
  const last = line.length - 1
  useEffect(() => {
    if (takesFocus) handle.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const placed = (index: number): string => `${last === 0 ? 50 : (100 * index) / last}%`
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const part = (event.clientX - box.left) / box.width
    onGo(line[Math.max(0, Math.min(last, Math.round(part * last)))])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at, last)
    if (to === undefined) return
    event.preventDefault()
    onGo(line[to])
  }
  const names = namedTicks(line.length, width * 0.7, NAME)
  return (
    <div
      className={s.track}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        handle.current?.focus({ preventScroll: true })
        drag(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
    >
      <div className={s.line} />
      {line.map((period, index) => (
        <span key={period.statement.accession_number} className={s.tick} style={{ left: placed(index) }}>
          {names[index] && index !== at && <small>{codeOf(period)}</small>}
        </span>
      ))}
      <div
        ref={handle}
        className={s.handle}
        style={{ left: placed(at) }}
        role="slider"
        tabIndex={0}
        aria-label="Period of the income flow"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={codeOf(current)}
        onKeyDown={onKeyDown}
      >
        <span>{codeOf(current)}</span>
      </div>
    </div>
  )
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowDown: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}
