/** Logo info of companies and filings, and the stored images. */
import { DETAIL } from '@topline/core/api/details.ts'
import { accessionParam, cikParam } from '@topline/core/api/keys.ts'
import { logoInfo } from '@topline/core/api/wire.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf } from '../../http/viewer/guard.ts'
import { copyPicture, fetchLogo } from './fetch.ts'
import { findImage, type Logo, readFilingLogo, saveCompanyLogo, saveFilingLogo } from './service.ts'

const filingParams = z.object({ accession: accessionParam })
const logoBody = logoInfo.extend({
  url: z.string().max(2000).nullable(),
  is_logo: z.boolean().default(true),
  includes_name: z.boolean().default(false),
  alt_text: z.string().max(300).nullable().default(null),
})

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/filing/:accession/logo_info',
    {
      schema: { summary: 'The logo shown for a filing', params: filingParams, response: { 200: logoInfo.nullable() } },
    },
    async (request, reply) => {
      const logo = await readFilingLogo(ctx.db, request.params.accession)
      // An answer of `null` is JSON too; without this it would be sent as no content.
      return logo ?? reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(null)
    },
  )

  app.post(
    '/api/filing/:accession/logo_info',
    {
      schema: { summary: "Set a filing's logo", params: filingParams, body: logoBody, response: { 200: logoInfo } },
    },
    async (request) => {
      const logo = await withCopy(ctx, request.body)
      return saveFilingLogo(ctx, actorOf(request.user), request.params.accession, logo)
    },
  )

  app.post(
    '/api/company/:cik/logo_info',
    {
      schema: {
        summary: "Set a company's logo",
        params: z.object({ cik: cikParam }),
        body: logoBody,
        response: { 200: logoInfo },
      },
    },
    async (request) =>
      saveCompanyLogo(ctx, actorOf(request.user), request.params.cik, await withCopy(ctx, request.body)),
  )

  app.post(
    '/api/filing/:accession/fetch_logo',
    {
      schema: {
        summary: "Look for a logo on the company's web site",
        params: filingParams,
        body: z
          .object({ url: z.string().max(2000).nullish().describe('a page or picture to look at instead') })
          .nullish(),
        response: { 200: logoInfo },
      },
    },
    async (request) => {
      const { accession } = request.params
      const logo = await fetchLogo(ctx, accession, request.body?.url?.trim() || null)
      return saveFilingLogo(ctx, actorOf(request.user), accession, logo)
    },
  )

  app.get(
    '/logos/:sha256',
    { schema: { hide: true, params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }) } },
    async (request, reply) => {
      const image = await findImage(ctx.db, request.params.sha256)
      if (!image) throw new AppError('not-found', DETAIL.logoNotFound)
      return reply
        .type(image.content_type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(image.bytes))
    },
  )
}

/** A picture elsewhere is copied here first (decision 43). */
async function withCopy(ctx: AppContext, logo: Logo): Promise<Logo> {
  return logo.url !== null && /^https:/i.test(logo.url) ? { ...logo, url: await copyPicture(ctx, logo.url) } : logo
}
