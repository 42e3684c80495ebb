/** A company's series with what its balance sheets and cash flows say of each period. */
import type { Looking } from '@topline/core/access/access.ts'
import type { Series } from '@topline/core/api/wire.ts'
import { type OtherVintage, otherQuantitiesOf } from '@topline/core/statement/other-series.ts'
import type { SeriesRequest } from '@topline/core/statement/series.ts'
import type { Db } from '../../db/open.ts'
import { periodFlags } from '../statements/queries.ts'
import type { CompanyKey } from '../statements/series.ts'
import { otherVintages } from './queries.ts'
import { closedEnds, isNear } from './view.ts'

/**
 * @param series as the viewer gets it; hidden points stay without any figure
 * @returns the same with further quantities on each point: none rests on a period that is closed to the viewer
 */
export async function withOtherQuantities(
  db: Db,
  company: CompanyKey,
  looking: Looking,
  request: SeriesRequest,
  series: Series,
): Promise<Series> {
  const [vintages, periods] = await Promise.all([otherVintages(db, company.cik), periodFlags(db, company.cik)])
  const closed = closedEnds(periods, looking)
  const isKnown = ({ filing_date, end_date }: OtherVintage) =>
    (request.as_of === null || filing_date <= request.as_of) && !isNear(closed, end_date)
  const open = vintages.filter(isKnown)
  return {
    ...series,
    points: series.points.map((point) => ({ ...point, ...otherQuantitiesOf(point, open, request.basis) })),
  }
}
