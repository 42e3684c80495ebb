/** What people do with their own account, and administrators with those of others. */
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import * as schema from '../../db/schema.ts'
import { auditLog, sessions, users } from '../../db/schema.ts'
import { makeLoginLink } from './service.ts'

describeOnBoth("one's own account", ({ database }) => {
  let now = new Date('2026-03-01T12:00:00Z')
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp(database(), { now: () => now })
  })
  afterAll(() => test.close())
  type Headers = Record<string, string>
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
    test.app.inject({ method, url, headers: { ...fromOurPage, ...headers }, ...(payload ? { payload } : {}) })
  /** A session of somebody who is no persona. */
  async function signIn(email: string, agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'): Promise<Headers> {
    const link = new URL(await makeLoginLink(test.ctx, email))
    const answer = await call('POST', link.pathname, { 'user-agent': agent })
    return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }

  it('lists the sessions of a person and ends one', async () => {
    const here = await signIn('two@example.com')
    now = new Date(now.getTime() + 60_000)
    const there = await signIn('two@example.com', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')
    await signIn('somebody@example.com')
    const list = (await call('GET', '/auth/sessions', here)).json()
    expect(list.map((one: { device: string; current: boolean }) => [one.device, one.current])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Linux', true],
    ])
    expect((await call('DELETE', `/auth/sessions/${list[0].id}`, here)).statusCode).toBe(204)
    expect((await call('GET', '/auth/me', there)).json()).toBeNull()
    expect((await call('GET', '/auth/me', here)).json().email).toBe('two@example.com')
  })

  it("ends nobody else's session", async () => {
    const mine = await signIn('mine@example.com')
    const other = await signIn('other@example.com')
    const [theirs] = (await call('GET', '/auth/sessions', other)).json()
    for (const id of [theirs.id, '0'.repeat(16)]) {
      const answer = await call('DELETE', `/auth/sessions/${id}`, mine)
      expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Session not found'])
    }
    expect((await call('DELETE', '/auth/sessions/%25', mine)).statusCode).toBe(422)
    expect((await call('GET', '/auth/me', other)).json().email).toBe('other@example.com')
  })

  it('signs out everywhere', async () => {
    const all = [await signIn('all@example.com'), await signIn('all@example.com')]
    const answer = await call('DELETE', '/auth/sessions', all[0])
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, expect.stringContaining('topline=;')])
    for (const headers of all) expect((await call('GET', '/auth/me', headers)).json()).toBeNull()
  })

  it('shows an unused session to nobody once it is over', async () => {
    const headers = await signIn('over@example.com')
    const [user] = await database().db.select().from(users).where(eq(users.email, 'over@example.com'))
    now = new Date(now.getTime() + 31 * 86_400_000)
    expect((await call('GET', '/auth/me', headers)).json()).toBeNull()
    const again = await signIn('over@example.com')
    expect((await call('GET', '/auth/sessions', again)).json()).toHaveLength(1)
    expect(
      await database()
        .db.select()
        .from(sessions)
        .where(eq(sessions.user_id, user?.id ?? 0)),
    ).toHaveLength(2)
  })

  it('keeps e-mail settings, which only active subscribers change', async () => {
    const path = '/api/email-reports/preferences'
    const daily = { frequency: 'daily', scope: 'lists' }
    expect((await call('GET', path)).json().detail).toBe('Not authenticated')
    const free = await test.signIn('free')
    expect((await call('GET', path, free)).json()).toEqual({ frequency: 'off', scope: 'companies' })
    const refused = await call('PUT', path, free, daily)
    expect([refused.statusCode, refused.json().detail]).toEqual([403, 'Active subscription required'])
    const hobby = await test.signIn('hobby')
    expect((await call('PUT', path, hobby, daily)).json()).toEqual(daily)
    expect((await call('PUT', path, hobby, { ...daily, frequency: 'hourly' })).statusCode).toBe(422)
    expect((await call('GET', path, hobby)).json()).toEqual(daily)
  })

  it('deletes no account whose subscription may still be charged for', async () => {
    for (const persona of ['pro', 'past_due'] as const) {
      const answer = await call('DELETE', '/auth/me', await test.signIn(persona))
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        'A subscription is running. Cancel it first: http://127.0.0.1:3000/payment/portal',
      ])
    }
  })

  it('deletes an account, all that hangs on it, and tells its open tabs once', async () => {
    const email = 'leaving@example.com'
    const here = await signIn(email)
    const tab = await signIn(email)
    const [user] = await database().db.select().from(users).where(eq(users.email, email))
    const id = user?.id ?? 0
    await database()
      .db.insert(schema.unboundEvents)
      .values({
        id: await eventId(),
        email,
        customer_id: 'cus_1',
        payload: {},
      })
    await database().db.insert(schema.subscriptions).values({
      id: 'sub_of_the_past',
      user_id: id,
      customer_id: 'cus_9',
      status: 'canceled',
      service_name: 'Pro',
      payment_period: 'monthly',
      last_event_at: now,
      last_event_id: 'evt_9',
    })
    await database().db.insert(schema.emailPreferences).values({ user_id: id, unsubscribe_token: 'token' })
    expect((await call('DELETE', '/auth/me', here)).statusCode).toBe(204)
    expect(await tablesWith(email)).toEqual(['audit_log'])
    const record = await database().db.select().from(schema.subscriptions)
    expect(record.find((one) => one.id === 'sub_of_the_past')).toMatchObject({ user_id: null, service_name: 'Pro' })
    expect((await call('GET', '/auth/me', here)).json()).toBeNull()
    const told = await call('GET', '/auth/me', tab)
    expect([told.statusCode, told.json().detail]).toEqual([401, 'User not found'])
    expect((await call('GET', '/auth/me', tab)).json()).toBeNull()
    await signIn(email)
    const [again] = await database().db.select().from(users).where(eq(users.email, email))
    expect([again?.id === id, again?.subscription_status]).toEqual([false, null])
  })

  async function eventId(): Promise<string> {
    await database()
      .db.insert(schema.webhookEvents)
      .values({ id: 'evt_of_leaving', type: 'checkout.session.completed', created_at: now, outcome: 'waiting' })
    return 'evt_of_leaving'
  }
  /** The tables in which a text occurs anywhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = []
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable)) continue
      const name = getTableName(table)
      const { rows } = await database().db.execute(
        sql`select 1 from ${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  it('shows administrators people with their plan and sessions, and nobody else', async () => {
    const admin = await test.signIn('admin')
    await signIn('needle@example.com')
    for (const headers of [{}, await test.signIn('pro')]) {
      expect((await call('GET', '/api/admin/users', headers)).statusCode).toBeGreaterThanOrEqual(401)
    }
    const answer = await call('GET', '/api/admin/users?search=NEEDLE', admin)
    expect(answer.headers['x-total-count']).toBe('1')
    expect(answer.json()).toMatchObject([
      { email: 'needle@example.com', is_admin: false, subscription_status: null, sessions: 1 },
    ])
    expect((await call('GET', '/api/admin/users?search=100%25_', admin)).json()).toEqual([])
    const [holly] = (await call('GET', '/api/admin/users?search=holly', admin)).json()
    expect(holly).toMatchObject({ subscription_status: 'active', service_name: 'Hobby', payment_period: 'yearly' })
  })

  it('lets administrators sign people out, grant and revoke, and writes each down', async () => {
    const admin = await test.signIn('admin')
    const person = await signIn('person@example.com')
    const [row] = (await call('GET', '/api/admin/users?search=person@', admin)).json()
    const path = `/api/admin/users/${row.id}`
    expect((await call('GET', `${path}/sessions`, admin)).json()).toMatchObject([{ device: 'Firefox on Linux' }])
    expect((await call('POST', `${path}/admin`, admin, { is_admin: true })).json().is_admin).toBe(true)
    expect((await call('GET', '/api/admin/users', person)).statusCode).toBe(200)
    expect((await call('POST', `${path}/admin`, admin, { is_admin: false })).json().is_admin).toBe(false)
    expect((await call('GET', '/api/admin/users', person)).statusCode).toBe(403)
    expect((await call('POST', `${path}/sign-out`, admin)).json()).toEqual({ ended: 1 })
    expect((await call('GET', '/auth/me', person)).json()).toBeNull()
    const entries = await database().db.select().from(auditLog).where(eq(auditLog.actor, 'admin@demo.invalid'))
    expect(entries.map((one) => [one.action, one.subject])).toEqual([
      ['admin.grant', 'person@example.com'],
      ['admin.revoke', 'person@example.com'],
      ['user.sign-out', 'person@example.com'],
    ])
    const me = (await call('GET', '/auth/me', admin)).json()
    const own = await call('POST', `/api/admin/users/${me.id}/admin`, admin, { is_admin: false })
    expect(own.statusCode).toBe(422)
    expect((await call('POST', '/api/admin/users/999999/sign-out', admin)).statusCode).toBe(404)
  })
})
