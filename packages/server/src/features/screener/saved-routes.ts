/** The screens that a signed-in reader keeps. */
import { newScreenBody, savedScreen } from '@topline/core/api/saved-screens.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { actorOf, lookingOf } from '../../http/viewer/guard.ts'
import { deleteSaved, listSaved, saveScreen } from './saved.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/screens',
    {
      schema: {
        summary: 'Screens that you keep, with how many companies hold them',
        response: { 200: z.array(savedScreen) },
      },
    },
    async (request) => listSaved(ctx.db, actorOf(request.user).id, lookingOf(ctx, request), utcDate(ctx.now())),
  )
  app.post(
    '/api/screens',
    {
      schema: {
        summary: 'Keep a screen under a name; the same name again replaces it',
        body: newScreenBody,
        response: { 201: z.array(savedScreen) },
      },
    },
    async (request, reply) => {
      const { id } = actorOf(request.user)
      await saveScreen(ctx, id, request.body)
      return reply.code(201).send(await listSaved(ctx.db, id, lookingOf(ctx, request), utcDate(ctx.now())))
    },
  )
  app.delete(
    '/api/screens/:id',
    {
      schema: {
        summary: 'Keep a screen no longer',
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteSaved(ctx.db, actorOf(request.user).id, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
