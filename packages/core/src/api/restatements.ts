/** `GET /company/{cik}/restatements`: what later filings said otherwise (decision 209). Amounts in whole units. */
import { z } from 'zod'
import { ymd } from '../statement/statement.ts'

export const wireRestatement = z.object({
  period_code: z.string(),
  end_date: ymd,
  currency: z.string(),
  field: z.string(),
  old_value: z.number(),
  new_value: z.number(),
  old_accession_number: z.string(),
  new_accession_number: z.string(),
  new_filing_date: ymd,
})
export const restatementList = z.object({
  cik: z.string(),
  restatements: z.array(wireRestatement),
  /** periods that this viewer may not see; their restatements are left out */
  hidden_count: z.number(),
})
export type RestatementList = z.infer<typeof restatementList>
