/** `@topline/core/chart`: filings of a company → its periods, and the lines, axes and labels of a chart of them as pixels. */
import type { Series } from '../api/wire.ts'
import type { PeriodView } from '../chart/period-axis.ts'
import { companySeries } from '../statement/series.ts'
import type { Extraction } from '../statement/statement.ts'
import { type VintageSource, vintagesOfFiling } from '../statement/vintages-of-filing.ts'

export type { Series, SeriesPoint } from '../api/wire.ts'
export type { TrendType } from '../chart/fit.ts'
export { type ChartLine, linesOfCompany, linesOfComparison } from '../chart/line.ts'
export type { PeriodView } from '../chart/period-axis.ts'
export { QUANTITIES, type QuantityName } from '../chart/quantity.ts'
export { chartScene, pathOf, type Scene, type SceneOptions } from '../chart/scene.ts'

/** A filing that was read, and what EDGAR says of it. */
export interface ReadFiling extends VintageSource {
  extraction: Extraction
}

/**
 * The periods of one company, from its filings and their comparative columns: of a figure that several filings print the
 * newest, EPS on today's share basis, a fourth quarter that is filed nowhere as the year less its three quarters.
 *
 * @param filings of one company, in any order
 */
export function seriesOf(cik: string, filings: readonly ReadFiling[], period: PeriodView): Series {
  const vintages = filings.flatMap(({ extraction, ...source }) => vintagesOfFiling(source, extraction))
  const isFailed = new Map(filings.map(({ accession_number, extraction: { qc } }) => [accession_number, !qc.passed]))
  const request = { period, basis: 'current', as_of: null } as const
  const state = (own: string | undefined) => ({ hidden: false, failed_quality_check: isFailed.get(own ?? '') ?? false })
  const read = companySeries(vintages, null, (one) => state(one.vintages.at(-1)?.accession_number), request)
  return { cik, ...request, ...read }
}
