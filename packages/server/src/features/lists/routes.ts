/** Lists of companies (decision 28). */

import { changeListBody, newListBody } from '@topline/core/api/admin/lists.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { companySort, pageQuery, sortOrder } from '@topline/core/api/paging.ts'
import { companyList, listedList } from '@topline/core/api/wire.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { countPages } from '../../http/answers/collection.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf, lookingOf } from '../../http/viewer/guard.ts'
import { companyPage } from '../companies/queries.ts'
import { withNewestFiling } from '../companies/service.ts'
import { sightOf } from '../filings/queries.ts'
import { addCompany, changeList, createList, deleteList, removeCompany } from './edit.ts'
import { findList, type ListRow, listPage } from './queries.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/lists/',
    {
      config: KEPT,
      schema: {
        summary: 'Company lists with the number of their companies; the companies come with each list',
        querystring: pageQuery(10),
        response: { 200: z.array(listedList) },
      },
    },
    async (request, reply) => {
      const found = await listPage(ctx.db, request.query)
      countPages(request, reply, request.query, found.total)
      return found.rows.map((row) => ({ ...viewList(row), companies_count: row.companies_count }))
    },
  )

  app.get(
    '/api/list/:slug',
    {
      config: KEPT,
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
      const list = await findList(ctx.db, request.params.slug)
      if (!list) throw notFound(DETAIL.listNotFound)
      const looking = lookingOf(ctx, request)
      const found = await companyPage(ctx.db, page, { sort, order, sight: sightOf(looking) }, list.id)
      countPages(request, reply, page, found.total)
      return { ...viewList(list), companies: await withNewestFiling(ctx.db, found.rows, looking) }
    },
  )
  editRoutes(app, ctx)
}

/** Of the editor, for admins. */
function editRoutes(app: App, ctx: AppContext): void {
  const params = z.object({ slug: z.string().max(200) })
  const bare = companyList.omit({ companies: true })

  app.post(
    '/api/list/',
    { schema: { summary: 'Make a list', body: newListBody, response: { 201: bare } } },
    async (request, reply) => {
      const made = await createList(ctx, actorOf(request.user), request.body)
      return reply.code(201).send(viewList(made))
    },
  )
  app.patch(
    '/api/list/:slug',
    {
      schema: { summary: 'Change a list', params, body: changeListBody, response: { 200: bare } },
    },
    async (request) => viewList(await changeList(ctx, actorOf(request.user), request.params.slug, request.body)),
  )
  app.delete(
    '/api/list/:slug',
    { schema: { summary: 'Delete a list', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await deleteList(ctx, actorOf(request.user), request.params.slug)
      return reply.code(204).send(null)
    },
  )
  app.put(
    '/api/list/:slug/companies/:cik',
    {
      schema: {
        summary: 'Add a company, by CIK or ticker',
        params: params.extend({ cik: z.string().regex(/^[\w.-]{1,20}$/, 'A CIK or a ticker') }),
        response: { 200: z.object({ cik: z.string() }) },
      },
    },
    async (request) => {
      const { slug, cik } = request.params
      return { cik: await addCompany(ctx, actorOf(request.user), slug, cik) }
    },
  )
  app.delete(
    '/api/list/:slug/companies/:cik',
    {
      schema: { summary: 'Take a company out', params: params.extend({ cik: cikParam }), response: { 204: z.null() } },
    },
    async (request, reply) => {
      await removeCompany(ctx, actorOf(request.user), request.params.slug, request.params.cik)
      return reply.code(204).send(null)
    },
  )
}

function viewList(row: ListRow) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}
