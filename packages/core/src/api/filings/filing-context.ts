/** A filing with what stands around it: lists, neighbours, the year before and what has changed since. */
import { z } from 'zod'
import { ymd } from '../../statement/statement.ts'
import { operand } from '../cells.ts'
import { filing, listRef } from '../wire.ts'
import { releaseBefore } from './release.ts'

/** A filing as others of its company name it. */
const filingName = z.object({
  accession_number: z.string(),
  form_type: z.string(),
  filing_date: ymd,
  /** '2024 FY'; null = it has no statement */
  period_code: z.string().nullable(),
})
export type FilingName = z.infer<typeof filingName>

/** A figure of a sentence, down to its cells; whole units. */
const toldFigure = operand.extend({ text: z.string().describe('As the sentence has it'), value: z.number() })
export type ToldFigure = z.infer<typeof toldFigure>

const cashStory = z.object({
  sentence: z.string(),
  parts: z
    .array(z.union([z.string(), toldFigure]))
    .readonly()
    .describe('The same sentence, its amounts with the cells they are from'),
})

const comparison = z.object({
  code: z.string().describe('The period compared with, such as 2023 FY'),
  changes: z
    .record(z.string(), z.number())
    .describe('By figure, such as total_revenue or business_segments.divisions[0].revenue: 0.1 = 10 % more'),
  not_meaningful: z
    .array(z.string())
    .describe('Figures whose change says nothing: the sign turns, or the earlier one is tiny'),
  points: z.record(z.string(), z.number()).describe('Change of a margin: 0.02 = two points of percent'),
  sentences: z.array(z.string()).describe('What changed, in at most three sentences: arithmetic, never generated'),
  cash: cashStory
    .nullable()
    .describe(
      'A sentence more where cash is the larger story: free cash flow that turned, operating cash flow far from net income, cash or debt that moved; null = it is not, or it is not for you',
    ),
})
export type WireComparison = z.infer<typeof comparison>

export const filingContext = z.object({
  filing: filing.describe('As GET /api/filing/{accession}; its statement in the detail that you may read'),
  lists: z.array(listRef),
  previous: filingName.nullable().describe('The filing of the company before this one, by the end of its period'),
  next: filingName.nullable(),
  year_before: filingName.nullable().describe('The same period a year before'),
  release: releaseBefore.nullable().describe('The earnings release of the period that came before this report'),
  others: z.array(filing).describe('The newest other filings of the company, at most five'),
  change: comparison.nullable().describe('null: nothing of the year before is known, or it is not for you'),
})
export type FilingContext = z.infer<typeof filingContext>
