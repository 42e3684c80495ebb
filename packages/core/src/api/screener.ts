/** What the screener answers. Amounts in whole units of the company's currency, ratios and growth as fractions. */
import { z } from 'zod'
import { ymd } from '../statement/statement.ts'
import { logoInfo } from './wire.ts'

const screenedCompany = z.object({
  cik: z.string(),
  name: z.string(),
  tickers: z.array(z.string()),
  logo_info: logoInfo.nullable(),
  sic: z.string().nullable(),
  sic_description: z.string().nullable(),
  period_code: z.string().describe("Of the newest period, '2024 FY'; of twelve months that of the last quarter"),
  end_date: ymd,
  currency: z.string(),
  form: z.string().nullable().describe('Base form of the filing that the figures are from'),
  accession_number: z.string().nullable(),
  from_release: z.boolean().describe('A figure is as released, unaudited'),
  failed_quality_check: z.boolean(),
  values: z.record(z.string(), z.number().nullable()).describe('The figures that were named, in their order'),
})
export type ScreenedCompany = z.infer<typeof screenedCompany>

const screenCount = z.object({
  /** name of a figure, or form, currency, list, sic, age */
  condition: z.string(),
  alone: z.number().int().describe('Companies that hold it, whatever the others say'),
  without: z.number().int().optional().describe('Where no company is left: how many would be without this condition'),
})

export const screenerAnswer = z.object({
  basis: z.enum(['year', 'quarter', 'ttm']),
  total: z.number().int().describe('Companies that hold every condition'),
  known: z.number().int().describe('Companies with such a period'),
  closed: z
    .number()
    .int()
    .describe(
      'Of these, companies whose period is closed to you: they hold no condition, and nothing tells whether they would',
    ),
  waiting: z.number().int().describe('Stored companies that are still to be filled in'),
  compared_currency: z
    .string()
    .nullable()
    .describe('Amounts are compared in this currency alone; null = nothing that is compared has one'),
  currency_chosen: z.boolean().describe('False: nobody named it, and amounts of several currencies are not compared'),
  other_currencies: z.number().int().describe('Companies left out for their currency alone, where nobody named it'),
  counts: z.array(screenCount),
  histograms: z
    .array(z.object({ name: z.string(), currency: z.string().nullable(), bins: z.array(z.number().int()) }))
    .optional()
    .describe(
      'With `histograms`: companies by the size of each named figure; conditions on figures do not count in it',
    ),
  companies: z.array(screenedCompany),
})
export type ScreenerAnswer = z.infer<typeof screenerAnswer>
