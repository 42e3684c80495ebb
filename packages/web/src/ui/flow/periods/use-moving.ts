/** Lays periods out and moves the drawing from one to the next. */
import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { easeOut, morphing } from '@topline/core/flow/layout/morph.ts'
import { outlinesBefore } from '@topline/core/flow/layout/outlines.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Moved } from './periods.ts'

/** Milliseconds from one period to the next. */
const MOVES = 300

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Options {
  periods: readonly FlowPeriod[]
  show: FlowShow
  /** px; null = not measured */
  width: number | null
  onMove: (moved: Moved) => void
}

/** Layouts of a width and a way of showing, made once each and in pauses, so that a step finds its own made. */
function useLayouts({ periods, show, width }: Omit<Options, 'onMove'>) {
  const made = useMemo(() => {
    const kept = new Map<string, FlowLayout>()
    const of = (period: FlowPeriod): FlowLayout | null => {
      const { statement, before } = period
      const known = kept.get(statement.accession_number)
      if (known || width === null) return known ?? null
      const input = { ...statement, unit: statement.revenue_units_number }
      const layout = statementLayout(input, { width, show, changes: before?.changes })
      if (layout) kept.set(statement.accession_number, layout)
      return layout
    }
    return { of, tallest: 0 }
  }, [show, width])
  useEffect(() => {
    if (width === null) return
    const left = [...periods]
    let timer = 0
    const next = () => {
      const period = left.pop()
      if (!period) return
      made.of(period)
      timer = window.setTimeout(next, 30)
    }
    timer = window.setTimeout(next, 30)
    return () => window.clearTimeout(timer)
  }, [made, periods, width])
  return made
}

/**
 * @returns `move`: draws a period, from where the drawing stands now, in 300 ms; at once for readers who want no motion,
 *   and where the drawing is only laid out anew
 */
export function useMoving(options: Options): (to: FlowPeriod, atOnce?: boolean) => void {
  const { onMove } = options
  const layouts = useLayouts(options)
  const drawn = useRef<FlowLayout | null>(null)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useCallback(
    (period, atOnce = false) => {
      const target = layouts.of(period)
      if (!target) return
      cancelAnimationFrame(frame.current)
      // Of those that were drawn: one tall period far back leaves no room empty below all others.
      const height = Math.max(layouts.tallest, target.height)
      layouts.tallest = height
      const outlines = outlinesBefore(target, period.before?.changes)
      const draw = (layout: FlowLayout) => {
        drawn.current = layout
        onMove({ period, drawn: layout, target, outlines, height })
      }
      const from = drawn.current
      if (atOnce || from === null || from.width !== target.width || isCalm()) return draw(target)
      const way = morphing(from, target)
      const start = performance.now()
      const step = (now: number) => {
        const part = (now - start) / MOVES
        draw(way(easeOut(part)))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      draw(way(0))
      frame.current = requestAnimationFrame(step)
    },
    [layouts, onMove],
  )
}
