/** The business-terms and section views: a filing's HTML with phrases marked (decisions 31 and 45). Public. */
import { DETAIL } from '@topline/core/api/details.ts'
import { filingHtml } from '@topline/core/api/filings/filing-html.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import { filingDocuments, filings } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { BUSINESS_TERMS, type MarkedDocument } from './phrases.ts'

const PHRASES = new URL('./phrases.ts', import.meta.url).href

export function routes(app: App, ctx: AppContext): void {
  const documents = openDocuments(ctx.settings)

  async function marked(accession: string, selector: string) {
    const [filing] = await ctx.db
      .select({ accession_number: filings.accession_number })
      .from(filings)
      .where(eq(filings.accession_number, accession))
    if (!filing) throw notFound(DETAIL.filingNotFound)
    const [found] = await ctx.db
      .select()
      .from(filingDocuments)
      .where(and(eq(filingDocuments.accession_number, accession), eq(filingDocuments.is_main, true)))
      .limit(1)
    if (!found) throw notFound('Document not found')
    const bytes = await documents.read(found.storage_key)
    const isText = /\.txt$/i.test(found.name)
    const shown = await ctx.threads.run<MarkedDocument>(PHRASES, 'markPhrases', [bytes, selector, isText])
    return { ...shown, selector }
  }

  app.get(
    '/api/filing/:accession/bts',
    {
      config: { limit: LIMITS.selector },
      schema: {
        summary: "The filing's HTML with the business terms marked",
        params: z.object({ accession: accessionParam }),
        response: { 200: filingHtml },
      },
    },
    async (request) => marked(request.params.accession, BUSINESS_TERMS),
  )

  app.get(
    '/api/filing/:accession/bts_selector',
    {
      config: { limit: LIMITS.selector },
      schema: {
        summary: "The filing's HTML with the phrases of a selector marked and counted",
        params: z.object({ accession: accessionParam }),
        querystring: z.object({ selector: z.string().max(1000).default('') }),
        response: { 200: filingHtml },
      },
    },
    async (request) => marked(request.params.accession, request.query.selector),
  )
}
