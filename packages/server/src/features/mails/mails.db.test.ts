import type { Socket } from 'node:net'
import { eq, inArray } from 'drizzle-orm'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { smtpMailer } from '../../clients/mail/smtp.ts'
import { describeOnBoth, openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import {
  companyFollows,
  emailPreferences,
  filings,
  outbox,
  reportedFilings,
  savedScreens,
  statements,
  users,
} from '../../db/schema.ts'
import { refreshScreened } from '../screened/refresh.ts'
import { APPLE, SEEDED, seed, seedRelease } from '../statements/seed.fixture.ts'
import { makeReports } from './reports.ts'
import { sendWaiting } from './send.ts'

const NOW = new Date('2025-08-28T12:00:00Z')
const NEWS = new Date('2025-08-28T11:00:00Z')
const BEFORE = new Date('2025-08-20T00:00:00Z')

async function follow(
  database: Database,
  frequency: 'instant' | 'daily' | 'weekly',
  persona = 'hobby',
): Promise<number> {
  const { db } = database
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.demo_persona, persona))
  if (!user) throw new Error(persona)
  await db.insert(companyFollows).values({ user_id: user.id, cik: APPLE, created_at: BEFORE }).onConflictDoNothing()
  const values = { frequency, scope: 'companies' as const, updated_at: BEFORE, last_sent_at: null }
  await db
    .insert(emailPreferences)
    .values({ user_id: user.id, unsubscribe_token: `token-${persona}`, ...values })
    .onConflictDoUpdate({ target: emailPreferences.user_id, set: values })
  return user.id
}

describeOnBoth('e-mail reports', ({ database }) => {
  let test: TestApp
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { env: { DEMO: '1' }, now: () => NOW })
    for (const persona of ['free', 'hobby', 'pro'] as const) await test.signIn(persona)
    await database().db.update(statements).set({ extracted_at: BEFORE })
  })
  afterAll(() => test.close())
  const mails = () => database().db.select().from(outbox).orderBy(outbox.id)

  it('tell once what passed, never what failed or is under revision, and only active subscribers', async () => {
    const { db } = database()
    await follow(database(), 'instant')
    await follow(database(), 'instant', 'free')
    expect(await makeReports(test.ctx)).toBe(0)
    await db.update(statements).set({ extracted_at: NEWS })
    expect(await makeReports(test.ctx)).toBe(1)
    expect(await makeReports(test.ctx)).toBe(0)
    const [mail] = await mails()
    expect(mail).toMatchObject({ subject: 'Apple, Apple and 3 more: new statements', status: 'waiting' })
    expect(mail?.text).toContain('Apple Inc. (AAPL), 10-K, 2019 FY\nRevenue: $260.17B\nNet income: $55.26B')
    expect(mail?.text).not.toMatch(/61\.14|53\.27/)
    expect(mail?.html).toContain(`/filing/${SEEDED.year}`)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(100_000)
    expect(mail?.html).not.toMatch(/<img|<script|utm_|https?:\/\/(?!127\.0\.0\.1)/)
  })

  it('come as a digest at its hour, once', async () => {
    const { db } = database()
    await db.delete(outbox)
    await follow(database(), 'daily', 'pro')
    const at = (iso: string) => ({ ...test.ctx, now: () => new Date(iso) })
    await db
      .update(emailPreferences)
      .set({ updated_at: new Date('2025-08-28T07:00:00Z') })
      .where(eq(emailPreferences.unsubscribe_token, 'token-pro'))
    await db.update(statements).set({ extracted_at: NEWS })
    expect(await makeReports(at('2025-08-28T23:00:00Z'))).toBe(0)
    expect(await makeReports(at('2025-08-29T05:59:00Z'))).toBe(0)
    expect(await makeReports(at('2025-08-29T06:01:00Z'))).toBe(1)
    expect(await makeReports(at('2025-08-29T06:02:00Z'))).toBe(0)
    expect((await mails())[0]?.text).toContain('Daily report about followed companies.')
    // Changing the frequency afterwards repeats nothing.
    await follow(database(), 'instant', 'pro')
    expect(await makeReports(at('2025-08-29T06:03:00Z'))).toBe(0)
  })

  it('tell a release once it has passed, while no report follows it, and with the report what changed since', async () => {
    // To both who follow.
    const { db } = database()
    await db.delete(outbox)
    const ofYear = eq(filings.accession_number, SEEDED.year)
    await db.update(filings).set({ filing_date: '2019-10-29' }).where(ofYear)
    await seedRelease(database(), { protected: true })
    const release = eq(statements.accession_number, SEEDED.release)
    for (const qc_passed of [false, null]) {
      await db.update(statements).set({ extracted_at: NEWS, qc_passed }).where(release)
      expect(await makeReports(test.ctx)).toBe(0)
    }
    await db.update(statements).set({ qc_passed: true }).where(release)
    expect(await makeReports(test.ctx)).toBe(2)
    expect(await makeReports(test.ctx)).toBe(0)
    const [released] = await mails()
    expect(released?.text).toContain('Apple Inc. (AAPL), 8-K, 2019 Q4, as released, unaudited\nRevenue: $64.04B')
    expect(released?.text).toContain(`/release/${SEEDED.release}`)
    await db.update(filings).set({ filing_date: '2019-10-31' }).where(ofYear)
    await db.delete(reportedFilings).where(inArray(reportedFilings.accession_number, [SEEDED.year, SEEDED.release]))
    expect(await makeReports(test.ctx)).toBe(2)
    const filed = (await mails()).at(-1)
    expect(filed?.text).toMatch(/10-K, 2019 FY[\s\S]*\b0 of \d+ figures changed since the release of Oct 30, 2019\./)
    expect(filed?.text).not.toContain('8-K')
    await db.delete(outbox)
  })

  it('end with one click, by mail program or browser, and not by a program that looks at links', async () => {
    const url = '/api/email-reports/unsubscribe?token=token-pro'
    const frequency = async () => {
      const [row] = await database()
        .db.select()
        .from(emailPreferences)
        .where(eq(emailPreferences.unsubscribe_token, 'token-pro'))
      return row?.frequency
    }
    const looked = await test.app.inject({ url })
    expect([looked.statusCode, await frequency()]).toEqual([200, 'instant'])
    expect(looked.body).toContain('<form method="post" action="/api/email-reports/unsubscribe?token=token-pro">')
    const posted = await test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([posted.statusCode, await frequency()]).toEqual([200, 'off'])
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/email-reports/unsubscribe?token=none' })).statusCode,
    ).toBe(404)
  })

  it('tell of the filings that a followed screen finds from when it is followed, and of no others', async () => {
    const { db } = database()
    await db.delete(outbox)
    await db.delete(reportedFilings)
    await db.delete(emailPreferences)
    await db.update(statements).set({ extracted_at: NEWS })
    const user_id = await follow(database(), 'instant')
    await database().inTx((tx) => refreshScreened(tx, APPLE))
    await db.update(emailPreferences).set({ scope: 'screens' }).where(eq(emailPreferences.user_id, user_id))
    expect(await makeReports(test.ctx)).toBe(0)
    const keep = async (query: string, followed_at: Date | null) => {
      const values = { user_id, name: 'Large', query, followed_at }
      await db.delete(savedScreens)
      await db.insert(savedScreens).values(values)
      return makeReports(test.ctx)
    }
    expect(await keep('where=total_revenue:1e9..', null)).toBe(0)
    expect(await keep('where=total_revenue:..1e9', BEFORE)).toBe(0)
    expect(await keep('where=total_revenue:1e9..', NEWS)).toBe(0)
    expect(await keep('where=total_revenue:1e9..', BEFORE)).toBe(1)
    expect(await makeReports(test.ctx)).toBe(0)
    const [mail] = await mails()
    expect(mail).toMatchObject({ subject: expect.stringContaining('Apple'), user_id })
    expect(mail?.text).toContain('10-K, 2019 FY\nRevenue: $260.17B')
    expect(mail?.text).not.toContain('10-Q')
    expect(mail?.text).toContain('about followed screens')
  })
})

describe('the outbox over SMTP', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  interface Arrived {
    to: string[]
    raw: string
  }
  async function withServer(
    options: Partial<SMTPServerOptions>,
    use: (url: string, arrived: Arrived[]) => Promise<void>,
  ): Promise<void> {
    const arrived: Arrived[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, session, done) {
        const pieces: Buffer[] = []
        stream.on('data', (piece: Buffer) => pieces.push(piece))
        stream.on('end', () => {
          arrived.push({ to: session.envelope.rcptTo.map((one) => one.address), raw: Buffer.concat(pieces).toString() })
          done()
        })
      },
      ...options,
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    try {
      await use(`smtp://127.0.0.1:${address.port}`, arrived)
    } finally {
      await new Promise<void>((resolve) => server.close(resolve))
    }
  }
  /** A server that drops every connection at a point of the conversation. */
  async function cutting(point: 'onMailFrom' | 'onData', use: (url: string) => Promise<void>): Promise<void> {
    const sockets = new Set<Socket>()
    const cut = () => {
      for (const socket of sockets) socket.destroy()
    }
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      ...(point === 'onMailFrom'
        ? { onMailFrom: cut }
        : {
            onData(stream) {
              stream.resume()
              stream.on('end', cut)
            },
          }),
    })
    server.on('error', () => {})
    server.server.on('connection', (socket: Socket) => sockets.add(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    try {
      await use(`smtp://127.0.0.1:${address.port}`)
    } finally {
      await new Promise<void>((resolve) => server.close(resolve))
    }
  }
  async function put(key: string): Promise<number> {
    const [row] = await database.db
      .insert(outbox)
      .values({
        to_email: 'reader@example.com',
        subject: 'Apple 2024 FY: revenue $391.04B',
        text: 'Figures − with signs.',
        html: '<p>Figures</p>',
        headers: { 'List-Unsubscribe': '<https://x.example/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        once_key: key,
        created_at: NOW,
        next_attempt_at: NOW,
      })
      .returning({ id: outbox.id })
    return row?.id ?? 0
  }
  const state = async (id: number) => {
    const [row] = await database.db.select().from(outbox).where(eq(outbox.id, id))
    return row
  }
  const log = { warn() {} } as never // nothing else of it is used
  const send = (url: string, now = NOW) =>
    sendWaiting({
      db: database.db,
      log,
      now: () => now,
      mailer: smtpMailer(url),
      from: 'Topline <reports@x.example>',
      host: 'x.example',
    })
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

  it('sends both parts with the headers, once', async () => {
    await withServer({}, async (url, arrived) => {
      const id = await put('a')
      expect(await send(url)).toEqual({ sent: 1, failed: 0, later: 0 })
      expect(await send(url, later(600))).toEqual({ sent: 0, failed: 0, later: 0 })
      expect(arrived).toHaveLength(1)
      const raw = arrived[0]?.raw ?? ''
      for (const line of [
        'From: Topline <reports@x.example>',
        'To: reader@example.com',
        'List-Unsubscribe: <https://x.example/u>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        `Message-ID: <report-${id}@x.example>`,
        'Content-Type: text/plain; charset=utf-8',
        'Content-Type: text/html; charset=utf-8',
      ])
        expect(raw.toLowerCase()).toContain(line.toLowerCase())
      expect(await state(id)).toMatchObject({ status: 'sent', attempts: 1, error: null })
    })
  })

  it('waits where it is greylisted, and sends then', async () => {
    let asked = 0
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => {
      asked += 1
      done(asked === 1 ? Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }) : null)
    }
    await withServer({ onRcptTo }, async (url, arrived) => {
      const id = await put('b')
      expect(await send(url)).toEqual({ sent: 0, failed: 0, later: 1 })
      expect((await state(id))?.error).toContain('Greylisted')
      expect(await send(url, later(0.5))).toEqual({ sent: 0, failed: 0, later: 0 })
      expect(await send(url, later(1.1))).toEqual({ sent: 1, failed: 0, later: 0 })
      expect(arrived).toHaveLength(1)
    })
  })

  it('gives up at once where the address is refused', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
      done(Object.assign(new Error('No such user here'), { responseCode: 550 }))
    await withServer({ onRcptTo }, async (url) => {
      const id = await put('c')
      expect(await send(url)).toEqual({ sent: 0, failed: 1, later: 0 })
      expect(await state(id)).toMatchObject({ status: 'failed', attempts: 1 })
      expect((await state(id))?.error).toContain('No such user here')
    })
  })

  it('tries again where nobody listens or the connection drops before the text, until it gives up', async () => {
    const id = await put('d')
    let at = 0
    for (let attempt = 1; attempt <= 7; attempt++) {
      expect(await send('smtp://127.0.0.1:1', later(at))).toEqual({ sent: 0, failed: 0, later: 1 })
      at += 1500
    }
    expect(await send('smtp://127.0.0.1:1', later(at))).toEqual({ sent: 0, failed: 1, later: 0 })
    expect((await state(id))?.error).toMatch(/^Given up: /)
    const before = await put('e')
    await cutting('onMailFrom', async (url) => {
      expect(await send(url)).toEqual({ sent: 0, failed: 0, later: 1 })
    })
    await withServer({}, async (url, arrived) => {
      expect(await send(url, later(2))).toEqual({ sent: 1, failed: 0, later: 0 })
      expect(arrived).toHaveLength(1)
    })
    expect((await state(before))?.attempts).toBe(2)
  })

  it('does not send again what may have arrived: a drop after the text, a process that died', async () => {
    const id = await put('f')
    await cutting('onData', async (url) => {
      expect(await send(url)).toEqual({ sent: 0, failed: 1, later: 0 })
    })
    expect((await state(id))?.error).toContain('not known whether it arrived')
    const died = await put('g')
    await database.db.update(outbox).set({ error: 'being sent' }).where(eq(outbox.id, died))
    await withServer({}, async (url, arrived) => {
      expect(await send(url)).toEqual({ sent: 0, failed: 1, later: 0 })
      expect(arrived).toEqual([])
    })
  })
})
