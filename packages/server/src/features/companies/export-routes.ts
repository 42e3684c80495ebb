import { cikParam } from '@topline/core/api/keys.ts'
import { type CsvCell, csvText } from '@topline/core/format/csv.ts'
import { type Sheet, workbookBytes, XLSX_TYPE } from '@topline/core/format/xlsx.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { filingCards } from '../filings/cards.ts'
import { companyFilings } from '../filings/queries.ts'
import { viewFiling } from '../filings/view.ts'
import { derivedExportRows, otherExportRows } from '../other-statements/export.ts'
import { exportRows, withHeader } from './csv.ts'
import { getCompany } from './service.ts'

const MOST = 1000

type RowsOf = (ctx: AppContext, request: FastifyRequest, cik: string) => Promise<readonly (readonly CsvCell[])[]>

/** Downloads of a company's statements; figures follow the rules of the tables. */
export function routes(app: App, ctx: AppContext): void {
  csvRoute(app, ctx, 'income-statement', "A company's statements as CSV, amounts in whole units", incomeRows)
  csvRoute(app, ctx, 'balance-sheet', "A company's balance sheets as CSV, amounts in whole units", sheetRows)
  csvRoute(app, ctx, 'cash-flow', "A company's cash flows as CSV, as each filing prints its period", flowRows)
  csvRoute(
    app,
    ctx,
    'derived-figures',
    "A company's full years: cash flows, balances and what is derived, as CSV",
    derivedRows,
  )

  const income = [{ name: 'Income statements', rows: incomeRows }]
  workbookRoute(app, ctx, 'income-statement', "A company's statements as a workbook, amounts in whole units", income)
  workbookRoute(
    app,
    ctx,
    'statements',
    "All three statements of a company's filings and what is derived from them in one workbook",
    [
      ...income,
      { name: 'Balance sheets', rows: sheetRows },
      { name: 'Cash flows', rows: flowRows },
      { name: 'Derived figures', rows: derivedRows },
    ],
  )
}

function csvRoute(app: App, ctx: AppContext, name: string, summary: string, rowsOf: RowsOf): void {
  app.get(
    `/api/company/:cik/${name}.csv`,
    {
      config: { limit: LIMITS.exports },
      schema: {
        summary,
        params: z.object({ cik: cikParam }),
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const { cik } = request.params
      const rows = await rowsOf(ctx, request, cik)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment(name, cik, 'csv'))
        .serializer((text: unknown) => String(text))
        .send(csvText(rows))
    },
  )
}

function workbookRoute(
  app: App,
  ctx: AppContext,
  name: string,
  summary: string,
  wanted: readonly { name: string; rows: RowsOf }[],
): void {
  app.get(
    `/api/company/:cik/${name}.xlsx`,
    {
      config: { limit: LIMITS.exports },
      schema: {
        summary,
        params: z.object({ cik: cikParam }),
        produces: [XLSX_TYPE],
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const { cik } = request.params
      const sheets: Sheet[] = []
      for (const sheet of wanted) sheets.push({ name: sheet.name, rows: await sheet.rows(ctx, request, cik) })
      return reply
        .type(XLSX_TYPE)
        .header('content-disposition', attachment(name, cik, 'xlsx'))
        .send(Buffer.from(workbookBytes(sheets)))
    },
  )
}

/** 'income-statements-320193.csv' */
const attachment = (name: string, cik: string, type: string) =>
  `attachment; filename="${name.replace(/s?$/, 's')}-${cik}.${type}"`

const siteOf = (ctx: AppContext): string => ctx.settings.PUBLIC_URL.replace(/\/+$/, '')

const incomeRows: RowsOf = async (ctx, request, cik) => {
  const company = await getCompany(ctx.db, cik)
  const { accessions } = await companyFilings(ctx.db, company.cik, { skip: 0, limit: MOST }, 'both')
  const looking = lookingOf(ctx, request)
  const filings = (await filingCards(ctx.db, accessions)).map((card) => viewFiling(card, looking))
  return withHeader(exportRows(filings, siteOf(ctx)))
}

const sheetRows: RowsOf = async (ctx, request, cik) => {
  const company = await getCompany(ctx.db, cik)
  return otherExportRows(ctx.db, 'balance_sheet', company.cik, lookingOf(ctx, request), siteOf(ctx))
}

const flowRows: RowsOf = async (ctx, request, cik) => {
  const company = await getCompany(ctx.db, cik)
  return otherExportRows(ctx.db, 'cash_flow', company.cik, lookingOf(ctx, request), siteOf(ctx))
}

const derivedRows: RowsOf = async (ctx, request, cik) =>
  derivedExportRows(ctx.db, await getCompany(ctx.db, cik), lookingOf(ctx, request), siteOf(ctx))
