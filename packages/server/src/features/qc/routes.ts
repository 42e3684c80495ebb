/** QC reports (decisions 56 and 58). */

import { canAdminister, canViewFigures } from '@topline/core/access/access.ts'
import { flagsOf } from '@topline/core/access/periods.ts'
import { acceptFindingBody } from '@topline/core/api/admin/admin.ts'
import { qcGroups, qcUpdate, qcUpdateJob, updateQcBody } from '@topline/core/api/admin/analyses.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { flag } from '@topline/core/api/paging.ts'
import { qcReport } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError, notFound, requireAllowed } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf, lookingOf } from '../../http/viewer/guard.ts'
import { writeAudit } from '../accounts/audit.ts'
import { recheckOthers } from '../other-statements/report.ts'
import { getStatement } from '../statements/service.ts'
import { reportOf } from '../statements/view.ts'
import { qcUpdateState, startQcUpdate } from './jobs.ts'
import { analysedCount, failingFilings, failureGroups } from './queries.ts'
import { acceptFinding, recomputeQc, updateReports } from './service.ts'

/** Filings shown in a group; their reports are asked for one by one when it is opened. */
const SHOWN = 30
/** More statements than this are checked by a job (decision 56). */
const MOST_AT_ONCE = 200

/** Reports of statements: one, all that fail, a person who accepts. */
function reportRoutes(app: App, ctx: AppContext): void {
  app.get(
    '/api/income-statement/:key/qc',
    {
      schema: {
        summary: 'The QC report of a statement; `force` runs the tests again (admins)',
        params: z.object({ key: z.string().max(40) }),
        querystring: z.object({ force: flag }),
        response: { 200: qcReport },
      },
    },
    async (request, reply) => {
      if (request.query.force) requireAllowed(canAdminister(request.viewer))
      const looking = lookingOf(ctx, request)
      // What has no statement has no report either.
      const found = await getStatement(ctx.db, request.params.key, looking).catch((error: unknown) => {
        throw error instanceof AppError && error.kind === 'not-found' ? notFound(DETAIL.qcReportNotFound) : error
      })
      requireAllowed(canViewFigures(looking.viewer, flagsOf(found.row), looking.mode))
      if (request.query.force && found.is_current) {
        const again = await recomputeQc(ctx, found.row.accession_number)
        await recheckOthers(ctx, found.row.accession_number)
        const actor = actorOf(request.user)
        const subject = found.row.accession_number
        await ctx.inTx((tx) => writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'qc.force', subject }))
        reply.header('cache-control', 'private, no-store')
        if (again) return again.report
      }
      const report = reportOf(found.detail.qc)
      if (!report) throw notFound(DETAIL.qcReportNotFound)
      return report
    },
  )

  app.get(
    '/api/qc-tests',
    {
      schema: { summary: 'Failing tests, grouped and counted', response: { 200: qcGroups } },
    },
    async () => {
      const groups = await failureGroups(ctx.db)
      const failing = await failingFilings(ctx.db, groups, SHOWN)
      const analysed = await analysedCount(ctx.db)
      return {
        analysed,
        groups: groups.map((group) => ({
          ...group,
          percentage: analysed === 0 ? 0 : Math.round((group.count / analysed) * 1000) / 10,
          filings: failing
            .filter((row) => row.test === group.test && row.necessary === group.necessary)
            .map(({ test: _, necessary: __, ...row }) => row),
        })),
      }
    },
  )

  app.post(
    '/api/income-statement/:key/qc/accept',
    {
      schema: {
        summary: 'Accept a failed test with a reason, or take that back',
        params: z.object({ key: z.string().max(40) }),
        body: acceptFindingBody,
        response: { 200: qcReport },
      },
    },
    async (request) => {
      const found = await getStatement(ctx.db, request.params.key, lookingOf(ctx, request))
      if (!found.is_current) throw new AppError('conflict', 'Only the current version can be accepted')
      return acceptFinding(ctx, actorOf(request.user), found.row.accession_number, request.body)
    },
  )
}

/** All reports made again, as a job. */
function updateRoutes(app: App, ctx: AppContext): void {
  app.post(
    '/api/update-qc-reports',
    {
      schema: {
        summary: 'Run the tests of all or some statements again',
        querystring: z.object({ force_qc_recompute: flag, dry_run: flag, background: flag }),
        body: updateQcBody,
        response: { 200: qcUpdate },
      },
    },
    async (request) => {
      const { force_qc_recompute: force, dry_run: isDry, background } = request.query
      const wanted = request.body?.accession_numbers ?? null
      const actor = actorOf(request.user)
      if (wanted === null && (background || (await analysedCount(ctx.db)) > MOST_AT_ONCE)) {
        const job_id = await startQcUpdate(ctx, actor.id, { force, isDry })
        const detail = { job_id, force, isDry }
        await ctx.inTx((tx) => writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'qc.update', detail }))
        return { job_id }
      }
      const result = await updateReports(ctx, wanted, { force, isDry })
      const detail = { checked: result.checked, changed: result.changed, isDry }
      await ctx.inTx((tx) => writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'qc.update', detail }))
      return result
    },
  )

  app.get(
    '/api/update-qc-reports/:job_id',
    {
      schema: {
        summary: 'How far an update of all QC reports is',
        params: z.object({ job_id: z.string().max(60) }),
        response: { 200: qcUpdateJob },
      },
    },
    async (request) => {
      const job = await qcUpdateState(ctx.db, request.params.job_id)
      if (!job) throw notFound('Job not found')
      return job
    },
  )
}

export function routes(app: App, ctx: AppContext): void {
  reportRoutes(app, ctx)
  updateRoutes(app, ctx)
}
