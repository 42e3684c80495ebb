import { quantityOf } from '@topline/core/chart/quantity.ts'
import { lazy, Suspense } from 'react'
import { Button } from '../controls/Button.tsx'
import { Drop } from '../controls/Drop.tsx'
import { Icon } from '../controls/Icon.tsx'
import type { MoreProps } from './MorePanel.tsx'

const MorePanel = lazy(() => import('./MorePanel.tsx').then((m) => ({ default: m.MorePanel })))

/** What few readers need, behind one button that says what of it is set. */
export function MoreSettings({ settings, trends, onChange, children }: MoreProps) {
  const isMargin = settings.quantities.every((name) => quantityOf(name).kind === 'margin')
  const set = [
    ...(settings.scale === 'log' && !isMargin ? ['log'] : []),
    ...(settings.trend === 'original' ? [] : [`${settings.trend} trend`]),
  ]
  return (
    <Drop
      label="More settings of the chart"
      width={300}
      control={(props) => (
        <Button small {...props}>
          {set.length === 0 ? 'More' : `More: ${set.join(', ')}`} <Icon name="chevron" size={14} />
        </Button>
      )}
    >
      <Suspense>
        <MorePanel settings={settings} trends={trends} onChange={onChange} isMargin={isMargin}>
          {children}
        </MorePanel>
      </Suspense>
    </Drop>
  )
}
