import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { makeGeneralLimit } from './limits.ts'

it('counts calls a minute: 600 of an address, 1,200 of a user, 300 of an API key', () => {
  let at = 0
  const count = makeGeneralLimit(() => new Date(at))
  const most = (request: object): number => {
    for (let n = 0; n < 2000; n++) {
      try {
        count(request as FastifyRequest) // it looks at these members alone
      } catch {
        return n
      }
    }
    return 2000
  }
  expect(most({ ip: '1', user: null, apiKey: null })).toBe(600)
  expect(most({ ip: '1', user: { id: 1 }, apiKey: null })).toBe(1200)
  expect(most({ ip: '1', user: { id: 1 }, apiKey: { id: 7 } })).toBe(300)
  expect(most({ ip: '1', user: { id: 1 }, apiKey: { id: 8 } })).toBe(300)
  at = 60_000
  expect(most({ ip: '1', user: { id: 1 }, apiKey: { id: 7 } })).toBe(300)
})
