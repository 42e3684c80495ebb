import { DETAIL } from '@topline/core/api/details.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { ymd } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { spend } from '../../http/gate/limits.ts'
import { writeAudit } from '../accounts/audit.ts'
import { findCompany, findRegistered } from '../companies/queries.ts'
import { BRINGING_IN, recentSince } from './bring-in.ts'
import { ingestCompany } from './jobs.ts'

const body = z.object({
  since: ymd.nullable().optional().describe('admins only: filings filed on this day or later; null = all'),
  backfill: z.boolean().optional().describe('admins only: past periods from company facts as well'),
})

export function routes(app: App, ctx: AppContext): void {
  app.post(
    '/api/company/:cik/ingest',
    {
      schema: {
        summary: "Fetch a company's filings from EDGAR and queue them for analysis",
        params: z.object({ cik: cikParam }),
        body,
        response: { 200: z.object({ queued: z.boolean().describe('false: asked for within the last minute') }) },
      },
    },
    async (request) => {
      const { cik } = request.params
      const { user } = request
      if (!user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
      if (ctx.settings.EDGAR_USER_AGENT === '')
        throw new AppError('unavailable', 'EDGAR is off on this site: filings come in by the command line')
      const recent = recentSince(ctx.now())
      const since = user.is_admin && request.body.since !== undefined ? request.body.since : recent
      const backfill = user.is_admin && request.body.backfill === true
      if (!user.is_admin) await spend(ctx.db, request, BRINGING_IN)
      if (!(await findCompany(ctx.db, cik)) && !(await findRegistered(ctx.db, cik)))
        throw notFound(DETAIL.companyNotFound)
      const queued = await ctx.inTx(async (tx) => {
        const detail = { since, backfill }
        await writeAudit(tx, { user_id: user.id, actor: user.email, action: 'company.ingest', subject: cik, detail })
        return ctx.jobs.send(ingestCompany, { cik, ...detail }, { singletonKey: cik })
      })
      return { queued: queued !== null }
    },
  )
}
