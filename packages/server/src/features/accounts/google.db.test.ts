import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { base64url, type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { users } from '../../db/schema.ts'

const CLIENT = 'client.apps.example'

/** An issuer of ID tokens on loopback, with Google's shapes. */
async function startIssuer() {
  const keys = new Map<string, CryptoKey>()
  const published: object[] = []
  let isDown = false
  let asked = 0
  const server: Server = createServer((_request, response) => {
    asked++
    response.statusCode = isDown ? 503 : 200
    response.setHeader('content-type', 'application/json')
    response.end(isDown ? 'away' : JSON.stringify({ keys: published }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function addKey(kid: string, alg = 'RS256', isPublic = true) {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
    keys.set(kid, privateKey)
    const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
    if (isPublic) published.push(jwk)
    return jwk
  }
  const key = (kid: string) => {
    const found = keys.get(kid)
    if (!found) throw new Error(`no key ${kid}`)
    return found
  }
  return {
    url,
    addKey,
    key,
    published,
    setDown: (value: boolean) => {
      isDown = value
    },
    asked: () => asked,
    stop: () => new Promise((done) => server.close(done)),
  }
}

describeOnBoth('sign-in with Google', ({ database }) => {
  let now = new Date('2026-03-01T12:00:00Z')
  const second = () => Math.floor(now.getTime() / 1000)
  let issuer: Awaited<ReturnType<typeof startIssuer>>
  let test: TestApp
  let address = 0
  beforeAll(async () => {
    issuer = await startIssuer()
    await issuer.addKey('one')
    test = await startTestApp(database(), {
      env: {
        GOOGLE_CLIENT_ID: CLIENT,
        GOOGLE_ISSUER: issuer.url,
        GOOGLE_JWKS_URL: `${issuer.url}/certs`,
        ADMIN_EMAILS: 'boss@example.com',
      },
      now: () => now,
    })
  })
  afterAll(async () => {
    await test.close()
    await issuer.stop()
  })

  const nonce = async (): Promise<string> =>
    (
      await test.app.inject({
        url: '/auth/google/nonce',
        headers: fromOurPage,
        remoteAddress: `10.0.${address >> 8}.${address++ & 255}`,
      })
    ).json().nonce
  const claims = async (more: JWTPayload = {}): Promise<JWTPayload> => ({
    iss: issuer.url,
    aud: CLIENT,
    azp: CLIENT,
    sub: '1000001',
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada Lovelace',
    picture: 'https://lh3.googleusercontent.com/a/ada',
    iat: second(),
    exp: second() + 3600,
    nonce: await nonce(),
    ...more,
  })
  const signed = (payload: JWTPayload, header: object = {}, kid = 'one') =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header }).sign(issuer.key(kid))
  const post = (credential: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/auth/google/callback',
      headers: { ...fromOurPage, ...headers },
      remoteAddress: `10.1.${address >> 8}.${address++ & 255}`,
      payload: { credential },
    })
  const without = async (claim: string) => {
    const { [claim]: _left, ...rest } = await claims()
    return rest
  }

  it('signs in with a good token, once', async () => {
    const token = await signed(await claims())
    const answer = await post(token)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { name: 'Ada Lovelace', email: 'ada@example.com', is_admin: false, subscription_status: null },
    ])
    expect(answer.headers['set-cookie']).toMatch(/^topline=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    expect((await post(token)).statusCode).toBe(401)
  })

  it('refuses forged tokens, each with the same sentence and no session', async () => {
    await issuer.addKey('unpublished', 'RS256', false)
    await issuer.addKey('elliptic', 'ES256')
    const hmac = (payload: JWTPayload, secret: string) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(new TextEncoder().encode(secret))
    const unsigned = (header: object, payload: JWTPayload) =>
      `${base64url.encode(JSON.stringify(header))}.${base64url.encode(JSON.stringify(payload))}.`
    const good = await signed(await claims())
    const [head = '', body = '', mark = ''] = good.split('.')
    const changed = base64url.encode(JSON.stringify({ ...(await claims()), email: 'boss@example.com' }))
    const publicKey = JSON.stringify(issuer.published[0])
    const forged: [string, unknown][] = [
      ['not a token', 'not.a.token'],
      ['nothing between the dots', '..'],
      ['very long', `${'a'.repeat(20_000)}.b.c`],
      ['changed payload', `${head}.${changed}.${mark}`],
      ['changed signature', `${head}.${body}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`],
      ['no signature', `${head}.${body}.`],
      ['alg none', unsigned({ alg: 'none' }, await claims())],
      ['alg None', unsigned({ alg: 'None', kid: 'one' }, await claims())],
      ['HS256 with the public key as secret', await hmac(await claims(), publicKey)],
      ['HS256 with the client id as secret', await hmac(await claims(), CLIENT)],
      ['unknown key id', await signed(await claims(), {}, 'unpublished')],
      ['another key under a known id', await signed(await claims(), { kid: 'one' }, 'unpublished')],
      [
        'own key in the header',
        await signed(await claims(), { jwk: await exportJWK(issuer.key('unpublished')) }, 'unpublished'),
      ],
      ['own key set in the header', await signed(await claims(), { jku: `${issuer.url}/mine` }, 'unpublished')],
      ['an algorithm we do not take', await signed(await claims(), { alg: 'ES256' }, 'elliptic')],
      ['an extension we do not know', await signed(await claims(), { crit: ['exp'], exp: 1 }).catch(() => 'a.b.c')],
      ['wrong issuer', await signed(await claims({ iss: 'https://accounts.evil.example' }))],
      ['issuer with a slash', await signed(await claims({ iss: `${issuer.url}/` }))],
      ['no issuer', await signed(await without('iss'))],
      [
        'Google itself, which is not the issuer here',
        await signed(await claims({ iss: 'https://accounts.google.com' })),
      ],
      ['wrong audience', await signed(await claims({ aud: 'other.apps.example' }))],
      ['several audiences', await signed(await claims({ aud: [CLIENT, 'other.apps.example'] }))],
      ['no audience', await signed(await without('aud'))],
      ['made for another party', await signed(await claims({ azp: 'other.apps.example' }))],
      ['expired', await signed(await claims({ iat: second() - 3700, exp: second() - 100 }))],
      ['no expiry', await signed(await without('exp'))],
      ['issued in the future', await signed(await claims({ iat: second() + 600, exp: second() + 4200 }))],
      [
        'older than an hour, yet not expired',
        await signed(await claims({ iat: second() - 7200, exp: second() + 600 })),
      ],
      ['not valid yet', await signed(await claims({ nbf: second() + 600 }))],
      ['no time of issue', await signed(await without('iat'))],
      ['no nonce', await signed(await without('nonce'))],
      ['a made-up nonce', await signed(await claims({ nonce: 'abc' }))],
      ['a nonce with another signature', await signed(await claims({ nonce: `${(await nonce()).slice(0, -3)}AAA` }))],
      ['a nonce with a longer life', await signed(await claims({ nonce: (await nonce()).replace(/^\d/, '9') }))],
      ['no subject', await signed(await without('sub'))],
      ['an empty subject', await signed(await claims({ sub: '' }))],
      ['no address', await signed(await without('email'))],
      ['an address that is none', await signed(await claims({ email: 'boss' }))],
      ['an address Google has not verified', await signed(await claims({ email_verified: false }))],
      ['an address that folds into another', await signed(await claims({ email: '\u212Aate@example.com' }))],
      ['an address like an administrator’s', await signed(await claims({ email: 'bo\u017Fs@example.com' }))],
      ['a name that cannot be stored', await signed(await claims({ name: 'Ada\0' }))],
      ['a subject that cannot be stored', await signed(await claims({ sub: '1\0' }))],
      ['verified in words', await signed(await claims({ email_verified: 'true' }))],
    ]
    expect(forged.length).toBeGreaterThanOrEqual(25)
    for (const [name, credential] of forged) {
      const answer = await post(credential)
      expect([name, answer.statusCode, answer.json().detail]).toEqual([
        name,
        401,
        'Google did not confirm this sign-in. Please try again.',
      ])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('names what is wrong with a body that is none', async () => {
    for (const body of [undefined, '', 7, null]) expect((await post(body)).statusCode).toBe(422)
  })

  it('refuses a nonce that is too old', async () => {
    const old = await nonce()
    now = new Date(now.getTime() + 3_600_000)
    expect((await post(await signed(await claims({ nonce: old })))).statusCode).toBe(401)
  })

  it('takes no nonce twice, also in another token', async () => {
    const one = await nonce()
    expect((await post(await signed(await claims({ nonce: one })))).statusCode).toBe(200)
    expect((await post(await signed(await claims({ nonce: one, jti: 'another' })))).statusCode).toBe(401)
  })

  it('stays with the Google account when its address changes, and gives no address to another account', async () => {
    const ada = (await post(await signed(await claims()))).json()
    const moved = (await post(await signed(await claims({ email: 'ada@new.example' })))).json()
    expect(moved.id).toBe(ada.id)
    const taken = await post(await signed(await claims({ sub: '2000002' })))
    expect([taken.statusCode, taken.json().detail]).toEqual([403, 'This address belongs to another account here'])
  })

  it('joins an account that a sign-in link made', async () => {
    const [made] = await database().db.insert(users).values({ name: 'grace', email: 'grace@example.com' }).returning()
    const answer = await post(await signed(await claims({ sub: '3', email: 'Grace@Example.com', name: 'Grace' })))
    expect(answer.json()).toMatchObject({ id: made?.id, name: 'Grace', email: 'grace@example.com' })
  })

  it('makes the named address an admin, not the address a known account moves to', async () => {
    expect((await post(await signed(await claims({ sub: '4', email: 'Boss@example.com' })))).json().is_admin).toBe(true)
    const [ada] = await database().db.select().from(users).where(eq(users.email, 'ada@example.com'))
    expect(ada?.is_admin).toBe(false)
  })

  it('makes a new session at each sign-in and ends the one before', async () => {
    const first = await post(await signed(await claims()))
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const second = await post(await signed(await claims()), { cookie })
    const next = String(second.headers['set-cookie']).split(';')[0] ?? ''
    expect(next).not.toBe(cookie)
    const me = (one: string) => test.app.inject({ url: '/auth/me', headers: { ...fromOurPage, cookie: one } })
    expect((await me(cookie)).json()).toBeNull()
    expect((await me(next)).json().email).toBe('ada@example.com')
  })

  it('takes a fixed cookie of a stranger for nothing', async () => {
    const fixed = `topline=${'A'.repeat(43)}`
    const answer = await post(await signed(await claims()), { cookie: fixed })
    expect(String(answer.headers['set-cookie'])).not.toContain('A'.repeat(43))
  })

  it('offers no demo where Google is configured', async () => {
    const options = (await test.app.inject({ url: '/auth/options', headers: fromOurPage })).json()
    expect(options).toMatchObject({ demo: false, google_client_id: CLIENT })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/auth/demo',
      headers: fromOurPage,
      payload: { persona: 'admin' },
    })
    expect(answer.statusCode).toBe(403)
  })
})
