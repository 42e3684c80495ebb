/**
 * Documents into the search: each is read and cut in a worker thread, and its passages are written a few at a time, so
 * that the embedded database, which does one thing at a time, never keeps a page waiting for more than one short
 * statement; after each it rests, since pages matter more (`rest-after.ts`). Safe to run again and to be killed: a
 * document counts as indexed when its last passage is stored.
 */
import { PASSAGES_VERSION, type Passage } from '@topline/core/filing/passages.ts'
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { DocumentStore } from '../../clients/documents/documents.ts'
import type { AppContext } from '../../context.ts'
import { isDiskFull } from '../../db/disk-full.ts'
import type { Db } from '../../db/open.ts'
import { filingDocuments, filingPassages, filings } from '../../db/schema.ts'
import { restAfter } from './rest-after.ts'

export interface IndexContext extends Pick<AppContext, 'db' | 'database' | 'threads' | 'log'> {
  documents: DocumentStore
}

const CUTTER = new URL('./cut-passages.ts', import.meta.url).href
/** Characters of one statement: about 10 ms of the embedded database, mostly for the words and their index. */
const AT_ONCE = 6_000

interface Waiting {
  accession_number: string
  name: string
  storage_key: string
  base_form: string
  filing_date: string
}

const isWaiting = or(isNull(filingDocuments.indexed_version), lt(filingDocuments.indexed_version, PASSAGES_VERSION))

/** Documents that are not searchable yet, newest filings first. */
async function waitingDocuments(db: Db, limit: number): Promise<Waiting[]> {
  return db
    .select({
      accession_number: filingDocuments.accession_number,
      name: filingDocuments.name,
      storage_key: filingDocuments.storage_key,
      base_form: filings.base_form,
      filing_date: filings.filing_date,
    })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.accession_number, filingDocuments.accession_number))
    .where(isWaiting)
    .orderBy(desc(filings.filing_date), asc(filings.accession_number), asc(filingDocuments.name))
    .limit(limit)
}

/**
 * Indexes documents that wait, newest filings first.
 * @param most documents at most
 * @returns the number of documents done; fewer than `most` = none is left but those that failed
 */
export async function indexWaiting(ctx: IndexContext, most = 1_000): Promise<number> {
  let done = 0
  const failed = new Set<string>()
  while (done < most) {
    const found = await waitingDocuments(ctx.db, most + failed.size)
    const rest = found.filter((one) => !failed.has(one.storage_key)).slice(0, most - done)
    if (rest.length === 0) break
    for (const document of rest) {
      try {
        await indexDocument(ctx, document)
        done += 1
      } catch (err) {
        if (isDiskFull(err)) return done // the others would fail alike
        // It stays waiting and is tried again with the next round; the others go on.
        failed.add(document.storage_key)
        ctx.log.warn({ err, accession: document.accession_number, document: document.name }, 'indexing')
      }
    }
  }
  return done
}

async function indexDocument(ctx: IndexContext, document: Waiting): Promise<void> {
  const { accession_number, name, base_form, filing_date } = document
  const bytes = await ctx.documents.read(document.storage_key)
  const isText = /\.txt$/i.test(name)
  const passages = await ctx.threads.run<Passage[]>(CUTTER, 'cutPassages', [bytes, isText])
  const here = and(eq(filingPassages.accession_number, accession_number), eq(filingPassages.document, name))
  await ctx.db.delete(filingPassages).where(here)
  for (const rows of inBatches(passages)) {
    const began = performance.now()
    await ctx.db.execute(sql`
      insert into filing_passages
        (accession_number, document, position, section, text, start_byte, end_byte, base_form, filing_date)
      select ${accession_number}, ${name}, p.position, p.section, p.text, p.start, p."end", ${base_form}, ${filing_date}::date
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as p (position int, section text, text text, start int, "end" int)
      on conflict do nothing`)
    await restAfter(ctx.database, performance.now() - began)
  }
  await ctx.db
    .update(filingDocuments)
    .set({ indexed_version: PASSAGES_VERSION })
    .where(and(eq(filingDocuments.accession_number, accession_number), eq(filingDocuments.name, name)))
}

/** Passages with their positions, so many at once that their text stays below AT_ONCE; one at least. */
function* inBatches(passages: readonly Passage[]): Generator<(Passage & { position: number })[]> {
  let batch: (Passage & { position: number })[] = []
  let length = 0
  for (const [position, passage] of passages.entries()) {
    const size = passage.section.length + passage.text.length
    if (batch.length > 0 && length + size > AT_ONCE) {
      yield batch
      batch = []
      length = 0
    }
    batch.push({ ...passage, section: clean(passage.section), text: clean(passage.text), position })
    length += size
  }
  if (batch.length > 0) yield batch
}

/** NUL cannot stand in the database. */
const clean = (text: string): string => text.replaceAll('\0', '')
