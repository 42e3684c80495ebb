/** What stands under a flow for moving through a company's periods: a button, until somebody uses it. */

import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import type { MovedFlow } from '../FlowDiagram.tsx'

const load = () => import('./Scrubber.tsx')
const Scrubber = lazy(load)

/** A period with its drawing. */
export interface Moved extends MovedFlow {
  period: FlowPeriod
}

export interface PeriodsProps {
  cik: string
  company: string
  /** the period that the page is about */
  own: FlowPeriod
  show: FlowShow
  /** the code of the period that the address names; null = the page's own */
  at: string | null
  /** the period has come to rest; null = the page's own */
  onRest: (code: string | null) => void
  onMove: (moved: Moved) => void
}

export const FlowPeriods = memo(function FlowPeriods(props: PeriodsProps) {
  const [opened, setOpened] = useState<'no' | 'by address' | 'by press'>('no')
  const isNamed = props.at !== null
  useEffect(() => {
    if (isNamed) setOpened((before) => (before === 'no' ? 'by address' : before))
  }, [isNamed])
  const start = (isPending: boolean) => (
    <div className="flow-periods no-print">
      <Button
        small
        pending={isPending}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpened('by press')}
      >
        Move through the years
      </Button>
      <span>Every stored year and quarter, the year before as an outline.</span>
    </div>
  )
  if (opened === 'no') return start(false)
  return (
    <Suspense fallback={start(true)}>
      <Scrubber {...props} takesFocus={opened === 'by press'} fallback={start(true)} />
    </Suspense>
  )
})
