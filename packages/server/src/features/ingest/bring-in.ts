/** Bringing in a company's filings because somebody asks for them or follows it (decisions 35 and 39). */

import { hasActiveSubscription } from '@topline/core/access/access.ts'
import { addDays, utcDate } from '@topline/core/format/day.ts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { filings } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { type Limit, spend } from '../../http/gate/limits.ts'
import { ingestCompany } from './jobs.ts'

/** Of one user, by requests and by following together. */
export const BRINGING_IN: Limit = { name: 'ingest-company', max: 10, seconds: 3600 }
/** Who is no admin brings in the newest annual report and what came after it. */
const RECENT_DAYS = 400

/** @returns YYYY-MM-DD */
export function recentSince(now: Date): string {
  return addDays(utcDate(now), -RECENT_DAYS)
}

/**
 * A subscriber follows a company of which no filing is stored: its recent ones are fetched, so that there is something
 * to follow. Later ones come with the rounds of the schedule. Does nothing without EDGAR, or beyond the limit.
 */
export async function bringInFollowed(ctx: AppContext, request: FastifyRequest, cik: string): Promise<void> {
  if (ctx.settings.EDGAR_USER_AGENT === '' || !hasActiveSubscription(request.viewer, ctx.settings.ACCESS)) return
  const [stored] = await ctx.db.select({ cik: filings.cik }).from(filings).where(eq(filings.cik, cik)).limit(1)
  if (stored) return
  try {
    await spend(ctx.db, request, BRINGING_IN)
  } catch (error) {
    if (error instanceof AppError) return // following itself goes on
    throw error
  }
  const since = recentSince(ctx.now())
  await ctx.jobs.send(ingestCompany, { cik, since, backfill: false }, { singletonKey: cik })
}
