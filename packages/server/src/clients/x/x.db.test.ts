import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { keyValues } from '../../db/schema.ts'
import { readSettings } from '../../read-settings.ts'
import { seal, unseal } from '../../sealed.ts'
import { openX } from './publish.ts'

/** X's API v2 as far as it is used: refresh tokens that work once, posts with their limits and faults. */
function startX() {
  const state = {
    refresh: 'seed-token',
    access: '',
    n: 0,
    posts: [] as string[],
    refreshes: 0,
    /** what happens to the next posts */
    fault: null as null | number | 'cut' | 'silence' | 'no-id',
    tokenFault: null as null | number,
    reset: '',
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const answer = (status: number, value: unknown, headers: Record<string, string> = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
      if (request.url === '/2/oauth2/token') {
        state.refreshes += 1
        const form = new URLSearchParams(body)
        const basic = `Basic ${Buffer.from('client:secret%2F1').toString('base64')}`
        if (state.tokenFault) return void answer(state.tokenFault, { error: 'temporarily_unavailable' })
        if (request.headers.authorization !== basic || form.get('refresh_token') !== state.refresh)
          return void answer(400, {
            error: 'invalid_request',
            error_description: 'Value passed for the token was invalid.',
          })
        state.n += 1
        state.refresh = `refresh-${state.n}`
        state.access = `access-${state.n}`
        const { refresh: refresh_token, access: access_token } = state
        return void answer(200, {
          token_type: 'bearer',
          expires_in: 7200,
          access_token,
          scope: 'tweet.write',
          refresh_token,
        })
      }
      if (request.headers.authorization !== `Bearer ${state.access}`)
        return void answer(401, { title: 'Unauthorized', status: 401 })
      if (state.fault === 'silence') return
      if (state.fault === 429)
        return void answer(429, { title: 'Too Many Requests' }, { 'x-rate-limit-reset': state.reset })
      if (state.fault === 403)
        return void answer(403, {
          detail: 'You are not allowed to create a Tweet with duplicate content.',
          status: 403,
        })
      if (typeof state.fault === 'number') return void answer(state.fault, { title: 'Bad\nRequest' })
      state.posts.push(String(JSON.parse(body).text))
      if (state.fault === 'cut') return void response.destroy()
      if (state.fault === 'no-id') return void answer(201, { data: {} })
      answer(201, { data: { id: '1445880548472328192', text: 'x' } })
    })
  })
  return { server, state }
}

describeOnBoth('publishing on X', ({ database }) => {
  const { server, state } = startX()
  let url = ''
  let now = Date.parse('2026-03-02T12:00:00Z')
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on TCP, so it has a port
  })
  afterAll(() => close(server))
  beforeEach(async () => {
    await database().db.execute(sql`delete from key_values`)
    Object.assign(state, {
      refresh: 'seed-token',
      access: '',
      n: 0,
      posts: [],
      refreshes: 0,
      fault: null,
      tokenFault: null,
    })
  })
  const open = (options: { seed?: string; secret?: string; apiUrl?: string; timeout?: number } = {}) => {
    const env = { X_CLIENT_ID: 'client', X_CLIENT_SECRET: 'secret/1', X_REFRESH_TOKEN: options.seed ?? 'seed-token' }
    const { db } = database()
    const sessionSecret = options.secret ?? 'a secret for tests, longer than 32 characters'
    const ctx = {
      settings: readSettings(env, ''),
      db,
      now: () => new Date(now),
      sessionSecret,
      log: pino({ level: 'silent' }),
    }
    const x = openX(ctx, { apiUrl: options.apiUrl ?? url, timeout: options.timeout ?? 20_000 })
    if (!x) throw new Error('X is configured')
    return x
  }

  it('is not there where it is not configured', () => {
    const { db } = database()
    const log = pino({ level: 'silent' })
    expect(openX({ settings: readSettings({}, ''), db, now: () => new Date(now), sessionSecret: 'x', log })).toBeNull()
  })
  it('publishes with an access that is kept, encrypted, for its life', async () => {
    expect(await open().publish('Hello')).toEqual({
      state: 'published',
      url: 'https://x.com/i/web/status/1445880548472328192',
    })
    expect((await open().publish('Again')).state).toBe('published')
    expect([state.posts, state.refreshes]).toEqual([['Hello', 'Again'], 1])
    const rows = await database().db.select().from(keyValues)
    expect(JSON.stringify(rows)).not.toMatch(/refresh-1|access-1|seed-token/)
    now += 7200_000
    expect((await open().publish('Later')).state).toBe('published')
    expect([state.refreshes, state.refresh]).toEqual([2, 'refresh-2'])
  })
  it('asks for access once, however many publish at a time', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, (_, i) => open().publish(`post ${i}`)))
    expect(outcomes.map((one) => one.state)).toEqual(Array(6).fill('published'))
    expect([state.refreshes, state.posts.length]).toEqual([1, 6])
  })
  it('fetches new access when X took the old one back', async () => {
    await open().publish('one')
    state.access = 'taken back'
    expect((await open().publish('two')).state).toBe('published')
    expect(state.posts).toEqual(['one', 'two'])
  })
  it('begins anew with another token of the settings, and says when X refuses it', async () => {
    await open().publish('one')
    state.refresh = 'new-seed'
    expect((await open({ seed: 'new-seed' }).publish('two')).state).toBe('published')
    const refused = {
      state: 'refused',
      reason: 'X does not accept the refresh token: set X_REFRESH_TOKEN to a new one',
    }
    expect(await open({ seed: 'wrong' }).publish('three')).toEqual(refused)
    expect(await open({ seed: 'new-seed', secret: 'another secret, also longer than 32 chars' }).publish('x')).toEqual(
      refused,
    )
    expect(state.posts).toEqual(['one', 'two'])
  })
  it.each(['cut', 'silence', 'no-id', 500, 503] as const)('knows not what became of it: %s', async (fault) => {
    state.fault = fault
    expect(await open({ timeout: fault === 'silence' ? 150 : 20_000 }).publish('Hello')).toEqual({ state: 'unknown' })
    expect(state.posts.length).toBeLessThanOrEqual(1)
  })
  it('says what X refuses', async () => {
    state.fault = 403
    expect(await open().publish('x')).toEqual({ state: 'refused', reason: 'X has a post with the same text already' })
    state.fault = 400
    expect(await open().publish('x')).toEqual({ state: 'refused', reason: 'X refused the post (400): Bad Request' })
    expect(await open({ apiUrl: await closedAddress() }).publish('x')).toMatchObject({ state: 'refused' })
    await database().db.delete(keyValues).where(eq(keyValues.key, 'x.refresh_token'))
    state.tokenFault = 503
    state.refresh = 'seed-token'
    expect(await open().publish('x')).toEqual({ state: 'refused', reason: 'X is busy; try again later' })
  })
  it('waits as long as X asks, without asking again', async () => {
    state.fault = 429
    state.reset = String(now / 1000 + 600)
    const until = new Date(now + 600_000).toISOString().slice(0, 16).replace('T', ' ')
    const refused = { state: 'refused', reason: `X takes no more posts before ${until} UTC` }
    expect(await open().publish('x')).toEqual(refused)
    state.fault = null
    expect(await open().publish('x')).toEqual(refused)
    expect(state.posts).toEqual([])
    now += 601_000
    expect((await open().publish('x')).state).toBe('published')
  })
  it('keeps secrets that only the same secret opens', () => {
    const sealed = seal('one', 'a token')
    expect([unseal('one', sealed), unseal('two', sealed), unseal('one', `A${sealed}`), unseal('one', '')]).toEqual([
      'a token',
      null,
      null,
      null,
    ])
    expect(seal('one', 'a token')).not.toBe(sealed)
  })
})

async function closedAddress(): Promise<string> {
  const gone = createServer()
  await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done))
  const { port } = gone.address() as AddressInfo // listens on TCP, so it has a port
  await close(gone)
  return `http://127.0.0.1:${port}`
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
