/** The last known price of a ticker with its P/E (decision 44). */

import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { stockPrice } from '@topline/core/api/wire.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { priceEarnings } from '@topline/core/statement/pe.ts'
import { basisKnownSince, epsFactor, findSplits } from '@topline/core/statement/share-basis.ts'
import { groupByPeriod } from '@topline/core/statement/vintages.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { companyVintages } from '../statements/queries.ts'
import { maySeeFigures } from '../statements/view.ts'
import { priceReader } from './live.ts'
import { type AnnualRow, newestAnnual, type PriceRow } from './queries.ts'

export function routes(app: App, ctx: AppContext): void {
  const prices = priceReader(ctx)
  app.get(
    '/api/stock-price/:ticker',
    {
      schema: {
        summary: 'The last known price of a ticker',
        params: z.object({ ticker: z.string().max(20) }),
        response: { 200: stockPrice },
      },
    },
    async (request) => {
      const tickers = spellings(request.params.ticker)
      const price = await prices.read(tickers)
      if (!price) throw notFound(DETAIL.stockPriceNotFound)
      const annual = await newestAnnual(ctx.db, tickers)
      return {
        ...price,
        as_of: price.as_of.toISOString(),
        ...(await earnings(ctx, price, annual, lookingOf(ctx, request))),
      }
    },
  )
}

/** Dot, dash and blank between class letters are one (decision 35). */
function spellings(ticker: string): string[] {
  const upper = ticker.toUpperCase()
  return [...new Set([upper, upper.replace(/[. ]/g, '-'), upper.replace(/[- ]/g, '.')])]
}

/** P/E is a derived figure: it needs an annual statement that the viewer may see and that passed QC (decisions 52 and 59). */
async function earnings(ctx: AppContext, price: PriceRow, annual: AnnualRow | null, looking: Looking) {
  const none = { pe: null, pe_note: null }
  if (annual?.qc_passed !== true || !maySeeFigures(annual, looking)) return none
  const { vintages } = await companyVintages(ctx.db, annual.cik)
  const periods = groupByPeriod(vintages, annual.fiscal_year_start)
  const since = basisKnownSince(periods)
  if (since !== null && annual.filing_date < since) return none
  const splits = findSplits(periods)
  const own = vintages.find((v) => v.accession_number === annual.accession_number && v.is_own)
  return priceEarnings(
    { price: price.price, currency: price.currency, day: utcDate(price.as_of) },
    { ...annual, eps_factor: own ? epsFactor(own, splits, vintages) : 1 },
  )
}
