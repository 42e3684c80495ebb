/** The layouts of a company's periods: made beside the page, one after the other, the one that is waited for first. */
import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { type Outline, outlinesBefore } from '@topline/core/flow/layout/outlines.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'

/** How all periods are laid out. */
export interface LaidFor {
  show: FlowShow
  /** px */
  width: number
}

export interface Laid {
  layout: FlowLayout
  /** the bars of the year before */
  outlines: Outline[]
}

/** What the worker is asked. */
export interface LayoutJob extends LaidFor {
  period: FlowPeriod
}

/** Null where the period has nothing to draw. */
export function laidOut({ period: { statement, before }, width, show }: LayoutJob): Laid | null {
  const input = { ...statement, unit: statement.revenue_units_number }
  const layout = statementLayout(input, { width, show, changes: before?.changes })
  return layout && { layout, outlines: outlinesBefore(layout, before?.changes) }
}

export interface Layouts {
  /** Undefined: not made yet; it is made next, and `onLaid` tells of it. */
  of: (period: FlowPeriod) => Laid | null | undefined
  stop: () => void
}

/** Begins to lay out; periods that end last come first. A browser that starts no worker lays out what is asked for, when it is. */
export function layingOut(periods: readonly FlowPeriod[], how: LaidFor, onLaid: (period: FlowPeriod) => void): Layouts {
  const made = new Map<FlowPeriod, Laid | null>()
  const left = [...periods]
  let doing: FlowPeriod | undefined
  let isAlone = false
  const worker = new Worker(new URL('./layouts.worker.ts', import.meta.url), { type: 'module' })
  const next = () => {
    doing = left.pop()
    if (doing) worker.postMessage({ ...how, period: doing } satisfies LayoutJob)
  }
  const keep = (period: FlowPeriod, laid: Laid | null) => {
    made.set(period, laid)
    onLaid(period)
  }
  worker.onmessage = ({ data }: MessageEvent<Laid | null>) => {
    const done = doing
    next()
    if (done) keep(done, data)
  }
  worker.onerror = () => {
    isAlone = true
    if (doing) keep(doing, laidOut({ ...how, period: doing }))
    doing = undefined
  }
  next()
  return {
    of: (period) => {
      if (made.has(period)) return made.get(period)
      if (isAlone) {
        const laid = laidOut({ ...how, period })
        made.set(period, laid)
        return laid
      }
      if (doing !== period) {
        const at = left.indexOf(period)
        if (at >= 0) left.splice(at, 1)
        left.push(period)
        if (!doing) next()
      }
      return undefined
    },
    stop: () => worker.terminate(),
  }
}
