import { z } from 'zod'

/** One thing a text says about a figure, and what came of holding it against the statement. */
export const claim = z.object({
  /** offsets into the text as given (Markdown included) */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: z.enum(['amount', 'share', 'change', 'period', 'direction', 'comparison', 'cause', 'quotation']),
  /** what it is said of, in words; null = nothing the statement knows is named */
  metric: z.string().nullable(),
  /** '2024 FY'; null = not known */
  period: z.string().nullable(),
  /** the figure as the statement or its arithmetic has it; null = not known */
  figure: z.string().nullable(),
  /** its cell: the filing and the path in provenance; null = calculated, or not in one filing */
  place: z.object({ accession_number: z.string(), path: z.string() }).nullable(),
  /** how it was calculated; null = printed */
  rule: z.string().nullable(),
  verdict: z.enum(['holds', 'wrong', 'unresolved']),
  /** why, where it does not hold */
  note: z.string().nullable(),
  /** who found it, where it was not the check of figures */
  by: z.enum(['model']).optional(),
})
export type Claim = z.infer<typeof claim>
