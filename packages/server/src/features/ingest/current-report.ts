/**
 * Current reports (8-K, 6-K) on their way in. Results are furnished under item 2.02 of an 8-K, item 12 before August
 * 2004 (release 33-8400); companies also put them under 7.01 or 8.01, then 9 or 5, and a 6-K has no items. What may hold
 * results is looked into before it is stored; what cannot is not fetched at all.
 */
import { eq, inArray } from 'drizzle-orm'
import type { Edgar, FilingDocument, SubmittedFiling } from '../../clients/edgar/edgar.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { passedOver } from '../../db/schema.ts'
import type { FetchedDocument } from '../analyses/read-release.ts'
import { releaseForm } from '../records/forms.ts'
import type { Exhibit } from './store.ts'

const OF_RESULTS = new Set(['2.02', '12'])
const PERHAPS = new Set(['7.01', '8.01', '9', '5'])
/** A release has one to three; nine were filed with the results of a group and its companies. */
const MOST_EXHIBITS = 10
/** What the engine reads at most. */
const LARGEST = 64 * 1024 * 1024

type Outlook = 'results' | 'perhaps' | 'none'

/** What a current report's form and items promise. */
export function outlookOf({ form_type, items }: Pick<SubmittedFiling, 'form_type' | 'items'>): Outlook {
  if (releaseForm(form_type) === '6-K') return 'perhaps'
  if (items.some((item) => OF_RESULTS.has(item))) return 'results'
  return items.some((item) => PERHAPS.has(item)) ? 'perhaps' : 'none'
}

/** Why one without results under its items is passed over. */
export function withoutResults(items: readonly string[]): string {
  if (items.length === 0) return 'The list of the filer names no items of this report'
  return `Under item ${items.join(', ')} no results are reported`
}

/** The exhibits 99 that can be read, in the order of the index; without types, by their names. */
function wantedOf(index: readonly FilingDocument[], main: string): FilingDocument[] {
  return index
    .filter(({ name, type, size }) => {
      const isExhibit = type === null ? /(?:ex|exhibit)[-_.]?99|x99/i.test(name) : /^EX-99(\D|$)/.test(type)
      return isExhibit && name !== main && /\.(html?|txt)$/i.test(name) && (size ?? 0) <= LARGEST
    })
    .slice(0, MOST_EXHIBITS)
}

/** Those of them that EDGAR has, and when it took the report in, as its index tells. */
export async function fetchExhibits99(
  edgar: Edgar,
  cik: string,
  { accession_number }: SubmittedFiling,
  main: string,
): Promise<{ exhibits: Exhibit[]; accepted_at: string | null }> {
  const index = await edgar.filingIndex(cik, accession_number)
  const found: Exhibit[] = []
  for (const { name, type } of wantedOf(index?.documents ?? [], main)) {
    const bytes = await edgar.document(cik, accession_number, name)
    if (bytes) found.push({ name, type, bytes })
  }
  return { exhibits: found, accepted_at: index?.accepted_at ?? null }
}

const READER = new URL('../analyses/read-release.ts', import.meta.url).href
const READ_TIMEOUT_MS = 60_000

/** Why none of the documents holds results, in one sentence; null where one does. Read in a worker thread. */
export async function whyNoResults(
  ctx: Pick<AppContext, 'threads'>,
  filing: Pick<SubmittedFiling, 'form_type' | 'items'> & { cik: string },
  documents: readonly FetchedDocument[],
): Promise<string | null> {
  const { form_type, items, cik } = filing
  const report = { form_type, cik, items: items.length > 0 ? items : null }
  return ctx.threads.run<string | null>(READER, 'whyNoRelease', [documents, report], { timeoutMs: READ_TIMEOUT_MS })
}

/** Notes that a current report holds nothing, so that no round asks for it again. */
export async function rememberPassedOver(
  db: Db,
  report: { accession_number: string; cik: string; form_type: string; filing_date: string; reason: string },
): Promise<void> {
  const { reason, form_type } = report
  await db
    .insert(passedOver)
    .values(report)
    .onConflictDoUpdate({ target: passedOver.accession_number, set: { reason, form_type } })
}

export async function forgetPassedOver(db: Db, accession: string): Promise<void> {
  await db.delete(passedOver).where(eq(passedOver.accession_number, accession))
}

/** The reasons of those that were passed over before, by accession number. */
export async function passedOverAmong(db: Db, accessions: readonly string[]): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  const PIECE = 500
  for (let at = 0; at < accessions.length; at += PIECE) {
    const rows = await db
      .select({ accession_number: passedOver.accession_number, reason: passedOver.reason })
      .from(passedOver)
      .where(inArray(passedOver.accession_number, accessions.slice(at, at + PIECE)))
    for (const row of rows) known.set(row.accession_number, row.reason)
  }
  return known
}
