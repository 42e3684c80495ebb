/** The income flows of a company's stored periods, for the drawing that moves through them. */
import { z } from 'zod'
import { ymd } from '../../statement/statement.ts'
import { wireStatement } from '../wire.ts'

const flowPeriod = z.object({
  form_type: z.string(),
  filing_date: ymd,
  statement: wireStatement.describe('As GET /api/income-statement/{key}, without its checks'),
  before: z
    .object({
      code: z.string().describe('The period a year before, such as 2023 FY'),
      changes: z.record(z.string(), z.number()).describe('By figure: 0.1 = 10 % more'),
      sentence: z.string().nullable().describe('What changed most, computed; null = too little is known'),
    })
    .nullable()
    .describe('null: nothing of the year before is known, or it is not for you'),
})
export type FlowPeriod = z.infer<typeof flowPeriod>

export const companyFlows = z.object({
  periods: z.array(flowPeriod).describe('One filing a period, by the end of the period; those whose flow you may see'),
  closed: z.number().int().describe('Periods stored that signing in or a subscription would open'),
})
export type CompanyFlows = z.infer<typeof companyFlows>
