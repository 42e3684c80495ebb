/** EDGAR over the filings and current reports of `samples/`, so that a lone clone tests how they come in. */
import { sampleCompanies, sampleDocument, sampleFilings, sampleReleases } from '../../features/samples/manifest.ts'
import type { Edgar, ListedFiling, SubmittedFiling } from './edgar.ts'

type Listed = SubmittedFiling & { cik: string; company: string; exhibits: { name: string; type: string | null }[] }

export interface SampleArchive {
  edgar: Edgar
  /** newest first; what a test adds or changes is what the archive answers from then on */
  filings: Listed[]
  /** a document that the samples lack, by name */
  made: Map<string, Buffer>
  /** documents that were asked for, by accession number */
  asked: string[]
}

/** @param today the feeds hold what was filed by then */
export function sampleArchive(today = '9999-12-31'): SampleArchive {
  const companies = new Map(sampleCompanies().map((one) => [one.cik, one]))
  const reports = sampleFilings().map(
    ({ accession_number, cik, form_type, filing_date, period_end, file_number, document }): Listed => ({
      accession_number,
      cik,
      company: companies.get(cik)?.name ?? '',
      form_type,
      filing_date,
      period_end,
      file_number,
      document,
      accepted_at: null,
      items: [],
      exhibits: [],
    }),
  )
  const current = sampleReleases().map(
    ({ accession_number, cik, company, form_type, filing_date, document, items, exhibits, accepted_at }): Listed => ({
      accession_number,
      cik,
      company,
      form_type,
      filing_date,
      // EDGAR's list gives the day of the event
      period_end: filing_date,
      file_number: null,
      document,
      accepted_at,
      items,
      exhibits,
    }),
  )
  const filings = [...reports, ...current].sort((a, b) => (a.filing_date < b.filing_date ? 1 : -1))
  const made = new Map<string, Buffer>()
  const asked: string[] = []
  const listed = ({ accession_number, cik, company, form_type, filing_date }: Listed): ListedFiling => ({
    accession_number,
    cik,
    company,
    form_type,
    filing_date,
  })
  const edgar: Edgar = {
    tickers: async () =>
      [...companies.values()].map(({ cik, name, tickers, exchanges }) => ({ cik, name, tickers, exchanges })),
    async submissions(cik) {
      const own = filings.filter((one) => one.cik === cik)
      const [first] = own
      if (!first) return null
      const { tickers = [], exchanges = [] } = companies.get(cik) ?? {}
      const nothing = { sic: null, sic_description: null, website: null, fiscal_year_end: null }
      return { cik, name: first.company, tickers, exchanges, ...nothing, filings: own }
    },
    async filingIndex(_, accession) {
      const found = filings.find((one) => one.accession_number === accession)
      if (!found) return null
      const documents = [{ name: found.document, type: found.form_type }, ...found.exhibits]
      return { documents: documents.map((one) => ({ ...one, size: null })), accepted_at: found.accepted_at }
    },
    async document(_, accession, name) {
      asked.push(accession)
      return made.get(name) ?? sampleDocument(accession, name)
    },
    dailyIndex: async () => null,
    currentFeed: async ({ form, start, count }) =>
      filings
        .filter((one) => one.form_type.startsWith(form) && one.filing_date <= today)
        .slice(start, start + count)
        .map(listed),
    companyFacts: async () => null,
  }
  return { edgar, filings, made, asked }
}
