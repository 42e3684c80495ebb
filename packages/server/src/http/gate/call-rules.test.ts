import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { AppContext } from '../../context.ts'
import { installCallRules } from './call-rules.ts'

it('registers no call without a row of the access table', () => {
  const app = Fastify()
  installCallRules(app, {} as AppContext) // asked for nothing before a request comes
  const register = (url: string, method: 'GET' | 'POST' = 'GET') => app.route({ method, url, handler: async () => 'x' })
  for (const url of ['/api/forgotten', '/auth/forgotten', '/payment/forgotten', '/api/stats/more'])
    expect(() => register(url)).toThrow(`GET ${url} has no row in core/access/calls.ts`)
  expect(() => register('/api/stats', 'POST')).toThrow('POST /api/stats has no row')
  for (const url of ['/api/stats', '/a-page', '*']) expect(() => register(url)).not.toThrow()
})
