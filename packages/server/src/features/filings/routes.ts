/** Filings: recent ones, one by number, one by company, year and quarter (decisions 27, 28 and 71). */

import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam, fiscalYearOf, QUARTER_FORMAT, quarterOf, YEAR_FORMAT } from '@topline/core/api/keys.ts'
import { filingSort, flag, pageQuery, releasesOnly, sortOrder } from '@topline/core/api/paging.ts'
import { filing } from '@topline/core/api/wire.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { readOfCompany } from '../../db/reading.ts'
import { invalid, notFound } from '../../errors.ts'
import { countPages } from '../../http/answers/collection.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { cikOfTicker } from '../records/companies.ts'
import { deducedQ4s } from '../statements/deduced-q4.ts'
import { filingCards } from './cards.ts'
import { listedFiling } from './listed.ts'
import { filingOfPeriod, kindOf, recentFilings, sightOf } from './queries.ts'
import { viewFiling } from './view.ts'

export function routes(app: App, ctx: AppContext): void {
  const { db } = ctx
  app.get(
    '/api/filings/recent',
    {
      config: KEPT,
      schema: {
        summary: 'Filings with their current statement, newest first',
        querystring: pageQuery(10, 400).extend({
          include_qc_results: flag,
          include_qc_reports: flag,
          releases: releasesOnly,
          sort: filingSort.default('filing_date'),
          order: sortOrder.default('desc'),
        }),
        response: { 200: z.array(filing) },
      },
    },
    async (request, reply) => {
      const { include_qc_results, include_qc_reports, releases, sort, order, ...page } = request.query
      const looking = lookingOf(ctx, request)
      const found = await recentFilings(db, page, { sort, order, sight: sightOf(looking), kind: kindOf(releases) })
      countPages(request, reply, page, found.total)
      const cards = await filingCards(db, found.accessions, { withQcReports: include_qc_reports })
      const options = { withQcResults: include_qc_results, withQcReports: include_qc_reports }
      return cards.map((card) => listedFiling(card, looking, options))
    },
  )

  app.get(
    '/api/filing/:accession',
    {
      config: KEPT,
      schema: {
        summary: 'One filing with its company, statement and newest request',
        params: z.object({ accession: accessionParam }),
        response: { 200: filing },
      },
    },
    async (request) => readFiling(ctx, request.params.accession, lookingOf(ctx, request)),
  )

  app.get(
    '/api/filing/:company/:year/:quarter',
    {
      schema: {
        summary: 'The filing of a company (CIK or ticker) for a fiscal year and quarter; Q4 and FY: the annual one',
        params: z.object({ company: z.string().max(20), year: z.string().max(20), quarter: z.string().max(20) }),
        response: { 200: filing },
      },
    },
    async (request) => {
      const quarter = quarterOf(request.params.quarter)
      if (!quarter) throw invalid(QUARTER_FORMAT, [{ field: 'quarter', message: QUARTER_FORMAT }])
      const year = fiscalYearOf(request.params.year)
      if (year === null) throw invalid(YEAR_FORMAT, [{ field: 'year', message: YEAR_FORMAT }])
      const cik = await cikOf(ctx, request.params.company)
      const accession = cik && (await filingOfPeriod(db, cik, year, quarter))
      if (!accession) throw notFound(DETAIL.filingNotFound)
      return readFiling(ctx, accession, lookingOf(ctx, request))
    },
  )
}

/** A company's CIK from an address: all digits is a CIK, else a ticker (decision 27). */
async function cikOf(ctx: AppContext, text: string): Promise<string | null> {
  if (/^\d+$/.test(text)) return text.length <= 10 ? text.replace(/^0+(?=\d)/, '') : null
  return cikOfTicker(ctx.db, text)
}

/** @throws AppError 404 'Filing not found' */
async function readFiling(ctx: AppContext, accession: string, looking: Looking) {
  const [card] = await filingCards(ctx.db, [accession], { withQcReports: true })
  if (!card) throw notFound(DETAIL.filingNotFound)
  readOfCompany(card.cik)
  const deducedQ4 = await deducedQ4s(ctx.db, [card.statement], looking)
  return viewFiling(card, looking, { withQcResults: true, withQcReports: true, deducedQ4 })
}
