/** `GET /company/{cik}/restatements`: what later filings said otherwise (decision 63). Amounts in whole units. */
import { z } from 'zod'
import { ymd } from '../../statement/statement.ts'

const wireRestatement = z.object({
  period_code: z.string(),
  end_date: ymd,
  currency: z.string(),
  field: z.string(),
  old_value: z.number(),
  new_value: z.number(),
  old_accession_number: z.string(),
  new_accession_number: z.string(),
  old_filing_date: ymd,
  new_filing_date: ymd,
  old_form_type: z.string().nullable(),
  new_form_type: z.string().nullable(),
  /** 'start-end' of the cell; null = not located in a stored document */
  old_at: z.string().nullable(),
  new_at: z.string().nullable(),
})
/** A split that a later print of the same per-share figure shows; not a restatement (decision 65). */
const wireSplit = z.object({
  factor: z.number(),
  from: ymd,
  source: z.string(),
  example: z
    .object({ period_code: z.string(), field: z.string(), printed_first: z.number(), printed_later: z.number() })
    .nullable(),
})
export const restatementList = z.object({
  cik: z.string(),
  restatements: z.array(wireRestatement),
  splits: z.array(wireSplit),
  /** periods that this viewer may not see; their restatements are left out */
  hidden_count: z.number(),
})
export type RestatementList = z.infer<typeof restatementList>
