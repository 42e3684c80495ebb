/** The tighter limits are one over all processes: here two servers, each with its own connections to one PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../../db/postgres.fixture.ts'
import { LIMITS } from './limits.ts'

describe('two servers over one database', () => {
  let postgres: TestPostgres
  const databases: Database[] = []
  const servers: TestApp[] = []
  beforeAll(async () => {
    postgres = await startTestPostgres()
    for (let i = 0; i < 2; i++) {
      const database = await openDb({ DATA_DIR: '', DATABASE_URL: postgres.url })
      databases.push(database)
      servers.push(await startTestApp(database))
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    for (const database of databases) await database.close()
    await postgres.stop()
  })

  const ask = (i: number, url: string, more: object = {}) => {
    const server = servers[i % 2]
    if (!server) throw new Error('no server')
    return server.app.inject({ url, headers: fromOurPage, remoteAddress: '10.1.1.1', ...more })
  }

  it('let an address sign in as often as one server would', async () => {
    const { max } = LIMITS.signIn
    const attempt = (i: number) =>
      ask(i, '/auth/google/callback', { method: 'POST', payload: { credential: 'not.a.token' } })
    const answers = await Promise.all(Array.from({ length: max + 6 }, (_, i) => attempt(i)))
    const limited = answers.filter((one) => one.statusCode === 429)
    expect(limited).toHaveLength(6)
    expect(limited.every((one) => Number(one.headers['retry-after']) > 0)).toBe(true)
    expect(limited[0]?.json().detail).toBe('Rate limited')
  })

  it('count nothing under a name that the caller has made up', async () => {
    const headers = (i: number) => ({
      ...fromOurPage,
      'x-forwarded-for': `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
      'x-real-ip': `203.0.113.${i}`,
    })
    const answer = await ask(0, '/auth/google/callback', {
      method: 'POST',
      headers: headers(1),
      payload: { credential: 'not.a.token' },
    })
    expect(answer.statusCode).toBe(429)
    const elsewhere = await ask(1, '/auth/google/callback', {
      method: 'POST',
      remoteAddress: '10.2.2.2',
      payload: { credential: 'not.a.token' },
    })
    expect(elsewhere.statusCode).toBe(403)
  })
})
