/** The machine description at /api/openapi.json, made from the schemas of the routes, and a page that shows it. */
import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from '../app-types.ts'
import { renderApiPage } from './openapi-page.ts'

export async function installOpenApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Topline API',
        version,
        description:
          'Companies, filings, income statements, balance sheets, cash flows and their provenance. ' +
          'Errors are `{detail, reason, errors, request_id}`; ' +
          'collections are arrays with `X-Total-Count` and `Link`.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'topline' },
          key: { type: 'http', scheme: 'bearer', description: 'An API key, `tl_…`' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiPage(app.swagger(), request.nonce)),
  )
}
