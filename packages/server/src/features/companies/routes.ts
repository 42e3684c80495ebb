/** Companies: search, index, one company, its statements, series and restatements (decisions 27, 28 and 35). */

import type { Looking } from '@topline/core/access/access.ts'
import { restatementList } from '@topline/core/api/filings/restatements.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { companySort, flag, pageQuery, releasesOnly, sortOrder } from '@topline/core/api/paging.ts'
import { company, filing, listRef, type Series, series } from '@topline/core/api/wire.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { expectedOn } from '@topline/core/statement/next-report.ts'
import { OTHER_KINDS } from '@topline/core/statement/other-statements.ts'
import type { SeriesRequest } from '@topline/core/statement/series.ts'
import { ymd } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { readOfCompany } from '../../db/reading.ts'
import { AppError } from '../../errors.ts'
import { countPages } from '../../http/answers/collection.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS, spend } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingCards } from '../filings/cards.ts'
import { companyFilings, kindOf, sightOf } from '../filings/queries.ts'
import { viewFiling } from '../filings/view.ts'
import { seriesOfAll, type WithCells, withOtherQuantities } from '../other-statements/series.ts'
import { deducedQ4s } from '../statements/deduced-q4.ts'
import { type CompanyKey, restatementsOf, seriesOf } from '../statements/series.ts'
import { registerUnknown } from './on-demand.ts'
import { companyPage, listsOfCompany, lookUpCompanies, searchCompanies } from './queries.ts'
import { getCompany, readCompany, withNewestFiling } from './service.ts'
import { viewRegistered } from './view.ts'

const params = z.object({ cik: cikParam })

/** Companies, one of them, the lists it is on. */
function companyRoutes(app: App, ctx: AppContext): void {
  const { db } = ctx

  app.get(
    '/api/companies/',
    {
      config: KEPT,
      schema: {
        summary: 'Companies, or those that match a search; `lookup` searches the register of tickers',
        querystring: pageQuery(100).extend({
          search: z.string().max(200, 'search may have at most 200 characters').optional(),
          lookup: flag,
          sort: companySort.default('company'),
          order: sortOrder.default('asc'),
        }),
        response: { 200: z.array(company) },
      },
    },
    async (request, reply) => {
      const { search, lookup, sort, order, ...page } = request.query
      const looking = lookingOf(ctx, request)
      if (search !== undefined && search.trim() !== '') {
        await spend(db, request, lookup ? LIMITS.lookup : LIMITS.search)
        if (lookup) {
          const found = await lookUpCompanies(db, search, page)
          countPages(request, reply, page, found.total)
          return found.rows.map((row) => viewRegistered(row, row.stored))
        }
        const found = await searchCompanies(db, search, page)
        countPages(request, reply, page, found.total)
        return withNewestFiling(db, found.rows, looking)
      }
      const found = await companyPage(db, page, { sort, order, sight: sightOf(looking) })
      countPages(request, reply, page, found.total)
      return withNewestFiling(db, found.rows, looking)
    },
  )

  app.get(
    '/api/company/:cik',
    { config: KEPT, schema: { summary: 'One company', params, response: { 200: company } } },
    async (request) => {
      const { cik } = request.params
      readOfCompany(cik)
      try {
        return await readCompany(db, cik, lookingOf(ctx, request))
      } catch (error) {
        if (!(error instanceof AppError && error.kind === 'not-found')) throw error
        // Unknown here; EDGAR may know it.
        if (!(await registerUnknown(ctx, request, cik))) throw error
        return readCompany(db, cik, lookingOf(ctx, request))
      }
    },
  )

  app.get(
    '/api/company/:cik/lists',
    { config: KEPT, schema: { summary: 'Lists a company is on', params, response: { 200: z.array(listRef) } } },
    async (request) => {
      readOfCompany(request.params.cik)
      await getCompany(db, request.params.cik)
      return listsOfCompany(db, request.params.cik)
    },
  )
}

/** Whose cells and derived figures stand on the points of a series in detail. */
const CELLS_OF = {
  income: [],
  all: OTHER_KINDS,
  balance_sheet: ['balance_sheet'],
  cash_flow: ['cash_flow'],
} as const satisfies Record<string, WithCells>

async function askedSeries(
  db: Db,
  company: CompanyKey,
  looking: Looking,
  request: SeriesRequest,
  { detail, quantities }: { detail: boolean; quantities: keyof typeof CELLS_OF },
): Promise<Series> {
  if (quantities !== 'income' && !detail) return seriesOfAll(db, company, looking, request)
  const others = CELLS_OF[quantities]
  // A table of one of the other statements shows none of the income statement's lines.
  const income = await seriesOf(
    db,
    company,
    looking,
    request,
    !detail ? 'none' : others.length === 1 ? 'cells' : 'lines',
  )
  return quantities === 'income' ? income : withOtherQuantities(db, company, looking, request, income, others)
}

/** Its statements, series and restatements. */
function figureRoutes(app: App, ctx: AppContext): void {
  const { db } = ctx

  app.get(
    '/api/company/:cik/income-statement',
    {
      config: KEPT,
      schema: {
        summary: "A company's filings with their statements, newest first",
        params,
        querystring: pageQuery(20).extend({
          include_qc_results: flag,
          include_qc_reports: flag,
          releases: releasesOnly,
        }),
        response: { 200: z.array(filing) },
      },
    },
    async (request, reply) => {
      const { include_qc_results, include_qc_reports, releases, ...page } = request.query
      const looking = lookingOf(ctx, request)
      readOfCompany(request.params.cik)
      const found = await companyFilings(db, request.params.cik, page, kindOf(releases))
      if (found.total === 0) await getCompany(db, request.params.cik)
      countPages(request, reply, page, found.total)
      const cards = await filingCards(db, found.accessions, { withQcReports: include_qc_reports })
      const deducedQ4 = await deducedQ4s(
        db,
        cards.map((card) => card.statement),
        looking,
      )
      const options = { withQcResults: include_qc_results, withQcReports: include_qc_reports, deducedQ4 }
      return cards.map((card) => viewFiling(card, looking, options))
    },
  )

  app.get(
    '/api/company/:cik/series',
    {
      config: KEPT,
      schema: {
        summary: 'All periods of a company for charts, on one share basis',
        params,
        querystring: z.object({
          period: z.enum(['annual', 'quarterly']).default('annual'),
          basis: z.enum(['reported', 'current']).default('current'),
          as_of: ymd.optional(),
          detail: flag.describe('with the lines between the totals and the place of each figure'),
          quantities: z
            .enum(['all', 'income', 'balance_sheet', 'cash_flow'])
            .default('all')
            .describe(
              'all: also what balance sheets and cash flows give, and what is derived from them; with detail the cells of one of the two alone',
            ),
        }),
        response: { 200: series },
      },
    },
    async (request) => {
      const { period, basis, as_of = null, detail, quantities } = request.query
      readOfCompany(request.params.cik)
      const row = await getCompany(db, request.params.cik)
      const wanted = { period, basis, as_of }
      const looking = lookingOf(ctx, request)
      const found = await askedSeries(db, row, looking, wanted, { detail, quantities })
      return { ...found, next_report: expectedOn(found.next_report ?? null, utcDate(ctx.now())) }
    },
  )

  app.get(
    '/api/company/:cik/restatements',
    {
      config: KEPT,
      schema: { summary: 'Figures that later filings changed', params, response: { 200: restatementList } },
    },
    async (request) => {
      readOfCompany(request.params.cik)
      const row = await getCompany(db, request.params.cik)
      return { cik: row.cik, ...(await restatementsOf(db, row, lookingOf(ctx, request))) }
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  companyRoutes(app, ctx)
  figureRoutes(app, ctx)
}
