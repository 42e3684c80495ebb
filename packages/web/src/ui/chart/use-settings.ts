import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { type ChartSettings, readSettings, writeSettings } from '@topline/core/chart/settings.ts'
import { useCallback, useMemo } from 'react'
import { useAddress } from '../table/use-address.ts'

interface Found {
  settings: ChartSettings
  change: (change: Partial<ChartSettings>) => void
}

/** The chart's settings, kept in the address: a link shows the same chart. @param usual see `readSettings` */
export function useChartSettings(usual: PeriodView = 'annual'): Found {
  const [params, patch] = useAddress()
  const settings = useMemo(() => readSettings(params, usual), [params, usual])
  const change = useCallback(
    (part: Partial<ChartSettings>) =>
      patch((asked) => writeSettings({ ...readSettings(asked, usual), ...part }, usual)),
    [patch, usual],
  )
  return { settings, change }
}
