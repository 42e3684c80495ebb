/**
 * Balance sheet and cash flows on the wire: amounts in whole units of the currency. Only for who may read the detail of
 * the filing; columns of earlier periods that are closed to the viewer are left out and counted.
 */
import { z } from 'zod'
import { balanceSheet, cashFlow } from '../statement/other-statements.ts'
import { evidence, qcReport } from '../statement/statement.ts'
import { derivedFigure } from './cells.ts'
import { wireStatement } from './wire.ts'

const { version, protected: isProtected, showcase, is_under_revision, access } = wireStatement.shape

const shared = {
  id: z.number(),
  accession_number: z.string(),
  cik: z.string(),
  fiscal_year: z.number().nullable().describe('Of the filing, as the company names it'),
  fiscal_period: z.string().nullable(),
  extracted_at: z.string(),
  version,
  engine: z.string(),
  protected: isProtected,
  showcase,
  is_under_revision,
  access,
  failed_quality_check: z.boolean(),
  derived: z
    .array(derivedFigure)
    .describe(
      'What follows from the statement and the others of the same filing, with the cells it is made of; empty for an older version',
    ),
  evidence: z
    .array(evidence)
    .describe('Where its figures stand again in the other of the two statements; empty for an older version'),
  hidden_prior_periods: z.number().int().describe('Columns beside that you may not see'),
  qc: z.object({ passed: z.boolean() }).optional().describe('For subscribers and admins'),
  qc_report: qcReport.optional().describe('For subscribers and admins'),
}

export const wireBalanceSheet = balanceSheet.extend(shared)
export type WireBalanceSheet = z.infer<typeof wireBalanceSheet>

export const wireCashFlow = cashFlow.extend(shared)
export type WireCashFlow = z.infer<typeof wireCashFlow>
