import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../app.fixture.ts'
import { openTestDatabase } from '../db/database.fixture.ts'
import type { Database } from '../db/open.ts'
import { addressFile, announceServer, serverAddress } from './operations/local-commands.ts'

describe('the web server', () => {
  let database: Database
  let test: TestApp
  beforeAll(async () => {
    database = await openTestDatabase()
    test = await startTestApp(database)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { ...fromOurPage, ...headers } })

  it('says that it lives and that it is ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' })
    expect((await get('/api/version/')).json()).toEqual({ version: '0.0.0-test' })
  })

  it('answers an unknown call with a detail and the request id', async () => {
    const answer = await get('/api/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: 'Not found', request_id: answer.headers['x-request-id'] })
  })

  it('names the field of an invalid body', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/auth/demo',
      headers: fromOurPage,
      payload: { persona: 'king' },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ field: 'persona' }] })
    expect(typeof answer.json().detail).toBe('string')
  })

  it('refuses broken, foreign and oversized bodies', async () => {
    const send = (payload: string, type: string) =>
      test.app.inject({ method: 'POST', url: '/auth/demo', headers: { ...fromOurPage, 'content-type': type }, payload })
    const broken = await send('{"persona":', 'application/json')
    expect([broken.statusCode, broken.json().detail]).toEqual([400, 'The request body is not valid JSON'])
    expect((await send('persona=free', 'text/csv')).statusCode).toBe(415)
    const large = await send(`"${'x'.repeat(1024 * 1024)}"`, 'application/json')
    expect([large.statusCode, large.json().detail]).toEqual([413, 'The request body is larger than 1 MB'])
    const poisoned = await send('{"persona":"free","__proto__":{"admin":true}}', 'application/json')
    expect(poisoned.statusCode).toBe(400)
  })

  it('allows scripts and styles of one nonce only, a new one each time', async () => {
    const policies = [await get('/api/docs'), await get('/api/docs')].map((a) =>
      String(a.headers['content-security-policy']),
    )
    const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1])
    expect(nonces[0]).toHaveLength(24)
    expect(nonces[0]).not.toBe(nonces[1])
    expect(policies[0]).toContain(`style-src 'self' 'nonce-${nonces[0]}'`)
    expect(policies[0]).toContain("frame-ancestors 'self'")
    expect(policies[0]).not.toContain('google')
  })

  it('answers an unchanged read with 304', async () => {
    const first = await get('/api/openapi.json')
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const second = await get('/api/openapi.json', { 'if-none-match': etag })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it('keeps what a signed-in viewer reads out of shared caches', async () => {
    expect((await get('/api/version', await test.signIn('pro'))).headers['cache-control']).toBe('private, no-store')
  })

  it('compresses for those who can read it', async () => {
    expect((await get('/api/openapi.json', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  })

  it('describes its calls', async () => {
    const document = (await get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/auth/demo')
    expect(Object.keys(document.paths)).not.toContain('/_local/command')
    expect((await get('/api/docs')).body).toContain('/auth/demo')
  })

  it('limits reads of one address and says when to come back', async () => {
    const remoteAddress = '10.1.2.3'
    const codes = new Map<number, number>()
    let last = ''
    for (let i = 0; i < 605; i++) {
      const answer = await test.app.inject({ url: '/api/version', headers: fromOurPage, remoteAddress })
      codes.set(answer.statusCode, (codes.get(answer.statusCode) ?? 0) + 1)
      last = String(answer.headers['retry-after'])
    }
    expect(Object.fromEntries(codes)).toEqual({ 200: 600, 429: 5 })
    expect(Number(last)).toBeGreaterThan(0)
  })

  it('counts the tighter limits in the database', async () => {
    const remoteAddress = '10.9.9.9'
    const statuses = []
    for (let i = 0; i < 21; i++) {
      const options = { method: 'POST' as const, url: '/auth/demo', headers: fromOurPage, payload: { persona: 'free' } }
      statuses.push((await test.app.inject({ ...options, remoteAddress })).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(20)
  })

  it('shows metrics to this machine, not through a proxy', async () => {
    expect((await get('/metrics')).body).toContain('topline_request_seconds')
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404)
  })

  it('takes local commands from nobody without the token', async () => {
    const call = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/_local/command',
        headers: { host: '127.0.0.1:3000', ...headers },
        payload: { command: 'doctor', args: {} },
      })
    expect((await call({})).statusCode).toBe(404)
    expect((await call({ authorization: 'Bearer wrong' })).statusCode).toBe(404)
  })

  it('takes commands that bring documents, and hears nothing of a stranger who sends as much', async () => {
    announceServer(test.app, test.ctx.settings.DATA_DIR, 'http://127.0.0.1:3000')
    const { token } = serverAddress.parse(JSON.parse(readFileSync(addressFile(test.ctx.settings.DATA_DIR), 'utf8')))
    const call = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/_local/command',
        headers: { host: '127.0.0.1:3000', ...headers },
        payload: { command: 'juggle', args: { document: 'x'.repeat(3_000_000) } },
      })
    const own = await call({ authorization: `Bearer ${token}` })
    expect([own.statusCode, own.json().detail]).toEqual([404, 'There is no command juggle'])
    expect((await call({})).json().detail).toBe('Not found')
  })

  it('tells the truth when the database is gone', async () => {
    await database.close()
    const ready = await get('/readyz')
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})
