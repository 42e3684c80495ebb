/** Lists of companies (spec §7, decisions 115, 116). */
import { DETAIL } from '@topline/core/api/details.ts'
import { companySort, pageQuery, sortOrder } from '@topline/core/api/paging.ts'
import { companyList } from '@topline/core/api/wire.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { countPages } from '../../http/collection.ts'
import { notFound } from '../../http/errors.ts'
import { lookingOf } from '../../http/guard.ts'
import { companyPage } from '../companies/queries.ts'
import { withNewestFiling } from '../companies/service.ts'
import { sightOf } from '../filings/queries.ts'
import { findList, type ListRow, listPage } from './queries.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/lists/',
    {
      schema: {
        summary: 'Company lists, without their companies',
        querystring: pageQuery(10),
        response: { 200: z.array(companyList.omit({ companies: true })) },
      },
    },
    async (request, reply) => {
      const found = await listPage(ctx.db, request.query)
      countPages(request, reply, request.query, found.total)
      return found.rows.map(viewList)
    },
  )

  app.get(
    '/api/list/:slug',
    {
      schema: {
        summary: 'A list with a page of its companies, each with its newest filing',
        params: z.object({ slug: z.string().max(200) }),
        querystring: pageQuery(100).extend({
          sort: companySort.default('company'),
          order: sortOrder.default('asc'),
        }),
        response: { 200: companyList },
      },
    },
    async (request, reply) => {
      const { sort, order, ...page } = request.query
      const list = await findList(ctx.db, request.params.slug.replaceAll('\0', ''))
      if (!list) throw notFound(DETAIL.listNotFound)
      const looking = lookingOf(ctx, request)
      const found = await companyPage(ctx.db, page, { sort, order, sight: sightOf(looking) }, list.id)
      countPages(request, reply, page, found.total)
      return { ...viewList(list), companies: await withNewestFiling(ctx.db, found.rows, looking) }
    },
  )
}

function viewList(row: ListRow) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}
