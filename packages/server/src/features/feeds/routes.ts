/** Atom feeds, sitemap and robots: for machines without a session, so with what everybody may see (decisions 34, 52 and 59). */

import { DETAIL } from '@topline/core/api/details.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { escapeXml } from '@topline/core/format/markup.ts'
import { comparedCurrency, screenQuery } from '@topline/core/screen/screen.ts'
import { conditionInWords } from '@topline/core/screen/words.ts'
import { isRelease } from '@topline/core/statement/release-form.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { getCompany } from '../companies/service.ts'
import { type FilingCard, filingCards } from '../filings/cards.ts'
import { viewFiling } from '../filings/view.ts'
import { findList } from '../lists/queries.ts'
import { addressOf as listAddress } from '../lists/view.ts'
import { faceOf } from '../posts/face.ts'
import { filingsOfPosts, type PostFiling, postPage } from '../posts/queries.ts'
import { viewListed } from '../posts/view.ts'
import { screenParameters } from '../screener/asked.ts'
import { askedScreen, filingsOfScreen } from '../screener/service.ts'
import { type AtomEntry, atomText } from './atom.ts'
import { feedFilings, sitemapRows } from './queries.ts'

const ENTRIES = 40
const PAGES = ['/', '/companies', '/lists', '/blogs', '/pricing', '/accuracy', '/read', '/screener', '/p']

/** Feeds of new filings and posts. */
function feedRoutes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')

  const entriesOf = async (accessions: string[]) =>
    (await filingCards(ctx.db, accessions)).map((card) => entryOf(card, site, ctx))
  const entries = async (of: { cik?: string; listId?: number }) => entriesOf(await feedFilings(ctx.db, of, ENTRIES))

  const send = (reply: FastifyReply, path: string, page: string, title: string, list: AtomEntry[], isShared = false) =>
    reply
      .type('application/atom+xml; charset=utf-8')
      // What somebody shares ends when they say so.
      .header('cache-control', isShared ? 'private, no-store' : 'public, max-age=300')
      .send(atomText({ id: `${site}${path}`, title, self: `${site}${path}`, href: `${site}${page}`, entries: list }))

  app.get('/feed.xml', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, '/feed.xml', '/', 'Topline: recent filings', await entries({})),
  )

  app.get(
    '/company/:cik/feed.xml',
    { schema: { hide: true, params: z.object({ cik: cikParam }) } },
    async (request, reply) => {
      const { cik } = request.params
      const { name } = await getCompany(ctx.db, cik)
      return send(reply, `/company/${cik}/feed.xml`, `/company/${cik}`, `Topline: ${name}`, await entries({ cik }))
    },
  )

  app.get(
    '/list/:slug/feed.xml',
    { schema: { hide: true, params: z.object({ slug: z.string().max(200) }) } },
    async (request, reply) => {
      // Feed readers have no session: an own list is read under the address that it is shared by.
      const list = await findList(ctx.db, request.params.slug, null)
      if (!list) throw notFound(DETAIL.listNotFound)
      const path = `/list/${listAddress(list, null)}`
      return send(
        reply,
        `${path}/feed.xml`,
        path,
        `Topline: ${list.name}`,
        await entries({ listId: list.id }),
        list.owner_id !== null,
      )
    },
  )

  app.get('/screener/feed.xml', { schema: { hide: true, querystring: screenParameters } }, async (request, reply) => {
    const { query } = request
    const screen = askedScreen((name) => query[name as keyof typeof query])
    const visitor = { viewer: null, mode: ctx.settings.ACCESS }
    const asked = { today: utcDate(ctx.now()), limit: ENTRIES }
    const list = await entriesOf(await filingsOfScreen(ctx.db, visitor, screen, asked))
    const words = screen.where.map((one) => conditionInWords(one, comparedCurrency(screen).currency)).join(', ')
    const [text, title] = [screenQuery(screen), `Topline: ${words || 'screener'}`]
    const asks = text && `?${text}`
    return send(reply, `/screener/feed.xml${asks}`, `/screener${asks}`, title, list, screen.list !== null)
  })

  app.get('/blogs/feed.xml', { schema: { hide: true } }, async (_request, reply) => {
    const { rows } = await postPage(ctx.db, { skip: 0, limit: ENTRIES }, { published: true, accession_number: null })
    const related = await filingsOfPosts(
      ctx.db,
      rows.map((row) => row.id),
    )
    const visitor = { looking: { viewer: null, mode: ctx.settings.ACCESS }, timeZone: ctx.settings.TIME_ZONE }
    const list = rows.map((row): AtomEntry => {
      const post = viewListed(row, related, visitor)
      const href = `${site}/blogs/${post.slug}`
      // The number stays when the name changes.
      const id = `${site}/blogs/${post.id}`
      return { id, title: post.title, updated: post.published_at ?? post.created_at, href, summary: post.excerpt ?? '' }
    })
    return send(reply, '/blogs/feed.xml', '/blogs', 'Topline: blog posts', list)
  })
}

/** What search engines read. */
function robotRoutes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await sitemapRows(ctx.db)
    const related = await filingsOfPosts(
      ctx.db,
      rows.posts.map((row) => row.id),
    )
    const own = new Map<number, PostFiling[]>()
    for (const one of related) own.set(one.post_id, [...(own.get(one.post_id) ?? []), one])
    const visitor = { viewer: null, mode: ctx.settings.ACCESS }
    const urls: [string, string | null][] = [
      ...PAGES.map((path): [string, null] => [path, null]),
      ...rows.companies.map((row): [string, string | null] => [`/company/${row.cik}`, row.at]),
      ...rows.lists.map((row): [string, null] => [`/list/${row.slug}`, null]),
      ...rows.posts.map((row): [string, string] => [
        `/blogs/${faceOf(row, own.get(row.id) ?? [], visitor).slug}`,
        row.at.toISOString(),
      ]),
      ...rows.filings.map((row): [string, string] => [addressOf(row.accession, row.is_release), row.at]),
    ]
    const body = urls.map(
      ([path, at]) => `<url><loc>${escapeXml(site + path)}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body.join('\n')}\n</urlset>\n`,
      )
  })

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...['/api/', '/auth/', '/payment/', '/account', '/following', '/admin/'].map((path) => `Disallow: ${path}`),
          `Sitemap: ${site}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}

export function routes(app: App, ctx: AppContext): void {
  feedRoutes(app, ctx)
  robotRoutes(app, ctx)
}

/** Figures only where everybody may see them and QC passed: a feed cannot carry the mark of a failed check. */
function entryOf(card: FilingCard, site: string, ctx: AppContext): AtomEntry {
  const filing = viewFiling(card, { viewer: null, mode: ctx.settings.ACCESS })
  const s = filing.income_statement
  const href = `${site}${addressOf(card.accession_number, isRelease(card.form_type))}`
  const isQuotable = s?.user_has_permission_to_view === true && s.failed_quality_check === false
  const figures = isQuotable
    ? `Revenue ${money(s.total_revenue, s)}, ${lineName('net_income', s.net_income).toLowerCase()} ${money(s.net_income, s)}.`
    : `Open the ${isRelease(card.form_type) ? 'release' : 'filing'} to read its income statement.`
  return {
    id: href,
    title: isRelease(card.form_type)
      ? `${card.company_name}: results released${s ? ` for ${s.period_code}` : ''}`
      : `${card.company_name}: ${card.form_type}${s ? ` for ${s.period_code}` : ''}`,
    updated: `${card.filing_date}T00:00:00Z`,
    href,
    summary: `${isRelease(card.form_type) ? 'Released, unaudited,' : 'Filed'} ${card.filing_date}. ${figures}`,
  }
}

const addressOf = (accession: string, isReleased: boolean): string =>
  `/${isReleased ? 'release' : 'filing'}/${accession}`

function money(value: number | null, s: { currency: string; revenue_units_number: number }): string {
  return formatCompact(value === null ? null : value * s.revenue_units_number, s.currency)
}
