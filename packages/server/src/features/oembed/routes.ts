/** oEmbed (oembed.com) for filings and posts: other sites turn a link to a filing into its income flow. */

import { DETAIL } from '@topline/core/api/details.ts'
import { withDashes } from '@topline/core/api/keys.ts'
import { escapeMarkup } from '@topline/core/format/markup.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { filings } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { faceOf } from '../posts/face.ts'
import { filingsOfPosts, postByKey } from '../posts/queries.ts'

const WIDTH = 800
const RATIO = 0.66
/** The line with the link under the drawing. */
const FOOT = 60
/** Below that the drawing cannot be read: a link is answered instead of a frame. */
const NARROWEST = 320
const PICTURE = { width: 1200, height: 630 }

const size = z.coerce.number().int().min(1).max(4000).optional()
const common = {
  version: z.literal('1.0'),
  title: z.string(),
  author_name: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number(),
  // All three or none: a picture that is larger than asked for may not be named.
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
}
const oembed = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rich'), ...common, html: z.string(), width: z.number(), height: z.number() }),
  z.object({ type: z.literal('link'), ...common }),
])

interface Bounds {
  maxwidth?: number | undefined
  maxheight?: number | undefined
}

export function routes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  app.get(
    '/api/oembed',
    {
      schema: {
        summary:
          'oEmbed of a filing’s page (its income flow in a frame) or of a published post (a link with its picture)',
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
      const { url, format, ...bounds } = request.query
      if (format !== undefined && format !== 'json') throw new AppError('not-implemented', 'Only json is answered')
      const path = pathIn(url, site)
      const [, accession] = /^\/(?:embed\/)?(?:filing|source)\/(\d{18}|[\d-]{20})$/.exec(path) ?? []
      if (accession) return ofFiling(withDashes(accession), bounds)
      const [, post] = /^\/blogs\/([\w-]{1,200})$/.exec(path) ?? []
      if (post) return ofPost(post, bounds)
      throw notFound(DETAIL.filingNotFound)
    },
  )

  async function ofFiling(accession: string, bounds: Bounds) {
    const [filing] = await ctx.db
      .select({ name: filings.company_name, form_type: filings.form_type, filing_date: filings.filing_date })
      .from(filings)
      .where(eq(filings.accession_number, accession))
    if (!filing) throw notFound(DETAIL.filingNotFound)
    const title = `${filing.name}, ${filing.form_type} filed ${filing.filing_date}`
    const facts = { ...factsOf(title), ...pictureWithin(`/og/filing/${accession}.png`, bounds) }
    const frame = frameWithin(bounds)
    if (!frame) return { type: 'link' as const, ...facts }
    const src = `${site}/embed/filing/${accession}`
    return {
      type: 'rich' as const,
      ...facts,
      html: `<iframe src="${src}" width="${frame.width}" height="${frame.height}" title="${escapeMarkup(title)}" style="border:0" loading="lazy" sandbox="allow-scripts allow-popups"></iframe>`,
      ...frame,
    }
  }

  /** As a visitor sees it: no figure for subscribers stands in its title (decision 59). */
  async function ofPost(key: string, bounds: Bounds) {
    const row = await postByKey(ctx.db, key)
    if (row?.status !== 'published') throw notFound('Blog post not found')
    const own = await filingsOfPosts(ctx.db, [row.id])
    const { title } = faceOf(row, own, { viewer: null, mode: ctx.settings.ACCESS })
    const picture = pictureWithin(`/og/blog/${row.id}.png`, bounds)
    return { type: 'link' as const, ...factsOf(title), author_name: 'Topline', ...picture }
  }

  function factsOf(title: string) {
    return {
      version: '1.0' as const,
      title,
      provider_name: 'Topline',
      provider_url: site,
      // What everybody may see of it may change: an admin may protect it.
      cache_age: 86_400,
    }
  }

  function pictureWithin(path: string, { maxwidth = PICTURE.width, maxheight = PICTURE.height }: Bounds) {
    if (maxwidth < PICTURE.width || maxheight < PICTURE.height) return {}
    return {
      thumbnail_url: `${site}${path}`,
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
    }
  }
}

/** The largest frame within the bounds; null = none that can be read. */
function frameWithin({ maxwidth = WIDTH, maxheight }: Bounds): { width: number; height: number } | null {
  const byHeight = maxheight === undefined ? WIDTH : Math.floor((maxheight - FOOT) / RATIO)
  const width = Math.min(maxwidth, WIDTH, byHeight)
  if (width < NARROWEST) return null
  const height = Math.round(width * RATIO) + FOOT
  return { width, height: maxheight === undefined ? height : Math.min(height, maxheight) }
}

/** Of an address of this site; '' for any other. */
function pathIn(address: string, site: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  return url.host === new URL(site).host ? url.pathname.replace(/\/$/, '') : ''
}
