/** QC reports (spec §7, decisions 73, 74, 163 to 165). */
import { canAdminister, canViewFigures, canViewQc } from '@topline/core/access/access.ts'
import { qcGroups, qcUpdate, updateQcBody } from '@topline/core/api/analyses.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { flag } from '@topline/core/api/paging.ts'
import { qcReport } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { notFound, requireAllowed } from '../../http/errors.ts'
import { adminOnly, guard, lookingOf } from '../../http/guard.ts'
import { writeAudit } from '../accounts/audit.ts'
import { actorOf } from '../statements/routes.ts'
import { getStatement } from '../statements/service.ts'
import { flagsOf, reportOf } from '../statements/view.ts'
import { analysedCount, failingFilings, failureGroups } from './queries.ts'
import { recomputeQc, updateReports } from './service.ts'

/** Filings shown in a group; their reports are asked for one by one when it is opened. */
const SHOWN = 100

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/income-statement/:key/qc',
    {
      preValidation: guard(ctx, canViewQc, 'read'),
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
      const found = await getStatement(ctx.db, request.params.key, looking)
      requireAllowed(canViewFigures(looking.viewer, flagsOf(found.row), looking.mode))
      if (request.query.force && found.is_current) {
        const again = await recomputeQc(ctx, found.row.accession_number)
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
      preValidation: adminOnly(ctx, 'read'),
      schema: { summary: 'Failing tests, grouped and counted', response: { 200: qcGroups } },
    },
    async () => {
      const [groups, failing, analysed] = [
        await failureGroups(ctx.db),
        await failingFilings(ctx.db, SHOWN),
        await analysedCount(ctx.db),
      ]
      return {
        analysed,
        groups: groups.map((group) => ({
          ...group,
          percentage: analysed === 0 ? 0 : Math.round((group.count / analysed) * 1000) / 10,
          filings: failing.filter((row) => row.test === group.test).map(({ test: _, place: __, ...row }) => row),
        })),
      }
    },
  )

  app.post(
    '/api/update-qc-reports',
    {
      preValidation: adminOnly(ctx),
      schema: {
        summary: 'Run the tests of all or some statements again',
        querystring: z.object({ force_qc_recompute: flag, dry_run: flag }),
        body: updateQcBody,
        response: { 200: qcUpdate },
      },
    },
    async (request) => {
      const { force_qc_recompute: force, dry_run: isDry } = request.query
      const result = await updateReports(ctx, request.body?.accession_numbers ?? null, { force, isDry })
      const actor = actorOf(request.user)
      const detail = { checked: result.checked, changed: result.changed, isDry }
      await ctx.inTx((tx) => writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'qc.update', detail }))
      return result
    },
  )
}
