/** `GET /company/{cik}/divisions`: the divisions of revenue over the years, followed through renames and recasts. Whole units. */
import { z } from 'zod'

const divisionYear = z.object({
  year: z.number().int(),
  revenue: z.number(),
  accession_number: z.string().describe('The filing that says so last'),
  at: z.string().nullable().describe("'start-end' of its cell; null = a column beside the filing's own year"),
  document: z.string().nullable(),
})
const divisionJoint = z.object({
  year: z.number().int(),
  kind: z
    .enum(['renamed', 'recast'])
    .describe('renamed: the filing prints the past figure of the old name under the new one'),
  from: z.string().nullable().describe('The name before'),
  was: z.number().nullable().describe('What an earlier filing said of that year'),
  accession_number: z.string().describe('The filing that shows it'),
})
const dividedAnew = z.object({
  year: z.number().int(),
  from: z.array(z.string()).describe('Names that end with that year'),
  to: z.array(z.string()).describe('Names that take their place'),
  total: z.number().describe('What the divisions of that year add up to, before as after'),
  accession_number: z.string().describe('The filing that shows it'),
})
export const companyDivisions = z.object({
  cik: z.string(),
  currency: z.string().nullable().describe('null: no divisions of full years that you may see'),
  lines: z
    .array(
      z.object({
        name: z.string().describe('As printed last'),
        years: z.array(divisionYear).describe('Oldest first'),
        joints: z.array(divisionJoint),
      }),
    )
    .describe('Those of the newest report by their revenue, then those that ended'),
  divided: z
    .array(dividedAnew)
    .describe('Years that a later filing divides otherwise, both times with one sum; oldest first'),
  closed: z.number().int().describe('Annual reports stored that signing in or a subscription would open'),
})
export type CompanyDivisions = z.infer<typeof companyDivisions>
