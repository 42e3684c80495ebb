/** People, for administrators: find them, see plan and sessions, sign them out, grant and revoke admin. All changes audited. */
import { accountSession, listedUser } from '@topline/core/api/account/account.ts'
import { pageQuery } from '@topline/core/api/paging.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { countPages } from '../../http/answers/collection.ts'
import type { App } from '../../http/app-types.ts'
import { getUser } from '../accounts/queries.ts'
import { setAdmin } from '../accounts/service.ts'
import { requireUser, sessionsOf } from '../accounts/sessions.ts'
import { findUsers, getListedUser } from './queries.ts'
import { signOutUser } from './service.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const query = pageQuery(50).extend({
  search: z.string().trim().max(200).default(''),
})

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/admin/users',
    {
      schema: { summary: 'People by name or e-mail', querystring: query, response: { 200: z.array(listedUser) } },
    },
    async (request, reply) => {
      const { search, ...page } = request.query
      const { rows, total } = await findUsers(ctx, search, page)
      countPages(request, reply, page, total)
      return rows
    },
  )

  app.get(
    '/api/admin/users/:id/sessions',
    {
      schema: { summary: 'Where a person is signed in', params, response: { 200: z.array(accountSession) } },
    },
    async (request) => sessionsOf(ctx, (await getUser(ctx.db, request.params.id)).id, null),
  )

  app.post(
    '/api/admin/users/:id/sign-out',
    {
      schema: {
        summary: 'End all sessions of a person',
        params,
        response: { 200: z.object({ ended: z.number() }) },
      },
    },
    async (request) => ({ ended: await signOutUser(ctx, requireUser(request), request.params.id) }),
  )

  app.post(
    '/api/admin/users/:id/admin',
    {
      schema: {
        summary: 'Grant or revoke admin',
        params,
        body: z.object({ is_admin: z.boolean() }),
        response: { 200: listedUser },
      },
    },
    async (request) => {
      const by = requireUser(request)
      const { id } = request.params
      if (id === by.id) throw invalid('Nobody changes their own admin flag: ask another administrator')
      const person = await getUser(ctx.db, id)
      await setAdmin(ctx, person.email, request.body.is_admin, { user_id: by.id, actor: by.email })
      return getListedUser(ctx, id)
    },
  )
}
