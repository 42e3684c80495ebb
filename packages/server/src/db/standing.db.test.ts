/** A full disk under the embedded database: reads go on, changes are refused in one line, a stopped one comes back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../app.fixture.ts'
import { DISK_FULL, isDiskFull, RESERVE_BYTES } from './disk-full.ts'
import { type Database, openDb } from './open.ts'
import { users } from './schema.ts'
import { Standing } from './standing.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
/** The disk is looked at again. */
const later = () => vi.advanceTimersByTime(250)

describe('a disk that runs full', () => {
  const dir = mkdtempSync(join(tmpdir(), 'topline-full-'))
  const told: string[] = []
  let room = Number.POSITIVE_INFINITY
  let database: Database
  let test: TestApp
  beforeAll(async () => {
    database = await openDb({ DATA_DIR: dir, DATABASE_URL: '', free: () => room, onState: (text) => told.push(text) })
    test = await startTestApp(database)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
    rmSync(dir, { recursive: true })
  })
  const signIn = () =>
    test.app.inject({ method: 'POST', url: '/auth/demo', headers: fromOurPage, payload: { persona: 'free' } })

  it('refuses changes with one sentence while there is little room, and takes them again', async () => {
    const mine = await test.signIn('pro')
    room = RESERVE_BYTES - 1
    later()
    const refused = await signIn()
    expect([refused.statusCode, refused.json().detail, refused.headers['retry-after']]).toEqual([503, DISK_FULL, '60'])
    await expect(database.inTx((tx) => tx.insert(users).values({ name: 'a', email: 'a@b.c' }))).rejects.toSatisfy(
      isDiskFull,
    )
    await expect(database.exec(`create table more (x int)`)).rejects.toSatisfy(isDiskFull)
    room = RESERVE_BYTES
    later()
    expect((await signIn()).statusCode).toBe(200)
    expect(told).toEqual([
      'the disk is full: the database takes no changes',
      'there is room again: the database takes changes',
    ])
    expect((await test.app.inject({ url: '/auth/me', headers: mine })).json()).toMatchObject({ service_name: 'Pro' })
  })

  it('goes on with reads, those whose limit is counted in the database included', async () => {
    const mine = await test.signIn('pro')
    room = 0
    later()
    for (const url of ['/healthz', '/readyz', '/api/stats', '/api/search?q=apple', '/auth/me']) {
      expect([url, (await test.app.inject({ url, headers: mine })).statusCode]).toEqual([url, 200])
    }
    // They are counted all the same, in this process.
    const search = () => test.app.inject({ url: '/api/search?q=a', headers: mine })
    const statuses = new Set<number>()
    for (let i = 0; i < 120; i++) statuses.add((await search()).statusCode)
    expect([...statuses]).toEqual([200, 429])
    room = Number.POSITIVE_INFINITY
    later()
  })

  it('does not open without room for reading its log', async () => {
    const opening = openDb({ DATA_DIR: join(dir, 'second'), DATABASE_URL: '', free: () => 0 })
    await expect(opening).rejects.toThrow('the disk is full; make room, the database needs at least 64 MB')
  })
})

/** As much of the embedded database as is asked here; `ask` stands for the engine. */
function standIn(ask: () => Promise<unknown>): PGlite {
  const lite = {
    execProtocol: ask,
    execProtocolStream: ask,
    query: async () => ({ rows: [await lite.execProtocol()] }),
    transaction: async () => lite.execProtocolStream(),
    close: vi.fn(async () => {}),
  }
  return lite as unknown as PGlite
}

describe('a database that stopped because its log did not fit', () => {
  it('is never asked again, is not closed, and another takes its place when there is room', async () => {
    let room = Number.POSITIVE_INFINITY
    let asked = 0
    const told: string[] = []
    const first = standIn(async () => {
      asked += 1
      throw Object.assign(new Error('could not write to log file'), { severity: 'PANIC', code: '53100' })
    })
    const second = standIn(async () => ({ n: 1 }))
    const open = async () => second
    const standing = new Standing(first, {
      open,
      dir: '/nowhere',
      free: () => room,
      onState: (text) => told.push(text),
    })
    const database = standing.asPglite()
    await expect(database.query('select 1')).rejects.toThrow(DISK_FULL)
    await expect(database.query('select 1')).rejects.toThrow(DISK_FULL)
    await expect(database.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DISK_FULL)
    expect(asked).toBe(1)
    room = 0
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(database.query('select 1')).rejects.toThrow(DISK_FULL)
    room = RESERVE_BYTES
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    expect(told).toEqual([
      'the disk is full: the database stopped and is opened again when there is room',
      'there is room again: the database is open',
    ])
    await standing.close()
    expect(first.close).not.toHaveBeenCalled()
    expect(second.close).toHaveBeenCalledOnce()
  })

  it('leaves out the last checkpoint where it has no room', async () => {
    const lite = standIn(async () => ({}))
    await new Standing(lite, { open: async () => lite, dir: '/nowhere', free: () => 0 }).close()
    expect(lite.close).not.toHaveBeenCalled()
  })
})
