/** What lies in `samples/`, parsed before anything is loaded from it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const samplesFolder = fileURLToPath(new URL('../../../../../samples/', import.meta.url))

const ymd = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const sampleFiling = z.object({
  accession_number: z.string().regex(/^(?!0{10})\d{10}-\d{2}-\d{6}$/),
  cik: z.string().regex(/^[1-9]\d{0,9}$/),
  form_type: z.string(),
  filing_date: ymd,
  period_end: ymd.nullable(),
  file_number: z.string().nullable(),
  document: z.string(),
  kind: z.enum(['ixbrl', 'html', 'text']),
  protected: z.boolean(),
  showcase: z.boolean(),
  demonstration: z.enum(['failed-analysis', 'queued', 'under-revision', 'failed-qc']).nullable(),
})
export type SampleFiling = z.infer<typeof sampleFiling>

const sampleCompany = z.object({
  cik: z.string(),
  name: z.string(),
  tickers: z.array(z.string()),
  exchanges: z.array(z.string()),
  sic: z.string().nullable(),
  sic_description: z.string().nullable(),
  fiscal_year_end: z.string().nullable(),
})

function readJson<T>(name: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(`${samplesFolder}${name}`, 'utf8')))
}

/** Newest first. */
export function sampleFilings(): SampleFiling[] {
  return readJson('filings.json', z.array(sampleFiling))
}

export function sampleCompanies() {
  return readJson('companies.json', z.array(sampleCompany))
}
