import { needsOthers } from '@topline/core/chart/quantity.ts'
import type { ChartSettings } from '@topline/core/chart/settings.ts'
import type { SeriesQuery } from './client.ts'

/** The series that a chart of these settings is drawn from: only what it draws is asked for. */
export const seriesQuery = ({
  quantities,
  view,
  basis,
  asOf,
}: Pick<ChartSettings, 'quantities' | 'view' | 'basis' | 'asOf'>): SeriesQuery &
  Required<Pick<SeriesQuery, 'quantities'>> => ({
  period: view,
  basis,
  as_of: asOf,
  quantities: needsOthers(quantities) ? 'all' : 'income',
})
