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

/** The row that prints a figure: of a table, or the words around it. */
export const printedRow = z.object({
  row: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('table'),
        over: z.array(z.string()).describe('What stands above the table: its title, its unit'),
        label: z.string(),
        cells: z.array(
          z.object({
            head: z.string().describe('What stands above the column'),
            text: z.string().describe('As printed'),
            chosen: z.boolean().describe('The figure at the byte range'),
          }),
        ),
      }),
      z.object({
        kind: z.literal('text'),
        head: z.string().nullable().describe('The line of years above'),
        before: z.string(),
        cell: z.string(),
        after: z.string(),
        isSpaced: z.boolean().describe('A line of plain text, whose columns stand by its blanks'),
      }),
    ])
    .nullable()
    .describe('null: the document does not reach so far'),
})
export type PrintedRowAnswer = z.infer<typeof printedRow>
