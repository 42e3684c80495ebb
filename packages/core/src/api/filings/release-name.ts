/** A release as others of its company name it. */
import { z } from 'zod'
import { ymd } from '../../statement/statement.ts'

export const releaseName = z.object({
  accession_number: z.string(),
  form_type: z.string(),
  filing_date: ymd,
  period_code: z.string().nullable().describe('2024 Q4; null where no statement was read'),
})
export type ReleaseName = z.infer<typeof releaseName>

export const newestRelease = releaseName.extend({
  released_at: z.string().nullable().describe('When EDGAR accepted it; null where only the day is known'),
})
