/** Guidance beside what earlier releases said of the same, and beside what was reported; as far as the viewer may read. */

import type { Looking } from '@topline/core/access/access.ts'
import type { columnState } from '@topline/core/access/periods.ts'
import { type GuidanceHeld, HEADLINE_FIGURES, type HeadlineFigure } from '@topline/core/api/filings/release.ts'
import {
  actualOf,
  againstPrevious,
  type GuidanceOfRelease,
  positionOf,
  type ReportedPeriod,
} from '@topline/core/releases/guidance.ts'
import { changeOn } from '@topline/core/statement/change.ts'
import { UNSCALED } from '@topline/core/statement/figure-sets.ts'
import { figurePlaceOf } from '@topline/core/statement/place-at.ts'
import type { Guidance, ReleaseColumn } from '@topline/core/statement/release.ts'
import { provenance } from '@topline/core/statement/statement.ts'
import type { Db } from '../../db/open.ts'
import { currentOthers, statementOf } from '../other-statements/stored.ts'
import { type FoundStatement, findStatement } from '../statements/queries.ts'
import { accessTo, figuresOf } from '../statements/view.ts'
import { partsOf } from './disclosed.ts'
import type { FilingOfCompany } from './queries.ts'

/** A year is guided from its first release on, five or six before its end. */
const EARLIER = 6

/** What releases before one guided to; of those alone whose detail the viewer may read. */
export async function guidedBefore(
  db: Db,
  own: FilingOfCompany,
  all: readonly FilingOfCompany[],
  looking: Looking,
): Promise<GuidanceOfRelease[]> {
  const before = all.filter((one) => one.is_release && one.filing_date < own.filing_date).slice(0, EARLIER)
  const found = await Promise.all(before.map((one) => readable(db, one.accession_number, looking)))
  return before.flatMap(({ accession_number: release, filing_date: date }, n) => {
    const statement = found[n]
    return statement ? [{ release, date, guidance: partsOf(statement).guidance }] : []
  })
}

async function readable(db: Db, accession_number: string, looking: Looking): Promise<FoundStatement | null> {
  const found = await findStatement(db, { accession_number })
  return found && accessTo(found.row, looking).detail === 'ok' ? found : null
}

/** Each item with the range that it replaces, and with what the filings of its period report. */
export async function guidanceHeld(
  db: Db,
  found: FoundStatement,
  of: { date: string; all: readonly FilingOfCompany[]; earlier: readonly GuidanceOfRelease[] },
  looking: Looking,
  closing: ReturnType<typeof columnState>,
): Promise<GuidanceHeld[]> {
  const { guidance } = partsOf(found)
  const periods = new Set(guidance.map(({ period }) => period))
  // A report says more surely what was reported than a release; the company's own measures stand in releases alone.
  const sources = of.all
    .filter((one) => one.period_code !== null && periods.has(one.period_code))
    .toSorted((a, b) => Number(a.is_release) - Number(b.is_release) || a.filing_date.localeCompare(b.filing_date))
  const reported = await Promise.all(
    sources.map(async (one) => {
      const statement = await readable(db, one.accession_number, looking)
      return statement && { accession: one.accession_number, told: await reportedBy(db, one, statement, closing) }
    }),
  )
  return guidance.map((item) => ({
    ...item,
    against: againstPrevious(item, of.date, of.earlier),
    outcome: outcomeOf(
      item,
      reported.flatMap((one) => one ?? []),
    ),
  }))
}

function outcomeOf(
  item: Guidance,
  reported: readonly { accession: string; told: ReportedPeriod }[],
): GuidanceHeld['outcome'] {
  for (const { accession, told } of reported) {
    const actual = actualOf(item, told)
    const position = actual && positionOf(item, actual.value)
    if (actual && position)
      return { actual: actual.value, position, accession_number: accession, place: figurePlaceOf(actual.place) }
  }
  return null
}

async function reportedBy(
  db: Db,
  filing: FilingOfCompany,
  found: FoundStatement,
  closing: ReturnType<typeof columnState>,
): Promise<ReportedPeriod> {
  const flows = statementOf('cash_flow', (await currentOthers(db, filing.accession_number)).cash_flow)
  const { non_gaap, prior_year } = partsOf(found)
  const before = prior_year && closing({ ...prior_year, months: prior_year.months }).length === 0 ? prior_year : null
  const revenue = before?.total_revenue ?? null
  return {
    period: filing.period_code ?? '',
    months: found.row.period_in_months,
    figures: figuresOf(found.row),
    provenance: provenance.parse(found.detail.provenance),
    cash_flow: flows && closing(flows).length === 0 ? flows : null,
    revenue_before: revenue === null ? null : { value: revenue, place: before?.provenance?.total_revenue ?? null },
    own: non_gaap,
  }
}

/** The four figures first: with the change on the year before, and the range that was expected of this very period. */
export function headlineFigures(
  { row }: FoundStatement,
  period: string | null,
  before: ReleaseColumn | null,
  earlier: readonly GuidanceOfRelease[],
): HeadlineFigure[] {
  return HEADLINE_FIGURES.flatMap((figure) => {
    const value = row[figure]
    if (value === null) return []
    const change = changeOn(value, before?.[figure] ?? null, UNSCALED.has(figure) ? null : row.total_revenue)
    const guided = period === null ? null : guidedFor({ figure, value, period }, earlier)
    return [{ figure, value, change, range: guided?.range ?? null, position: guided?.position ?? null }]
  })
}

/** The last range given for a figure of the statement; none where a release gives several. */
function guidedFor(
  { figure, value, period }: { figure: HeadlineFigure['figure']; value: number; period: string },
  earlier: readonly GuidanceOfRelease[],
): Pick<HeadlineFigure, 'range' | 'position'> | null {
  // Of a period that reports this figure alone, only guidance to this figure has an actual one.
  const alone: ReportedPeriod = {
    ...{ period, months: null, figures: { [figure]: value }, provenance: {}, cash_flow: null },
    ...{ revenue_before: null, own: [] },
  }
  for (const { release, guidance } of earlier.toSorted((a, b) => b.date.localeCompare(a.date))) {
    const [item, another] = guidance.filter((one) => actualOf(one, alone) !== null)
    if (!item) continue
    const isRange = item.low !== null || item.high !== null
    const [low, high] = isRange ? [item.low, item.high] : [item.point, item.point]
    return another ? null : { range: { low, high, release }, position: positionOf(item, value) }
  }
  return null
}
