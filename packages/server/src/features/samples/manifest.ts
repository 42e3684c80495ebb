/** What lies in `samples/`, parsed before anything is loaded from it. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { gunzipAtOnce } from '../../clients/documents/memory.ts'

export const samplesFolder = fileURLToPath(new URL('../../../../../samples/', import.meta.url))

const ymd = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const accession = z.string().regex(/^(?!0{10})\d{10}-\d{2}-\d{6}$/)
const cik = z.string().regex(/^[1-9]\d{0,9}$/)

const sampleFiling = z.object({
  accession_number: accession,
  cik,
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

/** A current report with its exhibits; those that are not shown are for tests alone. */
const sampleRelease = z.object({
  accession_number: accession,
  cik,
  company: z.string(),
  form_type: z.string(),
  filing_date: ymd,
  /** when EDGAR took it in; null = not known */
  accepted_at: z.iso.datetime().nullable().default(null),
  /** as its cover names them */
  items: z.array(z.string()),
  /** the cover */
  document: z.string(),
  exhibits: z.array(z.object({ name: z.string(), type: z.string() })),
  is_shown: z.boolean(),
  protected: z.boolean(),
  showcase: z.boolean(),
})
export type SampleRelease = z.infer<typeof sampleRelease>

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

/** Newest first. */
export function sampleReleases(): SampleRelease[] {
  return readJson('releases.json', z.array(sampleRelease))
}

export function sampleCompanies() {
  return readJson('companies.json', z.array(sampleCompany))
}

/** A document of a sample as filed: what was read as the release lies above what was filed beside it. */
export function sampleDocument(accession: string, name: string): Buffer {
  const places = [`filings/${accession}`, `releases/${accession}`, `releases/${accession}/beside`]
  const path = places.map((place) => `${samplesFolder}${place}/${name}.gz`).find((one) => existsSync(one))
  if (path === undefined) throw new Error(`${name} of ${accession} is no sample`)
  return gunzipAtOnce(readFileSync(path))
}
