/** The last known price of a ticker with its P/E (decision 44). */

import type { Looking } from '@topline/core/access/access.ts'
import { maySeeFigures } from '@topline/core/access/periods.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { stockPrice } from '@topline/core/api/wire.ts'
import { daysBetween, utcDate } from '@topline/core/format/day.ts'
import { priceEarnings } from '@topline/core/statement/pe.ts'
import { basisKnownSince, epsFactor, findSplits } from '@topline/core/statement/share-basis.ts'
import { groupByPeriod, isReleased, type Vintage } from '@topline/core/statement/vintages.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { readByTicker } from '../../db/reading.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { companyVintages, findStatement } from '../statements/queries.ts'
import { priceReader } from './live.ts'
import { type AnnualRow, newestAnnual, type PriceRow } from './queries.ts'

export function routes(app: App, ctx: AppContext): void {
  const prices = priceReader(ctx)
  app.get(
    '/api/stock-price/:ticker',
    {
      // A feed tells another price every ten minutes; stored closes stay.
      config: { isKept: ctx.settings.PRICES_URL === '' },
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
      if (annual) readByTicker(annual.cik)
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
  const { vintages: all } = await companyVintages(ctx.db, annual.cik, false, 'all')
  const vintages = all.filter((v) => !isReleased(v))
  const periods = groupByPeriod(vintages, annual.fiscal_year_start)
  const since = basisKnownSince(periods)
  if (since !== null && annual.filing_date < since) return none
  const splits = findSplits(periods)
  const released = await releasedYear(ctx, annual, all, looking)
  const own = released ?? vintages.find((v) => v.accession_number === annual.accession_number && v.is_own)
  return priceEarnings(
    { price: price.price, currency: price.currency, day: utcDate(price.as_of) },
    { ...(released ? earningsOf(released) : annual), eps_factor: own ? epsFactor(own, splits, vintages) : 1 },
  )
}

/** The year after the newest annual report, as an 8-K released it ahead of the next; null = none that the viewer may see. */
async function releasedYear(ctx: AppContext, annual: AnnualRow, all: readonly Vintage[], looking: Looking) {
  const newer = all
    .filter((v) => isReleased(v) && v.period_in_months === 12 && daysBetween(annual.end_date, v.end_date) > 300)
    .toSorted((a, b) => a.filing_date.localeCompare(b.filing_date))
    .at(-1)
  if (!newer || !annual.form_type.startsWith('10-K')) return null
  const found = await findStatement(ctx.db, { accession_number: newer.accession_number })
  return found?.row.qc_passed === true && maySeeFigures(found.row, looking) ? newer : null
}

const earningsOf = ({ form_type, filing_date, end_date, currency, figures }: Vintage) => ({
  form_type: form_type ?? '',
  filing_date,
  end_date,
  currency,
  basic_eps: figures.basic_eps ?? null,
  diluted_eps: figures.diluted_eps ?? null,
})
