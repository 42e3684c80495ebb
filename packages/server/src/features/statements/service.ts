/** What a viewer may read of one statement, and the flags an admin sets on it. */

import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { statementKey } from '@topline/core/api/keys.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { type IncomeStatement, operatingExpense, segmentGroup } from '@topline/core/statement/statement.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { readOfCompany } from '../../db/reading.ts'
import { filings } from '../../db/schema.ts'
import { notFound, requireAllowed } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { addToCounters, statementChange } from '../records/counters.ts'
import { refreshLatest } from '../records/latest.ts'
import { lockFiling } from '../records/locks.ts'
import { refreshScreened } from '../screened/refresh.ts'
import { deducedQ4s } from './deduced-q4.ts'
import { type FoundStatement, findStatement } from './queries.ts'
import { accessTo, figuresOf, viewStatement } from './view.ts'

/**
 * A statement by id or accession number. Older versions are for admins (decision 54).
 * @throws AppError 404 'Income statement not found'
 */
export async function getStatement(db: Db, key: string, looking: Looking): Promise<FoundStatement> {
  const found = await anyVersion(db, key)
  if (!found.is_current && !looking.viewer?.is_admin) throw notFound(DETAIL.statementNotFound)
  return found
}

async function anyVersion(db: Db, key: string): Promise<FoundStatement> {
  const parsed = statementKey(key)
  const found = parsed && (await findStatement(db, parsed))
  if (!found) throw notFound(DETAIL.statementNotFound)
  return found
}

/**
 * The statement in full, for its page.
 * @throws AppError 401 for a free one without a session, 403 'Access denied' where it is protected or under revision
 *   (decisions 52 and 58)
 */
export async function readStatement(
  db: Db,
  key: string,
  looking: Looking,
  options: { isAbsolute: boolean },
): Promise<WireStatement> {
  const found = await getStatement(db, key, looking)
  readOfCompany(found.row.cik)
  const access = accessTo(found.row, looking)
  requireAllowed(access.detail, 'statement')
  const q4 = await deducedQ4s(db, [found.row], looking)
  return viewStatement(found.row, looking, {
    ...options,
    access,
    detail: found.detail,
    withQcResults: true,
    withQcReports: true,
    deducedQ4: q4.get(found.row.id) ?? null,
  })
}

/** The statement whose income flow the viewer may see. @throws AppError 404, 401 or 403 (decision 60) */
export async function readForFlow(db: Db, key: string, looking: Looking): Promise<FoundStatement> {
  const found = await getStatement(db, key, looking)
  requireAllowed(accessTo(found.row, looking).flow)
  return found
}

/** The statement as the engine made it: whole units, with its lines. */
export function storedStatement({ row, detail }: FoundStatement): IncomeStatement {
  return {
    ...figuresOf(row),
    currency: row.currency,
    start_date: row.start_date,
    end_date: row.end_date,
    period_in_months: row.period_in_months,
    fiscal_year: row.fiscal_year,
    fiscal_period: fiscalPeriod.parse(row.fiscal_period),
    operating_expenses: z.array(operatingExpense).parse(detail.operating_expenses),
    business_segments: segmentGroup.nullable().parse(detail.business_segments),
    geographical_segments: segmentGroup.nullable().parse(detail.geographical_segments),
    revenue_units: row.revenue_units,
    revenue_units_number: row.revenue_units_number,
    fiscal_year_start_or_end_reported: row.fiscal_year_start_or_end_reported,
    fiscal_year_start: row.fiscal_year_start,
  }
}
const fiscalPeriod = z.enum(['FY', 'Q1', 'Q2', 'Q3', 'Q4']).nullable()

export interface FilingFlags {
  accession_number: string
  protected: boolean
  showcase: boolean
}

/**
 * Sets a flag of the filing behind a statement. Protecting it ends the showcase; a showcase is free (decision 60).
 * Counters, the company's latest columns and the audit entry change in the same transaction.
 */
export async function setFlags(
  ctx: Pick<AppContext, 'inTx' | 'now'>,
  actor: { id: number; email: string },
  key: string,
  change: { protected?: boolean; showcase?: boolean },
): Promise<FilingFlags> {
  return ctx.inTx(async (tx) => {
    // The guard of the route has let an admin through; the key may name any version.
    const { row } = await anyVersion(tx, key)
    const before = await lockFiling(tx, row.accession_number)
    if (!before) throw notFound(DETAIL.statementNotFound)
    const isShowcase = change.protected === true ? false : (change.showcase ?? before.showcase)
    const isProtected = isShowcase ? false : (change.protected ?? before.protected)
    const after = { ...before, protected: isProtected, showcase: isShowcase }
    await tx
      .update(filings)
      .set({ protected: isProtected, showcase: isShowcase, updated_at: ctx.now() })
      .where(eq(filings.accession_number, row.accession_number))
    await addToCounters(tx, statementChange(before, after))
    await refreshLatest(tx, before.cik)
    await refreshScreened(tx, before.cik)
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: change.showcase === undefined ? 'statement.protected' : 'statement.showcase',
      subject: row.accession_number,
      detail: { protected: isProtected, showcase: isShowcase },
    })
    return { accession_number: row.accession_number, protected: isProtected, showcase: isShowcase }
  })
}
