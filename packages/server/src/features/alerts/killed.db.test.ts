/**
 * Workers that are killed while an alert is noted, told and sent: after all of it each rule has fired once on the
 * filing, and each event has one message, which a receiver that got it twice knows by its id.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { Process } from '../../cli/process.fixture.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres } from '../../db/postgres.fixture.ts'
import {
  alertEvents,
  alertQueue,
  alerts,
  filings,
  outbox,
  users,
  webhookDeliveries,
  webhooks,
} from '../../db/schema.ts'
import { type Jobs, startJobs } from '../../jobs/jobs.ts'
import { seal } from '../../sealed.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'
import { alertRound, sendWebhooks } from './jobs.ts'
import { newSecret } from './signing.ts'

/** The reader has two. */
const ALERTS_PER_USER = 'free 2, Hobby 2, Pro 2'
const SECRET = 'a secret for tests, longer than 32 characters'
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 })

it('one message an event and rule is recorded, wherever the process is killed', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-killed-'))
  endings.push(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startTestPostgres()
  endings.push(() => postgres.stop())
  const database = await openDb({ DATA_DIR: folder, DATABASE_URL: postgres.url })
  endings.push(() => database.close())
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  endings.push(() => jobs.stop(1))
  await seed(database)
  const receiver = await startReceiver()
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: postgres.url, SAMPLES: '0', WORKERS: '1' },
    ...{
      ALERTS_PER_USER,
      LOG_LEVEL: 'error',
      SESSION_SECRET: SECRET,
      WEBHOOK_LOOPBACK: '1',
      EDGAR_USER_AGENT: 'K k@example.com',
    },
  }
  const running = new Set<Process>()
  endings.push(() => Promise.all([...running].map((one) => one.kill())))
  const { db } = database
  const counts = async () => [await db.$count(alertQueue), await db.$count(alertEvents), await db.$count(outbox)]
  const round = () => jobs.send(alertRound, {})
  /** Lets a worker run into a table that nobody may write, kills it there, and opens the table again. */
  const killedAt = async (table: string) => {
    // Closed first: a job of the minute may wait for whichever worker starts.
    const closed = await closeTable(postgres.url, table)
    const worker = await Process.start(['worker'], env, running)
    await round()
    await closed.isRunInto()
    await worker.kill()
    await closed.open()
  }

  await arrange(database, receiver.url)
  expect(await counts()).toEqual([1, 0, 0])
  // The filing is noted, nothing has fired.
  await killedAt('alert_events')
  expect(await counts()).toEqual([1, 0, 0])
  // In the middle of a round: what fired is written, and not told.
  await killedAt('webhook_deliveries')
  expect(await counts()).toEqual([1, 0, 0])

  // The round ends; the first message is on its way, and is taken in before anybody can write that it was.
  const worker = await Process.start(['worker'], env, running)
  await round()
  await soon(() => expect(receiver.held).toHaveLength(1))
  const closed = await closeTable(postgres.url, 'webhook_deliveries')
  receiver.takeIn()
  await closed.isRunInto()
  await worker.kill()
  await closed.open()
  expect(await counts()).toEqual([0, 2, 1])
  expect(await states(database)).toEqual(['waiting', 'waiting'])
  expect(receiver.ids).toHaveLength(1)

  // Five minutes later another process takes it up.
  await db.update(webhookDeliveries).set({ next_attempt_at: sql`now()` })
  await Process.start(['worker'], env, running)
  await jobs.send(sendWebhooks, {})
  await soon(async () => expect(await states(database)).toEqual(['delivered', 'delivered']))
  await db.update(filings).set({ version: sql`version` }).where(eq(filings.accession_number, SEEDED.year))
  await round()
  await soon(async () => expect(await db.$count(alertQueue)).toBe(0))
  for (const one of [...running]) await one.end()

  expect(await counts()).toEqual([0, 2, 1])
  const fired = await db.select({ rule: alertEvents.alert_id, key: alertEvents.event_key }).from(alertEvents)
  expect(new Set(fired.map(({ rule }) => rule)).size).toBe(2)
  const messages = await db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)
  expect(messages.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['delivered', 2],
    ['delivered', 1],
  ])
  // Sent twice, under one id.
  const [first, second] = messages.map((one) => one.message_id)
  expect([...receiver.ids].sort()).toEqual([first, first, second].sort())
  expect(receiver.ids[0]).toBe(first)
})

it('so it is on the embedded database, whose process is killed between the round and the answer', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-killed-'))
  endings.push(() => rmSync(folder, { recursive: true, force: true }))
  const receiver = await startReceiver()
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: folder, SAMPLES: '0', WORKERS: '1', PORT: '0', LOG_LEVEL: 'error' },
    ...{ ALERTS_PER_USER, SESSION_SECRET: SECRET, WEBHOOK_LOOPBACK: '1', EDGAR_USER_AGENT: 'K k@example.com' },
  }
  const running = new Set<Process>()
  endings.push(() => Promise.all([...running].map((one) => one.kill())))
  /** One process holds the folder: what the test arranges and reads, it does while no other runs. */
  const between = async <T>(act: (database: Database, jobs: Jobs) => Promise<T>): Promise<T> => {
    const database = await openDb({ DATA_DIR: folder, DATABASE_URL: '' })
    const jobs = await startJobs(database, pino({ level: 'silent' }))
    try {
      return await act(database, jobs)
    } finally {
      await jobs.stop(1)
      await database.close()
    }
  }
  const standing = async (database: Database) => ({
    noted: await database.db.$count(alertQueue),
    fired: await database.db.$count(alertEvents),
    mails: await database.db.$count(outbox),
    messages: await states(database),
  })

  await between(async (database, jobs) => {
    await seed(database)
    await arrange(database, receiver.url)
    await jobs.send(alertRound, {})
  })
  const site = await Process.start(['serve'], env, running)
  await soon(() => expect(receiver.held).toHaveLength(1))
  await site.kill()
  receiver.takeIn()
  expect(receiver.ids).toHaveLength(1)
  await between(async (database, jobs) => {
    expect(await standing(database)).toEqual({ noted: 0, fired: 2, mails: 1, messages: ['waiting', 'waiting'] })
    // Its lease has run out, and the filing changes once more.
    await database.db.update(webhookDeliveries).set({ next_attempt_at: sql`now() - interval '1 minute'` })
    await database.db.update(filings).set({ version: sql`version` }).where(eq(filings.accession_number, SEEDED.year))
    await jobs.send(alertRound, {})
    await jobs.send(sendWebhooks, {})
  })
  const next = await Process.start(['serve'], env, running)
  await soon(() => expect(receiver.ids).toHaveLength(3))
  // Ended rather than killed: it writes down the answer that it has, and ends the round that it is in.
  await next.end()
  await between(async (database) => {
    const { noted: _, ...rest } = await standing(database)
    expect(rest).toEqual({ fired: 2, mails: 1, messages: ['delivered', 'delivered'] })
    const sent = await database.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)
    const [first, second] = sent.map((one) => one.message_id)
    expect([...receiver.ids].sort()).toEqual([first, first, second].sort())
  })
})

const states = async ({ db }: Database) =>
  (await db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)).map(({ state }) => state)

/** Takes nothing in until it is told to; afterwards everything at once. */
async function startReceiver() {
  const ids: string[] = []
  const held: ServerResponse[] = []
  let isHolding = true
  const server = createServer((request, response) => {
    ids.push(String(request.headers['webhook-id']))
    if (isHolding) held.push(response)
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`,
    ids,
    held,
    takeIn: () => {
      isHolding = false
      for (const response of held.splice(0)) response.writeHead(204).end()
    },
  }
}

/** Somebody with two rules that fire on one filing, by mail and to one webhook; the filing is noted. */
async function arrange({ db }: Database, url: string): Promise<void> {
  const [user] = await db.insert(users).values({ name: 'Reader', email: 'reader@example.com' }).returning()
  const user_id = user?.id ?? 0
  const [hook] = await db
    .insert(webhooks)
    .values({ user_id, url, secret: seal(SECRET, newSecret()) })
    .returning()
  // The year was filed the day after, everything else long before.
  const about = { user_id, about: 'all' as const, webhook_id: hook?.id ?? 0, since: new Date('2019-10-30T00:00:00Z') }
  const value = { kind: 'value', quantity: 'total_revenue', side: 'above', value: 1, currency: null }
  await db.insert(alerts).values([
    { ...about, name: 'Revenue', kind: 'value', condition: value },
    { ...about, name: 'Reports', kind: 'filing', condition: { kind: 'filing', forms: [] } },
  ])
  await db.update(filings).set({ version: sql`version` }).where(eq(filings.accession_number, SEEDED.year))
}

/** A table that may be read and not written, until it is opened. */
async function closeTable(connectionString: string, table: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`begin; lock table ${table} in share mode`)
  const waiting = `from pg_locks where not granted and relation = '${table}'::regclass`
  return {
    isRunInto: () => soon(async () => expect((await client.query(`select pid ${waiting}`)).rows).toHaveLength(1)),
    /** Whoever waited is gone: the database learns of it as of a machine that was lost. */
    open: async () => {
      await client.query(`select pg_terminate_backend(pid) ${waiting}`)
      await soon(async () => expect((await client.query(`select pid ${waiting}`)).rows).toEqual([]))
      await client.query('rollback')
      await client.end()
    },
  }
}
