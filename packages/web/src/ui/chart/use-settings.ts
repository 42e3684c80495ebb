import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { type ChartSettings, readSettings, writeSettings } from '@topline/core/chart/settings.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

interface Found {
  settings: ChartSettings
  change: (change: Partial<ChartSettings>) => void
}

/** The chart's settings, kept in the address: a link shows the same chart. @param usual see `readSettings` */
export function useChartSettings(usual: PeriodView = 'annual'): Found {
  const [params, setParams] = useSearchParams()
  const settings = useMemo(() => readSettings(params, usual), [params, usual])
  const change = useCallback(
    (part: Partial<ChartSettings>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          const written = writeSettings({ ...readSettings(before, usual), ...part }, usual)
          for (const [name, value] of Object.entries(written)) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, usual],
  )
  return { settings, change }
}
