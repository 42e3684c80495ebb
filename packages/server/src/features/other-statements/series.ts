/** A company's series with what its balance sheets and cash flows say of each period. */

import { type Looking, rightsKey } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import type { Series, SeriesPoint } from '@topline/core/api/wire.ts'
import { businessOf } from '@topline/core/statement/business.ts'
import { DERIVED } from '@topline/core/statement/derived.ts'
import type { OtherVintage } from '@topline/core/statement/other-columns.ts'
import {
  cellsOfPoint,
  endOfQuarterBefore,
  type OtherOfPoint,
  otherOfPoint,
} from '@topline/core/statement/other-series.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import { type TrailingFlows, trailingFlows } from '@topline/core/statement/other-trailing.ts'
import type { SeriesRequest } from '@topline/core/statement/series.ts'
import { type Place, place } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import { keptPart } from '../../db/kept-parts.ts'
import type { Db } from '../../db/open.ts'
import { periodFlags } from '../statements/queries.ts'
import { type CompanyKey, seriesOf, weightOfSeries } from '../statements/series.ts'
import { newestSheet, otherVintages, type PrintedPeriod, placesOfOthers } from './queries.ts'

/** Cells and derived figures of these statements stand on the points. */
export type WithCells = readonly OtherKind[]

/**
 * @param series as the viewer gets it, with the places of its own figures where `cells` names a statement; hidden
 *   points stay without any figure
 * @returns the same with further quantities on each point: none rests on a period that is closed to the viewer
 */
export async function withOtherQuantities(
  db: Db,
  company: CompanyKey,
  looking: Looking,
  request: SeriesRequest,
  series: Series,
  cells: WithCells,
): Promise<Series> {
  const [printed, periods, sheet] = await Promise.all([
    cells.length === 0 ? printedPeriods(db, company.cik) : placedVintages(db, company.cik, cells),
    periodFlags(db, company.cik),
    newestSheet(db, company.cik),
  ])
  const isClosed = columnState(periods, looking)
  const known = printed.filter(({ filing_date }) => request.as_of === null || filing_date <= request.as_of)
  const vintages = known.map((one): OtherVintage => ({ ...one, isClosed: isClosed(one).length > 0 }))
  const business = businessOf({
    sic: sheet?.sic ?? null,
    labels: sheet?.labels ?? [],
    isClassified: sheet?.figures?.current_assets != null,
    hasInventories: sheet?.figures?.inventories != null,
  })
  const points = series.points.map((point, i) => {
    const endBefore = endOfQuarterBefore(series.points[i - 1], point)
    const other = otherOfPoint(point, { vintages, basis: request.basis, business, endBefore })
    return { ...point, ...other.quantities, ...(cells.length === 0 ? {} : detailOf(point, other, cells)) }
  })
  const flows = trailingFlows({ vintages, business, income: series.trailing ?? null })
  return { ...series, points, trailing_cash_flow: flows && trailingOf(flows, cells) }
}

/** A company's series with the quantities of all three statements, without cells. */
export function seriesOfAll(db: Db, company: CompanyKey, looking: Looking, request: SeriesRequest): Promise<Series> {
  const { period, basis, as_of } = request
  const told = [period, basis, as_of, company.fiscal_year_start, rightsKey(looking)].join(' ')
  return keptPart({ name: `series of all ${told}`, weight: weightOfSeries }, company.cik, async () => {
    const income = await seriesOf(db, company, looking, request)
    return withOtherQuantities(db, company, looking, request, income, [])
  })
}

const PRINTED = {
  name: 'periods of the other statements',
  weight: (all: readonly PrintedPeriod[]) => 1 + all.length / 2,
}

const printedPeriods = (db: Db, cik: string): Promise<readonly PrintedPeriod[]> =>
  keptPart(PRINTED, cik, () => otherVintages(db, cik))

/** Cells and what is derived stand there only where the table of cash flows was asked for. */
function trailingOf(
  { failed, figures, derived, ...told }: TrailingFlows,
  kinds: WithCells,
): Series['trailing_cash_flow'] {
  return kinds.includes('cash_flow') ? { ...told, failed_quality_check: failed, figures, derived } : told
}

/** Only of the statements that were asked for: a table is of one, and then without the income statement's cells. */
function detailOf(point: SeriesPoint, other: OtherOfPoint, kinds: WithCells): Partial<SeriesPoint> {
  const isOne = kinds.length === 1
  const own = cellsOfPoint(other, kinds)
  return {
    cells: { ...(isOne ? {} : point.cells), ...own.cells },
    deduced_from: { ...(isOne ? {} : point.deduced_from), ...own.deduced_from },
    derived: other.derived.filter(({ name }) => kinds.some((kind) => kind === DERIVED[name].of)),
    failed_statements: other.failed.filter((kind) => kinds.includes(kind)),
  }
}

/** Of a comparative column what tells it from others; its places stay as they were stored until one is asked for. */
const column = z.object({
  as_of: z.string().optional(),
  start_date: z.string().optional(),
  end_date: z.string().optional(),
  provenance: z.record(z.string(), z.unknown()),
})

/** The periods; those of the asked kinds with the places of their figures, which stand with the statements that printed them. */
async function placedVintages(db: Db, cik: string, kinds: WithCells): Promise<PrintedPeriod[]> {
  const [printed, statements] = await Promise.all([otherVintages(db, cik), placesOfOthers(db, cik, kinds)])
  const keyOf = (kind: OtherKind, accession: string, start: string | null, end: string | null) =>
    [kind, accession, start, end].join(' ')
  const places = new Map<string, Pick<PrintedPeriod, 'placeOf' | 'failed'>>()
  for (const { kind, accession_number: accession, start_date, end_date, ...row } of statements) {
    const failed = row.qc_passed === false
    const own = column.shape.provenance.parse(row.provenance)
    places.set(keyOf(kind, accession, start_date, end_date), { placeOf: placesIn(own), failed })
    for (const prior of z.array(column).parse(row.prior_periods)) {
      const key = keyOf(kind, accession, prior.start_date ?? null, prior.as_of ?? prior.end_date ?? null)
      // One column a period, the first, as they are stored.
      if (!places.has(key)) places.set(key, { placeOf: placesIn(prior.provenance), failed })
    }
  }
  return printed.map((one) => ({
    ...one,
    ...places.get(keyOf(one.kind, one.accession_number, one.start_date, one.end_date)),
  }))
}

/** A series shows one print of each period, so that most places are never asked for: each is read when it is. */
const placesIn =
  (stored: Readonly<Record<string, unknown>>) =>
  (name: string): Place | null =>
    name in stored ? place.parse(stored[name]) : null
