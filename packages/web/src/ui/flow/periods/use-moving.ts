/** Shows periods: the layout of each as soon as it is made, moved to from the one that stands there. */
import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { startTransition, useCallback, useEffect, useRef } from 'react'
import { type Layouts, layingOut } from './layouts.ts'
import { flowMotion } from './motion.ts'
import type { Moved } from './periods.ts'

interface Options {
  periods: readonly FlowPeriod[]
  show: FlowShow
  /** px; null = not measured */
  width: number | null
  /** the one that stands there: drawn again where the width or what is shown changes */
  current: FlowPeriod
  onMove: (moved: Moved) => void
}

interface Asked {
  period: FlowPeriod
  jumps: boolean
}

/** @returns draws a period, from where the drawing stands now, in 300 ms; at once for readers who want no motion */
export function useMoving({ periods, show, width, current, onMove }: Options): (to: FlowPeriod) => void {
  const motion = useRef<Moved['onDrawn'] | null>(null)
  motion.current ??= flowMotion()
  const layouts = useRef<Layouts | null>(null)
  const tallest = useRef(0)
  const asked = useRef<Asked | null>(null)
  const shown = useRef(current)
  shown.current = current
  const draw = useCallback(() => {
    const { onDrawn, to } = { onDrawn: motion.current, to: asked.current }
    const laid = to && layouts.current?.of(to.period)
    if (!laid || !onDrawn) return
    asked.current = null
    // Of those that were drawn: one tall period far back leaves no room empty below all others.
    tallest.current = Math.max(tallest.current, laid.layout.height)
    const { layout: target, outlines } = laid
    const moved = { period: to.period, target, outlines, height: tallest.current, jumps: to.jumps, onDrawn }
    // Drawn in pieces: the key that was pressed is answered first.
    startTransition(() => onMove(moved))
  }, [onMove])
  useEffect(() => {
    if (width === null) return
    const made = layingOut(periods, { show, width }, (period) => {
      if (asked.current?.period === period) draw()
    })
    layouts.current = made
    tallest.current = 0
    // Laid out anew, not moved: what was asked for while there was no width, before what stands there.
    asked.current = { period: asked.current?.period ?? shown.current, jumps: true }
    draw()
    return made.stop
  }, [periods, show, width, draw])
  return useCallback(
    (period) => {
      asked.current = { period, jumps: false }
      draw()
    },
    [draw],
  )
}
