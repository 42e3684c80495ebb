/** Calls of the admin pages (decisions 39, 57 and 60): everything here is for admins, and what changes something is audited. */
import {
  acceptedFinding,
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
} from '@topline/core/api/admin/admin.ts'
import { otherOverview } from '@topline/core/api/admin/analyses.ts'
import { accessionParams } from '@topline/core/api/admin/corrections.ts'
import { withDashes } from '@topline/core/api/keys.ts'
import { pageQuery } from '@topline/core/api/paging.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { countPages } from '../../http/answers/collection.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf } from '../../http/viewer/guard.ts'
import { otherOverview as overviewOfOthers } from '../other-statements/overview.ts'
import { acceptedFindings } from './accepted.ts'
import { auditPage, mailPage, statementPage } from './queries.ts'
import { howIngestionGoes, modelSpending, setFlagsOfAll, syncByHand } from './service.ts'
import { compareVersions, useVersion, versionsOf } from './versions.ts'

const SHOWN = 50
/** Acceptances that are looked at. */
const ACCEPTED = 200
const text = z.string().max(200).default('')

export function routes(app: App, ctx: AppContext): void {
  statementRoutes(app, ctx)
  findingRoutes(app, ctx)
  versionRoutes(app, ctx)
  machineRoutes(app, ctx)
  logRoutes(app, ctx)
}

/** Filings with their flags: found, and changed as a selection. */
function statementRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/admin/statements',
    {
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
      schema: {
        summary: 'Protect, free or showcase a selection of statements',
        body: flagsBody,
        response: { 200: flagsChanged },
      },
    },
    async (request) => {
      const { accession_numbers, ...change } = request.body
      return setFlagsOfAll(ctx, actorOf(request.user), accession_numbers, change)
    },
  )
}

/** How the statements beside the income statement stand, and which findings were accepted. */
function findingRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/admin/other-statements',
    {
      schema: { summary: 'Balance sheets and cash flows: counts and failing checks', response: { 200: otherOverview } },
    },
    async () => overviewOfOthers(ctx.db),
  )

  app.get(
    '/api/admin/accepted-findings',
    {
      schema: {
        summary: 'Failed checks that were accepted and still stand so',
        response: { 200: z.array(acceptedFinding) },
      },
    },
    async () => acceptedFindings(ctx.db, ACCEPTED),
  )
}

/** Versions of a statement: listed, compared, taken again. */
function versionRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/filing/:accession/versions',
    {
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
}

/** What runs beside the pages: calls of the language model, and what brings filings in. */
function machineRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/admin/model-spend',
    { schema: { summary: 'Calls of the language model by day', response: { 200: modelSpend } } },
    async () => modelSpending(ctx, SHOWN),
  )

  app.get(
    '/api/admin/ingestion',
    {
      schema: { summary: 'What brings filings in, and how it went', response: { 200: ingestion } },
    },
    async () => howIngestionGoes(ctx, SHOWN),
  )

  app.post(
    '/api/admin/ingestion/sync',
    {
      schema: { summary: 'Look for new filings now', response: { 200: z.object({ queued: z.boolean() }) } },
    },
    async (request) => syncByHand(ctx, actorOf(request.user)),
  )
}

/** What was done by whom, and what was sent to whom. */
function logRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/admin/outbox',
    {
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
    '/api/admin/audit',
    {
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
