/**
 * EDGAR, the SEC's archive of filings, as this product asks it. Two implementations: `live.ts` over HTTPS,
 * `recorded.ts` from a folder. `null` = EDGAR does not have it (404): reported, never fatal.
 * Throws AppError('upstream') for everything else, with `isRetryable` set.
 */
export interface Edgar {
  /** The register of tickers; a company's tickers in the register's order, primary share class first (decision 36). */
  tickers(): Promise<RegisterEntry[]>
  /** A filer's facts and all its filings, newest first; continuation files are read too. */
  submissions(cik: string): Promise<Submissions | null>
  /** The documents of one filing with the types its index names ('10-K', 'EX-13'); type null where the index has none. */
  filingIndex(cik: string, accession: string): Promise<FilingIndex | null>
  /** A document's bytes as filed; never a part of them. */
  document(cik: string, accession: string, name: string): Promise<Buffer | null>
  /** All filings disseminated on a day (`YYYY-MM-DD`); null on days without an index (weekends, holidays, not yet). */
  dailyIndex(date: string): Promise<ListedFiling[] | null>
  /** The newest filings, newest first; `form` matches as a prefix, as EDGAR does. */
  currentFeed(query: { form: string; start: number; count: number }): Promise<ListedFiling[]>
  companyFacts(cik: string): Promise<CompanyFacts | null>
}

/** One company of the register. */
export interface RegisterEntry {
  cik: string
  name: string
  tickers: string[]
  exchanges: string[]
}

/** A filing as a filer's list names it. Dates are calendar dates. */
export interface SubmittedFiling {
  accession_number: string
  form_type: string
  filing_date: string
  /** end of the reported period; null where the form has none */
  period_end: string | null
  file_number: string | null
  document: string
  /**
   * When EDGAR took it in, an instant of ISO 8601; null where the list does not say. Of some filings the list calls the
   * clock of New York UTC: where the filing's index is read, that tells.
   */
  accepted_at: string | null
  /** of an 8-K: '2.02', '9.01' … ('12' before August 2004); empty for other forms */
  items: string[]
}

export interface Submissions {
  cik: string
  name: string
  tickers: string[]
  exchanges: string[]
  sic: string | null
  sic_description: string | null
  website: string | null
  /** 'MMDD', nominal for 52/53-week years */
  fiscal_year_end: string | null
  filings: SubmittedFiling[]
}

export interface FilingIndex {
  documents: FilingDocument[]
  /** when EDGAR took the filing in, an instant of ISO 8601; null where the index does not say */
  accepted_at: string | null
}

export interface FilingDocument {
  name: string
  type: string | null
  /** bytes as filed, null where the index does not say */
  size: number | null
}

/** A filing as an index of a day or the feed names it: who, what, when, and nothing of its documents. */
export interface ListedFiling {
  accession_number: string
  cik: string
  company: string
  form_type: string
  filing_date: string
}

/** One fact of company facts. `fy` and `fp` are those of the filing it stands in, not of the fact's own period. */
export interface CompanyFact {
  start?: string | undefined
  end: string
  val: number
  accn: string
  fy: number | null
  fp: string | null
  form: string
  filed: string
}

/** Facts by concept of us-gaap, then by unit ('USD', 'shares', 'USD/shares'). */
export interface CompanyFacts {
  cik: string
  name: string
  concepts: Record<string, Record<string, CompanyFact[]>>
}
