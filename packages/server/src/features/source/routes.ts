/** The document of a filing, sanitised, with one cell marked (decisions 41 and 45). Public, as the filing is. */
import { createHash } from 'node:crypto'
import { columnHeading, printedRow } from '@topline/core/api/filings/filing-html.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import type { ShownDocument } from '@topline/core/source/document.ts'
import type { PrintedRow } from '@topline/core/source/printed-row.ts'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import { packDocument } from '../../clients/documents/packing.ts'
import type { AppContext } from '../../context.ts'
import { filingDocuments } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'

const COLUMN = new URL('./column.ts', import.meta.url).href
const SANITISE = new URL('./sanitise.ts', import.meta.url).href
/** Part of the ETag: raised when what is let through changes. */
const VERSION = 4

/** Nothing loads, nothing runs, nothing is submitted; also when the page is opened outside its frame. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

const atParam = z
  .string()
  .regex(/^\d{1,9}-\d{1,9}$/)
  .transform((text) => {
    const [start = 0, end = 0] = text.split('-').map(Number)
    return { start, end }
  })
  .refine((at) => at.start < at.end && at.end - at.start <= 10_000)

/** Cells that are outlined: those of a statement, as the page that asks knows them. */
const cellsParam = z
  .string()
  .max(8_000)
  .regex(/^\d{1,9}-\d{1,9}(?:,\d{1,9}-\d{1,9}){0,299}$/)
  .transform((text) =>
    text.split(',').map((cell) => {
      const [start = 0, end = 0] = cell.split('-').map(Number)
      return { start, end }
    }),
  )

/** A document by its name, else the main one. @throws 404 */
async function documentOf(ctx: AppContext, accession: string, doc: string | undefined) {
  const [found] = await ctx.db
    .select()
    .from(filingDocuments)
    .where(
      and(
        eq(filingDocuments.accession_number, accession),
        doc === undefined ? undefined : eq(filingDocuments.name, doc),
      ),
    )
    .orderBy(desc(filingDocuments.is_main))
    .limit(1)
  if (!found) throw notFound('Document not found')
  return found
}

export function routes(app: App, ctx: AppContext): void {
  asFiled(app, ctx)
  printedRows(app, ctx)
  const documents = openDocuments(ctx.settings)

  app.get(
    '/api/filing/:accession/document',
    {
      schema: {
        summary: 'A document of a filing as a page, with the cell at a byte range marked and others outlined',
        params: z.object({ accession: accessionParam }),
        // An address may be old or typed: a range that is none shows the document from its beginning.
        querystring: z.object({
          doc: z.string().max(200).optional(),
          at: atParam.optional().catch(undefined),
          cells: cellsParam.optional().catch(undefined),
        }),
      },
    },
    async (request, reply) => {
      const { doc, at, cells } = request.query
      const found = await documentOf(ctx, request.params.accession, doc)
      const marked = createHash('sha256')
        .update(JSON.stringify([at, cells]))
        .digest('hex')
        .slice(0, 16)
      const etag = `"${found.sha256.slice(0, 32)}-${VERSION}-${marked}"`
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=300')
        // With its cells outlined the page around it reads where they stand; nothing runs in it all the same.
        .header('content-security-policy', cells ? `${POLICY} allow-same-origin` : POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
      // In its sandbox the page has no origin: asking for a cluster of its own only makes the console complain.
      reply.raw.removeHeader('origin-agent-cluster')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const bytes = await documents.read(found.storage_key)
      const shown = await ctx.threads.run<ShownDocument>(SANITISE, 'showDocument', [
        bytes,
        at ?? null,
        /\.txt$/i.test(found.name) && found.is_main,
        cells ?? [],
      ])
      return reply.type(`text/html; charset=${shown.charset}`).send(Buffer.from(shown.html))
    },
  )
  app.get(
    '/api/filing/:accession/column',
    {
      schema: {
        summary: 'The heading that a filing prints above the cell at a byte range, and the size of the document',
        params: z.object({ accession: accessionParam }),
        querystring: z.object({ doc: z.string().max(200).optional(), at: atParam }),
        response: { 200: columnHeading },
      },
    },
    async (request, reply) => {
      const { doc, at } = request.query
      const found = await documentOf(ctx, request.params.accession, doc)
      reply.header('cache-control', 'public, max-age=300')
      const bytes = await documents.read(found.storage_key)
      return { heading: await ctx.threads.run<string | null>(COLUMN, 'columnOf', [bytes, at]), size: bytes.length }
    },
  )
}

/** The row that prints a figure, so that its proof costs no page. */
function printedRows(app: App, ctx: AppContext): void {
  const documents = openDocuments(ctx.settings)
  app.get(
    '/api/filing/:accession/row',
    {
      schema: {
        summary: 'The row of a filing that prints the figure at a byte range, with what stands above it',
        params: z.object({ accession: accessionParam }),
        querystring: z.object({ doc: z.string().max(200).optional(), at: atParam }),
        response: { 200: printedRow },
      },
    },
    async (request, reply) => {
      const { doc, at } = request.query
      const found = await documentOf(ctx, request.params.accession, doc)
      reply.header('cache-control', 'public, max-age=300')
      const bytes = await documents.read(found.storage_key)
      return { row: await ctx.threads.run<PrintedRow | null>(COLUMN, 'rowOf', [bytes, at]) }
    },
  )
}

/** The bytes themselves, for who reads the filing elsewhere, the page that reads in the browser among them. */
function asFiled(app: App, ctx: AppContext): void {
  const documents = openDocuments(ctx.settings)
  app.get(
    '/api/filing/:accession/as-filed',
    {
      schema: {
        summary: 'The main document of a filing byte for byte as it was filed, packed with gzip',
        params: z.object({ accession: accessionParam }),
      },
    },
    async (request, reply) => {
      const { accession } = request.params
      const found = await documentOf(ctx, accession, undefined)
      const etag = `"${found.sha256.slice(0, 32)}-gz"`
      reply.header('etag', etag).header('cache-control', 'public, max-age=86400')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const packed = await packDocument(await documents.read(found.storage_key))
      // A file to keep, never a page: the filing's HTML would run with this site's origin.
      return reply
        .type('application/gzip')
        .header(
          'content-disposition',
          `attachment; filename="${accession}${/\.txt$/i.test(found.name) ? '.txt' : '.htm'}.gz"`,
        )
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(packed)
    },
  )
}
