/** Link previews of pages that are no statement: what everybody may see, whoever asks (decision 61). */

import { cikParam } from '@topline/core/api/keys.ts'
import { pageCardSvg } from '@topline/core/flow/drawing/card.ts'
import { formatCompact, formatCount } from '@topline/core/format/amount.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { counters } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { findCompany } from '../companies/queries.ts'
import { getCompany } from '../companies/service.ts'
import { listCompanies } from '../lists/queries.ts'
import { seriesOf } from '../statements/series.ts'
import type { Pictures } from './pictures.ts'

type Card = Parameters<typeof pageCardSvg>[0]

/** A name without '.png'. */
const pngOf = <T extends z.ZodType<string, string>>(name: T) =>
  z
    .string()
    .max(200)
    .regex(/\.png$/)
    .transform((file) => file.slice(0, -4))
    .pipe(name)

const PAGES: Readonly<Record<string, { name: string; subtitle: string }>> = {
  home: { name: 'Earnings you can trust', subtitle: 'Income statements, every figure linked to its filing' },
  companies: { name: 'All Companies', subtitle: 'Companies with their latest filing' },
  lists: { name: 'Lists', subtitle: 'Companies by theme, with their latest filings' },
  blogs: { name: 'Blog', subtitle: 'What the filings say, in words' },
  pricing: { name: 'Plans', subtitle: 'Hobby and Pro' },
  accuracy: { name: 'Accuracy', subtitle: 'Extracted statements against statements read by hand' },
  p: { name: 'Privacy and terms', subtitle: 'Privacy Policy and Terms of Service' },
}
const FOOT = 'Every figure opens its place in the filing.'

type Send = (reply: FastifyReply, card: Card) => Promise<FastifyReply>

const sender =
  (pictures: Pictures): Send =>
  async (reply, card) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('image/png')
      .send(await pictures.card(pageCardSvg(card)))

/** A company with its newest year that everybody may see. */
async function companyFigures(ctx: AppContext, cik: string) {
  const looking = { viewer: null, mode: ctx.settings.ACCESS }
  const company = await getCompany(ctx.db, cik)
  const { points } = await seriesOf(ctx.db, company, looking, { period: 'annual', basis: 'current', as_of: null })
  return {
    company,
    point: points.findLast((p) => !p.hidden && !p.failed_quality_check && p.total_revenue !== null) ?? null,
  }
}

/** Pages of the site, and lists. */
function siteCards(app: App, ctx: AppContext, send: Send): void {
  app.get(
    '/og/page/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: {
        summary: 'The link preview of a page',
        params: z.object({ file: pngOf(z.string().regex(/^[a-z]+$/)) }),
      },
    },
    async (request, reply) => {
      const page = PAGES[request.params.file]
      if (!page) throw notFound('Picture not found')
      const rows = await ctx.db.select().from(counters)
      const count = (name: string) => formatCount(rows.find((row) => row.name === name)?.n ?? 0)
      return send(reply, {
        ...page,
        figures: [
          { label: 'Companies', value: count('companies') },
          { label: 'Filings', value: count('filings') },
          { label: 'Passed quality checks', value: count('statements.passing') },
        ],
        foot: FOOT,
      })
    },
  )

  app.get(
    '/og/list/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: { summary: 'The link preview of a list', params: z.object({ file: pngOf(z.string().max(150)) }) },
    },
    async (request, reply) => {
      const list = await listCompanies(ctx.db, request.params.file)
      if (!list) throw notFound('Picture not found')
      return send(reply, {
        name: list.name,
        subtitle: list.description ?? 'A list of companies with their latest filings',
        figures: [
          { label: 'Companies', value: formatCount(list.count) },
          ...(list.latest ? [{ label: 'Latest filing', value: formatDate(list.latest) }] : []),
        ],
        foot: list.names.map(shortCompanyName).join(', '),
      })
    },
  )
}

/** One company, and several beside each other. */
function companyCards(app: App, ctx: AppContext, send: Send): void {
  app.get(
    '/og/company/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: { summary: 'The link preview of a company', params: z.object({ file: pngOf(cikParam) }) },
    },
    async (request, reply) => {
      const { company, point } = await companyFigures(ctx, request.params.file)
      return send(reply, {
        name: company.name,
        subtitle: [company.tickers[0], point?.period_code ?? 'income statements'].filter(Boolean).join(', '),
        figures: point
          ? [
              { label: 'Revenue', value: formatCompact(point.total_revenue, point.currency) },
              {
                label: lineName('net_income', point.net_income),
                value: formatCompact(point.net_income, point.currency),
              },
              { label: 'Net margin', value: formatPercent(point.net_margin) },
            ]
          : [],
        foot: FOOT,
      })
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
      const known = await Promise.all(ciks.map((cik) => findCompany(ctx.db, cik)))
      const names = known.flatMap((company) => (company ? [shortCompanyName(company.name)] : []))
      if (names.length === 0) throw notFound('Picture not found')
      const figures = await Promise.all(
        known.flatMap((company) => (company ? [companyFigures(ctx, company.cik)] : [])).slice(0, 3),
      )
      return send(reply, {
        name: names.join(', '),
        subtitle: 'Compared: revenue and income over the years',
        figures: figures.map(({ company, point }) => ({
          label: `${shortCompanyName(company.name)}${point ? `, revenue ${point.period_code}` : ''}`,
          value: point ? formatCompact(point.total_revenue, point.currency) : '-',
        })),
        foot: FOOT,
      })
    },
  )
}

export function pageCardRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  const send = sender(pictures)
  siteCards(app, ctx, send)
  companyCards(app, ctx, send)
}
