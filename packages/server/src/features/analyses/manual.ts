/** A correction by hand: version n+1 by engine `manual`, with who and why; QC runs on it as on any other (decision 213). */

import { DETAIL } from '@topline/core/api/details.ts'
import { qcReport } from '@topline/core/qc/report.ts'
import { incomeStatement, type PriorPeriod, type Provenance } from '@topline/core/statement/statement.ts'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type Saved, saveStatement } from './save.ts'

/** What of a stored statement can be corrected: its figures and groups, with the places of the changed cells. */
export interface StoredReading {
  income_statement: ReturnType<typeof incomeStatement.parse>
  provenance: Provenance
}

export interface Correction {
  accession_number: string
  /** null = not a person: the samples */
  edited_by: number | null
  edit_reason: string
  /** takes the current reading, gives the corrected one */
  correct(current: StoredReading): StoredReading
}

/**
 * @throws AppError('not-found') when the filing has no statement to correct
 */
export async function saveCorrection(
  ctx: Pick<AppContext, 'inTx' | 'settings'>,
  correction: Correction,
): Promise<Saved> {
  return ctx.inTx(async (tx) => {
    const current = await currentReading(tx, correction.accession_number)
    if (!current) throw notFound(DETAIL.statementNotFound)
    const { income_statement, provenance } = correction.correct(current)
    const tested = {
      form_type: current.form_type,
      income_statement,
      provenance,
      prior_periods: current.prior_periods,
    }
    const saved = await saveStatement(
      tx,
      {
        accession_number: correction.accession_number,
        extraction: {
          ...tested,
          ok: true,
          engine: 'manual',
          cik: current.cik,
          company: null,
          qc: qcReport(tested),
          trace: [correction.edit_reason],
        },
        // The filing printed what an earlier version read.
        printed: {
          basic: current.income_statement.basic_eps !== null,
          diluted: current.income_statement.diluted_eps !== null,
        },
        extraction_info: {
          selector: null,
          model: 'manual',
          thought_process: correction.edit_reason,
          llm_calls: [],
        },
        claim: null,
        manual: { edited_by: correction.edited_by, edit_reason: correction.edit_reason },
      },
      ctx.settings.NEW_STATEMENTS,
    )
    if (!saved) throw new Error('a manual version answers no request and cannot lose it')
    return saved
  })
}

/** The current statement put together again from its row and its detail. */
async function currentReading(tx: Tx, accession: string) {
  const [row] = await tx
    .select()
    .from(statements)
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(and(eq(statements.accession_number, accession), eq(statements.is_current, true)))
  if (!row) return null
  const { operating_expenses, business_segments, geographical_segments, provenance, prior_periods } =
    row.statement_details
  return {
    form_type: row.filings.form_type,
    cik: row.statements.cik,
    income_statement: incomeStatement.parse({
      ...row.statements,
      operating_expenses,
      business_segments,
      geographical_segments,
    }),
    provenance: provenance as Provenance, // stored as this engine gave it, parsed there
    prior_periods: prior_periods as PriorPeriod[],
  }
}
