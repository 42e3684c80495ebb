/** The JSON that EDGAR answers, parsed before anything else sees it. Unknown members are left alone: EDGAR adds some. */
import { z } from 'zod'
import type { CompanyFacts, RegisterEntry, Submissions, SubmittedFiling } from './edgar.ts'

const ymd = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const accession = z.string().regex(/^\d{10}-\d{2}-\d{6}$/)
const cik = z.union([z.string().regex(/^\d{1,10}$/), z.number().int().positive()]).transform(unpadded)
const texts = z
  .array(z.string().nullable())
  .transform((all) => all.filter((text): text is string => text !== null && text !== ''))

function unpadded(value: string | number): string {
  return String(value).replace(/^0+(?=\d)/, '')
}

/** Filings come as columns of equal length; a column shorter than the others is a cut answer. */
const filingColumns = z
  .object({
    accessionNumber: z.array(accession),
    filingDate: z.array(ymd),
    reportDate: z.array(z.string()),
    form: z.array(z.string()),
    fileNumber: z.array(z.string().nullable()).optional(),
    primaryDocument: z.array(z.string()),
    acceptanceDateTime: z.array(z.string()).optional(),
    items: z.array(z.string()).optional(),
  })
  .refine((columns) => {
    const length = columns.accessionNumber.length
    return [columns.filingDate, columns.reportDate, columns.form, columns.primaryDocument].every(
      (column) => column.length === length,
    )
  }, 'columns of different lengths')

export const submissionsAnswer = z.object({
  cik,
  name: z.string(),
  tickers: texts,
  exchanges: texts,
  sic: z.string().nullish(),
  sicDescription: z.string().nullish(),
  website: z.string().nullish(),
  fiscalYearEnd: z.string().nullish(),
  filings: z.object({ recent: filingColumns, files: z.array(z.object({ name: z.string().regex(/^[\w.-]+$/) })) }),
})

/** A continuation file is the columns alone. */
export const continuationAnswer = filingColumns

export const tickersAnswer = z.record(z.string(), z.object({ cik_str: cik, ticker: z.string(), title: z.string() }))
export const exchangesAnswer = z.object({
  fields: z.array(z.string()),
  data: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

export const filingIndexAnswer = z.object({
  directory: z.object({ item: z.array(z.object({ name: z.string(), size: z.union([z.string(), z.number()]) })) }),
})

const fact = z.object({
  start: ymd.optional(),
  end: ymd,
  val: z.number(),
  accn: accession,
  fy: z.number().int().nullable(),
  fp: z.string().nullable(),
  form: z.string(),
  filed: ymd,
})
export const companyFactsAnswer = z.object({
  cik,
  entityName: z.string(),
  facts: z.object({
    'us-gaap': z.record(z.string(), z.object({ units: z.record(z.string(), z.array(fact)) })).default({}),
  }),
})

/** '2025-07-31T20:30:21.000Z'; the list gives instants, whatever the hour in New York was. */
function instantOf(text: string | undefined): string | null {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** Columns to rows. */
export function filingRows(columns: z.infer<typeof filingColumns>): SubmittedFiling[] {
  return columns.accessionNumber.map((accession_number, i) => ({
    accession_number,
    form_type: columns.form[i] ?? '',
    filing_date: columns.filingDate[i] ?? '',
    period_end: columns.reportDate[i] || null,
    file_number: columns.fileNumber?.[i] || null,
    document: columns.primaryDocument[i] ?? '',
    accepted_at: instantOf(columns.acceptanceDateTime?.[i]),
    items: (columns.items?.[i] ?? '').split(',').flatMap((item) => item.trim() || []),
  }))
}

export function toSubmissions(answer: z.infer<typeof submissionsAnswer>, older: SubmittedFiling[]): Submissions {
  const filings = [...filingRows(answer.filings.recent), ...older]
  filings.sort((a, b) => (a.filing_date < b.filing_date ? 1 : a.filing_date > b.filing_date ? -1 : 0))
  return {
    cik: answer.cik,
    name: answer.name,
    tickers: answer.tickers,
    exchanges: [...new Set(answer.exchanges)],
    sic: answer.sic || null,
    sic_description: answer.sicDescription || null,
    website: answer.website || null,
    fiscal_year_end: /^\d{4}$/.test(answer.fiscalYearEnd ?? '') ? (answer.fiscalYearEnd ?? null) : null,
    filings,
  }
}

/** One entry a company, its tickers in the register's order. */
export function toRegister(answer: z.infer<typeof tickersAnswer>): RegisterEntry[] {
  const byCik = new Map<string, RegisterEntry>()
  for (const row of Object.values(answer)) {
    const known = byCik.get(row.cik_str)
    if (known) known.tickers.push(row.ticker)
    else byCik.set(row.cik_str, { cik: row.cik_str, name: row.title, tickers: [row.ticker], exchanges: [] })
  }
  return [...byCik.values()]
}

export function toCompanyFacts(answer: z.infer<typeof companyFactsAnswer>): CompanyFacts {
  const concepts: CompanyFacts['concepts'] = {}
  for (const [concept, { units }] of Object.entries(answer.facts['us-gaap'])) concepts[concept] = units
  return { cik: answer.cik, name: answer.entityName, concepts }
}
