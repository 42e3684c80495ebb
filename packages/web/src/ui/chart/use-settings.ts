import { type ChartSettings, readSettings, writeSettings } from '@topline/core/chart/settings.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

interface Found {
  settings: ChartSettings
  change: (change: Partial<ChartSettings>) => void
}

/** The chart's settings, kept in the address: a link shows the same chart. */
export function useChartSettings(): Found {
  const [params, setParams] = useSearchParams()
  const settings = useMemo(() => readSettings(params), [params])
  const change = useCallback(
    (part: Partial<ChartSettings>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          const written = writeSettings({ ...readSettings(before), ...part })
          for (const [name, value] of Object.entries(written)) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { settings, change }
}
