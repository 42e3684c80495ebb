/** The shape a language model's answer must have: cells of the sent lines, never figures of its own. */
import { z } from 'zod'
import { expenseCategory, FIGURE_NAMES, type FigureName } from '../../statement/statement.ts'

const cell = z.object({
  line: z.number().int().describe('Number of the line'),
  column: z.string().describe('Letter of the column'),
  text: z.string().describe('The digits exactly as they stand there'),
  sign: z
    .enum(['as_printed', 'reversed'])
    .describe('as_printed: brackets mean minus. reversed: the other sign is meant, as for a cost printed in brackets'),
})
export type NamedCell = z.infer<typeof cell>

const division = z.object({
  ...cell.shape,
  label_from: z
    .enum(['line', 'column'])
    .describe('Where its name stands: the label of the line, the head of the column'),
})
const group = z.object({
  divisions: z.array(division),
  not_allocated: z.array(cell).describe('Eliminations, corporate and the like between the divisions and total revenue'),
})
const cells = z.array(cell)

/** Every member is required: some providers refuse other schemas. Nothing printed = an empty list. */
export const modelAnswer = z.object({
  figures: z.object(Object.fromEntries(FIGURE_NAMES.map((name) => [name, cells])) as Record<FigureName, typeof cells>),
  operating_expenses: z.array(z.object({ ...cell.shape, category: expenseCategory })),
  business_segments: group,
  geographical_segments: group,
  money_unit: z.enum(['units', 'thousands', 'millions', 'billions']),
  share_unit: z.enum(['units', 'thousands', 'millions', 'billions']),
  thought_process: z.string().describe('How the cells were chosen, in a few sentences'),
})
export type ModelAnswer = z.infer<typeof modelAnswer>
