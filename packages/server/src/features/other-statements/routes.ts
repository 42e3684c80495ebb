/** The balance sheet and the cash flows of a filing. */
import { wireBalanceSheet, wireCashFlow } from '@topline/core/api/other-statements.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { readOther } from './service.ts'

const params = z.object({ key: z.string().max(40) })

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/balance-sheet/:key',
    {
      config: KEPT,
      schema: {
        summary: 'A balance sheet by its id or accession number: whole units, with provenance, lines and columns',
        params,
        response: { 200: wireBalanceSheet },
      },
    },
    async (request) => readOther(ctx.db, 'balance_sheet', request.params.key, lookingOf(ctx, request)),
  )

  app.get(
    '/api/cash-flow/:key',
    {
      config: KEPT,
      schema: {
        summary: 'Cash flows by their id or accession number: whole units, a quarterly report for the year to date',
        params,
        response: { 200: wireCashFlow },
      },
    },
    async (request) => readOther(ctx.db, 'cash_flow', request.params.key, lookingOf(ctx, request)),
  )
}
