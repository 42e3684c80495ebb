import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import {
  alertEvents,
  alertQueue,
  alerts,
  filings,
  outbox,
  users,
  vintages,
  webhookDeliveries,
  webhooks,
} from '../../db/schema.ts'
import type { Persona } from '../accounts/demo.ts'
import { APPLE, BERKSHIRE, SEEDED, seed, seedRelease } from '../statements/seed.fixture.ts'
import { deliverDue } from './deliver.ts'
import { alertsRound, lateRound } from './evaluate.ts'

const HOUR = 3_600_000
const REVENUE = { kind: 'value', quantity: 'total_revenue', side: 'above', value: 1 }
const ALL = { kind: 'all' }
const UNREADABLE = '0001067983-19-000010'

describeOnBoth('alerts', ({ database }) => {
  let test: TestApp
  let now = new Date('2019-05-05T12:00:00Z')
  const people = new Map<Persona, Record<string, string>>()
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), {
      now: () => now,
      settings: { ALERTS_PER_USER: { free: 2, hobby: 6, pro: 9 }, WEBHOOK_LOOPBACK: true, WEBHOOK_TIMEOUT_MS: 2000 },
    })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    const { db } = database()
    for (const table of [alerts, webhooks, outbox, alertQueue]) await db.delete(table)
    await setClock('2019-05-05T12:00:00Z')
  })
  /** Sessions end with the time: everybody comes anew. */
  const setClock = async (at: string | number) => {
    now = new Date(at)
    for (const persona of ['free', 'hobby', 'admin'] as const) people.set(persona, await test.signIn(persona))
  }

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = async (persona: Persona | null, method: Method, url: string, payload?: object) => {
    const headers = persona ? people.get(persona) : undefined
    const answer = await test.app.inject({
      method,
      url,
      ...(headers ? { headers } : {}),
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
  const make = async (persona: Persona, when: object, more: object = {}) => {
    const { status, body } = await call(persona, 'POST', '/api/alerts', { about: ALL, when, ...more })
    expect([status, body.detail]).toEqual([201, undefined])
    return body as { id: number }
  }
  /** What every change of a statement does to the row of its filing. */
  const touch = (accession?: string) =>
    database()
      .db.update(filings)
      .set({ version: sql`version` })
      .where(accession === undefined ? undefined : eq(filings.accession_number, accession))
  const firedOf = async (id: number) =>
    (
      await database().db.select().from(alertEvents).where(eq(alertEvents.alert_id, id)).orderBy(alertEvents.event_key)
    ).map((event) => event.event_key)
  const mails = () => database().db.select().from(outbox).orderBy(outbox.id)

  it('fire once on what is new and may be seen, whatever changes again', async () => {
    const hobby = await make('hobby', REVENUE)
    const free = await make('free', REVENUE, { name: 'Any revenue' })
    await touch()
    expect(await alertsRound(test.ctx)).toBe(5)
    // Filed before the rule: no news. The second quarter is protected.
    expect(await firedOf(hobby.id)).toEqual([SEEDED.q2, SEEDED.q3, SEEDED.year].map((one) => `statement:${one}`))
    expect(await firedOf(free.id)).toEqual([SEEDED.q3, SEEDED.year].map((one) => `statement:${one}`))
    const sent = await mails()
    expect(sent).toHaveLength(2)
    const toFree = sent.find((mail) => mail.text.includes('Any revenue'))
    expect(toFree).toMatchObject({
      subject: 'Apple and more: 2 alerts',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(toFree?.text).toContain('Apple Inc.: Total revenue $53.81B (2019 Q3), 10-Q\nYour alert: Any revenue')
    expect(sent.map((mail) => mail.text).join()).toContain('$58.02B')
    expect(`${toFree?.text}${toFree?.html}`).not.toMatch(/58\.0/)
    await touch()
    expect(await alertsRound(test.ctx)).toBe(0)
    // What opens later is told then.
    await database().db.update(filings).set({ protected: false }).where(eq(filings.accession_number, SEEDED.q2))
    expect(await alertsRound(test.ctx)).toBe(1)
    expect((await firedOf(free.id)).length).toBe(3)
    await database().db.update(filings).set({ protected: true }).where(eq(filings.accession_number, SEEDED.q2))
    expect(await mails()).toHaveLength(3)
  })

  it('lose nothing and tell nothing twice where the work is cut off in the middle', async () => {
    const made = await call('hobby', 'POST', '/api/webhooks', { url: 'http://127.0.0.1:9/x' })
    const { id } = await make('hobby', REVENUE, { webhook_id: made.body.id })
    await touch(SEEDED.year)
    const cut = {
      ...test.ctx,
      jobs: { ...test.ctx.jobs, send: () => Promise.reject(new Error('cut off')) },
    }
    await expect(alertsRound(cut)).rejects.toThrow('cut off')
    const { db } = database()
    expect([await db.$count(alertEvents), await db.$count(webhookDeliveries), await db.$count(outbox)]).toEqual([
      0, 0, 0,
    ])
    expect(await db.$count(alertQueue)).toBe(1)
    await touch(SEEDED.year)
    const rounds = await Promise.all([alertsRound(test.ctx), alertsRound(test.ctx), alertsRound(test.ctx)])
    expect(rounds.reduce((a, b) => a + b)).toBe(1)
    expect([
      await firedOf(id),
      await db.$count(webhookDeliveries),
      await db.$count(outbox),
      await db.$count(alertQueue),
    ]).toEqual([[`statement:${SEEDED.year}`], 1, 1, 0])
  })

  it('are asked about all other filings where one cannot be asked about, and that one stays noted', async () => {
    const { db } = database()
    const { id } = await make('hobby', REVENUE)
    const ofList = await make('hobby', REVENUE, { about: { kind: 'company', cik: BERKSHIRE } })
    // A condition of a later version, say: it cannot be read, and is about one company.
    await db
      .update(alerts)
      .set({ condition: { kind: 'unheard of' } })
      .where(eq(alerts.id, ofList.id))
    await db.insert(filings).values({
      ...{ accession_number: UNREADABLE, cik: BERKSHIRE, form_type: '10-Q', base_form: '10-Q', source: 'edgar' },
      ...{ filing_date: '2019-05-04', company_name: 'Berkshire Hathaway Inc.' },
    })
    await db.delete(alertQueue)
    await touch(UNREADABLE)
    await touch(SEEDED.year)
    await expect(alertsRound(test.ctx)).rejects.toThrow()
    expect(await firedOf(id)).toEqual([`statement:${SEEDED.year}`])
    expect((await db.select().from(alertQueue)).map((one) => one.accession_number)).toEqual([UNREADABLE])
    await db.delete(alerts).where(eq(alerts.id, ofList.id))
    expect(await alertsRound(test.ctx)).toBe(0)
    expect(await db.$count(alertQueue)).toBe(0)
    await db.delete(filings).where(eq(filings.accession_number, UNREADABLE))
  })

  it('are about a company, a list, what one follows; releases, checks and reports fire as well', async () => {
    const list = await call('hobby', 'POST', '/api/lists/own', { name: 'Mine', text: 'BRK-B' })
    const inList = await make('hobby', { kind: 'filing' }, { about: { kind: 'list', slug: list.body.slug } })
    const followed = await make('hobby', { kind: 'filing', forms: ['10-K'] }, { about: { kind: 'followed' } })
    const ofApple = await make(
      'hobby',
      { kind: 'quality', outcome: 'passed' },
      { about: { kind: 'company', cik: APPLE } },
    )
    const checks = await make('free', { kind: 'quality', outcome: 'passed' })
    const release = await make('hobby', { kind: 'release' })
    await call('hobby', 'PUT', `/api/following/company/${APPLE}`)
    await seedRelease(database(), { protected: true })
    await touch(SEEDED.year)
    await alertsRound(test.ctx)
    expect(await firedOf(inList.id)).toEqual([])
    expect(await firedOf(followed.id)).toEqual([`filing:${SEEDED.year}`])
    expect(await firedOf(ofApple.id)).toContain(`quality:${SEEDED.year}:passed`)
    expect(await firedOf(checks.id)).toEqual([]) // checks are for subscribers
    expect(await firedOf(release.id)).toEqual([`filing:${SEEDED.release}`])
    await call('hobby', 'PUT', `/api/list/${list.body.slug}/companies/AAPL`)
    await touch(SEEDED.year)
    await alertsRound(test.ctx)
    expect(await firedOf(inList.id)).toEqual([`filing:${SEEDED.year}`])
  })

  it('tell once that a report did not come', async () => {
    await setClock('2020-01-25T12:00:00Z')
    const { id } = await make('hobby', { kind: 'late', days: 3 }, { about: { kind: 'company', cik: APPLE } })
    now = new Date('2020-02-01T12:00:00Z')
    expect(await lateRound(test.ctx)).toBe(0)
    now = new Date('2020-02-05T12:00:00Z')
    expect([await lateRound(test.ctx), await lateRound(test.ctx)]).toEqual([1, 0])
    expect(await firedOf(id)).toEqual([`late:${APPLE}:2020 Q1`])
    expect((await mails())[0]?.text).toContain('Apple Inc.: A report is more than 3 days late (2020 Q1)')
  })

  it('say beforehand how often they would have fired, each reader by what they may see', async () => {
    const ask = async (persona: Persona, when: object) =>
      (await call(persona, 'POST', '/api/alerts/preview', { about: ALL, when })).body
    const free = await ask('free', REVENUE)
    const hobby = await ask('hobby', REVENUE)
    expect(hobby.fired).toBe(free.fired + 2) // the protected quarter and the protected release
    expect(JSON.stringify(free)).not.toContain(SEEDED.q2)
    expect(hobby).toMatchObject({ since: '2017-11-03', newest: [{ accession_number: SEEDED.year }, {}, {}, {}, {}] })
    expect(JSON.stringify([hobby, free])).not.toMatch(new RegExp(`${SEEDED.revision}|${SEEDED.failed}`))
    expect((await ask('free', { kind: 'filing' })).fired).toBe(8)
    const flows = { kind: 'value', quantity: 'cash_flow.operating_cash_flow', side: 'above', value: 1, currency: 'USD' }
    expect((await ask('hobby', flows)).fired).toBeGreaterThan((await ask('free', flows)).fired)
    expect((await call('free', 'POST', '/api/alerts/preview', { about: ALL, when: { kind: 'x' } })).status).toBe(422)
  })

  it('tell a comparison no longer than its other period is open too', async () => {
    const { db } = database()
    const flag = (flags: { protected: boolean; showcase: boolean }) =>
      db.update(filings).set(flags).where(eq(filings.accession_number, SEEDED.showcase))
    // Everybody may read the year, subscribers alone the one before it, which it prints beside.
    await flag({ protected: true, showcase: false })
    const [beside] = await db
      .insert(vintages)
      .values({
        ...{ cik: APPLE, accession_number: SEEDED.year, form_type: '10-K', filing_date: '2019-10-31', engine: 'tags' },
        ...{ start_date: '2017-10-01', end_date: '2018-09-29', period_in_months: 12, currency: 'USD', is_own: false },
        ...{ fiscal_year: 2018, fiscal_period: 'FY', total_revenue: 265_595e6, provenance: {} },
      })
      .returning()
    const rule = { kind: 'growth', quantity: 'total_revenue', side: 'below', percent: -1 }
    const [hobby, free] = [await make('hobby', rule), await make('free', rule)]
    await touch(SEEDED.year)
    await alertsRound(test.ctx)
    expect([await firedOf(hobby.id), await firedOf(free.id)]).toEqual([[`statement:${SEEDED.year}`], []])
    const says = async () => (await call('hobby', 'GET', '/api/alerts')).body.alerts[0].events[0].text
    expect(await says()).toBe('Total revenue $260.17B, 2.0% less than a year before (2019 FY), 10-K')
    const isHobby = eq(users.demo_persona, 'hobby')
    await db.update(users).set({ subscription_status: 'canceled' }).where(isHobby)
    expect(await says()).toBe('Total revenue on the year before is below −1%, 10-K')
    await db.update(users).set({ subscription_status: 'active' }).where(isHobby)
    await flag({ protected: false, showcase: true })
    await db.delete(vintages).where(eq(vintages.id, beside?.id ?? 0))
  })

  it('are as many as the plan allows, and nobody else’s', async () => {
    const { id } = await make('free', REVENUE)
    await make('free', REVENUE)
    const third = await call('free', 'POST', '/api/alerts', { about: ALL, when: REVENUE })
    expect([third.status, third.body.detail]).toEqual([409, 'Your plan has room for 2 alerts; delete one first'])
    const hook = (await call('free', 'POST', '/api/webhooks', { url: 'https://example.com/x' })).body
    for (const persona of ['hobby', 'admin'] as const) {
      expect((await call(persona, 'PUT', `/api/alerts/${id}`, { about: ALL, when: REVENUE })).status).toBe(404)
      expect((await call(persona, 'DELETE', `/api/alerts/${id}`)).status).toBe(404)
      for (const path of ['roll', 'test', 'enable'])
        expect((await call(persona, 'POST', `/api/webhooks/${hook.id}/${path}`, {})).status).toBe(404)
      expect((await call(persona, 'DELETE', `/api/webhooks/${hook.id}`)).status).toBe(404)
      const body = { about: ALL, when: REVENUE, webhook_id: hook.id }
      expect((await call(persona, 'POST', '/api/alerts', body)).status).toBe(404)
      expect((await call(persona, 'GET', '/api/webhooks')).body).toEqual([])
    }
    expect((await call(null, 'GET', '/api/alerts')).status).toBe(401)
    for (const url of ['ftp://x', 'x', 'https://user:pass@example.com'])
      expect((await call('free', 'POST', '/api/webhooks', { url })).status).toBe(422)
    const stored = await database().db.select({ secret: webhooks.secret }).from(webhooks)
    expect(JSON.stringify(stored)).not.toContain(hook.secret)
    expect(JSON.stringify((await call('free', 'GET', '/api/webhooks')).body)).not.toContain('whsec_')
  })

  it('rest beyond what a plan that was lowered allows, the newest ones, and work again with it', async () => {
    const rules: { id: number }[] = []
    for (let n = 0; n < 4; n += 1) rules.push(await make('hobby', { kind: 'filing' }, { name: `Rule ${n}` }))
    const late = await make('hobby', { kind: 'late', days: 3 }, { about: { kind: 'company', cik: APPLE } })
    const isHobby = eq(users.demo_persona, 'hobby')
    const setPlan = (subscription_status: 'active' | 'canceled') =>
      database().db.update(users).set({ subscription_status }).where(isHobby)
    const resting = async () =>
      ((await call('hobby', 'GET', '/api/alerts')).body.alerts as { id: number; rests: boolean }[])
        .filter(({ rests }) => rests)
        .map(({ id }) => id)
        .sort((a, b) => a - b)
    const counts = () => Promise.all(rules.map(async ({ id }) => (await firedOf(id)).length))
    const ids = rules.map(({ id }) => id)
    await database()
      .db.update(alerts)
      .set({ since: new Date('2020-01-25T12:00:00Z') })
      .where(eq(alerts.id, late.id))
    await setClock('2020-02-05T12:00:00Z')
    expect(await resting()).toEqual([])
    await setPlan('canceled') // room for two
    expect(await resting()).toEqual([ids[2], ids[3], late.id])
    await touch(SEEDED.year)
    await alertsRound(test.ctx)
    expect(await counts()).toEqual([1, 1, 0, 0])
    expect((await mails())[0]?.text).not.toMatch(/Rule [23]/)
    expect(await lateRound(test.ctx)).toBe(0)
    // Which ones work is the reader's to choose: one that is switched off makes room.
    const off = { about: ALL, when: { kind: 'filing' }, name: 'Rule 0', is_active: false }
    await call('hobby', 'PUT', `/api/alerts/${ids[0]}`, off)
    expect(await resting()).toEqual([ids[3], late.id])
    await setPlan('active')
    expect(await resting()).toEqual([])
    await touch(SEEDED.year)
    await alertsRound(test.ctx)
    expect(await counts()).toEqual([1, 1, 1, 1])
    expect(await lateRound(test.ctx)).toBe(1)
  })

  it('end their mails with one click, and stand in a private feed and calendar', async () => {
    await make('hobby', REVENUE, { name: 'Revenue' })
    await touch(SEEDED.q2)
    await alertsRound(test.ctx)
    const [mail] = await mails()
    const unsubscribe = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    const { feed_url } = (await call('hobby', 'GET', '/api/alerts')).body
    const path = feed_url.replace(/^https?:\/\/[^/]+/, '')
    const read = async (address: string) => (await test.app.inject(address)).body
    expect(await read(path)).toContain('Total revenue $58.02B (2019 Q2), 10-Q')
    expect(await read(path.replace('.xml', '.ics'))).toContain('Apple: Revenue')
    expect((await test.app.inject('/alerts.xml?token=a1-00')).statusCode).toBe(404)
    // The subscription ends, and with it what it opened.
    const isHobby = eq(users.demo_persona, 'hobby')
    await database().db.update(users).set({ subscription_status: 'canceled' }).where(isHobby)
    expect(await read(path)).not.toContain('58.0')
    expect(await read(path.replace('.xml', '.ics'))).not.toContain('58.0')
    await database().db.update(users).set({ subscription_status: 'active' }).where(isHobby)
    const gone = await test.app.inject({ method: 'POST', url: `${unsubscribe.pathname}${unsubscribe.search}` })
    expect(gone.statusCode).toBe(200)
    expect((await call('hobby', 'GET', '/api/alerts')).body.alerts[0].by_mail).toBe(false)
  })

  describe('to webhooks', () => {
    let receiver: Server
    let url = ''
    const got: { headers: IncomingMessage['headers']; body: string }[] = []
    let answer: (request: IncomingMessage, response: ServerResponse) => void
    beforeAll(async () => {
      receiver = createServer((request, response) => {
        let body = ''
        request.on('data', (piece: Buffer) => {
          body += piece.toString()
        })
        request.on('end', () => {
          got.push({ headers: request.headers, body })
          answer(request, response)
        })
      })
      await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
      url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook` // listens on TCP
    })
    afterAll(() => {
      receiver.closeAllConnections()
      receiver.close()
    })
    beforeEach(async () => {
      got.length = 0
      answer = (_, response) => response.writeHead(204).end()
      await setClock(Math.floor(Date.now() / 1000) * 1000)
    })
    /** The clock of signatures is the real one: what is filed is made new for the rule. */
    const arrange = async () => {
      const made = (await call('hobby', 'POST', '/api/webhooks', { url })).body as { id: number; secret: string }
      const { id } = await make('hobby', REVENUE, { webhook_id: made.id, by_mail: false })
      await database()
        .db.update(alerts)
        .set({ since: new Date('2019-10-30T00:00:00Z') })
        .where(eq(alerts.id, id))
      await touch(SEEDED.year)
      expect(await alertsRound(test.ctx)).toBe(1)
      return made
    }
    const verified = (n: number, secret: string) =>
      new Webhook(secret).verify(got[n]?.body ?? '', got[n]?.headers as Record<string, string>)
    const hooks = async () => (await call('hobby', 'GET', '/api/webhooks')).body

    it('are signed, and a rolled secret leaves the old one valid for a day', async () => {
      const { id, secret } = await arrange()
      expect(await deliverDue(test.ctx)).toEqual({ delivered: 1, later: 0, failed: 0 })
      expect(verified(0, secret)).toMatchObject({
        type: 'alert.fired',
        data: { quantity: 'total_revenue', value: 260_174e6, period_code: '2019 FY', accession_number: SEEDED.year },
      })
      expect(() => verified(0, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow()
      const rolled = (await call('hobby', 'POST', `/api/webhooks/${id}/roll`, {})).body
      const test1 = await call('hobby', 'POST', `/api/webhooks/${id}/test`, {})
      expect(test1.status).toBe(204)
      await deliverDue(test.ctx)
      for (const one of [secret, rolled.secret]) expect(verified(1, one)).toMatchObject({ type: 'alert.test' })
      now = new Date(now.getTime() + 25 * HOUR)
      await call('hobby', 'POST', `/api/webhooks/${id}/test`, {})
      await deliverDue(test.ctx)
      expect(String(got[2]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
      expect((await hooks())[0].deliveries.map((one: { state: string }) => one.state)).toEqual(
        Array(3).fill('delivered'),
      )
    })

    it('are tried again over a day under one id, then the webhook is off and its owner told', async () => {
      answer = (_, response) => response.writeHead(500).end('broken\u0000 here')
      const { id } = await arrange()
      const began = now.getTime()
      for (let n = 0; n < 20; n += 1) {
        await deliverDue(test.ctx)
        now = new Date(now.getTime() + 9 * HOUR)
      }
      expect(got).toHaveLength(9)
      expect(new Set(got.map((one) => one.headers['webhook-id'])).size).toBe(1)
      const [hook] = await hooks()
      expect(hook).toMatchObject({
        disabled_reason: 'Nothing was taken in for a day: It answered 500',
        deliveries: [{ state: 'failed', attempts: 9, status: 500, answer: 'broken  here' }],
      })
      const [mail] = await mails()
      expect(mail?.text).toContain(`${url}: Nothing was taken in for a day: It answered 500`)
      expect(await mails()).toHaveLength(1)
      expect((await call('hobby', 'POST', `/api/webhooks/${id}/test`, {})).status).toBe(409)
      // What fires meanwhile waits.
      answer = (_, response) => response.writeHead(200).end()
      await database().db.delete(alertEvents)
      await touch(SEEDED.year)
      await alertsRound(test.ctx)
      expect(await deliverDue(test.ctx)).toEqual({ delivered: 0, later: 0, failed: 0 })
      await call('hobby', 'POST', `/api/webhooks/${id}/enable`, {})
      expect(await deliverDue(test.ctx)).toEqual({ delivered: 1, later: 0, failed: 0 })
      expect(now.getTime()).toBeGreaterThan(began)
    })

    it('are off at once where the address is gone, follow no redirect, and wait for nobody', async () => {
      const { id } = await arrange()
      answer = (_, response) => response.writeHead(302, { location: url }).end()
      expect(await deliverDue(test.ctx)).toMatchObject({ later: 1 })
      expect(got).toHaveLength(1)
      now = new Date(now.getTime() + HOUR)
      answer = () => {} // says nothing
      expect(await deliverDue(test.ctx)).toMatchObject({ later: 1 })
      expect((await hooks())[0].deliveries[0]).toMatchObject({ status: null, error: 'No answer within 2 s' })
      now = new Date(now.getTime() + HOUR)
      answer = (_, response) => response.writeHead(410).end()
      expect(await deliverDue(test.ctx)).toMatchObject({ failed: 1 })
      expect((await hooks())[0]).toMatchObject({ id, disabled_reason: 'It said that it is gone (410)' })
    })

    it('go under the same id to whoever takes them up after a process was lost', async () => {
      await arrange()
      const { db } = database()
      const [before] = await db.select().from(webhookDeliveries)
      // Claimed, and nothing concluded: that is what a killed process leaves.
      const lost = new Date(now.getTime() + 5 * 60_000)
      await db.update(webhookDeliveries).set({ attempts: 1, next_attempt_at: lost })
      expect(await deliverDue(test.ctx)).toMatchObject({ delivered: 0 })
      now = lost
      expect(await deliverDue(test.ctx)).toMatchObject({ delivered: 1 })
      expect(got[0]?.headers['webhook-id']).toBe(before?.message_id)
    })

    it('record nothing for a process that hears of it after another took its message up', async () => {
      await arrange()
      let late: Promise<unknown> | null = null
      const response = await new Promise<ServerResponse>((resolve) => {
        answer = (_, held) => resolve(held)
        late = deliverDue(test.ctx)
      })
      now = new Date(now.getTime() + 5 * 60_000)
      answer = (_, other) => other.writeHead(204).end()
      expect(await deliverDue(test.ctx)).toMatchObject({ delivered: 1 })
      response.writeHead(410).end()
      await late
      expect((await hooks())[0]).toMatchObject({
        disabled_reason: null,
        deliveries: [{ state: 'delivered', status: 204, attempts: 2 }],
      })
      expect(await mails()).toEqual([])
    })

    it('go to others meanwhile where one takes nothing in, which is asked once a round', async () => {
      const { id } = await arrange()
      const other = (await call('hobby', 'POST', '/api/webhooks', { url: `${url}/other` })).body
      for (const one of [id, id, other.id]) await call('hobby', 'POST', `/api/webhooks/${one}/test`, {})
      answer = (request, response) => response.writeHead(request.url?.endsWith('other') ? 204 : 500).end()
      expect(await deliverDue(test.ctx)).toEqual({ delivered: 1, later: 1, failed: 0 })
      expect(got).toHaveLength(2)
      expect(await deliverDue(test.ctx)).toEqual({ delivered: 0, later: 0, failed: 1 }) // the first of the tries
    })

    it('carry nothing that may not be seen any more, and reach this machine only where that is allowed', async () => {
      await make('hobby', REVENUE)
      const made = (await call('hobby', 'POST', '/api/webhooks', { url })).body
      const { id } = await make('hobby', REVENUE, { webhook_id: made.id })
      await database()
        .db.update(alerts)
        .set({ since: new Date('2019-05-01T00:00:00Z') })
        .where(eq(alerts.id, id))
      await touch(SEEDED.q2)
      await alertsRound(test.ctx)
      const isHobby = eq(users.demo_persona, 'hobby')
      await database().db.update(users).set({ subscription_status: 'canceled' }).where(isHobby)
      expect(await deliverDue(test.ctx)).toMatchObject({ failed: 1 })
      await database().db.update(users).set({ subscription_status: 'active' }).where(isHobby)
      expect((await hooks())[0].deliveries[0]).toMatchObject({ error: 'What fired may not be seen any more' })
      await call('hobby', 'POST', `/api/webhooks/${made.id}/test`, {})
      const outside = { ...test.ctx, settings: { ...test.ctx.settings, WEBHOOK_LOOPBACK: false } }
      await deliverDue(outside)
      expect((await hooks())[0].deliveries[0]).toMatchObject({
        state: 'failed',
        error: 'The address leads to no server on the public internet',
      })
      expect(got).toHaveLength(0)
    })
  })
})
