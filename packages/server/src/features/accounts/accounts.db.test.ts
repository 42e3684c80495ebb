import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { auditLog, sessions, users } from '../../db/schema.ts'
import { makeLoginLink, setAdmin } from './service.ts'

describeOnBoth('accounts', ({ database }) => {
  let test: TestApp
  let now = new Date('2026-03-01T12:00:00Z')
  beforeAll(async () => {
    test = await startTestApp(database(), { env: { ADMIN_EMAILS: 'Boss@example.com' }, now: () => now })
  })
  afterAll(() => test.close())
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { ...fromOurPage, ...headers } })
  let posts = 0
  const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
    test.app.inject({ method: 'POST', url, headers, payload, remoteAddress: `127.1.0.${posts++ & 255}` })

  it('answers null to a visitor, without an error', async () => {
    const answer = await get('/auth/me')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toBeNull()
    expect((await get('/auth/me/')).json()).toBeNull()
  })

  it('signs in as each persona with its rights', async () => {
    const me = async (persona: 'free' | 'past_due' | 'pro' | 'admin') =>
      (await get('/auth/me', await test.signIn(persona))).json()
    expect(await me('free')).toMatchObject({ name: 'Fran Free', is_admin: false, subscription_status: null })
    expect(await me('past_due')).toMatchObject({ subscription_status: 'past_due', service_name: 'Hobby' })
    expect(await me('pro')).toMatchObject({ subscription_status: 'active', service_name: 'Pro' })
    expect(await me('admin')).toMatchObject({ is_admin: true })
  })

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await post('/auth/demo', fromOurPage, { persona: 'free' })
    expect(answer.headers['set-cookie']).toMatch(
      /^topline=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('offers the demo to no request that names another host or came through a proxy', async () => {
    expect((await get('/auth/options')).json()).toEqual({
      demo: true,
      google_client_id: null,
      access: 'plans',
      contact_email: null,
      edgar: false,
      ads_conversion: null,
    })
    const session = await test.signIn('free')
    const elsewhere: Record<string, string>[] = [
      { host: 'topline.example' },
      { host: '127.0.0.1.topline.example:3000' },
      { host: '10.0.0.7:3000' },
      { forwarded: 'for=1.2.3.4' },
      { 'x-forwarded-for': '1.2.3.4' },
      { 'x-forwarded-port': '443' },
      { 'x-forwarded-server': 'web' },
      { 'x-real-ip': '1.2.3.4' },
      { via: '1.1 proxy' },
    ]
    for (const headers of elsewhere) {
      expect((await get('/auth/options', headers)).json()).toMatchObject({ demo: false })
      const answer = await post('/auth/demo', { ...fromOurPage, ...headers }, { persona: 'admin' })
      expect([answer.statusCode, answer.json().detail]).toEqual([403, 'The demo is not offered here'])
      for (const page of ['checkout?plan=pro&period=yearly', 'portal']) {
        const url = `/payment/demo/${page}`
        expect((await get(url, { ...session, ...headers })).statusCode).toBe(403)
        expect((await post(url, { ...session, ...headers }, { action: 'cancel' })).statusCode).toBe(403)
        const outside = await get(url.replace('/demo', ''), { ...session, ...headers })
        expect([outside.statusCode, outside.json().detail]).toEqual([404, 'Plans are not sold on this site'])
      }
    }
  })

  it('refuses a state-changing call from another site', async () => {
    const demo = (headers: Record<string, string>) => post('/auth/demo', headers, { persona: 'free' })
    const host = '127.0.0.1:3000'
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:3001',
      'http://localhost.evil.example:3000',
    ]) {
      expect((await demo({ host, origin })).statusCode).toBe(403)
    }
    expect((await demo({ host })).statusCode).toBe(403)
    expect((await demo({ host, origin: 'http://localhost:3000' })).statusCode).toBe(200)
  })

  it('ends the session on the server', async () => {
    const headers = await test.signIn('free')
    expect((await post('/auth/logout', headers)).statusCode).toBe(204)
    expect((await get('/auth/me', headers)).json()).toBeNull()
  })

  it('keeps a session alive while it is used and ends it after 30 days', async () => {
    const headers = await test.signIn('hobby')
    now = new Date('2026-03-29T12:00:00Z')
    expect((await get('/auth/me', headers)).json()).toMatchObject({ name: 'Holly Hobby' })
    now = new Date('2026-04-20T12:00:00Z')
    expect((await get('/auth/me', headers)).json()).toMatchObject({ name: 'Holly Hobby' })
    now = new Date('2026-05-21T12:00:00Z')
    expect((await get('/auth/me', headers)).json()).toBeNull()
    now = new Date('2026-03-01T12:00:00Z')
  })

  it('tells an open tab once that its user is gone', async () => {
    const headers = await test.signIn('past_due')
    await database().db.delete(users).where(eq(users.demo_persona, 'past_due'))
    const first = await get('/auth/me', headers)
    expect([first.statusCode, first.json().detail]).toEqual([401, 'User not found'])
    expect((await get('/auth/me', headers)).json()).toBeNull()
  })

  it('signs in once by a link, makes the named address an admin, and writes it down', async () => {
    const link = new URL(await makeLoginLink(test.ctx, 'boss@example.com'))
    expect((await get(link.pathname)).body).toContain('<form method="post">')
    const answer = await test.app.inject({
      method: 'POST',
      url: link.pathname,
      headers: { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect((await get('/auth/me', { cookie })).json()).toMatchObject({ email: 'boss@example.com', is_admin: true })
    const again = await post(link.pathname, fromOurPage)
    expect([again.statusCode, again.json().detail]).toEqual([
      403,
      'This sign-in address was used already or is too old',
    ])
    const actions = await database().db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)
    expect(actions).toEqual([{ action: 'login-link' }, { action: 'admin.grant' }])
  })

  it('refuses a link after 15 minutes', async () => {
    const link = new URL(await makeLoginLink(test.ctx, 'late@example.com'))
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await post(link.pathname, fromOurPage)).statusCode).toBe(403)
  })

  it('grants and revokes admin, at once and audited', async () => {
    const headers = await test.signIn('free')
    await setAdmin(test.ctx, 'FREE@demo.invalid', true)
    expect((await get('/auth/me', headers)).json()).toMatchObject({ is_admin: true })
    await setAdmin(test.ctx, 'free@demo.invalid', false)
    expect((await get('/auth/me', headers)).json()).toMatchObject({ is_admin: false })
    await expect(setAdmin(test.ctx, 'nobody@example.com', false)).rejects.toThrow('Nobody here has the address')
  })

  it('stores no token, only its hash', async () => {
    const headers = await test.signIn('free')
    const token = headers.cookie?.split('=')[1] ?? 'missing'
    const rows = await database().db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
