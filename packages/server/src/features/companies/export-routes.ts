import { cikParam } from '@topline/core/api/keys.ts'
import { csvText } from '@topline/core/format/csv.ts'
import type { FastifyRequest } from 'fastify'
import writeExcelFile from 'write-excel-file/node'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { lookingOf } from '../../http/guard.ts'
import { LIMITS } from '../../http/limits.ts'
import { filingCards } from '../filings/cards.ts'
import { companyFilings } from '../filings/queries.ts'
import { viewFiling } from '../filings/view.ts'
import { EXPORT_COLUMNS, type ExportCell, exportRows, withHeader } from './csv.ts'
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
        produces: [XLSX],
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const rows = await rowsFor(ctx, request, request.params.cik)
      const header = EXPORT_COLUMNS.map((name) => ({ value: name, fontWeight: 'bold' as const }))
      const workbook = writeExcelFile([header, ...rows.map((row) => row.map(cellOf))], { sheet: 'Income statements' })
      return reply
        .type(XLSX)
        .header('content-disposition', attachment(request.params.cik, 'xlsx'))
        .send(await workbook.toBuffer())
    },
  )
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const attachment = (cik: string, type: string) => `attachment; filename="income-statements-${cik}.${type}"`

/** A cell that knows its type: texts stay texts, so nothing in them runs as a formula. */
function cellOf(value: ExportCell) {
  if (value === null) return null
  if (typeof value === 'string') return { value, type: String }
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: Number }
}

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
