/** A company's series and restatements as a viewer may see them (decisions 59, 63 and 65). */
import { type Looking, rightsKey } from '@topline/core/access/access.ts'
import { isSamePeriod, sightOfPeriods, stateOfPeriod } from '@topline/core/access/periods.ts'
import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { Series } from '@topline/core/api/wire.ts'
import type { Point } from '@topline/core/statement/point.ts'
import { companySeries, type SeriesRequest } from '@topline/core/statement/series.ts'
import { cellOf, type SeriesCell } from '@topline/core/statement/series-cells.ts'
import { findSplits, type Split } from '@topline/core/statement/share-basis.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { groupByPeriod, type PeriodVintages, type Restatement, restatements } from '@topline/core/statement/vintages.ts'
import { keptPart } from '../../db/kept-parts.ts'
import type { Db } from '../../db/open.ts'
import { companyVintages, type ExpenseLines, expenseLines } from './queries.ts'

export interface CompanyKey {
  cik: string
  fiscal_year_start: string | null
}

/** `cells`: the place of each figure and the lines between the totals; `lines`: operating expenses by kind as well. */
type SeriesDetail = 'none' | 'cells' | 'lines'

/**
 * @param detail what a table shows beside the figures
 * @param kind reports alone, or releases where no report is known: such a point says so
 */
export async function seriesOf(
  db: Db,
  company: CompanyKey,
  looking: Looking,
  request: SeriesRequest,
  detail: SeriesDetail = 'none',
  kind: 'reports' | 'all' = 'all',
): Promise<Series> {
  if (detail !== 'none') return madeSeries(db, company, looking, request, { detail, kind })
  const { period, basis, as_of } = request
  const told = [period, basis, as_of, kind, company.fiscal_year_start, rightsKey(looking)].join(' ')
  return keptPart({ name: `series ${told}`, weight: weightOfSeries }, company.cik, () =>
    madeSeries(db, company, looking, request, { detail, kind }),
  )
}

/** In memory, KB. */
export const weightOfSeries = ({ points }: Series): number => 1 + points.length

async function madeSeries(
  db: Db,
  company: CompanyKey,
  looking: Looking,
  request: SeriesRequest,
  { detail, kind }: { detail: SeriesDetail; kind: 'reports' | 'all' },
): Promise<Series> {
  const isPlaced = detail !== 'none'
  const [{ vintages, flags }, expenses] = await Promise.all([
    companyVintages(db, company.cik, isPlaced, kind),
    detail === 'lines' ? expenseLines(db, company.cik) : [],
  ])
  const sight = sightOfPeriods(vintages, flags, looking)
  const found = companySeries(sight.vintages, company.fiscal_year_start, sight.stateOf, request, isPlaced)
  return {
    cik: company.cik,
    ...request,
    points: detail === 'lines' ? found.points.map((point) => withExpenses(point, expenses)) : found.points,
    splits: found.splits.map(({ factor, after, from, source }) => ({ factor, after, from, source })),
    hidden_count: found.hidden_count,
    trailing: found.trailing,
    next_report: found.next_report,
  }
}

/**
 * Operating expenses by their kind, from the period's own statement and only where its totals are those shown: a column
 * never mixes two readings of one period.
 */
function withExpenses(point: Point, all: readonly ExpenseLines[]): Point {
  if (!point.cells || point.hidden || point.deduced) return point
  const own = all.find(
    (e) =>
      isSamePeriod(e, { months: point.period_code.endsWith(' FY') ? 12 : 3, end_date: point.end_date }) &&
      e.currency === point.currency &&
      e.total_revenue === point.total_revenue &&
      e.operating_income === point.operating_income &&
      e.net_income === point.net_income,
  )
  if (!own) return point
  const kinds = [...new Set(own.lines.map((line) => line.category))]
  const cells = kinds.map((kind): [string, SeriesCell] => {
    const lines = own.lines.flatMap((line, i) =>
      line.category === kind ? [{ ...line, place: own.provenance[`operating_expenses[${i}].amount`] ?? null }] : [],
    )
    const sum = lines.reduce((total, line) => total + line.amount, 0)
    const [only] = lines
    const place: Place | null =
      lines.length === 1 && only
        ? only.place
        : { computed: true, rule: 'sum of the lines', parts: lines.flatMap((line) => line.place ?? []) }
    return [`expense:${kind}`, cellOf(sum, point.period_code, own, place)]
  })
  return { ...point, cells: { ...point.cells, ...Object.fromEntries(cells) } }
}

export async function restatementsOf(
  db: Db,
  company: CompanyKey,
  looking: Looking,
): Promise<{ restatements: Restatement[]; splits: ShownSplit[]; hidden_count: number }> {
  const { vintages, flags } = await companyVintages(db, company.cik, true)
  const periods = groupByPeriod(vintages, company.fiscal_year_start)
  const open = periods.filter((p) => !stateOfPeriod(p, flags, looking).hidden)
  const splits = findSplits(open).map((split) => ({
    factor: split.factor,
    from: split.from,
    source: split.source,
    example: splitExample(open, split),
  }))
  return { restatements: restatements(open), splits, hidden_count: periods.length - open.length }
}

type ShownSplit = RestatementList['splits'][number]

/** The newest full year whose per-share figure both bases printed. */
function splitExample(periods: readonly PeriodVintages[], split: Split): ShownSplit['example'] {
  for (const field of ['diluted_eps', 'basic_eps'] as const) {
    for (const period of periods.toReversed()) {
      const known = period.vintages.filter((v) => v.figures[field] != null)
      const before = known.findLast((v) => v.filing_date <= split.after)?.figures[field]
      const after = known.find((v) => v.filing_date >= split.from)?.figures[field]
      if (period.months === 12 && before != null && after != null && before !== after)
        return { period_code: period.code, field, printed_first: before, printed_later: after }
    }
  }
  return null
}
