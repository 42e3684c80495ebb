/** Every route and verb, by everybody, over statements in every state, against the one table; and from other sites. */
import type { Decision, StatementFlags, Viewer } from '@topline/core/access/access.ts'
import { CALL_RULES, type CallRule, decideCall } from '@topline/core/access/calls.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { APPLE, SEEDED, seed, seedEarlierRelease, seedRelease } from '../../features/statements/seed.fixture.ts'
import { type RouteFact, routesOf } from '../route-table.ts'

const PERSONAS = ['free', 'past_due', 'hobby', 'pro', 'admin'] as const
type Persona = (typeof PERSONAS)[number] | 'anonymous'
const EVERYBODY: readonly Persona[] = ['anonymous', ...PERSONAS]

const viewer = (more: Partial<Viewer>): Viewer => ({
  id: 1,
  is_admin: false,
  subscription_status: null,
  service_name: null,
  ...more,
})
const VIEWERS: Readonly<Record<Persona, Viewer | null>> = {
  anonymous: null,
  free: viewer({}),
  past_due: viewer({ subscription_status: 'past_due', service_name: 'Hobby' }),
  hobby: viewer({ subscription_status: 'active', service_name: 'Hobby' }),
  pro: viewer({ subscription_status: 'active', service_name: 'Pro' }),
  admin: viewer({ is_admin: true }),
}
const flags = (more: Partial<StatementFlags>): StatementFlags => ({
  protected: false,
  showcase: false,
  is_under_revision: false,
  is_checked: true,
  ...more,
})
const STATES: readonly { name: string; accession: string; flags: StatementFlags }[] = [
  { name: 'free', accession: SEEDED.year, flags: flags({}) },
  { name: 'protected', accession: SEEDED.q2, flags: flags({ protected: true }) },
  { name: 'showcase', accession: SEEDED.showcase, flags: flags({ showcase: true }) },
  { name: 'under revision', accession: SEEDED.revision, flags: flags({ is_under_revision: true }) },
  { name: 'failed QC', accession: SEEDED.failed, flags: flags({}) },
]
/** What a call about a release is made for: a report is none, whoever asks. A free one closes with a quarter of its year. */
const RELEASES: typeof STATES = [
  { name: 'beside a protected quarter', accession: SEEDED.release, flags: flags({ protected: true }) },
  { name: 'protected', accession: SEEDED.earlierRelease, flags: flags({ protected: true }) },
]
/** Rules whose answer rests on the statement; every other call is made for things that do not exist. */
const ON_STATEMENTS: ReadonlySet<CallRule> = new Set(['figures', 'statement', 'flow', 'qc'])
const UNKNOWN: Readonly<Record<string, string>> = {
  accession: '0000000001-01-000001',
  key: 'no-such-thing',
  cik: '999999999',
  slug: 'no-such-list',
  company: APPLE,
  year: '2019',
  quarter: 'Q2',
  ticker: 'AAPL',
  id: '999999',
  version: '99',
  job_id: '00000000-0000-4000-8000-000000000000',
  sha256: '0'.repeat(64),
  token: 'x'.repeat(43),
  file: 'nothing.png',
  name: 'nothing.woff2',
  '*': 'nothing',
}
const QUERY: Readonly<Record<string, string>> = {
  'GET /api/filing/:accession/place': '?figure=total_revenue',
  'GET /payment/checkout': '?plan=pro&period=yearly',
  'GET /payment/demo/checkout': '?plan=pro&period=yearly',
  'POST /payment/demo/checkout': '?plan=pro&period=yearly',
}
/** They change the account that calls: it signs in anew afterwards. */
const ON_ONESELF = /^(POST \/auth\/|DELETE \/auth\/|POST \/payment\/demo)/

const SAYS: Readonly<Record<Exclude<Decision, 'ok'>, readonly string[]>> = {
  'sign-in': [DETAIL.notAuthenticated, DETAIL.authenticationRequired],
  subscribe: [DETAIL.activeSubscriptionRequired, DETAIL.accessDenied],
  'subscribe-pro': [DETAIL.proSubscriptionRequired],
  'under-revision': [DETAIL.accessDenied],
  'being-checked': [DETAIL.beingChecked],
  'admin-only': [DETAIL.adminOnly],
}

describe('the table of calls', () => {
  let database: Database
  let test: TestApp
  const sessions = new Map<Persona, Record<string, string>>()
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    await seedRelease(database, { protected: false })
    await seedEarlierRelease(database, { protected: true })
    // Without a clock that moves, no limit of calls a minute runs out and in again within the test.
    test = await startTestApp(database)
    sessions.set('anonymous', fromOurPage)
    for (const persona of PERSONAS) sessions.set(persona, await test.signIn(persona))
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })

  let calls = 0
  async function call(route: RouteFact, persona: Persona, accession?: string) {
    const name = `${route.method} ${route.url}`
    const headers = sessions.get(persona) ?? fromOurPage
    const path = route.url.replace(/:(\w+)|\*/g, (all, parameter: string | undefined) =>
      accession && (parameter === 'accession' || parameter === 'key') ? accession : (UNKNOWN[parameter ?? all] ?? all),
    )
    const answer = await test.app.inject({
      method: route.method as 'GET',
      url: `${path}${QUERY[name] ?? ''}`,
      headers,
      // each from another address of this machine, so that limits by address do not answer instead
      remoteAddress: `127.9.${(++calls >> 8) & 255}.${calls & 255}`,
      ...(route.method === 'GET' ? {} : { payload: {} }),
    })
    if (ON_ONESELF.test(name) && persona !== 'anonymous') sessions.set(persona, await test.signIn(persona))
    return answer
  }

  it('has a row for every route, and no row for a route that is gone', () => {
    const registered = routesOf(test.app).map((route) => `${route.method} ${route.url}`)
    expect(registered.filter((name) => !CALL_RULES.has(name) && !isFile(name))).toEqual([])
    // Whether the pages are built decides over these.
    const gone = [...CALL_RULES.keys()].filter((name) => !registered.includes(name) && !/\*|:file$/.test(name))
    expect(gone).toEqual([])
  })

  it('lets everybody do what their row says, and nothing else', { timeout: 600_000 }, async () => {
    const wrong: string[] = []
    let asked = 0
    for (const route of routesOf(test.app)) {
      const name = `${route.method} ${route.url}`
      const rule = CALL_RULES.get(name)
      if (!rule || rule === 'own-proof' || rule === 'where-offered' || isFile(name)) continue
      const states = route.url.startsWith('/api/release/') ? RELEASES : STATES
      for (const state of ON_STATEMENTS.has(rule) ? states : [null]) {
        for (const persona of rule === 'public' ? (['anonymous', 'admin'] as const) : EVERYBODY) {
          const expected = decideCall(rule, VIEWERS[persona], 'plans', state?.flags ?? null)
          const answer = await call(route, persona, state?.accession)
          const detail = detailOf(answer.body)
          asked++
          if (!fits(expected, answer.statusCode, detail)) {
            wrong.push(`${name} ${state?.name ?? ''} as ${persona}: ${expected}, yet ${answer.statusCode} ${detail}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(600)
  })

  it('opens nothing by a call that proves itself otherwise, whoever is signed in', async () => {
    for (const route of routesOf(test.app).filter(
      (one) => CALL_RULES.get(`${one.method} ${one.url}`) === 'own-proof',
    )) {
      if (route.url === '/metrics') continue // this machine may read them; see the test of the web server
      for (const persona of ['anonymous', 'admin'] as const) {
        const { statusCode } = await call(route, persona)
        expect([route.url, persona, [400, 401, 404, 405, 415, 422].includes(statusCode)]).toEqual([
          route.url,
          persona,
          true,
        ])
      }
    }
  })

  it('refuses every call that changes something when it comes from another site', { timeout: 120_000 }, async () => {
    const mutating = routesOf(test.app).filter((one) => one.method !== 'GET' && !one.ownProof)
    expect(mutating.length).toBeGreaterThan(50)
    const spelled = mutating.flatMap((route) => spellings(pathFor(route)).map((url) => ({ route, url })))
    const { cookie = '' } = sessions.get('admin') ?? {}
    const { host } = fromOurPage
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:3000.evil.example' },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.127.0.0.1:3000' },
    ]
    const passed: string[] = []
    for (const { route, url } of spelled) {
      for (const headers of foreign) {
        const answer = await test.app.inject({
          method: route.method as 'POST',
          url,
          headers: { host, cookie, ...headers },
          payload: headers['content-type'] ? '{}' : {},
        })
        if (answer.statusCode !== 403 || detailOf(answer.body) !== 'This call came from another site') {
          passed.push(`${route.method} ${url} ${JSON.stringify(headers)}: ${answer.statusCode}`)
        }
      }
    }
    expect(passed).toEqual([])
  })

  it('keeps what it reads for a person out of shared caches, however the address is spelled', async () => {
    const headers = sessions.get('admin') ?? {}
    const reads = routesOf(test.app).filter((one) => one.method === 'GET' && one.url.startsWith('/api/admin/'))
    expect(reads.length).toBeGreaterThan(5)
    const kept: string[] = []
    for (const url of reads.flatMap((route) => spellings(pathFor(route)))) {
      const answer = await test.app.inject({ url, headers })
      if (!/no-store/.test(String(answer.headers['cache-control']))) kept.push(url)
    }
    expect(kept).toEqual([])
  })

  it('counts every spelling of an address under one limit, and answers an unknown one as a call', async () => {
    const ask = (url: string) => test.app.inject({ url, headers: fromOurPage, remoteAddress: '127.77.0.1' })
    const [plain = '', ...others] = spellings('/api/version')
    for (let i = 0; i < 600; i++) await ask(others[i % others.length] ?? plain)
    for (const url of spellings('/api/version')) expect([url, (await ask(url)).statusCode]).toEqual([url, 429])
    const unknown = await test.app.inject({ url: '/%61pi/nothing', headers: fromOurPage })
    expect([unknown.statusCode, detailOf(unknown.body)]).toEqual([404, 'Not found'])
  })
})

const pathFor = (route: RouteFact) =>
  route.url.replace(/:(\w+)/g, (_all, parameter: string) => UNKNOWN[parameter] ?? 'x')

/** One address in the ways that the router takes for the same: first, middle or every letter of its room encoded. */
function spellings(path: string): string[] {
  const [, room = '', ...rest] = path.split('/')
  const encode = (letters: string) => letters.replace(/[a-z]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  const upper = (letters: string) => encode(letters).toUpperCase()
  const rooms = [room, encode(room.slice(0, 1)) + room.slice(1), room.slice(0, 1) + encode(room.slice(1)), upper(room)]
  return rooms.map((one) => ['', one, ...rest].join('/'))
}

/** The files of the built web at the root, such as the icon. */
const isFile = (name: string) => /^GET \/[\w.-]+\.(svg|ico|png|txt|webmanifest|js)$/.test(name) && !CALL_RULES.has(name)

function detailOf(body: string): string {
  try {
    const read: unknown = JSON.parse(body)
    return read !== null && typeof read === 'object' && 'detail' in read ? String(read.detail) : ''
  } catch {
    return ''
  }
}

function fits(expected: Decision, status: number, detail: string): boolean {
  if (status === 429 || status === 500) return false
  if (expected === 'ok') return status !== 401 && status !== 403
  const code = expected === 'sign-in' ? 401 : 403
  return status === code && SAYS[expected].includes(detail)
}
