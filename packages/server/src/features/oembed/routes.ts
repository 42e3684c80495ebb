/** oEmbed (oembed.com) for filings: other sites turn a link to a filing into its income flow. */
import { DETAIL } from '@topline/core/api/details.ts'
import { withDashes } from '@topline/core/api/keys.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { filings } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'
import { AppError, notFound } from '../../http/errors.ts'

const WIDTH = 800
const RATIO = 0.66
/** Below that the drawing cannot be read. */
const NARROWEST = 320

const size = z.coerce.number().int().min(1).max(4000).optional()
const oembed = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number(),
  html: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
})

export function routes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  app.get(
    '/api/oembed',
    {
      schema: {
        summary: 'oEmbed of a filing’s page',
        querystring: z.object({
          url: z.string().max(500),
          format: z.string().max(10).optional(),
          maxwidth: size,
          maxheight: size,
        }),
        response: { 200: oembed },
      },
    },
    async (request) => {
      const { url, format, maxwidth = WIDTH, maxheight = 4000 } = request.query
      if (format !== undefined && format !== 'json') throw new AppError('invalid', 'Only json is answered')
      const accession = accessionIn(url, site)
      if (!accession) throw notFound(DETAIL.filingNotFound)
      const [filing] = await ctx.db
        .select({ name: filings.company_name, form_type: filings.form_type, filing_date: filings.filing_date })
        .from(filings)
        .where(eq(filings.accession_number, accession))
      if (!filing) throw notFound(DETAIL.filingNotFound)
      const width = Math.max(NARROWEST, Math.min(maxwidth, WIDTH))
      const height = Math.min(maxheight, Math.round(width * RATIO) + 60)
      const src = `${site}/embed/filing/${accession}`
      const title = `${filing.name}, ${filing.form_type} filed ${filing.filing_date}`
      return {
        type: 'rich' as const,
        version: '1.0' as const,
        title,
        provider_name: 'Topline',
        provider_url: site,
        cache_age: 86_400,
        html: `<iframe src="${src}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy" sandbox="allow-popups"></iframe>`,
        width,
        height,
        thumbnail_url: `${site}/og/filing/${accession}.png`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      }
    },
  )
}

/** Of an address of this site's own filing or source page; null for any other. */
function accessionIn(address: string, site: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const own = new URL(site)
  const [, accession] = /^\/(?:embed\/)?(?:filing|source)\/([\d-]{18,20})\/?$/.exec(url.pathname) ?? []
  return url.host === own.host && accession ? withDashes(accession) : null
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
