/** Filings from EDGAR or from a file into the store. What is not there is reported, not fatal. */
import type { DocumentStore } from '../../clients/documents/documents.ts'
import type { Edgar, RegisterEntry, Submissions, SubmittedFiling } from '../../clients/edgar/edgar.ts'
import type { AppContext } from '../../context.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import { type CompanyFacts, cikOfTicker, saveCompany, saveRegister } from '../records/companies.ts'
import { isWantedForm, releaseForm } from '../records/forms.ts'
import { backfill } from './company-facts.ts'
import {
  fetchExhibits99,
  forgetPassedOver,
  outlookOf,
  passedOverAmong,
  rememberPassedOver,
  whyNoResults,
  withoutResults,
} from './current-report.ts'
import { beginRun, endRun, type IngestLine } from './runs.ts'
import { type Exhibit, isStored, type NewFiling, storeFiling } from './store.ts'

export interface IngestContext extends Pick<AppContext, 'settings' | 'db' | 'inTx' | 'jobs' | 'log' | 'threads'> {
  edgar: Edgar
  documents: DocumentStore
}

export interface IngestQuery {
  tickers: string[]
  ciks: string[]
  accessions: string[]
  /** only filings filed on this day or later */
  since: string | null
  /** forms or base forms; empty = all that are read here, releases where `RELEASES` wants them */
  forms: string[]
  analyse: boolean
  backfill: boolean
}

/** Told of a run while it goes on. */
export interface IngestProgress {
  /** how many filings it will look at */
  total(n: number): void
  line(line: IngestLine): void
}

/** Newest first, so that the newest annual statement of a company is the one that begins free (decision 60). */
export async function ingest(
  ctx: IngestContext,
  query: IngestQuery,
  progress: IngestProgress,
  kind: 'ingest' | 'company' = 'ingest',
): Promise<IngestLine[]> {
  const run = await beginRun(ctx.db, kind)
  const lines: IngestLine[] = []
  const report = (line: IngestLine) => {
    lines.push(line)
    progress.line(line)
  }
  const companies = await companiesOf(ctx, query, report)
  const wanted = [...companies.values()].flatMap(({ submissions, accessions }) =>
    submissions.filings
      .filter((filing) => isWanted(ctx.settings, filing, query, accessions))
      .map((filing) => ({ submissions, filing, isNamed: accessions !== null })),
  )
  progress.total(wanted.length)
  for (const { submissions, filing, isNamed } of wanted)
    report(await ingestOne(ctx, submissions, filing, { analyse: query.analyse, isNamed }))
  if (query.backfill) for (const cik of companies.keys()) report(await backfillOne(ctx, cik))
  await endRun(ctx.db, run, lines)
  return lines
}

interface Wanted {
  submissions: Submissions
  /** null = all of the company's filings */
  accessions: Set<string> | null
}

/** The filers a query names, each with the filings that are wanted of it. */
async function companiesOf(
  ctx: IngestContext,
  query: IngestQuery,
  report: (line: IngestLine) => void,
): Promise<Map<string, Wanted>> {
  const found = new Map<string, Wanted>()
  const addWhole = async (cik: string, subject: string) => {
    const submissions = await attempt(subject, cik, () => ctx.edgar.submissions(cik), report)
    if (submissions) found.set(cik, { submissions, accessions: null })
  }
  for (const ticker of query.tickers) {
    const cik = await attempt(ticker, null, () => resolveTicker(ctx, ticker), report)
    if (cik) await addWhole(cik, ticker)
  }
  // Beside accession numbers a CIK says where those belong, and asks for nothing more.
  if (query.accessions.length === 0) for (const cik of query.ciks) await addWhole(cik, cik)
  for (const accession of query.accessions) {
    const owner = await attempt(accession, null, () => ownerOf(ctx, accession, query.ciks), report)
    if (!owner) continue
    const known = found.get(owner.cik)
    if (!known) found.set(owner.cik, { submissions: owner, accessions: new Set([accession]) })
    else known.accessions?.add(accession)
  }
  return found
}

/** The filer whose filing this is: one of those named, else whoever's CIK the accession number begins with. */
async function ownerOf(ctx: IngestContext, accession: string, ciks: string[]): Promise<Submissions | null> {
  for (const cik of [...ciks, accession.slice(0, 10).replace(/^0+(?=\d)/, '')]) {
    const submissions = await ctx.edgar.submissions(cik)
    if (submissions?.filings.some((filing) => filing.accession_number === accession)) return submissions
  }
  return null
}

/** What was found; null after a line that says that it was not, or why not. */
async function attempt<T>(
  subject: string,
  cik: string | null,
  ask: () => Promise<T | null>,
  report: (line: IngestLine) => void,
): Promise<T | null> {
  try {
    const answer = await ask()
    if (answer === null) report(missing(subject, cik))
    return answer
  } catch (error) {
    report(failed(subject, cik, null, error))
    return null
  }
}

/** What is named by its number is looked at whatever its items promise. */
function isWanted(
  { RELEASES }: Pick<Settings, 'RELEASES'>,
  filing: SubmittedFiling,
  query: IngestQuery,
  accessions: Set<string> | null,
): boolean {
  if (accessions && !accessions.has(filing.accession_number)) return false
  if (!accessions && releaseForm(filing.form_type) !== null) {
    if (query.forms.length === 0 && !RELEASES) return false
    if (outlookOf(filing) === 'none') return false
  }
  if (query.since && filing.filing_date < query.since) return false
  return isWantedForm(filing.form_type, query.forms)
}

/** From the stored register; where that does not know the ticker, the register is fetched anew. */
async function resolveTicker(ctx: IngestContext, ticker: string): Promise<string | null> {
  const known = await cikOfTicker(ctx.db, ticker)
  if (known !== null) return known
  const register: RegisterEntry[] = await ctx.edgar.tickers()
  await saveRegister(ctx.db, register)
  return cikOfTicker(ctx.db, ticker)
}

export interface IngestOptions {
  analyse: boolean
  /** somebody asked for this very filing: what was passed over before is looked into again */
  isNamed: boolean
}

/** One filing of a filer: stored, already there, passed over, not at EDGAR, or what went wrong. */
export async function ingestOne(
  ctx: IngestContext,
  submissions: Submissions,
  filing: SubmittedFiling,
  { analyse, isNamed }: IngestOptions,
): Promise<IngestLine> {
  const line = { subject: filing.accession_number, cik: submissions.cik, form_type: filing.form_type }
  const dated = { ...line, filing_date: filing.filing_date, request_id: null, message: null }
  try {
    if (await isStored(ctx.db, filing.accession_number)) return { ...dated, status: 'present' }
    const isCurrentReport = releaseForm(filing.form_type) !== null
    if (isCurrentReport && !isNamed) {
      const [known] = (await passedOverAmong(ctx.db, [filing.accession_number])).values()
      if (known !== undefined) return { ...dated, status: 'passed-over', message: known }
    }
    if (isCurrentReport && outlookOf(filing) === 'none')
      return await passOver(ctx, submissions.cik, filing, withoutResults(filing.items))
    // Before 2001 a filing is one text, and its list names no document.
    const document = filing.document === '' ? `${filing.accession_number}.txt` : filing.document
    const bytes = await ctx.edgar.document(submissions.cik, filing.accession_number, document)
    if (bytes === null) return { ...dated, status: 'not-found', message: `${document} is not at EDGAR` }
    const { exhibits, accepted_at } = isCurrentReport
      ? await fetchExhibits99(ctx.edgar, submissions.cik, filing, document)
      : { exhibits: [], accepted_at: null }
    if (isCurrentReport && outlookOf(filing) === 'perhaps') {
      const documents = [{ name: document, type: filing.form_type, bytes }, ...exhibits]
      const why = await whyNoResults(ctx, { ...filing, cik: submissions.cik }, documents)
      if (why !== null) return await passOver(ctx, submissions.cik, filing, why)
    }
    const fresh: NewFiling = {
      ...filing,
      // The list of a current report gives the day of what it reports, not the end of a period.
      period_end: isCurrentReport ? null : filing.period_end,
      accepted_at: accepted_at ?? filing.accepted_at,
      document,
      exhibits,
      cik: submissions.cik,
      source: 'edgar',
      company: factsOf(submissions),
      flags: null,
    }
    const { isNew, request_id } = await storeFiling(ctx, fresh, bytes, analyse ? 'queue' : 'no')
    if (isCurrentReport) await forgetPassedOver(ctx.db, filing.accession_number)
    return { ...dated, status: isNew ? 'stored' : 'present', request_id }
  } catch (error) {
    return failed(line.subject, line.cik, filing, error)
  }
}

/** A current report without results: not stored, and remembered. */
async function passOver(
  ctx: Pick<IngestContext, 'db'>,
  cik: string,
  { accession_number, form_type, filing_date }: SubmittedFiling,
  reason: string,
): Promise<IngestLine> {
  await rememberPassedOver(ctx.db, { accession_number, cik, form_type, filing_date, reason })
  return {
    status: 'passed-over',
    subject: accession_number,
    cik,
    form_type,
    filing_date,
    request_id: null,
    message: reason,
  }
}

function factsOf(submissions: Submissions): CompanyFacts {
  const { cik, name, tickers, exchanges, sic, sic_description, website, fiscal_year_end } = submissions
  return { cik, name, tickers, exchanges, sic, sic_description, website, fiscal_year_end }
}

async function backfillOne(ctx: IngestContext, cik: string): Promise<IngestLine> {
  const line = { subject: `CIK ${cik}`, cik, form_type: 'company facts', filing_date: null, request_id: null }
  try {
    const facts = await ctx.edgar.companyFacts(cik)
    if (facts === null) return { ...line, status: 'not-found', message: 'EDGAR has no company facts of this filer' }
    const submissions = await ctx.edgar.submissions(cik)
    if (submissions) await ctx.inTx((tx) => saveCompany(tx, factsOf(submissions)))
    const n = await ctx.inTx((tx) => backfill(tx, facts))
    return { ...line, status: 'backfilled', message: `${n} periods from company facts` }
  } catch (error) {
    return failed(line.subject, cik, null, error)
  }
}

export interface FileFiling {
  cik: string
  accession_number: string
  form_type: string
  filing_date: string
  period_end: string | null
  document: string
  exhibits?: readonly Exhibit[]
}

/** A filing from disk, for installations without a network. */
export async function ingestFile(
  ctx: Omit<IngestContext, 'edgar'>,
  filing: FileFiling,
  bytes: Uint8Array,
  analyse: boolean,
): Promise<IngestLine> {
  if (bytes.length === 0) throw invalid(`${filing.document} is empty`)
  const fresh: NewFiling = { ...filing, file_number: null, source: 'file', company: null, flags: null }
  const { isNew, request_id } = await storeFiling(ctx, fresh, bytes, analyse ? 'queue' : 'no')
  const { cik, accession_number: subject, form_type, filing_date } = filing
  return { status: isNew ? 'stored' : 'present', subject, cik, form_type, filing_date, request_id, message: null }
}

/** What EDGAR does not have: a ticker that is not in the register, a filer, a filing of no filer that was named. */
function missing(subject: string, cik: string | null): IngestLine {
  const isAccession = /^\d{10}-\d{2}-\d{6}$/.test(subject)
  const message = isAccession ? 'EDGAR has no such filing; name the company with --cik' : 'EDGAR knows no such company'
  return { status: 'not-found', subject, cik, form_type: null, filing_date: null, request_id: null, message }
}

/** One filing that fails does not stop the others; unknown errors do, they are bugs. */
export function failed(
  subject: string,
  cik: string | null,
  filing: SubmittedFiling | null,
  error: unknown,
): IngestLine {
  if (!(error instanceof AppError)) throw error
  const { form_type = null, filing_date = null } = filing ?? {}
  return { status: 'failed', subject, cik, form_type, filing_date, request_id: null, message: error.message }
}
