import { cikParam } from '@topline/core/api/keys.ts'
import { csvText } from '@topline/core/format/csv.ts'
import { XLSX_TYPE, xlsxBytes } from '@topline/core/format/xlsx.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingCards } from '../filings/cards.ts'
import { companyFilings } from '../filings/queries.ts'
import { viewFiling } from '../filings/view.ts'
import { type ExportCell, exportRows, withHeader } from './csv.ts'
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
      const rows = await rowsFor(ctx, request, request.params.cik)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment(request.params.cik, 'csv'))
        .serializer((text: unknown) => String(text))
        .send(csvText(withHeader(rows)))
    },
  )

  app.get(
    '/api/company/:cik/income-statement.xlsx',
    {
      config: { limit: LIMITS.exports },
      schema: {
        summary: "A company's statements as a workbook, amounts in whole units",
        params: z.object({ cik: cikParam }),
        produces: [XLSX_TYPE],
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const rows = await rowsFor(ctx, request, request.params.cik)
      return reply
        .type(XLSX_TYPE)
        .header('content-disposition', attachment(request.params.cik, 'xlsx'))
        .send(Buffer.from(xlsxBytes('Income statements', withHeader(rows))))
    },
  )
}

const attachment = (cik: string, type: string) => `attachment; filename="income-statements-${cik}.${type}"`

async function rowsFor(ctx: AppContext, request: FastifyRequest, cik: string): Promise<ExportCell[][]> {
  const company = await getCompany(ctx.db, cik)
  const { accessions } = await companyFilings(ctx.db, company.cik, { skip: 0, limit: MOST })
  const looking = lookingOf(ctx, request)
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  return exportRows(
    (await filingCards(ctx.db, accessions)).map((card) => viewFiling(card, looking)),
    site,
  )
}
