/** The accuracy board: the engine against statements read by hand, and what the running site's checks say. */
import { z } from 'zod'
import { unseenFile } from './unseen.ts'

const count = z.number().int()

/** One group of filings read one way. `figures_judged` leaves out what neither side has. */
const accuracyGroup = z.object({
  name: z.string(),
  filings: count,
  figures_right: count,
  figures_judged: count,
  silently_wrong: count,
  all_right: count,
  all_right_and_passed: count,
  segments_in_filings: count,
  segments_shown: count,
  segments_matched: count,
})
export type AccuracyGroup = z.infer<typeof accuracyGroup>

export const accuracyMiss = z.object({
  accession_number: z.string(),
  company: z.string(),
  form_type: z.string(),
  /** the group it belongs to */
  group: z.string(),
  field: z.string(),
  verdict: z.enum(['wrong', 'missing', 'invented']),
  printed: z.union([z.number(), z.string(), z.null()]),
  read: z.union([z.number(), z.string(), z.null()]),
  qc_passed: z.boolean(),
})
export type AccuracyMiss = z.infer<typeof accuracyMiss>

/** Made by `npm run accuracy -- --write` and shipped with the samples. */
export const accuracyBoard = z.object({
  groups: z.array(accuracyGroup),
  by_figure: z.array(
    z.object({
      field: z.string(),
      forms: z.array(z.object({ form_type: z.string(), right: count, judged: count })),
      misses: count,
    }),
  ),
  misses: z.array(accuracyMiss),
})
export type AccuracyBoard = z.infer<typeof accuracyBoard>

export const accuracyAnswer = z.object({
  /** dated measurements on filings other than the samples */
  unseen: unseenFile.nullable(),
  /** the samples: the filings the rules were written with */
  board: accuracyBoard.nullable(),
  /** current statements of this site that have a report, by form and engine */
  site: z.array(z.object({ form_type: z.string(), engine: z.string(), statements: count, passing_qc: count })),
})
export type AccuracyAnswer = z.infer<typeof accuracyAnswer>
