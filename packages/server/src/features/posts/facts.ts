/** The statement a post is about, with its comparatives, as facts that a writer and a checker work from. */

import { ANY_SUBSCRIBER, type Looking } from '@topline/core/access/access.ts'
import { columnState, maySeeFigures } from '@topline/core/access/periods.ts'
import { otherFacts } from '@topline/core/chat/other-statements/facts.ts'
import { comparativePeriod, ownPeriod } from '@topline/core/figures-in-words/base.ts'
import type { FactBase, FactPeriod } from '@topline/core/figures-in-words/facts.ts'
import { addDays, daysBetween } from '@topline/core/format/day.ts'
import {
  type EngineName,
  FIGURE_NAMES,
  type Figures,
  operatingExpense,
  provenance,
  segmentGroup,
} from '@topline/core/statement/statement.ts'
import { groupByPeriod, isReleased, type Vintage } from '@topline/core/statement/vintages.ts'
import { and, eq, gte, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { companies, filings, statementDetails, statements, vintages } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { visibleOthers } from '../other-statements/visible.ts'
import { isReport, ofReports } from '../records/forms.ts'
import { findStatement, periodFlags } from '../statements/queries.ts'
import { seriesOf } from '../statements/series.ts'
import { storedStatement } from '../statements/service.ts'

/** Who a text is for: what they may not see does not go into it (decision 59). */
export type Audience = 'everybody' | 'subscribers'

export interface PostFacts {
  base: FactBase
  /** why nothing written from this statement may be published (decision 52); null = nothing is wrong */
  problem: string | null
  /** figures of this filing are for subscribers: so is what is written from them */
  is_reserved: boolean
  form_type: string
}

/** Comparatives further back are not looked at, days. */
const REACH = 1200

/** @throws AppError 404 'Income statement not found' where the filing has none */
export async function postFacts(
  ctx: Pick<AppContext, 'settings'>,
  db: Db,
  accession: string,
  audience: Audience,
): Promise<PostFacts> {
  const found = await findStatement(db, { accession_number: accession })
  if (!found) throw notFound('Income statement not found')
  const { row } = found
  const looking: Looking = { viewer: audience === 'everybody' ? null : ANY_SUBSCRIBER, mode: ctx.settings.ACCESS }
  const places = provenance.safeParse(found.detail.provenance)
  const own = ownPeriod(storedStatement(found), places.success ? places.data : {}, accession)
  const [company] = await db.select().from(companies).where(eq(companies.cik, row.cik))
  const others = await comparatives(db, looking, {
    cik: row.cik,
    accession,
    end: row.end_date,
    filed: found.filing.filing_date,
    currency: row.currency,
    fiscal_year_start: company?.fiscal_year_start ?? null,
  })
  const trailing =
    own.months === 12
      ? null
      : await trailingOf(db, row.cik, company?.fiscal_year_start ?? null, looking, found.filing.filing_date)
  const hasTrailing =
    trailing &&
    !trailing.hidden &&
    trailing.currency === row.currency &&
    Math.abs(daysBetween(trailing.end_date, row.end_date)) <= 6
  return {
    base: {
      company: found.filing.company_name,
      tickers: found.filing.tickers,
      currency: row.currency,
      unit: row.revenue_units_number,
      filing_date: found.filing.filing_date,
      form_type: found.filing.form_type,
      periods: [
        own,
        ...others.filter((one) => one.code !== own.code),
        ...(hasTrailing ? [trailingPeriod(trailing.end_date, trailing.total_revenue, trailing.net_income)] : []),
      ],
      others: await amountsOfOthers(db, { accession, period: own.code, end_date: row.end_date }, looking),
    },
    problem: row.is_under_revision
      ? 'The income statement of this filing is under revision.'
      : row.qc_passed === false
        ? 'The income statement of this filing failed a quality check.'
        : row.qc_passed === null
          ? 'The income statement of this filing is being checked.'
          : null,
    is_reserved: row.protected && !row.showcase,
    form_type: found.filing.form_type,
  }
}

/** The amounts of the filing's balance sheet and cash flows, for sentences that tell of them. */
async function amountsOfOthers(
  db: Db,
  { accession, period, end_date }: { accession: string; period: string; end_date: string },
  looking: Looking,
): Promise<NonNullable<FactBase['others']>> {
  const source = await visibleOthers(db, accession, looking)
  const filing = { accession_number: accession, period, end_date, business: source.business }
  return otherFacts(source, filing).filter(({ kind }) => kind === 'amount')
}

/** The last four quarters as of a day. A yearly report is its own last four quarters: for it nobody asks. */
async function trailingOf(db: Db, cik: string, fiscal_year_start: string | null, looking: Looking, as_of: string) {
  const request = { period: 'quarterly', basis: 'reported', as_of } as const
  return (await seriesOf(db, { cik, fiscal_year_start }, looking, request, 'none', 'reports')).trailing
}

function trailingPeriod(end_date: string, total_revenue: number | null, net_income: number | null): FactPeriod {
  return {
    code: 'TTM',
    end_date,
    months: 12,
    figures: { total_revenue, net_income },
    expenses: [],
    business: [],
    geographical: [],
    accession_number: null,
    provenance: {},
  }
}

interface About {
  cik: string
  accession: string
  end: string
  filed: string
  currency: string
  fiscal_year_start: string | null
}

/**
 * The earlier periods a reader of this filing knows of: its own comparative columns first, else what reports said last. A
 * column of a release is as open as what it would tell of its year.
 */
async function comparatives(db: Db, looking: Looking, about: About): Promise<FactPeriod[]> {
  const since = addDays(about.end, -REACH)
  const stored = await db
    .select()
    .from(vintages)
    .where(
      and(
        eq(vintages.cik, about.cik),
        or(ofReports(vintages.form_type), eq(vintages.accession_number, about.accession)),
        gte(vintages.end_date, since),
        lte(vintages.end_date, about.end),
      ),
    )
  const periods = await statementPeriods(db, about.cik, since, about.end)
  const closing = columnState(await periodFlags(db, about.cik), looking)
  const rows = stored.filter((row) => row.currency === about.currency && row.filing_date <= about.filed)
  const known = rows.map(
    (row): Vintage => ({
      accession_number: row.accession_number,
      form_type: row.form_type,
      filing_date: row.filing_date,
      engine: row.engine as EngineName, // written by the engines of that type only
      start_date: row.start_date,
      end_date: row.end_date,
      period_in_months: row.period_in_months,
      currency: row.currency,
      fiscal_year: row.fiscal_year,
      fiscal_period: row.fiscal_period,
      is_own: row.is_own,
      figures: Object.fromEntries(FIGURE_NAMES.map((name) => [name, row[name]])) as Figures, // a column a figure
      provenance: provenance.catch({}).parse(row.provenance),
    }),
  )
  return groupByPeriod(known, about.fiscal_year_start).flatMap((group): FactPeriod[] => {
    const own = periods.filter(
      (p) => (p.months === 4 ? 3 : p.months) === group.months && Math.abs(daysBetween(p.end_date, group.end_date)) <= 6,
    )
    if (own.some((one) => !maySeeFigures(one, looking))) return []
    const vintage =
      group.vintages.find((one) => one.accession_number === about.accession && !one.is_own) ?? group.vintages.at(-1)
    if (!vintage || (isReleased(vintage) && closing({ ...vintage, months: vintage.period_in_months }).length > 0))
      return []
    const lines = own.find((one) => one.qc_passed === true)
    const {
      fiscal_year: _,
      fiscal_period: __,
      engine: ___,
      filing_date: ____,
      is_own: _____,
      accession_number: source,
      form_type: ______,
      ...rest
    } = vintage
    const period = comparativePeriod({ ...rest, ...vintage.figures, fiscal_year: null, fiscal_period: null }, source)
    return [
      {
        ...period,
        code: group.code,
        expenses: lines?.expenses ?? [],
        business: lines?.business ?? [],
        geographical: lines?.geographical ?? [],
      },
    ]
  })
}

/** Lines and divisions of the company's current statements, with what decides who may see them. */
async function statementPeriods(db: Db, cik: string, since: string, until: string) {
  const rows = await db
    .select({
      end_date: statements.end_date,
      months: statements.period_in_months,
      protected: filings.protected,
      showcase: filings.showcase,
      is_under_revision: statements.is_under_revision,
      qc_passed: statements.qc_passed,
      expenses: statementDetails.operating_expenses,
      business: statementDetails.business_segments,
      geographical: statementDetails.geographical_segments,
    })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .where(
      and(
        eq(statements.cik, cik),
        eq(statements.is_current, true),
        isReport,
        gte(statements.end_date, since),
        lte(statements.end_date, until),
      ),
    )
  return rows.map((row) => ({
    ...row,
    expenses: z.array(operatingExpense).catch([]).parse(row.expenses),
    business: segmentGroup.nullable().catch(null).parse(row.business)?.divisions ?? [],
    geographical: segmentGroup.nullable().catch(null).parse(row.geographical)?.divisions ?? [],
  }))
}
