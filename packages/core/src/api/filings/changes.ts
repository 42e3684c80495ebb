/** A filing beside that of the year before: its net income as a bridge, its words paragraph by paragraph. */
import { z } from 'zod'
import { SECTION_IDS } from '../../changes/sections.ts'
import { place, ymd } from '../../statement/statement.ts'

const yearBefore = z.object({
  accession_number: z.string(),
  form_type: z.string(),
  filing_date: ymd,
  period_code: z.string().nullable(),
})

const bar = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['cash', 'in', 'out', 'unexplained', 'own']).describe('cash: one of the two net incomes'),
  amount: z
    .number()
    .describe('Whole units: a level at the ends, else what the line adds to net income or takes from it'),
  from: z.number(),
  to: z.number(),
  place: place.nullable().describe('Its cell: of the first bar in `before_accession`, of the others in this filing'),
  parts: z.array(z.object({ name: z.string(), amount: z.number(), place: place.nullable() })).readonly(),
  section: z.null(),
})

export const filingChanges = z.object({
  year_before: yearBefore.nullable().describe('The filing of the same period a year before; null = it is not stored'),
  bridge: z
    .object({
      currency: z.string(),
      bars: z.array(bar).describe('They add up: each begins where the one before it ends'),
      before_accession: z.string().describe('The filing that prints the first bar'),
      sentence: z.string(),
    })
    .nullable()
    .describe('null: a year is not known, not comparable, or not for you'),
})
export type FilingChanges = z.infer<typeof filingChanges>

const stretch = z.object({ start: z.number().int(), end: z.number().int() }).nullable()

export const textChanges = z.object({
  year_before: yearBefore.nullable(),
  section: z.enum(SECTION_IDS),
  sections: z.array(
    z.object({
      id: z.enum(SECTION_IDS),
      name: z.string(),
      is_here: z.boolean().describe('This filing has it'),
      was_there: z.boolean().describe('The filing of the year before has it'),
    }),
  ),
  paragraphs: z
    .array(
      z.object({
        kind: z.enum(['same', 'changed', 'added', 'removed', 'moved']),
        runs: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
        isHeading: z.boolean(),
        now: stretch.describe('Byte range in this document; null = it is not in it'),
        before: stretch.describe('Byte range in that of the year before'),
        from: z.string().optional().describe('Of one that moved: the heading that it stood under'),
      }),
    )
    .describe('Headings and sentences in the order of this filing, those removed where they stood; without tables'),
})
export type TextChanges = z.infer<typeof textChanges>
