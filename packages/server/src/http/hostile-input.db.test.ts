/** Addresses, texts and headers that no page of ours sends: each is answered in the product's own shape, never with 500. */
import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../app.fixture.ts'
import { openTestDatabase } from '../db/database.fixture.ts'
import type { Database } from '../db/open.ts'
import { SEEDED, seed } from '../features/statements/seed.fixture.ts'
import { routesOf } from './route-table.ts'

describe('hostile input', () => {
  let database: Database
  let test: TestApp
  let admin: Record<string, string>
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    test = await startTestApp(database)
    admin = await test.signIn('admin')
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  let callers = 0
  /** Each call from another address: no limit answers in place of what is tested. */
  const ask = (url: string, more: InjectOptions = {}) => {
    callers += 1
    const remoteAddress = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
    return test.app.inject({ url, headers: fromOurPage, remoteAddress, ...more })
  }
  const pathWith = (route: string, value: string) => route.replace(/:\w+/g, value).replace('*', value)

  it('refuses text that the database cannot hold in every parameter and every body', async () => {
    const wrong: unknown[] = []
    let asked = 0
    const headers = { ...admin, 'content-type': 'application/json' }
    for (const { method, url } of routesOf(test.app)) {
      // What these do with a body is held by tests of their own: signed bytes, and the local command line's token.
      if (method === 'HEAD' || url.startsWith('/_local') || url === '/payment/webhook' || url === '*') continue
      const isRead = method === 'GET'
      const tries: InjectOptions[] = []
      if (url.includes(':')) tries.push({ url: pathWith(url, '%00') })
      if (isRead) tries.push({ url: `${pathWith(url, '1')}?doc=%00&search=%00&q=%00` })
      else
        for (const text of ['a\\u0000', '\\ud83d'])
          tries.push({ payload: `{"name":"${text}","deep":[{"x":"${text}"}]}` })
      for (const one of tries) {
        const answer = await ask((one.url as string) ?? pathWith(url, '1'), {
          method: method as 'GET',
          headers,
          ...one,
        })
        asked += 1
        const isJson = /json/.test(String(answer.headers['content-type']))
        const isRefused = answer.statusCode >= 400 && answer.statusCode < 500
        if (!isRefused || !isJson || typeof answer.json().detail !== 'string')
          wrong.push([method, url, one, answer.statusCode])
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(250)
    const named = await ask('/api/keys', { method: 'POST', headers, payload: '{"name":"a\\u0000"}' })
    expect([named.statusCode, named.json()]).toMatchObject([
      422,
      { detail: 'name holds a character that cannot be stored', errors: [{ field: 'name' }] },
    ])
  })

  it('answers addresses with broken escapes and endless parameters as any other that leads nowhere', async () => {
    for (const url of [
      '/%',
      '/%zz/x',
      '/%ff',
      '/%61pi/%',
      '/api/%',
      '/api/blogs/%',
      '/api/blogs/%ff',
      `/api/blogs/${'a'.repeat(2000)}`,
    ]) {
      const answer = await ask(url)
      expect([url, answer.statusCode]).toEqual([url, expect.toBeOneOf([404, 422, 503])]) // 503: the pages are not built
      expect([url, answer.headers['x-content-type-options']]).toEqual([url, 'nosniff'])
      expect([url, answer.headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("default-src 'none'"),
      ])
      if (url.startsWith('/api'))
        expect(answer.json()).toMatchObject({ detail: expect.any(String), request_id: expect.any(String) })
    }
    const posted = await ask(`/api/blogs/${'a'.repeat(2000)}/message`, { method: 'POST', payload: {} })
    expect(posted.statusCode).toBe(401)
  })

  it('answers bytes that are no request in its own shape', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const address = test.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const say = (text: string) =>
      new Promise<string>((resolve) => {
        let said = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (bytes) => {
          said += bytes
        })
        socket.on('close', () => resolve(said))
      })
    expect(await say('NONSENSE\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 .*nosniff.*\{"detail":"This is no valid HTTP request"\}$/s,
    )
    const long = `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`
    expect(await say(long)).toMatch(/^HTTP\/1.1 431 .*\{"detail":"The address or the headers are too long"\}$/s)
    const absolute = await say('GET http://[/api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(absolute).toMatch(/^HTTP\/1.1 404 .*"detail":"Not found"/s)
  })

  it('names no foreign host for a path that looks like one', async () => {
    for (const url of ['//evil.example/', '///evil.example/x', '//user:pw@evil.example/x', '//:80', '//']) {
      const answer = await ask(url)
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 308, url.replace(/^\/+/, '/')])
      const page = await ask(String(answer.headers.location))
      expect([url, page.statusCode < 500 || page.statusCode === 503]).toEqual([url, true])
      expect(page.body).not.toMatch(/https?:\/\/(user:pw@)?evil\.example/)
    }
  })

  it('lets nobody else frame what only looks like an embed', async () => {
    for (const url of ['/embed/anything', '/embed/filing', '/embed/', '/embed/filing/x/y', '/%65mbed/x']) {
      const { headers } = await ask(url)
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'self'"),
      ])
      expect([url, headers['x-frame-options']]).toEqual([url, 'SAMEORIGIN'])
    }
    const { headers } = await ask(`/%65mbed/filing/${SEEDED.showcase}`)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })

  it('says how a key is sent to whoever sends it another way', async () => {
    const key = `tl_${'k'.repeat(43)}`
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    const status = async (authorization: string, url = '/api/stats') => {
      const answer = await ask(url, { headers: { ...fromOurPage, authorization } })
      return [answer.statusCode, answer.json().detail]
    }
    const how = [401, 'An API key is sent as: Authorization: Bearer tl_…']
    for (const wrong of [
      basic(`${key}:`),
      basic(`user:${key}`),
      `Basic ${key}`,
      `Token ${key}`,
      key,
      'Bearer',
      'Bearer abc',
      'Digest x="y"',
    ])
      expect([wrong, ...(await status(wrong))]).toEqual([wrong, ...how])
    expect(await status(`bearer ${key}`)).toEqual([401, 'This API key is not known or was revoked'])
    // The password of a proxy in front comes with every call of a browser.
    expect((await status(basic('staff:secret')))[0]).toBe(200)
  })

  it('shows no page of a viewer as one of nobody because its address begins like a machine’s', async () => {
    for (const url of ['/healthzfoo', '/healthz/x', '/metrics/x', '/assets-of-mine']) {
      const answer = await ask(url, { headers: admin })
      if (answer.statusCode !== 503) expect([url, answer.headers['cache-control']]).toEqual([url, 'private, no-store'])
    }
  })
})
