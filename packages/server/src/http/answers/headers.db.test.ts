/** Headers as the HTTP Observatory of MDN scores them, on every sort of answer, behind https with a proxy in front. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { makeLoginLink } from '../../features/accounts/service.ts'
import { APPLE, SEEDED, seed } from '../../features/statements/seed.fixture.ts'

type Headers = Record<string, string>

/**
 * The rules of the HTTP Observatory (scoring table of MDN), as far as one answer shows them: 100 to begin with,
 * penalties off, bonuses on. What needs the outside (preload list, redirect from http) counts 0.
 */
function score(headers: Headers, cookies: readonly string[]): { points: number; notes: string[] } {
  const notes: string[] = []
  let points = 100
  const count = (n: number, note: string) => {
    points += n
    notes.push(`${n > 0 ? '+' : ''}${n} ${note}`)
  }
  const policy = directivesOf(headers['content-security-policy'] ?? '')
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? []
  if (policy.size === 0) count(-25, 'no CSP')
  else if (sources('script-src').some((s) => /unsafe-inline|^data:|^\*$|^https?:$/.test(s)))
    count(-20, 'unsafe scripts')
  else if (sources('script-src').includes("'unsafe-eval'")) count(-10, 'eval')
  else if (sources('object-src').some((s) => s !== "'none'" && s !== "'self'")) count(-20, 'unsafe objects')
  else if (sources('style-src').some((s) => /unsafe-inline/.test(s))) count(0, 'unsafe styles')
  else count(policy.get('default-src')?.join() === "'none'" ? 10 : 5, 'CSP')
  for (const [name, from] of policy) {
    if (from.some((s) => s.startsWith('http:'))) count(-20, `insecure source in ${name}`)
  }
  if (policy.has('frame-ancestors')) count(5, 'frame-ancestors')
  else if (!/^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')) count(-20, 'frames')
  for (const cookie of cookies) {
    if (!/; Secure/i.test(cookie)) count(-20, 'cookie without Secure')
    if (!/; HttpOnly/i.test(cookie)) count(-30, 'cookie without HttpOnly')
    if (/; SameSite=(Lax|Strict)/i.test(cookie)) count(5, 'cookie with SameSite')
  }
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1)
  if (age < 0) count(-20, 'no HSTS')
  else if (age < 15_768_000) count(-10, 'HSTS under six months')
  const referrer = headers['referrer-policy'] ?? ''
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)) count(5, 'referrer')
  else if (referrer !== '') count(-5, 'referrer policy that tells')
  if (headers['x-content-type-options'] !== 'nosniff') count(-5, 'sniffing')
  const corp = headers['cross-origin-resource-policy']
  if (corp === 'same-origin' || corp === 'same-site') count(10, 'CORP')
  else if (corp === 'cross-origin') count(0, 'CORP open')
  if (headers['access-control-allow-origin'] === '*') count(-50, 'CORS open')
  return { points, notes }
}

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

const PATHS = [
  '/',
  `/company/${APPLE}`,
  `/filing/${SEEDED.year}`,
  '/pricing',
  '/account',
  '/p',
  '/no/such/page',
  '/api/stats',
  '/api/docs',
  '/api/no-such-call',
  `/api/income-statement/${SEEDED.q2}`,
  '/auth/me',
  '/auth/options',
  '/payment/subscription',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  `/og/filing/${SEEDED.showcase}.png`,
  '/healthz',
]

describe.each([
  ['without Google', {}],
  ['with Google', { GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com' }],
])('headers %s', (_name, env: Record<string, string>) => {
  const PROXY = {
    host: 'topline.example',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'topline.example',
  }
  let database: Database
  let test: TestApp
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    test = await startTestApp(database, { env: { PUBLIC_URL: 'https://topline.example', TRUST_PROXY: '1', ...env } })
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const get = (url: string) => test.app.inject({ url, headers: PROXY })

  it('reach 125 points on every sort of answer', async () => {
    const low: string[] = []
    for (const path of PATHS) {
      const answer = await get(path)
      const { points, notes } = score(answer.headers as Headers, [answer.headers['set-cookie'] ?? []].flat())
      if (points < 125) low.push(`${path} (${answer.statusCode}): ${points}: ${notes.join(', ')}`)
    }
    expect(low).toEqual([])
  })

  it('name no program and no version', async () => {
    for (const path of PATHS) {
      const { headers } = await get(path)
      expect([path, headers.server, headers['x-powered-by']]).toEqual([path, undefined, undefined])
    }
  })

  it('let nothing of strangers in, and Google only where it is configured', async () => {
    const { headers } = await get('/')
    const policy = directivesOf(String(headers['content-security-policy']))
    const foreign = [...policy.values()].flat().filter((source) => source.startsWith('http'))
    const isGoogle = env.GOOGLE_CLIENT_ID !== undefined
    expect(
      foreign.every((source) => /^https:\/\/(accounts\.google\.com\/gsi\/|\*\.googleusercontent\.com)/.test(source)),
    ).toBe(true)
    expect(foreign.length > 0).toBe(isGoogle)
    expect(policy.get('script-src')?.filter((source) => /unsafe/.test(source))).toEqual([])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
    expect(headers['cross-origin-opener-policy']).toBe(isGoogle ? 'same-origin-allow-popups' : 'same-origin')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('give a cookie that only this host, only https and no script can use', async () => {
    const link = new URL(await makeLoginLink(test.ctx, 'ada@example.com'))
    const answer = await test.app.inject({
      method: 'POST',
      url: link.pathname,
      headers: { ...PROXY, origin: 'https://topline.example' },
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-topline=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(score(answer.headers as Headers, [String(answer.headers['set-cookie'])]).points).toBeGreaterThanOrEqual(130)
  })

  it('let other sites frame nothing but the embed', async () => {
    for (const path of PATHS) {
      expect([path, (await get(path)).headers['content-security-policy']]).not.toEqual([
        path,
        expect.stringContaining('frame-ancestors *'),
      ])
    }
    const embed = (await get(`/embed/filing/${SEEDED.showcase}`)).headers
    expect(embed['content-security-policy']).toContain('frame-ancestors *')
  })
})
