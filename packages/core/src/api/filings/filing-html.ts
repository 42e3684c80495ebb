/** A filing's HTML with phrases marked (decision 45). */
import { z } from 'zod'

export const filingHtml = z.object({
  /** a whole page without scripts, for a sandboxed frame */
  html: z.string(),
  /** the phrases asked for, parted by commas or line breaks */
  selector: z.string(),
  selector_infos: z.array(z.object({ selector: z.string(), count: z.number(), color: z.string() })),
})
export type FilingHtml = z.infer<typeof filingHtml>

/** What a filing prints above a cell; null = nothing, or the cell stands in no table. */
/** `size` of the document in bytes: byte ranges are places in it. */
export const columnHeading = z.object({ heading: z.string().nullable(), size: z.number().int() })
export type ColumnHeading = z.infer<typeof columnHeading>
