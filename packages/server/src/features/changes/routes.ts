/** What changed since the year before: the bridge for who may read the statement, the words for everybody, as the filing is. */
import {
  filingChanges as changesAnswer,
  type TextChanges,
  textChanges as textAnswer,
} from '@topline/core/api/filings/changes.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { SECTION_IDS, SECTION_NAMES, type SectionId } from '@topline/core/changes/sections.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import { filingDocuments } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingChanges, yearBefore } from './service.ts'
import type { ComparedSection, GivenDocument } from './text.ts'

const TEXT = new URL('./text.ts', import.meta.url).href

export function routes(app: App, ctx: AppContext): void {
  const documents = openDocuments(ctx.settings)

  async function mainDocument(accession: string): Promise<GivenDocument | null> {
    const [found] = await ctx.db
      .select({ key: filingDocuments.storage_key, name: filingDocuments.name })
      .from(filingDocuments)
      .where(and(eq(filingDocuments.accession_number, accession), eq(filingDocuments.is_main, true)))
      .limit(1)
    return found ? { bytes: await documents.read(found.key), isText: /\.txt$/i.test(found.name) } : null
  }

  async function compared(accession: string, asked: SectionId | null): Promise<TextChanges> {
    const before = await yearBefore(ctx.db, accession)
    const [now, then] = await Promise.all([
      mainDocument(accession),
      before ? mainDocument(before.accession_number) : null,
    ])
    if (!now) throw notFound('Document not found')
    const found = await ctx.threads.run<ComparedSection>(TEXT, 'compareSection', [now, then, asked])
    return {
      year_before: then ? before : null,
      section: found.section,
      sections: SECTION_IDS.map((id) => ({
        id,
        name: SECTION_NAMES[id],
        is_here: found.here.includes(id),
        was_there: found.there.includes(id),
      })),
      paragraphs: found.paragraphs,
    }
  }

  app.get(
    '/api/filing/:accession/changes',
    {
      config: KEPT,
      schema: {
        summary: 'Net income from the year before to this year, line by line',
        params: z.object({ accession: accessionParam }),
        response: { 200: changesAnswer },
      },
    },
    async (request) => filingChanges(ctx.db, request.params.accession, lookingOf(ctx, request)),
  )

  app.get(
    '/api/filing/:accession/text-changes',
    {
      config: { ...KEPT, limit: LIMITS.selector },
      schema: {
        summary: 'A section of a filing beside the same one of the year before, paragraph by paragraph',
        params: z.object({ accession: accessionParam }),
        querystring: z.object({ section: z.enum(SECTION_IDS).optional().catch(undefined) }),
        response: { 200: textAnswer },
      },
    },
    async (request) => compared(request.params.accession, request.query.section ?? null),
  )
}
