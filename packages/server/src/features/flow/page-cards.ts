/** Link previews of pages that are no statement: what everybody may see, whoever asks (decision 61). */

import { pageCardSvg } from '@topline/core/flow/drawing/card.ts'
import { formatCount } from '@topline/core/format/amount.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { counters } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { listCompanies } from '../lists/queries.ts'
import { companyCardRoutes } from './company-cards.ts'
import { FOOT, pngOf, type SendCard } from './link-card.ts'
import type { Pictures } from './pictures.ts'
import { screenCardRoutes } from './screen-card.ts'

type Card = Parameters<typeof pageCardSvg>[0]

const PAGES: Readonly<Record<string, { name: string; subtitle: string }>> = {
  home: { name: 'Earnings you can trust', subtitle: 'Income statements, every figure linked to its filing' },
  companies: { name: 'All Companies', subtitle: 'Companies with their latest filing' },
  lists: { name: 'Lists', subtitle: 'Companies by theme, with their latest filings' },
  blogs: { name: 'Blog', subtitle: 'What the filings say, in words' },
  pricing: { name: 'Plans', subtitle: 'Hobby and Pro' },
  accuracy: { name: 'Accuracy', subtitle: 'Extracted statements against statements read by hand' },
  p: { name: 'Privacy and terms', subtitle: 'Privacy Policy and Terms of Service' },
}

type Send = (reply: FastifyReply, card: Card) => Promise<FastifyReply>

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

export function pageCardRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  const send: SendCard = async (reply, svg) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('image/png')
      .send(await pictures.card(svg))
  siteCards(app, ctx, (reply, card) => send(reply, pageCardSvg(card)))
  companyCardRoutes(app, ctx, send)
  screenCardRoutes(app, ctx, send)
}
