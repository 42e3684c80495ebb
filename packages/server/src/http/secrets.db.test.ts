/** What the log says while people sign in, pay and fail: never a token, a cookie, a key or an address of a person. */
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../app.fixture.ts'
import { buildApp } from '../app.ts'
import { openTestDatabase } from '../db/database.fixture.ts'
import type { Database } from '../db/open.ts'
import { users } from '../db/schema.ts'
import { makeLoginLink } from '../features/accounts/service.ts'
import { makeLog } from '../log.ts'
import type { App } from './app-types.ts'

describe('the log', () => {
  let database: Database
  let test: TestApp
  let app: App
  let said = ''
  beforeAll(async () => {
    database = await openTestDatabase()
    test = await startTestApp(database)
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        said += chunk.toString()
        done()
      },
    })
    app = await buildApp({ ...test.ctx, log: makeLog({ LOG_LEVEL: 'trace' }, sink) })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await test.close()
    await database.close()
  })

  it('holds no secret and no person', async () => {
    const email = 'very.private@example.com'
    const link = new URL(await makeLoginLink(test.ctx, email))
    const post = (url: string, headers: Record<string, string> = {}, payload: object = {}) =>
      app.inject({ method: 'POST', url, headers: { ...fromOurPage, ...headers }, payload })
    const signedIn = await post(link.pathname)
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    const key = 'tl_averysecretkeythatnobodyshouldeverread'
    await app.inject({ url: '/auth/me', headers: { ...fromOurPage, cookie } })
    await app.inject({ url: `/api/companies/?search=${email}`, headers: { ...fromOurPage, cookie } })
    await app.inject({ url: '/api/stats', headers: { ...fromOurPage, authorization: `Bearer ${key}` } })
    await post('/auth/demo', { cookie }, { persona: 'pro', password: 'hunter2-hunter2' })
    await post('/auth/google/callback', { cookie }, { credential: 'header.payload.signature' })
    await post('/payment/webhook', { 'stripe-signature': 't=1,v1=abcdef0123456789' }, { email })
    await post('/payment/demo/checkout?plan=pro&period=yearly', { cookie })
    await post(link.pathname)
    // A failing query carries its values in its message; the table is gone, so that every query of it fails.
    await database.exec('alter table sessions rename to sessions_away')
    const failed = await app.inject({ url: '/auth/me', headers: { ...fromOurPage, cookie } })
    await database.exec('alter table sessions_away rename to sessions')
    expect(failed.statusCode).toBe(500)
    expect(failed.body).not.toContain('sessions')
    expect(said.length).toBeGreaterThan(100)
    const token = cookie.split('=')[1] ?? ''
    const [user] = await database.db.select().from(users).where(eq(users.email, email))
    const secrets = [
      token,
      link.pathname.split('/').at(-1) ?? '',
      key,
      email,
      'very.private',
      'hunter2-hunter2',
      'header.payload.signature',
      'abcdef0123456789',
      test.ctx.sessionSecret,
      user?.stripe_customer_id ?? 'no customer',
    ]
    expect(secrets.every((one) => one.length > 7)).toBe(true)
    expect(secrets.filter((one) => said.includes(one))).toEqual([])
  })
})
