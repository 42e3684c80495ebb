/** What the chat knows of Apple's year 2024, as it is read from the filing (0000320193-24-000123). */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '../extract/extract.ts'
import { type ChatFacts, chatFacts } from './facts.ts'

const FILE = new URL('../../../../samples/filings/0000320193-24-000123/aapl-20240928.htm.gz', import.meta.url)

export function appleFacts(): ChatFacts {
  const result = extractFiling(gunzipSync(readFileSync(FILE)), {})
  if (!result.ok) throw new Error('not read')
  return chatFacts({
    ...{ accession_number: '0000320193-24-000123', cik: '320193', company: 'Apple Inc.', form_type: '10-K' },
    ...{ statement: result.income_statement, provenance: result.provenance, filing_date: '2024-11-01' },
    ...{ prior_periods: result.prior_periods, qc: result.qc, year_before: null },
  })
}
