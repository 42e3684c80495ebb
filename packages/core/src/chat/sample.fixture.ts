import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '../extract/extract.ts'
import type { Business } from '../statement/business.ts'
import { type ChatFacts, chatFacts } from './facts.ts'

const samples = new URL('../../../../samples/filings/', import.meta.url)

/** A sample as the chat knows it, with or without its balance sheet and cash flows. */
export function factsOf(
  accession: string,
  company: string,
  form: string,
  isWith = true,
  business: Business = 'other',
): ChatFacts {
  const folder = new URL(`${accession}/`, samples)
  const [name = ''] = globSync('*.gz', { cwd: folder })
  const result = extractFiling(gunzipSync(readFileSync(new URL(name, folder))), {})
  if (!result.ok) throw new Error(`${accession} has no statement`)
  return chatFacts({
    accession_number: accession,
    statement: result.income_statement,
    provenance: result.provenance,
    company,
    form_type: form,
    filing_date: '2025-10-31',
    prior_periods: result.prior_periods,
    qc: result.qc,
    year_before: null,
    ...(isWith ? { others: { ...result, business } } : {}),
  })
}
