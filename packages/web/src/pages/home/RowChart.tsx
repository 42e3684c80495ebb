import { useQuery } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { linesOfCompany } from '@topline/core/chart/line.ts'
import { type ChartSettings, DEFAULT_SETTINGS } from '@topline/core/chart/settings.ts'
import { useMemo, useState } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getSeries } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { seriesQuery } from '../../api/series-query.ts'
import { FinancialChart } from '../../ui/chart/FinancialChart.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'

const HEIGHT = 400

/** The company's chart under a row's card, with settings of its own (decision 71). Loaded when a row is opened. */
export default function RowChart({ filing }: { filing: Filing }) {
  const [settings, setSettings] = useState<ChartSettings>(DEFAULT_SETTINGS)
  const query = seriesQuery(settings)
  const series = useQuery({
    queryKey: keys.series(filing.cik, query),
    queryFn: () => getSeries(browserFetch, filing.cik, query),
    placeholderData: (before) => before,
  })
  const shown = series.data
  const lines = useMemo(
    () => (shown ? linesOfCompany(shown, settings.quantities, shown.period) : []),
    [shown, settings.quantities],
  )
  if (series.isError) {
    return <ErrorBox text="Error loading financial data" error={series.error} onRetry={() => void series.refetch()} />
  }
  if (!shown) return <Skeleton rows={1} height={HEIGHT} />
  return (
    <FinancialChart
      lines={lines}
      settings={{ ...settings, view: shown.period }}
      onChange={(part) => setSettings((before) => ({ ...before, ...part }))}
      label={`${filing.company.name}, ${settings.view} figures`}
      height={HEIGHT}
      emptyText="No financial data available for the selected time period."
    />
  )
}
