/** Text that the database cannot hold is refused here, for every route at once. */
import type { FastifyInstance } from 'fastify'
import { invalid } from '../../errors.ts'
import { findUnstorable } from '../../storable.ts'

/** Stands behind the access rules and before the schemas. */
export function installStorableInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const field = findUnstorable(part)
      if (field === null) continue
      const message = 'holds a character that cannot be stored'
      throw invalid(`${field || 'The request'} ${message}`, [{ field, message }])
    }
  })
}
