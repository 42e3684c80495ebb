import { SUBSCRIPTION_STATUSES } from '@topline/core/access/access.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { signEvent } from '../../clients/stripe/signature.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { subscriptions, unboundEvents, users, webhookEvents } from '../../db/schema.ts'
import { bindWaiting } from './binding.ts'

const SECRET = 'whsec_of_this_test'
const STRIPE = {
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_LINK_HOBBY_MONTHLY: 'https://pay.example/hm',
  STRIPE_LINK_HOBBY_YEARLY: 'https://pay.example/hy',
  STRIPE_LINK_PRO_MONTHLY: 'https://pay.example/pm?locale=en',
  STRIPE_LINK_PRO_YEARLY: 'https://pay.example/py',
  STRIPE_PRICE_HOBBY_MONTHLY: 'price_hm',
  STRIPE_PRICE_HOBBY_YEARLY: 'price_hy',
  STRIPE_PRICE_PRO_MONTHLY: 'price_pm',
  STRIPE_PRICE_PRO_YEARLY: 'price_py',
  STRIPE_PORTAL_URL: 'https://pay.example/portal',
}

describeOnBoth('events of the payment provider', ({ database }) => {
  const now = new Date('2026-03-01T12:00:00Z')
  const second = now.getTime() / 1000
  let test: TestApp
  let count = 0
  let user = { id: 0, email: '' }
  beforeAll(async () => {
    test = await startTestApp(database(), { env: STRIPE, now: () => now })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    user = await makeUser(`buyer${++count}@example.com`)
  })

  async function makeUser(email: string, last_seen_at: Date | null = now) {
    const [row] = await database().db.insert(users).values({ name: 'Buyer', email, last_seen_at }).returning()
    if (!row) throw new Error('no user')
    return row
  }
  const send = (body: string, header: string | undefined = signEvent(body, SECRET, now)) =>
    test.app.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', ...(header ? { 'stripe-signature': header } : {}) },
      payload: body,
    })
  const event = (type: string, object: object, more: { id?: string; created?: number } = {}) =>
    JSON.stringify({ id: `evt_${++count}`, object: 'event', type, created: second, data: { object }, ...more })
  const subscription = (more: object = {}) => ({
    id: `sub_${user.id}`,
    customer: `cus_${user.id}`,
    status: 'active',
    items: { data: [{ price: { id: 'price_hm' }, current_period_end: second + 86_400 }] },
    ...more,
  })
  const checkout = (more: object = {}) => ({
    id: `cs_${user.id}`,
    customer: `cus_${user.id}`,
    client_reference_id: String(user.id),
    ...more,
  })
  const bind = () => send(event('checkout.session.completed', checkout()))
  const tell = (kind: string, more: object = {}, created = second) =>
    send(event(`customer.subscription.${kind}`, subscription(more), { created }))
  const stateOf = async (id = user.id) => {
    const [row] = await database().db.select().from(users).where(eq(users.id, id))
    return row && [row.subscription_status, row.service_name, row.payment_period]
  }
  const outcomes = async () =>
    (
      await database()
        .db.select()
        .from(webhookEvents)
        .where(eq(webhookEvents.id, `evt_${count}`))
    )[0]?.outcome

  it('opens a plan by its price and the user’s own id', async () => {
    expect((await bind()).statusCode).toBe(200)
    expect((await tell('created')).json()).toEqual({ received: true })
    expect(await stateOf()).toEqual(['active', 'Hobby', 'monthly'])
    await tell('updated', { items: { data: [{ price: { id: 'price_py' } }] } }, second + 1)
    expect(await stateOf()).toEqual(['active', 'Pro', 'yearly'])
  })

  it('keeps each of the eight statuses', async () => {
    await bind()
    for (const [i, status] of SUBSCRIPTION_STATUSES.entries()) {
      await tell('updated', { status }, second + i)
      expect((await stateOf())?.[0]).toBe(status)
    }
  })

  it('lets a subscription wait for the checkout that says whose it is', async () => {
    await tell('created', { status: 'incomplete' })
    await tell('updated', {}, second + 1)
    expect(await outcomes()).toBe('waiting')
    expect(await stateOf()).toEqual([null, null, null])
    await bind()
    expect(await stateOf()).toEqual(['active', 'Hobby', 'monthly'])
  })

  it('finds the buyer by a verified address when the checkout names nobody', async () => {
    const buyer = { client_reference_id: null, customer_details: { email: user.email.toUpperCase() } }
    await send(event('checkout.session.completed', checkout(buyer)))
    await tell('created')
    expect(await stateOf()).toEqual(['active', 'Hobby', 'monthly'])
  })

  it('takes no address for verified whose owner never signed in, and binds when they do', async () => {
    const later = await makeUser(`later${count}@example.com`, null)
    const buyer = { client_reference_id: '999999', customer_details: { email: later.email } }
    await send(event('checkout.session.completed', checkout(buyer)))
    expect(await outcomes()).toBe('waiting')
    await tell('created')
    expect(await stateOf(later.id)).toEqual([null, null, null])
    await bindWaiting(test.ctx, later)
    expect(await stateOf(later.id)).toEqual(['active', 'Hobby', 'monthly'])
    const waiting = await database().db.select().from(unboundEvents).where(eq(unboundEvents.email, later.email))
    expect(waiting.map((one) => one.bound_at)).toEqual([now])
  })

  it('leaves a customer with the account it belongs to', async () => {
    await bind()
    await tell('created')
    const other = await makeUser(`other${count}@example.com`)
    await send(event('checkout.session.completed', checkout({ client_reference_id: String(other.id) })))
    expect(await stateOf(other.id)).toEqual([null, null, null])
    expect((await stateOf())?.[0]).toBe('active')
  })

  it('handles an event once, also when it comes eight times at the same moment', async () => {
    await bind()
    const body = event('customer.subscription.created', subscription())
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body)))
    expect(answers.map((one) => one.statusCode)).toEqual(Array(8).fill(200))
    expect(await outcomes()).toBe('applied')
    await tell('deleted', {}, second + 5)
    await send(body)
    expect((await stateOf())?.[0]).toBe('canceled')
  })

  it('ends with the newest event in whatever order they come', async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    const events = [
      ['created', { status: 'incomplete' }],
      ['updated', { status: 'active' }],
      ['updated', { status: 'past_due' }],
    ] as const
    for (const order of orders) {
      user = await makeUser(`order${++count}@example.com`)
      await bind()
      for (const i of order) {
        const [kind, more] = events[i] ?? ['', {}]
        await tell(kind, more, second + i)
      }
      expect([order, (await stateOf())?.[0]]).toEqual([order, 'past_due'])
    }
  })

  it('lets a deletion win within a second, else the one received later', async () => {
    await bind()
    await tell('created', { status: 'incomplete' })
    await tell('updated', { status: 'active' })
    expect((await stateOf())?.[0]).toBe('active')
    await tell('deleted')
    await tell('updated', { status: 'active' })
    expect([await outcomes(), (await stateOf())?.[0]]).toEqual(['stale', 'canceled'])
  })

  it('opens nothing for a price that is not ours, and ignores events of other kinds', async () => {
    await bind()
    await tell('created', { items: { data: [{ price: { id: 'price_of_something_else' } }] } })
    expect(await stateOf()).toEqual([null, null, null])
    expect((await send(event('invoice.paid', { id: 'in_1' }))).statusCode).toBe(200)
    expect(await outcomes()).toBe('ignored')
    await send(event('customer.subscription.updated', { id: 'sub_broken' }))
    expect(await outcomes()).toBe('unreadable')
    for (const current_period_end of [1e15, -1e15, 0.5]) {
      await tell('updated', { current_period_end })
      expect([current_period_end, await outcomes()]).toEqual([current_period_end, 'unreadable'])
    }
  })

  it('keeps an active subscription when an older one of the same person ends', async () => {
    await bind()
    await tell('created')
    await tell('created', { id: `sub_second_${user.id}`, items: { data: [{ price: { id: 'price_pm' } }] } }, second + 1)
    await tell('deleted', {}, second + 2)
    expect(await stateOf()).toEqual(['active', 'Pro', 'monthly'])
  })

  it('refuses whatever was not signed with the secret over these bytes at about this time', async () => {
    await bind()
    const body = event('customer.subscription.created', subscription())
    const at = (seconds: number, secret = SECRET) => signEvent(body, secret, new Date(now.getTime() + seconds * 1000))
    const good = at(0)
    const forged: [string, string | undefined, string?][] = [
      ['no signature', ''],
      ['empty', ' '],
      ['another secret', at(0, 'whsec_other')],
      ['too old', at(-301)],
      ['from the future', at(301)],
      ['other bytes', good, body.replace('active', 'trialing')],
      ['one byte more', good, `${body} `],
      ['time moved', good.replace(/t=\d+/, `t=${second + 1}`)],
      ['no time', good.replace(/t=\d+,/, '')],
      ['wrong scheme', good.replace('v1=', 'v0=')],
      ['cut', good.slice(0, -1)],
      ['not hex', good.replace(/v1=.*/, 'v1=zz')],
      ['no event', signEvent('[]', SECRET, now), '[]'],
      ['no JSON', signEvent('{', SECRET, now), '{'],
      ['no body', signEvent('', SECRET, now), ''],
    ]
    for (const [name, header, bytes = body] of forged) {
      const answer = await send(bytes, header)
      expect([name, answer.statusCode, typeof answer.json().detail]).toEqual([name, 400, 'string'])
    }
    expect(await stateOf()).toEqual([null, null, null])
    // several signatures, as while a secret is rotated: one that fits is enough
    const several = good.replace('v1=', `v1=${'0'.repeat(64)},v1=`)
    expect((await send(body, several)).statusCode).toBe(200)
    expect((await stateOf())?.[0]).toBe('active')
    for (const seconds of [-299, 299]) {
      const late = event('customer.subscription.updated', subscription())
      const header = signEvent(late, SECRET, new Date(now.getTime() + seconds * 1000))
      expect((await send(late, header)).statusCode).toBe(200)
    }
  })

  it('refuses signed text that cannot be stored, and binds no payment by an address that folds into another', async () => {
    for (const more of [{ id: 'sub_\0' }, { customer: 'cus_\0' }, { metadata: { note: '\ud83d' } }]) {
      const body = event('customer.subscription.created', { ...subscription(), ...more })
      const answer = await send(body)
      expect([answer.statusCode, answer.json().detail]).toEqual([400, 'The event holds text that cannot be stored'])
    }
    user = await makeUser(`kelvin${++count}@example.com`)
    const email = user.email.replace('k', '\u212A')
    await send(
      event('checkout.session.completed', {
        id: `cs_${count}`,
        customer: `cus_kelvin${count}`,
        customer_details: { email },
      }),
    )
    expect(await outcomes()).toBe('waiting')
  })

  it('refuses a body over 1 MB', async () => {
    const body = event('invoice.paid', { note: 'x'.repeat(1024 * 1024) })
    expect((await send(body)).statusCode).toBe(413)
  })

  it('keeps no subscription apart from the account it names', async () => {
    const rows = await database().db.select().from(subscriptions)
    expect(rows.every((row) => !row.is_demo)).toBe(true)
  })
})
