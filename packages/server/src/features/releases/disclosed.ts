/** What a filing tells, for the comparison of a release with its report; and the comparison as a viewer may know it. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import type { ReleaseDifferences } from '@topline/core/api/filings/release.ts'
import { type Differences, type Disclosed, differencesOf } from '@topline/core/releases/differences.ts'
import { figurePlaceOf } from '@topline/core/statement/place-at.ts'
import { releaseParts } from '@topline/core/statement/release.ts'
import { type Place, provenance } from '@topline/core/statement/statement.ts'
import type { Db } from '../../db/open.ts'
import { currentOthers, statementOf } from '../other-statements/stored.ts'
import { type FoundStatement, findStatement, periodFlags } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'
import { accessTo } from '../statements/view.ts'

/** What a stored release tells beyond its statement; nothing of a report. */
export const partsOf = ({ detail }: FoundStatement) =>
  releaseParts.nullable().parse(detail.release) ?? { year_to_date: null, prior_year: null, non_gaap: [], guidance: [] }

/**
 * The release against the report, figure by figure.
 * @returns null where nothing is to be compared, or the viewer may not read the detail of both
 */
export async function compared(
  db: Db,
  release: FoundStatement | null,
  report: FoundStatement | null,
  looking: Looking,
): Promise<Differences | null> {
  if (!release || !report) return null
  if ([release, report].some(({ row }) => accessTo(row, looking).detail !== 'ok')) return null
  const closing = columnState(await periodFlags(db, report.row.cik), looking)
  const [first, second] = await Promise.all([disclosed(db, release, closing), disclosed(db, report, closing)])
  return differencesOf(first, second)
}

/** The same by accession numbers. */
export async function comparedFilings(
  db: Db,
  release: string,
  report: string,
  looking: Looking,
): Promise<Differences | null> {
  const [first, second] = await Promise.all(
    [release, report].map((accession_number) => findStatement(db, { accession_number })),
  )
  return compared(db, first ?? null, second ?? null, looking)
}

/** Columns that are closed because of a quarter within them are left out. */
async function disclosed(db: Db, found: FoundStatement, closing: ReturnType<typeof columnState>): Promise<Disclosed> {
  const others = await currentOthers(db, found.row.accession_number)
  const flows = statementOf('cash_flow', others.cash_flow)
  const { year_to_date } = partsOf(found)
  const isOpen = (column: Parameters<typeof closing>[0]) => closing(column).length === 0
  return {
    income: storedStatement(found),
    provenance: provenance.parse(found.detail.provenance),
    year_to_date: year_to_date && isOpen(year_to_date) ? year_to_date : null,
    balance_sheet: statementOf('balance_sheet', others.balance_sheet),
    cash_flow: flows && isOpen(flows) ? flows : null,
  }
}

/** As the API gives it: the rows that changed, and what stands in one of the two only. */
export function toldDifferences(found: Differences): ReleaseDifferences {
  const placeOf = (place: Place | null) => place && figurePlaceOf(place)
  const alone = (figures: Differences['only_in_filing']) =>
    figures.map(({ place, ...one }) => ({ ...one, place: placeOf(place) }))
  return {
    compared: found.compared,
    changed: found.changed,
    rows: found.rows
      .filter(({ same_to_print }) => !same_to_print)
      .map(({ same_to_print: _, place_released, place_filed, ...row }) => ({
        ...row,
        place_released: placeOf(place_released),
        place_filed: placeOf(place_filed),
      })),
    only_in_filing: alone(found.only_in_filing),
    only_in_release: alone(found.only_in_release),
  }
}
