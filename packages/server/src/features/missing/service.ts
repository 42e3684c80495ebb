/**
 * What stored filings lack: a first analysis, or, where they were analysed before those were kept, the balance sheet and
 * the cash flows. The latter are read from the document that gave the income statement, which stays as it is.
 */
import { and, desc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { analysisRequests, filingDocuments, filings, otherStatements, statementDetails } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { type AnalysisContext, analyse, hintsOf, othersInExhibit, readOne } from '../analyses/analyse.ts'
import { createRequests } from '../analyses/requests.ts'
import { heldFiling, writeOthers } from '../other-statements/save.ts'
import { otherRows, otherVersions, otherVersionsOf, readOthers } from '../other-statements/saved-rows.ts'

export interface MissingFiling {
  accession_number: string
  form_type: string
  filing_date: string
  /** 'analysis': it has never been analysed; 'others': it has an income statement alone */
  lacks: 'analysis' | 'others'
}

/** Newest first. Filings whose analysis failed, or waits, lack nothing that this could give. */
export async function missingFilings(db: Db): Promise<MissingFiling[]> {
  const columns = {
    accession_number: filings.accession_number,
    form_type: filings.form_type,
    filing_date: filings.filing_date,
  }
  const newest = [desc(filings.filing_date), desc(filings.accession_number)]
  const others = db
    .select({ one: sql`1` })
    .from(otherStatements)
    .where(eq(otherStatements.accession_number, filings.accession_number))
  const requests = db
    .select({ one: sql`1` })
    .from(analysisRequests)
    .where(eq(analysisRequests.accession_number, filings.accession_number))
  const unread = await db
    .select(columns)
    .from(filings)
    .where(and(isNull(filings.statement_id), notExists(requests)))
    .orderBy(...newest)
  const alone = await db
    .select(columns)
    .from(filings)
    .where(and(isNotNull(filings.statement_id), notExists(others)))
    .orderBy(...newest)
  return [
    ...unread.map((filing) => ({ ...filing, lacks: 'analysis' as const })),
    ...alone.map((filing) => ({ ...filing, lacks: 'others' as const })),
  ]
}

export interface Filled {
  status: 'analysed' | 'filled' | 'not-analysed' | 'waiting'
  message: string | null
}

/** @throws AppError where the document is not stored, and what database and store say */
export async function fillMissing(ctx: AppContext & AnalysisContext, missing: MissingFiling): Promise<Filled> {
  return missing.lacks === 'others'
    ? fillOthers(ctx, missing.accession_number)
    : analyseFirst(ctx, missing.accession_number)
}

async function analyseFirst(ctx: AppContext & AnalysisContext, accession_number: string): Promise<Filled> {
  const [request] = await ctx.inTx((tx) => createRequests(tx, ctx.jobs, [{ accession_number }]))
  const outcome = request && (await analyse(ctx, request.id))
  if (outcome?.kind === 'saved') return { status: 'analysed', message: null }
  if (outcome?.kind === 'failed') return { status: 'not-analysed', message: outcome.message }
  return { status: 'waiting', message: 'queued' }
}

async function fillOthers(ctx: AppContext & AnalysisContext, accession: string): Promise<Filled> {
  const { filing, exhibit, storage_key } = await documentOf(ctx.db, accession)
  const { result } = await readOne(ctx, storage_key, hintsOf(filing))
  const read = readOthers(result)
  const others = exhibit === null ? read : othersInExhibit(read, exhibit)
  await ctx.inTx(async (tx) => {
    const locked = await heldFiling(tx, accession)
    const { rows } = await tx.execute(sql`select ${otherVersions(accession)} as others`)
    // An analysis came first: what it stored is as good.
    const before = otherVersionsOf(rows[0]?.others)
    if (Object.keys(before).length > 0) return
    await writeOthers(tx, locked, otherRows(filing, others, before, null))
  })
  const reasons = [...new Set(Object.values(others.absent))]
  return { status: 'filled', message: reasons.length > 0 ? reasons.join('; ') : null }
}

/** The document that the current income statement was read from. @throws AppError where it is not stored */
async function documentOf(db: Db, accession: string) {
  const [found] = await db
    .select({
      filing: {
        accession_number: filings.accession_number,
        cik: filings.cik,
        form_type: filings.form_type,
        filing_date: filings.filing_date,
        period_end: filings.period_end,
      },
      storage_key: filingDocuments.storage_key,
      exhibit: sql<string | null>`case when not ${filingDocuments.is_main} then ${filingDocuments.name} end`,
    })
    .from(filings)
    .innerJoin(filingDocuments, eq(filingDocuments.accession_number, filings.accession_number))
    .leftJoin(statementDetails, eq(statementDetails.statement_id, filings.statement_id))
    .where(eq(filings.accession_number, accession))
    .orderBy(
      // The exhibit that the reading names, else the main document.
      sql`(not ${filingDocuments.is_main} and ${filingDocuments.name} = ${statementDetails.extraction_info} ->> 'selector') desc nulls last`,
      desc(filingDocuments.is_main),
      desc(filingDocuments.size),
    )
    .limit(1)
  if (!found) throw new AppError('not-found', 'The filing has no stored document')
  return found
}
