/** What stands under a flow for moving through a company's periods: a button, until somebody uses it. */

import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import type { PeriodsProps } from './periods.ts'

const load = () => import('./Scrubber.tsx')
const Scrubber = lazy(load)

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
