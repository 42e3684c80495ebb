/** Every route of the app, as it was registered: what tests and the access check go through. */
import type { FastifyInstance } from 'fastify'

export interface RouteFact {
  method: string
  /** as registered, with its parameters: '/api/company/:cik' */
  url: string
  /** it proves itself otherwise and never reads the cookie */
  ownProof: boolean
}

const tables = new WeakMap<object, RouteFact[]>()

/** Called before the first route. HEAD is GET without its body and is left out. */
export function collectRoutes(app: FastifyInstance): void {
  const table: RouteFact[] = []
  tables.set(app, table)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD' && !table.some((fact) => fact.method === one && fact.url === url)) {
        table.push({ method: one, url, ownProof: config?.ownProof ?? false })
      }
    }
  })
}

export const routesOf = (app: FastifyInstance): readonly RouteFact[] => tables.get(app) ?? []
