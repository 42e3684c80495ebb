/** The demo checkout and portal: subscribe, upgrade, fall behind, cancel, by the same signed events as real payments. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { checkoutSessions, webhookEvents } from '../../db/schema.ts'

describeOnBoth('the demo checkout', ({ database }) => {
  const now = new Date('2026-03-01T12:00:00Z')
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp(database(), { now: () => now })
  })
  afterAll(() => test.close())
  type Headers = Record<string, string>
  const get = (url: string, headers: Headers = {}) =>
    test.app.inject({ url, headers: { ...fromOurPage, ...headers }, remoteAddress: '127.0.0.1' })
  const submit = (url: string, headers: Headers, form: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const CHECKOUT = '/payment/demo/checkout?plan=pro&period=yearly'
  const state = async (headers: Headers) => (await get('/payment/subscription', headers)).json()

  it('takes a person from no plan to Pro and back', async () => {
    const free = await test.signIn('free')
    const begin = await get('/payment/checkout?plan=pro&period=yearly&prefilled_email=x', free)
    expect([begin.statusCode, begin.headers.location]).toEqual([303, CHECKOUT])
    const form = await get(CHECKOUT, free)
    expect(form.body).toContain('Demonstration: no card is asked for and nothing is paid.')
    expect(form.body).toContain('free@demo.invalid')
    const paid = await submit(CHECKOUT, free)
    expect(paid.statusCode).toBe(303)
    const id = /^\/pricing\?checkout_session_id=(cs_demo_\w+)$/.exec(String(paid.headers.location))?.[1] ?? ''
    expect(await state(free)).toEqual({
      subscription_status: 'active',
      service_name: 'Pro',
      payment_period: 'yearly',
      provider: 'the demo checkout',
      current_period_end: '2027-03-01T12:00:00.000Z',
      cancel_at_period_end: false,
    })
    const [session] = await database().db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id))
    expect(session).toMatchObject({ service_name: 'Pro', payment_period: 'yearly', completed_at: now })

    expect((await get('/payment/portal', free)).headers.location).toBe('/payment/demo/portal')
    expect((await get('/payment/demo/portal', free)).body).toContain('Pro, yearly')
    const steps: [string, object][] = [
      ['plan-Hobby-monthly', { subscription_status: 'active', service_name: 'Hobby', payment_period: 'monthly' }],
      ['status-past_due', { subscription_status: 'past_due', service_name: 'Hobby' }],
      ['status-active', { subscription_status: 'active' }],
      ['cancel-later', { subscription_status: 'active', cancel_at_period_end: true }],
      ['keep', { cancel_at_period_end: false }],
      ['cancel', { subscription_status: 'canceled', service_name: 'Hobby' }],
    ]
    for (const [action, expected] of steps) {
      expect((await submit('/payment/demo/portal', free, { action })).statusCode).toBe(303)
      expect(await state(free)).toMatchObject(expected)
    }
    expect((await submit('/payment/demo/portal', free, { action: 'keep' })).statusCode).toBe(409)
    expect((await get('/payment/demo/portal', free)).body).toContain('This subscription is over')
    const events = await database().db.select().from(webhookEvents)
    expect(events.map((one) => one.outcome).sort()).toEqual([
      ...Array(6).fill('applied'),
      'bound',
      'waiting',
      'waiting',
    ])
  })

  it('starts a persona as it is described at each sign-in', async () => {
    const pro = await test.signIn('pro')
    await submit('/payment/demo/portal', pro, { action: 'cancel' })
    expect((await state(pro)).subscription_status).toBe('canceled')
    expect(await state(await test.signIn('pro'))).toMatchObject({ subscription_status: 'active', service_name: 'Pro' })
    expect(await state(await test.signIn('free'))).toMatchObject({ subscription_status: null, service_name: null })
  })

  it('starts no second subscription while one is live', async () => {
    for (const persona of ['hobby', 'past_due'] as const) {
      const headers = await test.signIn(persona)
      const answer = await get('/payment/checkout?plan=pro&period=yearly', headers)
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        'You have a subscription already: change it under Manage subscription',
      ])
      expect((await submit(CHECKOUT, headers)).statusCode).toBe(409)
    }
  })

  it('sends a visitor to the plans, and refuses a plan, period or action that does not exist', async () => {
    const visit = await get('/payment/checkout?plan=pro&period=yearly', { accept: 'text/html' })
    expect([visit.statusCode, visit.headers.location]).toEqual([303, '/pricing'])
    expect((await get('/payment/portal')).json().detail).toBe('Authentication required')
    const free = await test.signIn('free')
    for (const query of ['plan=gold&period=yearly', 'plan=pro&period=daily', 'plan=pro', '']) {
      expect((await get(`/payment/checkout?${query}`, free)).statusCode).toBe(422)
      expect((await submit(`/payment/demo/checkout?${query}`, free)).statusCode).toBe(422)
    }
    expect((await submit('/payment/demo/portal', free, { action: 'status-lifetime' })).statusCode).toBe(422)
  })

  it('sells nothing where there are no plans', async () => {
    const open = await startTestApp(database(), { env: { ACCESS: 'open' } })
    const free = await open.signIn('free')
    const answer = await open.app.inject({ url: '/payment/checkout?plan=pro&period=yearly', headers: free })
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Plans are not sold on this site'])
    expect((await open.app.inject({ url: '/payment/subscription', headers: free })).json().provider).toBeNull()
    await open.close()
  })
})

describeOnBoth('a configured payment provider', ({ database }) => {
  let test: TestApp
  beforeAll(async () => {
    const demo = await startTestApp(database())
    await demo.signIn('free')
    await demo.close()
    test = await startTestApp(database(), {
      settings: {
        STRIPE_WEBHOOK_SECRET: 'whsec_real',
        STRIPE_LINK_PRO_YEARLY: 'https://pay.example/py?locale=en',
        STRIPE_PORTAL_URL: 'https://pay.example/portal',
        DEMO: true,
      },
    })
  })
  afterAll(() => test.close())

  it('is given the address and the id of the person, and no demo beside it', async () => {
    const free = await test.signIn('free').catch(() => null)
    expect(free).toBeNull()
    const visit = await test.app.inject({
      url: '/payment/checkout?plan=pro&period=yearly',
      headers: { ...fromOurPage, ...(await sessionOf('free@demo.invalid')) },
    })
    expect(visit.statusCode).toBe(303)
    const url = new URL(String(visit.headers.location))
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://pay.example/py',
      { locale: 'en', prefilled_email: 'free@demo.invalid', client_reference_id: expect.stringMatching(/^\d+$/) },
    ])
    const portal = await test.app.inject({
      url: '/payment/portal',
      headers: { ...fromOurPage, ...(await sessionOf('free@demo.invalid')) },
    })
    expect(portal.headers.location).toBe('https://pay.example/portal?prefilled_email=free%40demo.invalid')
    const demo = await test.app.inject({
      url: '/payment/demo/checkout?plan=pro&period=yearly',
      headers: { ...fromOurPage, ...(await sessionOf('free@demo.invalid')) },
    })
    expect(demo.statusCode).toBe(403)
  })

  async function sessionOf(email: string): Promise<Record<string, string>> {
    const { makeLoginLink } = await import('../accounts/service.ts')
    const link = new URL(await makeLoginLink(test.ctx, email))
    const answer = await test.app.inject({ method: 'POST', url: link.pathname, headers: fromOurPage })
    return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }
})
