/** What the admin pages read and do: rows as the API gives them, selections, a look for new filings. */

import type { Ingestion, ModelSpend } from '@topline/core/api/admin/admin.ts'
import { DAY_MS, utcDate } from '@topline/core/format/day.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError, invalid } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { syncFilings } from '../ingest/jobs.ts'
import { setFlags } from '../statements/service.ts'
import { ingestionState, recentModelCalls, spendByDay } from './queries.ts'

const SPEND_DAYS = 30

interface Actor {
  id: number
  email: string
}

/** Protects, frees or showcases a selection; each filing in a transaction of its own. Unknown ones are named. */
export async function setFlagsOfAll(
  ctx: Pick<AppContext, 'inTx' | 'now'>,
  actor: Actor,
  accessions: readonly string[],
  change: { protected?: boolean | undefined; showcase?: boolean | undefined },
): Promise<{ changed_count: number; not_found: string[] }> {
  const wanted =
    change.protected === undefined ? { showcase: change.showcase ?? false } : { protected: change.protected }
  const asked = new Set(accessions)
  const not_found: string[] = []
  for (const accession of asked) {
    try {
      await setFlags(ctx, actor, accession, wanted)
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'not-found')) throw error
      not_found.push(accession)
    }
  }
  return { changed_count: asked.size - not_found.length, not_found }
}

/** Calls of the language model by day, and the newest ones. @param shown how many of those */
export async function modelSpending(
  ctx: Pick<AppContext, 'db' | 'now' | 'settings'>,
  shown: number,
): Promise<ModelSpend> {
  const { LLM_PROVIDER, LLM_MODEL, LLM_BUDGET_PER_DAY } = ctx.settings
  const now = ctx.now()
  const days = await spendByDay(ctx.db, utcDate(new Date(now.getTime() - (SPEND_DAYS - 1) * DAY_MS)))
  return {
    provider: LLM_PROVIDER || null,
    model: LLM_MODEL || null,
    budget_per_day: LLM_BUDGET_PER_DAY ?? null,
    spent_today: days.find((day) => day.day === utcDate(now))?.cost_usd ?? 0,
    days,
    recent: (await recentModelCalls(ctx.db, shown)).map(({ at, ...call }) => ({ ...call, at: at.toISOString() })),
  }
}

/** What brings filings in, and how it went. @param shown how many runs */
export async function howIngestionGoes(
  ctx: Pick<AppContext, 'db' | 'now' | 'settings' | 'jobs'>,
  shown: number,
): Promise<Ingestion> {
  const { paused_until, state, runs } = await ingestionState(ctx.db, shown)
  return {
    edgar: {
      is_on: ctx.settings.EDGAR_USER_AGENT !== '',
      schedule: ctx.settings.EDGAR_SYNC,
      rate: ctx.settings.EDGAR_RATE,
      paused_until: paused_until && paused_until > ctx.now() ? paused_until.toISOString() : null,
    },
    last_day: lastDay.parse(state).last_day,
    queue: await ctx.jobs.counts(),
    runs: runs.map(({ started_at, finished_at, errors, ...run }) => ({
      ...run,
      started_at: started_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
      errors: z.array(runError).parse(errors),
    })),
  }
}

const lastDay = z.object({ last_day: z.string().nullable().catch(null) }).catch({ last_day: null })
const runError = z.object({ subject: z.string().catch(''), message: z.string().nullable().catch(null) })

/** Looks for new filings now. @returns false where somebody has asked already. @throws AppError 422 where EDGAR is off */
export async function syncByHand(
  ctx: Pick<AppContext, 'inTx' | 'jobs' | 'settings'>,
  actor: Actor,
): Promise<{ queued: boolean }> {
  if (ctx.settings.EDGAR_USER_AGENT === '') throw invalid('EDGAR is off: set EDGAR_USER_AGENT')
  const id = await ctx.inTx(async (tx) => {
    await writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'ingestion.sync' })
    return ctx.jobs.send(syncFilings, {}, { singletonKey: 'by-hand' })
  })
  return { queued: id !== null }
}
