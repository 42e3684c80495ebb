/** Calls of the admin pages (decisions 168, 203, 219): everything here is for admins, and what changes something is audited. */
import {
  adminStatement,
  auditEntry,
  flagsBody,
  flagsChanged,
  ingestion,
  modelSpend,
  outboxMail,
  statementFilter,
  statementVersion,
  useVersionBody,
  versionComparison,
} from '@topline/core/api/admin.ts'
import { accessionParams } from '@topline/core/api/corrections.ts'
import { withDashes } from '@topline/core/api/keys.ts'
import { pageQuery } from '@topline/core/api/paging.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { countPages } from '../../http/collection.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { adminOnly } from '../../http/guard.ts'
import { writeAudit } from '../accounts/audit.ts'
import { syncFilings } from '../filings/jobs.ts'
import { actorOf } from '../statements/routes.ts'
import { setFlags } from '../statements/service.ts'
import { auditPage, ingestionState, mailPage, recentModelCalls, spendByDay, statementPage } from './queries.ts'
import { compareVersions, useVersion, versionsOf } from './versions.ts'

const DAY = 86_400_000
const SPEND_DAYS = 30
const SHOWN = 50
const text = z.string().max(200).default('')

export function routes(app: App, ctx: AppContext): void {
  const read = adminOnly(ctx, 'read')

  app.get(
    '/api/admin/statements',
    {
      preValidation: read,
      schema: {
        summary: 'Filings with the flags of their statements',
        querystring: pageQuery(SHOWN).extend({ state: statementFilter.default('all'), search: text }),
        response: { 200: z.array(adminStatement) },
      },
    },
    async (request, reply) => {
      const { state, search, ...page } = request.query
      const found = await statementPage(ctx.db, page, state, withDashes(search.trim()))
      countPages(request, reply, page, found.total)
      return found.rows.map(({ cik, company_name: name, tickers, ...row }) => ({
        ...row,
        company: { cik, name, tickers },
      }))
    },
  )

  app.post(
    '/api/admin/statements/flags',
    {
      preValidation: adminOnly(ctx),
      schema: {
        summary: 'Protect, free or showcase a selection of statements',
        body: flagsBody,
        response: { 200: flagsChanged },
      },
    },
    async (request) => {
      const { accession_numbers, ...change } = request.body
      const wanted =
        change.protected === undefined ? { showcase: change.showcase ?? false } : { protected: change.protected }
      const not_found: string[] = []
      for (const accession of new Set(accession_numbers)) {
        try {
          await setFlags(ctx, actorOf(request.user), accession, wanted)
        } catch (error) {
          if (!(error instanceof AppError && error.kind === 'not-found')) throw error
          not_found.push(accession)
        }
      }
      return { changed_count: new Set(accession_numbers).size - not_found.length, not_found }
    },
  )

  app.get(
    '/api/filing/:accession/versions',
    {
      preValidation: read,
      schema: {
        summary: 'Versions of a statement',
        params: accessionParams,
        response: { 200: z.array(statementVersion) },
      },
    },
    async (request) => versionsOf(ctx.db, request.params.accession),
  )

  app.get(
    '/api/filing/:accession/versions/compare',
    {
      preValidation: read,
      schema: {
        summary: 'Two versions of a statement, field by field',
        params: accessionParams,
        querystring: z.object({ a: z.coerce.number().int().min(1), b: z.coerce.number().int().min(1) }),
        response: { 200: versionComparison },
      },
    },
    async (request) => compareVersions(ctx.db, request.params.accession, request.query.a, request.query.b),
  )

  app.post(
    '/api/filing/:accession/versions/:version/use',
    {
      preValidation: adminOnly(ctx),
      schema: {
        summary: 'Take an older version again',
        params: accessionParams.extend({ version: z.coerce.number().int().min(1) }),
        body: useVersionBody,
        response: { 200: z.object({ version: z.number() }) },
      },
    },
    async (request) => {
      const { accession, version } = request.params
      const saved = await useVersion(ctx, actorOf(request.user), accession, version, request.body.reason)
      return { version: saved.version }
    },
  )

  app.get(
    '/api/admin/model-spend',
    { preValidation: read, schema: { summary: 'Calls of the language model by day', response: { 200: modelSpend } } },
    async () => {
      const { LLM_PROVIDER, LLM_MODEL, LLM_BUDGET_PER_DAY } = ctx.settings
      const now = ctx.now()
      const from = new Date(now.getTime() - (SPEND_DAYS - 1) * DAY).toISOString().slice(0, 10)
      const days = await spendByDay(ctx.db, from)
      const today = days.find((day) => day.day === now.toISOString().slice(0, 10))
      return {
        provider: LLM_PROVIDER || null,
        model: LLM_MODEL || null,
        budget_per_day: LLM_BUDGET_PER_DAY ?? null,
        spent_today: today?.cost_usd ?? 0,
        days,
        recent: (await recentModelCalls(ctx.db, SHOWN)).map(({ at, ...call }) => ({ ...call, at: at.toISOString() })),
      }
    },
  )

  app.get(
    '/api/admin/outbox',
    {
      preValidation: read,
      schema: {
        summary: 'Mails that wait, were sent or failed',
        querystring: pageQuery(SHOWN).extend({ status: outboxMail.shape.status.optional() }),
        response: { 200: z.array(outboxMail) },
      },
    },
    async (request, reply) => {
      const { status = null, ...page } = request.query
      const found = await mailPage(ctx.db, page, status)
      countPages(request, reply, page, found.total)
      return found.rows.map(({ created_at, sent_at, ...mail }) => ({
        ...mail,
        created_at: created_at.toISOString(),
        sent_at: sent_at?.toISOString() ?? null,
      }))
    },
  )

  app.get(
    '/api/admin/ingestion',
    {
      preValidation: read,
      schema: { summary: 'What brings filings in, and how it went', response: { 200: ingestion } },
    },
    async () => {
      const { paused_until, state, runs } = await ingestionState(ctx.db, SHOWN)
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
    },
  )

  app.post(
    '/api/admin/ingestion/sync',
    {
      preValidation: adminOnly(ctx),
      schema: { summary: 'Look for new filings now', response: { 200: z.object({ queued: z.boolean() }) } },
    },
    async (request) => {
      if (ctx.settings.EDGAR_USER_AGENT === '') throw invalid('EDGAR is off: set EDGAR_USER_AGENT')
      const actor = actorOf(request.user)
      const id = await ctx.inTx(async (tx) => {
        await writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'ingestion.sync' })
        return ctx.jobs.send(syncFilings, {}, { singletonKey: 'by-hand' })
      })
      return { queued: id !== null }
    },
  )

  app.get(
    '/api/admin/audit',
    {
      preValidation: read,
      schema: {
        summary: 'What was done by whom, newest first',
        querystring: pageQuery(SHOWN).extend({ action: text, subject: text, actor: text }),
        response: { 200: z.array(auditEntry) },
      },
    },
    async (request, reply) => {
      const { action, subject, actor, ...page } = request.query
      const found = await auditPage(ctx.db, page, {
        action: action.trim(),
        subject: subject.trim(),
        actor: actor.trim(),
      })
      countPages(request, reply, page, found.total)
      return found.rows.map(({ at, user_id: _, ...entry }) => ({ ...entry, at: at.toISOString() }))
    },
  )
}

const lastDay = z.object({ last_day: z.string().nullable().catch(null) }).catch({ last_day: null })
const runError = z.object({ subject: z.string().catch(''), message: z.string().nullable().catch(null) })
