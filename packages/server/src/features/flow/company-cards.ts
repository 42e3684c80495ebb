/** Link previews of a company and of companies side by side: what everybody may see, whoever asks (decision 61). */
import { cikParam } from '@topline/core/api/keys.ts'
import { pageCardSvg } from '@topline/core/flow/drawing/card.ts'
import { formatCompact, MISSING } from '@topline/core/format/amount.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import { compareCardSvg, storyCardSvg } from '@topline/core/pictures/drawing/link-cards.ts'
import { hundredColumns } from '@topline/core/pictures/hundred/hundred.ts'
import { hundred, incomeSentence } from '@topline/core/words/income-sentence.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { findCompany } from '../companies/queries.ts'
import { getCompany } from '../companies/service.ts'
import { seriesOf } from '../statements/series.ts'
import { FOOT, pngOf, type SendCard } from './link-card.ts'

/** A company's full years that everybody may see, with the newest one of which revenue is known. */
async function companyYears(ctx: AppContext, cik: string) {
  const looking = { viewer: null, mode: ctx.settings.ACCESS }
  const company = await getCompany(ctx.db, cik)
  const asked = { period: 'annual', basis: 'current', as_of: null } as const
  const { points } = await seriesOf(ctx.db, company, looking, asked, 'lines')
  const newest = points.findLast((p) => !p.hidden && !p.failed_quality_check && p.total_revenue !== null) ?? null
  return { company, points, newest }
}

export function companyCardRoutes(app: App, ctx: AppContext, send: SendCard): void {
  app.get(
    '/og/company/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: {
        summary: 'The link preview of a company: what became of a hundred of its revenue, year by year',
        params: z.object({ file: pngOf(cikParam) }),
      },
    },
    async (request, reply) => {
      const { company, points, newest } = await companyYears(ctx, request.params.file)
      const columns = hundredColumns(points)
      const sentence = newest && incomeSentence(company.name, { ...newest, gross_profit: null, cost_of_revenue: null })
      const [ticker] = company.tickers
      if (columns.length > 0) {
        const last = columns.at(-1)
        const years = `what became of every ${hundred(last?.point.currency ?? 'USD')} in revenue, to ${last?.code}`
        const subtitle = [ticker, years].filter(Boolean).join(', ')
        return send(reply, storyCardSvg({ name: company.name, subtitle, foot: sentence ?? FOOT }, columns))
      }
      const figures = newest
        ? [
            { label: 'Revenue', value: formatCompact(newest.total_revenue, newest.currency) },
            {
              label: lineName('net_income', newest.net_income),
              value: formatCompact(newest.net_income, newest.currency),
            },
            { label: 'Net margin', value: formatPercent(newest.net_margin) },
          ]
        : []
      const subtitle = [ticker, newest?.period_code ?? 'income statements'].filter(Boolean).join(', ')
      return send(reply, pageCardSvg({ name: company.name, subtitle, figures, foot: FOOT }))
    },
  )

  app.get(
    '/og/compare/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: {
        summary: 'The link preview of a comparison: CIKs joined by hyphens',
        params: z.object({ file: pngOf(z.string().regex(/^\d{1,10}(-\d{1,10}){1,4}$/)) }),
      },
    },
    async (request, reply) => {
      const ciks = request.params.file.split('-').map((cik) => String(Number(cik)))
      const known = (await Promise.all(ciks.map((cik) => findCompany(ctx.db, cik)))).flatMap((one) => one ?? [])
      if (known.length === 0) throw notFound('Picture not found')
      const rows = await Promise.all(
        known.map(async ({ cik, name }) => {
          const { newest } = await companyYears(ctx, cik)
          return {
            name: shortCompanyName(name),
            period: newest?.period_code ?? null,
            revenue: newest ? formatCompact(newest.total_revenue, newest.currency) : MISSING,
            kept: newest?.net_margin == null ? null : 100 * newest.net_margin,
          }
        }),
      )
      return send(reply, compareCardSvg(rows.map(({ name }) => name).join(', '), rows))
    },
  )
}
