/** What came in today or this week, or the newest of each company of a list, as the strip of Home shows it. */
import { z } from 'zod'
import { DECISIONS } from '../../access/access.ts'
import { ymd } from '../../statement/statement.ts'
import { companyRef, logoInfo } from '../wire.ts'
import { STRIP_SORTS, STRIP_SPANS } from './strip-names.ts'

const nullableNumber = z.number().nullable()
const decision = z.enum(DECISIONS)

const stripEntry = z.object({
  accession_number: z.string(),
  company: companyRef.extend({ logo_info: logoInfo.nullable() }),
  form_type: z.string(),
  /** an earnings release: its page is /release/{accession_number} */
  is_release: z.boolean(),
  filing_date: ymd,
  statement: z
    .object({
      period_code: z.string(),
      currency: z.string(),
      total_revenue: nullableNumber.describe('Whole units; null: not printed, or not for you'),
      net_income: nullableNumber,
      failed_quality_check: z.boolean().nullable(),
      access: z.object({ figures: decision, detail: decision, flow: decision }),
      protected: z.boolean(),
      showcase: z.boolean(),
    })
    .nullable()
    .describe('null: not read yet'),
  change: nullableNumber.describe(
    'Of revenue on the same months a year before: 0.1 = 10 % more; null: not known or not for you',
  ),
})
export type StripEntry = z.infer<typeof stripEntry>

export const stripAnswer = z.object({
  span: z
    .enum([...STRIP_SPANS, 'list'])
    .describe('As asked; without one the first of the days that holds something, else a list'),
  list: z
    .object({ slug: z.string(), name: z.string() })
    .nullable()
    .describe('Of whose companies these are; null: of the days'),
  sort: z.enum(STRIP_SORTS),
  from: ymd.describe('Of a list the day of its oldest entry'),
  to: ymd.describe('The day the answer is of, in New York'),
  /** those whose figures are not for you come last, newest first, whatever the order */
  entries: z.array(stripEntry),
  total: z.number().int().describe('Filings of the days; companies of the list that have filings'),
  next: z
    .object({ company: companyRef, form_type: z.string(), period_code: z.string(), date: ymd })
    .nullable()
    .describe('Where nothing came in: the report that is expected next, an estimate'),
})
export type StripAnswer = z.infer<typeof stripAnswer>
