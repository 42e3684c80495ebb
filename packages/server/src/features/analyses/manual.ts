/** A correction by hand: version n+1 by engine `manual`, with who and why; QC runs on it as on any other (decision 54). */

import { DETAIL } from '@topline/core/api/details.ts'
import { qcReportAgain } from '@topline/core/qc/report.ts'
import { reweighed } from '@topline/core/statement/evidence.ts'
import type { ReleaseParts } from '@topline/core/statement/release.ts'
import {
  type Evidence,
  engineName,
  incomeStatement,
  type PriorPeriod,
  type Provenance,
  qcReport as storedReport,
} from '@topline/core/statement/statement.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { type PrintedEps, type Saved, saveStatement } from './save.ts'

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
  /** a per-share figure of which the corrector says that the filing does not print it */
  notPrinted?: 'basic_eps' | 'diluted_eps' | null
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
      evidence: current.evidence,
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
          qc: qcReportAgain(tested, current.qc),
          evidence: current.evidence && reweighed(current.evidence, income_statement),
          trace: [correction.edit_reason],
        },
        release: current.release,
        others: null,
        printed: printedEps(current, correction.notPrinted ?? null),
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

/**
 * An older version once more, as the newest one and current: with its engine and report, and who wanted it and why.
 *
 * @throws AppError('not-found') for an unknown version
 */
export async function takeVersion(
  ctx: Pick<AppContext, 'inTx' | 'settings'>,
  wish: { accession_number: string; version: number; edited_by: number; edit_reason: string },
): Promise<Saved> {
  const { accession_number, version, edited_by, edit_reason } = wish
  return ctx.inTx(async (tx) => {
    const reading = await currentReading(tx, accession_number, version)
    if (!reading?.qc) throw notFound(DETAIL.statementNotFound)
    const { form_type, cik, income_statement, provenance, prior_periods, qc, engine, evidence } = reading
    const saved = await saveStatement(
      tx,
      {
        accession_number,
        extraction: {
          ok: true,
          engine,
          form_type,
          cik,
          company: null,
          income_statement,
          provenance,
          prior_periods,
          qc,
          evidence,
          trace: [],
        },
        release: reading.release,
        others: null,
        printed: printedEps(reading, null),
        extraction_info: { ...reading.extraction_info, thought_process: `As version ${version}: ${edit_reason}` },
        claim: null,
        manual: { edited_by, edit_reason },
      },
      ctx.settings.NEW_STATEMENTS,
    )
    if (!saved) throw new Error('a version taken again answers no request and cannot lose it')
    return saved
  })
}

type CurrentReading = NonNullable<Awaited<ReturnType<typeof currentReading>>>

/** The filing prints what an earlier version read, and what it was under revision for. */
function printedEps(current: CurrentReading, notPrinted: Correction['notPrinted']): PrintedEps {
  const isPrinted = (name: 'basic_eps' | 'diluted_eps') =>
    name !== notPrinted && (current.income_statement[name] !== null || current.is_under_revision)
  return { basic: isPrinted('basic_eps'), diluted: isPrinted('diluted_eps') }
}

/** The current statement, or the named version, put together again from its row and its detail. */
async function currentReading(tx: Tx, accession: string, version: number | null = null) {
  const [row] = await tx
    .select()
    .from(statements)
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(
      and(
        eq(statements.accession_number, accession),
        version === null ? eq(statements.is_current, true) : eq(statements.version, version),
      ),
    )
  if (!row) return null
  const { operating_expenses, business_segments, geographical_segments, provenance, prior_periods, evidence, release } =
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
    evidence: evidence as Evidence[] | null,
    release: release as ReleaseParts | null,
    is_under_revision: row.statements.is_under_revision,
    engine: engineName.parse(row.statements.engine),
    qc: row.statement_details.qc === null ? null : storedReport.parse(row.statement_details.qc),
    extraction_info: storedInfo.parse(row.statement_details.extraction_info),
  }
}

const storedInfo = z.object({
  selector: z.string().nullable().catch(null),
  model: z.string().catch(''),
  llm_calls: z.array(z.unknown()).catch([]),
})
