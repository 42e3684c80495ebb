/** The dated measurements, the board of the shipped truth files, and what the checks say of this site's own statements. */
import { readFile } from 'node:fs/promises'
import { accuracyAnswer, accuracyBoard } from '@topline/core/api/accuracy/accuracy.ts'
import { unseenFile } from '@topline/core/api/accuracy/unseen.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import { filings, statements } from '../../db/schema.ts'
import type { App } from '../../http/app-types.ts'

const BOARD = new URL('../../../../../samples/accuracy.json', import.meta.url)
const UNSEEN = new URL('../../../../../samples/unseen.json', import.meta.url)

export function routes(app: App, ctx: AppContext): void {
  // Grouping all current statements is a scan: once a minute is enough for a page of counts.
  const site = new LRUCache<'site', Awaited<ReturnType<typeof countBySource>>>({ max: 1, ttl: 60_000 })

  async function countBySource() {
    const rows = await ctx.db
      .select({
        form_type: filings.form_type,
        engine: statements.engine,
        statements: sql<number>`count(*)::int`,
        passing_qc: sql<number>`(count(*) filter (where ${statements.qc_passed}))::int`,
      })
      .from(statements)
      .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
      .where(and(statements.is_current, isNotNull(statements.qc_passed)))
      .groupBy(filings.form_type, statements.engine)
      .orderBy(filings.form_type, statements.engine)
    return rows
  }

  app.get(
    '/api/accuracy',
    { schema: { summary: 'How right the engine is, and what QC says here', response: { 200: accuracyAnswer } } },
    async () => {
      const counted = site.get('site') ?? (await countBySource())
      site.set('site', counted)
      return { unseen: await shipped(UNSEEN, unseenFile), board: await shipped(BOARD, accuracyBoard), site: counted }
    },
  )
}

/** Null in an installation that was made without the samples. */
async function shipped<T>(file: URL, schema: { parse: (value: unknown) => T }): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
