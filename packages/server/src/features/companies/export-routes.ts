import { cikParam } from '@topline/core/api/keys.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/guard.ts'
import { LIMITS } from '../../http/limits.ts'
import { filingCards } from '../filings/cards.ts'
import { companyFilings } from '../filings/queries.ts'
import { viewFiling } from '../filings/view.ts'
import { csvText, exportRows } from './csv.ts'
import { getCompany } from './service.ts'

const MOST = 1000

/** Downloads of a company's statements; figures follow the rules of the tables. */
export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/company/:cik/income-statement.csv',
    {
      config: { limit: LIMITS.exports },
      schema: {
        summary: "A company's statements as CSV, amounts in whole units",
        params: z.object({ cik: cikParam }),
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const company = await getCompany(ctx.db, request.params.cik)
      const { accessions } = await companyFilings(ctx.db, company.cik, { skip: 0, limit: MOST })
      const looking = lookingOf(ctx, request)
      const filings = (await filingCards(ctx.db, accessions)).map((card) => viewFiling(card, looking))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="income-statements-${company.cik}.csv"`)
        .serializer((text: unknown) => String(text))
        .send(csvText(exportRows(filings)))
    },
  )
}
