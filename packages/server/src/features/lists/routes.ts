/** Lists of companies (decision 28): those of the site, and what readers make for themselves. */

import type { Viewer } from '@topline/core/access/access.ts'
import {
  importBody,
  imported,
  madeList,
  orderBody,
  ownListBody,
  ownLists,
  shared,
} from '@topline/core/api/account/own-lists.ts'
import { changeListBody, newListBody } from '@topline/core/api/admin/lists.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { cikParam } from '@topline/core/api/keys.ts'
import { memberSort, pageQuery, sortOrder } from '@topline/core/api/paging.ts'
import { companyList, listedList } from '@topline/core/api/wire.ts'
import { limitOf } from '@topline/core/plans/limits.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { countPages } from '../../http/answers/collection.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf, lookingOf } from '../../http/viewer/guard.ts'
import { companyPage } from '../companies/queries.ts'
import { withNewestFiling } from '../companies/service.ts'
import { sightOf } from '../filings/queries.ts'
import { addCompany, changeList, createList, deleteList, type Editor, removeCompany } from './edit.ts'
import { createOwnList, importInto, orderList, shareList, unshareList } from './own.ts'
import { type CountedList, findList, listPage, ownListsOf } from './queries.ts'
import { viewList } from './view.ts'

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
      return found.rows.map((row) => viewCounted(row, request.user?.id ?? null))
    },
  )

  app.get(
    '/api/list/:slug',
    {
      config: KEPT,
      schema: {
        summary:
          'A list with a page of its companies, each with its newest filing; those of an own list in its owner’s order, of the others by name',
        params: z.object({ slug: z.string().max(200) }),
        querystring: pageQuery(100).extend({
          sort: memberSort.optional(),
          order: sortOrder.default('asc'),
        }),
        response: { 200: companyList },
      },
    },
    async (request, reply) => {
      const { order, ...page } = request.query
      const userId = request.user?.id ?? null
      const list = await findList(ctx.db, request.params.slug, userId)
      if (!list) throw notFound(DETAIL.listNotFound)
      const sort = request.query.sort ?? (list.owner_id === null ? 'company' : 'position')
      const looking = lookingOf(ctx, request)
      const found = await companyPage(ctx.db, page, { sort, order, sight: sightOf(looking) }, list.id)
      countPages(request, reply, page, found.total)
      return { ...viewList(list, userId), companies: await withNewestFiling(ctx.db, found.rows, looking) }
    },
  )
  editRoutes(app, ctx)
  ownRoutes(app, ctx)
}

/** Of the editor: lists of the site for admins, an own one for its owner. */
function editRoutes(app: App, ctx: AppContext): void {
  const params = z.object({ slug: z.string().max(200) })
  const bare = companyList.omit({ companies: true })

  app.post(
    '/api/list/',
    { schema: { summary: 'Make a list', body: newListBody, response: { 201: bare } } },
    async (request, reply) => {
      const made = await createList(ctx, editorOf(request), request.body)
      return reply.code(201).send(viewList(made, null))
    },
  )
  app.patch(
    '/api/list/:slug',
    {
      schema: { summary: 'Change a list', params, body: changeListBody, response: { 200: bare } },
    },
    async (request) => {
      const editor = editorOf(request)
      return viewList(await changeList(ctx, editor, request.params.slug, request.body), editor.id)
    },
  )
  app.delete(
    '/api/list/:slug',
    { schema: { summary: 'Delete a list', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await deleteList(ctx, editorOf(request), request.params.slug)
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
      return { cik: await addCompany(ctx, editorOf(request), slug, cik) }
    },
  )
  app.delete(
    '/api/list/:slug/companies/:cik',
    {
      schema: { summary: 'Take a company out', params: params.extend({ cik: cikParam }), response: { 204: z.null() } },
    },
    async (request, reply) => {
      await removeCompany(ctx, editorOf(request), request.params.slug, request.params.cik)
      return reply.code(204).send(null)
    },
  )
}

/** What readers make for themselves. */
function ownRoutes(app: App, ctx: AppContext): void {
  const params = z.object({ slug: z.string().max(200) })

  app.get(
    '/api/lists/own',
    { schema: { summary: 'The lists that you have made, and how many your plan allows', response: { 200: ownLists } } },
    async (request) => {
      const { id, viewer } = editorOf(request)
      const rows = await ownListsOf(ctx.db, id)
      return { lists: rows.map((row) => viewCounted(row, id)), limit: limitFor(viewer) }
    },
  )
  app.post(
    '/api/lists/own',
    {
      schema: {
        summary: 'Make a list of your own, with the companies of a pasted text or CSV file; unknown ones are named',
        body: ownListBody,
        response: { 201: madeList },
      },
    },
    async (request, reply) => {
      const { id, viewer } = editorOf(request)
      const made = await createOwnList(ctx, id, request.body, limitFor(viewer))
      return reply.code(201).send({ ...viewList(made.row, id), imported: made.imported })
    },
  )
  app.post(
    '/api/list/:slug/import',
    {
      schema: {
        summary: 'Take companies of a pasted text or CSV file into a list of your own; unknown ones are named',
        ...{ params, body: importBody, response: { 200: imported } },
      },
    },
    async (request) => importInto(ctx, editorOf(request).id, request.params.slug, request.body.text),
  )
  app.put(
    '/api/list/:slug/order',
    {
      schema: { summary: 'Order the companies of your own list', params, body: orderBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await orderList(ctx, editorOf(request).id, request.params.slug, request.body.ciks)
      return reply.code(204).send(null)
    },
  )
  app.put(
    '/api/list/:slug/share',
    { schema: { summary: 'Share your own list with whoever has its address', params, response: { 200: shared } } },
    async (request) => ({ share_slug: await shareList(ctx, editorOf(request).id, request.params.slug) }),
  )
  app.delete(
    '/api/list/:slug/share',
    {
      schema: {
        summary: 'Share your own list no longer: its address opens nothing',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await unshareList(ctx, editorOf(request).id, request.params.slug)
      return reply.code(204).send(null)
    },
  )

  const limitFor = (viewer: Viewer) => limitOf(ctx.settings.LISTS_PER_USER, viewer, ctx.settings.ACCESS)
}

function editorOf(request: FastifyRequest): Editor {
  const actor = actorOf(request.user)
  if (!request.viewer) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return { ...actor, viewer: request.viewer }
}

const viewCounted = (row: CountedList, userId: number | null) => ({
  ...viewList(row, userId),
  companies_count: row.companies_count,
})
