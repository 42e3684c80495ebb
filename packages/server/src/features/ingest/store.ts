/** A filing's bytes into the house: document, filing row, analysis request and job, all or nothing. */
import { and, eq, inArray } from 'drizzle-orm'
import type { DocumentStore } from '../../clients/documents/documents.ts'
import type { Db, InTx } from '../../db/open.ts'
import { companies, filingDocuments, filings } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Settings } from '../../settings.ts'
import { createRequests } from '../analyses/requests.ts'
import { type CompanyFacts, ensureCompany, saveCompany } from '../records/companies.ts'
import { addToCounters } from '../records/counters.ts'
import { addDocument } from '../records/documents.ts'
import { baseForm, releaseForm } from '../records/forms.ts'
import { refreshLatest } from '../records/latest.ts'
import { lockCompany } from '../records/locks.ts'

export interface StoreContext {
  settings: Pick<Settings, 'NEW_STATEMENTS'>
  inTx: InTx
  jobs: Jobs
  documents: DocumentStore
}

export interface NewFiling {
  accession_number: string
  cik: string
  form_type: string
  filing_date: string
  /** null for a release: its list gives the day of the event, the statement the end of the period */
  period_end: string | null
  /** when EDGAR took it in, an instant; null = not known */
  accepted_at?: string | null
  /** of an 8-K */
  items?: readonly string[]
  file_number: string | null
  /** name of the main document */
  document: string
  /** what is stored beside it: the exhibits of a release */
  exhibits?: readonly Exhibit[]
  source: 'edgar' | 'file' | 'sample'
  /** the company as the archive knows it now; null = leave what is stored, or take the register's name */
  company: CompanyFacts | null
  /** decided beforehand (samples); null = by NEW_STATEMENTS and decision 60, with the first statement */
  flags: { protected: boolean; showcase: boolean; demonstration: string | null } | null
}

export interface Exhibit {
  name: string
  /** 'EX-99.1'; null where the index does not tell */
  type: string | null
  bytes: Uint8Array
}

export interface StoreOutcome {
  /** false: the filing was there already and nothing changed */
  isNew: boolean
  request_id: number | null
}

/**
 * @param bytes the main document as filed
 * @param analyse 'queue' also makes the request with its job, 'wait' a request that nobody works on, 'no' neither
 * @throws AppError('invalid') for a form that is not read here
 */
export async function storeFiling(
  ctx: StoreContext,
  filing: NewFiling,
  bytes: Uint8Array,
  analyse: 'queue' | 'wait' | 'no',
): Promise<StoreOutcome> {
  const base_form = baseForm(filing.form_type)
  if (base_form === null) throw invalid(`Form ${filing.form_type} is not one that is read here`)
  // Before the transaction: a document without a row is harmless, a row without its document is not.
  const stored = await ctx.documents.write(bytes)
  const beside: { exhibit: Exhibit; stored: typeof stored }[] = []
  for (const exhibit of filing.exhibits ?? [])
    beside.push({ exhibit, stored: await ctx.documents.write(exhibit.bytes) })
  return ctx.inTx(async (tx) => {
    if (filing.company) await saveCompany(tx, filing.company)
    else await ensureCompany(tx, filing.cik, null)
    await lockCompany(tx, filing.cik)
    const [company] = await tx
      .select({ company_name: companies.name, tickers: companies.tickers })
      .from(companies)
      .where(eq(companies.cik, filing.cik))
    if (!company) throw new Error(`company ${filing.cik} is missing`)
    const [made] = await tx
      .insert(filings)
      .values({
        accession_number: filing.accession_number,
        cik: filing.cik,
        form_type: filing.form_type,
        base_form,
        filing_date: filing.filing_date,
        period_end: filing.period_end,
        released_at: filing.accepted_at ? new Date(filing.accepted_at) : null,
        items: [...(filing.items ?? [])],
        file_number: filing.file_number,
        main_document: filing.document,
        htm_url: archiveUrl(filing.cik, filing.accession_number, filing.document),
        source: filing.source,
        protected: filing.flags?.protected ?? ctx.settings.NEW_STATEMENTS === 'protected',
        showcase: filing.flags?.showcase ?? false,
        demonstration: filing.flags?.demonstration ?? null,
        ...company,
      })
      .onConflictDoNothing()
      .returning({ accession_number: filings.accession_number })
    if (made) {
      await addToCounters(tx, releaseForm(filing.form_type) === null ? { filings: 1 } : { releases: 1 })
      await addDocument(
        tx,
        filing.accession_number,
        { name: filing.document, type: filing.form_type, is_main: true },
        stored,
      )
      for (const { exhibit, stored: kept } of beside)
        await addDocument(tx, filing.accession_number, { name: exhibit.name, type: exhibit.type, is_main: false }, kept)
      await refreshLatest(tx, filing.cik)
    }
    const [request] =
      made && analyse !== 'no'
        ? await createRequests(tx, analyse === 'queue' ? ctx.jobs : null, [
            { accession_number: filing.accession_number },
          ])
        : []
    return { isNew: made !== undefined, request_id: request?.id ?? null }
  })
}

/** Which of these filings are stored. */
export async function storedAmong(db: Db, accessions: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>()
  const PIECE = 500
  for (let at = 0; at < accessions.length; at += PIECE) {
    const rows = await db
      .select({ accession_number: filings.accession_number })
      .from(filings)
      .where(inArray(filings.accession_number, accessions.slice(at, at + PIECE)))
    for (const row of rows) stored.add(row.accession_number)
  }
  return stored
}

/** Whether a filing is stored with its main document. */
export async function isStored(db: Db, accession: string): Promise<boolean> {
  const [row] = await db
    .select({ name: filingDocuments.name })
    .from(filingDocuments)
    .where(and(eq(filingDocuments.accession_number, accession), eq(filingDocuments.is_main, true)))
  return row !== undefined
}

/** Where the SEC shows the document. */
function archiveUrl(cik: string, accession: string, document: string): string {
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${document}`
}
