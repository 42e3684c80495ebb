import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { apiKeys, users } from '../../db/schema.ts'
import { EXAMPLES } from '../../http/openapi/openapi-guide.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

describeOnBoth('API keys', ({ database }) => {
  let test: TestApp
  let pro: Record<string, string> = {}
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { env: { DEMO: '1' } })
    pro = await test.signIn('pro')
  })
  afterAll(() => test.close())
  const make = (headers: Record<string, string>, body: object) =>
    test.app.inject({ method: 'POST', url: '/api/keys', headers, payload: body })
  const withKey = (key: string, url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', payload?: object) =>
    test.app.inject({ method, url, headers: { authorization: `Bearer ${key}` }, ...(payload ? { payload } : {}) })

  it('are for Pro and admins', async () => {
    const refused = []
    for (const persona of ['free', 'hobby'] as const)
      refused.push((await make(await test.signIn(persona), { name: 'x' })).json().detail)
    expect(refused).toEqual(['Active subscription required', 'Pro subscription required'])
    const { cookie: _, ...visitor } = pro
    expect((await make(visitor, { name: 'x' })).statusCode).toBe(401)
    expect((await make(pro, { name: ' ' })).statusCode).toBe(422)
  })

  it('are shown once, stored as a digest, and read like their owner', async () => {
    const made = await make(pro, { name: 'Notebook' })
    expect(made.statusCode).toBe(201)
    const { key, prefix } = made.json()
    expect(key).toMatch(/^tl_[\w-]{43}$/)
    expect(key.startsWith(prefix)).toBe(true)
    const [row] = await database().db.select().from(apiKeys).where(eq(apiKeys.prefix, prefix))
    expect(JSON.stringify(row)).not.toContain(key)
    const listed = (await test.app.inject({ url: '/api/keys', headers: pro })).json()
    expect(listed).toMatchObject([{ name: 'Notebook', scopes: ['read'], last_used_at: null }])
    expect(JSON.stringify(listed)).not.toContain(key)
    const statement = await withKey(key, `/api/income-statement/${SEEDED.q2}`)
    expect([statement.statusCode, statement.json().total_revenue]).toEqual([200, 58_015])
    expect(statement.headers['cache-control']).toBe('private, no-store')
    const [used] = (await test.app.inject({ url: '/api/keys', headers: pro })).json()
    expect(used.last_used_at).not.toBeNull()
  })

  it('do only what their scopes say, and never administer', async () => {
    const read = (await make(pro, { name: 'reads', scopes: ['read'] })).json().key
    const both = (await make(pro, { name: 'both', scopes: ['read', 'analyse'] })).json().key
    const admin = (await make(await test.signIn('admin'), { name: 'admin', scopes: ['read', 'analyse'] })).json().key
    const body = { accession_numbers: [SEEDED.bare] }
    const NO = 'This API key may not do this'
    expect((await withKey(read, '/api/filing/request-analyses', 'POST', body)).json().detail).toBe(NO)
    expect((await withKey(both, '/api/filing/request-analyses', 'POST', body)).statusCode).toBe(200)
    for (const [method, url] of [
      ['GET', '/api/keys'],
      ['POST', '/api/keys'],
      ['DELETE', '/auth/me'],
      ['GET', '/auth/me/export'],
      ['POST', '/auth/logout'],
      ['POST', `/api/income-statement/${SEEDED.year}/protected`],
      ['DELETE', `/api/filing/${SEEDED.year}/messages`],
    ] as const) {
      const answer = await withKey(admin, url, method, method === 'GET' ? undefined : {})
      expect([url, answer.statusCode, answer.json().detail]).toEqual([url, 403, NO])
    }
    expect((await withKey(admin, '/api/filings/ongoing-analyses')).statusCode).toBe(403)
    expect((await withKey(admin, `/api/income-statement/${SEEDED.q2}`)).statusCode).toBe(200)
  })

  it('work as the documentation shows', async ({ annotate }) => {
    const note = (text: string) => void annotate(text)
    const isThere = (program: string) =>
      promisify(execFile)(program, ['--version']).then(
        () => true,
        () => false,
      )
    const { key, id } = (await make(pro, { name: 'example' })).json()
    const site = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const folder = mkdtempSync(join(tmpdir(), 'example-'))
    try {
      const file = join(folder, 'example.ts')
      writeFileSync(file, `${EXAMPLES.typescript}\nexport {}\n`)
      const env = { ...process.env, TOPLINE: site, TOPLINE_KEY: key }
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env, timeout: 50_000 })
      expect(stdout.trim()).toBe('2019 FY 260174000000 USD')
      const run = async (program: string, args: string[]) =>
        (await promisify(execFile)(program, args, { env, timeout: 50_000 })).stdout.trim()
      if (await isThere('curl')) {
        const [filing] = JSON.parse(await run('sh', ['-c', EXAMPLES.curl]))
        expect(filing.income_statement).toMatchObject({ period_code: '2019 FY', total_revenue: 260_174 })
      } else note('curl is not on this machine: its example was not run')
      if (await isThere('python3'))
        expect(await run('python3', ['-c', EXAMPLES.python])).toBe('2019 FY 260174000000 USD')
      else note('python3 is not on this machine: its example was not run')
    } finally {
      rmSync(folder, { recursive: true })
      await test.app.inject({ method: 'DELETE', url: `/api/keys/${id}`, headers: pro })
    }
    for (const example of Object.values(EXAMPLES)) expect(example).toContain('/api/company/320193/income-statement')
    const page = await test.app.inject({ url: '/api/docs' })
    expect(page.body).toContain('id="keys"')
    expect(page.body).toContain('id="mcp"')
  })

  it('end with the plan, when revoked, and after ten', async () => {
    const key = (await make(pro, { name: 'short' })).json()
    const { db } = database()
    await db.update(users).set({ subscription_status: 'past_due' }).where(eq(users.demo_persona, 'pro'))
    expect((await withKey(key.key, '/api/stats')).json().detail).toBe('Pro subscription required')
    await db.update(users).set({ subscription_status: 'active' }).where(eq(users.demo_persona, 'pro'))
    expect((await withKey(key.key, '/api/stats')).statusCode).toBe(200)
    const revoke = (headers: Record<string, string>) =>
      test.app.inject({ method: 'DELETE', url: `/api/keys/${key.id}`, headers })
    expect((await revoke(await test.signIn('free'))).statusCode).toBe(404)
    expect((await revoke(pro)).statusCode).toBe(204)
    expect((await withKey(key.key, '/api/stats')).json().detail).toBe('This API key is not known or was revoked')
    expect((await withKey('tl_0123456789012345678901234567890123456789abc', '/api/stats')).statusCode).toBe(401)
    let last = await make(pro, { name: 'many' })
    for (let i = 0; i < 12 && last.statusCode === 201; i++) last = await make(pro, { name: 'many' })
    expect([last.statusCode, last.json().detail]).toEqual([409, 'At most 10 keys; revoke one first'])
  })
})
